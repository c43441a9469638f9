"""What happened, in the past tense. Seats are numbers from 0, clockwise.

`public()` gives what everybody may know; `Drew` and `Challenged` carry cards that only one seat may see.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.uno.cards import Card


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events."""

    def public(self) -> Event:
        """The event without what is not everybody's to see."""
        return self


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """Cards drawn for the deal (rulebook 1), in order; the last round of draws holds no tie."""

    draws: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Cards are dealt. `first` is the seat left of the dealer; `specials` are rules drawn for this round (V35)."""

    number: int
    dealer: int
    first: int
    specials: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StartCard(Event):
    """The card turned over; `ignored` were passed over before it and stay under it."""

    card: Card
    ignored: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Played(Event):
    """`jumped`: out of turn (V06, V03)."""

    seat: int
    cards: tuple[Card, ...]
    colour: str | None = None
    jumped: bool = False


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards drawn. `cause`: turn, penalty, call, exit, challenge, misplay, sleep, social, start, custom."""

    seat: int
    count: int
    cause: str
    cards: tuple[Card, ...] = ()

    def public(self) -> Drew:
        return replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """The drawn card stays in the hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Nothing was left to draw: the turn passes without a card (rulebook 4.S)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ColourNamed(Event):
    """The colour of a wild that was turned over; `by_table` when its player was absent."""

    seat: int
    colour: str
    by_table: bool = False


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """This seat loses its turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    """`direction` is 1 for clockwise, -1 for counter-clockwise, after the turn."""

    direction: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two seats swapped hands (V05, V26)."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Rotated(Event):
    """All hands moved one seat in `direction` (V05)."""

    direction: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """Cards went from a hand under the discard pile (a wild custom, V27)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class HandOpened(Event):
    """The hand of this seat lies open until its turn ends (V27)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """`call`: uno, kuno, bruno or unouno."""

    seat: int
    call: str


@dataclass(frozen=True, slots=True)
class Caught(Event):
    """A missing call was reported; `by` is None when the table punished by itself."""

    by: int | None
    seat: int
    call: str
    count: int


@dataclass(frozen=True, slots=True)
class FalselyCaught(Event):
    """`by` reported `seat`, who owed nothing, and draws `count`."""

    by: int
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A wild draw four was challenged. `hand` is the accused's hand of that moment: for `by` alone."""

    by: int
    seat: int
    guilty: bool
    drawer: int
    count: int
    hand: tuple[Card, ...] = ()

    def public(self) -> Challenged:
        return replace(self, hand=())


@dataclass(frozen=True, slots=True)
class Misplayed(Event):
    """A wrong card was laid, went back and costs `count` (V33)."""

    seat: int
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class Penalised(Event):
    """A social penalty: `cause` is suggestion, question, sleep or misplay (V16, V17, V32)."""

    seat: int
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class Pardoned(Event):
    """A social penalty was taken back (rulebook 7.5)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile but its top card became the draw pile."""

    count: int


@dataclass(frozen=True, slots=True)
class TimedOut(Event):
    """The turn timer of this seat ran out."""

    seat: int


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A player left the table; the hand lies under the discard pile."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """The hand is empty. `place` from 1 with places (V18), 0 for a ghost that may still be pulled back in (V21)."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """A player without cards drew and is in the round again (V12, V21)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    """The time of a timed round is up; the turn in hand is played to its end (V35)."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """`winner` is None for a void round. `points` is what the round gave each seat, `hands` what each still held."""

    winner: int | None
    points: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is decided; several winners share it (a team, or a tie)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    forfeit: bool = False
