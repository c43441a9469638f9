"""Reinholen: the player without cards stays in the order."""

from bot.uno.actions import Play
from bot.uno.events import WentOut
from bot.uno.options import Flag
from bot.uno.round import Round
from bot.uno.rule import ACTS, Leave, Rule, hook, leaving
from bot.uno.ways import Way


class PullBackIn(Rule):
    """Draw cards bring the ghost back; when the ghost's turn comes with nothing to draw, the round is won."""

    source = "V21; 4.O.3; X03, X12, X13"
    pull_back_in = Flag("end")
    traits = {"ghosts": True, "moves_on_finish": True}

    @leaving(Leave.STAYS)
    def becomes_ghost(self, round: Round, seat: int, play: Play | None, way: Way | None) -> str:
        round.say(WentOut, seat, 0)
        if play is None and round.turn == seat and round.debt is None:
            round.begin(seat)
        return ACTS

    @hook("turn_begins")
    def wins(self, round: Round, seat: int) -> bool:
        if round.hands[seat] or seat in round.duties:
            return False
        round.finish(seat)
        return True

    def breaks(self) -> frozenset[str]:
        return frozenset({"first_out_ends", "out_is_out"}) if self.on else frozenset()
