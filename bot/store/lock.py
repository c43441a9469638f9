"""One process a database: two would each hold their own tables in memory and overwrite one another."""

from __future__ import annotations

import os
import sys
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


class ProcessLock:
    """The lock beside a database file. The system releases it when the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        real = database.resolve()
        self.path = real.with_name(real.name + ".lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Hold the lock until `release()`.

        Raises StoreError when another process holds it, and for a folder that is missing or read-only.
        """
        if not self.path.parent.is_dir():
            raise StoreError(f"The folder {self.path.parent} does not exist.")
        try:
            self.path.touch()
            file = self.path.open("r+", encoding="utf-8")
        except OSError as error:
            raise StoreError(f"The lock {self.path} cannot be made: {error.strerror}.") from error
        try:
            _take(file)
        except OSError as error:
            owner = self._owner(file)
            file.close()
            raise StoreError(
                f"The database is in use by another process{owner}. Stop that one first, or choose another file."
            ) from error
        file.seek(PID_PLACE)
        file.write(f"{os.getpid()}\n")
        file.truncate()
        file.flush()
        self._file = file

    def release(self) -> None:
        """Give the lock back; nothing happens when it is not held."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _owner(self, file: IO[str]) -> str:
        file.seek(PID_PLACE)
        number = file.read().strip()
        return f" (number {number})" if number.isdigit() else ""
