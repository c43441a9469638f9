"""One change of a table, worked out but not yet written: what the store commits and what people are told."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.store import MatchEnd, RoundRow
from bot.tables.table import Seat, Table
from bot.uno.actions import Action
from bot.uno.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """The table as it is to become and all that belongs to the same transaction.

    `actions` are the accepted actions for the log, `note` says why they were done, where it is not their own seat's
    wish; `begun` says that the table's match is a new one.
    """

    table: Table
    events: tuple[Event, ...] = ()
    actions: tuple[tuple[int | None, Action], ...] = ()
    note: str = ""
    begun: bool = False
    rounds: tuple[RoundRow, ...] = ()
    match_end: MatchEnd | None = None


@dataclass(frozen=True, slots=True)
class Settings:
    """Times in seconds, and limits, the same for all tables; what servers decide is in a table's terms."""

    break_seconds: float = 30
    over_seconds: float = 15 * 60
    misses: int = 2
    """Time-outs in a row after which a computer player takes the seat."""
    seats: int = 10
    vote_seconds: float = 20
    """How long a report is voted on."""
    host_seconds: float = 60
    """How long the host may take to decide a report."""
    aside_seconds: float = 10
    """After a wrong report by somebody who does not play, until that person may report again."""
    window_seconds: float = 1.5
    """After each card, until what would end a race is carried out: see `bot.tables.window`."""


def with_seat(table: Table, index: int, seat: Seat) -> Table:
    """The table with this seat replaced; the revision stays."""
    return replace(table, seats=(*table.seats[:index], seat, *table.seats[index + 1 :]))


def with_host(table: Table, after: int) -> Table:
    """The table with a host who is there: if the present one is not, the next person after this seat.

    People who are present come before those whom a computer player stands in for; with nobody left there is
    no host.
    """
    host = None if table.host is None else table.seat_of(table.host)
    if host is not None and not table.seats[host].substituted:
        return table
    order = sorted(table.people(), key=lambda person: (person[1].substituted, person[0] <= after, person[0]))
    if not order:
        return replace(table, host=None)
    _, first = order[0]
    if host is not None and first.substituted:
        return table
    return replace(table, host=first.person)
