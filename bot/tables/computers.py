"""Computer players at a table: their names, when they act, and what they do when their player fails.

What to play is the business of `bot.uno.players`, which sees a seat's view only.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random

from bot.tables.table import Seat, Table
from bot.uno import players
from bot.uno.actions import Action, Call, Catch, Challenge, Draw, Keep, Timeout
from bot.uno.players import Player, choose, react
from bot.uno.view import seat_view

log = logging.getLogger(__name__)

LEVELS = tuple(players.LEVELS)
NAMES = {"easy": "Rita", "normal": "Odo", "hard": "Mirle"}
"""The given name of each level; their characters stand in the catalogues."""
OTHER_NAMES = ("Juno", "Basti", "Tilda", "Kolja", "Fenja", "Hektor", "Wanda", "Selma", "Arvid")
"""Given names of further computer players, in the order in which they come to a table."""

Wish = tuple[int, str]
"""A seat and what it means to do: "turn", or the name of a reaction's action."""

TURN = "turn"
PACE = (1.0, 2.0)
"""Seconds a computer player takes for its own move."""
CATCH_PACE = (2.0, 4.0)
"""Seconds until it notices a missing call: a person's time, so that people can be faster."""


def free_name(taken: Iterable[str], level: str) -> str:
    """The first name for a computer player of this level that nobody at the table has."""
    used = {name.casefold() for name in taken}
    number = 1
    while True:
        for name in (NAMES[level], *OTHER_NAMES):
            candidate = name if number == 1 else f"{name} {number}"
            if candidate.casefold() not in used:
                return candidate
        number += 1


def renamed(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats with another name for each computer player whose name a person has."""
    people = {seat.name.casefold() for seat in seats if seat.person is not None}
    taken = [seat.name for seat in seats]
    after: list[Seat] = []
    for seat in seats:
        if seat.level is not None and seat.name.casefold() in people:
            seat = replace(seat, name=free_name(taken, seat.level))
            taken.append(seat.name)
        after.append(seat)
    return tuple(after)


def wishes(
    table: Table, random: Random, player: Callable[[Table, int], Player | None]
) -> dict[Wish, tuple[float, float]]:
    """What computer players mean to do at this table, with the seconds from and to which they take for it.

    `player` knows who sits at a seat; None is the normal player.
    """
    match = table.match
    turn = table.turn
    if match is None or turn is None:
        return {}
    found: dict[Wish, tuple[float, float]] = {}
    for index, seat in enumerate(table.seats):
        if not seat.is_automatic:
            continue
        reaction = reacted(table, index, random, player(table, index))
        if reaction is not None:
            found[index, type(reaction).__name__] = CATCH_PACE if isinstance(reaction, Catch) else PACE
        if index == turn:
            found[index, TURN] = PACE
    return found


def reacted(table: Table, seat: int, random: Random, player: Player | None = None) -> Action | None:
    """What this computer player does besides its turn, or None; a failure is logged and taken for None."""
    assert table.match is not None
    try:
        return (react if player is None else player.react)(seat_view(table.match, seat), random)
    except Exception as error:
        _report(table, seat, error)
        return None


def moved(table: Table, seat: int, random: Random, player: Player | None = None) -> Action:
    """What this computer player does with its turn: always something that the rules accept.

    A player that fails or chooses what is refused is logged, without cards, and something plain is done
    instead.
    """
    match = table.match
    assert match is not None
    try:
        action = (choose if player is None else player.choose)(seat_view(match, seat), random)
        refused = match.refusal(seat, action)
        if refused is None:
            return action
        log.error("table %s: the computer player at seat %d chose what is refused: %s", table.id, seat, refused.code)
    except Exception as error:
        _report(table, seat, error)
    plain = [action for action in match.legal(seat) if not isinstance(action, Challenge | Call | Catch)]
    plain.sort(key=lambda action: not isinstance(action, Draw | Keep))
    return next((action for action in plain if match.refusal(seat, action) is None), Timeout())


def _report(table: Table, seat: int, error: Exception) -> None:
    """Logs where a player failed, but not the message: it may name cards."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    kind = type(error).__name__
    log.error(
        "table %s: the computer player at seat %d failed: %s in %s:%s",
        table.id,
        seat,
        kind,
        place.name,
        place.lineno,
    )
