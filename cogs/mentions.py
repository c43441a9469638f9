"""Calls whoever is on turn, as the server wants it: one short message that goes with the move.

A call is made when a reminder of `Terms.reminders` is due, in the order of time and one at a time: what became
outdated while it waited is not sent. The times follow from the table's stored deadline, so that they are the same after
a restart. Whoever has just acted and is on turn again is there and needs no call at once. A task lives only while
there is something to send or to delete, and one timer serves all tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord

from bot.settings import GuildBook
from bot.store import MentionRow
from bot.tables import Stage, Tables
from bot.tables.clock import Scheduler
from bot.tables.table import Table
from bot.traces import trace
from cogs.pace import PASSING, insist
from cogs.ui.look import Look
from cogs.ui.mention import mention
from cogs.ui.scene import scene_of

PAUSE = 3.0
"""Seconds between two calls at one table: whoever plays faster needs none."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wait:
    """For whom a table waits; `since` is when the time of the decision began."""

    person: int
    since: float


@dataclass(frozen=True, slots=True)
class Called:
    """The last call at a table; `wait` is None for one of an earlier run, `row` None once its message is gone."""

    wait: Wait | None
    at: float
    row: MentionRow | None

    def is_for(self, table: Table, wait: Wait | None) -> bool:
        """Whether it was made for what the table waits for now."""
        if self.wait is None:
            return wait is not None and self.row is not None and self.row.decision == table.decision
        return self.wait == wait


class Mentions:
    """The calls of all tables."""

    def __init__(self, client: discord.Client, tables: Tables, book: GuildBook, look: Callable[[Table], Look]) -> None:
        self._client = client
        self._tables = tables
        self._book = book
        self._look = look
        self._called: dict[str, Called] = {}
        self._waits: dict[str, Wait] = {}
        self._present: dict[str, Wait] = {}
        """Where somebody who has just acted is on turn again."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._scheduler = Scheduler[str](tables.clock, self._begin)

    async def load(self) -> None:
        """Take up the messages of an earlier run. Raises StoreError."""
        for row in await self._tables.mentions.all():
            self._called[row.table] = Called(None, row.at, row)

    def resume(self) -> None:
        """What an earlier run left goes or stays, now that the tables are known."""
        for table_id in list(self._called):
            self._begin(table_id)

    def changed(self, table: Table) -> None:
        """The table waits for somebody else, or for the same person in another matter."""
        wait, before = wait_of(table), self._waits.get(table.id)
        if wait is None:
            self._waits.pop(table.id, None)
            self._present.pop(table.id, None)
        elif wait != before:
            self._waits[table.id] = wait
            if before is not None and before.person == wait.person:
                self._present[table.id] = wait
        self._plan(table)

    def _plan(self, table: Table) -> None:
        """Make the next appointment with this table, or begin at once."""
        called = self._called.get(table.id)
        wait = wait_of(table)
        if called is not None and called.row is not None and not called.is_for(table, wait):
            self._begin(table.id)
            return
        when = self._next(table, wait)
        if when is None:
            self._scheduler.drop(table.id)
            if not table.is_open:
                self._called.pop(table.id, None)
        elif when <= self._tables.clock.now():
            self._begin(table.id)
        else:
            self._scheduler.put(table.id, when)

    def _next(self, table: Table, wait: Wait | None) -> float | None:
        """When the next call at this table is due; a time that has passed stands for those before it, too."""
        if wait is None:
            return None
        called = self._called.get(table.id)
        after = called.at if called is not None and called.is_for(table, wait) else float("-inf")
        if self._present.get(table.id) == wait:
            after = max(after, wait.since)
        due = next((wait.since + each for each in self._times(table) if wait.since + each > after), None)
        return due if due is None or called is None else max(due, called.at + PAUSE)

    def _times(self, table: Table) -> Sequence[float]:
        """Seconds of a turn after which the one whose turn it is is called."""
        return self._book.get(table.guild).terms.reminders(table.turn_seconds)

    def _begin(self, table_id: str) -> None:
        if table_id not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._work(table_id), name=f"mention at table {table_id}")
            self._tasks[table_id] = task

    async def _work(self, table_id: str) -> None:
        try:
            table = self._tables.get(table_id)
            called = self._called.get(table_id)
            wait = None if table is None else wait_of(table)
            is_old = called is not None and (table is None or not called.is_for(table, wait))
            when = None if table is None else self._next(table, wait)
            is_due = when is not None and when <= self._tables.clock.now()
            if called is not None and called.row is not None and (is_old or is_due):
                await self._delete(called, called.row)
            if table is not None and wait is not None and is_due and wait_of(self._tables.get(table_id)) == wait:
                await self._post(table, wait)
        except Exception as error:
            log.error("The mention at table %s failed: %s", table_id, trace(error))
        finally:
            del self._tasks[table_id]
        table = self._tables.get(table_id)
        if table is not None:
            self._plan(table)
        else:
            self._called.pop(table_id, None)

    async def _post(self, table: Table, wait: Wait) -> None:
        """Noted before it is tried: what Discord refuses is not tried again until the next reminder.

        Where only the answer may have got lost, a second request with the same nonce tells which message it is.
        """
        at = self._tables.clock.now()
        self._called[table.id] = Called(wait, at, None)
        content, view = mention(scene_of(table), wait.person, self._look(table))
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        only = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(wait.person)])
        due = sum(wait.since + each <= at for each in self._times(table))
        post = partial(
            channel.send, content, view=view, allowed_mentions=only, nonce=f"{table.id}@{table.decision}.{due}"
        )
        try:
            posted = await insist(post)
        except PASSING as error:
            log.info("Nobody could be mentioned at table %s (%s)", table.id, type(error).__name__)
            return
        row = MentionRow(table.id, table.channel, posted.id, table.decision, at)
        self._called[table.id] = Called(wait, at, row)
        await self._tables.mentions.keep(row)

    async def _delete(self, called: Called, row: MentionRow) -> None:
        """Delete the message; what Discord cannot do now is done by the next run."""
        self._called[row.table] = replace(called, row=None)
        message = self._client.get_partial_messageable(row.channel).get_partial_message(row.message)
        try:
            await insist(message.delete)
        except (discord.NotFound, discord.Forbidden):
            pass
        except PASSING as error:
            log.info("A mention at table %s could not be deleted (%s)", row.table, type(error).__name__)
            return
        await self._tables.mentions.forget(row.table)


def wait_of(table: Table | None) -> Wait | None:
    """For whom this table waits, if that is a person who is there."""
    if table is None or table.stage is not Stage.PLAYING or table.turn is None or table.deadline is None:
        return None
    seat = table.seats[table.turn]
    return Wait(seat.person, table.deadline - table.turn_seconds) if seat.is_present and seat.person else None
