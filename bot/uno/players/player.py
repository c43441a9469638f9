"""What a computer player is."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Protocol

from bot.uno.actions import Action
from bot.uno.events import Event
from bot.uno.ruleset import RuleSet
from bot.uno.view import SeatView


class Player(Protocol):
    """A computer player at one seat. It knows its views and the public events it is told; all chance is `random`'s."""

    def watch(self, events: Iterable[Event], rules: RuleSet, seats: int) -> None:
        """What everybody saw happen; the rules of this round and the number of seats."""
        ...

    def choose(self, view: SeatView, random: Random) -> Action:
        """What this seat does, being on turn. Raises ValueError when the view offers nothing to spend a turn on."""
        ...

    def react(self, view: SeatView, random: Random) -> Action | None:
        """What this seat does besides its turn: its call, a catch, a card out of turn; None for nothing."""
        ...
