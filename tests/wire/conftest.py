"""Fixtures for tests of the whole bot: a stand-in for Discord in this process, the bot in another."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.server import StandIn
from tests.wire.process import BotProcess


@pytest.fixture
async def discord_server() -> AsyncIterator[StandIn]:
    """The stand-in, ten times as patient as Discord: the machine may be busy."""
    async with StandIn() as server:
        server.clock.factor = 0.1
        yield server


@pytest.fixture
async def bot_process(discord_server: StandIn, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The bot, not yet started."""
    process = BotProcess(discord_server, tmp_path)
    yield process
    await process.close()
