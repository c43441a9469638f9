"""The one path for every way in which a round, a match or a table can end.

What counts for the running scores of a server:

- a round counts when it is played to its end: its winner has one more round won, and everybody the points that
  the round gave (only where points are good, `scoring=winner`);
- a match counts when it is decided, by points or by forfeit, for everybody who sat there when it began, also
  for those who left; a match that nobody finished (the table was ended, the last person left) counts for
  nobody;
- only people are counted, and a seat that a computer player holds for somebody earns nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.store import MatchEnd, RoundRow, ScoreChange
from bot.tables.changes import Change, Settings
from bot.tables.table import Ending, Stage, Table
from bot.uno.actions import Action
from bot.uno.events import Event, MatchEnded, RoundEnded

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
    rounds = [event for event in events if isinstance(event, RoundEnded)]
    ends = [event for event in events if isinstance(event, MatchEnded)]
    return Change(
        table=replace(table, stage=stage, deadline=deadline),
        events=events,
        actions=actions,
        rounds=tuple(RoundRow(table.match_id, match.number, each.winner, each.points, now) for each in rounds),
        match_end=MatchEnd(table.match_id, FORFEIT if ends[-1].forfeit else PLAYED, now) if ends else None,
        scores=_scores(table, rounds, ends),
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


def _scores(table: Table, rounds: Sequence[RoundEnded], ends: Sequence[MatchEnded]) -> tuple[ScoreChange, ...]:
    counts_points = table.rules.values["scoring"] == "winner"
    if any(each.forfeit for each in ends):
        rounds = ()
    changes: list[ScoreChange] = []
    for index, seat in enumerate(table.seats):
        if seat.person is None:
            continue
        change = ScoreChange(
            table.guild,
            seat.person,
            seat.name,
            matches=len(ends),
            wins=sum(index in each.winners for each in ends) if seat.is_present else 0,
            rounds=sum(each.winner == index for each in rounds) if seat.is_present else 0,
            points=sum(each.points[index] for each in rounds) if seat.is_present and counts_points else 0,
        )
        if change.matches or change.rounds or change.points:
            changes.append(change)
    return tuple(changes)
