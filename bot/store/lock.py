"""One process a database: two would each hold their own tables in memory and overwrite one another."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from bot.store.errors import StoreError

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


PID_PLACE = 16
"""Where the owner's number stands in the lock file: behind the byte that Windows locks."""


@dataclass(frozen=True, slots=True)
class Owner:
    """The process that uses a database, or used it last, and the port where it tells how it is."""

    process: int
    port: int | None


def lock_path(database: Path) -> Path:
    """Where the lock of this database lies."""
    real = database.resolve()
    return real.with_name(real.name + ".lock")


def owner_of(database: Path) -> Owner | None:
    """Who stands in the lock file, or None. It says nothing about whether that process still runs."""
    try:
        with lock_path(database).open(encoding="utf-8") as file:
            return _owner(file)
    except OSError:
        return None


def _owner(file: IO[str]) -> Owner | None:
    file.seek(PID_PLACE)
    numbers = file.read().split()
    if not numbers or not all(number.isdigit() for number in numbers):
        return None
    return Owner(int(numbers[0]), int(numbers[1]) if len(numbers) > 1 else None)


class ProcessLock:
    """The lock beside a database file. The system releases it when the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self.path = lock_path(database)
        self._database = database
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Hold the lock until `release()`.

        Raises StoreError when another process holds it, and for a folder that is missing or read-only.
        """
        if not self.path.parent.is_dir():
            raise StoreError(f"The folder {self.path.parent} does not exist.")
        if self._database.is_dir():
            raise StoreError(f"{self._database} is a folder. Name a file in it.")
        try:
            self.path.touch()
            file = self.path.open("r+", encoding="utf-8")
        except OSError as error:
            raise StoreError(f"The lock {self.path} cannot be made: {error.strerror}.") from error
        try:
            _take(file)
        except OSError as error:
            owner = _owner(file)
            who = "" if owner is None else f" (number {owner.process})"
            file.close()
            raise StoreError(
                f"The database is in use by another process{who}. Stop that one first, or choose another file."
            ) from error
        self._file = file
        self._note(f"{os.getpid()}\n")

    def tell_port(self, port: int) -> None:
        """Note the port where this process tells how it is."""
        self._note(f"{os.getpid()} {port}\n")

    def _note(self, words: str) -> None:
        if self._file is not None:
            self._file.seek(PID_PLACE)
            self._file.write(words)
            self._file.truncate()
            self._file.flush()

    def release(self) -> None:
        """Give the lock back; nothing happens when it is not held."""
        if self._file is not None:
            self._file.close()
            self._file = None
