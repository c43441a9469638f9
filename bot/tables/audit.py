"""Whether what is stored agrees with itself: every match is played again from its header and log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.store import ActionRow, MatchRow, Store, TableRow
from bot.store.archive import MatchSummary, ScoreCheck
from bot.tables.finish import ABANDONED, FORFEIT, PLAYED
from bot.tables.records import UnreadableError, is_same, steps_of, table_of
from bot.uno.events import MatchEnded, RoundEnded
from bot.uno.match import Match

CLOSED, DAMAGED = "closed", "damaged"

RoundFact = tuple[int, int | None, tuple[int, ...]]
"""A round's number, its winner, and what it gave each seat."""


@dataclass(slots=True)
class Audit:
    """What was looked at, and what is wrong, a sentence each. No sentence names a card."""

    tables: int = 0
    open_tables: int = 0
    matches: int = 0
    actions: int = 0
    scores: int = 0
    faults: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Replay:
    """A match as its header and log make it."""

    match: Match
    rounds: list[RoundFact]
    end: MatchEnded | None


async def audit(store: Store) -> Audit:
    """Play every stored match again and compare snapshots, rounds, endings and running scores. Raises StoreError."""
    rows = await store.archive.tables()
    present = [row for row in rows if row.stage not in (CLOSED, DAMAGED)]
    found = Audit(tables=len(rows), open_tables=len(present))
    found.faults += [f"table {row.id}: it could not be read and was set aside" for row in rows if row.stage == DAMAGED]
    played_at = {row.match: row for row in rows if row.stage != CLOSED and row.match is not None}
    for summary in await store.archive.matches():
        found.matches += 1
        header, log = await store.match_header(summary.id), await store.match_log(summary.id)
        assert header is not None
        found.actions += len(log)
        try:
            replay = _replayed(header, log)
        except UnreadableError as error:
            found.faults.append(str(error))
            continue
        kept = [
            (each.round, each.winner, tuple(seat.points for seat in each.seats))
            for each in await store.archive.rounds(summary.id)
        ]
        row = played_at.get(summary.id)
        faults = [*_wrong_ending(summary, replay, row), *_wrong_rounds(summary, replay, kept)]
        if row is not None and row.stage != DAMAGED:
            faults += _wrong_snapshot(row, replay, log)
        found.faults += [f"match {summary.id} of table {summary.table}: {fault}" for fault in faults]
    scores = await store.archive.scores()
    found.scores = len(scores)
    found.faults += _wrong_scores(scores)
    return found


def _replayed(header: MatchRow, log: list[ActionRow]) -> Replay:
    match: Match | None = None
    rounds: list[RoundFact] = []
    end: MatchEnded | None = None
    for match, events in steps_of(header, log):
        for event in events:
            if isinstance(event, RoundEnded):
                rounds.append((match.number, event.winner, event.points))
            elif isinstance(event, MatchEnded):
                end = event
    assert match is not None
    return Replay(match, rounds, end)


def _wrong_ending(summary: MatchSummary, replay: Replay, row: TableRow | None) -> Iterator[str]:
    """The note of the match's end against its log, which in an abandoned match has none, or its last leaver."""
    if summary.ending is None:
        if replay.end is not None:
            yield "its log ends it, but no ending is noted"
        elif row is None:
            yield "it has not ended, but no table plays it"
    elif summary.ending != ABANDONED:
        expected = None if replay.end is None else FORFEIT if replay.end.forfeit else PLAYED
        if summary.ending != expected:
            yield f"its ending is noted as {summary.ending}, its log says {expected or 'none'}"


def _wrong_rounds(summary: MatchSummary, replay: Replay, kept: Sequence[RoundFact]) -> Iterator[str]:
    """The noted rounds against the log. The round that ends because somebody leaves is not noted."""
    cut = summary.ending in (ABANDONED, FORFEIT) and len(replay.rounds) - len(kept) <= 1
    told = replay.rounds[: len(kept)] if cut else replay.rounds
    if list(kept) != told:
        yield f"its {len(kept)} noted rounds are not those of its log ({len(replay.rounds)})"


def _wrong_snapshot(row: TableRow, replay: Replay, log: Sequence[ActionRow]) -> Iterator[str]:
    if row.logged != len(log):
        yield f"its table counts {row.logged} actions, its log {len(log)}"
    try:
        table = table_of(row)
    except UnreadableError as error:
        yield str(error)
        return
    if table.match is None or not is_same(table.match, replay.match):
        yield "its log leads elsewhere than its table stands"


def _wrong_scores(scores: Sequence[ScoreCheck]) -> Iterator[str]:
    """Scores against the results that they are derived from."""
    for score in scores:
        if score.kept != score.counted:
            rules = f" by {score.preset}" if score.preset else ""
            yield (
                f"the score of player {score.player}{rules} in season {score.season} of server {score.guild} "
                "is not what the results come to"
            )
