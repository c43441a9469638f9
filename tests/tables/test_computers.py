"""Computer players at the table: their pace, their calls and catches, and what happens when they fail."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.store import StoreError
from bot.tables import Ending, Stage, computers
from bot.uno.actions import Action, Call, Draw, Play
from bot.uno.cards import card
from bot.uno.events import Called, Caught, Played, TimedOut
from bot.uno.players import normal
from bot.uno.view import SeatView
from tests.tables.hall import ADA, BEN, Hall

THREE = "R1 R2 R3|B1 B2 B3|Y1 Y2 Y3"


async def test_a_computer_player_takes_one_to_two_seconds(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, computers=2), THREE, "B5", turn=1)
    await hall.pass_time(0.99)
    assert hall.now_at(table).turn == 1
    await hall.pass_time(1.01)
    assert hall.now_at(table).turn == 2
    assert table.deadline is not None
    await hall.pass_time(2)
    assert hall.now_at(table).turn == 0
    await hall.pass_time(30)
    assert hall.now_at(table).turn == 0


async def test_it_calls_with_the_card(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, computers=1), "R1 R2 R3|B1 B2", "B5", turn=1)
    await hall.pass_time(2)
    assert Called(1, "uno") in hall.now_at(table).recent


async def test_it_catches_a_missing_call_after_two_to_four_seconds(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, computers=1), "R1 R2|B1 B2 B3|Y1 Y2 Y3", "R5")
    table = (await hall.tables.act(table.id, ADA.id, None, Play((card("R1"),)))).table
    await hall.pass_time(1.99)
    assert hall.now_at(table).revision == table.revision
    await hall.pass_time(2.01)
    assert Caught(2, 0, "uno", 2) in hall.now_at(table).recent


async def test_it_is_too_late_when_the_call_was_made(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, computers=1), "R1 R2|B1 B2 B3|Y1 Y2 Y3", "R5")
    table = (await hall.tables.act(table.id, ADA.id, None, Play((card("R1"),)))).table
    await hall.pass_time(1)
    table = (await hall.tables.act(table.id, ADA.id, None, Call("uno"))).table
    await hall.pass_time(10)
    assert hall.now_at(table) == table


async def test_it_makes_a_call_that_a_swap_brought_it(hall: Hall) -> None:
    rules = "preset=mattel_2019 seven_swap=mandatory uno_window=while_one"
    match = await hall.match(ADA, BEN, computers=1, rules=rules)
    table = await hall.position(match, "R7 R2|B1 B2 B3|Y1 Y2 Y3", "R5")
    table = (await hall.tables.act(table.id, ADA.id, None, Play((card("R7"),), None, (2,)))).table
    await hall.pass_time(2)
    assert Called(2, "uno") in hall.now_at(table).recent


async def test_it_jumps_in(hall: Hall) -> None:
    match = await hall.match(ADA, BEN, computers=1, rules="preset=mattel_2019 jump_in=action")
    table = await hall.position(match, "R1 R2 R3|B1 B2 B3|R1 Y2 Y3", "R5")
    await hall.tables.act(table.id, ADA.id, None, Play((card("R1"),)))
    await hall.pass_time(2)
    assert Played(2, (card("R1"),), None, True) in hall.now_at(table).recent


async def test_it_keeps_its_time_when_others_act_meanwhile(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, computers=1), THREE, "Y5", turn=2)
    for _ in range(4):
        await hall.pass_time(0.45)
        await hall.tables.hand_over(table.id, 0, BEN.id, moderator=True)
        await hall.tables.hand_over(table.id, 0, ADA.id, moderator=True)
    await hall.pass_time(0.2)
    assert hall.now_at(table).turn == 0


def breaks(_view: SeatView, _random: Random) -> Action:
    raise LookupError("R5 is not in the hand")


def cheats(_view: SeatView, _random: Random) -> Action:
    return Play((card("W"),), "G")


@pytest.mark.parametrize("player", [breaks, cheats])
async def test_a_player_that_fails_draws_instead_and_names_no_card(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, player: object
) -> None:
    monkeypatch.setattr(computers, "choose", player)
    table = await hall.position(await hall.match(ADA, computers=1), "R1 R2 R3|B1 B2 B3", "B5", turn=1, draw="Y7 Y8")
    await hall.pass_time(2)
    table = hall.now_at(table)
    assert (table.turn, table.board().counts[1]) == (0, 4)
    assert "seat 1" in caplog.text
    assert "R5" not in caplog.text
    assert "W" not in [record.args for record in caplog.records]


async def test_where_nothing_is_legal_the_rules_act(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.position(await hall.match(ADA, computers=1), "R1 R2 R3|B1 B2 B3", "B5", turn=1)
    assert table.match is not None
    monkeypatch.setattr(computers, "choose", breaks)
    monkeypatch.setattr(type(table.match), "legal", lambda self, seat: [])
    await hall.pass_time(2)
    assert TimedOut(1) in hall.now_at(table).recent


async def test_a_reaction_that_fails_or_is_refused_stops_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await hall.position(await hall.match(ADA, BEN, computers=1), THREE, "Y5", turn=0)
    monkeypatch.setattr(computers, "react", lambda view, random: Draw())
    await hall.tables.hand_over(table.id, ADA.id, BEN.id)
    await hall.pass_time(10)
    assert "was refused: not-your-turn" in caplog.text
    monkeypatch.setattr(computers, "react", breaks)
    await hall.pass_time(60)
    await hall.tables.act(table.id, BEN.id, None, Draw())
    await hall.pass_time(2)
    assert hall.now_at(table).turn == 0


async def test_a_move_that_could_not_be_written_is_made_a_little_later(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.position(await hall.match(ADA, computers=1), "R1 R2 R3|B1 B2 B3", "B5", turn=1)

    async def fails(_: object) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(hall.store, "commit", fails)
        await hall.pass_time(2)
    assert hall.now_at(table) is table
    await hall.pass_time(2)
    assert hall.now_at(table).turn == 0


async def test_a_person_who_is_faster_by_a_hair_goes_first(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    table = await hall.position(await hall.match(ADA, BEN, computers=1), "R1 R2|B1 B2 B3|Y1 Y2 Y3", "R5")
    table = (await hall.tables.act(table.id, ADA.id, None, Play((card("R1"),)))).table
    calling = asyncio.ensure_future(hall.tables.act(table.id, ADA.id, None, Call("uno")))
    await hall.until_busy(table)
    hall.clock.step(hall.clock.now() + 4)
    await calling
    await hall.idle()
    assert hall.now_at(table).revision == table.revision + 1
    assert caplog.records == []


async def test_a_table_that_ends_while_a_computer_player_is_about_to_act(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    table = await hall.position(await hall.match(ADA, computers=1), "R1 R2 R3|B1 B2 B3", "B5", turn=1)
    ending = asyncio.ensure_future(hall.tables.end(table.id, ADA.id))
    await hall.until_busy(table)
    hall.clock.step(hall.clock.now() + 2)
    await ending
    await hall.idle()
    assert hall.told[-1][0].ending is Ending.ENDED
    assert hall.clock.timers == 0
    assert caplog.records == []


async def test_a_table_with_computer_players_plays_to_its_end(hall: Hall) -> None:
    table = await hall.match(ADA, computers=3, rules="preset=mattel_2019 target_score=60")
    while (table := hall.now_at(table)).stage is not Stage.OVER:
        if table.turn is not None and not table.seats[table.turn].is_automatic:
            await hall.tables.act(table.id, ADA.id, None, normal.choose(table.view_of(table.turn), Random(1)))
        else:
            await hall.pass_time(1)
    assert table.match is not None
    assert max(table.match.scores) >= 60
