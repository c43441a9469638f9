"""A wild draw four against the rules is refused."""

from bot.uno.actions import Play
from bot.uno.cards import WILD_DRAW_FOUR
from bot.uno.errors import Reason
from bot.uno.options import Flag
from bot.uno.round import Round
from bot.uno.rule import Rule, restricts


class Wild4Enforced(Rule):
    """An illegal wild draw four cannot be played, so there is nothing to challenge."""

    source = "V24, C34; X32"
    wild4_enforced = Flag("wild4")
    traits = {"bluff_barred": True}

    @restricts(WILD_DRAW_FOUR)
    def enforces(self, round: Round, seat: int, play: Play) -> Reason | None:
        rest = round.hands[seat].copy()
        for card in play.cards:
            rest.remove(card)
        guilty = round.book.judges(rest, round.shown, play.colour)
        return Reason("wild4-not-allowed") if guilty else None
