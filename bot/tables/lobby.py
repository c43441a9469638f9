"""What happens at a table outside a match: opening, joining, computer players, the host's rights.

Every function takes a table and gives the change, or raises Refused.
"""

from __future__ import annotations

from dataclasses import replace

from bot.store.privacy import NAMELESS
from bot.tables.changes import Change, Settings, with_host
from bot.tables.computers import LEVELS, free_name, renamed
from bot.tables.reasons import refusal
from bot.tables.table import Person, Seat, Stage, Table


def joined(table: Table, person: Person, now: float, settings: Settings) -> Change:
    """This person takes a seat, or, when the match is over, a place in the next one.

    Refused: already-seated, already-started, table-full, already-waiting.
    """
    if table.seat_of(person.id) is not None:
        raise refusal("already-seated")
    if table.is_running:
        raise refusal("already-started")
    if table.stage is Stage.OVER:
        return waiting(table, person)
    if len(table.seats) >= settings.seats:
        raise refusal("table-full", seats=settings.seats)
    seats = renamed((*table.seats, Seat(person.id, person.name)))
    deadline = now + table.terms.lobby_seconds
    after = replace(table, seats=seats, agreed=(), deadline=deadline, revision=table.revision + 1)
    return Change(table=with_host(after, 0))


def waiting(table: Table, person: Person) -> Change:
    """This person gets a seat in the next match.

    Refused: already-seated, already-waiting, nothing-to-wait-for.
    """
    if table.seat_of(person.id) is not None:
        raise refusal("already-seated")
    if table.stage is Stage.LOBBY:
        raise refusal("nothing-to-wait-for")
    if any(each.id == person.id for each in table.waiting):
        raise refusal("already-waiting")
    return Change(
        table=replace(table, waiting=(*table.waiting, person), revision=table.revision + 1),
    )


def no_longer_waiting(table: Table, person_id: int) -> Change:
    """This person gives the place in the next match up. Refused: not-at-table."""
    rest = tuple(person for person in table.waiting if person.id != person_id)
    if len(rest) == len(table.waiting):
        raise refusal("not-at-table")
    return Change(table=replace(table, waiting=rest, revision=table.revision + 1))


def forgotten(table: Table, person_id: int, pseudonym: int) -> Change | None:
    """A pseudonym stands in the place of somebody who has left; None where nothing names them."""
    seats = tuple(
        replace(seat, person=pseudonym, name=NAMELESS) if seat.person == person_id else seat for seat in table.seats
    )
    agreed = tuple(each for each in table.agreed if each != person_id)
    if (seats, agreed) == (table.seats, table.agreed):
        return None
    return Change(table=replace(table, seats=seats, agreed=agreed, revision=table.revision + 1))


def without_seat(table: Table, seat: int) -> Table:
    """The lobby with this seat removed and its host replaced if need be."""
    seats = (*table.seats[:seat], *table.seats[seat + 1 :])
    return with_host(replace(table, seats=seats, revision=table.revision + 1), seat - 1)


def computer_added(table: Table, level: str, settings: Settings) -> Change:
    """A computer player takes a seat.

    Refused: already-started, table-full, no-computers, computers-full, unknown-level.
    """
    require_lobby(table)
    if level not in LEVELS:
        raise refusal("unknown-level", level=level)
    if len(table.seats) >= settings.seats:
        raise refusal("table-full", seats=settings.seats)
    most = table.terms.computers
    if sum(seat.person is None for seat in table.seats) >= most:
        raise refusal("computers-full", count=most) if most else refusal("no-computers")
    seat = Seat(None, free_name((each.name for each in table.seats), level), level)
    return Change(table=replace(table, seats=(*table.seats, seat), revision=table.revision + 1))


def computer_removed(table: Table, seat: int) -> Change:
    """A computer player goes. Refused: already-started, no-such-seat, seat-is-person."""
    require_lobby(table)
    require_seat(table, seat)
    if table.seats[seat].person is not None:
        raise refusal("seat-is-person", name=table.name(seat))
    return Change(table=without_seat(table, seat))


def handed_over(table: Table, to_person: int) -> Change:
    """Another person becomes host. Refused: no-such-seat, already-host."""
    seat = table.seat_of(to_person)
    if seat is None:
        raise refusal("no-such-seat")
    if table.host == to_person:
        raise refusal("already-host", name=table.name(seat))
    return Change(table=replace(table, host=to_person, revision=table.revision + 1))


def require_host(table: Table, by: int, moderator: bool) -> None:
    """Refused, unless this person may lead the table: not-at-table, not-host."""
    if moderator or table.host == by:
        return
    if table.seat_of(by) is None:
        raise refusal("not-at-table")
    raise refusal("not-host", host=table.host_name)


def require_seat(table: Table, seat: int) -> None:
    """Refused no-such-seat, unless somebody sits there."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].gone:
        raise refusal("no-such-seat")


def require_lobby(table: Table) -> None:
    """Refused already-started, unless the table is in its lobby."""
    if table.stage is not Stage.LOBBY:
        raise refusal("already-started")
