"""The first words in a server: where, in which language, and that they are said once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.settings import Editor, Entry, GuildSettings
from cogs.hello import ONCE_IN, greet, place_for
from tests.cogs.outlines import labels, outline, texts
from tests.cogs.room import Room


def guild_of(room: Room) -> discord.Guild:
    guild = room.bot.get_guild(room.guild.id)
    assert guild is not None
    return guild


async def join(room: Room) -> None:
    (listener,) = room.bot.extra_events["on_guild_join"]
    await listener(guild_of(room))
    await room.settle()


async def test_hello_is_said_once_a_day(room: Room) -> None:
    await join(room)
    assert "Hello, I deal UNO here" in outline(room.public)
    assert labels(room.public) == ["Short tour"]
    await join(room)
    await room.restart()
    await join(room)
    assert len(room.public_messages) == 1
    await room.hall.pass_time(ONCE_IN)
    await join(room)
    assert len(room.public_messages) == 2


async def test_the_tour_begins_at_hello_in_the_language_of_who_presses(room: Room) -> None:
    await join(room)
    ben = room.person("Ben", "de")
    await ben.press("Short tour")
    assert "## Ein Tisch im Kanal" in texts(ben.last)
    assert len(room.public_messages) == 1


@pytest.mark.parametrize(
    ("system", "may_write", "expected"),
    [
        (None, {1, 2, 3}, 1),
        (3, {1, 2, 3}, 3),
        (3, {2}, 2),
        (None, set(), None),
    ],
)
def test_the_channel_for_system_messages_comes_first_then_the_topmost(
    system: int | None, may_write: set[int], expected: int | None
) -> None:
    """Of three channels from top to bottom."""

    def channel(place: int) -> Any:
        rights = discord.Permissions(view_channel=True, embed_links=True, send_messages=place in may_write)
        return SimpleNamespace(position=place, permissions_for=lambda me: rights)

    channels = [channel(place) for place in (2, 1, 3)]
    found = next((each for each in channels if each.position == system), None)
    guild: Any = SimpleNamespace(text_channels=channels, system_channel=found, me=None)
    place = place_for(guild)
    assert (None if place is None else place.position) == expected


async def test_where_there_is_no_place_nothing_is_noted_and_it_is_said_later(room: Room) -> None:
    guild: Any = SimpleNamespace(id=5, text_channels=[], system_channel=None, me=None)
    look = room.bot.desk.publisher.public_look(room.guild.id)
    assert not await greet(guild, look, room.hall.store, room.hall.clock.now)
    assert await room.hall.store.read_note("hello-5") is None


async def test_the_words_are_in_the_server_s_language(room: Room) -> None:
    def speak(settings: GuildSettings) -> tuple[GuildSettings, Entry]:
        return settings.with_language("de"), Entry("language")

    await room.bot.desk.book.change(room.guild.id, Editor(1, "Admin"), speak)
    await join(room)
    assert "Hallo, hier gebe ich UNO" in outline(room.public)
    assert labels(room.public) == ["Rundgang"]
