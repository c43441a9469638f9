"""What a finished round and a decided match say about those who sat there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """A round for one player: points taken and given, cards drawn, calls missed and caught, challenges made.

    `given` is what the cards left in the hand brought the winner; `caught` counts others who were caught.
    """

    player: int
    points: int = 0
    given: int = 0
    drawn: int = 0
    missed: int = 0
    caught: int = 0
    challenges_won: int = 0
    challenges_lost: int = 0
    is_winner: bool = False


@dataclass(frozen=True, slots=True)
class RoundFacts:
    """A round that was played to its end, for the people who sat there themselves."""

    at: float
    preset: str
    seats: tuple[SeatFacts, ...]


@dataclass(frozen=True, slots=True)
class Placing:
    """Where a player ended in a match; players of one `team` share their place, 1 being the first."""

    player: int
    team: int
    place: int
    has_won: bool


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """A match that was decided, for everybody who sat there when it began; `is_rated` where the rating changes."""

    at: float
    preset: str
    placings: tuple[Placing, ...]
    is_rated: bool


@dataclass(frozen=True, slots=True)
class Wiped:
    """The records of this player, or everybody's, begin anew."""

    at: float
    player: int | None


Fact = RoundFacts | MatchFacts | Wiped
