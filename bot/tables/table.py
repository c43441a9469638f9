"""What a table is: seats, a stage and, while a match runs, the match.

A `Table` is a snapshot and never changes: every change makes a new one with the next revision. Whoever
keeps one holds what was true at that revision; `Tables.get` gives the present one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.settings import Terms
from bot.tables.docket import EMPTY, Docket
from bot.tables.tally import Tallies
from bot.uno.events import Event
from bot.uno.match import Match
from bot.uno.ruleset import RuleSet
from bot.uno.view import SeatView, TableView, seat_view, table_view

ID_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
ID_LENGTH = 4
PRACTICE = "0"
"""Begins the id of a practice round, and of no other table."""
DEFAULT_TERMS = Terms().frozen()
RECENT = 12
"""How many public events a table remembers for its board."""


class Stage(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    BREAK = "break"
    OVER = "over"
    CLOSED = "closed"


class Ending(StrEnum):
    """Why a table is closed."""

    EXPIRED = "expired"
    """Nobody started the match in time."""
    EMPTY = "empty"
    """The last person left."""
    ABANDONED = "abandoned"
    """Nobody was there any more when the round was over."""
    ENDED = "ended"
    """The host or a moderator ended it."""
    FINISHED = "finished"
    """The match was decided and nobody asked for another in time."""
    REMOVED = "removed"
    """The channel or the server is gone."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in Discord; `name` is the display name as last seen."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """A change of the rules in the lobby, by the revision it led to; `undone` once taken back, or taking back."""

    revision: int
    person: int
    name: str
    before: RuleSet
    after: RuleSet
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table. `person` is None for a computer player, whose `level` is then given.

    `misses` counts time-outs in a row; `substituted` means that a computer player acts until the person does;
    `gone` seats keep their number until the match is over; an `inherited` one was left too, and a computer player plays
    on with its hand; `fresh` counts the newest cards of the hand that were
    drawn since the seat last acted.
    """

    person: int | None
    name: str
    level: str | None = None
    misses: int = 0
    substituted: bool = False
    gone: bool = False
    fresh: int = 0
    inherited: bool = False

    @property
    def is_automatic(self) -> bool:
        """Whether a computer player acts here now."""
        return not self.gone and (self.person is None or self.substituted or self.inherited)

    @property
    def is_present(self) -> bool:
        """Whether a person sits here and has not gone silent."""
        return self.is_held and not self.substituted

    @property
    def is_held(self) -> bool:
        """Whether a person sits here, be it silently."""
        return self.person is not None and not self.gone and not self.inherited


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One table at one revision.

    `terms` are the server's of the moment when the table was opened, those that a table keeps (`bot.settings.terms`).

    `deadline` is in seconds since the epoch: the lobby's end, the end of the turn, the next round or the closing of the
    table; `round_deadline` is the end of a timed round. `decision` is the revision that made the present decision of
    the seat on turn: a click on a hand of an earlier revision is stale. `match_id` and `logged` say where the store's
    log of the match stands; `tally` counts what the seats did in this round; `agreed` are the people who agree to the
    effect of the custom wilds, `custom_text` are the host's own words for it; `rulings` are the last changes of the
    rules in the lobby.
    """

    id: str
    guild: int
    channel: int
    host: int | None
    rules: RuleSet
    opened_at: float
    terms: Terms = DEFAULT_TERMS
    message: int | None = None
    seats: tuple[Seat, ...] = ()
    stage: Stage = Stage.LOBBY
    match: Match | None = None
    revision: int = 1
    decision: int = 1
    deadline: float | None = None
    round_deadline: float | None = None
    recent: tuple[Event, ...] = ()
    waiting: tuple[Person, ...] = ()
    agreed: tuple[int, ...] = ()
    custom_text: str = ""
    rulings: tuple[Ruling, ...] = ()
    docket: Docket = EMPTY
    match_id: int | None = None
    logged: int = 0
    tally: Tallies = ()
    ending: Ending | None = None

    def seat_of(self, person_id: int) -> int | None:
        """The seat this person holds, or None; a seat that was left is nobody's."""
        for index, seat in enumerate(self.seats):
            if seat.person == person_id and seat.is_held:
                return index
        return None

    def name(self, seat: int) -> str:
        """The display name at this seat."""
        return self.seats[seat].name

    @property
    def host_name(self) -> str:
        """The host's display name; empty when there is no host."""
        seat = None if self.host is None else self.seat_of(self.host)
        return "" if seat is None else self.seats[seat].name

    @property
    def turn_seconds(self) -> int:
        """How long a turn may take."""
        return self.terms.turn_seconds

    @property
    def is_open(self) -> bool:
        return self.stage is not Stage.CLOSED

    @property
    def is_running(self) -> bool:
        """Whether a match is under way, in a round or between two."""
        return self.stage in (Stage.PLAYING, Stage.BREAK)

    @property
    def next_deadline(self) -> float | None:
        """The first of all deadlines, those of reports too, or None when none is set."""
        deadlines = (self.deadline, self.round_deadline, self.docket.next_deadline)
        return min((each for each in deadlines if each is not None), default=None)

    def people(self) -> Iterator[tuple[int, Seat]]:
        """Seats held by people who have not left, with their numbers."""
        return ((index, seat) for index, seat in enumerate(self.seats) if seat.is_held)

    def view_of(self, seat: int) -> SeatView:
        """What this seat may know and do. ValueError before the first match."""
        if self.match is None:
            raise ValueError("no match has begun")
        return seat_view(self.match, seat, self.seats[seat].fresh)

    def board(self) -> TableView:
        """What everybody may know. ValueError before the first match."""
        if self.match is None:
            raise ValueError("no match has begun")
        return table_view(self.match)

    @property
    def turn(self) -> int | None:
        """The seat whose decision is awaited, or None."""
        return self.match.turn if self.match is not None and self.stage is Stage.PLAYING else None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an accepted action led to. `events` are complete: what others may see is `event.public()`."""

    table: Table
    events: tuple[Event, ...]
    seat: int
