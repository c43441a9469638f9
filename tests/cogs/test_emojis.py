"""The pictures as application emojis: uploaded only where they lack, and signs in their place until all are there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import pictures
from bot.client import UnoBot, redirect
from bot.config import Settings
from bot.pictures import names
from bot.playground.models import Emoji, Message
from bot.playground.server import StandIn
from bot.store import Store
from bot.tables import SystemClock, Tables
from cogs.emojis import TRIED_AGAIN_AFTER, Emojis, Upload
from cogs.ui.ids import Verb
from cogs.ui.pictures import Signs
from tests.wire.players import find

FALLS_BACK = "Cards are shown by signs, not pictures, and the next start tries again: "


async def at_once(_: float) -> None:
    """A pause that takes no time."""


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StandIn]:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with StandIn() as server:
        redirect(server.api_base, server.gateway_address)
        yield server


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "uno.db")
    yield store
    await store.close()


@pytest.fixture
async def client(server: StandIn) -> AsyncIterator[discord.Client]:
    """Logged in, without a gateway."""
    client = discord.Client(intents=discord.Intents.none())
    await client.login(server.token)
    yield client
    await client.close()


@pytest.fixture
async def bring(client: discord.Client, store: Store) -> Any:
    """A start of the bot, as far as pictures go: what it shows afterwards."""

    async def start(notes: Store = store) -> Emojis:
        emojis = Emojis()
        assert await Upload(client, notes, at_once).bring(emojis) == emojis.are_drawn
        return emojis

    return start


def requests(server: StandIn) -> tuple[int, int]:
    """How many emojis the bot has uploaded and deleted so far."""
    return len(server.recorder.of("emoji.create")), len(server.recorder.of("emoji.delete"))


def at_discord(server: StandIn) -> dict[str, bytes]:
    """The emojis there by name."""
    return {emoji.name: emoji.content for emoji in server.world.emojis.values()}


def foreign(server: StandIn, name: str) -> Emoji:
    """An emoji that somebody of the team uploaded in the developer portal."""
    emoji = Emoji(server.world.new_id(), name, b"GIF", "image/gif", uploader=server.person("Ada").id)
    server.world.emojis[emoji.id] = emoji
    return emoji


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says of the pictures."""
    return [record.getMessage() for record in caplog.records if record.name == "cogs.emojis"]


# -- the upload


async def test_the_first_start_uploads_all_and_the_second_none(server: StandIn, bring: Any) -> None:
    assert (await bring()).are_drawn
    assert requests(server) == (81, 0)
    assert at_discord(server) == {name: pictures.picture(name) for name in names()}
    again = await bring()
    assert requests(server) == (81, 0)
    by_name = {emoji.name: emoji.id for emoji in server.world.emojis.values()}
    assert [again.mark(name) for name in names()] == [f"<:{name}:{by_name[name]}>" for name in names()]


async def test_a_changed_picture_is_replaced_and_the_others_stay(
    server: StandIn, bring: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = foreign(server, "party")
    before = await bring()
    digest = pictures.fingerprint
    monkeypatch.setattr(pictures, "fingerprint", lambda name: "new" if name == "red_7" else digest(name))
    after = await bring()
    assert requests(server) == (82, 1)
    assert [name for name in names() if before.mark(name) != after.mark(name)] == ["red_7"]
    assert server.world.emojis[other.id] is other
    await bring()
    assert requests(server) == (82, 1)


async def test_a_picture_that_was_deleted_is_uploaded_again(server: StandIn, bring: Any) -> None:
    await bring()
    server.world.emojis.pop(next(emoji.id for emoji in server.world.emojis.values() if emoji.name == "turn"))
    assert (await bring()).are_drawn
    assert requests(server) == (82, 0)


async def test_without_the_note_the_bot_s_own_pictures_are_taken_as_they_are(
    server: StandIn, bring: Any, tmp_path: Path
) -> None:
    before = await bring()
    empty = await Store.open(tmp_path / "empty.db")
    after = await bring(empty)
    assert [after.mark(name) for name in names()] == [before.mark(name) for name in names()]
    assert requests(server) == (81, 0)
    assert await empty.read_note(f"emojis-{server.world.bot.id}") is not None
    await empty.close()


async def test_a_rate_limit_is_waited_for(server: StandIn, bring: Any, caplog: pytest.LogCaptureFixture) -> None:
    server.faults.rate_limit("emoji.create", retry_after=0.001, times=2)
    assert (await bring()).are_drawn
    assert len(server.world.emojis) == 81
    assert [line for line in said(caplog) if line.startswith(FALLS_BACK)] == []


async def test_a_name_that_somebody_else_took_is_left_alone(
    server: StandIn, bring: Any, caplog: pytest.LogCaptureFixture
) -> None:
    other = foreign(server, "blank")
    assert not (await bring()).are_drawn
    assert said(caplog) == [f"{FALLS_BACK}there is an emoji blank that this bot did not upload"]
    assert requests(server) == (0, 0)
    assert server.world.emojis == {other.id: other}


@pytest.mark.parametrize(
    ("kind", "status", "code", "reason"),
    [
        ("emoji.list", 403, 50001, "403 Forbidden (error code: 50001): refused"),
        ("emoji.create", 400, 30008, "400 Bad Request (error code: 30008): refused"),
        ("emoji.create", 503, 0, "503 Service Unavailable (error code: 0): refused"),
    ],
)
async def test_a_failure_is_one_line_and_the_next_start_goes_on(
    server: StandIn, bring: Any, caplog: pytest.LogCaptureFixture, kind: str, status: int, code: int, reason: str
) -> None:
    tries = 1 + len(TRIED_AGAIN_AFTER) if status >= 500 else 1
    server.faults.refuse(kind, status, code, times=tries)
    emojis = await bring()
    assert not emojis.are_drawn
    assert emojis.mark("red_7") == "🔺"
    assert said(caplog) == [FALLS_BACK + reason]
    assert (await bring()).are_drawn


async def test_an_upload_that_breaks_off_is_continued(
    server: StandIn, bring: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to the 31st upload gets lost: it is found at the next try."""
    original = pictures.picture

    def picture(name: str) -> bytes:
        if name == names()[30]:
            server.faults.hang_up("emoji.create")
        return original(name)

    monkeypatch.setattr(pictures, "picture", picture)
    assert (await bring()).are_drawn
    assert requests(server) == (81, 0)
    assert len(server.world.emojis) == 81


async def test_a_note_that_cannot_be_read_is_told_without_what_it_says(
    bring: Any, client: discord.Client, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await store.write_note(f"emojis-{client.application_id}", "secret")
    assert not (await bring()).are_drawn
    [line] = said(caplog)
    assert line.startswith(f"{FALLS_BACK}JSONDecodeError")
    assert "secret" not in line


# -- what screens get


def test_until_all_are_there_signs_are_shown() -> None:
    emojis = Emojis()
    for name in names():
        assert emojis.mark(name) == emojis.emoji(name) == Signs().mark(name)
        assert emojis.address(name) is None


def test_marks_emojis_and_addresses() -> None:
    emojis = Emojis()
    emojis.found({name: 1_234_567_890_123_456_000 + place for place, name in enumerate(names())})
    assert emojis.are_drawn
    assert emojis.mark("red_0") == "<:red_0:1234567890123456000>"
    assert emojis.emoji("red_1") == discord.PartialEmoji(name="red_1", id=1_234_567_890_123_456_001)
    assert emojis.address("red_2") == "https://cdn.discordapp.com/emojis/1234567890123456002.png"
    assert max(len(emojis.mark(name)) for name in names()) == len("<:wild_custom_yellow:1234567890123456789>")


# -- the whole bot


class Life:
    """The bot with all its cogs, living while inside."""

    def __init__(self, server: StandIn, store: Store) -> None:
        self.server = server
        tables = Tables(store, clock=SystemClock(), random=secrets.SystemRandom(), seed=lambda: "seed")
        self.bot = UnoBot(Settings(token=server.token), store, tables)
        self.bot.pause = at_once
        # Else discord.py waits two seconds for more servers.
        self.bot._connection.guild_ready_timeout = 0.01

    async def __aenter__(self) -> UnoBot:
        self.task = asyncio.create_task(self.bot.live())
        await self.server.world.until(lambda: self.server.gateway.online)
        await self.bot.wait_until_ready()
        return self.bot

    async def __aexit__(self, *_: object) -> None:
        await self.bot.finish()
        await self.bot.close()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


def lobbies(server: StandIn) -> list[Message]:
    """The public messages with an open lobby."""
    return [message for message in server.world.messages.values() if find(message, Verb.JOIN)]


async def test_boards_are_redrawn_once_when_the_pictures_are_there(server: StandIn, store: Store) -> None:
    hold = server.faults.hold("emoji.list")
    async with Life(server, store):
        await hold.arrived.wait()
        await server.person("Ada").command(server.channel("uno"), ["uno", "new"])
        [lobby] = await server.world.until(lambda: lobbies(server))
        assert "thumbnail" not in lobby.embeds[0]
        hold.release()
        await server.world.until(lambda: "thumbnail" in lobby.embeds[0])
    back = next(emoji.id for emoji in server.world.emojis.values() if emoji.name == "card_back")
    assert lobby.embeds[0]["thumbnail"]["url"] == f"https://cdn.discordapp.com/emojis/{back}.png"
    assert len(server.recorder.of("message.edit")) == 1


async def test_a_bot_that_stops_leaves_the_upload_for_the_next_start(
    server: StandIn, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    hold = server.faults.hold("emoji.create")
    async with Life(server, store):
        await hold.arrived.wait()
    assert said(caplog) == []
    hold.release()
