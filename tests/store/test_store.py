"""What is written is read again, whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import ConflictError, SeatResult, Store, StoreError
from tests.store.rows import beginning, ending, opening, table_row


async def test_a_match_is_read_as_it_was_written(store: Store) -> None:
    match = store.new_match_id()
    begun = beginning(match)
    finished = ending(match)
    for commit in (opening(), begun, finished):
        await store.commit(commit)
    assert await store.match_header(match) == begun.match
    assert await store.match_log(match) == list(finished.actions)
    assert await store.open_tables() == [finished.table]
    assert await store.check() == []


async def test_a_new_match_number_is_new_after_reopening_too(path: Path) -> None:
    store = await Store.open(path)
    numbers = [store.new_match_id(), store.new_match_id()]
    await store.commit(opening())
    await store.commit(beginning(numbers[1]))
    await store.close()
    again = await Store.open(path)
    assert [*numbers, again.new_match_id()] == [1, 2, 3]
    await again.close()


async def test_an_unknown_match_has_no_header_and_no_log(store: Store) -> None:
    assert await store.match_header(77) is None
    assert await store.match_log(77) == []


async def test_a_passed_revision_is_a_conflict_and_writes_nothing(store: Store) -> None:
    await store.commit(opening())
    match = store.new_match_id()
    await store.commit(beginning(match))
    late = replace(ending(match), replaces=1)
    with pytest.raises(ConflictError):
        await store.commit(late)
    assert await store.match_log(match) == []
    assert [row.revision for row in await store.open_tables()] == [2]


async def test_a_failing_last_statement_undoes_the_first(store: Store) -> None:
    await store.commit(opening())
    match = store.new_match_id()
    await store.commit(beginning(match))
    first = ending(match).rounds[0]
    bad = replace(ending(match), rounds=(replace(first, seats=(*first.seats[:1], SeatResult(2**70))),))
    with pytest.raises(StoreError, match="OverflowError"):
        await store.commit(bad)
    assert [row.revision for row in await store.open_tables()] == [2]
    await store.commit(ending(match))


async def test_two_open_tables_in_one_channel_are_a_conflict_but_not_after_closing(store: Store) -> None:
    await store.commit(opening("AAAA"))
    with pytest.raises(ConflictError):
        await store.commit(opening("BBBB"))
    closed = replace(opening("AAAA"), table=table_row("AAAA", revision=2, stage="closed"), replaces=1)
    await store.commit(closed)
    await store.commit(opening("BBBB"))
    assert [row.id for row in await store.open_tables()] == ["BBBB"]


async def test_an_id_is_never_given_twice(store: Store) -> None:
    await store.commit(opening("AAAA"))
    await store.commit(replace(opening("AAAA"), table=table_row("AAAA", revision=2, stage="closed"), replaces=1))
    assert await store.has_table("AAAA")
    assert not await store.has_table("BBBB")
    with pytest.raises(ConflictError):
        await store.commit(opening("AAAA", channel=2))


async def test_a_failing_unit_does_not_harm_those_written_with_it(store: Store) -> None:
    await store.commit(opening("AAAA", 1))
    commits = [opening(f"T{number:03}", 10 + number) for number in range(20)]
    results = await asyncio.gather(
        *(store.commit(commit) for commit in (*commits, opening("ZZZZ", 1), commits[0])),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in results] == ["NoneType"] * 20 + ["ConflictError"] * 2
    assert len(await store.open_tables()) == 21


async def test_a_caller_that_was_cancelled_has_still_written(store: Store) -> None:
    task = asyncio.create_task(store.commit(opening()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.write_note("later", "x")
    assert [row.id for row in await store.open_tables()] == ["7K3F"]


async def test_message_deadline_and_setting_aside_leave_the_rest(store: Store) -> None:
    await store.commit(opening("AAAA", 1))
    await store.commit(opening("BBBB", 2))
    await store.set_message("AAAA", 44)
    await store.set_deadlines([("AAAA", 7.25, None), ("BBBB", 8.5, 9.5)])
    await store.set_deadlines([])
    await store.set_aside("BBBB")
    assert await store.open_tables() == [table_row("AAAA", message=44, deadline=7.25)]
    with pytest.raises(ConflictError):
        await store.set_message("CCCC", 1)


async def test_notes_are_replaced(store: Store) -> None:
    assert await store.read_note("tree") is None
    await store.write_note("tree", "1")
    await store.write_note("tree", "2")
    assert await store.read_note("tree") == "2"


async def test_what_was_acknowledged_is_in_the_files_at_once(path: Path, store: Store, tmp_path: Path) -> None:
    await store.commit(opening())
    copied = tmp_path / "copy.db"
    for suffix in ("", "-wal"):
        copied.with_name(copied.name + suffix).write_bytes(path.with_name(path.name + suffix).read_bytes())
    after_a_crash = await Store.open(copied)
    assert [row.id for row in await after_a_crash.open_tables()] == ["7K3F"]
    await after_a_crash.close()


async def test_a_closed_store_says_so_and_closes_twice(path: Path) -> None:
    store = await Store.open(path)
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.write_note("a", "b")
    with pytest.raises(StoreError, match="closed"):
        await store.read_note("a")


async def test_a_database_locked_by_another_program_is_named(
    path: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.write_note("a", "1")
    await store._database._writer.execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(path)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked by another program"):
        await store.write_note("a", "2")
    other.rollback()
    other.close()
    await store.write_note("a", "3")
    assert await store.read_note("a") == "3"


async def test_damage_found_while_reading_is_named(path: Path, store: Store) -> None:
    await store.write_note("a", "1")
    with pytest.raises(StoreError, match="no such table"):
        await store._database.read("SELECT * FROM absent")
