"""The part of the store in which admins begin, name and end seasons, and reset scores."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.store import sql
from bot.store.counting import recount
from bot.store.database import Database

AFFECTED = "SELECT id FROM season WHERE guild = ?1 AND (?2 IS NULL OR id = ?2)"


@dataclass(frozen=True, slots=True)
class ResetRow:
    """A reset that stands: `season` is the number of the season, None for all; `name` is who was reset, None for all.

    `by` is the name of who did it.
    """

    id: int
    season: int | None
    name: str | None
    at: float
    by: str


class Seasons:
    """Seasons and resets. Every method may raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def start(self, guild: int, name: str, now: float) -> int:
        """End the season that runs and begin another; the number of the new one."""
        numbers: list[int] = []

        def do(connection: sqlite3.Connection) -> None:
            _end(connection, guild, now)
            rows = _rows(
                connection,
                "INSERT INTO season (guild, number, name, started_at) VALUES (?1, "
                "(SELECT coalesce(max(number), 0) + 1 FROM season WHERE guild = ?1), ?2, ?3) RETURNING number",
                guild,
                name,
                now,
            )
            numbers.append(rows[0][0])

        await self._database.write([], do)
        return numbers[-1]

    async def end(self, guild: int, now: float) -> bool:
        """End the season that runs; whether one did. Until another begins, matches count in none."""
        ended: list[bool] = []

        def do(connection: sqlite3.Connection) -> None:
            ended.append(_end(connection, guild, now))

        await self._database.write([], do)
        return ended[-1]

    async def rename(self, season: int, name: str) -> None:
        """Give a season another name. Raises ConflictError where there is no such season."""
        await self._database.write([(sql.UPDATE_SEASON, (name, season))])

    async def reset(
        self, guild: int, *, season: int | None, player: int | None, by: tuple[int, str], now: float
    ) -> int:
        """Let the results up to now count no more, in one season or all, for one player or all; the reset's number.

        `by` is the person who does it, with the name.
        """
        numbers: list[int] = []

        def do(connection: sqlite3.Connection) -> None:
            rows = _rows(
                connection,
                "INSERT INTO score_reset (guild, season, player, at, by_player) "
                "VALUES (?1, ?2, ?3, ?4, (SELECT id FROM player WHERE guild = ?1 AND person = ?5)) RETURNING id",
                guild,
                season,
                player,
                now,
                by[0],
            )
            numbers.append(rows[0][0])
            connection.execute(
                f"DELETE FROM score WHERE season IN ({AFFECTED}) AND (?3 IS NULL OR player = ?3)",
                (guild, season, player),
            )

        await self._database.write([(sql.SET_PLAYER, (guild, *by))], do)
        return numbers[-1]

    async def resets(self, guild: int, since: float) -> list[ResetRow]:
        """The resets since this time that were not undone, newest first."""
        rows = await self._database.read(
            "SELECT r.id, s.number, p.name, r.at, b.name FROM score_reset r LEFT JOIN season s ON s.id = r.season "
            "LEFT JOIN player p ON p.id = r.player JOIN player b ON b.id = r.by_player "
            "WHERE r.guild = ? AND r.at >= ? AND r.undone_at IS NULL ORDER BY r.at DESC, r.id DESC",
            (guild, since),
        )
        return [ResetRow(*row) for row in rows]

    async def undo(self, guild: int, reset: int, *, since: float, now: float) -> bool:
        """Let the results count again; False when there is no such reset since that time, or it was undone already."""
        undone: list[bool] = []

        def do(connection: sqlite3.Connection) -> None:
            rows = _rows(
                connection,
                "UPDATE score_reset SET undone_at = ? WHERE id = ? AND guild = ? AND at >= ? AND undone_at IS NULL "
                "RETURNING season",
                now,
                reset,
                guild,
                since,
            )
            undone.append(bool(rows))
            for (season,) in _rows(connection, AFFECTED, guild, rows[0][0]) if rows else ():
                recount(connection, season)

        await self._database.write([], do)
        return undone[-1]

    async def recount_stale(self) -> int:
        """Count every season anew that was marked for it, each in a transaction of its own; how many there were."""
        rows = await self._database.read("SELECT id FROM season WHERE is_stale ORDER BY id")
        for (season,) in rows:
            await self.recount(season)
        return len(rows)

    async def recount(self, season: int) -> None:
        """Count a season anew."""

        def do(connection: sqlite3.Connection) -> None:
            recount(connection, season)

        await self._database.write([], do)


def _end(connection: sqlite3.Connection, guild: int, now: float) -> bool:
    rows = _rows(
        connection, "UPDATE season SET ended_at = ? WHERE guild = ? AND ended_at IS NULL RETURNING id", now, guild
    )
    return bool(rows)


def _rows(connection: sqlite3.Connection, statement: str, *values: object) -> Sequence[Any]:
    return connection.execute(statement, values).fetchall()
