"""The record of one player: the sums of all that counted."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.scores.facts import Placing, SeatFacts

MU, SIGMA = 25.0, 25.0 / 3.0
"""The rating of somebody nothing is known of (Weng and Lin 2011, section 6.1)."""
SETTLED_AFTER = 10
"""Rated matches until a rating is no longer provisional."""
RATING_BASE, RATING_SCALE, RATING_CAUTION = 1000.0, 40.0, 3.0


@dataclass(frozen=True, slots=True, kw_only=True)
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

    def after_round(self, seat: SeatFacts) -> Record:
        """The record with one more round."""
        return replace(
            self,
            rounds=self.rounds + 1,
            rounds_won=self.rounds_won + seat.is_winner,
            points=self.points + seat.points,
            given=self.given + seat.given,
            best=max(self.best, seat.points),
            drawn=self.drawn + seat.drawn,
            missed=self.missed + seat.missed,
            caught=self.caught + seat.caught,
            challenges_won=self.challenges_won + seat.challenges_won,
            challenges_lost=self.challenges_lost + seat.challenges_lost,
        )

    def after_match(self, placing: Placing) -> Record:
        """The record with one more match."""
        streak = self.streak + 1 if placing.has_won else 0
        return replace(
            self,
            matches=self.matches + 1,
            wins=self.wins + placing.has_won,
            streak=streak,
            longest=max(self.longest, streak),
        )

    def with_rating(self, mu: float, sigma: float) -> Record:
        """The record after a match that was rated."""
        return replace(self, rated=self.rated + 1, mu=mu, sigma=sigma)


NOTHING = Record()
