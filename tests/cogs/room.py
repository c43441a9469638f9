"""A simulated Discord with the cogs on real tables: people who click, and what they see."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord
from discord.ext import commands

from bot.settings import Editor, Entry, GuildSettings
from bot.tables import Person as Seated
from bot.tables import Table
from bot.tables.practice import practice_tables
from cogs.desk import Desk
from cogs.extension import install
from tests.cogs.outlines import SECTION, custom_ids, everything, outline, raw_components, texts
from tests.cogs.tables_at_hand import TEXTS
from tests.tables.hall import Hall

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo", "Ida", "Jan", "Kim")


class Bot(commands.Bot):
    """A client with nothing but the cogs."""

    desk: Desk
    intents_wanted = discord.Intents(guilds=True)
    interval = 0.0

    def __init__(self, hall: Hall) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=self.intents_wanted,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.hall = hall

    async def setup_hook(self) -> None:
        clock = self.hall.clock
        practice = practice_tables(clock, Random(1), lambda: "practice")
        self.desk = await install(
            self,
            self.hall.tables,
            self.hall.store,
            practice,
            texts=TEXTS,
            interval=self.interval,
            clock=clock.now,
            now=clock.now,
        )
        await self.tree.sync()


class Person:
    """Somebody at a keyboard. `last` is the newest private message they got, `dialog` the one that is open."""

    def __init__(self, room: Room, actor: simcord.MemberActor) -> None:
        self.room = room
        self.actor = actor
        self.last: Any = None
        self.dialog: simcord.InteractionResult | None = None

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def seated(self) -> Seated:
        """As the tables know this person."""
        return Seated(self.id, self.actor.name)

    async def command(self, name: str, channel: Any = None, **options: Any) -> str:
        """Runs `/uno name` and gives the private answer as text."""
        return await self.slash(f"uno {name}", channel, **options)

    async def slash(self, name: str, channel: Any = None, **options: Any) -> str:
        """Runs any command by its full name."""
        result = await self.actor.slash(channel or self.room.channel, name, **options)
        return self._see(result)

    async def press(self, label: str) -> str:
        """Clicks a button of the public message; no text where the public message itself is the answer."""
        return self._see(await self.actor.click(self.room.public, label=label))

    async def tap(self, label: str) -> str:
        """Clicks a button of one's newest private message."""
        return self._see(await self.actor.click(self.last, label=label))

    async def click(self, message: Any, custom_id: str) -> str:
        """Clicks the component of this custom_id on some message."""
        return self._see(await self.actor.click(message, custom_id=custom_id))

    async def choose(self, value: str) -> str:
        """Chooses from the only select of one's newest private message."""
        return self._see(await self.actor.select(self.last, [value]))

    async def pick(self, label: str) -> str:
        """Chooses the option of this label, in whichever select of one's newest private message has it."""
        for menu in everything(raw_components(self.last)):
            for option in menu.get("options", ()):
                if option["label"] == label:
                    chosen = [option["value"]]
                    return self._see(await self.actor.select(self.last, chosen, custom_id=menu["custom_id"]))
        raise AssertionError(f"no select offers {label!r}")

    async def fill(self, placeholder: str, things: Sequence[Any]) -> str:
        """Chooses channels or roles in the select of this placeholder."""
        menu = next(each for each in everything(raw_components(self.last)) if each.get("placeholder") == placeholder)
        return self._see(await self.actor.select(self.last, things, custom_id=menu["custom_id"]))

    async def turn(self, title: str) -> str:
        """Clicks the value beside the setting of this title."""
        for section in everything(raw_components(self.last)):
            if section["type"] == SECTION and f"{title}**" in section["components"][0]["content"]:
                return self._see(await self.actor.click(self.last, custom_id=section["accessory"]["custom_id"]))
        raise AssertionError(f"no setting {title!r}")

    async def hand_in(self, answer: Any, **more: Any) -> str:
        """Fills in the dialog that was opened last, and hands it in."""
        assert self.dialog is not None, "no dialog is open"
        dialog, self.dialog = self.dialog, None
        return self._see(await self.actor.submit_modal(dialog, {"value": answer, **more}))

    def _see(self, result: simcord.InteractionResult) -> str:
        assert result.acknowledged, "the person got no answer"
        if result.modal is not None:
            self.dialog = result
            return result.modal["title"]
        answer = result.response or (result.followups[-1] if result.followups else None)
        if answer is None or (result.deferred and not answer.ephemeral):
            return ""
        assert answer.ephemeral, "an answer meant for one person was public"
        self.last = answer
        return texts(answer)

    @property
    def screen(self) -> str:
        """The newest private message as an outline."""
        return outline(self.last)

    @property
    def ids(self) -> dict[str, str]:
        """custom_id by label of the newest private message."""
        return custom_ids(self.last)


class Room:
    """A channel with people and the bot."""

    def __init__(self, env: simcord.Env, bot: Bot, hall: Hall, locales: dict[int, str]) -> None:
        self.env = env
        self.bot = bot
        self.hall = hall
        self.locales = locales
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("uno")
        self._staff = self.guild.create_role("staff", permissions=discord.Permissions(manage_messages=True))
        self._admins = self.guild.create_role("admins", permissions=discord.Permissions(manage_guild=True))

    def person(self, name: str, locale: str = "en-US", *, moderates: bool = False, manages: bool = False) -> Person:
        """A member of the server with this language, who may moderate its channels or manage it."""
        roles = [self._staff] * moderates + [self._admins] * manages
        actor = self.guild.add_member(self.env.create_user(name), roles=roles)
        self.locales[actor.id] = locale
        return Person(self, actor)

    def dismiss(self, person: Person) -> None:
        """Takes all roles from this person."""
        self.guild._guild.members[person.id].role_ids.clear()

    async def admit(self, person: Person, command: str) -> None:
        """Lets this person use a command, whatever their rights: an admin's choice in the server's settings."""
        known = next(each for each in await self.bot.tree.fetch_commands() if each.name == command)
        self.guild.set_command_permissions(known, {person.actor: True})

    def people(self, count: int, locale: str = "en-US") -> list[Person]:
        """Members by the names of the tests, the first of whom will be the host."""
        return [self.person(name, locale) for name in NAMES[:count]]

    @property
    def public(self) -> discord.Message:
        """The newest public message of the bot."""
        messages = [each for each in self.channel.history() if not each.flags.ephemeral]
        return messages[-1]

    @property
    def public_messages(self) -> list[discord.Message]:
        """Every public message of the bot, oldest first."""
        return [each for each in self.channel.history() if not each.flags.ephemeral]

    @property
    def board(self) -> str:
        """The newest public message as an outline, with ordinary blanks."""
        return outline(self.public).replace("\u00a0", " ")

    @property
    def table(self) -> Table:
        """The table of the channel."""
        table = self.hall.tables.in_channel(self.channel.id)
        assert table is not None
        return table

    @property
    def table_id(self) -> str:
        """The id of the newest public message's table."""
        return footer_id(self.public)

    async def open(self, people: Sequence[Person]) -> Table:
        """A lobby of these people."""
        await people[0].command("new")
        for each in people[1:]:
            await each.press("Join")
        return self.table

    async def play(self, people: Sequence[Person], hands: str = "", top: str = "R7", **more: Any) -> Table:
        """A match of these people, with hands by seat parted by bars if given."""
        await self.open(people)
        await people[0].press("Start")
        if hands:
            await self.set(hands, top, **more)
        return self.table

    async def play_out(self, winner: Person, other: Person) -> str:
        """A match of these two to 20 points, won with the only card; what the winner is told."""
        await self.open([winner, other])
        await self.hall.set_rules(self.table.id, winner.id, self.table.rules.but(target_score=20))
        await winner.press("Start")
        await self.set("R1|R9 GS")
        await winner.press("Hand")
        return await winner.tap("Red 1")

    async def set(self, hands: str, top: str = "R7", **more: Any) -> Table:
        """The match in another position, shown on the board."""
        table = await self.hall.position(self.table, hands, top, **more)
        await self.settle()
        return table

    async def restart(self) -> None:
        """Another run of the bot on the same tables; what only the memory of the cogs held is gone."""
        self.bot.desk.publisher.mentions._scheduler.close()
        self.bot.desk.publisher.bottom._scheduler.close()
        self.bot = Bot(self.hall)
        await self.env.restart_bot(self.bot)
        await self.settle()

    async def decide(self, **terms: Any) -> None:
        """The server sets these terms for its tables."""

        def make(settings: GuildSettings) -> tuple[GuildSettings, Entry]:
            return replace(settings, terms=replace(settings.terms, **terms)), Entry("terms")

        await self.bot.desk.book.change(self.guild.id, Editor(1, "Admin"), make)

    async def settle(self) -> None:
        """Until the bot has done all that is due, also what a test set off at the tables themselves."""
        await self.env.settle()
        publisher: Any = self.bot.desk.publisher
        while tasks := [
            *(notice.task for notice in publisher._notices.values() if notice.task is not None),
            *publisher.mentions._tasks.values(),
            *publisher.bottom._tasks,
        ]:
            await asyncio.wait(tasks)
        await self.env.settle()


@asynccontextmanager
async def opened(path: Path, locales: dict[int, str], client: type[Bot] = Bot) -> AsyncIterator[Room]:
    """A room on a store of its own; closed whatever happens. What the bot did not catch is raised at the end."""
    hall = await Hall.open(path)
    bot = client(hall)
    env = simcord.Env(bot)
    await env.start()
    try:
        yield Room(env, bot, hall, locales)
    finally:
        await env.shutdown()
        await hall.close()
    env.raise_errors()


def footer_id(message: discord.Message) -> str:
    """The id of the table that a public message is about, as its last footer says."""
    footer = message.embeds[-1].footer.text or ""
    return footer.rpartition(" ")[2]
