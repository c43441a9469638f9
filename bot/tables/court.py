"""The door for reports: what people can do about each other's behaviour at a running table."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables import reports
from bot.tables.changes import Change, Settings
from bot.tables.clock import Clock
from bot.tables.docket import Report
from bot.tables.floor import Floor
from bot.tables.table import Table


class Court:
    """Every method changes a table like those of `Tables`, and raises Refused as `bot.tables.reports` says."""

    def __init__(self, floor: Floor, clock: Clock, settings: Settings) -> None:
        self._floor = floor
        self._clock = clock
        self._settings = settings

    async def report(self, table_id: str, by: int, accused: int | None, cause: str) -> Report:
        """Report this seat; None: somebody who does not sit here."""
        return await self._newest(
            table_id, lambda table, now: reports.reported(table, by, accused, cause, now, self._settings)
        )

    async def ask_card(
        self, table_id: str, by: int, author: int | None, message: int, *, age: float, plain: bool
    ) -> Report:
        """Ask for a card for a message of this seat, `age` seconds old; `plain`: it is a question beyond doubt."""
        return await self._newest(
            table_id,
            lambda table, now: reports.asked(table, by, author, message, age, plain, now, self._settings),
        )

    async def overhear(self, table_id: str, author: int, message: int) -> Table:
        """The bot has read a question of this seat."""
        return await self._change(table_id, lambda table, now: reports.overheard(table, author, message, now))

    async def vote(self, table_id: str, by: int, number: int, aye: bool) -> Table:
        """Say yes or no to a report."""
        return await self._change(table_id, lambda table, now: reports.voted(table, by, number, aye, now))

    async def confess(self, table_id: str, by: int, number: int) -> Table:
        """Admit what one is accused of."""
        return await self._change(table_id, lambda table, now: reports.confessed(table, by, number, now))

    async def pardon(self, table_id: str, by: int, number: int, moderator: bool = False) -> Table:
        """Take a penalty back within the turn."""
        return await self._change(table_id, lambda table, now: reports.pardoned(table, by, number, moderator, now))

    async def set_message(self, table_id: str, number: int, message: int) -> None:
        """Remember the public message of a report."""
        await self._change(table_id, lambda table, now: reports.with_message(table, number, message))

    async def _newest(self, table_id: str, make: Callable[[Table, float], Change]) -> Report:
        return (await self._change(table_id, make)).docket.reports[-1]

    async def _change(self, table_id: str, make: Callable[[Table, float], Change | None]) -> Table:
        change = await self._floor.finish(self._floor.change(table_id, lambda table: make(table, self._clock.now())))
        return change.table
