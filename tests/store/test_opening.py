"""Opening a database: made anew, migrated, refused in words."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import Store, StoreError, schema
from tests.store.rows import opening

OPEN_AND_DIE = """
import asyncio, os, sys
from bot.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    os._exit(0)

asyncio.run(main())
"""


def write_garbage(path: Path) -> None:
    path.write_bytes(b"not a database at all, but long enough to have a header" * 40)


def make_folder(path: Path) -> None:
    path.mkdir()


def die_holding(path: Path) -> None:
    subprocess.run([sys.executable, "-c", OPEN_AND_DIE, str(path)], check=True, timeout=60)


async def pragma(store: Store, name: str) -> object:
    return (await store._database._writer.execute_fetchall(f"PRAGMA {name}"))[0][0]  # type: ignore[index]


async def test_a_new_database_is_safe_by_its_settings(path: Path, store: Store) -> None:
    assert await pragma(store, "journal_mode") == "wal"
    assert await pragma(store, "foreign_keys") == 1
    assert await pragma(store, "synchronous") == 2
    assert await pragma(store, "busy_timeout") == 2000
    assert await pragma(store, "user_version") == len(schema.migrations())


async def test_the_reader_cannot_write(store: Store) -> None:
    with pytest.raises(StoreError, match="cannot be written"):
        await store._database.read("INSERT INTO note VALUES ('a', 'b') RETURNING key")


async def test_a_newer_schema_is_refused_and_left_alone(path: Path) -> None:
    store = await Store.open(path)
    await store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="newer version of this bot"):
        await Store.open(path)
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone() == (99,)


async def test_the_database_of_another_program_is_refused(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE mine (x)")
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match="another program"):
        await Store.open(path)


async def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    write_garbage(path)
    with pytest.raises(StoreError, match="not a database"):
        await Store.open(path)


async def test_a_missing_folder_is_named(path: Path) -> None:
    with pytest.raises(StoreError, match=r"folder .*nowhere does not exist"):
        await Store.open(path.parent / "nowhere" / "uno.db")


async def test_a_folder_in_place_of_the_file_is_refused(path: Path) -> None:
    make_folder(path)
    with pytest.raises(StoreError, match=r"uno\.db is a folder\. Name a file in it\."):
        await Store.open(path)
    assert not path.with_name("uno.db.lock").exists()


async def test_a_second_opening_is_refused_until_the_first_is_closed(path: Path, store: Store) -> None:
    with pytest.raises(StoreError, match=rf"in use by another process \(number {os.getpid()}\)"):
        await Store.open(path)
    await store.close()
    again = await Store.open(path)
    await again.close()


async def test_the_lock_ends_with_the_process_that_held_it(path: Path) -> None:
    die_holding(path)
    store = await Store.open(path)
    await store.close()


async def test_a_failing_step_leaves_the_version_before_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = schema.migrations()
    monkeypatch.setattr(schema, "migrations", lambda: [*steps, "CREATE TABLE half (x);\nCREATE TABLE note (x);"])
    with pytest.raises(StoreError, match=f"schema {len(steps) + 1}"):
        await Store.open(path)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(steps),)
    assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'half'").fetchall() == []
    connection.close()


async def test_a_later_step_keeps_what_was_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(path)
    await store.write_note("a", "b")
    await store.close()
    steps = schema.migrations()
    monkeypatch.setattr(schema, "migrations", lambda: [*steps, "ALTER TABLE note ADD COLUMN since REAL;"])
    store = await Store.open(path)
    assert await store.read_note("a") == "b"
    assert await pragma(store, "user_version") == len(steps) + 1
    await store.close()


@pytest.mark.parametrize("version", range(1, len(schema.migrations())))
async def test_every_older_database_is_brought_up_to_date(path: Path, version: int) -> None:
    connection = sqlite3.connect(path)
    for sql in schema.migrations()[:version]:
        connection.executescript(sql)
    connection.execute("INSERT INTO note VALUES ('a', 'b')")
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {version}")
    connection.commit()
    connection.close()
    store = await Store.open(path)
    try:
        await store.commit(opening())
        assert await store.read_note("a") == "b"
        assert await store.open_tables() == [opening().table]
    finally:
        await store.close()
