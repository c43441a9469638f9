"""The database file: opened safely, read by one connection, written by another in grouped transactions."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.copies import only_read
from bot.store.errors import ConflictError, StoreError, in_words
from bot.store.lock import ProcessLock
from bot.store.schema import migrate
from bot.store.sql import PLACE, Unit, Values
from bot.store.wal import look_at_wal, wal_path

log = logging.getLogger(__name__)

BUSY_SECONDS = 2.0
"""How long another program may lock the file before a click is refused: Discord takes no answer after three seconds."""

ROWS_A_STEP = 64

Sequel = Callable[[sqlite3.Connection], None]
"""What is done in the same transaction after the statements of a unit, by what the database then holds."""
Work = tuple[Unit, Sequel | None]
Result = TypeVar("Result")


class Connection(aiosqlite.Connection):
    """A connection that also does several things in one go, without coming back to the event loop between them.

    A busy event loop takes long to come round: a transaction must not wait for it after each statement.
    """

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do this on the connection's own thread; its result, and what it raises."""
        return await self._execute(work, self._conn)


class Database:
    """One open database file. Made by `Database.open`.

    Writes are grouped: whatever arrives while a transaction is being written to the disk goes into the next
    one together, so that many tables share one flush. A unit that fails never harms another.
    """

    def __init__(self, path: Path, lock: ProcessLock, writer: Connection, reader: Connection) -> None:
        self.path = path
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._pending: list[tuple[Work, asyncio.Future[None]]] = []
        self._flush: asyncio.Task[None] | None = None
        self._is_closed = False

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open or make the file and bring its schema up to date.

        Raises StoreError, in words, when it cannot be used: in use, foreign, newer, damaged, no such folder. A damaged
        file is not written to.
        """
        lock = ProcessLock(path)
        lock.take()
        connections: list[Connection] = []
        try:
            keep_damaged_wal(path)
            # aiosqlite leaves a thread behind when the file cannot be opened: find that out without it.
            refuse_damage(path)
            connections.append(await _connect(path))
            await migrate(connections[0])
            connections.append(await _connect(path))
            await connections[1].execute("PRAGMA query_only = ON")
        except (sqlite3.Error, OSError, StoreError) as error:
            for connection in connections:
                await connection.close()
            lock.release()
            if isinstance(error, StoreError):
                raise
            raise StoreError(f"{path.name} cannot be opened: {in_words(error)}.") from error
        return cls(path, lock, connections[0], connections[1])

    async def close(self) -> None:
        """Finish what is being written and close the file; nothing happens when it is closed."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._flush is not None:
            await self._flush
        await self._reader.close()
        await self._writer.close()
        self._lock.release()

    def tell_port(self, port: int) -> None:
        """Note this port in the lock file."""
        self._lock.tell_port(port)

    def size(self) -> int:
        """Bytes of the file and of what has not yet been merged into it."""
        files = (self.path, self.path.with_name(self.path.name + "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    async def read(self, sql: str, values: Values = ()) -> list[Any]:
        """All rows of a query. Raises StoreError."""
        self._check_open()
        try:
            return list(await self._reader.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise in_words(error) from error

    async def read_named(self, sql: str, values: Values = ()) -> list[dict[str, Any]]:
        """All rows of a query, each by the names of its columns. Raises StoreError."""
        self._check_open()
        try:
            async with self._reader.execute(sql, values) as cursor:
                names = [column[0] for column in cursor.description]
                return [dict(zip(names, row, strict=True)) for row in await cursor.fetchall()]
        except sqlite3.Error as error:
            raise in_words(error) from error

    async def examine(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """What this finds out on the connection that reads. Raises StoreError."""
        self._check_open()
        try:
            return await self._reader.run(work)
        except sqlite3.Error as error:
            raise in_words(error) from error

    async def write(self, unit: Unit, sequel: Sequel | None = None) -> None:
        """Carry the statements and their sequel out in one transaction; returns when they are on the disk.

        A statement that begins with UPDATE must change exactly one row. The sequel may be called again after another
        unit of the transaction failed. Raises ConflictError or StoreError; nothing of the unit is written then.
        """
        self._check_open()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append(((unit, sequel), done))
        if self._flush is None:
            self._flush = asyncio.create_task(self._flush_all())
        await done

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError("The database is closed.")

    async def _flush_all(self) -> None:
        try:
            while self._pending:
                batch, self._pending = self._pending, []
                failure = await self._transact([work for work, _ in batch])
                for work, done in batch:
                    alone = failure if failure is None or len(batch) == 1 else await self._transact([work])
                    _settle(done, alone)
        finally:
            self._flush = None

    async def _transact(self, works: Sequence[Work]) -> StoreError | None:
        """Write the units together; the error instead when that failed, with nothing written."""
        try:
            await self._writer.run(partial(_carry_out, works))
        except Exception as error:
            with suppress(sqlite3.Error):
                await self._writer.rollback()
            log.warning("a transaction of %d changes failed: %s", len(works), error)
            return in_words(error)
        return None


def _carry_out(works: Sequence[Work], connection: sqlite3.Connection) -> None:
    """The transaction itself. Raises ConflictError and sqlite3.Error; it is still open then."""
    for sql, rows in _grouped(unit for unit, _ in works):
        cursor = connection.executemany(sql, rows)
        if sql.startswith("UPDATE") and cursor.rowcount != len(rows):
            raise ConflictError(f"{len(rows) - cursor.rowcount} of {len(rows)} rows were changed elsewhere")
    for _, sequel in works:
        if sequel is not None:
            sequel(connection)
    connection.commit()


def keep_damaged_wal(path: Path) -> None:
    """Put a copy of a damaged write-ahead log aside before SQLite drops what it cannot read of it.

    Raises OSError.
    """
    state = look_at_wal(path)
    if state.damaged:
        wal = wal_path(path)
        kept = wal.with_name(f"{wal.name}.damaged-{hashlib.sha256(wal.read_bytes()).hexdigest()[:8]}")
        shutil.copyfile(wal, kept)
        log.error(
            "The write-ahead log of %s is damaged: its first %d transactions are taken up, what stood behind them is "
            "lost here and kept in %s",
            path.name,
            state.transactions,
            kept.name,
        )
    elif state.unfinished:
        log.info("%s: a write that a crash cut short was never acknowledged and is dropped", path.name)


def refuse_damage(path: Path) -> None:
    """Raises StoreError when pages of the file are damaged, and sqlite3.Error when it is no database at all."""
    if not path.exists():
        return
    try:
        with closing(only_read(path)) as connection:
            damage = [row[0] for row in connection.execute("PRAGMA quick_check(1)") if row[0] != "ok"]
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorname", "") != "SQLITE_CORRUPT":
            raise
        damage = [str(error)]
    if damage:
        what = " ".join(damage[0].split())
        raise StoreError(
            f"{path.name} is damaged and was left as it is ({what}). Put a backup in its place, or take what can still "
            f"be read of it: python -m bot rescue {path} NEW-FILE"
        )


def _settle(done: asyncio.Future[None], error: StoreError | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _grouped(units: Iterable[Unit]) -> list[tuple[str, list[Values]]]:
    """The statements of all units, those of one kind together, kinds in the order of `WRITES`."""
    groups: dict[str, list[Values]] = {}
    for unit in units:
        for statement, values in unit:
            groups.setdefault(statement, []).append(values)
    return sorted(groups.items(), key=lambda group: PLACE[group[0]])


async def _connect(path: Path) -> Connection:
    connect = partial(sqlite3.connect, path, timeout=BUSY_SECONDS, isolation_level="IMMEDIATE")
    connection = Connection(connect, ROWS_A_STEP)
    await connection
    try:
        mode = next(iter(await connection.execute_fetchall("PRAGMA journal_mode = WAL")))[0]
        if mode != "wal":
            raise StoreError(f"{path.name} lies on a disk without write-ahead logs (its mode is {mode}).")
        await connection.execute("PRAGMA synchronous = FULL")
        await connection.execute("PRAGMA foreign_keys = ON")
    except (sqlite3.Error, StoreError):
        await connection.close()
        raise
    return connection
