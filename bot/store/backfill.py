"""The part of the store for matches from before there were seasons: read in portions, written back as they count now.

A portion is one transaction and takes its matches off the list, so that it can stop at any moment and go on later.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass

from bot.store import matches, sql
from bot.store.database import Database
from bot.store.rows import ActionRow, MatchEnd, MatchRow, RoundRow


@dataclass(frozen=True, slots=True)
class OldRound:
    """A round as it was kept: points by seat."""

    round: int
    winner: int | None
    at: float
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OldMatch:
    """A match as it was kept; `ended_at` is None while it runs."""

    header: MatchRow
    ended_at: float | None
    ending: str | None
    rounds: tuple[OldRound, ...]
    log: tuple[ActionRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenUp:
    """What of an old match counts: its rounds, and its end where it was decided."""

    match: OldMatch
    preset: str
    counts: bool
    rounds: tuple[RoundRow, ...] = ()
    end: MatchEnd | None = None


class Backfill:
    """Matches that were not taken up yet. Every method may raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self) -> int:
        """How many there are."""
        return (await self._database.read("SELECT count(*) FROM match WHERE counts IS NULL"))[0][0]

    async def portion(self, limit: int) -> list[OldMatch]:
        """The oldest of them, with all that is known."""
        ends: dict[int, tuple[float | None, str | None]] = {
            match: (ended_at, ending)
            for match, ended_at, ending in await self._database.read(
                "SELECT id, ended_at, ending FROM match WHERE counts IS NULL ORDER BY id LIMIT ?", (limit,)
            )
        }
        if not ends:
            return []
        span = (min(ends), max(ends))
        rounds, logs = await self._rounds(span), await matches.logs(self._database, *span)
        return [
            OldMatch(header, *ends[header.id], tuple(rounds.get(header.id, ())), tuple(logs.get(header.id, ())))
            for header in await matches.headers(self._database, *span)
            if header.id in ends
        ]

    async def _rounds(self, span: tuple[int, int]) -> dict[int, list[OldRound]]:
        points: dict[tuple[int, int], list[int]] = {}
        for match, round, count in await self._database.read(
            "SELECT match, round, points FROM seat_result WHERE match BETWEEN ? AND ? ORDER BY match, round, seat", span
        ):
            points.setdefault((match, round), []).append(count)
        found: dict[int, list[OldRound]] = {}
        for match, round, winner, at in await self._database.read(
            "SELECT match, round, winner, ended_at FROM round_result WHERE match BETWEEN ? AND ? ORDER BY match, round",
            span,
        ):
            found.setdefault(match, []).append(OldRound(round, winner, at, tuple(points.get((match, round), ()))))
        return found

    async def take_up(self, taken: list[TakenUp]) -> None:
        """Write what counts of these matches; their seasons are to be counted anew."""
        unit: sql.Unit = []
        for each in taken:
            unit += _unit_of(each)
        await self._database.write(unit)


def _unit_of(taken: TakenUp) -> sql.Unit:
    match, end = taken.match.header, taken.end
    people = [owner for owner in match.owners if owner.person is not None]
    decided = end is not None and bool(end.seats)
    unit: sql.Unit = [(sql.SET_PLAYER, (match.guild, owner.person, owner.name)) for owner in people]
    unit.append((sql.FIRST_SEASON, (match.guild, match.started_at)))
    unit += [(sql.UPDATE_OWNER, (match.guild, owner.person, match.id, owner.seat)) for owner in people]
    rated = end is not None and end.is_rated
    unit.append((sql.UPDATE_OLD_MATCH, (match.id, taken.preset, taken.counts, rated, decided)))
    for each in taken.rounds:
        unit.append((sql.UPDATE_ROUND, (each.match, each.round)))
        unit += [
            (sql.UPDATE_RESULT, (*sql.result_of(result), each.match, each.round, seat))
            for seat, result in enumerate(each.seats)
        ]
    if end is not None:
        unit += [(sql.UPDATE_PLACE, (*astuple(place), end.match, seat)) for seat, place in enumerate(end.seats)]
    unit.append((sql.MARK_SEASON, (match.guild,)))
    return unit
