"""The floor: all open tables with their locks, and the one way in which a table changes.

Lock of the table -> the change is worked out on the present state -> one transaction -> replaced in memory ->
appointments -> lock released -> listener. A change that was begun is finished even when its caller is gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from bot.store import Store
from bot.tables.changes import Change
from bot.tables.clock import Clock
from bot.tables.computers import Wish
from bot.tables.reasons import refusal
from bot.tables.records import commit_of
from bot.tables.table import Stage, Table
from bot.uno.events import Event, Played

log = logging.getLogger(__name__)

Listener = Callable[[Table, Sequence[Event]], None]
Result = TypeVar("Result")


class Running:
    """One open table in memory.

    `wishes` says when which computer player acts, `failures` how often in a row an appointment failed, `laid_at` when
    the last card was laid.
    """

    __slots__ = ("failures", "laid_at", "lock", "table", "wishes")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.wishes: dict[Wish, float] = {}
        self.failures = 0
        self.laid_at = float("-inf")


class Appointments(Protocol):
    """What the floor tells of: tables whose appointments must be made anew, and tables that are gone."""

    def plan(self, running: Running) -> None: ...

    def drop(self, table_id: str) -> None: ...


class Floor:
    """The open tables in memory, each the same as its last commit."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.listener: Listener | None = None
        self.appointments: Appointments | None = None
        self._store = store
        self._clock = clock
        self._running: dict[str, Running] = {}
        self._channels: dict[int, str] = {}
        self._jobs: set[asyncio.Task[Any]] = set()
        self._is_closing = False

    def __iter__(self) -> Iterator[Table]:
        return iter([running.table for running in self._running.values()])

    def get(self, table_id: str) -> Table | None:
        """The open table of this id, or None."""
        running = self._running.get(table_id)
        return None if running is None else running.table

    def running(self, table_id: str) -> Running | None:
        """The open table of this id with what memory alone knows of it, or None."""
        return self._running.get(table_id)

    def in_channel(self, channel: int) -> Table | None:
        """The open table of this channel, or None."""
        table_id = self._channels.get(channel)
        return None if table_id is None else self.get(table_id)

    def put(self, table: Table) -> None:
        """Take a table that is in the store onto the floor."""
        running = Running(table)
        self._running[table.id] = running
        self._channels[table.channel] = table.id
        self._plan(running)

    async def add(self, change: Change) -> None:
        """Write a new table and take it onto the floor. Raises StoreError."""
        await self._store.commit(commit_of(change, None, self._clock.now()))
        self.put(change.table)
        self._tell(change)

    async def change(self, table_id: str, make: Callable[[Table], Change | None]) -> Change:
        """Change a table by what `make` says of its present state; None from it leaves all as it is.

        Raises Refused no-table, what `make` raises, or StoreError; nothing has changed then.
        """
        running = self._at(table_id)
        async with running.lock:
            self._require_open(running)
            before = running.table
            change = make(before)
            if change is None:
                return Change(table=before)
            await self._store.commit(commit_of(change, before.revision, self._clock.now()))
            running.table = change.table
            running.failures = 0
            if any(isinstance(event, Played) for event in change.events):
                running.laid_at = self._clock.now()
            if change.table.is_open:
                self._plan(running)
            else:
                self._remove(running)
        self._tell(change)
        return change

    async def made(self, table_id: str, make: Callable[[Table], Change | None]) -> Table:
        """The table after such a change, which is finished even if the caller is cancelled. Raises as `change`."""
        return (await self.finish(self.change(table_id, make))).table

    async def set_message(self, table_id: str, message: int | None) -> None:
        """Remember the public message of a table. Raises Refused no-table and StoreError."""
        running = self._at(table_id)
        async with running.lock:
            self._require_open(running)
            await self._store.set_message(table_id, message)
            running.table = replace(running.table, message=message)

    async def give_back(self, table_id: str, seconds: float, now: float) -> None:
        """Put the end of the turn and of a timed round off by the seconds in which nobody could reach the table.

        Neither a new revision nor more than a whole turn. Raises StoreError.
        """
        running = self._running.get(table_id)
        if running is None:
            return
        async with running.lock:
            table = running.table
            if table.stage is not Stage.PLAYING or table.deadline is None:
                return
            deadline = max(table.deadline, min(table.deadline + seconds, now + table.turn_seconds))
            end = None if table.round_deadline is None else table.round_deadline + seconds
            await self._store.set_deadlines([(table_id, deadline, end)])
            running.table = replace(table, deadline=deadline, round_deadline=end)
            self._plan(running)
        self._tell(Change(table=running.table))

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do this work to its end even if the caller is cancelled.

        Raises Refused closing once the floor closes.
        """
        if self._is_closing:
            work.close()
            raise refusal("closing")
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Begin work that `close()` waits for."""
        job = asyncio.get_running_loop().create_task(work)
        self._jobs.add(job)
        job.add_done_callback(self._done)
        return job

    async def close(self) -> None:
        """Take no more work and finish what has begun."""
        self._is_closing = True
        while self._jobs:
            await asyncio.gather(*self._jobs, return_exceptions=True)

    def _done(self, job: asyncio.Task[Any]) -> None:
        self._jobs.discard(job)
        if not job.cancelled():
            job.exception()  # seen now: a caller that was cancelled does not fetch it any more

    def _at(self, table_id: str) -> Running:
        running = self._running.get(table_id)
        if running is None:
            raise refusal("no-table")
        return running

    def _require_open(self, running: Running) -> None:
        """Refused no-table, if the table was closed while the caller waited for its lock."""
        if self._running.get(running.table.id) is not running:
            raise refusal("no-table")

    def _remove(self, running: Running) -> None:
        del self._running[running.table.id]
        del self._channels[running.table.channel]
        if self.appointments is not None:
            self.appointments.drop(running.table.id)

    def _plan(self, running: Running) -> None:
        if self.appointments is not None:
            self.appointments.plan(running)

    def _tell(self, change: Change) -> None:
        if self.listener is None:
            return
        try:
            self.listener(change.table, change.events)
        except Exception:
            log.exception("table %s: the listener failed", change.table.id)
