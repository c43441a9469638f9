"""The fair window: for a moment after each card the next regular action waits, so that a slow line loses no race.

What races is carried out at once, in order of receipt: a card that is thrown in, a call. What would close the chance
of others is held until the window is over and then carried out in order of receipt, if it still holds:

- where cards may be laid out of turn, the next action of the seat on turn, but not the twin of the top card, which is
  such a card itself;
- everywhere, the report of a missing call: whoever laid the card can call first, and hammering on the button gains
  nothing.

Held requests are in memory alone: nothing was promised, and after a restart the window is long over.
"""

from __future__ import annotations

import asyncio

from bot.tables import computers
from bot.tables.clock import Clock
from bot.tables.computers import Wish
from bot.tables.floor import Floor, Running
from bot.tables.reasons import refusal
from bot.tables.table import Table
from bot.uno.actions import Action, Catch, Challenge, Draw, Keep, Play


class FairWindow:
    """The requests that wait at each table, in order of receipt; Discord waits for an answer for 3 seconds."""

    def __init__(self, floor: Floor, clock: Clock, seconds: float) -> None:
        self._floor = floor
        self._clock = clock
        self._seconds = seconds
        self._held: dict[str, list[tuple[float, asyncio.Future[None]]]] = {}
        self._is_closed = False

    async def wait(self, table_id: str, person_id: int, revision: int | None, action: Action) -> None:
        """Hold this request as long as the window asks for it. Refused: closing."""
        running = self._floor.running(table_id)
        if running is None or self._is_closed:
            return
        table, until = running.table, closes_at(running, self._seconds)
        seat = table.seat_of(person_id)
        if until <= self._clock.now() or seat is None or not is_held(table, seat, action):
            return
        if revision is not None and revision < table.decision and not isinstance(action, Catch):
            return
        await self._hold(table_id, until)

    async def wait_aside(self, table_id: str) -> None:
        """Hold the report of somebody who does not play. Refused: closing."""
        running = self._floor.running(table_id)
        if running is None or self._is_closed:
            return
        until = closes_at(running, self._seconds)
        if until > self._clock.now():
            await self._hold(table_id, until)

    async def _hold(self, table_id: str, until: float) -> None:
        held = self._held.setdefault(table_id, [])
        if all(until != other for other, _ in held):
            self._clock.call_at(until, lambda: self._release(table_id, until))
        turn = asyncio.get_running_loop().create_future()
        held.append((until, turn))
        await turn

    def close(self) -> None:
        """Send everybody away who waits."""
        self._is_closed = True
        for held in self._held.values():
            for _, turn in held:
                if not turn.done():
                    turn.set_exception(refusal("closing"))
        self._held.clear()

    def _release(self, table_id: str, until: float) -> None:
        held = self._held.pop(table_id, [])
        later = [each for each in held if each[0] > until]
        if later:
            self._held[table_id] = later
        for due, turn in held:
            if due <= until and not turn.done():
                turn.set_result(None)


def closes_at(running: Running, seconds: float) -> float:
    """When the window after the last card at this table is over."""
    return running.laid_at + seconds


def is_held(table: Table, seat: int, action: Action) -> bool:
    """Whether this action of this seat waits for the end of the window."""
    if isinstance(action, Catch):
        return True
    match = table.match
    if match is None or seat != table.turn or not match.round.book.races:
        return False
    if isinstance(action, Play):
        return action.card is not match.round.top
    return isinstance(action, Draw | Keep | Challenge)


def is_wish_held(table: Table, wish: Wish) -> bool:
    """Whether what a computer player means to do waits likewise."""
    _, kind = wish
    if kind == computers.TURN:
        return table.match is not None and table.match.round.book.races
    return kind == Catch.__name__
