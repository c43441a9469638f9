"""The part of the store that is read when everything is checked: every table, every match, every score."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from bot.scores.record import Record
from bot.store import sql
from bot.store.counting import RECORD_COLUMNS, counted, record_of
from bot.store.database import Database
from bot.store.rows import RoundRow, SeatResult, TableRow


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match without its log; `ending` is None while it runs."""

    id: int
    table: str
    guild: int
    ending: str | None


@dataclass(frozen=True, slots=True)
class ScoreCheck:
    """A score as it is kept, and as the results make it; either may be missing. `player` is the number in the store."""

    guild: int
    season: int
    preset: str
    player: int
    kept: Record | None
    counted: Record | None


class Archive:
    """All that was ever stored. Every method may raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self) -> list[TableRow]:
        """Every table, closed and damaged ones too."""
        rows = await self._database.read(f"SELECT {sql.COLUMN_LIST} FROM game_table ORDER BY opened_at, id")
        return [TableRow(**dict(zip(sql.TABLE_COLUMNS, row, strict=True))) for row in rows]

    async def matches(self) -> list[MatchSummary]:
        """Every match whose moves are kept, in the order of their numbers."""
        rows = await self._database.read("SELECT id, table_id, guild, ending FROM match WHERE moves_kept ORDER BY id")
        return [MatchSummary(*row) for row in rows]

    async def rounds(self, match: int) -> list[RoundRow]:
        """The finished rounds of a match with what they gave each seat, in order."""
        results: dict[int, list[SeatResult]] = {}
        for number, *values, sat in await self._database.read(
            "SELECT round, points, taken, given, drawn, missed, caught, challenges_won, challenges_lost, sat "
            "FROM seat_result WHERE match = ? ORDER BY round, seat",
            (match,),
        ):
            results.setdefault(number, []).append(SeatResult(*values, sat=bool(sat)))
        rows = await self._database.read(
            "SELECT round, winner, ended_at FROM round_result WHERE match = ? ORDER BY round", (match,)
        )
        return [RoundRow(match, number, winner, tuple(results.get(number, ())), at) for number, winner, at in rows]

    async def scores(self) -> list[ScoreCheck]:
        """Every score of every season beside what its results come to."""
        found: list[ScoreCheck] = []
        for season, guild, number in await self._database.read("SELECT id, guild, number FROM season ORDER BY id"):
            kept = {
                (row[0], row[1]): record_of(row[2:])
                for row in await self._database.read(
                    f"SELECT preset, player, {RECORD_COLUMNS} FROM score WHERE season = ?", (season,)
                )
            }
            counts = (await self._database.examine(partial(counted, season=season))).records
            found += [
                ScoreCheck(guild, number, *key, kept.get(key), counts.get(key)) for key in sorted(kept.keys() | counts)
            ]
        return found
