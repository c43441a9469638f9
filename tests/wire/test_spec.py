"""What the stand-in lets pass is what Discord's specification lets pass."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.playground.recorder import Recorded
from bot.playground.server import StandIn
from tests.playground.test_messages import PNG
from tests.playground.tiny_bot import Echo, Running, TinyBot
from tests.wire.spec import needs_spec, violations

pytestmark = needs_spec


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StandIn]:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with StandIn() as server:
        server.clock.factor = 0.1
        yield server


async def test_everything_that_discord_py_sends_is_valid(server: StandIn) -> None:
    ada, uno = server.person("Ada"), server.channel("uno")
    options = [discord.SelectOption(label="Red", value="R", emoji="🟥")]

    async def act(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Echo("one"))
        view.add_item(ui.Select(options=options, custom_id="select"))
        view.stop()
        embed = discord.Embed(title="t", description="d", colour=0xFF0000).add_field(name="n", value="v")
        await interaction.response.send_message("x", embed=embed, view=view, ephemeral=True)
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.Container(ui.TextDisplay("text"), ui.Separator(), accent_colour=0xFF0000))
        layout.stop()
        await interaction.edit_original_response(content=None, embed=None, view=layout)
        await interaction.followup.send("more", file=discord.File(io.BytesIO(PNG), "a.png"))
        bot.note("done")

    async with Running(server, TinyBot()) as bot:
        bot.act = act
        await ada.command(uno, ["do"])
        await bot.wait_for_event("done")
        await ada.submit_modal(await ada.command_to_modal(uno, ["feedback"]), {"words": "x", "mood": "g"})
        await ada.autocomplete(uno, ["uno", "new"], {"preset": "c"}, "preset")
        place = bot.get_partial_messageable(uno.id, guild_id=server.guild.id)
        message = await place.send("x", allowed_mentions=discord.AllowedMentions.none())
        await message.edit(content="y", attachments=[discord.File(io.BytesIO(PNG), "b.png")])
        await message.create_thread(name="table")
        await bot.create_application_emoji(name="R5", image=PNG)
    assert violations(server.recorder.requests) == []
    kinds = {entry.kind for entry in server.recorder.requests}
    assert kinds >= {"callback", "original.edit", "followup", "message.create", "message.edit", "commands.put"}


BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "x"}]}
MESSAGES = "/channels/{channel_id}/messages"


@pytest.mark.parametrize(
    ("method", "template", "body", "expected"),
    [
        ("POST", MESSAGES, {"components": [BUTTON]}, "kind components/0/components/0/label: maxLength 80"),
        ("POST", MESSAGES, {"content": "x" * 4001}, "kind content: maxLength 4000"),
        ("POST", "/nowhere", {}, "POST /nowhere is not in the specification"),
    ],
)
def test_what_is_wrong_is_named_without_its_value(
    method: str, template: str, body: dict[str, Any], expected: str
) -> None:
    assert violations([Recorded("kind", method, template, "", body, 0)]) == [expected]
