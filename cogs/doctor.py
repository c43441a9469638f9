"""`/uno-setup doctor`: whether the bot can work here, what it does, and the way out of a table that is stuck."""

from __future__ import annotations

import asyncio
import logging
import math

import discord
from discord import app_commands

from bot.tables import Refused, Table
from cogs.desk import Desk
from cogs.pace import PASSING
from cogs.rights import FOR_PICTURES, HELPFUL, missing_rights
from cogs.rules import Run
from cogs.translator import told
from cogs.ui import names
from cogs.ui.doctor import Channel, Findings, findings_screen, table_screen
from cogs.ui.ids import Press
from cogs.visit import Visit

CHOICES = 25
ERRORS_SHOWN = 5
MOST_FETCHED = 10
"""Channels that Discord is asked for at once: the answer has to come within three seconds."""
FETCHED_WITHIN = 2.0

log = logging.getLogger(__name__)


def doctor_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    """The command, with a table that it may lead to at once."""

    @app_commands.rename(table=told(desk.texts, "parameter-table"))
    @app_commands.describe(table=told(desk.texts, "parameter-table-doctor"))
    async def callback(interaction: discord.Interaction, table: str = "") -> None:
        async def do(visit: Visit) -> None:
            desk.passes.let_in(visit.interaction)
            await _examine(visit, table.strip().upper())

        await run(desk, interaction, do, needs_table=False)

    async def offered(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        say = desk.look(interaction.locale, interaction.user.id).say
        return [
            app_commands.Choice(
                name=names.cut(f"{table.id} · {_owner(table, say('doctor-no-host'))}", 80), value=table.id
            )
            for table in _oldest_first(desk, interaction.guild_id or 0)
            if current.casefold() in f"{table.id} {table.host_name}".casefold()
        ][:CHOICES]

    command = app_commands.Command(name="doctor", description=told(desk.texts, "command-doctor"), callback=callback)
    command.autocomplete("table")(offered)
    return command


async def examine(visit: Visit, press: Press) -> None:
    """A click: everything again, one table, or its end. Declined: not-allowed."""
    visit.desk.passes.require(visit.interaction)
    table_id, _, deed = press.payload.partition(".")
    if deed:
        await _end(visit, table_id, purge=deed == "purge")
    else:
        await _examine(visit, table_id)


async def _examine(visit: Visit, table_id: str) -> None:
    table = visit.desk.tables.get(table_id)
    if table is not None and table.guild == visit.guild:
        await visit.show(table_screen(table, await _channel(visit, table.channel), visit.look))
    else:
        await _show_findings(visit, visit.say("doctor-no-table", table=names.escape(table_id[:20])) if table_id else "")


async def _end(visit: Visit, table_id: str, *, purge: bool) -> None:
    """End the table; whether Discord still knows its channel makes no difference."""
    tables = visit.desk.tables
    table = tables.get(table_id)
    if table is None or table.guild != visit.guild:
        await _examine(visit, table_id)
        return
    try:
        table = await tables.end(table_id, visit.person.id, moderator=True)
    except Refused:
        await _examine(visit, table_id)
        return
    visit.made = True
    log.info("Table %s was ended by /uno-setup doctor", table_id)
    if purge:
        await visit.desk.publisher.take_away(table)
    await _show_findings(visit, visit.say("doctor-purged" if purge else "doctor-ended", table=table_id))


async def _show_findings(visit: Visit, note: str) -> None:
    desk, client = visit.desk, visit.interaction.client
    terms = desk.book.get(visit.guild).terms
    tables = _oldest_first(desk, visit.guild)
    guild = visit.interaction.guild
    places = [*(terms.channels or (visit.interaction.channel_id or 0,)), *(table.channel for table in tables)]
    known = [each for each in places if guild is not None and guild.get_channel_or_thread(each) is not None]
    unknown = [each for each in places if each not in known][:MOST_FETCHED]
    storage = await desk.tables.storage(visit.guild)
    found = Findings(
        channels=await asyncio.gather(*(_channel(visit, each) for each in dict.fromkeys([*known, *unknown]))),
        is_limited=bool(terms.channels),
        roles_gone=sum(guild is not None and guild.get_role(each) is None for each in terms.roles),
        tables=tables,
        damaged=storage.set_aside,
        latency=client.latency if math.isfinite(client.latency) else None,
        size=storage.size,
        version=storage.version,
        mishaps=desk.mishaps.of_guild(visit.guild, ERRORS_SHOWN),
    )
    await visit.show(findings_screen(found, visit.look, note))


async def _channel(visit: Visit, channel_id: int) -> Channel:
    """What the bot may do there. Threads that were put away are unknown until they are asked for."""
    guild = visit.interaction.guild
    if guild is None:
        return Channel(channel_id, None)
    channel = guild.get_channel_or_thread(channel_id)
    try:
        async with asyncio.timeout(FETCHED_WITHIN):
            channel = channel or await guild.fetch_channel(channel_id)
    except discord.Forbidden:
        return Channel(channel_id, ["view_channel"])
    except (*PASSING, discord.InvalidData):
        return Channel(channel_id, None)
    is_thread = isinstance(channel, discord.Thread)
    terms = visit.desk.book.get(visit.guild).terms
    wants_thread = terms.own_thread and isinstance(channel, discord.TextChannel)
    helpful = (*HELPFUL, *FOR_PICTURES) if terms.table_picture else HELPFUL
    rights = channel.permissions_for(guild.me)
    return Channel(
        channel_id,
        missing_rights(rights, thread=is_thread, own_thread=wants_thread),
        [name for name in helpful if not getattr(rights, name)],
    )


def _oldest_first(desk: Desk, guild: int) -> list[Table]:
    return sorted(desk.tables.of_guild(guild), key=lambda table: table.opened_at)


def _owner(table: Table, nobody: str) -> str:
    return table.host_name or nobody
