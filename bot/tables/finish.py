"""The one path for every way in which a round, a match or a table can end.

What of it counts for the scores of the server is told by `bot.scores.ledger`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.store import MatchEnd, RoundRow, SeatResult
from bot.tables.changes import Change, Settings
from bot.tables.places import is_rated, seat_ends
from bot.tables.table import Ending, Stage, Table
from bot.tables.tally import NOTHING, Tallies
from bot.uno.actions import Action
from bot.uno.events import Event, MatchEnded, RoundEnded
from bot.uno.match import Match
from bot.uno.rules import scoring

STAGES = {"round": Stage.PLAYING, "break": Stage.BREAK, "over": Stage.OVER}

PLAYED, FORFEIT, ABANDONED = "played", "forfeit", "abandoned"


def settled(
    table: Table,
    events: Sequence[Event],
    actions: tuple[tuple[int | None, Action], ...],
    now: float,
    settings: Settings,
) -> Change:
    """The change of a step, with its round and match ended if they are.

    `table` holds the match after the step and already the next revision (one more if the table closes).
    """
    events = tuple(events)
    if not any(table.people()):
        change = closed(table, Ending.EMPTY, now)
        return replace(change, events=events, actions=actions)
    match = table.match
    assert match is not None
    assert table.match_id is not None
    stage = STAGES[match.stage]
    deadline = table.deadline
    if stage is not table.stage:
        deadline = _deadline(table, stage, now, settings)
    present = [index for index, seat in enumerate(table.seats) if seat.is_present]
    people = [index for index, seat in enumerate(table.seats) if seat.person is not None]
    return Change(
        table=replace(table, stage=stage, deadline=deadline),
        events=events,
        actions=actions,
        rounds=ended_rounds(table.match_id, match, events, table.tally, present, now),
        match_end=ended_match(table.match_id, match, people, present, now) if _has_ended(events) else None,
    )


def ended_rounds(
    match_id: int, match: Match, events: Sequence[Event], tallies: Tallies, present: Sequence[int], now: float
) -> tuple[RoundRow, ...]:
    """The round that these events ended, if any; `present` are the seats that were played by people.

    A round that a forfeit cut short was not played to its end: it is none.
    """
    ends = [event for event in events if isinstance(event, RoundEnded)]
    if match.forfeit:
        return ()
    return tuple(
        RoundRow(match_id, match.number, each.winner, _results(match, each, tallies, present), now) for each in ends
    )


def ended_match(match_id: int, match: Match, people: Sequence[int], present: Sequence[int], now: float) -> MatchEnd:
    """The end of a decided match; `people` are the seats at which people sat when it began."""
    return MatchEnd(
        match_id,
        FORFEIT if match.forfeit else PLAYED,
        now,
        seats=seat_ends(match, present, match.round.out),
        is_rated=is_rated(match, people, present),
    )


def closed(table: Table, ending: Ending, now: float) -> Change:
    """The table ends for good, at its next revision; a match that is not decided is abandoned."""
    match_end = None
    if table.is_running and table.match_id is not None:
        match_end = MatchEnd(table.match_id, ABANDONED, now)
    return Change(
        table=replace(
            table,
            stage=Stage.CLOSED,
            deadline=None,
            round_deadline=None,
            ending=ending,
            waiting=(),
            revision=table.revision + 1,
        ),
        match_end=match_end,
    )


def _deadline(table: Table, stage: Stage, now: float, settings: Settings) -> float:
    if stage is Stage.PLAYING:
        return now + table.turn_seconds
    if stage is Stage.BREAK and any(seat.is_present for seat in table.seats):
        return now + settings.break_seconds
    return now + settings.over_seconds


def _has_ended(events: Sequence[Event]) -> bool:
    return any(isinstance(event, MatchEnded) for event in events)


def _results(match: Match, end: RoundEnded, tallies: Tallies, present: Sequence[int]) -> tuple[SeatResult, ...]:
    """Points are given and taken where they are good: where the winner scores."""
    scores = match.rules.values["scoring"] == "winner"
    given = scoring.given(match.round, end.winner) if scores and end.winner is not None else [0] * match.seats
    return tuple(
        SeatResult(
            points=end.points[seat],
            taken=end.points[seat] if scores else 0,
            given=given[seat],
            drawn=tally.drawn,
            missed=tally.missed,
            caught=tally.caught,
            challenges_won=tally.challenges_won,
            challenges_lost=tally.challenges_lost,
            sat=seat in present,
        )
        for seat, tally in enumerate(tallies or [NOTHING] * match.seats)
    )
