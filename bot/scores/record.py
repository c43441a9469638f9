"""The record of one player: the sums of all that counted."""

from __future__ import annotations

from dataclasses import dataclass

from bot.scores.facts import Placing, SeatFacts

MU, SIGMA = 25.0, 25.0 / 3.0
"""The rating of somebody nothing is known of (Weng and Lin 2011, section 6.1)."""
SETTLED_AFTER = 10
"""Rated matches until a rating is no longer provisional."""
RATING_BASE, RATING_SCALE, RATING_CAUTION = 1000.0, 40.0, 3.0


@dataclass(slots=True, kw_only=True)
class Record:
    """Counters since the season, or the player, began anew.

    `rounds` counts rounds played, `best` the most points of one round, `streak` the matches won in a row up to now,
    `longest` the longest such row. `rated` counts the matches that made the rating, of mean `mu` and deviation `sigma`.
    """

    matches: int = 0
    wins: int = 0
    rounds: int = 0
    rounds_won: int = 0
    points: int = 0
    given: int = 0
    best: int = 0
    streak: int = 0
    longest: int = 0
    drawn: int = 0
    missed: int = 0
    caught: int = 0
    challenges_won: int = 0
    challenges_lost: int = 0
    rated: int = 0
    mu: float = MU
    sigma: float = SIGMA

    @property
    def rating(self) -> int:
        """The rating as people see it: what the player is worth almost certainly, 1000 for a newcomer."""
        return round(RATING_BASE + RATING_SCALE * (self.mu - RATING_CAUTION * self.sigma))

    @property
    def is_settled(self) -> bool:
        """Whether the rating is no longer provisional."""
        return self.rated >= SETTLED_AFTER

    def add_round(self, seat: SeatFacts) -> None:
        """Count one more round."""
        self.rounds += 1
        self.rounds_won += seat.is_winner
        self.points += seat.points
        self.given += seat.given
        self.best = max(self.best, seat.points)
        self.drawn += seat.drawn
        self.missed += seat.missed
        self.caught += seat.caught
        self.challenges_won += seat.challenges_won
        self.challenges_lost += seat.challenges_lost

    def add_match(self, placing: Placing) -> None:
        """Count one more match."""
        self.matches += 1
        self.wins += placing.has_won
        self.streak = self.streak + 1 if placing.has_won else 0
        self.longest = max(self.longest, self.streak)

    def rate(self, mu: float, sigma: float) -> None:
        """Take the rating after a match that was rated."""
        self.rated += 1
        self.mu, self.sigma = mu, sigma
