"""People and places that go in the middle of a match: members, channels, the bot itself, a role."""

from __future__ import annotations

import discord
import pytest

from bot.settings.terms import Terms
from bot.uno.actions import Draw
from tests.cogs.room import Room


def put_away(room: Room) -> int:
    """How many private messages the bot took away."""
    return sum(entry.method == "DELETE" and "/webhooks/" in entry.path for entry in room.env.http_requests)


HANDS = "R1 R5 Y3|G1 G2 G3|B1 B3 B4"


async def test_who_leaves_is_told_in_private_and_the_board_goes_on(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, HANDS)
    await ada.press("Hand")
    before = put_away(room)
    assert await ada.command("leave") == "You have left the table."
    await room.settle()
    assert "| ## Ben's turn" in room.board
    assert "Ada leaves." in room.board
    assert put_away(room) == before + 1
    assert "You are not at this table." in await ada.command("hand")
    await ben.command("hand")
    assert (await ben.tap("Draw")).startswith("You drew")


async def test_a_leaver_is_offered_the_next_match_and_no_second_hand(room: Room) -> None:
    ada, _, _ = people = room.people(3)
    await room.play(people, HANDS)
    await ada.command("leave")
    answer = await ada.command("join")
    assert answer == "The match is running.\nYou can join the next match."
    await ada.tap("Join next match")
    await room.settle()
    assert room.table.board().counts == (0, 3, 3)


async def test_a_banned_member_leaves_every_table_of_the_server(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, HANDS)
    guild = room.bot.get_guild(room.guild.id)
    assert guild is not None
    (listener,) = room.bot.extra_events["on_member_ban"]
    await listener(guild, discord.Object(ada.id))
    await room.settle()
    assert "| ## Ben's turn" in room.board
    assert room.table.seat_of(ada.id) is None
    assert room.table.host == ben.id


async def test_a_member_who_has_left_the_server_is_noticed_when_the_turn_runs_out(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, HANDS)
    room.guild.remove_member(ada.actor)
    await room.hall.pass_time(60)
    await room.settle()
    assert room.table.seat_of(ada.id) is None
    assert room.table.host == ben.id
    assert room.table.turn == 1
    assert "Ada leaves." in room.board


async def test_who_has_left_the_server_is_not_dealt_in(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.open(people)
    room.guild.remove_member(ben.actor)
    answer = await ada.press("Start")
    await room.settle()
    assert answer.startswith("Ben is no longer in this server and has left the table.\n")
    assert [seat.name for seat in room.table.seats] == ["Ada", "Cleo"]
    assert room.table.match is not None


async def test_a_table_that_nobody_else_is_left_at_does_not_start(room: Room) -> None:
    ada, ben = people = room.people(2)
    await room.open(people)
    room.guild.remove_member(ben.actor)
    answer = await ada.press("Start")
    assert answer.startswith("Ben is no longer in this server and has left the table.\n")
    assert room.table.match is None
    assert [seat.name for seat in room.table.seats] == ["Ada"]


async def test_who_is_gone_is_not_in_the_rematch(room: Room) -> None:
    ada, _, cleo = people = room.people(3)
    await room.open(people)
    await room.hall.tables.house_rules.amend(room.table.id, ada.seated, lambda rules: rules.but(target_score=20))
    await ada.press("Start")
    await room.set("R1|GS GR G+2|B1 B3 B4")
    await room.hall.play_round(room.table)
    await room.settle()
    room.guild.remove_member(cleo.actor)
    answer = await ada.press("Rematch")
    await room.settle()
    assert answer.startswith("Cleo is no longer in this server and has left the table.\n")
    assert [seat.name for seat in room.table.seats] == ["Ada", "Ben"]


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50001), (404, 10004)])
async def test_a_start_does_not_depend_on_discords_word_about_members(room: Room, status: int, code: int) -> None:
    ada, *_ = people = room.people(3)
    await room.open(people)
    room.env.inject_error("GET", "/guilds/*/members/*", status=status, code=code, times=2)
    await ada.press("Start")
    assert len(room.table.seats) == 3
    assert room.table.match is not None


async def test_a_member_who_is_only_slow_stays(room: Room) -> None:
    ada, _, _ = people = room.people(3)
    await room.play(people, HANDS)
    await room.hall.pass_time(60)
    await room.settle()
    assert room.table.seat_of(ada.id) == 0


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50001), (404, 10004)])
async def test_when_it_is_not_known_whether_a_member_is_there_the_seat_is_kept(
    room: Room, status: int, code: int
) -> None:
    ada, _, _ = people = room.people(3)
    await room.play(people, HANDS)
    room.env.inject_error("GET", "/guilds/*/members/*", status=status, code=code)
    await room.hall.pass_time(60)
    await room.settle()
    assert room.table.seat_of(ada.id) == 0


async def test_a_computer_player_plays_on_where_the_table_says_so_and_the_board_says_it(room: Room) -> None:
    ada, _, _ = people = room.people(3)
    await room.hall.tables.open(room.guild.id, room.channel.id, people[0].seated, terms=Terms(on_leave="computer"))
    await room.settle()
    for each in people[1:]:
        await each.press("Join")
    await ada.press("Start")
    await room.set(HANDS)
    await ada.press("Hand")
    before = put_away(room)
    await ada.command("leave")
    await room.settle()
    assert "Ada** · left, computer plays" in room.board
    assert put_away(room) == before + 1
    await room.hall.pass_time(3)
    await room.settle()
    assert "Ada plays" in room.board
    assert "Ada · left, computer plays" in room.board
    assert "You are not at this table." in await ada.command("hand")


async def test_a_deleted_channel_takes_its_table_along_and_another_can_be_opened(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, HANDS)
    table = room.table
    channel = room.bot.get_channel(room.channel.id)
    (listener,) = room.bot.extra_events["on_guild_channel_delete"]
    await listener(channel)
    await room.settle()
    assert room.hall.tables.get(table.id) is None
    other = room.guild.create_text_channel("another")
    assert (await ada.command("new", other)).startswith("The table is open.")


async def test_the_bot_removed_and_added_again_keeps_scores_and_begins_anew(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, HANDS)
    for each in (ben, people[2]):
        await each.command("leave")
    await room.settle()
    assert (await room.hall.scores(room.guild.id))[0].name == "Ada"
    table = room.table
    guild = room.bot.get_guild(room.guild.id)
    (removed,) = room.bot.extra_events["on_guild_remove"]
    (added,) = room.bot.extra_events["on_guild_join"]
    await removed(guild)
    assert room.hall.tables.get(table.id) is None
    await added(guild)
    assert (await ada.command("new")).startswith("The table is open.")
    assert (await room.hall.scores(room.guild.id))[0].name == "Ada"


async def test_a_server_that_removed_the_bot_while_it_was_away_holds_no_table(room: Room) -> None:
    ada, *_ = people = room.people(2)
    await room.play(people)
    gone = await room.hall.tables.open(room.guild.id + 1, 5, ada.seated)
    (listener,) = room.bot.extra_events["on_ready"]
    await listener()
    assert room.hall.tables.get(gone.id) is None
    assert room.table.match is not None


async def test_a_moderator_without_the_role_may_no_longer_end_a_table(room: Room) -> None:
    people = room.people(2)
    await room.play(people)
    mo = room.person("Mo", moderates=True)
    await mo.press("More")
    assert "[End]" in mo.screen
    room.dismiss(mo)
    assert await mo.tap("End") != ""
    assert (await mo.tap("End it")).startswith("You are not at this table.")
    assert room.table.match is not None


async def test_an_idle_table_is_no_table_that_waits_for_ever(room: Room) -> None:
    people = room.people(2)
    await room.play(people, "R1 R5 Y3|G1 G2 G3")
    await room.hall.act(room.table, Draw())
    await room.hall.pass_time(24 * 3600)
    await room.settle()
    assert room.hall.tables.in_channel(room.channel.id) is None
