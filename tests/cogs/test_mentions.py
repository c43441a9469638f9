"""Whoever is on turn is called as the server wants it, alone and once; the message goes with the move."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.tables import Person as TablePerson
from bot.uno.actions import Draw, Play
from bot.uno.cards import card
from tests.cogs.outlines import labels
from tests.cogs.room import Person, Room

HANDS = "R1 R5 Y3|G1 G2 G3"
HOUR = 3600


async def playing(room: Room, hands: str = HANDS, **terms: Any) -> list[Person]:
    """Ada and Ben in a round on these terms; Ada is on turn."""
    await room.decide(**terms)
    people = room.people(2)
    await room.play(people, hands)
    return people


def calls(room: Room) -> list[discord.Message]:
    """The messages that call somebody, as they stand in the channel."""
    return [each for each in room.public_messages if each.content]


def sent_calls(room: Room) -> list[dict[str, Any]]:
    """The calls that the bot sent to Discord in all this time."""
    posted = [each.json for each in room.env.http_requests if each.method == "POST" and each.path.endswith("/messages")]
    return [body for body in posted if body and body.get("content")]


def told(room: Room) -> list[str]:
    """Whom the bot called in all this time."""
    return [body["content"].partition(",")[0] for body in sent_calls(room)]


async def wait(room: Room, seconds: float) -> None:
    await room.hall.pass_time(seconds)
    await room.settle()


async def act(room: Room, action: Any) -> None:
    await room.hall.act(room.table, action)
    await room.settle()


async def test_by_default_a_turn_of_a_minute_calls_nobody(room: Room) -> None:
    await playing(room)
    await wait(room, 59)
    assert told(room) == []


async def test_always_calls_the_one_on_turn_alone_and_goes_with_the_move(room: Room) -> None:
    ada, ben = await playing(room, mentions="always")
    (message,) = calls(room)
    assert room.table.deadline is not None
    assert message.content == f"<@{ada.id}>, it is your turn. Your time is up <t:{round(room.table.deadline)}:R>."
    assert labels(message) == ["Hand"]
    (sent,) = sent_calls(room)
    assert (sent["allowed_mentions"]["parse"], sent["allowed_mentions"]["users"]) == ([], [ada.id])
    await wait(room, 5)
    await act(room, Play((card("R1"),)))
    (message,) = calls(room)
    assert message.content.startswith(f"<@{ben.id}>, ")
    assert await ben.click(message, next(iter(each.custom_id for row in message.components for each in row.children)))
    assert "### Your turn" in ben.screen


async def test_after_so_many_seconds_idle(room: Room) -> None:
    ada, ben = await playing(room, mentions="idle", mention_seconds=20)
    await wait(room, 19)
    assert told(room) == []
    await act(room, Play((card("R1"),)))
    await wait(room, 19.9)
    assert told(room) == []
    await wait(room, 0.1)
    assert told(room) == [f"<@{ben.id}>"]
    await act(room, Draw())
    assert calls(room) == []
    await wait(room, 20)
    assert told(room) == [f"<@{ben.id}>", f"<@{ada.id}>"]


async def test_never_is_never_also_in_long_turns(room: Room) -> None:
    await playing(room, mentions="never", turn_seconds=8 * HOUR)
    await wait(room, 8 * HOUR - 1)
    assert told(room) == []


async def test_who_has_just_acted_and_is_on_turn_again_is_not_called_at_once(room: Room) -> None:
    await playing(room, "RS R5 Y3|G1 G2 G3", mentions="always")
    await wait(room, 5)
    await act(room, Play((card("RS"),)))
    assert room.table.turn == 0
    assert calls(room) == []
    assert len(told(room)) == 1


async def test_fast_play_is_not_accompanied_by_calls(room: Room) -> None:
    ada, ben = await playing(room, mentions="always")
    for _ in range(5):
        room.hall.clock.step(room.hall.clock.now() + 0.5)
        await act(room, Draw())
    assert told(room) == [f"<@{ada.id}>"]
    assert calls(room) == []
    await wait(room, 3)
    on_turn = ada if room.table.turn == 0 else ben
    assert told(room)[1:] == [f"<@{on_turn.id}>"]


async def test_a_long_turn_reminds_at_half_time_and_in_the_last_hour(room: Room) -> None:
    ada, _ = await playing(room, turn_seconds=8 * HOUR, mention_seconds=600)
    for seconds, count in ((599, 0), (1, 1), (4 * HOUR - 601, 1), (1, 2), (3 * HOUR - 1, 2), (1, 3)):
        await wait(room, seconds)
        assert told(room) == [f"<@{ada.id}>"] * count
        assert len(calls(room)) == min(count, 1), "the one before goes, for a message is heard only when it is new"
    await wait(room, HOUR)
    assert calls(room) == []


async def test_reminders_survive_a_restart_and_what_stands_goes_with_the_move(room: Room) -> None:
    ada, ben = await playing(room, turn_seconds=8 * HOUR, mention_seconds=600)
    await wait(room, 600)
    await room.restart()
    assert len(told(room)) == len(calls(room)) == 1
    await wait(room, 4 * HOUR - 600)
    assert told(room) == [f"<@{ada.id}>"] * 2
    await room.restart()
    await act(room, Draw())
    assert calls(room) == []
    await room.restart()
    await wait(room, 600)
    assert told(room)[2:] == [f"<@{ben.id}>"]


async def test_what_became_old_while_the_bot_was_away_is_cleaned_up(room: Room) -> None:
    ada, _ = await playing(room, mentions="always")
    assert len(calls(room)) == 1
    room.hall.tables.listener = None
    await room.hall.tables.end(room.table.id, ada.id)
    await room.restart()
    assert calls(room) == []
    assert await room.hall.store.mentions.all() == []


async def test_nobody_is_called_where_a_computer_player_sits_in(room: Room) -> None:
    await room.decide(mentions="always")
    ada, ben, cleo = room.people(3)
    await room.play([ada, ben, cleo], "R1 R5 Y3|G1 G2 G3|B1 B2 B3")
    for _ in range(2):
        await wait(room, 60)
        for person in (ben, cleo):
            await room.hall.tables.act(room.table.id, person.id, None, Draw())
            await room.settle()
    assert room.table.seats[0].substituted
    before = len(told(room))
    assert room.table.turn == 0
    await room.settle()
    assert len(told(room)) == before
    assert calls(room) == []


async def test_the_end_of_the_table_takes_the_call_along(room: Room) -> None:
    ada, _ = await playing(room, mentions="always")
    await ada.command("end")
    await room.settle()
    assert calls(room) == []
    assert await room.hall.store.mentions.all() == []


@pytest.mark.parametrize("status", [403, 500])
async def test_a_failure_blocks_no_move_and_is_not_repeated(room: Room, status: int) -> None:
    await playing(room)
    await room.decide(mentions="always")
    room.env.inject_error("POST", "/channels/*/messages", status=status, code=50013)
    await act(room, Play((card("R1"),)))
    assert (room.table.turn, calls(room)) == (1, [])
    await room.settle()
    assert len(told(room)) == 1
    assert room.bot.desk.publisher.mentions._tasks == {}


async def test_a_call_that_somebody_deleted_does_no_harm(room: Room) -> None:
    await playing(room, mentions="always")
    await wait(room, 4)
    await calls(room)[0].delete()
    await act(room, Play((card("R1"),)))
    assert len(calls(room)) == 1


async def test_one_timer_serves_all_tables(room: Room) -> None:
    await room.decide(mention_seconds=30, turn_seconds=300)
    for number in range(5):
        channel = room.guild.create_text_channel(f"uno-{number}")
        table = await room.hall.tables.open(room.guild.id, channel.id, TablePerson(1, "Ada"), terms=_terms(room))
        await room.hall.tables.join(table.id, TablePerson(2, "Ben"))
        await room.hall.tables.start(table.id, 1)
    await room.settle()
    assert room.hall.clock.timers == 3, "one of the tables, one of the mentions, one of the boards"


def _terms(room: Room) -> Any:
    return room.bot.desk.book.get(room.guild.id).terms.frozen()
