from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.playground.models import Channel
from bot.playground.people import Person
from bot.playground.server import StandIn
from tests.playground.tiny_bot import Running, TinyBot


@pytest.fixture(autouse=True)
def addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test redirects is led back afterwards."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)


@pytest.fixture
async def server() -> AsyncIterator[StandIn]:
    """A stand-in with a patience that no slow machine exhausts."""
    async with StandIn() as server:
        server.clock.factor = 0.1
        yield server


@pytest.fixture
async def bot(server: StandIn) -> AsyncIterator[TinyBot]:
    async with Running(server, TinyBot()) as bot:
        yield bot


@pytest.fixture
def ada(server: StandIn) -> Person:
    return server.person("Ada")


@pytest.fixture
def ben(server: StandIn) -> Person:
    return server.person("Ben")


@pytest.fixture
def uno(server: StandIn) -> Channel:
    return server.channel("uno")
