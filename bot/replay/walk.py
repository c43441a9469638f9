"""A match played again, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.replay.record import Record
from bot.uno.actions import Action
from bot.uno.errors import Illegal, RuleError
from bot.uno.events import Event
from bot.uno.match import Match
from bot.uno.ruleset import RuleSet


class WalkError(ValueError):
    """A record that cannot be played. `step` is the move that does not fit, 0 where the match cannot even begin."""

    def __init__(self, step: int, reason: str) -> None:
        super().__init__(f"move {step}: {reason}")
        self.step = step
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Step:
    """Where the match stands after so many moves, and what the last of them caused."""

    number: int
    match: Match
    events: tuple[Event, ...]
    seat: int | None = None
    action: Action | None = None


def steps(record: Record) -> Iterator[Step]:
    """The match after the deal, then after each move. Raises WalkError at the first move that the rules refuse."""
    try:
        match, events = Match.started(RuleSet.parse(record.rules), len(record.players), record.seed, record.host)
    except RuleError as error:
        raise WalkError(0, str(error)) from None
    yield Step(0, match, tuple(events))
    for number, (seat, action) in enumerate(record.moves, 1):
        try:
            match, events = match.step(seat, action)
        except Illegal as error:
            raise WalkError(number, str(error)) from None
        yield Step(number, match, tuple(events), seat, action)
