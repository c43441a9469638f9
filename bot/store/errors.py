"""What can go wrong with the database, in words for whoever runs the bot."""

from __future__ import annotations

import sqlite3


class StoreError(Exception):
    """The store cannot do what was asked; nothing was written. The text is for people."""


class ConflictError(StoreError):
    """The database holds something else than the caller believes: a revision passed, an id is taken."""


WORDS = {
    "SQLITE_BUSY": "the database is locked by another program",
    "SQLITE_LOCKED": "the database is locked by another program",
    "SQLITE_FULL": "the disk is full",
    "SQLITE_READONLY": "the database cannot be written to",
    "SQLITE_IOERR": "the disk reports an error",
    "SQLITE_CORRUPT": "the database is damaged",
    "SQLITE_NOTADB": "the file is not a database",
    "SQLITE_CANTOPEN": "the file cannot be opened",
}


def in_words(error: Exception) -> StoreError:
    """The store's error for another: a ConflictError for a broken constraint, else a StoreError."""
    if isinstance(error, StoreError):
        return error
    name = getattr(error, "sqlite_errorname", None) or type(error).__name__
    if isinstance(error, sqlite3.IntegrityError):
        return ConflictError(f"{error} ({name})")
    for prefix, words in WORDS.items():
        if name.startswith(prefix):
            return StoreError(f"{words} ({name})")
    return StoreError(f"{error} ({name})")
