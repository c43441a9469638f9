"""Ende ohne 0."""

from bot.uno.cards import Card
from bot.uno.errors import Reason
from bot.uno.options import Flag
from bot.uno.rule import Rule, hook


class NoFinishZero(Rule):
    """A zero cannot be the last card; it counts as not playable then."""

    source = "V22; 4 step 4"
    no_finish_zero = Flag("end")

    @hook("bars_finish")
    def bars(self, card: Card) -> Reason | None:
        return Reason("no-finish-zero") if card.face == "0" else None
