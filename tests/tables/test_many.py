"""Many tables: restored quickly, small in memory, one timer for all."""

from __future__ import annotations

import asyncio
import time
import tracemalloc
from dataclasses import replace

import pytest

from bot.store import Commit
from bot.tables.records import row_of
from tests.tables.hall import ADA, BEN, CHANNEL, CLEO, DORA, Hall, first_choice


async def multiply(hall: Hall, count: int) -> None:
    """Store so many copies of a table in the middle of its match, each with its own channel."""
    table = await hall.match(ADA, BEN, CLEO, DORA)
    for _ in range(25):
        table = await hall.act(table, first_choice(hall.now_at(table)))
    row = row_of(table)
    copies = (replace(row, id=f"C{number:05}", channel=CHANNEL + 1 + number) for number in range(count))
    await asyncio.gather(*(hall.store.commit(Commit(table=copy, replaces=None)) for copy in copies))


async def test_a_hundred_tables_share_a_timer_and_take_little_room(hall: Hall) -> None:
    await multiply(hall, 100)
    tracemalloc.start()
    again = await hall.after_a_crash()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(list(again.tables._floor)) == 101
    assert size / 101 < 60_000
    assert again.clock.timers == 1
    await again.pass_time(120)
    assert all(table.revision > 27 for table in again.tables._floor)
    await again.close()


@pytest.mark.slow
async def test_five_thousand_tables_are_restored_in_under_ten_seconds(hall: Hall) -> None:
    await multiply(hall, 5000)
    began = time.perf_counter()
    again = await hall.after_a_crash()
    took = time.perf_counter() - began
    count = len(list(again.tables._floor))
    await again.close()
    print(f"{count} tables in {took:.2f} s")
    assert count == 5001
    assert took < 10
