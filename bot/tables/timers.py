"""What happens at a table without anybody asking: deadlines, and the moves of computer players."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from random import Random

from bot.tables import computers, play, reports
from bot.tables.changes import Change, Settings
from bot.tables.clock import Clock, Scheduler
from bot.tables.computers import Wish
from bot.tables.floor import Floor, Running
from bot.tables.minds import Minds, is_slow
from bot.tables.reasons import Refused
from bot.tables.table import Table
from bot.tables.window import closes_at, is_wish_held
from bot.uno.actions import Action

Thought = tuple[int, Action]
"""A revision of a table, and what the seat on turn does there."""

log = logging.getLogger(__name__)

ASLEEP = 5.0
"""Seconds after which a time that is up is looked at again while nobody can reach the tables; a shorter absence counts
as none."""
LONGEST_PAUSE = 60.0
"""Seconds at most between two tries of an appointment that fails, say because the disk is full."""


class Timers:
    """The appointments of all tables: for each table the first of its deadline and its wishes."""

    def __init__(self, floor: Floor, clock: Clock, random: Random, settings: Settings) -> None:
        self._floor = floor
        self._clock = clock
        self._random = random
        self._settings = settings
        self._minds = Minds()
        self._scheduler = Scheduler[str](clock, lambda table_id: floor.begin(self._ring(table_id)))
        self._away_since: float | None = None
        floor.appointments = self

    def suspend(self) -> None:
        """Nobody can reach the tables from now on, so no time of theirs runs out."""
        if self._away_since is None:
            self._away_since = self._clock.now()

    async def resume(self) -> None:
        """They can again: every turn and timed round gets the time that it lost. Raises StoreError."""
        if self._away_since is None:
            return
        now, lost = self._clock.now(), self._clock.now() - self._away_since
        self._away_since = None
        if lost >= ASLEEP:
            await asyncio.gather(*(self._floor.give_back(table.id, lost, now) for table in self._floor))
        log.info("The clock runs again after %d s", lost)

    def plan(self, running: Running) -> None:
        """Make the appointments that the table's present state asks for; a computer player keeps its time."""
        now = self._clock.now()
        self._minds.attend(running.table)
        wanted = computers.wishes(running.table, self._random, self._minds.player)
        kept = running.wishes
        running.wishes = {
            wish: kept[wish] if wish in kept else now + self._random.uniform(*pace) for wish, pace in wanted.items()
        }
        closes = closes_at(running, self._settings.window_seconds)
        for wish, when in running.wishes.items():
            if when < closes and is_wish_held(running.table, wish):
                running.wishes[wish] = closes
        self._put(running)

    def drop(self, table_id: str) -> None:
        """Call off what was put for this table."""
        self._scheduler.drop(table_id)
        self._minds.forget(table_id)

    def close(self) -> None:
        """Call everything off."""
        self._scheduler.close()

    def _put(self, running: Running) -> None:
        times = [*running.wishes.values()]
        if (deadline := running.table.next_deadline) is not None:
            times.append(deadline)
        if times:
            self._scheduler.put(running.table.id, min(times))

    async def _ring(self, table_id: str) -> None:
        """Do what is due at this table; what fails is tried again later, so that no table hangs."""
        running = self._floor.running(table_id)
        if running is None:
            return
        now = self._clock.now()
        wish = min(((when, wish) for wish, when in running.wishes.items() if when <= now), default=(now, None))[1]
        if wish is None and self._away_since is not None:
            self._scheduler.put(table_id, now + ASLEEP)
            return
        try:
            thought = None if wish is None else await self._think(running, wish)
            make = self._expired if wish is None else partial(self._moved, running, wish, thought)
            await self._floor.change(table_id, make)
        except Exception as error:
            if self._floor.running(table_id) is running:
                self._try_again(running, wish, error)
        else:
            if self._floor.running(table_id) is running:
                self._put(running)

    async def _think(self, running: Running, wish: Wish) -> Thought | None:
        """A turn that takes long is thought over beside the event loop, while nobody changes the table."""
        seat, kind = wish
        async with running.lock:
            table = running.table
            if kind != computers.TURN or table.turn != seat or not is_slow(table.seats[seat]):
                return None
            chance = Random(self._random.getrandbits(64))
            player = self._minds.player(table, seat)
            return table.revision, await asyncio.to_thread(computers.moved, table, seat, chance, player)

    def _try_again(self, running: Running, wish: Wish | None, error: Exception) -> None:
        running.failures += 1
        pause = min(LONGEST_PAUSE, 2.0**running.failures)
        table_id = running.table.id
        log.error("table %s: an appointment failed and is tried again in %d s: %s", table_id, pause, error)
        then = self._clock.now() + pause
        if wish is not None:
            running.wishes[wish] = then
        self._scheduler.put(table_id, then)

    def _expired(self, table: Table) -> Change | None:
        now = self._clock.now()
        if (deadline := table.next_deadline) is None or deadline > now:
            return None
        report = table.docket.due(now)
        if report is not None:
            return reports.timed_out(table, report, now)
        return play.expired(table, now, self._settings)

    def _moved(self, running: Running, wish: Wish, thought: Thought | None, table: Table) -> Change | None:
        """The computer player's move, if it is still wanted.

        Its wish is spent: the next plan makes new ones.
        """
        now = self._clock.now()
        if running.wishes.get(wish, now + 1) > now:
            return None
        del running.wishes[wish]
        seat, kind = wish
        player = self._minds.player(table, seat)
        if kind == computers.TURN:
            if thought is not None and thought[0] == table.revision:
                action = thought[1]
            else:
                action = computers.moved(table, seat, self._random, player)
        else:
            reaction = computers.reacted(table, seat, self._random, player)
            if reaction is None:
                return None
            action = reaction
        try:
            return play.moved(table, seat, action, now, self._settings)
        except Refused as refused:
            log.error("table %s: a computer player's %s was refused: %s", table.id, kind, refused.reason.code)
            return None
