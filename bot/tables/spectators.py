"""People beside a table who report missing calls: a wrong report costs them no cards, so it costs them time."""

from __future__ import annotations

from bot.tables import play
from bot.tables.changes import Settings
from bot.tables.clock import Clock
from bot.tables.floor import Floor
from bot.tables.reasons import Refused, refusal
from bot.tables.table import Outcome, Table
from bot.tables.window import FairWindow
from bot.uno.events import Caught


class Spectators:
    """Who has to wait before the next report; kept in memory alone, for a restart takes as long."""

    def __init__(self, floor: Floor, window: FairWindow, clock: Clock, settings: Settings) -> None:
        self._floor = floor
        self._window = window
        self._clock = clock
        self._settings = settings
        self._waits: dict[tuple[str, int], float] = {}

    async def catch(self, table_id: str, person_id: int) -> Outcome:
        """Report whoever owes a call; `seat` of the outcome is the one that was caught.

        Like every report it is held for a moment after a card (`FairWindow`). Refused: no-table, catch-too-soon,
        nobody-owes, closing, and as `play.caught_from_aside`.
        """
        now = self._clock.now()
        self._waits = {key: until for key, until in self._waits.items() if until > now}
        until = self._waits.get((table_id, person_id))
        if until is not None:
            raise refusal("catch-too-soon", seconds=max(1, round(until - now)))
        await self._window.wait_aside(table_id)
        try:
            change = await self._floor.finish(self._floor.change(table_id, self._caught))
        except Refused as refused:
            if refused.reason.code == "nobody-owes":
                self._waits[table_id, person_id] = self._clock.now() + self._settings.aside_seconds
            raise
        seat = next(event.seat for event in change.events if isinstance(event, Caught))
        return Outcome(change.table, change.events, seat)

    def _caught(self, table: Table) -> play.Change:
        return play.caught_from_aside(table, self._clock.now(), self._settings)
