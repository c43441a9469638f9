"""Weiterspielen: play on for places."""

from bot.uno.actions import Play
from bot.uno.events import WentOut
from bot.uno.options import Flag
from bot.uno.round import Round
from bot.uno.rule import ACTS, DONE, Leave, Rule, leaving
from bot.uno.ways import Way


class PlayOn(Rule):
    """Who is out takes the next place and the others go on until one is left; the first out is the winner.

    The points are those in the hands at the moment the first goes out, before the last card's effect (9).
    """

    source = "V18; 4.O.4; 9; X25"
    play_on = Flag("end")
    traits = {"places": True}

    @leaving(Leave.STAYS)
    def takes_place(self, round: Round, seat: int, play: Play | None, way: Way | None) -> str:
        if not round.out:
            round.notes["purse"] = tuple(round.value(each) for each in range(round.book.seats))
        round.out = (*round.out, seat)
        round.said[seat] = None
        round.say(WentOut, seat, len(round.out))
        round.drop(seat)
        if len(round.order) < 2:
            round.out = (*round.out, *round.order)
            round.finish(round.out[0])
            return DONE
        if play is None and round.turn == seat:
            round.advance(seat)
        return ACTS

    def needs(self) -> frozenset[str]:
        return frozenset({"out_is_out"}) if self.on else frozenset()

    def breaks(self) -> frozenset[str]:
        return frozenset({"first_out_ends"}) if self.on else frozenset()
