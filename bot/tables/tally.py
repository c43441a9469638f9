"""The tally of a round in play: what each seat has done so far that its scores tell of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from operator import attrgetter

from bot.uno.events import Caught, Challenged, Drew, Event, Pardoned, RoundBegan


@dataclass(frozen=True, slots=True)
class Tally:
    """Cards drawn, UNO calls of one's own that were missed and others' that one caught, challenges made.

    A penalty that was taken back was not drawn. A missed call that nobody reported is not one.
    """

    drawn: int = 0
    missed: int = 0
    caught: int = 0
    challenges_won: int = 0
    challenges_lost: int = 0


NOTHING = Tally()
_counts_of = attrgetter(*(field.name for field in fields(Tally)))
Tallies = tuple[Tally, ...]
"""By seat."""


def after(tallies: Tallies, events: Iterable[Event], seats: int) -> Tallies:
    """The tallies after these events; a new round begins with nothing."""
    found = list(tallies) or [NOTHING] * seats
    for event in events:
        match event:
            case RoundBegan():
                found = [NOTHING] * seats
            case Drew():
                found[event.seat] = replace(found[event.seat], drawn=found[event.seat].drawn + event.count)
            case Pardoned():
                found[event.seat] = replace(found[event.seat], drawn=found[event.seat].drawn - event.count)
            case Caught():
                found[event.seat] = replace(found[event.seat], missed=found[event.seat].missed + 1)
                if event.by is not None:
                    found[event.by] = replace(found[event.by], caught=found[event.by].caught + 1)
            case Challenged():
                by = found[event.by]
                found[event.by] = replace(
                    by,
                    challenges_won=by.challenges_won + event.guilty,
                    challenges_lost=by.challenges_lost + (not event.guilty),
                )
            case _:
                pass
    return tuple(found)


def dump(tallies: Tallies) -> list[list[int]]:
    """For JSON."""
    return [list(_counts_of(each)) for each in tallies]


def load(stored: Sequence[Sequence[int]]) -> Tallies:
    """The inverse of `dump`."""
    return tuple(Tally(*each) for each in stored)
