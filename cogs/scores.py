"""What people may read of the scores: the lists of a server, one member, two members."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.store import SeasonRow
from cogs.desk import Desk
from cogs.rules import Run
from cogs.translator import told
from cogs.ui.chart import chart
from cogs.ui.ids import Press
from cogs.ui.leaderboard import ORDERS, ROWS_A_PAGE, Page, Wanted, leaderboard, wanted
from cogs.ui.stats import Portrait, nothing_counted, picture, stats, versus
from cogs.visit import Visit


def stats_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    """The command `/uno stats`."""

    @app_commands.rename(member=told(desk.texts, "parameter-member"))
    @app_commands.describe(member=told(desk.texts, "parameter-member-stats"))
    async def callback(interaction: discord.Interaction, member: discord.User | None = None) -> None:
        async def do(visit: Visit) -> None:
            person = member or interaction.user
            await show_stats(visit, person.id, 0, person.display_name)

        await run(desk, interaction, do, needs_table=False)

    return app_commands.Command(name="stats", description=told(desk.texts, "command-stats"), callback=callback)


def versus_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    """The command `/uno versus`."""

    @app_commands.rename(member=told(desk.texts, "parameter-member"), other=told(desk.texts, "parameter-other"))
    @app_commands.describe(
        member=told(desk.texts, "parameter-member-versus"), other=told(desk.texts, "parameter-other-versus")
    )
    async def callback(
        interaction: discord.Interaction, member: discord.User, other: discord.User | None = None
    ) -> None:
        async def do(visit: Visit) -> None:
            pair = (interaction.user, member) if other is None else (member, other)
            await show_versus(visit, *pair)

        await run(desk, interaction, do, needs_table=False)

    return app_commands.Command(name="versus", description=told(desk.texts, "command-versus"), callback=callback)


async def scores(visit: Visit, wish: Wanted | None = None) -> None:
    """A page of the server's scores."""
    await visit.show(leaderboard(await _page(visit, wish or Wanted()), visit.look))


async def scores_page(visit: Visit, press: Press) -> None:
    """The page that a button or select asks for."""
    await scores(visit, wanted(press.payload))


async def stats_of_season(visit: Visit, press: Press) -> None:
    """One member in another season."""
    person, _, season = press.payload.partition(".")
    await show_stats(visit, int(person), int(season))


async def show_stats(visit: Visit, person: int, number: int, name: str = "") -> None:
    """One member in the season of this number, 0 for the newest. `name` is how Discord shows the member, if known."""
    scores = visit.desk.tables.scores
    seasons = await scores.seasons(visit.guild)
    season = season_among(seasons, number)
    if season is None:
        await visit.tell("scores-empty")
        return
    player = await scores.player(visit.guild, person)
    own = None if player is None else await scores.standing(season.id, player)
    if player is None or own is None:
        shown = name or visit.say("scores-nameless")
        await visit.show(nothing_counted(person, shown, season, seasons, visit.look))
        return
    place, row = own
    recent = await scores.recent(season.id, player)
    portrait = Portrait(
        person,
        name or row.name or visit.say("scores-nameless"),
        season,
        seasons,
        place,
        row,
        await scores.favourites(season.id, player),
        recent,
    )
    files = [picture(await asyncio.to_thread(chart, recent))] if recent else []
    await visit.show(stats(portrait, visit.look), files=files)


async def show_versus(visit: Visit, one: discord.User | discord.Member, other: discord.User | discord.Member) -> None:
    """Two members in the newest season."""
    scores = visit.desk.tables.scores
    season = season_among(await scores.seasons(visit.guild), 0)
    if one.id == other.id:
        await visit.tell("versus-oneself")
    elif season is None:
        await visit.tell("scores-empty")
    else:
        players = [await scores.player(visit.guild, each.id) for each in (one, other)]
        first, second = (player or 0 for player in players)
        found = await scores.versus(season.id, first, second)
        await visit.show(versus(one.display_name, other.display_name, season, found, visit.look))


async def _page(visit: Visit, wish: Wanted) -> Page:
    scores = visit.desk.tables.scores
    seasons = await scores.seasons(visit.guild)
    season = season_among(seasons, wish.season)
    if season is None:
        return Page(wish)
    presets = await scores.presets(season.id)
    preset = wish.preset if wish.preset in presets and wish.order != "r" else ""
    order = ORDERS[wish.order]
    player = await scores.player(visit.guild, visit.person.id)
    own = None if player is None else await scores.standing(season.id, player, preset=preset, order=order)
    pages = max(1, -(-await scores.count(season.id, preset=preset, order=order) // ROWS_A_PAGE))
    mine = 0 if own is None else (own[0] - 1) // ROWS_A_PAGE
    number = min(mine if wish.page is None else wish.page, pages - 1)
    rows = await scores.page(season.id, preset=preset, order=order, limit=ROWS_A_PAGE, offset=number * ROWS_A_PAGE)
    shown = replace(wish, season=wish.season and season.number, preset=preset, page=number)
    return Page(shown, rows, pages, own, season, seasons, presets)


def season_among(seasons: Sequence[SeasonRow], number: int) -> SeasonRow | None:
    """The season of this number, else the newest; None where there is none."""
    return next((each for each in seasons if each.number == number), seasons[0] if seasons else None)
