"""Deadlines: time-outs, the computer player that sits in, and tables that nobody attends any more."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Terms
from bot.store import StoreError
from bot.tables import Ending, Settings, Stage, Table
from bot.uno.actions import Call, Catch, Draw, Play
from bot.uno.cards import card
from bot.uno.events import ColourNamed, Drew, TimeCalled, TimedOut
from tests.tables.hall import ADA, BEN, CLEO, Hall, refused

BIG = "R1 R2 R3 R4 R6|B1 B2 B3 B4 B6|Y1 Y2 Y3 Y4 Y6"
DULL = "R7 R8 R9 B7 B8 B9 Y7 Y8 Y9 R7 R8 R9"


def presence(table: Table) -> list[tuple[int, bool]]:
    return [(seat.misses, seat.substituted) for seat in table.seats]


async def test_the_turn_passes_when_its_time_is_up(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, CLEO), BIG, "G5", draw=DULL)
    await hall.pass_time(59.9)
    assert hall.now_at(table).turn == 0
    await hall.pass_time(0.1)
    after = hall.now_at(table)
    assert (after.turn, after.revision) == (1, table.revision + 1)
    assert after.deadline == hall.clock.now() + 60
    assert after.recent[-2:] == (TimedOut(0), Drew(0, 1, "turn", ()))
    assert presence(after) == [(1, False), (0, False), (0, False)]
    with refused("stale"):
        await hall.tables.act(table.id, ADA.id, table.revision, Draw())


async def test_a_penalty_is_drawn_for_the_absent(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, CLEO), "W+4 R1 R2|B1 B2|Y1 Y2", "R5")
    await hall.tables.act(table.id, ADA.id, None, Play((card("W+4"),), "G"))
    await hall.pass_time(60)
    after = hall.now_at(table)
    assert after.board().counts == (2, 6, 2)
    assert after.turn == 2


async def test_a_colour_is_chosen_for_the_absent(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN), "R1 B2 B3|Y1 Y2", None, draw="W G1 G2")
    await hall.pass_time(60)
    assert ColourNamed(0, "B", True) in hall.now_at(table).recent


async def test_calls_and_catches_do_not_buy_time(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, CLEO), "R1 R2|B1 B2 B3|Y1 Y2", "R5")
    table = (await hall.tables.act(table.id, ADA.id, None, Play((card("R1"),)))).table
    deadline = table.deadline
    await hall.pass_time(30)
    table = (await hall.tables.act(table.id, CLEO.id, None, Catch(0))).table
    assert table.deadline == deadline
    await hall.pass_time(30)
    assert hall.now_at(table).turn == 2


async def test_after_two_time_outs_a_computer_player_sits_in_until_the_person_acts(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN), BIG.rpartition("|")[0], "G5", draw=DULL)
    await hall.pass_time(60)
    await hall.tables.act(table.id, BEN.id, None, Draw())
    await hall.pass_time(60)
    table = hall.now_at(table)
    assert presence(table) == [(2, True), (0, False)]
    assert table.host == BEN.id
    await hall.tables.act(table.id, BEN.id, None, Draw())
    assert hall.now_at(table).turn == 0
    await hall.pass_time(2)
    assert hall.now_at(table).turn == 1
    await hall.tables.act(table.id, BEN.id, None, Draw())
    table = (await hall.tables.act(table.id, ADA.id, None, Draw())).table
    assert presence(table) == [(0, False), (0, False)]
    assert table.host == BEN.id


async def test_time_outs_that_are_not_in_a_row_do_not_count(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN), BIG.rpartition("|")[0], "G5", draw=DULL)
    for _ in range(3):
        await hall.pass_time(60)
        assert hall.now_at(table).turn == 1
        await hall.tables.act(table.id, BEN.id, None, Draw())
        await hall.tables.act(table.id, ADA.id, None, Draw())
        await hall.tables.act(table.id, BEN.id, None, Draw())
    assert presence(hall.now_at(table)) == [(0, False), (0, False)]


async def test_a_refused_action_does_not_bring_the_person_back_but_showing_up_does(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, CLEO), BIG, "G5", draw=DULL)
    for _ in range(2):
        await hall.pass_time(60)
        await hall.tables.act(table.id, BEN.id, None, Draw())
        await hall.tables.act(table.id, CLEO.id, None, Draw())
    table = hall.now_at(table)
    assert presence(table)[0] == (2, True)
    with refused("no-call-due"):
        await hall.tables.act(table.id, ADA.id, None, Call("uno"))
    assert hall.now_at(table) == table
    table = await hall.tables.present(table.id, ADA.id)
    assert presence(table)[0] == (0, False)
    assert await hall.tables.present(table.id, ADA.id) == table
    with refused("not-at-table"):
        await hall.tables.present(table.id, 99)
    await hall.pass_time(5)
    assert hall.now_at(table).turn == 0


async def test_a_table_that_nobody_attends_ends_after_its_round(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    for _ in range(400):
        if hall.now_at(table).stage is Stage.BREAK:
            break
        await hall.pass_time(30)
    table = hall.now_at(table)
    assert table.stage is Stage.BREAK
    assert [seat.substituted for seat in table.seats] == [True, True]
    assert table.deadline is not None
    assert 840 < table.deadline - hall.clock.now() <= 900
    assert await hall.scores() == []
    await hall.pass_time(900)
    assert hall.told[-1][0].ending is Ending.ABANDONED


async def test_who_comes_back_to_it_gets_the_next_round(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    while hall.now_at(table).stage is not Stage.BREAK:
        await hall.pass_time(30)
    table = await hall.tables.present(table.id, BEN.id)
    assert table.deadline == hall.clock.now() + 30
    await hall.pass_time(30)
    table = hall.now_at(table)
    assert table.stage is Stage.PLAYING
    assert presence(table)[1] == (0, False)


async def test_a_table_has_the_turn_time_that_it_was_opened_with(hall: Hall) -> None:
    table = await hall.tables.open(900, 5, ADA, terms=Terms(turn_seconds=86400))
    await hall.tables.join(table.id, BEN)
    table = await hall.tables.start(table.id, ADA.id)
    assert table.deadline == hall.clock.now() + 86400
    await hall.pass_time(86399)
    assert hall.now_at(table).revision == table.revision
    await hall.pass_time(1)
    assert hall.now_at(table).revision == table.revision + 1


async def test_the_time_of_a_timed_round_is_called(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, CLEO, rules="preset=mattel_2019 round_limit_minutes=2")
    assert table.round_deadline == hall.clock.now() + 120
    again = await hall.after_a_crash(seconds=1)
    assert again.now_at(table).round_deadline == table.round_deadline
    await again.close()
    await hall.pass_time(100)
    await hall.tables.present(table.id, ADA.id)
    table = await hall.act(table, Draw())
    await hall.pass_time(19.9)
    assert hall.now_at(table) == table
    await hall.pass_time(0.1)
    timed = hall.now_at(table)
    assert (timed.recent[-1], timed.round_deadline) == (TimeCalled(), None)
    assert (timed.deadline, timed.decision) == (table.deadline, table.decision)
    while hall.now_at(table).stage is Stage.PLAYING:
        await hall.pass_time(60)
    after = await hall.tables.next_round(table.id, ADA.id)
    assert after.round_deadline == hall.clock.now() + 120


async def test_settings_change_the_times(tmp_path: Path) -> None:
    hall = await Hall.open(tmp_path / "own.db", settings=Settings(misses=1))
    table = await hall.match(ADA, BEN)
    await hall.pass_time(60)
    after = hall.now_at(table)
    await hall.close()
    assert sorted(presence(after)) == [(0, False), (1, True)]


async def test_an_appointment_that_fails_is_tried_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await hall.match(ADA, BEN)
    commit = hall.store.commit

    async def fails(_: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(hall.store, "commit", fails)
    await hall.pass_time(100)
    assert hall.now_at(table) == table
    tries = [record for record in caplog.records if "tried again" in record.message]
    assert len(tries) == 5
    monkeypatch.setattr(hall.store, "commit", commit)
    await hall.pass_time(60)
    assert hall.now_at(table).revision > table.revision


async def test_an_idle_table_costs_no_timer_of_its_own(hall: Hall) -> None:
    for number in range(30):
        await hall.tables.open(900, number, ADA)
    assert hall.clock.timers == 1


async def test_a_closed_table_rings_no_more(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    await hall.tables.end(table.id, ADA.id)
    told = len(hall.told)
    await hall.pass_time(2000)
    assert len(hall.told) == told
    assert hall.clock.timers == 0
