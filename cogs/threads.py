"""The threads of tables that have one of their own."""

from __future__ import annotations

import logging

import discord

from cogs.pace import PASSING

DAY = 24 * 60 * 60

log = logging.getLogger(__name__)


async def begin(parent: discord.TextChannel, name: str, turn_seconds: int) -> discord.Thread:
    """A new public thread; it is not put away while a turn of this length is awaited. Raises discord.HTTPException."""
    # What Discord takes: minutes without a message after which it puts the thread away.
    minutes = 1440 if turn_seconds <= DAY else 4320 if turn_seconds <= 3 * DAY else 10080
    kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
    return await parent.create_thread(name=name, type=kind, auto_archive_duration=minutes)


async def put_away(thread: discord.Thread) -> None:
    """Archive the thread of a table that is over; where that fails, Discord does it after a while."""
    try:
        await thread.edit(archived=True)
    except PASSING as error:
        log.info("Thread %d could not be archived (%s)", thread.id, type(error).__name__)
