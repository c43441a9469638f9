"""The store's door: commits of the tables, what a restart needs, logs, scores, notes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from bot.store import counting, matches, sql
from bot.store.archive import Archive
from bot.store.backfill import Backfill
from bot.store.database import Database
from bot.store.guilds import Guilds
from bot.store.mentions import Mentions
from bot.store.people import People
from bot.store.privacy import Privacy
from bot.store.rows import ActionRow, Commit, EndedRow, MatchRow, Storage, TableRow
from bot.store.scores import Scores
from bot.store.seasons import Seasons


class Store:
    """One database of the bot. Made by `Store.open`; every method may raise StoreError."""

    def __init__(self, database: Database, next_match: int) -> None:
        self._database = database
        self.guilds = Guilds(database)
        self.archive = Archive(database)
        self.people = People(database)
        self.privacy = Privacy(database)
        self.mentions = Mentions(database)
        self.scores = Scores(database)
        self.seasons = Seasons(database)
        self.backfill = Backfill(database)
        self._next_match = next_match

    @classmethod
    async def open(cls, path: str | Path) -> Store:
        """Open the database at this path, made anew where there is none.

        Raises StoreError, in words, when that cannot be.
        """
        database = await Database.open(Path(path))
        try:
            rows = await database.read("SELECT coalesce(max(id), 0) + 1 FROM match")
        except BaseException:
            await database.close()
            raise
        return cls(database, rows[0][0])

    async def close(self) -> None:
        """Finish writing and close."""
        await self._database.close()

    def tell_port(self, port: int) -> None:
        """Note beside the database where the bot that uses it can be asked how it is."""
        self._database.tell_port(port)

    def new_match_id(self) -> int:
        """A number for a match that no other match of this database has."""
        self._next_match += 1
        return self._next_match - 1

    async def commit(self, commit: Commit) -> None:
        """Write one change of a table with its log, results and scores, in one transaction.

        Raises ConflictError when the database holds another revision, the id or the channel is taken.
        """
        ends = bool(commit.rounds) or commit.match_end is not None
        await self._database.write(sql.unit_of(commit), partial(counting.count, commit=commit) if ends else None)

    async def set_message(self, table_id: str, message: int | None) -> None:
        """Remember the public message of a table."""
        await self._database.write([(sql.UPDATE_MESSAGE, (message, table_id))])

    async def set_deadlines(self, deadlines: Iterable[tuple[str, float, float | None]]) -> None:
        """Move the deadlines of several tables and of their timed rounds, in one transaction."""
        unit: sql.Unit = [(sql.UPDATE_DEADLINE, (when, end, table_id)) for table_id, when, end in deadlines]
        if unit:
            await self._database.write(unit)

    async def set_aside(self, table_id: str) -> None:
        """Mark a table that cannot be read as damaged: nothing of it is lost, and its channel is free."""
        await self._database.write([(sql.UPDATE_DAMAGED, (table_id,))])

    async def storage(self, guild: int) -> Storage:
        """How large the file and its log are, its schema, and which tables of this server were set aside."""
        version = (await self._database.read("PRAGMA user_version"))[0][0]
        rows = await self._database.read("SELECT id FROM game_table WHERE guild = ? AND stage = 'damaged'", (guild,))
        return Storage(self._database.size(), version, tuple(row[0] for row in rows))

    async def has_table(self, table_id: str) -> bool:
        """Whether this id was ever given."""
        return bool(await self._database.read("SELECT 1 FROM game_table WHERE id = ?", (table_id,)))

    async def open_tables(self) -> list[TableRow]:
        """Every table that is neither closed nor damaged."""
        rows = await self._database.read(
            f"SELECT {sql.COLUMN_LIST} FROM game_table WHERE stage NOT IN ('closed', 'damaged')"
        )
        return [TableRow(**dict(zip(sql.TABLE_COLUMNS, row, strict=True))) for row in rows]

    async def match_header(self, match: int) -> MatchRow | None:
        """The header of a match with its seats, or None when there is no such match."""
        found = await matches.headers(self._database, match, match)
        return found[0] if found else None

    async def match_log(self, match: int) -> list[ActionRow]:
        """The accepted actions of a match, in order."""
        return (await matches.logs(self._database, match, match)).get(match, [])

    async def match_end(self, match: int) -> tuple[str, float] | None:
        """How and when a match ended, or None while it is played."""
        rows = await self._database.read(
            "SELECT ending, ended_at FROM match WHERE id = ? AND ended_at IS NOT NULL", (match,)
        )
        return tuple(rows[0]) if rows else None

    async def last_ended(self, guild: int, channel: int) -> int | None:
        """The number of the match that was finished last in this channel, else in the server."""
        rows = await self._database.read(
            "SELECT match.id FROM match JOIN game_table ON game_table.id = match.table_id "
            "WHERE match.guild = ? AND ended_at IS NOT NULL ORDER BY channel = ? DESC, match.id DESC LIMIT 1",
            (guild, channel),
        )
        return rows[0][0] if rows else None

    async def ended(self, guild: int, *, limit: int = 50) -> list[EndedRow]:
        """The matches that this server finished, the last one first."""
        rows = await self._database.read(
            "SELECT id, ended_at, (SELECT group_concat(name, char(10)) FROM "
            "(SELECT name FROM match_seat WHERE match = match.id ORDER BY seat)) "
            "FROM match WHERE guild = ? AND ended_at IS NOT NULL ORDER BY id DESC LIMIT ?",
            (guild, limit),
        )
        return [EndedRow(number, at, tuple(names.split("\n"))) for number, at, names in rows]

    async def read_note(self, key: str) -> str | None:
        """The note under this key, or None."""
        rows = await self._database.read("SELECT value FROM note WHERE key = ?", (key,))
        return rows[0][0] if rows else None

    async def write_note(self, key: str, value: str) -> None:
        """Keep a note under this key in place of the one before."""
        await self._database.write([(sql.SET_NOTE, (key, value))])

    async def check(self) -> list[str]:
        """What is wrong with the file itself, in SQLite's words; empty when it is sound."""
        damage = [row[0] for row in await self._database.read("PRAGMA integrity_check") if row[0] != "ok"]
        orphans = await self._database.read("PRAGMA foreign_key_check")
        return damage + [f"{table}: a row without its {parent}" for table, _, parent, _ in orphans]
