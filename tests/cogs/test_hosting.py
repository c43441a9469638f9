"""What the host, moderators and those at the table may do with it: kick, hand over, end, leave, post again."""

from __future__ import annotations

import discord
import pytest

from bot.tables import Stage
from tests.cogs.outlines import labels
from tests.cogs.room import Room

LANGUAGES = pytest.mark.parametrize("language", ["en-US", "de"])
NOT_HOST = {
    "en-US": "Only the host, Ada, or a moderator may do that.",
    "de": "Das darf nur die Leitung (Ada) oder die Moderation.",
}


@LANGUAGES
@pytest.mark.parametrize("command", ["kick", "host", "end"])
async def test_only_the_host_may(room: Room, command: str, language: str) -> None:
    ben = room.person("Ben", language)
    await room.play([room.person("Ada"), ben])
    options = {} if command == "end" else {"player": "1"}
    before = room.table
    if command == "host":
        options = {"player": "2"}
    assert await ben.command(command, **options) == NOT_HOST[language]
    assert room.table is before


async def test_a_moderator_may_all_the_same(room: Room) -> None:
    await room.play(room.people(3))
    mo = room.person("Mo", moderates=True)
    assert await mo.command("kick", player="3") == "Cleo is no longer at the table."
    assert await mo.command("host", player="Ben") == "Ben is the host now."
    assert await mo.command("end") == "The table is closed."


@LANGUAGES
async def test_kick_by_name_and_what_is_no_name(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    await room.play([ada, *room.people(3)[1:]])
    nobody = {
        "en-US": "There is nobody of that name at this table.",
        "de": "An diesem Tisch heißt niemand so.",
    }[language]
    for wrong in ("Zoe", "0", "4", "-1", "2²"):
        assert await ada.command("kick", player=wrong) == nobody
    gone = {"en-US": "Ben is no longer at the table.", "de": "Ben ist nicht mehr am Tisch."}[language]
    assert await ada.command("kick", player="ben") == gone
    assert room.table.seats[1].gone
    assert "` Ben" not in room.board


async def test_those_at_the_table_are_offered_by_name(room: Room) -> None:
    ada, ben = room.people(2)
    await room.open([ada, ben])
    await ada.press("Add computer")
    await ada.tap("Normal")
    computer = room.table.seats[2].name
    everybody = await ada.actor.autocomplete(room.channel, "uno kick", "player", "")
    assert [each["name"] for each in everybody] == ["1 Ada", "2 Ben", f"3 {computer}"]
    some = await ada.actor.autocomplete(room.channel, "uno host", "player", "b")
    assert [(each["name"], each["value"]) for each in some] == [("2 Ben", "2")]
    elsewhere = room.guild.create_text_channel("empty")
    assert await ada.actor.autocomplete(elsewhere, "uno kick", "player", "") == []


@LANGUAGES
async def test_handing_over(room: Room, language: str) -> None:
    ada, ben = room.person("Ada", language), room.person("Ben", language)
    await room.open([ada, ben])
    already = {"en-US": "Ada is the host already.", "de": "Ada leitet schon."}[language]
    assert await ada.command("host", player="1") == already
    now = {"en-US": "Ben is the host now.", "de": "Ben leitet jetzt."}[language]
    assert await ada.command("host", player="2") == now
    assert room.table.host == ben.id
    assert "| `2` **Ben** · host" in room.board


async def test_a_computer_player_cannot_be_the_host(room: Room) -> None:
    ada, ben = room.people(2)
    await room.open([ada, ben])
    await ada.press("Add computer")
    await ada.tap("Normal")
    assert await ada.command("host", player="3") == "There is nobody at that seat."


async def test_when_the_host_leaves_the_next_person_leads(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people)
    assert await ada.command("leave") == "You have left the table."
    assert room.table.host == ben.id
    assert room.table.stage is Stage.PLAYING


async def test_ending_closes_the_public_message(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben])
    await ada.command("end")
    assert room.board.startswith("embed #80858f\n| ## Table closed\n| The table was ended.")
    assert labels(room.public) == []


async def test_more_shows_the_score_and_what_one_may(room: Room) -> None:
    ada, ben = room.people(2)
    stranger, mo = room.person("Zoe"), room.person("Mo", moderates=True)
    await room.play([ada, ben])
    await ada.press("More")
    host = ["Rules", "Scores", "Post again", "Leave", "My settings", "Kick", "Hand over", "End"]
    assert labels(ada.last) == host
    await ben.press("More")
    assert labels(ben.last) == host[:5]
    await stranger.press("More")
    assert labels(stranger.last) == ["Rules", "Scores", "Post again", "Join next match"]
    await mo.press("More")
    assert labels(mo.last) == [*host[:3], "Join next match", *host[5:]]
    match = room.table.match
    assert match is not None
    assert f"Shuffle proof (SHA-256): {match.seed_hash}" in ada.screen
    assert match.seed not in ada.screen


async def test_leaving_a_match_by_button_asks_once_more(room: Room) -> None:
    _, ben, _ = people = room.people(3)
    await room.play(people)
    await ben.press("More")
    assert "Your hand goes under the pile" in await ben.tap("Leave")
    await ben.tap("Back")
    assert not room.table.seats[1].gone
    await ben.tap("Leave")
    assert await ben.tap("Leave") == "You have left the table."
    assert room.table.seats[1].gone


async def test_ending_by_button_asks_once_more(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben])
    table = room.table
    await ada.press("More")
    await ada.tap("End")
    assert labels(ada.last) == ["End it", "Back"]
    assert await ada.tap("End it") == "The table is closed."
    assert room.hall.tables.get(table.id) is None


async def test_kick_and_hand_over_by_button(room: Room) -> None:
    ada, _, cleo = people = room.people(3)
    await room.play(people)
    await ada.press("More")
    await ada.tap("Kick")
    assert labels(ada.last) == ["Ben · 2", "Cleo · 3", "Back"]
    assert await ada.tap("Ben · 2") == "Ben is no longer at the table."
    await ada.press("More")
    await ada.tap("Hand over")
    assert labels(ada.last) == ["Cleo · 3", "Back"]
    assert await ada.tap("Cleo · 3") == "Cleo is the host now."
    assert room.table.host == cleo.id
    assert [seat.person for _, seat in room.table.people()] == [ada.id, cleo.id]


async def test_with_many_at_the_table_a_select_names_them(room: Room) -> None:
    people = room.people(6)
    await room.play(people)
    ada = people[0]
    await ada.press("More")
    await ada.tap("Kick")
    assert "<Choose from 5 people: Ben (2), Cleo (3), Dora (4), Emil (5), Finn (6)>" in ada.screen
    table = room.table
    assert await ada.choose(f"uno1:{table.id}:{table.revision}:kick:D") == "Dora is no longer at the table."


@LANGUAGES
async def test_the_table_is_posted_anew_and_the_old_message_goes(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    await room.play([ada, room.person("Ben")])
    old = room.public.id
    await ada.actor.send(room.channel, "chatting")
    room.hall.clock.step(room.hall.clock.now() + 10)
    done = {"en-US": "The table is at the bottom now.", "de": "Der Tisch steht jetzt unten."}[language]
    assert await ada.command("table") == done
    assert room.public.id != old
    assert room.table.message == room.public.id
    assert [message.id for message in room.public_messages if message.author.bot] == [room.public.id]
    assert labels(room.public)[0] == "Hand"


async def test_asking_twice_for_the_table_posts_it_once(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben])
    room.hall.clock.step(room.hall.clock.now() + 10)
    await ada.command("table")
    first = room.public.id
    await ben.command("table")
    assert room.public.id == first


async def test_a_stranger_may_not_post_the_table(room: Room) -> None:
    await room.open(room.people(2))
    assert await room.person("Zoe").command("table") == "You are not at this table: press **Join**."


async def test_the_rules_name_what_is_changed(room: Room) -> None:
    ada, ben = room.people(2)
    assert (await ada.command("rules")).startswith("## Rules of the base game")
    await room.open([ada])
    assert "It is the base game, nothing is changed." in await ben.press("Rules")
    await room.hall.set_rules(room.table.id, ada.id, room.table.rules.but(stacking="same"))
    assert "**Stacking:** same kind\n-# A +2 on a +2" in await ben.press("Rules")
    await room.settle()
    assert "| -# House rules: stacking (same kind)" in room.board


async def test_about_tells_version_tables_and_rights(room: Room) -> None:
    ada = room.person("Ada", "de")
    await room.open([ada])
    answer = await ada.command("about")
    assert "Version " in answer
    assert "1 Tisch auf diesem Server offen" in answer
    assert "Ich darf hier alles, was ich brauche." in answer
    assert "Keine Verbindung zu Mattel." in answer


async def test_a_channel_that_is_deleted_closes_its_table(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben])
    table = room.table
    room.env.backend.delete_channel(room.channel.id)
    await room.settle()
    assert room.hall.tables.get(table.id) is None


async def test_a_table_in_a_thread_of_its_own(room: Room) -> None:
    ada, ben = room.people(2)
    await room.open([ada])
    parent = room.table
    channel = room.bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="second table", type=discord.ChannelType.public_thread)
    room.channel = next(each for each in room.channel.threads if each.id == thread.id)
    assert await ben.command("new") == "The table is open. Others press Join, you press Start."
    assert room.table.id != parent.id
    assert room.board.startswith("embed #8b6be8\n| ## Ben's table")
