"""The first words in a server: said once, where the bot may write, in the server's language."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

import discord

from cogs.pace import PASSING
from cogs.rights import missing_rights
from cogs.ui.guide import hello
from cogs.ui.look import Look

ONCE_IN = 24 * 60 * 60.0
"""Seconds within which a server that removes the bot and adds it again is not greeted a second time."""

log = logging.getLogger(__name__)


class Notes(Protocol):
    """Where it is noted who was greeted."""

    async def read_note(self, key: str) -> str | None: ...

    async def write_note(self, key: str, value: str) -> None: ...


async def greet(guild: discord.Guild, look: Look, notes: Notes, now: Callable[[], float]) -> bool:
    """Says hello, unless that was done within a day or there is no place for it; whether it was said.

    It is noted before it is said: rather never than twice.
    """
    key = f"hello-{guild.id}"
    last = await notes.read_note(key)
    if last is not None and now() - float(last) < ONCE_IN:
        return False
    place = place_for(guild)
    if place is None:
        log.info("Server %s: no channel to say hello in", guild.id)
        return False
    await notes.write_note(key, str(now()))
    message = hello(look)
    try:
        await place.send(embeds=message.embeds, view=message.view)
    except PASSING as error:
        log.info("Server %s: hello could not be said (%s)", guild.id, type(error).__name__)
        return False
    return True


def place_for(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel for system messages, else the topmost text channel that the bot may write in."""
    channels = sorted(guild.text_channels, key=lambda channel: (channel != guild.system_channel, channel.position))
    for channel in channels:
        if not missing_rights(channel.permissions_for(guild.me), thread=False):
            return channel
    return None
