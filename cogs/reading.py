"""What people may read: the scores, and what this bot is."""

from __future__ import annotations

import re
from importlib import metadata

import discord

from cogs.rights import missing_rights
from cogs.ui import guide
from cogs.ui.ids import Press
from cogs.ui.leaderboard import ROWS_A_PAGE, Page, leaderboard
from cogs.visit import Visit

DISTRIBUTION = "uno-in-discord"
MINE = "mine"


async def scores(visit: Visit, payload: str = "") -> None:
    """A page of the server's scores; `mine` is the page where the asker stands."""
    tables = visit.desk.tables
    own = await tables.standing(visit.guild, visit.person.id)
    pages = max(1, -(-await tables.score_count(visit.guild) // ROWS_A_PAGE))
    if payload == MINE:
        wanted = 0 if own is None else (own[0] - 1) // ROWS_A_PAGE
    else:
        digits = re.match(r"\d+", payload)
        wanted = int(digits[0]) if digits else 0
    number = min(wanted, pages - 1)
    rows = await tables.scores(visit.guild, limit=ROWS_A_PAGE, offset=number * ROWS_A_PAGE)
    await visit.show(leaderboard(Page(rows, number, pages, own), visit.look))


async def about(visit: Visit) -> None:
    """Version, tables and rights in this channel."""
    is_thread = isinstance(visit.interaction.channel, discord.Thread)
    screen = guide.about(
        version=_version(),
        tables=len(visit.desk.tables.of_guild(visit.guild)),
        missing=missing_rights(visit.interaction.app_permissions, thread=is_thread),
        look=visit.look,
    )
    await visit.show(screen)


async def scores_page(visit: Visit, press: Press) -> None:
    """Another page of the scores."""
    await scores(visit, press.payload)


def _version() -> str:
    try:
        return metadata.version(DISTRIBUTION)
    except metadata.PackageNotFoundError:
        return "?"
