"""Small honours of a finished match, from its log: the biggest penalty, the best catcher, the longest hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.replay.record import Record
from bot.replay.walk import steps
from bot.uno.events import Caught, Drew

SHOWN = 3
LEAST = {"penalty": 4, "catches": 1, "hand": 10, "drawn": 10}
"""The kinds in the order in which they are shown, and from which number on they are worth a line."""


@dataclass(frozen=True, slots=True)
class Honour:
    """Of one `kind`, this seat has the highest number, alone."""

    kind: str
    seat: int
    count: int


def honours(record: Record) -> tuple[Honour, ...]:
    """At most three honours; none that several share. Raises WalkError when the log cannot be played."""
    best: dict[str, Counter[int]] = {kind: Counter() for kind in LEAST}
    for step in steps(record):
        for event in step.events:
            if isinstance(event, Drew):
                best["drawn"][event.seat] += event.count
                if event.cause == "penalty":
                    best["penalty"][event.seat] = max(best["penalty"][event.seat], event.count)
            elif isinstance(event, Caught) and event.by is not None:
                best["catches"][event.by] += 1
        for seat, hand in enumerate(step.match.round.hands):
            best["hand"][seat] = max(best["hand"][seat], len(hand))
    found = [_winner(kind, numbers) for kind, numbers in best.items()]
    return tuple(honour for honour in found if honour is not None)[:SHOWN]


def _winner(kind: str, numbers: Counter[int]) -> Honour | None:
    ranked = numbers.most_common(2)
    if not ranked or ranked[0][1] < LEAST[kind] or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None
    return Honour(kind, *ranked[0])
