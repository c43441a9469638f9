"""The schema's version: numbered SQL files, applied in order, each in a transaction of its own."""

from __future__ import annotations

import sqlite3
from importlib import resources

import aiosqlite

from bot.store.errors import StoreError, in_words

APPLICATION_ID = 0x554E4F21
"""Marks a database as this bot's: "UNO!"."""


def migrations() -> list[str]:
    """The SQL of every step, in order; the first leads to version 1."""
    files = sorted(
        (file for file in resources.files("bot.store.migrations").iterdir() if file.name.endswith(".sql")),
        key=lambda file: file.name,
    )
    numbers = [int(file.name.partition("_")[0]) for file in files]
    if numbers != list(range(1, len(files) + 1)):
        raise StoreError(f"The migrations are not numbered without gaps: {numbers}.")
    return [file.read_text(encoding="utf-8") for file in files]


async def migrate(connection: aiosqlite.Connection) -> None:
    """Bring the database to the newest version.

    Raises StoreError for a database of a newer bot or of another program, and when a step fails; the database
    then stands as it was before that step.
    """
    steps = migrations()
    version = await _pragma(connection, "user_version")
    owner = await _pragma(connection, "application_id")
    rows = await connection.execute_fetchall("SELECT count(*) FROM sqlite_master")
    is_empty = next(iter(rows))[0] == 0
    if owner != APPLICATION_ID and not (is_empty and owner == 0 and version == 0):
        raise StoreError("The database belongs to another program. Choose another file.")
    if version > len(steps):
        raise StoreError(
            f"The database was written by a newer version of this bot (schema {version}, known up to "
            f"{len(steps)}). Update the bot, or choose another file."
        )
    for number, sql in enumerate(steps[version:], version + 1):
        try:
            await connection.executescript(
                f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA application_id = {APPLICATION_ID};\n"
                f"PRAGMA user_version = {number};\nCOMMIT;"
            )
        except sqlite3.Error as error:
            await connection.rollback()
            raise StoreError(f"The database could not be brought to schema {number}: {in_words(error)}.") from error


async def _pragma(connection: aiosqlite.Connection, name: str) -> int:
    rows = await connection.execute_fetchall(f"PRAGMA {name}")
    return int(next(iter(rows))[0])
