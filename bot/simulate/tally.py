"""Sums over many rounds, and estimates with their 95 % intervals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from bot.simulate.effects import TWO_SIDED_95
from bot.simulate.record import Observer

HALF_A_ROUND = 0.5
"""What a share of none or of all is moved by for its interval: one that was never seen may still exist."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its standard error."""

    mean: float
    error: float

    @property
    def ci95(self) -> float:
        """Half the width of the 95 % interval."""
        return TWO_SIDED_95 * self.error

    def bounds(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.mean - self.ci95, self.mean + self.ci95


@dataclass
class Tally:
    """What was counted in `rounds` rounds (or matches): for each number its sum and the sum of its squares."""

    rounds: int = 0
    sums: dict[str, float] = field(default_factory=dict[str, float])
    squares: dict[str, float] = field(default_factory=dict[str, float])
    legality_square: float = 0.0
    penalties: Counter[int] = field(default_factory=Counter[int])
    held: Counter[int] = field(default_factory=Counter[int])
    allowed: Counter[int] = field(default_factory=Counter[int])
    largest: int = 0
    longest: int = 0

    def add(self, numbers: dict[str, float]) -> None:
        """One more round in numbers."""
        self.rounds += 1
        sums, squares = self.sums, self.squares
        for name, number in numbers.items():
            if number:
                sums[name] = sums.get(name, 0.0) + number
                squares[name] = squares.get(name, 0.0) + number * number

    def observe(self, observer: Observer, numbers: dict[str, float]) -> None:
        """One more round, with what is told by size."""
        self.add(numbers)
        self.penalties.update(observer.penalties)
        self.held.update(observer.held)
        self.allowed.update(observer.allowed)
        self.legality_square += numbers["wild4_held"] * numbers["wild4_allowed"]
        self.largest = max(self.largest, observer.largest)
        self.longest = max(self.longest, observer.turns)

    def merge(self, other: Tally) -> None:
        """Adds what another process counted."""
        self.rounds += other.rounds
        for mine, theirs in ((self.sums, other.sums), (self.squares, other.squares)):
            for name, number in theirs.items():
                mine[name] = mine.get(name, 0.0) + number
        self.legality_square += other.legality_square
        self.penalties.update(other.penalties)
        self.held.update(other.held)
        self.allowed.update(other.allowed)
        self.largest = max(self.largest, other.largest)
        self.longest = max(self.longest, other.longest)

    def mean(self, name: str) -> Estimate:
        """The mean of a number over all rounds."""
        count = self.rounds
        if not count:
            return Estimate(0.0, 0.0)
        mean = self.sums.get(name, 0.0) / count
        spread = max(0.0, self.squares.get(name, 0.0) / count - mean * mean)
        return Estimate(mean, sqrt(spread / max(1, count - 1)))

    def share(self, name: str) -> Estimate:
        """The share of the rounds in which something was so."""
        estimate = self.mean(name)
        if estimate.error or not self.rounds:
            return estimate
        near = HALF_A_ROUND / (self.rounds + 1)
        return Estimate(estimate.mean, sqrt(near * (1 - near) / self.rounds))

    def legality(self) -> Estimate:
        """The share of the turns with a wild draw four in hand in which it was legal (turns of a round go together)."""
        held = self.sums.get("wild4_held", 0.0)
        if not held:
            return Estimate(0.0, 0.0)
        ratio = self.sums.get("wild4_allowed", 0.0) / held
        spread = self.squares.get("wild4_allowed", 0.0)
        spread += ratio * ratio * self.squares.get("wild4_held", 0.0) - 2 * ratio * self.legality_square
        return Estimate(ratio, sqrt(max(0.0, spread)) / held)
