"""The public messages of reports: each is posted once, and edited as votes come in and when it is decided."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord

from bot.tables import Refused, Table, Tables
from bot.tables.docket import Report, Verdict
from bot.tables.reports import can_pardon
from bot.traces import trace
from cogs.pace import PASSING
from cogs.ui.look import Look
from cogs.ui.parts import shows
from cogs.ui.report import report_message
from cogs.ui.scene import scene_of

UNKNOWN_MESSAGE = 10008
TRIES = 3

log = logging.getLogger(__name__)

Key = tuple[str, int]
Shown = tuple[Verdict, int, int, bool]


class Bench:
    """Shows the reports of all tables. What was shown is known in memory alone: after a restart all are shown anew."""

    def __init__(
        self, client: discord.Client, tables: Tables, look: Callable[[Table], Look], *, interval: float
    ) -> None:
        """`interval`: seconds between two messages of a table; before what failed is tried again, longer each time."""
        self._client = client
        self._tables = tables
        self._look = look
        self._interval = interval
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
        """Shows what is outdated; after some failures in a row it waits for the table's next change."""
        failures = 0
        try:
            while (table := self._tables.get(table_id)) is not None and failures < TRIES:
                report = self._outdated(table)
                if report is None:
                    return
                try:
                    done = await self._show(table, report)
                except PASSING as error:
                    log.warning("A report at table %s could not be shown (%s)", table_id, type(error).__name__)
                    if not _passes(error):
                        self._shown[table_id, report.number] = _what_shows(table, report)
                        continue
                    failures += 1
                    await asyncio.sleep(self._interval * failures)
                else:
                    failures = 0
                    if done:
                        self._shown[table_id, report.number] = _what_shows(table, report)
                    # Votes can be changed, and whoever does nothing else would take the board's requests.
                    await asyncio.sleep(self._interval)
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

    async def _show(self, table: Table, report: Report) -> bool:
        """Edits the message of the report, or posts it: at first, and again when somebody has deleted it.

        False when it stood there already, posted at an earlier try whose answer got lost, and is to be edited.
        """
        undo = can_pardon(table, report)
        message = report_message(scene_of(table), self._look(table), report, undo=undo)
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        if report.message is not None:
            try:
                await channel.get_partial_message(report.message).edit(embeds=message.embeds, view=message.view)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return True
        nonce = f"{table.id}#{report.number}.{report.message or 0:x}"
        posted = await channel.send(embeds=message.embeds, view=message.view, nonce=nonce)
        try:
            await self._tables.court.set_message(table.id, report.number, posted.id)
        except Refused:
            log.info("Table %s was closed while its report was posted", table.id)
        return shows(posted, message.view)


def _passes(error: Exception) -> bool:
    """Whether the same request may succeed in a moment: no right that is missing and no channel that is gone."""
    return not isinstance(error, discord.Forbidden | discord.NotFound)


def _what_shows(table: Table, report: Report) -> Shown:
    return report.verdict, report.ayes, report.noes, can_pardon(table, report)
