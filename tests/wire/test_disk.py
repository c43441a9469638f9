"""The bot as a process on a disk that fails it: it says so, nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.playground.models import Message
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.store.wal import wal_path
from bot.upkeep.check import check
from bot.upkeep.health import UNWELL, ask
from tests.wire.players import PASSING, STEPS, Table, find, revision, use
from tests.wire.process import BotProcess

UNSAVED = "**This could not be saved, so nothing has changed.**"


@pytest.fixture
async def table(discord_server: StandIn, bot_process: BotProcess) -> Table:
    """A match of two that has begun and is a few moves old."""
    await bot_process.start()
    table = Table(discord_server, discord_server.channel("uno"), ("Ada", "Ben"))
    await table.open()
    await moves(table, 3)
    return table


async def moves(table: Table, count: int) -> int:
    """So many moves; the revision told last."""
    for _ in range(count):
        turn = await table.find_turn()
        assert turn is not None
        await table.move(*turn)
    return table.revision


async def ready(table: Table) -> tuple[Person, Message]:
    """Who is on turn, with a hand on which the next click is a move."""
    turn = await table.find_turn()
    assert turn is not None
    return turn


async def click(person: Person, hand: Message) -> Message:
    """Draw, or keep what was drawn: whatever is offered besides cards."""
    return await use(person, hand, (find(hand, *PASSING) or find(hand, *STEPS))[0])


@contextmanager
def full_disk(process: BotProcess) -> Iterator[None]:
    """While inside, no file of the bot's can grow."""
    number = process.process.pid
    size = max(file.stat().st_size for file in process.folder.iterdir())
    _, most = resource.prlimit(number, resource.RLIMIT_FSIZE)
    # The log of writes ahead is the one that grows, and it is not the largest.
    size = min(size, wal_path(process.database).stat().st_size)
    resource.prlimit(number, resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.prlimit(number, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def locked(process: BotProcess) -> Iterator[None]:
    """While inside, another program writes to the database."""
    with closing(sqlite3.connect(process.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.parametrize(
    ("trouble", "words"),
    [(full_disk, "the disk "), (locked, "the database is locked by another program")],
    ids=["full", "locked"],
)
async def test_nothing_is_lost_while_nothing_can_be_written_and_play_goes_on_afterwards(
    table: Table, bot_process: BotProcess, trouble: object, words: str
) -> None:
    person, hand = await ready(table)
    before = revision(hand)
    assert callable(trouble)
    with trouble(bot_process):
        refused = await click(person, hand)
        assert UNSAVED in refused.text
        assert revision(await table.hand(person)) == before
        code, lines = await asyncio.to_thread(ask, bot_process.database)
        assert code == UNWELL
        assert any(line.startswith(f"database={words}") for line in lines), lines
        assert any("level=WARNING" in line and "a transaction of" in line for line in bot_process.log)
    answered = await click(person, await table.hand(person))
    assert UNSAVED not in answered.text
    told = await moves(table, 3)
    assert (await asyncio.to_thread(ask, bot_process.database))[0] == 0
    await bot_process.kill()
    assert (await check(bot_process.database)).code == 0
    await bot_process.start()
    assert max([revision(await table.hand(each)) for each in table.people]) >= told


async def test_a_log_that_was_cut_short_is_kept_and_what_it_holds_goes_on(
    table: Table, bot_process: BotProcess
) -> None:
    """As a disk leaves it that lost the end of a file: the table stands as it did a few moves before."""
    told = await moves(table, 2)
    await bot_process.kill()
    log = wal_path(bot_process.database)
    whole = log.read_bytes()
    os.truncate(log, len(whole) - 3 * 4096)
    await bot_process.start()
    again = max([revision(await table.hand(person)) for person in table.people])
    assert 1 < again <= told
    await moves(table, 2)
    await bot_process.kill()
    assert (await check(bot_process.database)).code == 0


async def test_a_log_with_a_spoilt_page_is_kept_aside(table: Table, bot_process: BotProcess) -> None:
    await bot_process.kill()
    log = wal_path(bot_process.database)
    spoilt = bytearray(log.read_bytes())
    spoilt[-2 * 4096] ^= 0xFF
    log.write_bytes(spoilt)
    await bot_process.start()
    [kept] = aside(bot_process.folder)
    assert kept == spoilt
    assert any("level=ERROR" in line and "is damaged" in line for line in bot_process.log)
    await moves(table, 1)


def aside(folder: Path) -> list[bytes]:
    """The logs that were put aside."""
    return [file.read_bytes() for file in folder.glob("uno.db-wal.damaged-*")]


async def test_a_damaged_database_is_refused_in_a_sentence_and_left_alone(
    table: Table, bot_process: BotProcess
) -> None:
    assert await bot_process.terminate() == 0
    path = bot_process.database
    spoilt = bytearray(path.read_bytes())
    spoilt[-4096:] = b"\x05" * 4096
    path.write_bytes(spoilt)
    bot_process.log.clear()
    await bot_process.start(until_ready=False)
    assert await bot_process.ended() == 1
    assert bot_process.log[-1].startswith("uno.db is damaged and was left as it is (")
    assert "python -m bot rescue" in bot_process.log[-1]
    assert path.read_bytes() == spoilt
