"""What people may read of the scores: the lists of a server."""

from __future__ import annotations

from dataclasses import replace

from bot.store import SeasonRow
from cogs.ui.ids import Press
from cogs.ui.leaderboard import ORDERS, ROWS_A_PAGE, Page, Wanted, leaderboard, wanted
from cogs.visit import Visit


async def scores(visit: Visit, wish: Wanted | None = None) -> None:
    """A page of the server's scores."""
    await visit.show(leaderboard(await _page(visit, wish or Wanted()), visit.look))


async def scores_page(visit: Visit, press: Press) -> None:
    """The page that a button or select asks for."""
    await scores(visit, wanted(press.payload))


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


def season_among(seasons: list[SeasonRow], number: int) -> SeasonRow | None:
    """The season of this number, else the newest; None where there is none."""
    return next((each for each in seasons if each.number == number), seasons[0] if seasons else None)
