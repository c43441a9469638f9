"""What an attentive player remembers of a round: the public events, turned into what is known about hidden cards."""

from __future__ import annotations

from collections.abc import Iterable

from bot.uno.book import Book
from bot.uno.cards import Card
from bot.uno.events import (
    Challenged,
    ColourNamed,
    Drew,
    Event,
    Kept,
    Left,
    Played,
    Reshuffled,
    Returned,
    Reversed,
    Rotated,
    RoundBegan,
    StartCard,
    Swapped,
)
from bot.uno.ruleset import RuleSet
from bot.uno.shows import SHOWS, Show
from bot.uno.view import SeatView

Bar = tuple[frozenset[Card], int]
"""Cards that the first so many cards of a hand cannot be."""


class Memory:
    """What one seat remembers. Cards are counted; who drew instead of playing had nothing that fitted.

    `bars[seat]` says what the older cards of a hand cannot be, `known[seat]` names cards that were seen in it before
    hands moved; `before` is what lay under the top card, `layer` and `owed` tell of the last draw card.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.rules: RuleSet | None = None
        self.book: Book | None = None
        self.own: tuple[Card, ...] = ()
        self.challenges = 0
        self.guilty = 0
        self.forget(0)

    def forget(self, seats: int) -> None:
        """A new round begins."""
        self.counts = [0] * seats
        self.bars: list[list[Bar]] = [[] for _ in range(seats)]
        self.known: list[list[Card]] = [[] for _ in range(seats)]
        self.discard: list[Card] = []
        self.show: Show | None = None
        self.before: Show | None = None
        self.layer: int | None = None
        self.owed = ""
        self.pending = 0
        self._waits: tuple[int, int] | None = None

    def learn(self, rules: RuleSet, seats: int) -> Book:
        """The rules of this round; the book of them."""
        if self.book is None or self.rules != rules or self.book.seats != seats:
            self.rules = rules
            self.book = rules.book(seats)
        if len(self.counts) != seats:
            self.forget(seats)
        return self.book

    def sees(self, view: SeatView) -> None:
        """What the seat sees now: its own cards, and how many the others hold."""
        self.own = view.hand
        self.counts = list(view.table.counts)
        if self._waits is not None and view.table.turn != self._waits[0]:
            self._settles(None)

    def note(self, events: Iterable[Event]) -> None:
        """What everybody saw happen."""
        for event in events:
            if isinstance(event, RoundBegan):
                self._begins()
            elif isinstance(event, StartCard):
                self.discard = [*event.ignored, event.card]
                self.show = SHOWS[event.card, event.card.colour]
            elif isinstance(event, Kept):
                self._waits = None
            elif not isinstance(event, Reversed):
                self._note(event)

    def _note(self, event: Event) -> None:
        self._settles(event)
        match event:
            case Played():
                self._plays(event)
            case Drew():
                self._draws(event)
            case ColourNamed() if self.show is not None:
                self.show = SHOWS[self.show.card, event.colour]
            case Reshuffled():
                self.discard = self.discard[-1:]
            case Swapped():
                self._moves({event.seat: event.other, event.other: event.seat})
            case Rotated():
                self._rotates(event.direction)
            case Returned() | Left():
                self._drops(event)
            case Challenged():
                self.challenges += 1
                self.guilty += event.guilty
            case _:
                pass

    def _begins(self) -> None:
        if self.book is not None:
            self.forget(self.book.seats)
            self.counts = [self.book.hand_size] * self.book.seats

    def _settles(self, event: Event | None) -> None:
        """A turn's draw was followed by no play of the same seat: then the drawn card does not fit either."""
        waits, self._waits = self._waits, None
        if waits is None or (isinstance(event, Played) and event.seat == waits[0]):
            return
        seat, size = waits
        cards, _ = self.bars[seat][-1]
        self.bars[seat][-1] = (cards, size)

    def _plays(self, event: Played) -> None:
        seat, number = event.seat, len(event.cards)
        self.discard += event.cards
        self.before = self.show
        card = event.cards[0]
        self.show = SHOWS[card, event.colour or card.colour]
        self.pending = 0
        if card.draws:
            self.layer, self.owed, self.pending = seat, card.face, card.draws
        for each in event.cards:
            if each in self.known[seat]:
                self.known[seat].remove(each)
        self.counts[seat] = max(0, self.counts[seat] - number)
        # where the card came from nobody saw: a barred card must be a newer one, any other may be an old one
        self.bars[seat] = [
            (cards, min(size, self.counts[seat]) if card in cards else size - number)
            for cards, size in self.bars[seat]
            if size > number or card in cards
        ]

    def _draws(self, event: Drew) -> None:
        seat = event.seat
        held = self.counts[seat]
        if event.cause == "turn" and self.book is not None and self.show is not None and self.show.colour is not None:
            fits = frozenset(self.book.turns[self.show].row)
            # of several cards drawn in one turn all but the last did not fit
            self.bars[seat].append((fits, held + event.count - 1))
            self._waits = (seat, held + event.count)
        elif event.cause == "penalty" and self.book is not None and self.show is not None and self.owed:
            answers = frozenset(self.book.rows["owes", self.show, self.owed])
            if answers:
                self.bars[seat].append((answers, held))
        self.pending = 0
        self.counts[seat] = held + event.count

    def _moves(self, moves: dict[int, int]) -> None:
        """Hands changed places: `moves` maps each seat to the seat whose hand it gets."""
        if self.seat in moves and self.own:
            gone = list(self.own)
            if self.show is not None and self.show.card in gone and len(gone) > self.counts[self.seat]:
                gone.remove(self.show.card)
            self.known[self.seat] = gone
        for what in (self.counts, self.bars, self.known):
            old = list(what)
            for seat, other in moves.items():
                what[seat] = old[other]  # type: ignore[call-overload]
        self.known[self.seat] = []
        self.bars[self.seat] = []

    def _rotates(self, direction: int) -> None:
        ghosts = self.book is not None and self.book.ghosts
        order = [seat for seat, count in enumerate(self.counts) if count or ghosts]
        self._moves({seat: order[(place - direction) % len(order)] for place, seat in enumerate(order)})

    def _drops(self, event: Returned | Left) -> None:
        """Cards went from a hand under the discard pile; which ones, only the rule knows."""
        lost = event.count if isinstance(event, Returned) else self.counts[event.seat]
        self.counts[event.seat] = max(0, self.counts[event.seat] - lost)
        self.known[event.seat] = []
        self.bars[event.seat] = []
