"""What a house rule does to a round: a table made by the simulator (`python -m bot.simulate.study rules`).

>>> of("draw_until_playable", True).turns > 1.5
True
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot.uno.options import Value, write_value
from bot.uno.ruleset import OPTIONS

TWO_SIDED_95 = 1.96
CERTAIN = 3.3
"""Standard errors from which a difference is told."""
FACTORS = ("turns", "cards_drawn", "points")
WORTH_TELLING = {"turns": 0.03, "cards_drawn": 0.05, "points": 0.05, "starter_wins": 0.01}
WORTH_TELLING |= {"penalty_of_six": 0.05, "penalty_of_eight": 0.05}
"""The smallest differences that anybody at a table would notice."""
PATH = Path(__file__).with_name("effects.json")


@dataclass(frozen=True, slots=True)
class Effect:
    """What a value of an option changes, against the rules without it; each number stands with its 95 % interval.

    `turns`, `cards_drawn` and `points` are factors: 1.66 is 66 % more. `starter_wins` is how much more often the first
    player wins, `penalty_of_six` and `penalty_of_eight` in how many more rounds somebody draws so many cards at once;
    these are shares: 0.01 is one round in a hundred. `against` is the rule set that it was compared with.
    """

    turns: float
    turns_ci95: float
    cards_drawn: float
    cards_drawn_ci95: float
    points: float
    points_ci95: float
    starter_wins: float
    starter_wins_ci95: float
    penalty_of_six: float
    penalty_of_six_ci95: float
    penalty_of_eight: float
    penalty_of_eight_ci95: float
    rules: str
    against: str

    def tells(self, name: str) -> bool:
        """Whether this difference is certain, and large enough to be noticed."""
        gap = abs(getattr(self, name) - (1.0 if name in FACTORS else 0.0))
        return gap >= WORTH_TELLING[name] and gap > CERTAIN * getattr(self, f"{name}_ci95") / TWO_SIDED_95

    @property
    def tells_anything(self) -> bool:
        """Whether any difference is told."""
        return any(map(self.tells, WORTH_TELLING))


@dataclass(frozen=True, slots=True)
class Source:
    """How the table was made: by which players, how many of them, in how many rounds each, on which seed."""

    rules: str
    player: str
    players: int
    rounds: int
    seed: str


def of(option: str, value: Value) -> Effect | None:
    """What this value does; None where nothing was found, where it is the default or where it was not measured."""
    found = _table()["effects"].get(option, {}).get(write_value(value))
    return None if found is None else Effect(**found)


def measured(option: str) -> tuple[Value, ...]:
    """The values of this option that do something, as the option has them."""
    found = _table()["effects"].get(option, {})
    return tuple(OPTIONS[option].read(written) for written in found)


def source() -> Source:
    """How the table was made."""
    return Source(**_table()["made"])


@cache
def _table() -> dict[str, Any]:
    return json.loads(PATH.read_text("utf-8"))
