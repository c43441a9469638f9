"""The client on the stand-in: what it loads and registers, how it starts against resistance, how it stops."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import client
from bot.client import UnoBot, explain, growing_pauses, redirect, run
from bot.config import Settings, SettingsError
from bot.playground.interaction import InteractionFailed
from bot.playground.models import Message
from bot.playground.server import StandIn
from bot.store import Store, StoreError
from bot.tables import Tables
from tests.wire.dummy_cogs.counting import Counting


class FakeTables:
    """Counts what the client does with the tables."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    async def load(self) -> None:
        self.calls.append("load")

    async def close(self) -> None:
        self.calls.append("close")


@pytest.fixture(autouse=True)
def addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test redirects is led back afterwards."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)


@pytest.fixture
async def server() -> AsyncIterator[StandIn]:
    async with StandIn() as server:
        server.clock.factor = 0.1
        redirect(server.api_base, server.gateway_address)
        yield server


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "uno.db")
    yield store
    await store.close()


def make(server: StandIn, store: Store, **more: Any) -> UnoBot:
    tables = cast(Tables, FakeTables())
    settings = Settings(token=more.pop("token", server.token), read_messages=more.pop("read_messages", False))
    return UnoBot(settings, store, tables, package="tests.wire.dummy_cogs", **more)


class Life:
    """A bot that lives while inside."""

    def __init__(self, server: StandIn, bot: UnoBot) -> None:
        self.server = server
        self.bot = bot

    async def __aenter__(self) -> UnoBot:
        self.task = asyncio.create_task(self.bot.live())
        await self.server.world.until(lambda: self.server.gateway.online)
        return self.bot

    async def __aexit__(self, *_: object) -> None:
        await self.bot.close()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def count_button(server: StandIn) -> Message:
    return await server.person("Ada").command(server.channel("uno"), ["count"])


async def test_the_modules_with_a_setup_are_loaded_and_the_tables_come_back(server: StandIn, store: Store) -> None:
    async with Life(server, make(server, store)) as bot:
        assert list(bot.cogs) == ["Counting"]
        assert cast(FakeTables, bot.tables).calls == ["load"]
        message = await count_button(server)
        assert (await server.person("Ben").click(message, "0")).find("1") is not None
    [session] = [entry for entry in server.recorder.requests if entry.kind == "login"]
    assert session.status == 200
    assert bot.intents == discord.Intents(guilds=True, moderation=True)


async def test_commands_are_registered_only_when_they_changed(server: StandIn, store: Store) -> None:
    def registrations() -> int:
        return len(server.recorder.of("commands.put"))

    for expected in (1, 1):
        async with Life(server, make(server, store)):
            assert registrations() == expected
    bot = make(server, store)
    bot.tree.add_command(app_commands.Command(name="more", description="x", callback=nothing))
    async with Life(server, bot):
        assert registrations() == 2
    server.commands.replace([])
    async with Life(server, bot := make(server, store)):
        assert registrations() == 3
        assert await bot.register_commands() is False


async def nothing(interaction: discord.Interaction) -> None:
    """A command that does nothing."""


class Shouting(app_commands.Translator):
    """Translates into one language only."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContext
    ) -> str | None:
        return string.message.lower() + "!" if locale is discord.Locale.german and " " in string.message else None


async def test_translated_commands_are_registered_with_their_translations(server: StandIn, store: Store) -> None:
    async with Life(server, make(server, store, translator=Shouting())):
        [command] = server.commands.entries
        assert command["description_localizations"] == {"de": "shows a button!"}
    async with Life(server, make(server, store, translator=Shouting())):
        assert len(server.recorder.of("commands.put")) == 1


async def test_a_refused_registration_leaves_the_old_commands(
    server: StandIn, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    server.faults.refuse("commands.put", 400, 30034, "Max number of daily application command creates")
    async with Life(server, make(server, store)):
        assert "The commands could not be registered" in caplog.text
        assert server.gateway.online


async def test_cogs_that_cannot_be_read_are_no_network_trouble(
    server: StandIn, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def missing(*_: object) -> None:
        raise FileNotFoundError(2, "No such file", "en.ftl")

    monkeypatch.setattr(client, "load_cogs", missing)
    assert await run(make(server, store)) == 1
    assert "The bot has ended unexpectedly" in caplog.text


# -- starting against resistance


async def test_start_up_is_tried_again_until_discord_can_be_reached(server: StandIn, store: Store) -> None:
    port = server.port
    server.faults.fail("login", 503)
    server.faults.fail("commands.put", 503)
    bot = make(server, store)
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if seconds == 2:
            await server.stop()
        if seconds == 4:
            server.port = port
            await server.start()

    bot.pause = pause
    async with Life(server, bot):
        assert pauses == [1, 2, 4]
        assert list(bot.cogs) == ["Counting"]
        assert cast(FakeTables, bot.tables).calls == ["load"]


async def test_a_gateway_that_refuses_at_first_is_tried_again(
    server: StandIn, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sleep(seconds: float) -> None: ...

    monkeypatch.setattr(discord.client, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    server.faults.refuse_sockets(3)
    bot = make(server, store)
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    bot.pause = pause
    async with Life(server, bot):
        assert pauses == [1, 2, 4]
        assert server.gateway.identifies == 1


def test_pauses_grow_up_to_a_minute() -> None:
    assert list(itertools.islice(growing_pauses(), 8)) == [1, 2, 4, 8, 16, 32, 60, 60]


@pytest.mark.parametrize("door", ["api", "gateway"])
async def test_a_wrong_token_is_one_line_and_code_1(
    server: StandIn, store: Store, capsys: pytest.CaptureFixture[str], door: str
) -> None:
    getattr(server, door).token = "another"
    assert await run(make(server, store)) == 1
    assert capsys.readouterr().err == client.WRONG_TOKEN + "\n"


async def test_a_bot_that_may_not_read_messages_says_what_to_do(
    server: StandIn, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = make(server, store, read_messages=True)
    assert (bot.intents.message_content, bot.intents.guild_messages) == (True, True)
    assert await run(bot) == 1
    assert capsys.readouterr().err == client.NOT_ALLOWED_TO_READ + "\n"


async def test_other_refusals_of_the_login_are_not_tried_again(
    server: StandIn, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    server.faults.refuse("login", 403, 40001, "no")
    assert await run(make(server, store)) == 1
    assert "The bot has ended unexpectedly" in caplog.text


def test_a_store_that_fails_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert explain(StoreError("The database is newer than this bot.")) == 1
    assert capsys.readouterr().err == "The database is newer than this bot.\n"
    assert explain(None) == 0


# -- stopping


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_finishes_the_click_in_hand_and_takes_no_other(
    server: StandIn, store: Store, number: signal.Signals
) -> None:
    bot = make(server, store)
    before = signal.getsignal(number)
    life = asyncio.create_task(run(bot))
    await server.world.until(lambda: server.gateway.online and server.commands.entries)
    message = await count_button(server)
    counting = bot.cogs["Counting"]
    assert isinstance(counting, Counting)
    counting.gate.clear()
    click = asyncio.create_task(server.person("Ada").click(message, "0"))
    await counting.begun.wait()
    os.kill(os.getpid(), number)
    await stopping(bot)
    late = asyncio.create_task(server.person("Ben").click(message, "0"))
    await server.world.until(lambda: len(server.interactions.by_token) == 3)
    assert not life.done()
    counting.gate.set()
    assert (await click).find("1") is not None
    assert await life == 0
    server.clock.advance(31)
    with pytest.raises(InteractionFailed):
        await late
    assert cast(FakeTables, bot.tables).calls == ["load", "close"]
    assert signal.getsignal(number) == before
    await server.world.until(lambda: not server.gateway.sessions)
    with pytest.raises((StoreError, ValueError)):
        await store.read_note("x")


async def stopping(bot: UnoBot) -> None:
    """Wait until the bot takes no more clicks."""
    while not bot._is_stopping:  # noqa: ASYNC110 - the bot tells nobody
        await asyncio.sleep(0)


async def test_a_click_that_does_not_end_is_not_waited_for_forever(
    server: StandIn, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(client, "CLICKS_FINISH_WITHIN", 0.0)
    bot = make(server, store)
    async with Life(server, bot):
        message = await count_button(server)
        counting = bot.cogs["Counting"]
        assert isinstance(counting, Counting)
        counting.gate.clear()
        click = asyncio.create_task(server.person("Ada").click(message, "0"))
        await counting.begun.wait()
        await bot.finish()
        assert "1 clicks were not finished in time" in caplog.text
        click.cancel()
        counting.gate.set()


async def test_a_signal_while_discord_cannot_be_reached_ends_the_waiting(server: StandIn, store: Store) -> None:
    bot = make(server, store)
    waiting = asyncio.Event()

    async def pause(seconds: float) -> None:
        waiting.set()
        await asyncio.Event().wait()

    bot.pause = pause
    server.faults.fail("login", 503)
    life = asyncio.create_task(run(bot))
    await waiting.wait()
    os.kill(os.getpid(), signal.SIGTERM)
    assert await life == 0


# -- the rest


@pytest.mark.parametrize(
    "addresses_given", [("https://discord.com/api/v10", "ws://127.0.0.1/"), ("http://127.0.0.1/", "")]
)
def test_only_loopback_is_led_to(addresses_given: tuple[str, str]) -> None:
    before = Route.BASE
    with pytest.raises(SettingsError):
        redirect(*addresses_given)
    assert before == Route.BASE
