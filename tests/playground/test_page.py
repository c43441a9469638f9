"""What the page is told, and what people do on it, by the protocol of the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground.models import Channel
from bot.playground.page import from_this_server
from bot.playground.people import Person
from bot.playground.server import StandIn
from tests.playground.test_interactions import saying
from tests.playground.tiny_bot import Echo, TinyBot

Json = dict[str, Any]


class Browser:
    """The page's end of the socket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.nonce = 0

    async def send(self, op: str, who: Person, channel: Channel, **more: Any) -> int:
        self.nonce += 1
        base = {"op": op, "user": str(who.id), "channel": str(channel.id), "nonce": self.nonce}
        await self.socket.send_json(base | more)
        return self.nonce

    async def receive(self, op: str, **wanted: Any) -> Json:
        """The next payload of this kind, passing over others."""
        while True:
            payload = await asyncio.wait_for(self.socket.receive_json(), 10)
            if payload["op"] == op and all(payload.get(key) == value for key, value in wanted.items()):
                return payload


@pytest.fixture
async def browser(server: StandIn) -> AsyncIterator[Browser]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{server.base}/page/socket") as socket,
    ):
        yield Browser(socket)


async def test_the_greeting_names_everybody(server: StandIn, browser: Browser) -> None:
    hello = await browser.receive("hello")
    assert [(one["name"], one["moderator"]) for one in hello["people"]] == [
        ("Ada", False),
        ("Ben", False),
        ("Cleo", False),
        ("Dora", False),
        ("Emil", False),
        ("Mo", True),
    ]
    assert [one["name"] for one in hello["channels"]] == ["uno", "games"]
    assert hello["guild"] == {"id": str(server.guild.id), "name": "Playground", "locale": "en-US"}
    assert hello["bot"]["online"] is False


async def test_a_viewer_sees_the_state_then_every_change(
    server: StandIn, bot: TinyBot, browser: Browser, ada: Person, ben: Person, uno: Channel
) -> None:
    said = ben.say(uno, "before")
    await browser.send("view", ada, uno, locale="de")
    state = await browser.receive("state", user=str(ada.id))
    assert [message["content"] for message in state["messages"]] == ["before"]
    assert [command["name"] for command in state["commands"]] == ["do", "feedback", "uno", "Report"]
    assert ada.user.locale == "de"
    await browser.send("say", ada, uno, content="  hello ")
    message = (await browser.receive("message"))["message"]
    assert (message["content"], message["author"]["global_name"]) == ("hello", "Ada")
    await browser.send("delete", ada, uno, message=message["id"])
    assert (await browser.receive("gone"))["id"] == message["id"]
    nonce = await browser.send("delete", ada, uno, message=str(said.id))
    assert "may not delete" in (await browser.receive("failed", nonce=nonce))["reason"]
    await browser.send("delete", server.person("Mo"), uno, message=str(said.id))
    assert (await browser.receive("gone"))["id"] == str(said.id)


async def test_commands_clicks_and_private_messages(
    bot: TinyBot, browser: Browser, ada: Person, ben: Person, uno: Channel
) -> None:
    bot.act = saying("press", Echo("one"), ephemeral=True)
    await browser.send("view", ada, uno)
    nonce = await browser.send("command", ada, uno, name=["do"], options={})
    message = (await browser.receive("message"))["message"]
    assert (message["content"], message["ephemeral_for"], message["flags"]) == ("press", str(ada.id), 64)
    assert message["interaction_metadata"]["name"] == "do"
    assert (await browser.receive("ack"))["nonce"] == nonce
    click = {"message": message["id"], "custom_id": "echo:one", "component_type": 2, "values": []}
    await browser.send("component", ada, uno, **click)
    assert (await browser.receive("message"))["message"]["content"] == "Ada: one"
    nonce = await browser.send("component", ben, uno, **click)
    assert (await browser.receive("failed", nonce=nonce))["reason"].startswith("invalid: ")
    nonce = await browser.send("command", ben, uno, name=["do"])
    await browser.receive("ack", nonce=nonce)
    await browser.send("view", ben, uno)
    state = await browser.receive("state", user=str(ben.id))
    assert [entry["content"] for entry in state["messages"]] == ["press"]


async def test_completion_menu_and_dialog(
    bot: TinyBot, browser: Browser, ada: Person, ben: Person, uno: Channel
) -> None:
    await browser.send("view", ada, uno)
    nonce = await browser.send(
        "autocomplete", ada, uno, name=["uno", "new"], options={"preset": "ca"}, focused="preset"
    )
    assert await browser.receive("choices") == {
        "op": "choices",
        "nonce": nonce,
        "choices": [{"name": "Calm", "value": "calm"}],
    }
    said = ben.say(uno, "rude")
    await browser.send("menu", ada, uno, name="Report", message=str(said.id))
    assert (await browser.receive("message"))["message"]["content"] == "rude"
    assert (await browser.receive("message"))["message"]["content"] == "reported: rude"
    await browser.send("command", ada, uno, name=["feedback"])
    modal = await browser.receive("modal")
    assert (modal["title"], len(modal["components"])) == ("Feedback", 2)
    label, menu = modal["components"]
    handed_in = [
        {"type": 1, "components": [{"type": 4, "custom_id": "words", "value": "well"}]},
        {"type": 18, "component": {"type": 3, "custom_id": "mood", "values": ["b"]}},
    ]
    about = {"interaction": modal["interaction"], "custom_id": modal["custom_id"], "components": handed_in}
    nonce = await browser.send("modal", ben, uno, **about)
    assert "another person" in (await browser.receive("failed", nonce=nonce))["reason"]
    await browser.send("modal", ada, uno, **about)
    assert (await browser.receive("message"))["message"]["content"] == "well b"
    assert label["type"] in (1, 18)
    assert menu["component"]["custom_id"] == "mood"


async def test_nonsense_is_refused_and_silence_of_the_bot_is_a_failure(
    server: StandIn, browser: Browser, ada: Person, uno: Channel
) -> None:
    await browser.socket.send_str("{")
    assert (await browser.receive("failed"))["reason"] == "invalid request"
    await browser.send("fly", ada, uno)
    assert (await browser.receive("failed"))["reason"] == "invalid request"
    server.commands.replace([{"name": "do", "description": "x"}])
    nonce = await browser.send("command", ada, uno, name=["do"])
    await server.world.until(lambda: server.interactions.by_token)
    server.clock.advance(31)
    failed = await browser.receive("failed")
    assert failed == {"op": "failed", "nonce": nonce, "reason": "no answer in 3 s"}


async def test_the_page_knows_whether_the_bot_is_there(server: StandIn, bot: TinyBot, browser: Browser) -> None:
    assert (await browser.receive("hello"))["bot"]["online"] is True
    await bot.close()
    assert await browser.receive("bot") == {"op": "bot", "online": False}


async def test_new_threads_appear_in_the_list(server: StandIn, browser: Browser, ada: Person, uno: Channel) -> None:
    await browser.receive("hello")
    ada.open_thread(uno, "side table")
    hello = await browser.receive("hello")
    assert [one["name"] for one in hello["channels"]] == ["uno", "games", "side table"]


async def test_the_page_itself_is_served_to_this_machine_only(server: StandIn) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(server.base + "/") as response:
            assert (response.status, response.content_type) == (200, "text/html")
        for headers in ({"Host": "evil.example"}, {"Origin": "https://evil.example"}):
            async with session.get(server.base + "/", headers=headers) as response:
                assert response.status == 403


def test_pictures_of_the_cdn_come_from_here() -> None:
    address = "https://cdn.discordapp.com/emojis/7.png"
    assert from_this_server({"thumbnail": [{"url": address}]}) == {"thumbnail": [{"url": "/emojis/7.png"}]}


async def test_a_deferred_answer_is_shown_as_loading(bot: TinyBot, browser: Browser, ada: Person, uno: Channel) -> None:
    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="there")

    bot.act = act
    await browser.send("view", ada, uno)
    await browser.send("command", ada, uno, name=["do"])
    assert (await browser.receive("message"))["message"]["flags"] == 128
    done = (await browser.receive("message"))["message"]
    assert (done["flags"], done["content"]) == (0, "there")
