"""``python -m bot`` in a hurry: what takes a minute there takes a moment here, so that tests need not wait."""

from __future__ import annotations

import asyncio
import sys
from itertools import repeat
from types import SimpleNamespace

import discord.client
import discord.http
import discord.webhook.async_

import bot.client
import bot.patience
import cogs.bottom
import cogs.emojis
from bot.__main__ import main
from cogs import extension, hosting


async def nap(seconds: float) -> None:
    """A hundredth of a sleep."""
    await _sleep(seconds / 100)


_sleep = asyncio.sleep

if __name__ == "__main__":
    bot.patience.PATIENCE = 1.0
    cogs.bottom.QUIET = 0.5
    cogs.bottom.AFTER_START = 1.0
    cogs.emojis.PACE = 0.0
    hosting.POSTED_WITHIN = 0.2
    cogs.emojis.TRIED_AGAIN_AFTER = (0.05,) * 5
    extension.install.__kwdefaults__["interval"] = 0.1
    bot.client.growing_pauses = lambda: repeat(0.05)
    # Between two tries discord.py sleeps for seconds.
    for module in (discord.client, discord.http, discord.webhook.async_):
        module.asyncio = SimpleNamespace(**{**vars(asyncio), "sleep": nap})  # pyright: ignore
    sys.exit(main([]))
