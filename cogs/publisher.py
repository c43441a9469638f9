"""The public messages: each table's is edited in place, at most once in a while, and found again when it is lost.

Nothing here is allowed to touch a move: the tables commit first and tell afterwards. A task lives only while a table
has something to show.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord.utils import MISSING

from bot.i18n.texts import Texts
from bot.patience import PATIENCE
from bot.replay import Honour, WalkError, honours
from bot.settings import GuildBook
from bot.store import StoreError
from bot.tables import Refused, Tables
from bot.tables.table import Stage, Table
from bot.traces import trace
from bot.uno.events import Event
from cogs import threads
from cogs.bench import Bench
from cogs.bottom import Bottom
from cogs.hands import OpenHands
from cogs.illustrations import Illustration, illustration
from cogs.mentions import Mentions
from cogs.pace import PASSING, Pace, insist
from cogs.rights import FOR_PICTURES, NEEDED, missing_rights
from cogs.ui.look import Look
from cogs.ui.parts import PublicMessage, shows
from cogs.ui.pictures import Pictures
from cogs.ui.public import public_message
from cogs.ui.scene import scene_of
from cogs.ui.table_picture import illustrated

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, EDITED_TOO_OFTEN, THREAD_ARCHIVED = 10003, 10008, 30046, 50083
LAST_WORDS = 6
"""How often it is tried to show that a table is closed."""
LONGEST_PAUSE = 60.0
"""Seconds between two tries to show an open table, however long Discord has been out of reach."""
BOARDS_A_SECOND = 20
"""Of all tables together: with each goes about one private hand, and Discord allows a bot 50 requests a second."""
RENEWED_WITHIN = 3.0
"""Seconds that the board waits for the hands, which go first: one that is not renewed is fresh after its next click."""
REPOST_PAUSE = 5.0
"""Seconds within which a second wish to see the table at the bottom is fulfilled already."""

Pictured = tuple[int, Illustration | None]
"""The id of a message, and the picture that it carries."""

log = logging.getLogger(__name__)


class _Notice:
    """What is known of one table's public message in memory alone; `pictured` is None where it has to be found out."""

    __slots__ = ("due", "failures", "free_at", "honoured", "honours", "lock", "pictured", "posted_at", "table", "task")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.due = False
        self.failures = 0
        self.free_at = 0.0
        self.posted_at = float("-inf")
        self.honoured: int | None = None
        self.honours: tuple[Honour, ...] = ()
        self.pictured: Pictured | None = None
        self.lock = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None


class Publisher:
    """Keeps the public messages, and the open hand of whoever is on turn, as the tables are."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        book: GuildBook,
        texts: Texts,
        pictures: Pictures,
        hands: OpenHands,
        *,
        interval: float,
        clock: Callable[[], float],
    ) -> None:
        """`interval`: seconds between two edits of the same message."""
        self._client = client
        self._tables = tables
        self._book = book
        self._texts = texts
        self._pictures = pictures
        self._hands = hands
        self._interval = interval
        self._clock = clock
        self._notices: dict[str, _Notice] = {}
        self._missing: dict[str, list[str]] = {}
        self._pace = Pace(interval / BOARDS_A_SECOND, clock)
        self.mentions = Mentions(client, tables, book, self.look)
        self.bottom = Bottom(client, tables, book, self.post_anew)
        self._bench = Bench(client, tables, self.look, interval=interval)

    def changed(self, table: Table, events: Sequence[Event] = ()) -> None:
        """The tables' listener: shows this soon, together with what else happens until then."""
        self._bench.changed(table)
        self.mentions.changed(table)
        self.bottom.changed(table)
        notice = self._notice(table)
        notice.table = table
        notice.due = True
        if notice.task is None:
            notice.task = asyncio.get_running_loop().create_task(self._work(notice), name=f"table {table.id}")

    def rights_missing(self, table_id: str) -> Sequence[str]:
        """The rights without which the last attempt to show this table failed; empty when all is well."""
        return self._missing.get(table_id, ())

    async def post_anew(self, table: Table) -> None:
        """The public message at the bottom of the channel; the old one goes. Raises discord.HTTPException."""
        notice = self._notice(table)
        async with notice.lock:
            if self._clock() - notice.posted_at < REPOST_PAUSE:
                return
            notice.posted_at = self._clock()
            await self._post(notice, self._present(notice))

    async def take_away(self, table: Table) -> None:
        """Delete the public message of a table that is closed."""
        notice = self._notices.get(table.id)
        async with notice.lock if notice is not None else asyncio.Lock():
            if table.message is not None:
                await self._retire(table, table.message)

    def _notice(self, table: Table) -> _Notice:
        return self._notices.setdefault(table.id, _Notice(table))

    def _present(self, notice: _Notice) -> Table:
        """The table as it is now; a closed one as it was last."""
        return self._tables.get(notice.table.id) or notice.table

    async def _work(self, notice: _Notice) -> None:
        try:
            while notice.due:
                for pause in (notice.free_at - self._clock(), self._pace.take()):
                    if pause > 0:
                        await asyncio.sleep(pause)
                notice.due = False
                await self._show(notice)
                notice.free_at = self._clock() + min(LONGEST_PAUSE, self._interval * 2**notice.failures)
        except Exception as error:
            log.error("Table %s could not be shown: %s", notice.table.id, trace(error))
        finally:
            notice.task = None
            if not self._present(notice).is_open:
                self._notices.pop(notice.table.id, None)
                self._missing.pop(notice.table.id, None)
                self._hands.forget(notice.table.id)

    async def _show(self, notice: _Notice) -> None:
        """Edits the message and renews the hand. A passing failure is tried again, ever more patiently."""
        try:
            async with asyncio.timeout(RENEWED_WITHIN):
                await self._hands.renew(notice.table.id)
        except TimeoutError:
            log.info("A hand at table %s was not renewed in time", notice.table.id)
        except Exception as error:
            log.error("A hand at table %s could not be renewed: %s", notice.table.id, trace(error))
        try:
            async with notice.lock, asyncio.timeout(PATIENCE):
                table = self._present(notice)
                await self._honour(notice, table)
                await self._edit(notice, table)
                if not table.is_open and table.terms.own_thread:
                    await self._put_thread_away(table)
        except discord.Forbidden:
            self._missing[notice.table.id] = self._rights_missing_in(notice.table)
            log.warning("Table %s: no right to write in its channel", notice.table.id)
        except (*PASSING, StoreError) as error:
            notice.failures += 1
            notice.due = notice.due or self._present(notice).is_open or notice.failures < LAST_WORDS
            log.warning("Table %s could not be shown (%s)", notice.table.id, type(error).__name__)
        else:
            notice.failures = 0
            self._missing.pop(notice.table.id, None)

    async def _edit(self, notice: _Notice, table: Table) -> None:
        if table.message is None:
            if table.is_open:
                await self._post(notice, table)
            return
        message, drawn = await self._render(notice, table)
        shown = (table.message, drawn)
        attachments: Any = MISSING if notice.pictured == shown else [drawn.file()] if drawn is not None else []
        # Until the answer is there, nobody knows which picture the message carries.
        notice.pictured = None
        try:
            await self._message(table, table.message).edit(
                embeds=message.embeds, view=message.view, attachments=attachments
            )
            notice.pictured = shown
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                await self._tables.end_channel(table.channel)
            elif error.code in (UNKNOWN_MESSAGE, EDITED_TOO_OFTEN, THREAD_ARCHIVED):
                if table.is_open:
                    await self._post(notice, table)
            else:
                raise

    async def _post(self, notice: _Notice, table: Table) -> None:
        """A new public message; the one before it, if there is one, is deleted.

        It stands there once, even if Discord did not say so at the first try: what follows a message has one nonce.
        """
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        message, drawn = await self._render(notice, table)
        files: Any = MISSING if drawn is None else [drawn.file()]
        try:
            nonce = f"{table.id}-{table.message or 0}"
            posted = await channel.send(embeds=message.embeds, view=message.view, files=files, nonce=nonce)
            notice.pictured = (posted.id, drawn)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            await self._tables.end_channel(table.channel)
            return
        try:
            await self._tables.set_message(table.id, posted.id)
        except Refused:
            # Closed in the meantime: what was just posted has to say so.
            self.changed(replace(notice.table, message=posted.id))
        except StoreError:
            # A message that nobody remembers would never be edited again.
            await posted.delete()
            raise
        if table.message is not None:
            await self._retire(table, table.message)
        if not shows(posted, message.view):
            notice.pictured = None
            self.changed(table)

    async def _put_thread_away(self, table: Table) -> None:
        guild = self._client.get_guild(table.guild)
        thread = None if guild is None else guild.get_thread(table.channel)
        if thread is not None:
            await threads.put_away(thread)

    async def _retire(self, table: Table, message_id: int) -> None:
        try:
            await insist(self._message(table, message_id).delete)
        except PASSING as error:
            log.info("The old message of table %s could not be deleted (%s)", table.id, type(error).__name__)

    def _message(self, table: Table, message_id: int) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        return channel.get_partial_message(message_id)

    async def _honour(self, notice: _Notice, table: Table) -> None:
        """The honours of a match that is over, once; a log that cannot be read gives none."""
        if table.stage is not Stage.OVER or table.match_id is None or notice.honoured == table.match_id:
            return
        notice.honoured, notice.honours = table.match_id, ()
        try:
            record = await self._tables.archive.record(table.guild, table.match_id)
            notice.honours = await asyncio.to_thread(honours, record)
        except (Refused, StoreError, WalkError) as error:
            log.info("table %s: its match has no honours (%s)", table.id, type(error).__name__)

    async def _render(self, notice: _Notice, table: Table) -> tuple[PublicMessage, Illustration | None]:
        scene = scene_of(table)
        if table.stage is Stage.OVER:
            scene = replace(scene, honours=notice.honours)
        look = self.look(table)
        message = public_message(scene, look)
        drawn = await illustration(scene, look) if self._shows_picture(table) else None
        return message if drawn is None else illustrated(message), drawn

    def _shows_picture(self, table: Table) -> bool:
        """Whether the server wants pictures, and lets the bot send them in this channel."""
        guild = self._client.get_guild(table.guild)
        channel = None if guild is None else guild.get_channel_or_thread(table.channel)
        if guild is None or channel is None or not self._book.get(table.guild).terms.table_picture:
            return False
        return all(getattr(channel.permissions_for(guild.me), name) for name in FOR_PICTURES)

    def look(self, table: Table) -> Look:
        """How a table is shown to everybody."""
        return self.public_look(table.guild)

    def public_look(self, guild_id: int) -> Look:
        """How things are shown to everybody in a server: in the language that it chose, here or in Discord."""
        code = self._book.get(guild_id).language
        if code is None:
            guild = self._client.get_guild(guild_id)
            code = None if guild is None else str(guild.preferred_locale)
        return Look(self._texts.language(code), self._pictures)

    def _rights_missing_in(self, table: Table) -> list[str]:
        guild = self._client.get_guild(table.guild)
        channel = None if guild is None else guild.get_channel_or_thread(table.channel)
        if guild is None or channel is None:
            return list(NEEDED)
        is_thread = isinstance(channel, discord.Thread)
        return missing_rights(channel.permissions_for(guild.me), thread=is_thread) or list(NEEDED)
