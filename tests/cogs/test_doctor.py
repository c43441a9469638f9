"""`/uno-setup doctor`: rights, tables, the bot's state, errors by reference, and the end of a table that is stuck."""

from __future__ import annotations

import re

import discord
import pytest

from bot.tables import Ending, Stage
from bot.tables import Person as TablePerson
from tests.cogs.outlines import labels, texts
from tests.cogs.room import Person, Room

LANGUAGES = pytest.mark.parametrize("language", ["en-US", "de"])


def admin(room: Room, language: str = "en-US") -> Person:
    return room.person("Ada", language, manages=True)


async def doctor(person: Person, **options: str) -> str:
    return (await person.slash("uno-setup doctor", **options)).replace("\u00a0", " ")


@LANGUAGES
async def test_all_is_well(room: Room, language: str) -> None:
    told = await doctor(admin(room, language))
    channel = "1 channel: all there" if language == "en-US" else "1 Kanal: alles da"
    assert channel in told
    assert ("No open tables" if language == "en-US" else "Keine offenen Tische") in told
    version = re.search(r"schema (\d+)|Schema (\d+)", told)
    assert version is not None
    assert re.search(r"(Database|Datenbank): [1-9]\d* KB", told)
    assert ("None since the bot was started." if language == "en-US" else "Keine, seit der Bot läuft.") in told


async def test_missing_rights_are_named_for_each_chosen_channel(room: Room) -> None:
    ada, me = admin(room), room.guild.me
    assert me is not None
    mute = room.guild.create_text_channel("mute", overwrites={me: discord.PermissionOverwrite(embed_links=False)})
    blind = room.guild.create_text_channel(
        "blind", overwrites={me: discord.PermissionOverwrite(read_message_history=False)}
    )
    await room.decide(channels=(room.channel.id, mute.id, blind.id, 12345), roles=(1, 2))
    told = await doctor(ada)
    assert f"<#{mute.id}>: I need *Embed Links*" in told
    assert f"<#{blind.id}>: all there, *Read Message History* would help" in told
    assert "Channel 12345 no longer exists" in told
    assert "1 channel: all there" in told
    assert "2 roles that may open tables no longer exist" in told
    await room.decide(own_thread=True)
    thread = room.guild.create_text_channel(
        "threads", overwrites={me: discord.PermissionOverwrite(create_public_threads=False)}
    )
    await room.decide(channels=(thread.id,))
    assert f"<#{thread.id}>: I need *Create Public Threads*" in await doctor(ada)
    bare = room.guild.create_text_channel("bare", overwrites={me: discord.PermissionOverwrite(attach_files=False)})
    await room.decide(channels=(bare.id,))
    assert "Attach Files" not in await doctor(ada)
    await room.decide(table_picture=True)
    assert f"<#{bare.id}>: all there, *Attach Files* would help" in await doctor(ada)


async def test_tables_are_listed_with_age_and_state_and_ended_by_choice(room: Room) -> None:
    ada = admin(room)
    people = room.people(3)[1:]
    table = await room.play(people)
    told = await doctor(ada)
    opened = round(table.opened_at)
    assert f"`{table.id}` <#{room.channel.id}> · playing · 2 seats · opened <t:{opened}:R>" in told
    told = await ada.choose(f"uno1:-:0:doctor:{table.id}")
    assert f"## Table {table.id}" in told
    assert "Waits for Ben" in told
    assert labels(ada.last) == ["End it", "End and delete", "Back"]
    told = await ada.tap("End it")
    await room.settle()
    assert told.startswith(f"Table {table.id} is closed.")
    assert room.hall.tables.get(table.id) is None
    assert "## Table closed" in room.board


async def test_purging_deletes_the_board_too(room: Room) -> None:
    ada = admin(room)
    table = await room.open([ada])
    await doctor(ada, table=table.id.lower())
    assert (await ada.tap("End and delete")).startswith(f"Table {table.id} is closed, its board is deleted.")
    await room.settle()
    assert room.public_messages == []


async def test_a_table_whose_channel_is_gone_can_be_ended(room: Room) -> None:
    ada = admin(room)
    # Nobody is told, so nothing finds out that the channel is gone.
    room.hall.tables.listener = None
    table = await room.hall.tables.open(room.guild.id, 4711, TablePerson(9, "Zoe"))
    assert "Channel 4711 no longer exists" in await doctor(ada)
    assert "Channel 4711 no longer exists" in await doctor(ada, table=table.id)
    assert (await ada.tap("End and delete")).startswith(f"Table {table.id} is closed")
    assert room.hall.tables.get(table.id) is None


async def test_a_board_that_fails_keeps_no_table_open(room: Room) -> None:
    ada = admin(room)
    table = await room.open([ada])
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001)
    room.env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=50001)
    await doctor(ada, table=table.id)
    await ada.tap("End and delete")
    await room.settle()
    assert room.hall.tables.get(table.id) is None
    assert room.hall.told == []
    closed = [row for row in await room.hall.store.open_tables() if row.id == table.id]
    assert closed == []


async def test_what_was_ended_meanwhile_or_is_elsewhere_says_so(room: Room) -> None:
    ada = admin(room)
    table = await room.open([ada])
    await doctor(ada, table=table.id)
    await room.hall.tables.end(table.id, ada.id)
    assert (await ada.tap("End it")).startswith(f"There is no open table {table.id} on this server.")
    room.hall.tables.listener = None
    other = await room.hall.tables.open(1, 4712, TablePerson(9, "Zoe"))
    assert (await doctor(ada, table=other.id)).startswith(f"There is no open table {other.id} on this server.")
    assert (await doctor(ada, table="**x**")).startswith("There is no open table \\*\\*X\\*\\* on this server.")
    assert room.hall.tables.get(other.id) is not None


@pytest.mark.parametrize("deed", ["", ".end", ".purge"])
async def test_only_those_who_manage_the_server(room: Room, deed: str) -> None:
    ada, ben = admin(room), room.person("Ben", moderates=True)
    table = await room.open([ben])
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="forged", custom_id=f"uno1:-:0:doctor:{table.id}{deed}"))
    view.stop()
    message = await room.bot.get_partial_messageable(room.channel.id).send("forged", view=view)
    answer = await ben.click(message, f"uno1:-:0:doctor:{table.id}{deed}")
    assert answer.startswith("To change the settings you need *Manage Server*")
    assert room.table.stage is Stage.LOBBY
    room.dismiss(ada)


async def test_the_last_errors_by_reference_and_of_this_server_only(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = admin(room)
    table = await room.open([ada])

    async def fails(*_: object, **__: object) -> None:
        raise KeyError("R7 in a hand")

    monkeypatch.setattr(room.hall.tables, "join", fails)
    answer = await room.person("Ben").press("Join")
    reference = re.search(r"reference (\w{4})", answer)
    assert reference is not None
    room.bot.desk.mishaps.note("FFFF", room.hall.clock.now(), 1, table.id, ValueError())
    told = await doctor(ada)
    assert f"`{reference[1]}` <t:{round(room.hall.clock.now())}:R> · KeyError in test_doctor.py:" in told
    assert f"table {table.id}" in told
    assert "R7" not in told
    assert "FFFF" not in told


@LANGUAGES
async def test_many_tables_fit_and_are_offered_by_name(room: Room, language: str) -> None:
    ada = admin(room, language)
    room.hall.tables.listener = None
    for number in range(30):
        table = await room.hall.tables.open(room.guild.id, 5000 + number, TablePerson(9, f"Person {number}"))
        await room.hall.tables.join(table.id, TablePerson(10, "Ben"))
    told = await doctor(ada)
    assert ("18 more" if language == "en-US" else "18 weitere") in told
    offered = await ada.actor.autocomplete(room.channel, "uno-setup doctor", "table", "person 1")
    assert len(offered) == 11
    assert len(texts(ada.last)) < 4000
    assert all(table.ending is not Ending.ENDED for table in room.hall.tables.of_guild(room.guild.id))
