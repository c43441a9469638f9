"""The least that a bot of discord.py can do with a click: edit the message. What `tests.bench.load` compares with."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot import config
from bot.client import redirect


class Count(ui.DynamicItem[ui.Button[Any]], template="count"):
    """A button that counts its clicks in its label."""

    def __init__(self, clicks: int = 0) -> None:
        super().__init__(ui.Button(label=str(clicks), custom_id="count"))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any, /) -> Count:
        return cls(int(getattr(item, "label", None) or 0))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=view(int(self.item.label or 0) + 1))


def view(clicks: int) -> ui.View:
    """A message's one button; nothing of it is kept in memory."""
    made = ui.View(timeout=None)
    made.add_item(Count(clicks))
    made.stop()
    return made


@app_commands.command(name="count", description="Count clicks")
async def count(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(view=view(0))


class MinimalBot(commands.Bot):
    async def setup_hook(self) -> None:
        self.tree.add_command(count)
        self.add_dynamic_items(Count)
        await self.tree.sync()


if __name__ == "__main__":
    settings = config.load()
    assert settings.api_base is not None
    assert settings.gateway is not None
    redirect(settings.api_base, settings.gateway)
    bot = MinimalBot(commands.when_mentioned, intents=discord.Intents(guilds=True), max_messages=None)
    bot.run(settings.token, log_handler=None)
