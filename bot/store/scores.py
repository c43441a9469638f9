"""The part of the store that holds what people have scored. Where ids of people are kept: see `PEOPLE`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.scores.ledger import ALL
from bot.scores.record import Record
from bot.store.counting import RECORD_COLUMNS, record_of
from bot.store.database import Database

PEOPLE = {
    "player": ("person", "name"),
    "match_seat": ("person", "name"),
    "game_table": ("host", "seats", "waiting", "agreed"),
    "guild_change": ("person", "name"),
    "guild_draft": ("person",),
    "preference": ("person",),
}
"""Every table with the id or the name of a person, and in which columns.

Scores, results and resets name a `player`: whoever is pseudonymised there keeps all of them, so that the scores of
others stay right. The columns of `game_table` other than `host` are JSON.
"""

LARGEST_INTEGER = 2**63 - 1
"""The largest whole number of SQLite; Discord's ids, of 64 bits by their type, do not come near it for decades."""
ORDERS = {
    "points": ("", "", "points DESC, wins DESC, player DESC", "(points, wins, player) > (?, ?, ?)"),
    "wins": ("", "", "wins DESC, points DESC, player DESC", "(wins, points, player) > (?, ?, ?)"),
    "rating": (
        "INDEXED BY score_by_rating",
        "AND rated > 0",
        "is_settled DESC, rating DESC, player DESC",
        "(is_settled, rating, player) > (?, ?, ?)",
    ),
}
"""How a list of scores can be sorted: its index where SQLite would not find it, who is in it, in which order, and who
stands before somebody."""

SINCE = (
    "SELECT coalesce(max(at), 0) FROM score_reset WHERE guild = (SELECT guild FROM season WHERE id = ?1) "
    "AND undone_at IS NULL AND (season IS NULL OR season = ?1) AND (player IS NULL OR player IN (?2, ?3))"
)
"""Results up to this time were reset for one of these players."""
SCORE = (
    f"SELECT score.player, player.person, player.name, {RECORD_COLUMNS} FROM score JOIN player ON player.id = player"
)


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """What somebody has scored in a season, with the name last seen. `player` is the person's number in the store."""

    player: int
    person: int
    name: str
    record: Record


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A season of a server; `name` is empty until it gets one, `ended_at` None while it runs."""

    id: int
    number: int
    name: str
    started_at: float
    ended_at: float | None


@dataclass(frozen=True, slots=True)
class Favourite:
    """A preset with the matches that somebody played by it, and won."""

    preset: str
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class Source:
    """Points that came from one other player; `player` is None for the computer players together."""

    player: int | None
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class RecentMatch:
    """One of the last matches of a player: place among so many, and where the points came from, most first."""

    match: int
    at: float
    preset: str
    place: int
    seats: int
    has_won: bool
    sources: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class Versus:
    """Two players in the matches that both sat in. Each pair is the first's, then the other's.

    `ahead` counts matches with the better place, `partners` those in one team, which are in no other number;
    `points` is what one took from the other's cards, `last` who was ahead in the last ones, newest first: 1, -1 or 0.
    """

    matches: int
    partners: int
    ahead: tuple[int, int]
    wins: tuple[int, int]
    rounds: tuple[int, int]
    points: tuple[int, int]
    last: tuple[int, ...]

    def turned(self) -> Versus:
        """The same from the other's side."""

        def swap(pair: tuple[int, int]) -> tuple[int, int]:
            return pair[1], pair[0]

        return replace(
            self,
            ahead=swap(self.ahead),
            wins=swap(self.wins),
            rounds=swap(self.rounds),
            points=swap(self.points),
            last=tuple(-sign for sign in self.last),
        )


class Scores:
    """What people have scored. Every method may raise StoreError.

    CROSS JOIN and the sign before a column keep SQLite from reading a whole season where one player will do.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- seasons --------------------------------------------------------------------------------------------

    async def seasons(self, guild: int) -> list[SeasonRow]:
        """The seasons of a server, newest first."""
        rows = await self._database.read(
            "SELECT id, number, name, started_at, ended_at FROM season WHERE guild = ? ORDER BY number DESC", (guild,)
        )
        return [SeasonRow(*row) for row in rows]

    async def presets(self, season: int) -> list[str]:
        """The presets that were played in a season, by their names."""
        rows = await self._database.read(
            "WITH RECURSIVE found (preset) AS (SELECT min(preset) FROM score WHERE season = ?1 AND preset > '' "
            "UNION ALL SELECT (SELECT min(preset) FROM score WHERE season = ?1 AND preset > found.preset) FROM found "
            "WHERE found.preset IS NOT NULL) SELECT preset FROM found WHERE preset IS NOT NULL",
            (season,),
        )
        return [row[0] for row in rows]

    # --- lists ----------------------------------------------------------------------------------------------

    async def page(
        self, season: int, *, preset: str = ALL, order: str = "points", limit: int = 10, offset: int = 0
    ) -> list[ScoreRow]:
        """A page of a season's scores, sorted by one of ORDERS; KeyError for another order."""
        _, among, sorting, _ = ORDERS[order]
        rows = await self._database.read(
            f"{SCORE} WHERE season = ? AND preset = ? {among} ORDER BY {sorting} LIMIT ? OFFSET ?",
            (season, preset, limit, offset),
        )
        return [_score(row) for row in rows]

    async def count(self, season: int, *, preset: str = ALL, order: str = "points") -> int:
        """How many people are in the list of this order."""
        index, among, _, _ = ORDERS[order]
        rows = await self._database.read(
            f"SELECT count(*) FROM score {index} WHERE season = ? AND preset = ? {among}", (season, preset)
        )
        return rows[0][0]

    async def score(self, season: int, player: int, *, preset: str = ALL) -> ScoreRow | None:
        """What a player has scored in a season, or None."""
        rows = await self._database.read(
            f"{SCORE} WHERE season = ? AND player = ? AND preset = ?", (season, player, preset)
        )
        return _score(rows[0]) if rows else None

    async def standing(
        self, season: int, player: int, *, preset: str = ALL, order: str = "points"
    ) -> tuple[int, ScoreRow] | None:
        """A player's place, from 1, in the list of this order, and the score; None for who is not in it."""
        _, among, sorting, before = ORDERS[order]
        row = await self.score(season, player, preset=preset)
        if row is None or (order == "rating" and not row.record.rated):
            return None
        names = [name.split()[0] for name in sorting.split(", ")]
        key = [player if name == "player" else getattr(row.record, name) for name in names]
        rows = await self._database.read(
            f"SELECT count(*) FROM score WHERE season = ? AND preset = ? {among} AND {before}", (season, preset, *key)
        )
        return rows[0][0] + 1, row

    # --- one player, or two ---------------------------------------------------------------------------------

    async def player(self, guild: int, person: int) -> int | None:
        """The number of a person in the scores of a server, or None."""
        if person > LARGEST_INTEGER:
            return None
        rows = await self._database.read("SELECT id FROM player WHERE guild = ? AND person = ?", (guild, person))
        return rows[0][0] if rows else None

    async def favourites(self, season: int, player: int, *, limit: int = 3) -> list[Favourite]:
        """The presets by which a player played most matches."""
        rows = await self._database.read(
            "SELECT preset, matches, wins FROM score WHERE season = ? AND player = ? AND preset > '' AND matches > 0 "
            "ORDER BY matches DESC, wins DESC, preset LIMIT ?",
            (season, player, limit),
        )
        return [Favourite(*row) for row in rows]

    async def recent(self, season: int, player: int, *, limit: int = 12) -> list[RecentMatch]:
        """The last decided matches of a player in a season, oldest first, but for those that were reset."""
        since = await self._since(season, player, player)
        rows = await self._database.read(
            "SELECT p.match, p.seat, m.ended_at, m.preset, p.place, m.seats, p.has_won FROM match_seat p "
            "CROSS JOIN match m ON m.id = p.match WHERE p.player = ? AND m.season = ? AND m.ended_at > ? "
            "ORDER BY p.match DESC LIMIT ?",
            (player, season, since, limit),
        )
        seats = {row[0]: row[1] for row in rows}
        sources = await self._sources(season, seats)
        return [
            RecentMatch(match, at, preset, place, count, bool(won), tuple(sources.get(match, ())))
            for match, _, at, preset, place, count, won in reversed(rows)
        ]

    async def versus(self, season: int, one: int, other: int, *, last: int = 5) -> Versus:
        """Two players in the decided matches of a season that both sat in, but for those that were reset for one."""
        rows = [await self.score(season, player) for player in (one, other)]
        sizes = [0 if row is None else row.record.matches for row in rows]
        if sizes[0] > sizes[1]:
            return (await self.versus(season, other, one, last=last)).turned()
        since = await self._since(season, one, other)
        pairs = await self._database.read(
            "SELECT a.match, a.seat, b.seat, a.team = b.team, a.place, b.place, a.has_won, b.has_won FROM match_seat a "
            "CROSS JOIN match_seat b ON b.match = a.match AND b.player = ? CROSS JOIN match m ON m.id = a.match "
            "WHERE a.player = ? AND m.season = ? AND m.ended_at > ? ORDER BY a.match DESC",
            (other, one, season, since),
        )
        rivals = [row for row in pairs if not row[3]]
        signs = [(row[4] < row[5]) - (row[4] > row[5]) for row in rivals]
        rounds = await self._rounds_between(season, one, other, since)
        return Versus(
            matches=len(pairs),
            partners=len(pairs) - len(rivals),
            ahead=(signs.count(1), signs.count(-1)),
            wins=(sum(row[6] for row in rivals), sum(row[7] for row in rivals)),
            rounds=rounds[:2],
            points=rounds[2:],
            last=tuple(signs[:last]),
        )

    async def _rounds_between(self, season: int, one: int, other: int, since: float) -> Any:
        rows = await self._database.read(
            "SELECT coalesce(sum(r.winner = a.seat), 0), coalesce(sum(r.winner = b.seat), 0), "
            "coalesce(sum(CASE WHEN x.taken > 0 THEN y.given END), 0), "
            "coalesce(sum(CASE WHEN y.taken > 0 THEN x.given END), 0) FROM match_seat a "
            "CROSS JOIN match_seat b ON b.match = a.match AND b.player = ? CROSS JOIN match m ON m.id = a.match "
            "CROSS JOIN round_result r ON r.match = a.match AND r.season = m.season "
            "CROSS JOIN seat_result x ON x.match = r.match AND x.round = r.round AND x.seat = a.seat AND x.sat "
            "CROSS JOIN seat_result y ON y.match = r.match AND y.round = r.round AND y.seat = b.seat AND y.sat "
            "WHERE a.player = ? AND m.season = ? AND m.ended_at > ? AND a.team != b.team",
            (other, one, season, since),
        )
        return rows[0]

    async def _sources(self, season: int, seats: dict[int, int]) -> dict[int, list[Source]]:
        """By match, whose cards brought this seat points in the rounds that count."""
        if not seats:
            return {}
        rows = await self._database.read(
            "WITH wanted (match, seat) AS (SELECT value ->> 0, value ->> 1 FROM json_each(?)) "
            "SELECT w.match, g.player, CASE WHEN g.player IS NULL THEN '' ELSE player.name END, sum(s.given) AS points "
            "FROM wanted w CROSS JOIN round_result r ON r.match = w.match AND +r.season = ? "
            "CROSS JOIN seat_result mine ON mine.match = r.match AND mine.round = r.round AND mine.seat = w.seat "
            "CROSS JOIN seat_result s ON s.match = r.match AND s.round = r.round AND s.given > 0 AND s.seat <> w.seat "
            "CROSS JOIN match_seat g ON g.match = r.match AND g.seat = s.seat LEFT JOIN player ON player.id = g.player "
            "WHERE mine.sat AND mine.taken > 0 GROUP BY w.match, g.player ORDER BY w.match, points DESC, g.player",
            (json.dumps(list(seats.items())), season),
        )
        found: dict[int, list[Source]] = {}
        for match, giver, name, points in rows:
            found.setdefault(match, []).append(Source(giver, name, points))
        return found

    async def _since(self, season: int, one: int, other: int) -> float:
        return (await self._database.read(SINCE, (season, one, other)))[0][0]


def _score(row: Sequence[Any]) -> ScoreRow:
    return ScoreRow(row[0], row[1], row[2], record_of(row[3:]))
