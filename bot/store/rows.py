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
    tally: str
    """JSON"""


@dataclass(frozen=True, slots=True)
class OwnerRow:
    """Who sat where when a match began; `person` is None for a computer player of this `level`."""

    seat: int
    person: int | None
    name: str
    level: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    """The header of a match: with the log it is the whole match. `counts`: for the scores of its server."""

    id: int
    table: str
    guild: int
    rules: str
    seats: int
    seed: str
    host: int
    started_at: float
    preset: str
    counts: bool
    owners: tuple[OwnerRow, ...] = ()


@dataclass(frozen=True, slots=True)
class EndedRow:
    """A finished match in a list: its number, when it ended (seconds since 1970), and who sat there."""

    match: int
    ended_at: float
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One accepted action in the notation, numbered from 1. `seat` is None for the table itself.

    `note` says why the table did it, for people: playing the match again does not need it.
    """

    match: int
    number: int
    seat: int | None
    action: str
    at: float
    note: str = ""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a round was for one seat; `sat` says that a person played it, not a computer player in somebody's place.

    `points` are what the round gave by its scoring; where points are good they are also `taken`, and `given` is what
    the cards left in the hand brought the winner. `missed` and `caught` count UNO calls, one's own and others'.
    """

    points: int
    taken: int = 0
    given: int = 0
    drawn: int = 0
    missed: int = 0
    caught: int = 0
    challenges_won: int = 0
    challenges_lost: int = 0
    sat: bool = True


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A finished round and what it was for each seat."""

    match: int
    round: int
    winner: int | None
    seats: tuple[SeatResult, ...]
    at: float


@dataclass(frozen=True, slots=True)
class SeatEnd:
    """Where a seat ended in a match; seats of one `team`, a seat's number, share their place, 1 being the first."""

    team: int
    place: int
    has_won: bool


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """How a match ended: played, forfeit or abandoned; an abandoned one has no places."""

    match: int
    ending: str
    at: float
    seats: tuple[SeatEnd, ...] = ()
    is_rated: bool = False


@dataclass(frozen=True, slots=True)
class Storage:
    """The state of a database; `size` in bytes, `set_aside` are ids of tables that could not be read."""

    size: int
    version: int
    set_aside: tuple[str, ...]


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
