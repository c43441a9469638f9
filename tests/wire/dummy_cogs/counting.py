"""A command and a button that count."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands


def view_with(number: int) -> ui.View:
    """A view of one button that discord.py does not keep; it shows a number that grows with every click."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label=str(number), custom_id=f"count:{number}"))
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

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Count a click."""
        if interaction.type is discord.InteractionType.component:
            self.begun.set()
            await self.gate.wait()
            data: Any = interaction.data
            number = int(data["custom_id"].removeprefix("count:"))
            await interaction.response.edit_message(view=view_with(number + 1))


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Counting())
