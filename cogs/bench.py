"""The public messages of reports: each is posted once, and edited as votes come in and when it is decided."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord

from bot.tables import Refused, Table, Tables
from bot.tables.docket import Report, Verdict
from bot.tables.reports import can_pardon
from cogs.traces import trace
from cogs.ui.look import Look
from cogs.ui.report import report_message
from cogs.ui.scene import scene_of

log = logging.getLogger(__name__)

Key = tuple[str, int]
Shown = tuple[Verdict, int, int, bool]


class Bench:
    """Shows the reports of all tables. What was shown is known in memory alone: after a restart all are shown anew."""

    def __init__(self, client: discord.Client, tables: Tables, look: Callable[[Table], Look]) -> None:
        self._client = client
        self._tables = tables
        self._look = look
        self._shown: dict[Key, Shown] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def changed(self, table: Table) -> None:
        """Shows what is new in the docket of this table, one message after the other."""
        if not table.is_open:
            self._forget(table.id)
        elif table.id not in self._tasks and self._outdated(table) is not None:
            task = asyncio.get_running_loop().create_task(self._work(table.id), name=f"reports of table {table.id}")
            self._tasks[table.id] = task

    def _forget(self, table_id: str) -> None:
        for key in [key for key in self._shown if key[0] == table_id]:
            del self._shown[key]

    async def _work(self, table_id: str) -> None:
        try:
            while (table := self._tables.get(table_id)) is not None:
                report = self._outdated(table)
                if report is None:
                    return
                # Noted before it is tried: what Discord refuses is not tried again for ever.
                self._shown[table_id, report.number] = _what_shows(table, report)
                await self._show(table, report)
        except Exception as error:
            log.error("A report at table %s could not be shown: %s", table_id, trace(error))
        finally:
            del self._tasks[table_id]

    def _outdated(self, table: Table) -> Report | None:
        for report in table.docket.reports:
            shown = self._shown.get((table.id, report.number))
            if shown != _what_shows(table, report):
                return report
        return None

    async def _show(self, table: Table, report: Report) -> None:
        undo = can_pardon(table, report)
        message = report_message(scene_of(table), self._look(table), report, undo=undo)
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        try:
            if report.message is not None:
                await channel.get_partial_message(report.message).edit(embeds=message.embeds, view=message.view)
                return
            posted = await channel.send(embeds=message.embeds, view=message.view)
            await self._tables.court.set_message(table.id, report.number, posted.id)
        except (discord.HTTPException, Refused) as error:
            log.info("A report at table %s could not be shown (%s)", table.id, type(error).__name__)


def _what_shows(table: Table, report: Report) -> Shown:
    return report.verdict, report.ayes, report.noes, can_pardon(table, report)
