"""The state of a round, and what can be read off it without asking a rule."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Self

from bot.uno.cards import Card
from bot.uno.phases import OPENING, OVER, Debt, Phase
from bot.uno.shows import Show

if TYPE_CHECKING:
    from bot.uno.book import Book
    from bot.uno.calls import Duty
    from bot.uno.events import Event
    from bot.uno.ways import Way

# Told what happened: the kind of event, and its fields in their order. The event itself is built by who keeps it.
Tell = Callable[[type["Event"], tuple[Any, ...]], None]

# The card that landed last, for rules that look back: who laid it, by which way, the debt and the direction before it
# acted, how many seats it skipped, and whether it had just been drawn. A tuple: one is made for every card.
Landed = tuple[int, "Way", Debt | None, int, int, bool]


class State:
    """Everything a round is. Rules read it, and change it through the verbs of `Round` only."""

    __slots__ = (
        "after",
        "aim",
        "before",
        "book",
        "dealer",
        "debt",
        "direction",
        "discard",
        "duties",
        "false_catches",
        "fresh",
        "hands",
        "landed",
        "notes",
        "order",
        "out",
        "phase",
        "pile",
        "points",
        "random",
        "said",
        "seed",
        "show",
        "shuffles",
        "steps",
        "still",
        "stood",
        "tell",
        "turn",
        "winner",
    )

    book: Book
    seed: str
    shuffles: int
    dealer: int
    hands: list[list[Card]]
    pile: list[Card]
    discard: list[Card]
    show: Show | None
    direction: int
    after: list[int]
    before: list[int]
    order: tuple[int, ...]
    out: tuple[int, ...]
    turn: int
    phase: Phase
    debt: Debt | None
    steps: int
    aim: int | None
    still: int
    stood: str
    fresh: bool
    landed: Landed | None
    duties: dict[int, Duty]
    said: list[str | None]
    false_catches: tuple[int, ...]
    notes: dict[str, Any]
    winner: int | None
    points: tuple[int, ...]
    tell: Tell | None
    random: Random | None

    def __init__(
        self,
        book: Book,
        seed: str,
        shuffles: int,
        dealer: int,
        order: tuple[int, ...],
        random: Random | None = None,
    ) -> None:
        seats = book.seats
        self.book = book
        self.seed = seed
        self.shuffles = shuffles
        self.dealer = dealer
        self.hands = [[] for _ in range(seats)]
        self.pile = []
        self.discard = []
        self.show = None
        self.direction = 1
        self.out = ()
        self.phase = OPENING
        self.debt = None
        self.steps = 0
        self.aim = None
        self.still = 0
        self.stood = ""
        self.fresh = False
        self.landed = None
        self.duties = {}
        self.said = [None] * seats
        self.false_catches = ()
        self.notes = {}
        self.winner = None
        self.points = ()
        self.tell = None
        self.random = random
        self.order = order
        self.after, self.before = book.neighbours[order]
        self.turn = self.after[dealer]

    def copy(self) -> Self:
        """A working copy. Cards, shows, phases and what landed are shared: they never change."""
        twin = object.__new__(type(self))
        twin.book = self.book
        twin.seed = self.seed
        twin.shuffles = self.shuffles
        twin.dealer = self.dealer
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.show = self.show
        twin.direction = self.direction
        twin.after = self.after
        twin.before = self.before
        twin.order = self.order
        twin.out = self.out
        twin.turn = self.turn
        twin.phase = self.phase
        twin.debt = self.debt
        twin.steps = self.steps
        twin.aim = self.aim
        twin.still = self.still
        twin.stood = self.stood
        twin.fresh = self.fresh
        twin.landed = self.landed
        twin.duties = self.duties.copy()
        twin.said = self.said[:]
        twin.false_catches = self.false_catches
        twin.notes = self.notes.copy()
        twin.winner = self.winner
        twin.points = self.points
        twin.tell = self.tell
        twin.random = self.random
        return twin

    @property
    def is_over(self) -> bool:
        return self.phase is OVER

    @property
    def shown(self) -> Show:
        """What the discard pile shows; there is always a card on it once the round was opened."""
        assert self.show is not None
        return self.show

    @property
    def owed(self) -> Debt:
        """The pending penalty, where there must be one."""
        assert self.debt is not None
        return self.debt

    @property
    def top(self) -> Card | None:
        return self.show.card if self.show is not None else None

    @property
    def colour(self) -> str | None:
        return self.show.colour if self.show is not None else None

    @property
    def is_timed_out(self) -> bool:
        return "time_up" in self.notes

    def set_order(self, order: tuple[int, ...]) -> None:
        """Who is in the round; works out each seat's neighbours, also for seats that are not (a leaver's next)."""
        self.order = order
        clockwise, counter = self.book.neighbours[order]
        self.after, self.before = (clockwise, counter) if self.direction == 1 else (counter, clockwise)

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats in the round, in clockwise order from this one."""
        return self.book.others[self.order, seat]

    @property
    def players(self) -> tuple[int, ...]:
        """Everybody who played this round to its end: in it still, or placed."""
        return (*self.out, *(seat for seat in self.order if seat not in self.out))

    def value(self, seat: int) -> int:
        """What the cards in this hand count."""
        return sum(map(self.book.points.__getitem__, self.hands[seat]))

    def values(self) -> list[int]:
        """What the cards in each hand count, by seat."""
        counts = self.book.points.__getitem__
        return [sum(map(counts, hand)) for hand in self.hands]

    def laid_from_hand(self, seat: int) -> bool:
        """Whether the card that landed last was this seat's, and not one it had just drawn."""
        return self.landed is not None and self.landed[0] == seat and not self.landed[5]

    def lowest(self) -> int | None:
        """The seat with the fewest points in hand; None on a tie."""
        values = {seat: self.value(seat) for seat in self.order}
        best = min(values.values())
        lowest = [seat for seat, value in values.items() if value == best]
        return lowest[0] if len(lowest) == 1 else None
