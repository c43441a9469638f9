"""Keeps boards in sight: one that many messages have pushed up is posted anew, once nobody has acted for a while.

The bot sees no messages of others (it asks for no such intent), so it looks: one request for the messages after the
board when its table has been quiet for a moment, and again ever more rarely as long as it stays so. That takes the
right *Read Message History*; where it is missing, boards stay where they are. One timer serves all tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.settings import GuildBook
from bot.tables import Tables
from bot.tables.clock import Scheduler
from bot.tables.table import Table
from bot.traces import trace
from cogs.pace import PASSING

QUIET = 30.0
"""Seconds without a change after which the bot looks for the first time; each further time takes twice as long."""
LONGEST = 60 * 60.0
AFTER_START = 10 * 60.0
"""After a start the tables found there are looked at later, and not all at once."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Watch:
    revision: int
    pause: float


class Bottom:
    """When to look at which table."""

    def __init__(
        self, client: discord.Client, tables: Tables, book: GuildBook, post_anew: Callable[[Table], Awaitable[None]]
    ) -> None:
        self._client = client
        self._tables = tables
        self._book = book
        self._post_anew = post_anew
        self._watches: dict[str, _Watch] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._scheduler = Scheduler[str](tables.clock, self._begin)

    def changed(self, table: Table) -> None:
        """Somebody acted at this table: it is quiet from now on."""
        watch = self._watches.get(table.id)
        if not table.is_open or not self._book.get(table.guild).terms.repost_messages:
            self._watches.pop(table.id, None)
            self._scheduler.drop(table.id)
        elif watch is None and table.revision > 1:
            self._watches[table.id] = _Watch(table.revision, QUIET)
            spread = int.from_bytes(table.id.encode()) % int(AFTER_START)
            self._scheduler.put(table.id, self._tables.clock.now() + AFTER_START + spread)
        elif watch is None or watch.revision != table.revision:
            self._watches[table.id] = _Watch(table.revision, QUIET)
            self._scheduler.put(table.id, self._tables.clock.now() + QUIET)

    def _begin(self, table_id: str) -> None:
        task = asyncio.get_running_loop().create_task(self._look(table_id), name=f"bottom of table {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, table_id: str) -> None:
        """Look once, post the board anew if need be, and make the next appointment."""
        watch, table = self._watches.get(table_id), self._tables.get(table_id)
        if watch is None or table is None:
            return
        try:
            await self._bring_down(table)
        except discord.Forbidden:
            return
        except PASSING as error:
            log.info("It is unknown where the board of table %s stands (%s)", table_id, type(error).__name__)
        except Exception as error:
            log.error("The board of table %s could not be moved: %s", table_id, trace(error))
        if self._watches.get(table_id) is watch:
            watch.pause = min(LONGEST, 2 * watch.pause)
            self._scheduler.put(table_id, self._tables.clock.now() + watch.pause)

    async def _bring_down(self, table: Table) -> None:
        limit = self._book.get(table.guild).terms.repost_messages
        if table.message is None or not limit:
            return
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        after = discord.Object(table.message)
        count = len([message async for message in channel.history(limit=limit, after=after, oldest_first=True)])
        present = self._tables.get(table.id)
        if count >= limit and present is not None and present.revision == table.revision:
            await self._post_anew(present)
