"""`/uno new` by what the server has set: by which rules, on which terms, where, by whom, in a thread of its own."""

from __future__ import annotations

import discord
import pytest
import simcord

from bot.settings import Editor, Entry, GuildSettings
from bot.store import StoreError
from bot.tables import Person as TablePerson
from bot.tables import Stage
from bot.uno.ruleset import RuleSet
from tests.cogs.outlines import outline
from tests.cogs.room import Person, Room

LANGUAGES = pytest.mark.parametrize("language", ["en-US", "de"])


def member(room: Room, name: str, *roles: simcord.RoleHandle) -> Person:
    """A member with these roles."""
    return Person(room, room.guild.add_member(room.env.create_user(name), roles=roles))


async def thread_of(room: Room) -> simcord.ChannelHandle:
    """A thread that somebody opened in the channel."""
    channel = room.bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="chat", type=discord.ChannelType.public_thread)
    return next(each for each in room.channel.threads if each.id == thread.id)


async def test_a_new_table_plays_by_the_servers_default_and_keeps_it(room: Room) -> None:
    ada = room.person("Ada")

    def prefer(settings: GuildSettings) -> tuple[GuildSettings, Entry]:
        preset = settings.with_preset("Friday", RuleSet.parse("preset=no_mercy hand_size=5"))
        return preset.with_default(1), Entry("default")

    await room.bot.desk.book.change(room.guild.id, Editor(1, "Admin"), prefer)
    await room.decide(turn_seconds=7200, on_timeout="remove", lobby_seconds=3600, computers=1)
    table = await room.open([ada])
    assert table.rules == RuleSet.parse("preset=no_mercy hand_size=5")
    assert (table.terms.on_timeout, table.deadline) == ("remove", room.hall.clock.now() + 3600)
    assert "2 hours a turn" in room.board
    await room.hall.tables.add_computer(table.id, ada.id)
    await room.settle()
    assert "[Add computer /disabled]" in room.board
    await room.decide(turn_seconds=15, computers=9)
    await room.restart()
    assert room.table.terms == table.terms
    await ada.command("end")
    assert (await room.open([ada])).turn_seconds == 15


@LANGUAGES
async def test_tables_are_opened_in_the_channels_that_the_server_chose(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    thread = await thread_of(room)
    elsewhere = room.guild.create_text_channel("elsewhere")
    await room.decide(channels=(elsewhere.id,))
    told = {
        "en-US": f"On this server UNO is played in <#{elsewhere.id}>.",
        "de": f"Auf diesem Server wird UNO hier gespielt: <#{elsewhere.id}>.",
    }
    assert await ada.command("new") == told[language]
    assert await ada.command("new", thread) == told[language]
    assert room.hall.tables.of_guild(room.guild.id) == []
    await room.decide(channels=(room.channel.id,))
    await ada.command("new", thread)
    assert room.hall.tables.in_channel(thread.id) is not None


@LANGUAGES
async def test_tables_stay_out_of_threads_where_the_server_wants_it(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    thread = await thread_of(room)
    await room.decide(threads=False)
    told = {
        "en-US": "On this server UNO is not played in threads. Open the table in the channel itself.",
        "de": "Auf diesem Server wird UNO nicht in Threads gespielt. Öffne den Tisch im Kanal selbst.",
    }
    assert await ada.command("new", thread) == told[language]
    assert room.hall.tables.of_guild(room.guild.id) == []
    await room.open([ada])


async def test_only_those_with_the_role_open_tables_but_all_may_join(room: Room) -> None:
    player = room.guild.create_role("players")
    ada, ben = member(room, "Ada", player), member(room, "Ben", room.guild.create_role("guests"))
    await room.decide(roles=(player.id,))
    told = f"On this server only <@&{player.id}> may open tables. You can join one that is open."
    assert await ben.command("new") == told
    assert room.hall.tables.of_guild(room.guild.id) == []
    table = await room.open([ada, ben])
    assert [seat.name for seat in table.seats] == ["Ada", "Ben"]


@LANGUAGES
async def test_a_table_gets_a_thread_of_its_own_that_is_put_away_at_the_end(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    await room.decide(own_thread=True, turn_seconds=2 * 24 * 3600)
    told = await ada.command("new")
    (thread,) = room.channel.threads
    assert (
        told
        == {
            "en-US": f"The table is open in <#{thread.id}>. Others press Join there, you press Start.",
            "de": f"Der Tisch ist offen: <#{thread.id}>. Die anderen drücken dort Mitspielen, du drückst Start.",
        }[language]
    )
    assert thread.name == "UNO · Ada's table"
    seen = room.bot.get_guild(room.guild.id).get_thread(thread.id)  # type: ignore[union-attr]
    assert seen is not None
    assert (seen.archived, seen.auto_archive_duration) == (False, 4320)
    assert room.hall.tables.in_channel(room.channel.id) is None
    table = room.hall.tables.in_channel(thread.id)
    assert table is not None
    await room.settle()
    assert "## Ada's table" in outline(thread.history()[-1])
    await ada.command("end", thread)
    await room.settle()
    assert "## Table closed" in outline(thread.history()[-1])
    assert seen.archived


async def test_many_tables_in_threads_of_one_channel_but_one_lobby_a_person(room: Room) -> None:
    ada, ben = room.people(2)
    await room.decide(own_thread=True)
    await ada.command("new")
    await ben.command("new")
    first = next(table for table in room.hall.tables.of_guild(room.guild.id) if table.host == ada.id)
    answer = await ada.command("new")
    assert answer == f"You have a table waiting in <#{first.channel}>. Start it there, or end it with `/uno end`."
    assert len(room.channel.threads) == 2
    await room.hall.tables.join(first.id, TablePerson(ben.id, "Ben"))
    await room.hall.tables.start(first.id, ada.id)
    await ada.command("new")
    assert len(room.channel.threads) == 3


@LANGUAGES
@pytest.mark.parametrize(
    ("right", "english", "deutsch"),
    [
        ("create_public_threads", "*Create Public Threads*", "*Öffentliche Threads erstellen*"),
        ("send_messages_in_threads", "*Send Messages in Threads*", "*Nachrichten in Threads senden*"),
    ],
)
async def test_a_right_that_a_thread_needs_is_named(
    room: Room, right: str, english: str, deutsch: str, language: str
) -> None:
    await room.decide(own_thread=True)
    me = room.guild.me
    assert me is not None
    channel = room.guild.create_text_channel("mute", overwrites={me: discord.PermissionOverwrite(**{right: False})})
    answer = await room.person("Ada", language).command("new", channel)
    assert (
        answer
        == {
            "en-US": f"I may not play in this channel: I need {english}.",
            "de": f"Ich darf in diesem Kanal nicht spielen: Mir fehlt {deutsch}.",
        }[language]
    )
    assert channel.threads == []


async def test_rights_that_go_at_the_last_moment_are_told_too(room: Room) -> None:
    await room.decide(own_thread=True)
    room.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    answer = await room.person("Ada").command("new")
    assert answer.startswith("I may not play in this channel: I need *View Channel*, *Create Public Threads*")
    assert room.hall.tables.of_guild(room.guild.id) == []


async def test_a_thread_without_a_table_is_put_away(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.decide(own_thread=True)

    async def fails(_: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(room.hall.store, "commit", fails)
    answer = await room.person("Ada").command("new")
    assert answer.startswith("**This could not be saved, so nothing has changed.**")
    (thread,) = room.channel.threads
    assert room.env.backend.get_channel(thread.id).thread_metadata.archived


async def test_a_board_in_a_thread_that_was_put_away_is_posted_anew(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben])
    first = room.public.id
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    await ben.command("leave")
    await room.settle()
    assert room.public.id != first
    assert room.table.stage is Stage.OVER
    assert room.table.message == room.public.id


async def test_in_a_thread_a_table_needs_none_of_its_own(room: Room) -> None:
    thread = await thread_of(room)
    await room.decide(own_thread=True)
    await room.person("Ada").command("new", thread)
    table = room.hall.tables.in_channel(thread.id)
    assert table is not None
    assert not table.terms.own_thread
    assert len(room.channel.threads) == 1


@LANGUAGES
async def test_a_long_turn_names_day_and_hour_beside_the_countdown(room: Room, language: str) -> None:
    words = {"en-US": "Time until", "de": "Zeit bis"}[language]

    def speak(settings: GuildSettings) -> tuple[GuildSettings, Entry]:
        return settings.with_language(language[:2]), Entry("language")

    await room.bot.desk.book.change(room.guild.id, Editor(1, "Admin"), speak)
    await room.decide(turn_seconds=7 * 24 * 3600)
    ada, ben = room.people(2)
    await ada.command("new")
    await room.hall.tables.join(room.table.id, TablePerson(ben.id, "Ben"))
    table = await room.hall.tables.start(room.table.id, ada.id)
    await room.settle()
    assert table.deadline is not None
    until = round(table.deadline)
    assert until == room.hall.clock.now() + 7 * 24 * 3600
    assert f"\n| <t:{until}:R>\n" in room.board
    assert f"-# {words} <t:{until}:f>" in room.board
