"""One heap and one timer for all appointments."""

from __future__ import annotations

import asyncio
import time

from bot.tables.clock import LONGEST_SLEEP, SPARE_ENTRIES, Scheduler, SystemClock
from tests.tables.hand_clock import HandClock


class Bell:
    def __init__(self) -> None:
        self.clock = HandClock(1000.0)
        self.rung: list[tuple[str, float]] = []
        self.scheduler: Scheduler[str] = Scheduler(self.clock, lambda key: self.rung.append((key, self.clock.now())))

    def pass_time(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while self.clock.step(until):
            pass


def test_appointments_ring_in_order_at_their_time() -> None:
    bell = Bell()
    for key, when in (("late", 1020.0), ("soon", 1005.0), ("past", 900.0), ("same", 1020.0)):
        bell.scheduler.put(key, when)
    bell.pass_time(19)
    assert bell.rung == [("past", 1000.0), ("soon", 1005.0)]
    bell.pass_time(1)
    assert bell.rung[2:] == [("late", 1020.0), ("same", 1020.0)]
    assert len(bell.scheduler) == 0
    assert bell.clock.timers == 0


def test_an_appointment_moves_and_is_called_off() -> None:
    bell = Bell()
    bell.scheduler.put("a", 1010.0)
    bell.scheduler.put("a", 1030.0)
    bell.scheduler.put("b", 1015.0)
    bell.scheduler.put("b", 1015.0)
    bell.scheduler.drop("b")
    bell.scheduler.drop("unknown")
    bell.pass_time(29)
    assert bell.rung == []
    assert bell.scheduler.due("a") == 1030.0
    assert bell.scheduler.due("b") is None
    bell.scheduler.put("a", 1029.5)
    bell.pass_time(1)
    assert bell.rung == [("a", 1029.5)]


def test_many_appointments_need_one_timer_and_little_room() -> None:
    bell = Bell()
    bell.scheduler.put("first", 1050.0)
    for round_number in range(50):
        for table in range(100):
            bell.scheduler.put(str(table), 1100.0 + round_number + table / 1000)
            assert bell.clock.timers == 1
            assert len(bell.scheduler._heap) <= 2 * 101 + SPARE_ENTRIES
    bell.pass_time(200)
    assert len(bell.rung) == 101


def test_the_clock_is_looked_at_again_after_a_while() -> None:
    bell = Bell()
    bell.scheduler.put("a", 1000.0 + 10 * LONGEST_SLEEP)
    bell.clock.step(1000.0 + LONGEST_SLEEP)
    assert bell.rung == []
    assert bell.clock.timers == 1
    bell.pass_time(10 * LONGEST_SLEEP)
    assert bell.rung == [("a", 1000.0 + 10 * LONGEST_SLEEP)]


def test_who_is_rung_may_make_appointments() -> None:
    bell = Bell()
    bell.scheduler._ring = lambda key: bell.scheduler.put(key, bell.clock.now() + 1) or bell.rung.append((key, 0))
    bell.scheduler.put("a", 1001.0)
    bell.pass_time(5)
    assert len(bell.rung) == 5


def test_closing_calls_everything_off() -> None:
    bell = Bell()
    bell.scheduler.put("a", 1001.0)
    bell.scheduler.close()
    bell.scheduler.put("b", 1002.0)
    bell.pass_time(5)
    assert bell.rung == []
    assert bell.clock.timers == 0


async def test_the_machines_clock_rings() -> None:
    clock = SystemClock()
    assert abs(clock.now() - time.time()) < 5
    rung = asyncio.Event()
    clock.call_at(clock.now() - 1, rung.set)
    await asyncio.wait_for(rung.wait(), 5)
    never = clock.call_at(clock.now() + 1000, rung.set)
    never.cancel()
