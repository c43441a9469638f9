"""Computer players with a memory at a table: what they are told, and that the hard one thinks beside the event loop."""

from __future__ import annotations

import asyncio
import threading
from random import Random

import pytest

from bot.tables import Stage
from bot.tables.minds import Minds, is_slow, news
from bot.tables.table import Seat, Table
from bot.uno.actions import Action, Draw, Keep, Play
from bot.uno.cards import card
from bot.uno.events import Kept, Played
from bot.uno.players import LEVELS
from bot.uno.players.hard import Hard
from bot.uno.view import SeatView
from tests.tables.hall import ADA, BEN, Hall

EVENTS = [Kept(seat) for seat in range(6)]


async def seated(hall: Hall, *levels: str, rules: str = "preset=mattel_2019") -> Table:
    table = await hall.lobby(ADA, BEN, rules=rules)
    for level in levels:
        table = await hall.tables.add_computer(table.id, ADA.id, level)
    return await hall.tables.start(table.id, ADA.id)


def hard_at(hall: Hall, table: Table, seat: int) -> Hard:
    player = hall.tables._timers._minds.player(table, seat)
    assert isinstance(player, Hard)
    return player


@pytest.mark.parametrize(
    ("told", "recent", "new"),
    [
        ([], EVENTS[:2], EVENTS[:2]),
        (EVENTS[:2], EVENTS[:4], EVENTS[2:4]),
        (EVENTS[:3], EVENTS[1:5], EVENTS[3:5]),
        (EVENTS[:3], EVENTS[:3], []),
        (EVENTS[:2], EVENTS[3:], EVENTS[3:]),
        (EVENTS[:4], EVENTS[:1], EVENTS[:1]),
    ],
)
def test_only_what_is_new_is_told(told: list[Kept], recent: list[Kept], new: list[Kept]) -> None:
    assert list(news(told, recent)) == new


def test_who_has_a_mind_of_its_own() -> None:
    assert is_slow(Seat(None, "Rita", "hard"))
    assert not is_slow(Seat(None, "Rita", "easy"))
    assert not is_slow(Seat(1, "Ada", None))


async def test_it_is_told_everything_that_happens(hall: Hall) -> None:
    table = await hall.position(await seated(hall, "hard", "normal"), "R1 R2 R3|B1 R4 B3|Y1 Y2 Y3|G1 G2 G3", "R5")
    memory = hard_at(hall, table, 2)._memory
    assert hall.tables._timers._minds.player(table, 3) is None
    await hall.tables.act(table.id, ADA.id, None, Play((card("R1"),)))
    await hall.tables.act(table.id, BEN.id, None, Play((card("R4"),)))
    assert [each.name for each in memory.discard[-2:]] == ["R1", "R4"]
    assert memory.counts == [2, 2, 3, 3]


async def test_it_thinks_beside_the_event_loop(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def thinks(self: Hard, view: SeatView, random: Random) -> Action:
        threads.append(threading.current_thread())
        return Draw()

    monkeypatch.setattr(Hard, "choose", thinks)
    table = await hall.position(await seated(hall, "hard"), "R1 R2 R3|B1 B2 B3|Y1 Y2 Y3", "G5", turn=2, draw="Y7 Y8 Y9")
    await hall.pass_time(2)
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()
    assert hall.now_at(table).turn == 0


async def test_a_thought_about_what_no_longer_holds_is_thought_anew(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[int] = []
    timers = hall.tables._timers
    think = timers._think

    def thinks(self: Hard, view: SeatView, random: Random) -> Action:
        chosen.append(view.table.counts[0])
        return Draw()

    async def late(*words: object) -> object:
        thought = await think(*words)  # type: ignore[arg-type]
        if thought is not None:
            await hall.tables.hand_over(table.id, ADA.id, BEN.id)
        return thought

    table = await hall.position(await seated(hall, "hard"), "R1 R2 R3|B1 B2 B3|Y1 Y2 Y3", "G5", turn=2, draw="Y7 Y8 Y9")
    monkeypatch.setattr(Hard, "choose", thinks)
    monkeypatch.setattr(timers, "_think", late)
    await hall.pass_time(2)
    assert len(chosen) == 2
    assert hall.now_at(table).turn == 0


async def test_nobody_moves_while_it_thinks(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def thinks(self: Hard, view: SeatView, random: Random) -> Action:
        begun.set()
        go_on.wait(5)
        return Draw()

    monkeypatch.setattr(Hard, "choose", thinks)
    table = await hall.position(await seated(hall, "hard"), "R1 R2 R3|B1 B2 B3|Y1 Y2 Y3", "G5", turn=2, draw="Y7 Y8 Y9")
    passing = asyncio.create_task(hall.pass_time(2))
    await asyncio.to_thread(begun.wait, 5)
    change = asyncio.create_task(hall.tables.hand_over(table.id, ADA.id, BEN.id))
    await asyncio.sleep(0.01)
    assert not change.done()
    go_on.set()
    await asyncio.gather(passing, change)
    assert hall.now_at(table).host == BEN.id


async def test_after_a_restart_it_plays_on(hall: Hall) -> None:
    table = await seated(hall, "hard", "easy")
    later = await hall.after_a_crash()
    await later.pass_time(300)
    assert any(isinstance(event, Played) for event in later.now_at(table).recent)
    await later.close()


async def test_a_restart_in_the_middle_of_a_thought_loses_nothing(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def thinks(self: Hard, view: SeatView, random: Random) -> Action:
        begun.set()
        go_on.wait(5)
        return Draw()

    table = await seated(hall, "hard")
    while hall.now_at(table).turn != 2:
        await hall.act(hall.now_at(table), Draw())
        if hall.now_at(table).board().phase == "drew":
            await hall.act(hall.now_at(table), Keep())
    with monkeypatch.context() as patched:
        patched.setattr(Hard, "choose", thinks)
        passing = asyncio.create_task(hall.pass_time(2))
        await asyncio.to_thread(begun.wait, 5)
        later = await hall.after_a_crash()
        before = later.now_at(table)
        go_on.set()
        await passing
    assert before.turn == 2
    await later.pass_time(2)
    assert later.now_at(table).logged == before.logged + 1
    await later.close()


async def test_a_match_of_every_level_comes_to_its_end(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    rules = "preset=party target_score=20"
    table = await hall.lobby(ADA, rules=rules)
    for level in LEVELS:
        table = await hall.tables.add_computer(table.id, ADA.id, level)
    table = await hall.tables.start(table.id, ADA.id)
    for _ in range(600):
        if hall.now_at(table).stage is Stage.OVER:
            break
        await hall.pass_time(20)
    assert hall.now_at(table).stage is Stage.OVER
    assert caplog.text == ""


async def test_who_is_gone_is_forgotten(hall: Hall) -> None:
    table = await seated(hall, "hard")
    minds = hall.tables._timers._minds
    first = minds.player(table, 2)
    assert first is not None
    await hall.tables.end(table.id, ADA.id)
    assert minds.player(table, 2) is None
    Minds().attend(table)
