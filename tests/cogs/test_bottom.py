"""A board that was pushed up is posted anew at the bottom, once it is quiet."""

from __future__ import annotations

from typing import Any

import pytest

from bot.uno.actions import Draw
from tests.cogs.room import Person, Room


async def chat(room: Room, person: Person, count: int) -> None:
    for number in range(count):
        await person.actor.send(room.channel, f"message {number}")


async def wait(room: Room, seconds: float) -> None:
    await room.hall.pass_time(seconds)
    await room.settle()


def looks(room: Room) -> int:
    """How often the bot asked for the messages of the channel."""
    return sum(each.method == "GET" and each.path.endswith("/messages") for each in room.env.http_requests)


async def started(room: Room, **terms: Any) -> list[Person]:
    """Ada and Ben play with hours for a turn."""
    await room.decide(turn_seconds=86400, mentions="never", **terms)
    people = room.people(2)
    await room.play(people, "R1 R5 Y3|G1 G2 G3")
    return people


async def test_after_ten_messages_and_a_quiet_moment(room: Room) -> None:
    ada, _ = await started(room)
    board = room.table.message
    await chat(room, ada, 10)
    await wait(room, 29)
    assert (room.table.message, looks(room)) == (board, 0)
    await wait(room, 1)
    assert room.table.message != board
    assert room.public.id == room.table.message
    assert sum(bool(each.embeds) for each in room.public_messages) == 1, "the old board is gone"


async def test_nine_messages_leave_it_where_it_is_and_the_bot_looks_ever_more_rarely(room: Room) -> None:
    ada, _ = await started(room)
    board = room.table.message
    await chat(room, ada, 9)
    await wait(room, 30)
    assert (room.table.message, looks(room)) == (board, 1)
    await chat(room, ada, 1)
    await wait(room, 59)
    assert looks(room) == 1
    await wait(room, 1)
    assert room.public.id == room.table.message != board
    await wait(room, 24 * 3600 - 200)
    assert looks(room) < 35


async def test_who_acts_begins_the_quiet_anew(room: Room) -> None:
    ada, _ = await started(room)
    board = room.table.message
    await chat(room, ada, 10)
    await wait(room, 20)
    await room.hall.act(room.table, Draw())
    await room.settle()
    await wait(room, 29)
    assert room.table.message == board
    await wait(room, 1)
    assert room.table.message != board


@pytest.mark.parametrize(("limit", "moves"), [(0, False), (5, True), (20, False)])
async def test_the_server_says_how_many_messages(room: Room, limit: int, moves: bool) -> None:
    ada, _ = await started(room, repost_messages=limit)
    board = room.table.message
    await chat(room, ada, 6)
    await wait(room, 30)
    assert (room.table.message != board) is moves
    assert (looks(room) > 0) is (limit > 0)


async def test_without_the_right_to_look_the_board_stays(room: Room) -> None:
    ada, _ = await started(room)
    board = room.table.message
    await chat(room, ada, 10)
    room.env.inject_error("GET", "/channels/*/messages", status=403, code=50013)
    await wait(room, 3600)
    assert (room.table.message, looks(room)) == (board, 1)


async def test_after_a_restart_it_looks_later(room: Room) -> None:
    ada, _ = await started(room)
    await chat(room, ada, 10)
    await room.restart()
    board = room.table.message
    await wait(room, 599)
    assert looks(room) == 0
    await wait(room, 601)
    assert room.table.message != board
