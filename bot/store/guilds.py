"""The part of the store that holds what servers have set."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from bot.store import sql
from bot.store.database import Database

CHANGE_COLUMNS = "guild, revision, at, person, name, undone, change"
KEPT_CHANGES = 500
"""Changes of a server that are kept; older ones can no longer be read or undone."""


@dataclass(frozen=True, slots=True)
class SettingsRow:
    """The present settings of a server; `settings` is JSON that `bot.settings` makes and understands."""

    guild: int
    revision: int
    settings: str


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """A change, by the revision it led to; `undone` once it was taken back, or takes another one back."""

    guild: int
    revision: int
    at: float
    person: int
    name: str
    undone: bool
    change: str
    """JSON"""


class Guilds:
    """What servers have set. Every method may raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[SettingsRow]:
        """The settings of every server."""
        rows = await self._database.read("SELECT guild, revision, settings FROM guild_settings")
        return [SettingsRow(*row) for row in rows]

    async def write(self, settings: SettingsRow, change: ChangeRow, *, undoes: int | None = None) -> None:
        """Settings and the change that led to them. Raises ConflictError when another revision stands there."""
        unit: sql.Unit = []
        if settings.revision == 1:
            unit.append((sql.INSERT_SETTINGS, astuple(settings)))
        else:
            values = (settings.revision, settings.settings, settings.guild, settings.revision - 1)
            unit.append((sql.UPDATE_SETTINGS, values))
        if undoes is not None:
            unit.append((sql.UPDATE_CHANGE, (settings.guild, undoes)))
        unit.append((sql.INSERT_CHANGE, astuple(change)))
        unit.append((sql.DELETE_CHANGES, (settings.guild, settings.revision - KEPT_CHANGES)))
        await self._database.write(unit)

    async def changes(self, guild: int, *, limit: int, offset: int = 0) -> list[ChangeRow]:
        """A page of the changes, newest first."""
        return await self._changes("WHERE guild = ? ORDER BY revision DESC LIMIT ? OFFSET ?", guild, limit, offset)

    async def changes_after(self, guild: int, revision: int) -> list[ChangeRow]:
        """The changes since this revision, oldest first."""
        return await self._changes("WHERE guild = ? AND revision > ? ORDER BY revision", guild, revision)

    async def last_standing(self, guild: int) -> ChangeRow | None:
        """The newest change that was not taken back and takes none back."""
        rows = await self._changes("WHERE guild = ? AND NOT undone ORDER BY revision DESC LIMIT 1", guild)
        return rows[0] if rows else None

    async def change_count(self, guild: int) -> int:
        """How many changes are kept."""
        return (await self._database.read("SELECT count(*) FROM guild_change WHERE guild = ?", (guild,)))[0][0]

    async def set_left(self, guild: int, at: float | None) -> None:
        """When the bot was removed from the server, None for one that it is in; the first time counts."""
        statement = (sql.UPDATE_BACK, (guild,)) if at is None else (sql.UPDATE_LEFT, (at, guild))
        await self._database.write([statement])

    async def left_before(self, at: float) -> list[int]:
        """The servers that the bot was removed from before this time."""
        rows = await self._database.read("SELECT guild FROM guild_settings WHERE left_at < ?", (at,))
        return [row[0] for row in rows]

    async def delete(self, guild: int) -> None:
        """Everything that this server has set."""
        await self._database.write([(sql.DELETE_DRAFTS, (guild,)), (sql.DELETE_SETTINGS, (guild,))])

    async def keep_draft(self, guild: int, person: int, text: str) -> None:
        """A text in the name of this person, in place of the one before."""
        await self._database.write([(sql.SET_DRAFT, (guild, person, text))])

    async def draft(self, guild: int, person: int) -> str | None:
        """The text in the name of this person, or None."""
        rows = await self._database.read("SELECT text FROM guild_draft WHERE guild = ? AND person = ?", (guild, person))
        return rows[0][0] if rows else None

    async def _changes(self, where: str, *values: int) -> list[ChangeRow]:
        rows = await self._database.read(f"SELECT {CHANGE_COLUMNS} FROM guild_change {where}", values)
        return [ChangeRow(*row) for row in rows]
