"""The queue of clicks: in order, a few at a time, and nothing that nobody waits for any more."""

from __future__ import annotations

import asyncio

import pytest

from bot.arrivals import BEGUN_A_TURN, LATE_AFTER, PAUSE, Arrivals


class Desk:
    """Whoever begins what has arrived, and a clock that stands still."""

    def __init__(self) -> None:
        self.now = 0.0
        self.begun: list[int] = []
        self.arrivals = Arrivals(self.begun.append, lambda: self.now)


async def turn() -> None:
    """One turn of the event loop."""
    await asyncio.sleep(0)


async def test_many_at_once_are_begun_in_order_a_few_in_each_turn() -> None:
    desk = Desk()
    for number in range(2 * BEGUN_A_TURN + 1):
        desk.arrivals.add(number)
    assert (desk.begun, len(desk.arrivals)) == ([], 2 * BEGUN_A_TURN + 1)
    await turn()
    assert desk.begun == list(range(BEGUN_A_TURN))
    await turn()
    assert desk.begun == list(range(2 * BEGUN_A_TURN))
    await turn()
    assert desk.begun == list(range(2 * BEGUN_A_TURN + 1))
    desk.arrivals.add(100)
    await turn()
    assert (desk.begun[-1], len(desk.arrivals)) == (100, 0)


async def test_what_can_no_longer_be_answered_in_time_is_not_begun_and_those_behind_it_are(
    caplog: pytest.LogCaptureFixture,
) -> None:
    desk = Desk()
    for number in range(BEGUN_A_TURN):
        desk.arrivals.add(number)
    desk.now = LATE_AFTER
    desk.arrivals.add(100)
    await turn()
    assert (desk.begun, len(desk.arrivals)) == ([100], 0)
    assert f"{BEGUN_A_TURN} clicks could not be answered in time and were not begun" in caplog.text


async def test_the_log_tells_of_lateness_once_a_second(caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk()
    for number, pause in enumerate((LATE_AFTER, PAUSE / 4, PAUSE / 4)):
        desk.arrivals.add(number)
        desk.arrivals._waiting[-1] = (desk.now - LATE_AFTER, number)
        desk.now += pause
        await turn()
    assert [record.args for record in caplog.records] == [(1,)]
    desk.now += PAUSE
    desk.arrivals.add(100)
    await turn()
    assert [record.args for record in caplog.records] == [(1,), (2,)]
    assert desk.begun == [100]


async def test_at_the_end_all_are_begun_at_once() -> None:
    desk = Desk()
    for number in range(3 * BEGUN_A_TURN):
        desk.arrivals.add(number)
    desk.arrivals.begin_all()
    assert desk.begun == list(range(3 * BEGUN_A_TURN))
    await turn()
    assert len(desk.begun) == 3 * BEGUN_A_TURN
