"""``python -m bot check``: whether a database is sound, and whether its matches are what their logs say."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.store import Store, StoreError
from bot.store.copies import copy
from bot.store.errors import in_words
from bot.store.schema import APPLICATION_ID, migrations
from bot.store.wal import look_at_wal
from bot.tables.audit import audit

SOUND, FAULTY, UNREADABLE = 0, 1, 2
MOST_DAMAGE = 20


class Report:
    """What was found, line by line; `code` is the exit code: SOUND, FAULTY or UNREADABLE."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.code = SOUND

    def good(self, words: str) -> None:
        """Something is as it should be."""
        self.lines.append(f"ok: {words}")

    def bad(self, words: str, code: int = FAULTY) -> None:
        """Something is not."""
        self.lines.append(f"WRONG: {words}")
        self.code = max(self.code, code)


async def check(path: Path) -> Report:
    """Look a database through. All is done on a copy, so a bot may go on using it and nothing of it is changed."""
    report = Report()
    with tempfile.TemporaryDirectory(prefix="uno-check-") as folder:
        present = Path(folder) / "copy.db"
        try:
            _look_at_log(path, report)
            copy(path, present)
            if _is_sound(present, report):
                await _look_at_matches(present, report)
        except (StoreError, OSError) as error:
            report.bad(str(error), UNREADABLE)
    return report


def _look_at_log(path: Path, report: Report) -> None:
    state = look_at_wal(path)
    if state.damaged:
        report.bad(
            f"the write-ahead log can be read up to its transaction {state.transactions} only; what stands behind it "
            "is lost, or was never finished"
        )
    else:
        report.good(f"the write-ahead log holds {state.transactions} transactions")
    if state.unfinished:
        report.good("a write that was cut short at its end was never acknowledged")


def _is_sound(present: Path, report: Report) -> bool:
    """Whether the pages, indexes and references are whole, so that what they hold can be looked at."""
    try:
        with closing(sqlite3.connect(present)) as connection:
            owner, version = (
                connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
            )
            damage = list(_damage(connection))
    except sqlite3.DatabaseError as error:
        report.bad(f"{in_words(error)}", UNREADABLE)
        return False
    if owner != APPLICATION_ID:
        report.bad("the database belongs to another program", UNREADABLE)
        return False
    newest = len(migrations())
    if version > newest:
        report.bad(f"schema {version} is newer than this bot, which knows {newest}", UNREADABLE)
        return False
    report.good(f"schema {version}" + ("" if version == newest else f"; the next start brings it to {newest}"))
    for words in damage:
        report.bad(words)
    if not damage:
        report.good("pages, indexes and references are whole")
    return not damage


def _damage(connection: sqlite3.Connection) -> Iterator[str]:
    try:
        for (words,) in connection.execute(f"PRAGMA integrity_check({MOST_DAMAGE})"):
            if words != "ok":
                yield " ".join(words.split())
        for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check"):
            yield f"{table}: a row without its {parent}"
    except sqlite3.DatabaseError as error:
        yield str(error)


async def _look_at_matches(present: Path, report: Report) -> None:
    store = await Store.open(present)
    try:
        found = await audit(store)
    finally:
        await store.close()
    for fault in found.faults:
        report.bad(fault)
    report.lines.append(
        f"{found.tables} tables ({found.open_tables} open), {found.matches} matches with {found.actions} actions "
        f"played again, {found.scores} scores: {len(found.faults) or 'no'} faults"
    )
