"""The part of the store that is read when everything is checked: every table, every match, every score."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import sql
from bot.store.database import Database
from bot.store.rows import RoundRow, ScoreChange, TableRow


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match without its log; `ending` is None while it runs."""

    id: int
    table: str
    guild: int
    ending: str | None


class Archive:
    """All that was ever stored. Every method may raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self) -> list[TableRow]:
        """Every table, closed and damaged ones too."""
        rows = await self._database.read(f"SELECT {sql.COLUMN_LIST} FROM game_table ORDER BY opened_at, id")
        return [TableRow(**dict(zip(sql.TABLE_COLUMNS, row, strict=True))) for row in rows]

    async def matches(self) -> list[MatchSummary]:
        """Every match, in the order of their numbers."""
        rows = await self._database.read("SELECT id, table_id, guild, ending FROM match ORDER BY id")
        return [MatchSummary(*row) for row in rows]

    async def rounds(self, match: int) -> list[RoundRow]:
        """The finished rounds of a match with what they gave each seat, in order."""
        points: dict[int, list[int]] = {}
        for number, count in await self._database.read(
            "SELECT round, points FROM seat_result WHERE match = ? ORDER BY round, seat", (match,)
        ):
            points.setdefault(number, []).append(count)
        rows = await self._database.read(
            "SELECT round, winner, ended_at FROM round_result WHERE match = ? ORDER BY round", (match,)
        )
        return [RoundRow(match, number, winner, tuple(points.get(number, ())), at) for number, winner, at in rows]

    async def scores(self) -> list[ScoreChange]:
        """Every running score of every server, as if added at once."""
        rows = await self._database.read("SELECT guild, person, name, matches, wins, rounds, points FROM score")
        return [ScoreChange(*row) for row in rows]
