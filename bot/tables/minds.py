"""The computer players that are more than a look at the hand: what each of them has seen at its table.

They are told the public events that the table remembers. After a restart they begin anew with the last of them: a
player that missed something counts with what it knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.table import Seat, Table
from bot.uno.events import Event
from bot.uno.players import LEVELS, Player

PLAIN = (None, "normal")
"""Seats whose computer player needs nothing but its view: those of people who are absent, and the normal level."""
SLOW = frozenset({"hard"})
"""Levels that think for longer than an event loop should wait."""


class _Company:
    """The players of one match, and the last events that they were told."""

    def __init__(self, table: Table) -> None:
        self.match = table.match_id
        levels = {index: level for index, seat in enumerate(table.seats) if (level := mind_of(seat)) is not None}
        self.players = {index: LEVELS[level](index) for index, level in levels.items()}
        self.told: tuple[Event, ...] = ()


class Minds:
    """The players with a memory at all tables."""

    def __init__(self) -> None:
        self._companies: dict[str, _Company] = {}

    def attend(self, table: Table) -> None:
        """Everybody at this table sees what has happened there since the last time."""
        if table.match is None or not any(map(mind_of, table.seats)):
            return
        company = self._companies.get(table.id)
        if company is None or company.match != table.match_id:
            company = self._companies[table.id] = _Company(table)
        new = news(company.told, table.recent)
        company.told = table.recent
        for player in company.players.values():
            player.watch(new, table.match.round_rules, table.match.seats)

    def player(self, table: Table, seat: int) -> Player | None:
        """The player with a memory at this seat, or None."""
        company = self._companies.get(table.id)
        return None if company is None else company.players.get(seat)

    def forget(self, table_id: str) -> None:
        """The table is gone."""
        self._companies.pop(table_id, None)


def mind_of(seat: Seat) -> str | None:
    """The level of the computer player with a memory that has this seat, or None."""
    return seat.level if seat.person is None and seat.level not in PLAIN else None


def is_slow(seat: Seat) -> bool:
    """Whether this seat's player thinks for longer than an event loop should wait."""
    return mind_of(seat) in SLOW


def news(told: Sequence[Event], recent: Sequence[Event]) -> Sequence[Event]:
    """What of the `recent` events comes after those `told` before; an event is known by being the same object."""
    for start in range(len(told)):
        rest = told[start:]
        if len(rest) <= len(recent) and all(one is other for one, other in zip(rest, recent, strict=False)):
            return recent[len(rest) :]
    return recent
