"""A small bot on unmodified discord.py that uses everything the stand-in offers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client import redirect
from bot.playground.server import StandIn

Act = Callable[[discord.Interaction], Awaitable[Any]]


class Echo(ui.DynamicItem[ui.Button[Any]], template=r"echo:(?P<word>\w+)"):
    """A button without a stored view: it works after a restart, too."""

    def __init__(self, word: str, label: str | None = None) -> None:
        super().__init__(ui.Button(label=label or word, custom_id=f"echo:{word}"))
        self.word = word

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: Any, match: re.Match[str]) -> Self:
        return cls(match["word"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name}: {self.word}")


class Feedback(ui.Modal, title="Feedback"):
    """A dialog with a text and a menu."""

    words = ui.TextInput[Any](label="Words", custom_id="words", max_length=20)
    mood = ui.Label[Any](
        text="Mood",
        component=ui.Select(
            custom_id="mood",
            options=[
                discord.SelectOption(label="Good", value="g"),
                discord.SelectOption(label="Bad", value="b"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        mood = self.mood.component
        assert isinstance(mood, ui.Select)
        await interaction.response.send_message(f"{self.words.value} {mood.values[0]}", ephemeral=True)


class TinyBot(commands.Bot):
    """Runs what a test puts into ``act`` on ``/do``, and offers a few fixed commands."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__("!", intents=intents or discord.Intents(guilds=True), help_command=None)
        self.act: Act | None = None
        self.failures: list[BaseException] = []
        self.events: list[str] = []
        self.seen: asyncio.Queue[str] = asyncio.Queue()
        self.tree.on_error = self._failed

    async def _failed(self, interaction: discord.Interaction, error: Exception) -> None:
        self.failures.append(getattr(error, "original", error))
        self.note("failure")

    def note(self, event: str) -> None:
        """Remember that something happened, and wake whoever waits for it."""
        self.events.append(event)
        self.seen.put_nowait(event)

    async def wait_for_event(self, event: str) -> None:
        """Wait until something happens that has not been waited for."""
        while await asyncio.wait_for(self.seen.get(), 10) != event:
            pass

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds that discord.py sleeps before it identifies again."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Echo)
        add_commands(self)
        await self.tree.sync()

    async def on_connect(self) -> None:
        self.note("connect")

    async def on_resumed(self) -> None:
        self.note("resumed")

    async def on_message(self, message: discord.Message) -> None:
        self.note(f"message {message.content}")

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        self.note(f"edit {payload.message.content}")

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        self.note(f"delete {payload.message_id}")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.note(f"removed from {guild.name}")

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.note(f"lost {channel.name}")


def add_commands(bot: TinyBot) -> None:
    """The fixed commands."""

    @bot.tree.command(name="do", description="Does what the test says")
    async def do(interaction: discord.Interaction) -> None:
        assert bot.act is not None
        await bot.act(interaction)

    group = app_commands.Group(name="uno", description="A group")

    @group.command(name="new", description="A subcommand with options")
    @app_commands.describe(size="How many", colour="Which", who="Whom", loud="Whether", preset="Which rules")
    @app_commands.choices(colour=[app_commands.Choice(name="Red", value="R")])
    async def new(
        interaction: discord.Interaction,
        size: app_commands.Range[int, 2, 10],
        colour: app_commands.Choice[str] | None = None,
        who: discord.Member | None = None,
        loud: bool = False,
        preset: str = "",
    ) -> None:
        parts = (size, colour and colour.value, who and who.display_name, loud, preset)
        await interaction.response.send_message(" ".join(str(part) for part in parts))

    @new.autocomplete("preset")
    async def complete(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        names = [name for name in ("classic", "cruel", "calm") if name.startswith(current)]
        return [app_commands.Choice(name=name.title(), value=name) for name in names]

    @bot.tree.context_menu(name="Report")
    async def report(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"reported: {message.content}", ephemeral=True)

    @bot.tree.command(name="moderate", description="For moderators")
    @app_commands.default_permissions(manage_messages=True)
    async def moderate(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("done", ephemeral=True)

    @bot.tree.command(name="feedback", description="Opens a dialog")
    async def feedback(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Feedback())

    bot.tree.add_command(group)


class Running:
    """A bot that is connected while inside."""

    def __init__(self, server: StandIn, bot: TinyBot) -> None:
        self.server = server
        self.bot = bot
        self._life: asyncio.Task[None] | None = None

    async def __aenter__(self) -> TinyBot:
        redirect(self.server.api_base, self.server.gateway_address)
        await self.bot.login(self.server.token)
        self._life = asyncio.create_task(self.bot.connect())
        await self.bot.wait_for_event("connect")
        return self.bot

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.bot.close()
        assert self._life is not None
        self._life.cancel()
        await asyncio.gather(self._life, return_exceptions=True)
