"""A finished match as a value: header and log, which together are the whole match."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from bot.uno.actions import Action

ENDINGS = ("played", "forfeit", "abandoned")
"""How a match can have ended."""


class RecordError(ValueError):
    """A text that is no replay: what is wrong, as a key of the catalogue with its arguments, and the line, from 1."""

    def __init__(self, key: str, line: int = 0, **arguments: str | int) -> None:
        super().__init__(f"line {line}: {key} {arguments}")
        self.key = key
        self.line = line
        self.arguments = arguments


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat at a seat when the match began; `level` is None for a person."""

    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A finished match. Times are seconds since 1970; `host` is a seat; a move's seat is None for the table itself.

    `notes` say of each move why the table made it, or nothing; they do not belong to what is proved.
    """

    number: int
    started_at: int
    ended_at: int
    ending: str
    rules: str
    seed: str
    host: int
    players: tuple[Player, ...]
    moves: tuple[tuple[int | None, Action], ...]
    notes: tuple[str, ...] = field(default=(), compare=False)

    @property
    def seed_hash(self) -> str:
        """What was published at the start: SHA-256 of the seed, in hexadecimal."""
        return hashlib.sha256(self.seed.encode()).hexdigest()
