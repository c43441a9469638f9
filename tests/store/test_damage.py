"""A disk that is full, a file that is damaged: said in words, kept as it is, and what is intact is saved."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.store.copies import copy
from bot.store.rescue import rescue
from tests.store.rows import opening

PAGE = 4096


async def fill(path: Path, tables: int = 400) -> None:
    """A database that was closed in good order, of many pages."""
    store = await Store.open(path)
    for number in range(tables):
        await store.commit(opening(f"T{number:03}", number + 1))
    await store.close()


def read(path: Path) -> bytes:
    return path.read_bytes()


def find(folder: Path, pattern: str) -> list[Path]:
    return list(folder.glob(pattern))


ROWS = 0x0D
"""The first byte of a page that holds rows."""


def spoil(path: Path, holding: bytes = b"T200") -> bytes:
    """Overwrite the page with the row that holds this with noise; the file as it is then."""
    data = bytearray(path.read_bytes())
    [place] = [
        place for place in range(0, len(data), PAGE) if data[place] == ROWS and holding in data[place : place + PAGE]
    ]
    data[place : place + PAGE] = bytes(range(256)) * (PAGE // 256)
    path.write_bytes(data)
    return bytes(data)


async def test_a_damaged_page_is_refused_and_the_file_stays_as_it_is(path: Path) -> None:
    await fill(path)
    spoilt = spoil(path)
    for _ in range(2):
        with pytest.raises(StoreError, match=r"uno\.db is damaged and was left as it is \(.+\)\. Put a backup in its"):
            await Store.open(path)
        assert read(path) == spoilt


async def test_damage_below_an_unwritten_log_leaves_both_files_alone(path: Path, tmp_path: Path) -> None:
    await fill(path)
    store = await Store.open(path)
    await store.write_note("a", "b")
    crashed = tmp_path / "crashed.db"
    for suffix in ("", "-wal"):
        shutil.copyfile(path.with_name(path.name + suffix), crashed.with_name(crashed.name + suffix))
    await store.close()
    spoilt = spoil(crashed)
    log = read(crashed.with_name("crashed.db-wal"))
    with pytest.raises(StoreError, match="is damaged"):
        await Store.open(crashed)
    assert read(crashed) == spoilt
    assert crashed.with_name("crashed.db-wal").read_bytes() == log


async def test_what_can_be_read_of_a_damaged_file_is_saved_from_both_ends(path: Path, tmp_path: Path) -> None:
    await fill(path)
    spoilt = spoil(path)
    rescued = {entry.table: entry for entry in rescue(path, tmp_path / "new.db")}
    assert read(path) == spoilt
    store = await Store.open(tmp_path / "new.db")
    saved = {row.id for row in await store.open_tables()}
    await store.close()
    # A page holds some fifty rows: those of one page, and of it alone, are gone.
    assert 300 < len(saved) < 400
    assert {"T000", "T399"} <= saved
    assert (rescued["game_table"].rows, rescued["game_table"].all_of_it) == (len(saved), False)
    assert rescued["note"].all_of_it


async def test_a_log_that_is_damaged_is_kept_before_it_is_dropped(
    path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(path)
    for number in range(20):
        await store.commit(opening(f"T{number:03}", number + 1))
    crashed = tmp_path / "crashed.db"
    shutil.copyfile(path, crashed)
    log = bytearray(read(path.with_name("uno.db-wal")))
    await store.close()
    log[len(log) * 3 // 4] ^= 0xFF
    crashed.with_name("crashed.db-wal").write_bytes(log)
    again = await Store.open(crashed)
    found = [row.id for row in await again.open_tables()]
    await again.close()
    assert found == [f"T{number:03}" for number in range(len(found))]
    assert 0 < len(found) < 20
    assert "The write-ahead log of crashed.db is damaged" in caplog.text
    [kept] = find(tmp_path, "crashed.db-wal.damaged-*")
    assert read(kept) == log


async def test_a_full_disk_changes_nothing_and_play_goes_on_when_there_is_room(path: Path, store: Store) -> None:
    await store.commit(opening("AAAA", 1))
    writer = store._database._writer
    pages = next(iter(await writer.execute_fetchall("PRAGMA page_count")))[0]
    await writer.execute(f"PRAGMA max_page_count = {pages}")
    before = await store.open_tables()
    with pytest.raises(StoreError, match="the disk is full"):
        await store.write_note("long", "x" * 10 * PAGE)
    assert await store.open_tables() == before
    await writer.execute(f"PRAGMA max_page_count = {pages + 1000}")
    await store.write_note("long", "x" * 10 * PAGE)
    assert await store.check() == []


async def test_a_copy_is_whole_while_the_bot_writes_and_overwrites_nothing(
    path: Path, store: Store, tmp_path: Path
) -> None:
    await store.commit(opening("AAAA", 1))
    target = tmp_path / "copy.db"
    copy(path, target)
    await store.commit(opening("BBBB", 2))
    copied = await Store.open(target)
    assert [row.id for row in await copied.open_tables()] == ["AAAA"]
    await copied.close()
    before = read(target)
    with pytest.raises(StoreError, match=r"copy\.db exists already and is not overwritten"):
        copy(path, target)
    with pytest.raises(StoreError, match="exists already and is not overwritten"):
        rescue(path, target)
    assert read(target) == before


@pytest.mark.parametrize("make", [copy, rescue])
def test_what_cannot_be_copied_leaves_no_half_of_it(path: Path, tmp_path: Path, make: object) -> None:
    target = tmp_path / "copy.db"
    assert callable(make)
    with pytest.raises(StoreError, match="There is no database"):
        make(path, target)
    path.write_bytes(b"not a database at all, but long enough to have a header" * 40)
    with pytest.raises(StoreError, match=r"uno\.db cannot be (copied|rescued): the file is not a database"):
        make(path, target)
    assert not target.exists()


def test_another_programs_database_is_not_rescued(path: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE mine (x)")
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match="another program"):
        rescue(path, tmp_path / "new.db")


def test_a_copy_into_no_folder_is_named(path: Path, tmp_path: Path) -> None:
    path.touch()
    with pytest.raises(StoreError, match="cannot be made"):
        copy(path, tmp_path / "nowhere" / "copy.db")
