"""The open hand is renewed when the turn comes, as long as the token of the last click is good."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.uno.actions import Draw
from bot.uno.ruleset import RuleSet
from cogs.hands import TOKEN_SECONDS
from tests.cogs.outlines import labels, outline, texts
from tests.cogs.room import Person, Room

HANDS = "R1 R5 Y3|R2 G2 G3|B1 B3 B4"


async def opened(room: Room) -> tuple[Person, Person]:
    """Ada on turn, Ben with an open hand."""
    ada, ben, _ = people = room.people(3)
    await room.play(people, HANDS)
    await ben.press("Hand")
    assert ben.screen.startswith("container #80858f\n| ### Ada is thinking")
    return ada, ben


async def test_the_hand_is_renewed_when_the_turn_comes(room: Room) -> None:
    ada, ben = await opened(room)
    await ada.press("Hand")
    await ada.tap("Red 1")
    assert ben.screen.startswith("container #e5484d\n| ### Your turn")
    await ben.tap("Red 2")
    assert "Ben plays red 2." in room.board


async def test_every_open_hand_says_that_the_round_is_over(room: Room) -> None:
    ada, ben, cleo = people = room.people(3)
    await room.play(people, "R1|R2 G2 G3|B1 B3 B4")
    for each in (ben, cleo, ada):
        await each.press("Hand")
    await ada.tap("Red 1")
    for each in people:
        assert "Ada goes out" in each.screen
        assert labels(each.last) == ["Next round"]
    await cleo.tap("Next round")
    assert cleo.screen == "The winner or the host, Ada, starts the next round."
    await ada.tap("Next round")
    assert "Round 2" in room.board


async def test_a_declared_uno_survives_the_renewal(room: Room) -> None:
    ada, ben = await opened(room)
    await ben.tap("UNO! off")
    await ada.press("Hand")
    await ada.tap("Red 1")
    assert "UNO! on" in labels(ben.last)


async def test_there_is_one_open_hand_a_person(room: Room) -> None:
    ada, ben = await opened(room)
    first = ben.last.id
    await ben.press("Hand")
    hands = [each.id for each in room.channel.history(viewer=ben.actor) if "is thinking" in texts(each)]
    assert hands == [ben.last.id] != [first]
    await ada.press("Hand")
    await ada.tap("Red 1")
    assert ben.screen.startswith("container #e5484d\n| ### Your turn")


async def test_an_old_hand_that_cannot_be_put_away_stays(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    _, ben = await opened(room)
    first = ben.last
    room.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008)
    with caplog.at_level(logging.INFO, "cogs.hands"):
        await ben.press("Hand")
    assert "could not be put away (" in caplog.text
    assert outline(first).startswith("container #80858f\n| ### Ada is thinking")


async def test_an_old_hand_whose_token_has_run_out_is_left_alone(room: Room) -> None:
    _, ben = await opened(room)
    room.hall.clock._now += TOKEN_SECONDS
    await ben.press("Hand")
    assert not [entry for entry in room.env.http_requests if entry.method == "DELETE"]


@pytest.mark.parametrize(("age", "renewed"), [(TOKEN_SECONDS - 1, True), (TOKEN_SECONDS, False)])
async def test_a_token_is_good_for_fifteen_minutes(room: Room, age: float, renewed: bool) -> None:
    _, ben = await opened(room)
    room.hall.clock._now += age
    await room.hall.act(room.table, Draw())
    await room.settle()
    assert ben.screen.startswith("container #e5484d\n| ### Your turn") is renewed


async def test_a_hand_that_cannot_be_renewed_is_forgotten(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    ada, ben = await opened(room)
    await ada.press("Hand")
    room.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027)
    with caplog.at_level(logging.INFO, "cogs.hands"):
        assert (await ada.tap("Red 1")).startswith("### Ben is thinking")
    assert "Ada plays red 1." in room.board
    assert [record.getMessage() for record in caplog.records] == [
        f"A hand at table {room.table.id} could not be renewed (HTTPException)"
    ]
    desk: Any = room.bot.desk
    assert (room.table.id, ben.id) not in desk.hands._hands


async def test_one_s_own_answer_is_not_renewed_again(room: Room) -> None:
    ada, *_ = people = room.people(2)
    await room.play(people, "RS R5 Y3|G1 G2")
    await ada.press("Hand")
    before = len([entry for entry in room.env.http_requests if "/webhooks/" in entry.path])
    await ada.tap("Red skip")
    assert ada.screen.startswith("container #e5484d\n| ### Your turn")
    assert len([entry for entry in room.env.http_requests if "/webhooks/" in entry.path]) == before


async def test_a_turn_that_comes_during_a_click_is_shown_after_it(room: Room) -> None:
    _, ben = await opened(room)
    desk: Any = room.bot.desk
    async with desk.hands.visiting(ben.id):
        await room.hall.act(room.table, Draw())
        await room.settle()
        assert ben.screen.startswith("container #80858f\n| ### Ada is thinking")
    assert ben.screen.startswith("container #e5484d\n| ### Your turn")


async def test_a_call_by_another_does_not_make_a_hand_old(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, "R1 R5|R2 G2 G3|B1 B3 B4")
    await ada.press("Hand")
    await ada.tap("Red 1")
    await ben.press("Hand")
    await ada.tap("UNO!")
    assert (await ben.tap("Red 2")).startswith("### Cleo is thinking")


async def test_a_computer_player_has_no_hand_to_renew(room: Room) -> None:
    ada = room.person("Ada")
    await room.open([ada])
    await ada.press("Add computer")
    await ada.tap("Normal")
    await ada.press("Start")
    await room.hall.pass_time(30)
    await room.settle()
    assert room.table.stage.value in {"playing", "break"}


async def test_whoever_opens_the_hand_plays_again_in_person(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben], "G1 G2 G3 G4|B1 B2 B3 B4", "R7", draw=" ".join(["Y1", "Y2"] * 10))
    for _ in range(4):
        await room.hall.pass_time(61)
    await room.settle()
    assert room.table.seats[0].substituted
    assert "· computer plays" in room.board
    await ada.press("Hand")
    assert not room.table.seats[0].substituted
    assert "· computer plays" not in room.board.split("Ben")[0]


async def test_a_hand_that_cannot_be_drawn_does_not_keep_the_board_from_being_shown(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada, _ = await opened(room)
    await ada.press("Hand")

    def breaks(*_: Any, **__: Any) -> None:
        raise KeyError("G2")

    monkeypatch.setattr("cogs.hands.seat_screen", breaks)
    with caplog.at_level(logging.ERROR):
        await ada.tap("Red 1")
    assert "Ada plays red 1." in room.board
    assert "could not be renewed: KeyError" in caplog.text
    assert "G2" not in caplog.text


async def test_whoever_can_throw_a_card_in_sees_it_in_the_open_hand(room: Room) -> None:
    ada, _, cleo = people = room.people(3)
    table = await room.open(people)
    rules = RuleSet.parse("preset=mattel_2019 jump_in=cancel")
    await room.hall.set_rules(table.id, ada.id, rules)
    await ada.press("Start")
    await room.set("R1 R5 Y3|R2 G2 G3|R1 B3 B4")
    await cleo.press("Hand")
    await ada.press("Hand")
    await ada.tap("Red 1")
    assert labels(cleo.last)[:2] == ["Red 1", "Draw"]
    await cleo.tap("Red 1")
    assert "Cleo jumps in with red 1" in room.board
    assert room.table.turn == 0
