"""No valid call, no win."""

from bot.uno.actions import Play
from bot.uno.calls import UNO
from bot.uno.options import Flag
from bot.uno.round import Round
from bot.uno.rule import ACTS, GOES_ON, Leave, Rule, leaving
from bot.uno.ways import Way


class UnoRequired(Rule):
    """The last card without a call made before costs the penalty, and the round goes on with the card's effect.

    Two cards laid at once never left a single card, so they need no call (X31).
    """

    source = "C31; 4.O.1; 9"
    uno_required_to_win = Flag("uno")
    traits = {"call_needed": True}

    @leaving(Leave.CALLED)
    def must_have_called(self, round: Round, seat: int, play: Play | None, way: Way | None) -> str:
        if play is None or play.count > 1 or round.said[seat] == UNO:
            return GOES_ON
        if not round.gives(seat, round.book.call_penalty, "call"):
            return GOES_ON
        return ACTS
