"""One round, from the deal to the last card.

A round is played on directly by who trusts its own choice (`action.do`), or on a copy by who must be all or nothing
(`copy()`, then `act()`). State, questions and verbs stand in `state`, `legality` and `verbs`.
"""

from __future__ import annotations

from bot.uno import going_out
from bot.uno.actions import Action, Play
from bot.uno.cards import Card
from bot.uno.errors import Illegal
from bot.uno.events import Misplayed, StartCard
from bot.uno.phases import OPENING
from bot.uno.rule import Leave
from bot.uno.shows import SHOWS
from bot.uno.verbs import Verbs


class Round(Verbs):
    """A round: its start, its doors, and what happens when a player leaves it."""

    __slots__ = ()

    def act(self, seat: int, action: Action) -> None:
        """The verified door: raises Illegal before anything changed."""
        if reason := action.refusal(self, seat):
            raise Illegal(reason)
        if self.book.misplays is None:
            action.do(self, seat)
        else:
            self.carry_out(seat, action)

    def carry_out(self, seat: int, action: Action) -> None:
        """Does what was found acceptable: a wrong card that is no more than a misplay goes back and costs (V33)."""
        if self.book.misplays is not None and isinstance(action, Play):
            reason = self.refusal(seat, action)
            if reason is not None:
                count = self.gives(seat, self.misplay(seat, action, reason), "misplay")
                self.say(Misplayed, seat, action.card, count)
                return
        action.do(self, seat)

    def deal(self) -> None:
        """Shuffles, deals one card at a time from the dealer's left, and turns the start card over (rulebook 1)."""
        self.pile = pile = self.shuffled(self.book.deck)
        count = len(self.order)
        dealt = self.book.hand_size * count
        cards = pile[: -dealt - 1 : -1]
        del pile[-dealt:]
        seat = self.dealer
        for place in range(count):
            seat = self.after[seat]
            self.hands[seat] = cards[place::count]
        self.book.opens(self)

    def turn_over(self) -> Card:
        """The top card of the draw pile goes face up on the discard pile."""
        card = self.pile.pop()
        self.discard.append(card)
        return card

    def turn_back(self) -> None:
        """The card turned over goes back and the pile is shuffled anew."""
        self.pile = self.shuffled([*self.pile, self.discard.pop()])

    def open(self, card: Card, ignored: tuple[Card, ...], *, acts: bool) -> None:
        """The start card lies: it acts, or the player left of the dealer simply begins."""
        self.show = SHOWS[card, card.colour]
        self.say(StartCard, card, ignored)
        first = self.after[self.dealer]
        opened = self.book.opened.get(card.face) if acts or card.black else None
        if opened is not None:
            opened(self)
        if self.phase is OPENING and card.black:
            self.turn = first
        else:
            self.advance(self.dealer)

    def wait_for_colour(self) -> None:
        """The first player names the colour of a wild that was turned over."""
        self.phase = OPENING

    def call_time(self) -> None:
        """The time of the round is up: it ends when the turn in hand is over (V35)."""
        self.notes["time_up"] = True

    def depart(self, seat: int) -> None:
        """The player leaves the table (rulebook 9): the hand goes under the discard pile, the turn moves once."""
        if seat not in self.order:
            return
        self.discard[:0] = self.hands[seat]
        on_turn = seat == self.turn
        debt = self.debt
        if on_turn and self.phase is OPENING:
            self.settle_colour(seat)
        self.hands[seat] = []
        self.said[seat] = None
        self.duties.pop(seat, None)
        self.drop(seat)
        self._forget(seat)
        if len(self.order) < 2:
            # with places the round is decided; else the match is, by forfeit, and the round gives nothing
            placed = self.out
            self.out = (*placed, *self.order) if placed else ()
            self.finish(placed[0] if placed else None)
        elif on_turn and debt is not None and debt.leaver is not None:
            # nobody answers a last draw two any more, and nobody draws: its player is out
            self.advance(seat)
            going_out.resumes(self, debt.leaver, Leave.REENTRY)
        elif on_turn:
            self.advance(seat)

    def _forget(self, seat: int) -> None:
        """Nobody is challenged or brought back who has left; the twin of a leaver's card may not be covered."""
        debt = self.debt
        if debt is not None and debt.proof is not None and debt.proof.seat == seat:
            self.debt = debt = debt.but(proof=None, leaver=debt.leaver)
        if debt is not None and debt.leaver == seat:
            self.await_answer(None)
