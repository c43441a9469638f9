"""The command `/uno-setup`: who may use it, and what its subcommands do."""

from __future__ import annotations

import pytest
import simcord

from bot.store import Store
from tests.cogs.room import Room


async def test_only_those_who_manage_the_server_are_offered_the_command(room: Room) -> None:
    ada, ben = room.person("Ada", manages=True), room.person("Ben", moderates=True)
    assert "uno-setup language" in ada.actor.available_commands(room.channel)
    assert "uno-setup language" not in ben.actor.available_commands(room.channel)
    with pytest.raises(simcord.SetupError):
        await ben.slash("uno-setup language", language="de")


async def test_public_messages_speak_the_language_that_was_chosen(room: Room) -> None:
    ada = room.person("Ada", manages=True)
    await room.open([ada])
    assert "## Ada's table" in room.board
    assert await ada.slash("uno-setup language", language="de") == "Public messages: Deutsch."
    await room.settle()
    assert "## Adas Tisch" in room.board
    await room.restart()
    await ada.press("Computer dazu")
    await room.settle()
    assert "## Adas Tisch" in room.board
    assert await ada.slash("uno-setup language", language="own") == "Public messages: the server's."
    await room.settle()
    assert "## Ada's table" in room.board


async def test_settings_of_a_server_that_was_left_wait_for_the_bot(room: Room) -> None:
    ada = room.person("Ada", manages=True)
    await ada.slash("uno-setup language", language="de")
    guild = room.bot.get_guild(room.guild.id)
    (removed,), (joined,) = room.bot.extra_events["on_guild_remove"], room.bot.extra_events["on_guild_join"]
    store: Store = room.hall.store
    await removed(guild)
    assert await store.guilds.left_before(room.hall.clock.now() + 1) == [room.guild.id]
    await joined(guild)
    assert await store.guilds.left_before(room.hall.clock.now() + 1) == []
    assert room.bot.desk.book.get(room.guild.id).language == "de"
