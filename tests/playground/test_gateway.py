"""The websocket itself, spoken by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.playground.gateway import REPLAYED
from bot.playground.models import Channel, Guild
from bot.playground.people import Person
from bot.playground.server import StandIn


class Line:
    """One uncompressed socket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, operation: Any, data: Any = None) -> None:
        await self.socket.send_json({"op": operation, "d": data})

    async def identify(self, server: StandIn, **more: Any) -> dict[str, Any]:
        await self.send(2, {"token": server.token, "intents": 1, "properties": {}, **more})
        return await self.next()

    async def next(self) -> dict[str, Any]:
        return await asyncio.wait_for(self.socket.receive_json(), 10)

    async def close_code(self) -> int | None:
        message = await asyncio.wait_for(self.socket.receive(), 10)
        assert message.type is aiohttp.WSMsgType.CLOSE
        return self.socket.close_code


@pytest.fixture
async def line(server: StandIn) -> AsyncIterator[Line]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{server.gateway_address}?v=10&encoding=json") as socket,
    ):
        line = Line(socket)
        assert (await line.next())["d"] == {"heartbeat_interval": 41_250}
        yield line


async def test_the_greeting_then_the_servers(server: StandIn, line: Line) -> None:
    ready = await line.identify(server)
    assert (ready["t"], ready["s"]) == ("READY", 1)
    assert ready["d"]["guilds"] == [{"id": str(server.guild.id), "unavailable": True}]
    assert ready["d"]["resume_gateway_url"] == server.gateway_address
    created = await line.next()
    assert (created["t"], created["s"], created["d"]["name"]) == ("GUILD_CREATE", 2, "Playground")
    assert [channel["name"] for channel in created["d"]["channels"]] == ["uno", "games"]
    await line.send(1, 2)
    assert (await line.next())["op"] == 11


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}, 4004),
        ({"op": 2, "d": {"token": None, "intents": 1}}, 4004),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 99}, 4001),
        ([1], 4002),
    ],
)
async def test_mistakes_close_the_socket(line: Line, sent: Any, code: int) -> None:
    await line.socket.send_json(sent)
    assert await line.close_code() == code


async def test_nobody_identifies_twice(server: StandIn, line: Line) -> None:
    await line.identify(server)
    await line.next()
    await line.send(2, {"token": server.token, "intents": 1})
    assert await line.close_code() == 4005


async def test_unknown_and_too_old_sessions_are_invalid(server: StandIn, line: Line, ada: Person, uno: Channel) -> None:
    await line.send(6, {"token": server.token, "session_id": "unknown", "seq": 1})
    assert await line.next() == {"op": 9, "d": False}
    ready = await line.identify(server)
    session = server.gateway.sessions[ready["d"]["session_id"]]
    for _ in range(REPLAYED + 1):
        session.dispatch("NOTHING", {})
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(server.gateway_address) as socket,
    ):
        other = Line(socket)
        await other.next()
        await other.send(6, {"token": server.token, "session_id": session.id, "seq": 1})
        assert await other.next() == {"op": 9, "d": False}


async def test_a_shard_hears_of_its_own_servers_only(server: StandIn, line: Line) -> None:
    other = Guild(server.guild.id + (1 << 22), "Other", server.guild.owner)
    server.world.add_guild(other)
    shard = (other.id >> 22) % 2
    ready = await line.identify(server, shard=[shard, 2])
    assert [guild["id"] for guild in ready["d"]["guilds"]] == [str(other.id)]
    server.world.announce("guild_update", server.guild)
    server.world.announce("guild_update", other)
    assert (await line.next())["t"] == "GUILD_CREATE"
    assert (await line.next())["d"]["name"] == "Other"


async def test_the_number_of_identifies_is_told(server: StandIn, line: Line) -> None:
    await line.identify(server)
    headers = {"Authorization": f"Bot {server.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.get(f"{server.api_base}/gateway/bot") as response,
    ):
        answer = await response.json()
    assert answer["session_start_limit"]["remaining"] == 999
    assert response.headers["Content-Type"] == "application/json"
