"""Deals that agree with everything a seat knows: rounds in which the hidden cards are drawn by lot."""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.uno.actions import Action
from bot.uno.book import Book
from bot.uno.cards import Card
from bot.uno.phases import OPENING, Debt, Phase
from bot.uno.players.memory import Memory
from bot.uno.round import Round
from bot.uno.shows import SHOWS
from bot.uno.verbs import shuffled
from bot.uno.view import SeatView


class Deals:
    """Rounds that look to this seat like the one it plays."""

    def __init__(self, view: SeatView, memory: Memory, book: Book) -> None:
        """Raises ValueError where the position cannot be set up from what the seat sees."""
        self._view = view
        self._memory = memory
        table = view.table
        if table.top is None or len(memory.counts) != table.seats:
            raise ValueError("nothing lies there yet")
        shown = {*table.gone, *table.places}
        self._order = tuple(seat for seat in range(table.seats) if seat not in shown)
        self._open = dict(table.open_hands)
        self._round = self._bare(book)
        self._unseen = self._pool(book)
        self._seats = [seat for seat in self._order if seat != view.seat and seat not in self._open]

    def _bare(self, book: Book) -> Round:
        """The round without its hidden cards."""
        view, table = self._view, self._view.table
        assert table.top is not None
        round = Round(book, "", 0, table.dealer, self._order)
        round.face(table.direction)
        round.show = SHOWS[table.top, table.colour]
        round.turn = view.seat if table.turn is None else table.turn
        round.out = table.places
        round.hands[view.seat] = list(view.hand)
        for seat, hand in self._open.items():
            round.hands[seat] = list(hand)
        round.said = [
            book.call_counts.get(count) if called else None
            for count, called in zip(table.counts, table.called, strict=True)
        ]
        if table.places:
            round.notes["purse"] = (0,) * table.seats
        round.phase = self._phase(round)
        return round

    def _phase(self, round: Round) -> Phase:
        view, table = self._view, self._view.table
        assert round.show is not None
        if table.phase == "opening":
            return OPENING
        if table.phase == "drew" and view.drawn is not None:
            return round.book.turns[round.show].choosing[view.drawn]
        if table.phase == "owes":
            face = round.show.card.face if round.show.card.draws else self._memory.owed
            if not face:
                raise ValueError("the penalty was laid before this seat looked")
            layer = self._memory.layer if self._memory.layer is not None else round.turn
            round.debt = Debt(table.pending, face, layer)
            return round.book.owing[round.show, face, True]
        return round.book.turns[round.show]

    def _pool(self, book: Book) -> list[Card]:
        """Every card whose place is not known."""
        table, memory = self._view.table, self._memory
        rest = Counter(book.deck)
        rest.subtract(self._view.hand)
        for hand in self._open.values():
            rest.subtract(hand)
        discard = memory.discard if memory.discard[-1:] == [table.top] else [card for card in [table.top] if card]
        rest.subtract(discard)
        self._discard = discard
        self._known = self._known_cards(rest)
        return list((+rest).elements())

    def _known_cards(self, rest: Counter[Card]) -> dict[int, list[Card]]:
        """Cards whose holder is known, taken from the `rest`; what contradicts the counts is forgotten."""
        found: dict[int, list[Card]] = {}
        for seat in self._order:
            known = self._memory.known[seat]
            if seat == self._view.seat or seat in self._open or len(known) > self._view.table.counts[seat]:
                continue
            for card in known:
                if rest[card] > 0:
                    rest[card] -= 1
                    found.setdefault(seat, []).append(card)
        return found

    def takes(self, move: Action) -> bool:
        """Whether this move can be tried: a card laid out of turn or on one's own twin cannot."""
        return move.refusal(self._round, self._view.seat) is None

    def sample(self, random: Random) -> Round:
        """One deal drawn by lot. It is the caller's own to play on."""
        round = self._round.copy()
        round.random = random
        pool = shuffled(self._unseen, random)
        hidden = [*self._seats]
        # the most constrained hands first: else what they may hold has gone to others
        hidden.sort(key=lambda seat: -len(self._memory.bars[seat]))
        for seat in hidden:
            hand = list(self._known.get(seat, ()))
            missing = self._view.table.counts[seat] - len(hand)
            self._fill(hand, missing, pool, self._memory.bars[seat])
            round.hands[seat] = hand
        pile = self._view.table.pile
        round.pile = pool[:pile]
        round.discard = [*pool[pile:], *self._discard]
        return round

    @staticmethod
    def _fill(hand: list[Card], missing: int, pool: list[Card], bars: list[tuple[frozenset[Card], int]]) -> None:
        """So many cards from the end of the pool into a hand, none that it is known not to hold."""
        longest = max((size for _, size in bars), default=0)
        for slot in range(missing):
            if slot >= longest:
                rest = missing - slot
                hand += pool[-rest:]
                del pool[-rest:]
                return
            barred = [cards for cards, size in bars if size > slot]
            for place in range(len(pool) - 1, -1, -1):
                card = pool[place]
                if not any(card in cards for cards in barred):
                    hand.append(card)
                    del pool[place]
                    break
            else:
                if pool:
                    hand.append(pool.pop())
