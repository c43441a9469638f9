"""Whether a seven, zero or wild swap played last still moves hands."""

from collections.abc import Mapping
from typing import Any

from bot.uno.actions import Play
from bot.uno.calls import EXIT, Duty
from bot.uno.options import Choice
from bot.uno.round import Round
from bot.uno.rule import DONE, GOES_ON, Leave, Rule, leaving
from bot.uno.ways import Way


class FinishEffect(Rule):
    """`apply`: the hands move first; whoever is empty afterwards is out (and owes the exit call where one is due)."""

    source = "C38, C57; 4.O.6; X06, X07"
    finish_effect = Choice("hands", "none", "apply")
    traits = {"moves_on_finish": True}

    @leaving(Leave.HANDS)
    def moves(self, round: Round, seat: int, play: Play | None, way: Way | None) -> str:
        if play is None or way is None or not way.hands:
            return GOES_ON
        for effect in way.hands:
            effect(round, seat, play)
        holder = next(each for each in (seat, *round.others(seat)) if not round.hands[each])
        if holder == seat or not round.book.exit_call:
            round.finish(holder)
            return DONE
        round.duties[holder] = Duty(EXIT, laid=False)
        round.advance(seat)
        return DONE

    def idle(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        return () if facts.get("moves_hands") else self.changed()
