"""Practice rounds and the tour that leads to them: private messages only."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.tables import Table, Tables, practice
from bot.uno.events import Event
from cogs.hands import OpenHands
from cogs.ui.ids import Press
from cogs.ui.tour import tour
from cogs.visit import Visit


class Showing:
    """Keeps the private message of each practice round as the round is. The tables' listener."""

    def __init__(self, hands: OpenHands) -> None:
        self._hands = hands
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table: Table, events: Sequence[Event]) -> None:
        """The hand follows; with a round that is over for good it goes."""
        task = asyncio.get_running_loop().create_task(self._follow(table), name=f"practice {table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow(self, table: Table) -> None:
        if table.is_open:
            await self._hands.renew(table.id)
        else:
            await self._hands.put_away(table.id, table.channel)

    async def settle(self) -> None:
        """Wait until everything is shown."""
        await asyncio.gather(*self._tasks)


async def keep(tables: Tables) -> None:
    """Lives as long as the bot; closes the practice rounds at its end."""
    try:
        await asyncio.Event().wait()
    finally:
        await tables.close()


async def help_command(visit: Visit) -> None:
    """The tour from its first page."""
    await visit.show(tour(0, visit.look))


async def turn_page(visit: Visit, press: Press) -> None:
    """A page of the tour; the message no longer shows the practice round that it may have shown."""
    _leave_message(visit)
    await visit.show(tour(int(press.payload[:1]), visit.look))


async def begin(visit: Visit) -> None:
    """A practice round against the computer, in the message that was clicked."""
    _leave_message(visit)
    table = await practice.begin(visit.desk.practice, visit.person)
    visit.made, visit.table_id = True, table.id
    await visit.show_seat()


def _leave_message(visit: Visit) -> None:
    table = practice.of_person(visit.desk.practice, visit.person.id)
    if table is not None:
        visit.desk.hands.forget(table.id)
