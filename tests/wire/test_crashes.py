"""``kill -9`` at random points of several running tables: a few in every run of the tests, two hundred on demand."""

from __future__ import annotations

import pytest

from bot.playground.server import StandIn
from tests.wire.crashes import Crashes
from tests.wire.process import BotProcess


async def crash_often(server: StandIn, process: BotProcess, *, points: int, tables: int, seed: int) -> Crashes:
    """So many crashes; at the end every table makes one more move."""
    crashes = Crashes(server, process, tables=tables, seed=seed)
    await crashes.begin()
    for number in range(points):
        await crashes.crash()
        await (crashes.restart_and_let_the_clock_run() if number % 4 == 1 else crashes.restart())
    for witness in crashes.witnesses:
        before = len(witness.log)
        while len(witness.log) == before:
            await witness.move()
    await process.kill()
    await crashes.look()
    return crashes


async def test_nothing_acknowledged_is_lost_wherever_the_bot_dies(
    discord_server: StandIn, bot_process: BotProcess
) -> None:
    crashes = await crash_often(discord_server, bot_process, points=6, tables=3, seed=5)
    assert sum(len(witness.log) for witness in crashes.witnesses) >= 12


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
async def test_two_hundred_crashes(discord_server: StandIn, bot_process: BotProcess, seed: int) -> None:
    crashes = await crash_often(discord_server, bot_process, points=50, tables=6, seed=seed)
    moves = sum(len(witness.log) for witness in crashes.witnesses)
    print(f"{moves} moves, {crashes.unsaid} of them not said before the bot died, {crashes.timeouts} timeouts")
