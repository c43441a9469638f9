"""The public message: coalesced, found again, and never in the way of a move."""

from __future__ import annotations

import logging
from typing import Any

import discord
import pytest

from bot.uno.actions import Draw
from tests.cogs.outlines import labels
from tests.cogs.room import Room


def edits(room: Room) -> int:
    """How often the bot edited a message of the channel."""
    return sum(
        entry.method == "PATCH" and "/messages/" in entry.path and "/channels/" in entry.path
        for entry in room.env.http_requests
    )


async def play(room: Room) -> None:
    people = room.people(3)
    await room.play(people, "R1 R5 Y3|G1 G2 G3|B1 B3 B4")


async def test_many_changes_at_once_make_few_edits(room: Room) -> None:
    await play(room)
    before = edits(room)
    table = room.table
    for _ in range(6):
        room.bot.desk.publisher.changed(table)
    await room.settle()
    assert edits(room) - before <= 2


async def test_edits_keep_a_distance(room: Room) -> None:
    await play(room)
    publisher: Any = room.bot.desk.publisher
    publisher._notices[room.table.id].free_at = room.hall.clock.now() + 1000
    before = edits(room)
    await room.hall.act(room.table, Draw())
    await room.env.settle()
    await room.hall.act(room.table, Draw())
    await room.env.settle()
    assert edits(room) == before, "too soon"
    assert "Ada's turn" in room.board


async def test_a_deleted_message_is_posted_anew(room: Room) -> None:
    await play(room)
    await room.public.delete()
    await room.hall.act(room.table, Draw())
    await room.settle()
    assert labels(room.public)[0] == "Hand"
    assert room.table.message == room.public.id


@pytest.mark.parametrize("code", [10008, 30046])
async def test_a_message_that_cannot_be_edited_any_more_is_replaced(room: Room, code: int) -> None:
    await play(room)
    old = room.public.id
    room.env.inject_error("PATCH", f"/channels/*/messages/{old}", status=400, code=code)
    await room.hall.act(room.table, Draw())
    await room.settle()
    assert room.public.id != old
    assert room.table.message == room.public.id
    assert "Ada draws a card (+1)." in room.board


async def test_an_unknown_channel_closes_the_table(room: Room) -> None:
    await play(room)
    table = room.table
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10003)
    await room.hall.act(table, Draw())
    await room.settle()
    assert room.hall.tables.get(table.id) is None


async def test_a_lost_right_is_told_to_the_host_with_the_next_answer(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    room.locales[ada.id] = "de"
    await room.play(people, "R1 R5 Y3|G1 G2 G3|B1 B3 B4")
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    await room.hall.act(room.table, Draw())
    await room.settle()
    needed = "*Kanal ansehen*, *Nachrichten senden*, *Links einbetten*"
    trouble = f"**Ich kann den Tisch in diesem Kanal nicht mehr zeigen.** Mir fehlt {needed}."
    assert (await ada.command("hand")).startswith(trouble)
    assert "nicht mehr zeigen" not in await ben.command("hand")
    await room.hall.act(room.table, Draw())
    await room.settle()
    assert "nicht mehr zeigen" not in await ada.command("hand")


async def test_a_passing_failure_is_tried_again_and_costs_no_move(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, "R1 R5 Y3|G1 G2 G3|B1 B3 B4")
    await ada.press("Hand")
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=2)
    with caplog.at_level(logging.WARNING):
        assert (await ada.tap("Red 1")).startswith("### Ben is thinking")
        await room.settle()
    assert "Ada plays red 1." in room.board
    assert [record.getMessage() for record in caplog.records if "could not be shown" in record.getMessage()] == [
        f"Table {room.table.id} could not be shown (HTTPException)"
    ] * 2


async def test_an_outage_that_lasts_is_outlasted(room: Room) -> None:
    await play(room)
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=12)
    await room.hall.act(room.table, Draw())
    await room.settle()
    assert "Ben's turn" in room.board


async def test_the_last_words_of_a_closed_table_are_tried_a_few_times_only(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben])
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=1000)
    before = edits(room)
    await ada.command("end")
    await room.settle()
    assert edits(room) - before == 6


async def test_a_board_that_cannot_be_drawn_is_logged_without_cards(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, "R1 R5 Y3|G1 G2 G3|B1 B3 B4")
    await ada.press("Hand")

    def breaks(*_: object) -> None:
        raise KeyError("R5")

    monkeypatch.setattr("cogs.publisher.public_message", breaks)
    with caplog.at_level(logging.ERROR):
        assert (await ada.tap("Red 1")).startswith("### Ben is thinking")
        await room.settle()
    (record,) = [each for each in caplog.records if "could not be shown" in each.getMessage()]
    assert "KeyError\n" in record.getMessage()
    assert "R5" not in record.getMessage()
    monkeypatch.undo()
    await room.hall.act(room.table, Draw())
    await room.settle()
    assert "Cleo's turn" in room.board


async def test_a_lobby_that_cannot_be_posted_is_posted_with_the_next_change(room: Room) -> None:
    ada, ben = room.people(2)
    room.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    assert (await ada.command("new")).startswith("The table is open.")
    assert room.table.message is None
    assert room.public_messages == []
    await ben.command("join")
    assert "| `2` **Ben**" in room.board
    assert room.table.message == room.public.id


async def test_posting_into_an_unknown_channel_closes_the_table(room: Room) -> None:
    ada = room.person("Ada")
    room.env.inject_error("POST", "/channels/*/messages", status=404, code=10003)
    await ada.command("new")
    await room.settle()
    assert room.hall.tables.in_channel(room.channel.id) is None


async def test_a_table_closed_while_it_is_posted_says_so(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = room.person("Ada")
    original = discord.PartialMessageable.send

    async def send_and_close(channel: discord.PartialMessageable, *args: Any, **more: Any) -> discord.Message:
        message = await original(channel, *args, **more)
        await room.hall.tables.end(room.table.id, ada.id)
        return message

    monkeypatch.setattr(discord.PartialMessageable, "send", send_and_close)
    await ada.command("new")
    await room.settle()
    assert "| ## Table closed" in room.board


async def test_when_posting_anew_is_forbidden_the_right_is_named(room: Room) -> None:
    ada = room.person("Ada")
    await room.open([ada])
    room.hall.clock.step(room.hall.clock.now() + 10)
    room.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    answer = await ada.command("table")
    assert answer.startswith("I may not play in this channel: I need *View Channel*, *Send Messages*")


async def test_an_old_message_that_is_gone_already_does_no_harm(room: Room) -> None:
    ada = room.person("Ada")
    await room.open([ada])
    await room.public.delete()
    room.hall.clock.step(room.hall.clock.now() + 10)
    assert await ada.command("table") == "The table is at the bottom now."
    assert len(room.public_messages) == 1


async def test_a_post_whose_answer_got_lost_is_found_and_brought_up_to_date(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord gives the message that it has for a nonce; meanwhile somebody has acted."""
    await play(room)
    original, posted = discord.PartialMessageable.send, {}

    async def send(channel: discord.PartialMessageable, *args: Any, nonce: str, **more: Any) -> discord.Message:
        if nonce not in posted:
            posted[nonce] = await original(channel, *args, **more)
            await room.hall.act(room.table, Draw())
            raise TimeoutError
        return posted[nonce]

    monkeypatch.setattr(discord.PartialMessageable, "send", send)
    await room.public.delete()
    await room.hall.act(room.table, Draw())
    await room.settle()
    assert [each.id for each in room.public_messages] == [room.table.message]
    assert room.table.board().counts == (4, 4, 3)
    assert "Cleo's turn" in room.board


async def test_nothing_is_kept_of_a_closed_table(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben])
    await ada.press("Hand")
    await ada.command("end")
    desk: Any = room.bot.desk
    assert desk.publisher._notices == {}
    assert desk.hands._hands == {}


async def test_a_restart_shows_every_table_as_it_is(room: Room) -> None:
    _, ben, _ = people = room.people(3)
    await room.play(people, "R1 R5 Y3|G1 G2 G3|B1 B3 B4")
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    await room.hall.act(room.table, Draw())
    await room.settle()
    assert "Ada's turn" in room.board
    await room.restart()
    assert "Ben's turn" in room.board
    assert (await ben.press("Hand")).startswith("### Your turn")


async def test_the_buttons_of_before_a_restart_still_work(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, "R1 R5 W|G1 G2 G3|B1 B3 B4")
    await ada.press("Hand")
    await ada.tap("UNO! off")
    await ada.tap("Wild")
    await room.restart()
    await ada.tap("Back")
    assert "UNO! on" in labels(ada.last)
    await ada.tap("Red 1")
    assert "Ada plays red 1." in room.board
