"""The settings of all servers: read from memory, changed under a lock, every change with a line in the log."""

from __future__ import annotations

import json
import logging
import math
from asyncio import Lock
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.settings.declined import Declined
from bot.settings.guild import GuildSettings
from bot.settings.renames import RENAMES, Renames
from bot.store.guilds import ChangeRow, Guilds, SettingsRow

log = logging.getLogger(__name__)

KEPT_DAYS = 30
DAY = 24 * 60 * 60
EVERYTHING = "all"
UNDO = "undo:"
"""Begins the kind of an entry that takes another one back; the kind of that one follows."""
FRESH = GuildSettings()


@dataclass(frozen=True, slots=True)
class Editor:
    """Who changes something; `name` is the display name as last seen."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log.

    `kind` says what was done and `subject` to what: an option, a term, the name of a preset. `old` and `new` are
    values as they are written. `area` is what the change touches: ``rules`` holds every ``option:...``.
    """

    kind: str
    subject: str = ""
    old: str = ""
    new: str = ""
    area: str = EVERYTHING
    revision: int = 0
    at: float = 0.0
    person: int = 0
    name: str = ""

    @property
    def is_undo(self) -> bool:
        """Whether this takes another change back."""
        return self.kind.startswith(UNDO)

    def touches(self, area: str) -> bool:
        """Whether this change and one of that area get in each other's way."""
        return _holds(self.area, area) or _holds(area, self.area)


def _holds(wide: str, narrow: str) -> bool:
    return wide in (EVERYTHING, narrow) or (wide == "rules" and narrow.startswith("option:"))


Make = Callable[[GuildSettings], tuple[GuildSettings, Entry]]


class GuildBook:
    """What every server has set. All methods that write may raise StoreError; nothing has changed then."""

    def __init__(self, guilds: Guilds, now: Callable[[], float], renames: Renames = RENAMES) -> None:
        self._guilds = guilds
        self._now = now
        self._renames = renames
        self._settings: dict[int, GuildSettings] = {}
        self._revisions: dict[int, int] = {}
        self._locks: defaultdict[int, Lock] = defaultdict(Lock)

    async def load(self) -> None:
        """Read what all servers have set."""
        for row in await self._guilds.all():
            faults: list[str] = []
            self._settings[row.guild] = GuildSettings.load(json.loads(row.settings), faults, self._renames)
            self._revisions[row.guild] = row.revision
            if faults:
                log.warning("Server %d: settings that no longer exist were left out: %s", row.guild, faults)

    def get(self, guild: int) -> GuildSettings:
        """The settings of this server."""
        return self._settings.get(guild, FRESH)

    def all(self) -> list[tuple[int, GuildSettings]]:
        """Every server that has set something, with its settings."""
        return list(self._settings.items())

    def revision(self, guild: int) -> int:
        """Counts the changes of this server's settings."""
        return self._revisions.get(guild, 0)

    async def change(self, guild: int, by: Editor, make: Make, *, seen: int | None = None) -> GuildSettings:
        """Change the settings by what `make` says of the present ones.

        `seen` is the revision that the person looked at: whatever somebody else has changed since in the same area
        is not overwritten unseen. Declined: changed-meanwhile, and what `make` raises.
        """
        async with self._locks[guild]:
            before = self.get(guild)
            after, entry = make(before)
            if after == before:
                return before
            await self._check_seen(guild, by, entry, seen)
            await self._write(guild, by, before, after, entry)
            return after

    async def undo(self, guild: int, by: Editor, *, seen: int | None = None) -> Entry:
        """Take the last change back that still stands; the log keeps both. Declined: nothing-to-undo and as above."""
        async with self._locks[guild]:
            row = await self._guilds.last_standing(guild)
            if row is None:
                raise Declined("nothing-to-undo")
            undone = _entry_of(row)
            patch = json.loads(row.change)
            before = self.get(guild)
            stored = before.dump()
            if any(stored.get(name) != value for name, value in patch["after"].items()):
                raise Declined("nothing-to-undo")
            restored = {name: value for name, value in {**stored, **patch["before"]}.items() if value is not None}
            after = GuildSettings.load(restored, [], self._renames)
            entry = replace(undone, kind=UNDO + undone.kind)
            await self._check_seen(guild, by, entry, seen)
            await self._write(guild, by, before, after, entry, undoes=row.revision)
            return undone

    async def entries(self, guild: int, *, limit: int, offset: int = 0) -> list[Entry]:
        """A page of the log, newest first."""
        return [_entry_of(row) for row in await self._guilds.changes(guild, limit=limit, offset=offset)]

    async def entry_count(self, guild: int) -> int:
        """How many lines the log has."""
        return await self._guilds.change_count(guild)

    # --- servers come and go ----------------------------------------------------------------------------------

    async def left(self, guild: int) -> None:
        """The bot was removed: the settings are kept for a while, in case that was a mistake."""
        if guild in self._settings:
            await self._guilds.set_left(guild, self._now())

    async def back(self, guild: int) -> None:
        """The bot is there again: what is kept, stays."""
        if guild in self._settings:
            await self._guilds.set_left(guild, None)

    async def follow(self, present: Iterable[int]) -> None:
        """These are all servers of the bot: of others it was removed while it was away. Old settings go."""
        here, away = set(present), set(await self._guilds.left_before(math.inf))
        for guild in away & here:
            await self.back(guild)
        for guild in self._settings.keys() - here - away:
            await self.left(guild)
        await self.sweep()

    async def sweep(self) -> None:
        """Delete what belongs to servers that the bot left long ago."""
        for guild in await self._guilds.left_before(self._now() - KEPT_DAYS * DAY):
            async with self._locks[guild]:
                await self._guilds.delete(guild)
                self._settings.pop(guild, None)
                self._revisions.pop(guild, None)
                log.info("Server %d was left %d days ago: its settings are deleted", guild, KEPT_DAYS)

    # --- drafts -----------------------------------------------------------------------------------------------

    async def keep_draft(self, guild: int, person: int, text: str) -> None:
        """Keep what this person is about to import, in place of the one before."""
        await self._guilds.keep_draft(guild, person, text)

    async def draft(self, guild: int, person: int) -> str:
        """What this person is about to import. Declined: import-gone."""
        text = await self._guilds.draft(guild, person)
        if text is None:
            raise Declined("import-gone")
        return text

    # --- within -----------------------------------------------------------------------------------------------

    async def _check_seen(self, guild: int, by: Editor, entry: Entry, seen: int | None) -> None:
        if seen is None or seen == self.revision(guild):
            return
        for row in await self._guilds.changes_after(guild, seen):
            other = _entry_of(row)
            if other.person != by.id and other.touches(entry.area):
                raise Declined("changed-meanwhile", name=other.name)

    async def _write(
        self,
        guild: int,
        by: Editor,
        before: GuildSettings,
        after: GuildSettings,
        entry: Entry,
        *,
        undoes: int | None = None,
    ) -> None:
        revision = self.revision(guild)
        old, new = before.dump(), after.dump()
        touched = [name for name in (*old, *new) if old.get(name) != new.get(name)]
        change = {
            "kind": entry.kind,
            "subject": entry.subject,
            "old": entry.old,
            "new": entry.new,
            "area": entry.area,
            "before": {name: old.get(name) for name in touched},
            "after": {name: new.get(name) for name in touched},
        }
        await self._guilds.write(
            SettingsRow(guild, revision + 1, _text(new)),
            ChangeRow(guild, revision + 1, self._now(), by.id, by.name, entry.is_undo, _text(change)),
            undoes=undoes,
        )
        self._settings[guild] = after
        self._revisions[guild] = revision + 1


def _entry_of(row: ChangeRow) -> Entry:
    change: dict[str, Any] = json.loads(row.change)
    return Entry(
        change["kind"],
        change["subject"],
        change["old"],
        change["new"],
        change["area"],
        row.revision,
        row.at,
        row.person,
        row.name,
    )


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
