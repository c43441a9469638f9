"""What the client loads: builds all parts of the cogs and ties them to the bot."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import UnoBot
from bot.i18n.texts import Texts
from bot.settings import GuildBook, PeopleBook
from bot.store import Store
from bot.tables import SystemClock, Table, Tables
from bot.tables.practice import practice_tables
from bot.tables.table import PRACTICE
from bot.uno.events import Event
from cogs.access import Passes
from cogs.clicks import click_listener
from cogs.desk import Desk
from cogs.emojis import Emojis, Upload
from cogs.errors import answer_error
from cogs.hands import OpenHands
from cogs.hello import Notes, greet
from cogs.housekeeping import keep_house
from cogs.illustrations import get_ready
from cogs.members import Members
from cogs.play import commanded, uno_group
from cogs.practice import Showing, keep
from cogs.publisher import Publisher
from cogs.reports import message_listener, question_menu
from cogs.seasons import season_group
from cogs.setup import setup_group
from cogs.translator import CatalogueTranslator
from cogs.ui.pictures import Pictures, Signs
from cogs.visit import Visit

EDIT_INTERVAL = 1.0
"""Seconds between two edits of the same public message: Discord allows some five in five seconds a channel."""


async def setup(bot: UnoBot) -> None:
    """Called by the client, whose `tables` are used; the pictures follow as soon as it is connected."""
    emojis = Emojis()
    practice = practice_tables(SystemClock(), secrets.SystemRandom(), lambda: secrets.token_hex(16))
    desk = await install(bot, bot.tables, bot.store, practice, pictures=emojis)
    bot.do_beside(keep(practice), "practice")
    bot.do_beside(get_ready(), "drawing")
    _follow_emojis(bot, desk, emojis)
    bot.tables.suspend()
    bot.do_beside(keep_house(desk, bot.pause), "housekeeping")


async def install(
    bot: commands.Bot,
    tables: Tables,
    store: Store,
    practice: Tables,
    *,
    texts: Texts | None = None,
    pictures: Pictures | None = None,
    interval: float = EDIT_INTERVAL,
    clock: Callable[[], float] = time.monotonic,
    now: Callable[[], float] = time.time,
) -> Desk:
    """Everything that people can use, tied to this bot and these tables. `clock` measures, `now` tells the time."""
    book = GuildBook(store.guilds, now)
    await book.load()
    people = PeopleBook(store.people)
    await people.load()
    texts = texts or Texts.load()
    drawn = pictures or Signs()

    def find(table_id: str) -> Table | None:
        return (practice if table_id.startswith(PRACTICE) else tables).get(table_id)

    hands = OpenHands(find, clock)
    publisher = Publisher(bot, tables, book, texts, drawn, hands, interval=interval, clock=clock)
    reads = bot.intents.message_content
    members = Members(bot, tables)
    desk = Desk(tables, practice, book, people, texts, drawn, publisher, hands, Passes(clock), members, reads)
    await publisher.mentions.load()

    def listener(table: Table, events: Sequence[Event]) -> None:
        publisher.changed(table, events)
        members.changed(table, events)

    tables.listener = listener
    bot.add_listener(members.banned, "on_member_ban")
    practice.listener = Showing(hands).changed
    if bot.tree.translator is None:
        await bot.tree.set_translator(CatalogueTranslator(texts))
    bot.tree.add_command(uno_group(desk))
    bot.tree.add_command(setup_group(desk, commanded))
    bot.tree.add_command(season_group(desk, commanded))
    bot.tree.add_command(question_menu(desk, commanded))
    bot.tree.error(_tree_error(desk))
    bot.add_listener(click_listener(desk), "on_interaction")
    if desk.reads:
        bot.add_listener(message_listener(desk), "on_message")
    _follow_discord(bot, desk, store, now)
    return desk


def _follow_emojis(bot: UnoBot, desk: Desk, emojis: Emojis) -> None:
    """The pictures are brought once, at the first connection; boards that stand there without them are redrawn."""
    begun = False

    async def bring() -> None:
        # Before the client is ready no board has been drawn: that happens in a moment, and then with pictures.
        if await Upload(bot, bot.store, bot.pause).bring(emojis) and bot.is_ready():
            for table in _tables_in_sight(bot, desk.tables):
                desk.publisher.changed(table)

    async def on_connect() -> None:
        nonlocal begun
        if not begun:
            begun = True
            bot.do_beside(bring(), "pictures")

    bot.add_listener(on_connect)


def _follow_discord(bot: commands.Bot, desk: Desk, notes: Notes, now: Callable[[], float]) -> None:
    """What happens in Discord itself: channels, servers and members go; a connection comes back."""
    tables = desk.tables
    shown: set[str] = set()

    async def on_ready() -> None:
        """Boards may have gone stale while the bot was away, and servers may have gone."""
        for guild_id in tables.guilds() - {guild.id for guild in bot.guilds}:
            await tables.end_guild(guild_id)
        desk.publisher.mentions.resume()
        for table in _tables_in_sight(bot, tables):
            if table.id not in shown:
                shown.add(table.id)
                desk.publisher.changed(table)
        await desk.book.follow(guild.id for guild in bot.guilds)

    async def on_disconnect() -> None:
        tables.suspend()

    async def on_connect() -> None:
        await tables.resume()

    async def on_guild_channel_delete(channel: discord.abc.GuildChannel) -> None:
        await tables.end_channel(channel.id)

    async def on_raw_thread_delete(payload: discord.RawThreadDeleteEvent) -> None:
        await tables.end_channel(payload.thread_id)

    async def on_guild_join(guild: discord.Guild) -> None:
        await desk.book.back(guild.id)
        await greet(guild, desk.publisher.public_look(guild.id), notes, now)

    async def on_guild_remove(guild: discord.Guild) -> None:
        await tables.end_guild(guild.id)
        await desk.book.left(guild.id)

    bot.add_listener(on_connect, "on_resumed")
    for listener in (
        on_ready,
        on_connect,
        on_disconnect,
        on_guild_channel_delete,
        on_raw_thread_delete,
        on_guild_join,
        on_guild_remove,
    ):
        bot.add_listener(listener)


def _tables_in_sight(bot: commands.Bot, tables: Tables) -> list[Table]:
    """The tables of all servers that the bot is in."""
    return [table for guild in bot.guilds for table in tables.of_guild(guild.id)]


def _tree_error(desk: Desk) -> Any:
    """Commands answer their own errors; what comes here never reached one, such as a command of an older version."""

    async def answer(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        await answer_error(Visit(desk, interaction), error)

    return answer
