"""The last unexpected errors by the reference that people were told, for whoever runs the server."""

from __future__ import annotations

import traceback
from collections import deque
from dataclasses import dataclass

KEPT = 100


@dataclass(frozen=True, slots=True)
class Mishap:
    """An error without its message, which may name cards: its kind, and where it happened."""

    reference: str
    at: float
    guild: int
    table: str
    what: str


class Mishaps:
    """The last ones of this run, of all servers."""

    def __init__(self) -> None:
        self._kept: deque[Mishap] = deque(maxlen=KEPT)

    def note(self, reference: str, at: float, guild: int, table: str, error: BaseException) -> None:
        """Remember this error."""
        frames = traceback.extract_tb(error.__traceback__)
        place = f" in {frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}" if frames else ""
        self._kept.append(Mishap(reference, at, guild, table, f"{type(error).__qualname__}{place}"))

    def of_guild(self, guild: int, limit: int) -> list[Mishap]:
        """The last ones in this server, newest first."""
        return [each for each in reversed(self._kept) if each.guild == guild][:limit]
