"""A command and a button that count."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands


class CountButton(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """Shows a number that grows with every click."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=str(number), custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: Any, match: re.Match[str]) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        counting = interaction.client.cogs["Counting"]  # type: ignore[attr-defined]
        assert isinstance(counting, Counting)
        counting.begun.set()
        await counting.gate.wait()
        await interaction.response.edit_message(view=view_with(self.number + 1))


def view_with(number: int) -> ui.View:
    """A view of one button that discord.py does not keep."""
    view = ui.View(timeout=None)
    view.add_item(CountButton(number))
    view.stop()
    return view


class Counting(commands.Cog):
    """Holds every click at ``gate`` while it is closed."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.gate = asyncio.Event()
        self.gate.set()

    @app_commands.command(name="count", description="Shows a button")
    async def count(self, interaction: discord.Interaction) -> None:
        """Post the button."""
        await interaction.response.send_message(view=view_with(0))


async def setup(bot: commands.Bot) -> None:
    """Add the cog and its button."""
    bot.add_dynamic_items(CountButton)
    await bot.add_cog(Counting())
