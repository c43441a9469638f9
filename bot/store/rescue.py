"""What can still be read of a damaged database, in a new one."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from bot.store.copies import only_read
from bot.store.errors import StoreError, in_words
from bot.store.schema import APPLICATION_ID, migrations


@dataclass(frozen=True, slots=True)
class Rescued:
    """So many rows of a table were read; `all_of_it`: to its end, without meeting damage."""

    table: str
    rows: int
    all_of_it: bool


def rescue(source: Path, target: Path) -> list[Rescued]:
    """Write all rows that can be read into a new database; the source is only read.

    Each table is read from its beginning, and where a damaged page stops that, from its end. Raises StoreError when
    not even the names of the tables can be read, or when there is a target already.
    """
    if not source.is_file():
        raise StoreError(f"There is no database {source}.")
    if target.exists():
        raise StoreError(f"{target} exists already and is not overwritten. Choose another name.")
    try:
        with closing(only_read(source)) as damaged, closing(sqlite3.connect(target)) as made:
            version = damaged.execute("PRAGMA user_version").fetchone()[0]
            if damaged.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
                raise StoreError(f"{source.name} belongs to another program.")
            for sql in migrations()[:version]:
                made.executescript(sql)
            made.executescript(f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {version};")
            names = [
                row[0] for row in made.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            ]
            done = [_rescue(damaged, made, name) for name in names]
            made.commit()
    except (sqlite3.Error, StoreError) as error:
        target.unlink(missing_ok=True)
        if isinstance(error, StoreError):
            raise
        raise StoreError(f"{source.name} cannot be rescued: {in_words(error)}.") from error
    return done


def _rescue(damaged: sqlite3.Connection, made: sqlite3.Connection, table: str) -> Rescued:
    columns = list(made.execute(f"PRAGMA table_info({table})"))
    names = ", ".join(column[1] for column in columns)
    insert = f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({', '.join('?' for _ in columns)})"
    order = _order(made, table, columns)
    whole = _pour(damaged, made, f"SELECT {names} FROM {table} ORDER BY {', '.join(order)}", insert)
    if not whole:
        _pour(damaged, made, f"SELECT {names} FROM {table} ORDER BY {' DESC, '.join(order)} DESC", insert)
    return Rescued(table, made.execute(f"SELECT count(*) FROM {table}").fetchone()[0], whole)


def _order(made: sqlite3.Connection, table: str, columns: list[tuple[object, ...]]) -> list[str]:
    """The order in which the rows lie on the disk, so that none has to be read before its turn."""
    with suppress(sqlite3.OperationalError):
        made.execute(f"SELECT rowid FROM {table} LIMIT 0")
        return ["rowid"]
    keys = sorted((column[5], str(column[1])) for column in columns if column[5])
    return [name for _, name in keys]


def _pour(damaged: sqlite3.Connection, made: sqlite3.Connection, select: str, insert: str) -> bool:
    """Copy rows until the last one or the first damage; whether it was the last one."""
    try:
        for row in damaged.execute(select):
            made.execute(insert, row)
    except sqlite3.DatabaseError:
        return False
    return True
