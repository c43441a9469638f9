"""The command `/uno-season`: seasons of a server, and resets of its scores."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands

from bot.tables.reasons import refusal
from bot.tables.seasons import tidy
from cogs.desk import Desk
from cogs.rules import Run
from cogs.translator import told
from cogs.ui.ids import Press
from cogs.ui.leaderboard import plain_title, season_title
from cogs.ui.seasons import scope_words, season_list, sure
from cogs.visit import Visit

CHOICES = 25
_WHAT = re.compile("(list|start|end|reset|undo)(.*)")


def season_group(desk: Desk, run: Run) -> app_commands.Group:
    """The group `/uno-season`; Discord offers it to those who may manage the server, unless its admins chose others."""
    group = app_commands.Group(
        name="uno-season",
        description=told(desk.texts, "command-uno-season"),
        default_permissions=discord.Permissions(manage_guild=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    group.add_command(_list_command(desk, run))
    group.add_command(_start_command(desk, run))
    group.add_command(_rename_command(desk, run))
    group.add_command(_end_command(desk, run))
    group.add_command(_reset_command(desk, run))
    return group


def _list_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    async def callback(interaction: discord.Interaction) -> None:
        async def do(visit: Visit) -> None:
            visit.desk.passes.let_in(visit.interaction)
            await _show_list(visit)

        await run(desk, interaction, do, needs_table=False)

    return app_commands.Command(name="list", description=told(desk.texts, "command-list"), callback=callback)


def _start_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    @app_commands.rename(name=told(desk.texts, "parameter-name"))
    @app_commands.describe(name=told(desk.texts, "parameter-name-season"))
    async def callback(interaction: discord.Interaction, name: str = "") -> None:
        async def do(visit: Visit) -> None:
            visit.desk.passes.let_in(visit.interaction)
            seasons = visit.desk.tables.seasons
            running = await seasons.running(visit.guild)
            if running is None:
                number = await seasons.start(visit.guild, name)
                await _show_list(visit, visit.say("said-season-started", number=number))
                return
            await visit.show(sure("start", visit.look, scope=tidy(name), name=season_title(running, visit.look)))

        await run(desk, interaction, do, needs_table=False)

    return app_commands.Command(name="begin", description=told(desk.texts, "command-begin"), callback=callback)


def _rename_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    @app_commands.rename(name=told(desk.texts, "parameter-name"), season=told(desk.texts, "parameter-season"))
    @app_commands.describe(
        name=told(desk.texts, "parameter-name-season"), season=told(desk.texts, "parameter-season-rename")
    )
    async def callback(interaction: discord.Interaction, name: str, season: int | None = None) -> None:
        async def do(visit: Visit) -> None:
            visit.desk.passes.let_in(visit.interaction)
            await visit.desk.tables.seasons.rename(visit.guild, season, name)
            await _show_list(visit, visit.say("said-season-named"))

        await run(desk, interaction, do, needs_table=False)

    command = app_commands.Command(name="rename", description=told(desk.texts, "command-rename"), callback=callback)
    command.autocomplete("season")(_seasons_offered(desk))
    return command


def _end_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    async def callback(interaction: discord.Interaction) -> None:
        async def do(visit: Visit) -> None:
            visit.desk.passes.let_in(visit.interaction)
            running = await visit.desk.tables.seasons.running(visit.guild)
            if running is None:
                raise refusal("no-season-runs")
            title = season_title(running, visit.look)
            await visit.show(sure("end", visit.look, scope=str(running.number), name=title))

        await run(desk, interaction, do, needs_table=False)

    return app_commands.Command(name="close", description=told(desk.texts, "command-close"), callback=callback)


def _reset_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    @app_commands.rename(member=told(desk.texts, "parameter-member"), season=told(desk.texts, "parameter-season"))
    @app_commands.describe(
        member=told(desk.texts, "parameter-member-reset"), season=told(desk.texts, "parameter-season-reset")
    )
    async def callback(
        interaction: discord.Interaction, member: discord.User | None = None, season: int | None = None
    ) -> None:
        async def do(visit: Visit) -> None:
            visit.desk.passes.let_in(visit.interaction)
            tables = visit.desk.tables
            chosen = None if season is None else await tables.seasons.find(visit.guild, season)
            if member is not None and await tables.scores.player(visit.guild, member.id) is None:
                raise refusal("no-scores-of")
            scope = f"{'' if member is None else member.id}.{'' if chosen is None else chosen.number}"
            words = scope_words(chosen, None if member is None else member.display_name, visit.look)
            await visit.show(sure("reset", visit.look, scope=scope, name=words))

        await run(desk, interaction, do, needs_table=False)

    command = app_commands.Command(name="reset", description=told(desk.texts, "command-reset"), callback=callback)
    command.autocomplete("season")(_seasons_offered(desk))
    return command


def _seasons_offered(desk: Desk) -> Any:
    """Offers the seasons of the server by number and name."""

    async def offered(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
        look = desk.look(interaction.locale, interaction.user.id)
        seasons = await desk.tables.scores.seasons(interaction.guild_id or 0)
        titles = [(plain_title(each, look), each.number) for each in seasons]
        found = [each for each in titles if current.casefold() in each[0].casefold()]
        return [app_commands.Choice(name=title, value=number) for title, number in found[:CHOICES]]

    return offered


async def carry_out(visit: Visit, press: Press) -> None:
    """What was asked for, after the question; `list` shows where things stand. Declined: not-allowed."""
    visit.desk.passes.require(visit.interaction)
    seasons = visit.desk.tables.seasons
    what, scope = _WHAT.fullmatch(press.payload).groups()  # type: ignore[union-attr] - the id was read by this grammar
    note = ""
    match what:
        case "start":
            number = await seasons.start(visit.guild, scope)
            note = visit.say("said-season-started", number=number)
        case "end":
            await seasons.end(visit.guild, int(scope))
            note = visit.say("said-season-ended")
        case "reset":
            person, _, season = scope.partition(".")
            await seasons.reset(
                visit.guild, int(season) if season else None, int(person) if person else None, visit.person
            )
            note = visit.say("said-reset")
        case "undo":
            await seasons.undo(visit.guild, int(scope))
            note = visit.say("said-reset-undone")
    visit.made = bool(note)
    await _show_list(visit, note)


async def _show_list(visit: Visit, note: str = "") -> None:
    tables = visit.desk.tables
    seasons = await tables.scores.seasons(visit.guild)
    await visit.show(season_list(seasons, await tables.seasons.resets(visit.guild), visit.look, note))
