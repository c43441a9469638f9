"""A consistent copy of a database, also while a bot is using it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError, in_words


def copy(source: Path, target: Path) -> None:
    """Copy a database page by page as it stands after some commit; the source is only read.

    A bot that uses it goes on writing meanwhile. Raises StoreError when there is no such source, when there is a target
    already, or when the copy fails; no half of a copy is left then.
    """
    if not source.is_file():
        raise StoreError(f"There is no database {source}.")
    try:
        target.open("xb").close()
    except FileExistsError:
        raise StoreError(f"{target} exists already and is not overwritten. Choose another name.") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be made: {error.strerror}.") from error
    try:
        with closing(only_read(source)) as present, closing(sqlite3.connect(target)) as made:
            # In one step: in several, each commit of the bot would make it begin anew.
            present.backup(made)
    except sqlite3.Error as error:
        target.unlink()
        raise StoreError(f"{source.name} cannot be copied: {in_words(error)}.") from error
    except BaseException:
        target.unlink()
        raise


def only_read(path: Path) -> sqlite3.Connection:
    """A connection that cannot change the file, nor bring its write-ahead log into it."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
