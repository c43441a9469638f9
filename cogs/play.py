"""The command `/uno` with all that it can do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.tables import Table
from cogs import hosting, moves, personal, practice, privacy, reading, replays, scores
from cogs.desk import Desk
from cogs.errors import answer_error
from cogs.opening import new_command
from cogs.replays import match_command
from cogs.reports import report_command
from cogs.rules import rules_command
from cogs.translator import told
from cogs.ui import names
from cogs.ui.ids import Press, Verb
from cogs.visit import Interaction, Visit

Deed = Callable[[Visit], Awaitable[None]]
CHOICES = 25


def uno_group(desk: Desk) -> app_commands.Group:
    """The group `/uno`, for servers only."""
    group = app_commands.Group(
        name="uno",
        description=told(desk.texts, "command-uno"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for name, deed in _AT_A_TABLE.items():
        _add(group, desk, name, deed, needs_table=True)
    for name, deed in _ANYWHERE.items():
        _add(group, desk, name, deed, needs_table=False)
    group.add_command(new_command(desk, commanded))
    group.add_command(rules_command(desk, commanded))
    group.add_command(report_command(desk, commanded))
    group.add_command(scores.stats_command(desk, commanded))
    group.add_command(scores.versus_command(desk, commanded))
    group.add_command(match_command(desk, commanded, "replay", replays.show_replay))
    group.add_command(match_command(desk, commanded, "verify", replays.show_proof))
    _add_with_player(group, desk, "kick", hosting.kick_seat)
    _add_with_player(group, desk, "host", hosting.hand_over_to_seat)
    return group


async def commanded(desk: Desk, interaction: Interaction, deed: Deed, *, needs_table: bool) -> None:
    """Carries a command out for the table of its channel, and answers whatever happens."""
    visit = Visit(desk, interaction)
    async with desk.hands.visiting(visit.person.id):
        try:
            if interaction.guild_id is None or interaction.channel_id is None:
                await visit.tell("only-in-servers")
                return
            table = desk.tables.in_channel(interaction.channel_id)
            if table is not None:
                visit.table_id = table.id
            elif needs_table:
                await visit.tell("no-table-here")
                return
            await deed(visit)
        except Exception as error:
            await answer_error(visit, error)


async def _hand(visit: Visit) -> None:
    await moves.hand(visit, Press(visit.table_id, 0, Verb.HAND))


_AT_A_TABLE: dict[str, Deed] = {
    "join": hosting.join,
    "leave": hosting.leave,
    "start": hosting.start,
    "hand": _hand,
    "table": hosting.repost,
    "end": hosting.end,
}
_ANYWHERE: dict[str, Deed] = {
    "scores": scores.scores,
    "about": reading.about,
    "privacy": privacy.show,
    "forget-me": privacy.ask,
    "me": personal.show,
    "help": practice.help_command,
}


def _add(group: app_commands.Group, desk: Desk, name: str, deed: Deed, *, needs_table: bool) -> None:
    async def callback(interaction: discord.Interaction) -> None:
        await commanded(desk, interaction, deed, needs_table=needs_table)

    description = told(desk.texts, f"command-{name}")
    group.add_command(app_commands.Command(name=name, description=description, callback=callback))


def _add_with_player(
    group: app_commands.Group, desk: Desk, name: str, deed: Callable[[Visit, int], Awaitable[None]]
) -> None:
    """A command about one of those at the table, who are offered by name."""

    @app_commands.rename(player=told(desk.texts, "parameter-player"))
    @app_commands.describe(player=told(desk.texts, f"parameter-player-{name}"))
    async def callback(interaction: discord.Interaction, player: str) -> None:
        async def do(visit: Visit) -> None:
            seat = seat_named(visit.table, player)
            if seat is None:
                await visit.tell("no-such-player")
            else:
                await deed(visit, seat)

        await commanded(desk, interaction, do, needs_table=True)

    async def offered(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = desk.tables.in_channel(interaction.channel_id or 0)
        return [] if table is None else choices(table, current, people_only=name == "host")

    description = told(desk.texts, f"command-{name}")
    command = app_commands.Command(name=name, description=description, callback=callback)
    command.autocomplete("player")(offered)
    group.add_command(command)


def choices(table: Table, typed: str, *, people_only: bool) -> list[app_commands.Choice[str]]:
    """Those at the table whose name holds what was typed; the value is the number of the seat."""
    return [
        app_commands.Choice(name=f"{index + 1} {names.cut(seat.name, 80)}", value=str(index + 1))
        for index, seat in enumerate(table.seats)
        if not seat.gone and typed.casefold() in seat.name.casefold() and (seat.is_held or not people_only)
    ][:CHOICES]


def seat_named(table: Table, player: str) -> int | None:
    """The seat that was meant: by its number, else by a name that only one seat has."""
    present = [index for index, seat in enumerate(table.seats) if not seat.gone]
    numbered = {str(index + 1): index for index in present}
    if player.strip() in numbered:
        return numbered[player.strip()]
    named = [index for index in present if table.seats[index].name.casefold() == player.strip().casefold()]
    return named[0] if len(named) == 1 else None
