"""The Discord client: what it loads, when it registers commands, how it starts, and how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import importlib
import json
import logging
import pkgutil
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.arrivals import Arrivals
from bot.config import Settings, check_redirection
from bot.patience import limit_patience
from bot.store import Store, StoreError

if TYPE_CHECKING:
    from bot.tables import Tables

log = logging.getLogger(__name__)

CLICKS_FINISH_WITHIN = 3.0
"""Seconds that clicks in hand get when the bot is asked to stop: as long as Discord waits for an answer."""
GOODBYE_WITHIN = 1.0
"""Seconds for taking leave of Discord; with the clicks and the last commits the bot stops within five."""
LONGEST_PAUSE = 60.0
BAD_TOKEN = 4004
WRONG_TOKEN = "Discord does not accept this DISCORD_TOKEN. Copy it anew from the Developer Portal (Bot, Reset Token)."
NOT_ALLOWED_TO_READ = (
    "UNO_READ_MESSAGES is on, but Discord does not let this bot read messages. Switch on the Message Content Intent in "
    "the Developer Portal (Bot), or take UNO_READ_MESSAGES away."
)
UNREAD: dict[str, Any] = {"embeds": [], "components": [], "attachments": []}
"""In place of what the bot does not read of a message that is clicked: discord.py would make objects of it, and whoever
keeps the click would keep them."""
UNREACHABLE = (OSError, aiohttp.ClientError, asyncio.TimeoutError)


def redirect(api_base: str, gateway: str) -> None:
    """Lead discord.py to a stand-in on this machine; every other host is refused with SettingsError."""
    check_redirection(api_base, gateway)
    Route.BASE = api_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


def intents_of(settings: Settings) -> discord.Intents:
    """What the bot is told by Discord."""
    reads = settings.read_messages
    return discord.Intents(guilds=True, moderation=True, guild_messages=reads, message_content=reads)


class UnoBot(commands.Bot):
    """The bot: takes clicks and commands only, and caches no members.

    It asks for no privileged intent, unless its operator lets it read messages.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        tables: Tables,
        *,
        translator: app_commands.Translator | None = None,
        package: str = "cogs",
    ) -> None:
        # A bot without voice needs no warning that it has none.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents_of(settings),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, replied_user=False),
        )
        self.settings = settings
        self.store = store
        self.tables = tables
        self.translator = translator
        self.pause: Callable[[float], Awaitable[object]] = asyncio.sleep
        self._package = package
        self._is_set_up = False
        self._is_stopping = False
        self._has_session = False
        self._arrivals = Arrivals(self._begin)
        self._in_hand: set[asyncio.Task[Any]] = set()
        self._beside: set[asyncio.Task[None]] = set()
        # discord.py has no public place between the socket and its own handlers.
        self._hand_out = self._connection.parsers["INTERACTION_CREATE"]
        self._connection.parsers["INTERACTION_CREATE"] = self._take

    # -- starting

    async def setup_hook(self) -> None:
        """Load the cogs, bring the tables back, register the commands. May be called again after a failure."""
        if not self._is_set_up:
            if self.translator is not None:
                await self.tree.set_translator(self.translator)
            try:
                await load_cogs(self, self._package)
            except OSError as error:
                # Else it would be taken for a network that is down, and tried again for ever.
                raise RuntimeError("the cogs cannot be loaded") from error
            await self.tables.load()
            self._is_set_up = True
        await self.register_commands()

    async def register_commands(self) -> bool:
        """Register the commands when they differ from those of last time; Discord allows 200 a day."""
        payload = [await self._describe(command) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        key = f"commands-{self.application_id}"
        if await self.store.read_note(key) == digest:
            present = {command.name for command in await self.tree.fetch_commands()}
            if present == {command.name for command in self.tree.get_commands()}:
                return False
        try:
            await self.tree.sync()
        except (discord.HTTPException, app_commands.CommandSyncFailure) as error:
            if isinstance(error, discord.HTTPException) and error.status >= 500:
                raise
            log.error("The commands could not be registered, the old ones stay: %s", error)
            return False
        await self.store.write_note(key, digest)
        log.info("Registered %d commands", len(payload))
        return True

    async def _describe(self, command: Any) -> dict[str, Any]:
        if self.tree.translator is not None:
            return await command.get_translated_payload(self.tree, self.tree.translator)
        return command.to_dict(self.tree)

    async def live(self) -> None:
        """Log in and stay connected. While Discord is out of reach this tries again, ever more patiently."""
        limit_patience(self.http)
        pauses = growing_pauses()
        while True:
            try:
                await self.login(self.settings.token)
                break
            except discord.HTTPException as error:
                if error.status < 500:
                    raise
                log.warning("Discord has trouble (%s); trying again", error.status)
            except UNREACHABLE as error:
                log.warning("Discord cannot be reached (%s); trying again", type(error).__name__)
            await self.http.close()
            self.http.connector = discord.utils.MISSING
            await self.pause(next(pauses))
        while True:
            try:
                await self.connect()
                return
            except AttributeError:
                # discord.py 2.7.1 trips over its own missing socket when the very first connection fails.
                if self.ws is not None:  # pyright: ignore[reportUnnecessaryComparison]
                    raise
                log.warning("Discord's gateway cannot be reached; trying again")
            await self.pause(next(pauses))

    # -- clicks

    def _take(self, data: Any) -> None:
        """Put an interaction in the queue of those that are to be begun."""
        if not self._is_stopping:
            self._arrivals.add(data)

    def _begin(self, data: Any) -> None:
        """Hand an interaction out, and remember the tasks that work on it."""
        if "message" in data:
            data["message"] |= UNREAD
        loop = asyncio.get_running_loop()
        previous = loop.get_task_factory()
        loop.set_task_factory(self._remember)
        try:
            self._hand_out(data)
        finally:
            loop.set_task_factory(previous)

    def _remember(self, loop: asyncio.AbstractEventLoop, coroutine: Any, **options: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=loop, **options)
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)
        return task

    @property
    def clicks_in_hand(self) -> int:
        """How many clicks and commands are being answered now, or wait for it."""
        return len(self._in_hand) + len(self._arrivals)

    @property
    def is_connected(self) -> bool:
        """Whether clicks can arrive: the gateway's socket is open and the session has begun."""
        socket: DiscordWebSocket | None = self.ws
        return self._has_session and socket is not None and socket.open

    async def on_connect(self) -> None:
        """The session has begun."""
        self._has_session = True

    # -- beside the clicks

    def do_beside(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Let this be done beside everything else; it is cut short when the bot stops."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    # -- stopping

    async def finish(self) -> None:
        """Take no more clicks, finish those in hand, close the tables and the store."""
        self._is_stopping = True
        self._arrivals.begin_all()
        if self._in_hand:
            _, late = await asyncio.wait(self._in_hand, timeout=CLICKS_FINISH_WITHIN)
            if late:
                log.warning("%d clicks were not finished in time", len(late))
                for task in late:
                    task.cancel()
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        await self.tables.close()
        await self.store.close()


async def load_cogs(bot: commands.Bot, package: str) -> None:
    """Call the ``setup`` of every module in the package that has one."""
    home = importlib.import_module(package)
    for module in sorted(entry.name for entry in pkgutil.iter_modules(home.__path__) if not entry.ispkg):
        setup = getattr(importlib.import_module(f"{package}.{module}"), "setup", None)
        if setup is not None:
            await setup(bot)


def growing_pauses() -> Iterator[float]:
    """Seconds to wait: 1, 2, 4 ... up to a minute."""
    pause = 1.0
    while True:
        yield pause
        pause = min(LONGEST_PAUSE, 2 * pause)


async def run(bot: UnoBot) -> int:
    """Let the bot live until SIGINT or SIGTERM; the exit code."""
    asked = asyncio.Event()
    with stop_signals(asked):
        life = asyncio.create_task(bot.live(), name="the bot's life")
        request = asyncio.create_task(asked.wait(), name="a signal")
        await asyncio.wait({life, request}, return_when=asyncio.FIRST_COMPLETED)
        log.info("Stopping")
        await bot.finish()
        request.cancel()
        # First nobody listens any more, then the goodbye: else discord.py closes as if it meant to come back.
        life.cancel()
        outcome = (await asyncio.gather(life, return_exceptions=True))[0]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(bot.close(), GOODBYE_WITHIN)
    if asked.is_set():
        return 0
    return explain(outcome)


def explain(outcome: BaseException | None) -> int:
    """Say in one line why the bot's life ended by itself; the exit code."""
    if outcome is None:
        return 0
    refused = isinstance(outcome, discord.ConnectionClosed) and outcome.code == BAD_TOKEN
    if refused or isinstance(outcome, discord.LoginFailure):
        print(WRONG_TOKEN, file=sys.stderr)
    elif isinstance(outcome, discord.PrivilegedIntentsRequired):
        print(NOT_ALLOWED_TO_READ, file=sys.stderr)
    elif isinstance(outcome, StoreError):
        print(outcome, file=sys.stderr)
    else:
        log.error("The bot has ended unexpectedly", exc_info=outcome)
    return 1


@contextlib.contextmanager
def stop_signals(asked: asyncio.Event) -> Iterator[None]:
    """While inside, SIGINT and SIGTERM set the event instead of killing the process."""
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    for number in before:
        # Not add_signal_handler: Windows has none.
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(asked.set))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
