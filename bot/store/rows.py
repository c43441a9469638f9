"""What is written and read, as plain values.

Texts marked JSON are made and understood by `bot.tables.records`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """The present state of one table; replaced with each change."""

    id: str
    guild: int
    channel: int
    message: int | None
    host: int | None
    rules: str
    stage: str
    ending: str | None
    revision: int
    decision: int
    deadline: float | None
    round_deadline: float | None
    terms: str
    """JSON"""
    opened_at: float
    seats: str
    """JSON"""
    waiting: str
    """JSON"""
    agreed: str
    rulings: str
    """JSON"""
    custom_text: str
    docket: str
    """JSON"""
    recent: str
    """JSON"""
    match: int | None
    logged: int
    snapshot: str | None
    """JSON of the running match"""


@dataclass(frozen=True, slots=True)
class OwnerRow:
    """Who sat where when a match began; `person` is None for a computer player of this `level`."""

    seat: int
    person: int | None
    name: str
    level: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    """The header of a match: with the log it is the whole match."""

    id: int
    table: str
    guild: int
    rules: str
    seats: int
    seed: str
    host: int
    started_at: float
    owners: tuple[OwnerRow, ...] = ()


@dataclass(frozen=True, slots=True)
class EndedRow:
    """A finished match in a list: its number, when it ended (seconds since 1970), and who sat there."""

    match: int
    ended_at: float
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One accepted action in the notation, numbered from 1. `seat` is None for the table itself."""

    match: int
    number: int
    seat: int | None
    action: str
    at: float


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A finished round and what it gave each seat."""

    match: int
    round: int
    winner: int | None
    points: tuple[int, ...]
    at: float


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """How a match ended: played, forfeit or abandoned."""

    match: int
    ending: str
    at: float


@dataclass(frozen=True, slots=True)
class ScoreChange:
    """What is added to a person's running score in a server."""

    guild: int
    person: int
    name: str
    matches: int = 0
    wins: int = 0
    rounds: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A person's running score in a server, with the name last seen."""

    person: int
    name: str
    matches: int
    wins: int
    rounds: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Commit:
    """One change of one table with all that it causes: written whole or not at all.

    `replaces` is the revision that must stand in the database; None for a new table.
    """

    table: TableRow
    replaces: int | None
    match: MatchRow | None = None
    actions: tuple[ActionRow, ...] = ()
    rounds: tuple[RoundRow, ...] = ()
    match_end: MatchEnd | None = None
    scores: tuple[ScoreChange, ...] = ()
