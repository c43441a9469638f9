"""The commands `/uno replay` and `/uno verify`: finished matches of this server."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Protocol

import discord
from discord import app_commands

from bot.replay import Record, Step, WalkError, steps, verify, write
from bot.tables.reasons import refusal
from bot.uno.events import RoundBegan
from cogs.desk import Desk
from cogs.translator import told
from cogs.ui import names
from cogs.ui import replay as screens
from cogs.ui.ids import Press
from cogs.visit import Interaction, Visit

CHOICES, TITLE_LENGTH = 25, 100
SEARCHED = 200
"""How many of the last matches are looked through while a name is typed."""

Deed = Callable[[Visit], Awaitable[None]]


class Run(Protocol):
    """Carries a command out for the table of its channel, and answers whatever happens."""

    def __call__(
        self, desk: Desk, interaction: Interaction, deed: Deed, /, *, needs_table: bool
    ) -> Awaitable[None]: ...


def match_command(
    desk: Desk, run: Run, name: str, deed: Callable[[Visit, int | None], Awaitable[None]]
) -> app_commands.Command[app_commands.Group, ..., None]:
    """A command about a finished match, which is offered by its number, its day and its players."""

    @app_commands.rename(match=told(desk.texts, "parameter-match"))
    @app_commands.describe(match=told(desk.texts, "parameter-match-help"))
    async def callback(interaction: discord.Interaction, match: str | None = None) -> None:
        async def do(visit: Visit) -> None:
            wanted = (match or "").strip().removeprefix("#")
            if not wanted:
                await deed(visit, None)
            elif wanted.isdecimal() and len(wanted) <= 12:
                await deed(visit, int(wanted))
            else:
                raise refusal("no-such-replay")

        await run(desk, interaction, do, needs_table=False)

    async def offered(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        rows = await desk.tables.archive.ended(interaction.guild_id or 0, limit=SEARCHED)
        typed = current.strip().removeprefix("#").casefold()
        titles = [(f"#{row.match} · {', '.join(names.cut(each, 16) for each in row.names)}", row) for row in rows]
        return [
            app_commands.Choice(name=title[:TITLE_LENGTH], value=str(row.match))
            for title, row in titles
            if typed in title.casefold()
        ][:CHOICES]

    command = app_commands.Command(name=name, description=told(desk.texts, f"command-{name}"), callback=callback)
    command.autocomplete("match")(offered)
    return command


async def show_replay(visit: Visit, match: int | None) -> None:
    """The last finished match of this channel, or the one named, from its beginning."""
    await _show(visit, await _record(visit, match), 0)


async def turn_page(visit: Visit, press: Press) -> None:
    """Another step of a replay."""
    match, _, step = press.payload.partition(".")
    await _show(visit, await _record(visit, int(match)), int(step[:-1] or 0) if step else 0)


async def show_proof(visit: Visit, match: int | None) -> None:
    """The proof of a finished match; without a number that of the match being played here, else of the last one."""
    table = visit.desk.tables.get(visit.table_id)
    if match is None and table is not None and table.match is not None and table.is_running:
        await visit.show(screens.running(table.match.seed_hash, visit.look))
        return
    record = await _record(visit, match)
    await visit.show(screens.proof(record, await asyncio.to_thread(verify, record), visit.look))


async def check_again(visit: Visit, press: Press) -> None:
    """The proof of the match that was being watched."""
    await show_proof(visit, int(press.payload))


async def send_file(visit: Visit, press: Press) -> None:
    """The match as a text file, privately."""
    record = await _record(visit, int(press.payload))
    text = await asyncio.to_thread(_written, record)
    file = discord.File(io.BytesIO(text.encode()), filename=f"uno-{record.number}.txt")
    await visit.interaction.response.send_message(visit.say("replay-file"), file=file, ephemeral=True)


async def _record(visit: Visit, match: int | None) -> Record:
    archive = visit.desk.tables.archive
    if match is None:
        match = await archive.last(visit.guild, visit.interaction.channel_id or 0)
    return await archive.record(visit.guild, match)


async def _show(visit: Visit, record: Record, at: int) -> None:
    shown, next_round = await asyncio.to_thread(_walked, record, min(at, len(record.moves)))
    await visit.show(screens.replay(record, shown, next_round, visit.look))


def _walked(record: Record, at: int) -> tuple[Step, int | None]:
    """The step of this number, and the number of the next one that dealt a round."""
    shown: Step | None = None
    try:
        for step in steps(record):
            if step.number == at:
                shown = step
            elif shown is not None and any(isinstance(event, RoundBegan) for event in step.events):
                return shown, step.number
    except WalkError:
        # what was played under rules that have changed since is shown as far as it goes
        if shown is None:
            raise refusal("replay-unreadable") from None
    assert shown is not None
    return shown, None


def _written(record: Record) -> str:
    try:
        return write(record)
    except WalkError:
        raise refusal("replay-unreadable") from None
