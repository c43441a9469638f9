"""Members who go: whoever is banned or has left the server leaves its tables.

Discord tells of a ban without a privileged intent, but not of a member who leaves. So it is asked when a match is about
to begin, and as soon as the time of somebody's turn runs out.
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
FOUND_WITHIN = 1.0
"""Seconds that a start waits for Discord's word; whoever turns out to be gone later leaves then."""

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
                self._begin(table, person)

    async def see_off(self, table: Table, but: int) -> tuple[str, ...]:
        """Let everybody leave the table who is gone, before it goes on; `but` has just been seen. Their names."""
        tasks = [self._begin(table, seat.person) for _, seat in table.people() if seat.person not in (None, but)]
        if tasks:
            await asyncio.wait(tasks, timeout=FOUND_WITHIN)
        present = self._tables.get(table.id)
        left = (
            []
            if present is None
            else [seat.name for _, seat in table.people() if seat.person and present.seat_of(seat.person) is None]
        )
        return tuple(left)

    def _begin(self, table: Table, person: int) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._look_for(table, person), name="a member")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

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
