"""Farbwahl nicht als letzte Karte."""

from bot.uno.cards import WILD, Card
from bot.uno.errors import Reason
from bot.uno.options import Choice
from bot.uno.rule import Rule, hook


class NoFinishWild(Rule):
    """A plain wild, or no black card at all, can be the last card; it counts as not playable then."""

    source = "V23, C36; 4 step 4"
    no_finish_wild = Choice("end", "none", "wild", "all_black")

    @hook("bars_finish")
    def bars(self, card: Card) -> Reason | None:
        if card.face == WILD or (card.black and self.no_finish_wild == "all_black"):
            return Reason("no-finish-wild", {"card": card.name})
        return None
