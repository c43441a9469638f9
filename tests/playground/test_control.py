"""The fault switches over HTTP."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.playground.models import Channel
from bot.playground.people import Person
from bot.playground.server import StandIn
from tests.playground.test_time_limits import code_of
from tests.playground.tiny_bot import TinyBot


async def press(server: StandIn, switch: str, **arguments: Any) -> int:
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{server.base}/control/{switch}", json=arguments) as response,
    ):
        return response.status


async def test_requests_can_be_broken(server: StandIn, bot: TinyBot, uno: Channel) -> None:
    assert await press(server, "refuse", kind="message.create", status=403, code=50013) == 200
    assert await code_of(bot.get_partial_messageable(uno.id).send("x")) == 50013
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{server.base}/control/requests") as response,
    ):
        kinds = [entry["kind"] for entry in await response.json()]
    assert kinds == ["login", "application", "commands.put", "message.create"]


async def test_the_gateway_can_be_broken(server: StandIn, bot: TinyBot) -> None:
    for switch in ("drop_sockets", "ask_to_reconnect"):
        assert await press(server, switch) == 200
        await bot.wait_for_event("resumed")


async def test_the_world_can_be_changed(server: StandIn, bot: TinyBot, ada: Person, uno: Channel) -> None:
    message = ada.say(uno, "x")
    place = bot.get_partial_messageable(uno.id)
    assert await press(server, "deny", channel=str(uno.id), permissions=["send_messages"]) == 200
    assert await code_of(place.send("x")) == 50013
    assert await press(server, "allow", channel=str(uno.id)) == 200
    await place.send("x")
    assert await press(server, "delete_message", message=str(message.id)) == 200
    assert message.gone
    now = server.clock.now()
    assert await press(server, "advance", seconds=900) == 200
    assert server.clock.now() >= now + 900
    assert await press(server, "limits", enabled=True) == 200
    assert server.limits.enabled
    assert await press(server, "locale", locale="de") == 200
    assert server.guild.locale == "de"
    assert await press(server, "remove_member", user=str(ada.id)) == 200
    assert ada.id not in server.guild.members
    ben = server.person("Ben")
    assert await press(server, "ban", user=str(ben.id)) == 200
    assert ben.id not in server.guild.members
    assert await press(server, "delete_channel", channel=str(uno.id)) == 200
    assert await press(server, "remove_guild") == 200
    await bot.wait_for_event("removed from Playground")


@pytest.mark.parametrize(("switch", "arguments"), [("explode", {}), ("fail", {"nope": 1}), ("deny", {"channel": "1"})])
async def test_wrong_switches_are_refused(server: StandIn, switch: str, arguments: dict[str, Any]) -> None:
    assert await press(server, switch, **arguments) == 400


async def test_a_form_of_a_web_site_presses_no_switch(server: StandIn) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{server.base}/control/clear", data={"x": "y"}) as response,
    ):
        assert response.status == 415
