"""Members who go: whoever is banned or has left the server leaves its tables.

Discord tells of a ban without a privileged intent, but not of a member who leaves. So it is asked as soon as the time
of somebody's turn runs out.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from bot.store import StoreError
from bot.tables import Refused, Table, Tables
from bot.uno.events import Event, TimedOut
from cogs.pace import PASSING

UNKNOWN_MEMBER = 10007

log = logging.getLogger(__name__)


class Members:
    """Looks after those who may have left the server; a request for each turn that ran out."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table: Table, events: Sequence[Event]) -> None:
        """Whose time ran out in these events may be gone."""
        for event in events:
            if isinstance(event, TimedOut) and table.seats[event.seat].is_held:
                person = table.seats[event.seat].person
                assert person is not None
                task = asyncio.get_running_loop().create_task(self._look_for(table, person), name="a member")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def banned(self, guild: discord.Guild, user: discord.User | discord.Member) -> None:
        """This member may not come back."""
        await self._leave(guild.id, user.id)

    async def _look_for(self, table: Table, person: int) -> None:
        guild = self._client.get_guild(table.guild)
        if guild is None:
            return
        try:
            await guild.fetch_member(person)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MEMBER:
                await self._leave(guild.id, person)
        except PASSING as error:
            log.info("It is not known whether somebody at table %s is gone (%s)", table.id, type(error).__name__)

    async def _leave(self, guild: int, person: int) -> None:
        try:
            await self._tables.leave_guild(guild, person)
        except (Refused, StoreError) as error:
            log.warning("A member who is gone could not leave the tables (%s)", type(error).__name__)
