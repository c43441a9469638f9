"""What this bot is."""

from __future__ import annotations

from importlib import metadata

import discord

from cogs.rights import missing_rights
from cogs.ui import guide
from cogs.visit import Visit

DISTRIBUTION = "uno-in-discord"


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


def _version() -> str:
    try:
        return metadata.version(DISTRIBUTION)
    except metadata.PackageNotFoundError:
        return "?"
