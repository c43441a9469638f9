"""The verbs: what actions and rules may do to a round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import repeat, starmap
from random import Random
from typing import TYPE_CHECKING, Any

from bot.uno import calls
from bot.uno.cards import COLOURS, Card
from bot.uno.events import ColourNamed, Drew, Event, Passed, Reshuffled, Reversed, RoundEnded, Skipped, Swapped
from bot.uno.legality import Legality
from bot.uno.phases import OVER, Debt
from bot.uno.shows import SHOWS

if TYPE_CHECKING:
    from bot.uno.actions import Play
    from bot.uno.ways import Way


def shuffled(cards: Sequence[Card], random: Random) -> list[Card]:
    """The cards in an order drawn from `random`: sorted by random keys, which costs half of `Random.shuffle`."""
    # next(keys, card) never comes to its default: a key without a Python call for each card
    return sorted(cards, key=partial(next, starmap(random.random, repeat(()))))


class Verbs(Legality):
    """What may be done to a round: cards, penalties, the turn, hands, the end."""

    __slots__ = ()

    def say(self, event: type[Event], *fields: Any) -> None:
        """Tells whoever listens what happened."""
        if self.tell is not None:
            self.tell(event, fields)

    def drop(self, seat: int) -> None:
        """The seat is in the round no longer."""
        self.set_order(tuple(each for each in self.order if each != seat))

    def face(self, direction: int) -> None:
        """Sets the direction of play."""
        if direction != self.direction:
            self.direction = direction
            self.after, self.before = self.before, self.after

    def reverse(self) -> None:
        self.direction = -self.direction
        self.after, self.before = self.before, self.after
        if self.tell is not None:
            self.tell(Reversed, (self.direction,))

    def take(self, seat: int, count: int) -> list[Card]:
        """Moves cards from the draw pile to a hand, reshuffling when it runs out; fewer where the piles hold less."""
        pile = self.pile
        if len(pile) >= count:
            taken = pile[: -count - 1 : -1]
            if count:
                del pile[-count:]
        else:
            taken: list[Card] = []
            while len(taken) < count and (pile or self.reshuffle()):
                pile = self.pile
                taken.append(pile.pop())
        self.hands[seat].extend(taken)
        return taken

    def gives(self, seat: int, count: int, cause: str) -> int:
        """`take` with all that belongs to it: told, and the calls that fall due."""
        cards = self.take(seat, count)
        self.tells_drawn(seat, cards, cause)
        return len(cards)

    def shuffled(self, cards: Sequence[Card]) -> list[Card]:
        """The next shuffle of the match: number k comes from `Random(f"{seed}:{k}")`, so that it can be proved.

        A simulator that gives the round a `random` of its own saves the seeding.
        """
        self.shuffles += 1
        return shuffled(cards, self.random or Random(f"{self.seed}:{self.shuffles}"))

    def count_anew(self, seat: int) -> None:
        """This hand grew without a turn: calls that no longer fit lapse, new ones fall due."""
        calls.took(self, seat)

    def give_back(self, seat: int, count: int) -> None:
        """The newest cards of a hand go back to the top of the draw pile, as they came."""
        hand = self.hands[seat]
        if count:
            self.pile += reversed(hand[-count:])
            del hand[-count:]
            calls.shrank(self, seat)

    def bring_back(self, seat: int) -> None:
        """Who was out is in the round again (C55); those placed after move up."""
        self.out = tuple(each for each in self.out if each != seat)
        self.set_order(tuple(sorted((*self.order, seat))))

    def await_answer(self, leaver: int | None) -> None:
        """The pending penalty waits for an answer that would bring this seat back (V12), or is an ordinary one."""
        debt = self.owed
        self.debt = debt = debt.but(proof=debt.proof, leaver=leaver)
        self.phase = self.book.owing[self.shown, debt.face, leaver is None]

    def reshuffle(self) -> bool:
        """All discards but the top card become the draw pile. Returns whether there were any."""
        if len(self.discard) < 2:
            return False
        top = self.discard.pop()
        self.pile = self.shuffled(self.discard)
        self.discard = [top]
        self.say(Reshuffled, len(self.pile))
        return True

    def name_colour(self, colour: str) -> None:
        """The colour of a wild that was turned over; the turn is then an ordinary one."""
        self.show = show = SHOWS[self.shown.card, colour]
        self.phase = self.book.turns[show]

    def settle_colour(self, seat: int) -> None:
        """The table names it for the seat on turn: the one held most, the first of the four on a tie (rulebook 9)."""
        hand = self.hands[seat]
        colour = max(COLOURS, key=lambda each: sum(card.colour == each for card in hand))
        self.name_colour(colour)
        self.say(ColourNamed, seat, colour, True)

    def owe(self, seat: int, card: Card) -> None:
        """Adds a draw card to the pending penalty, or opens one."""
        debt = self.debt
        total = card.draws if debt is None else card.draws + debt.total
        self.debt = Debt(total, card.face, seat)

    def carry(self) -> None:
        """The pending penalty goes on to another seat; it can no longer be challenged."""
        self.debt = self.owed.but(proof=None, leaver=None)

    def cover(self, *, cancel: bool) -> Way:
        """A twin is laid on the card that landed: it lands the same way, after undoing its effect or not (V06, V08)."""
        assert self.landed is not None
        _, way, debt, direction, steps, _ = self.landed
        if cancel:
            self.face(direction)
            self.debt = debt
        else:
            self.steps = steps
        return way

    def ask(self, seat: int) -> None:
        """Puts the debt before the next seat, or before the one it is aimed at."""
        book = self.book
        before = self.turn
        self.turn = self.after[seat] if self.aim is None else self.aim
        self.aim = None
        self.steps = 0
        debt = self.debt
        show = self.show
        assert debt is not None
        assert show is not None
        self.phase = book.owing[show, debt.face, debt.leaver is None]
        if book.watches_turns:
            self._end_turn(before)

    def advance(self, seat: int) -> None:
        """Passes the turn from this seat on, over those who are skipped."""
        target = self.after[seat]
        if self.steps:
            for _ in range(self.steps):
                if (tell := self.tell) is not None:
                    tell(Skipped, (target,))
                target = self.after[target]
            if self.landed is not None:
                self.landed = (*self.landed[:4], self.steps, self.landed[5])
            self.steps = 0
        if self.aim is not None:
            target = self.aim
            self.aim = None
        book = self.book
        if book.watches_turns:
            self.begin(target)
        else:
            # all that `begin` does then
            self.debt = None
            self.turn = target
            self.phase = book.turns[self.show]  # type: ignore[index]

    def begin(self, seat: int) -> None:
        """The turn of this seat begins; nothing is pending on it."""
        before = self.turn
        self.debt = None
        self.turn = seat
        self.phase = self.book.turns[self.show]  # type: ignore[index]
        if self.book.watches_turns:
            self._end_turn(before)
            for begins in self.book.turn_begins:
                if begins(self, seat):
                    return

    def _end_turn(self, before: int) -> None:
        """The turn was this seat's and is another's now."""
        if before != self.turn:
            for ends in self.book.turn_ends:
                ends(self, before)

    def pays(self, seat: int, count: int, cause: str) -> None:
        """The seat on turn draws a penalty and loses the turn (4.P)."""
        if self.duties:
            calls.turn_action(self, seat, False)
        self.fresh = False
        if cards := self.take(seat, count):
            self.tells_drawn(seat, cards, cause)
            self.advance(seat)
        else:
            self.stands(seat)

    def stands(self, seat: int) -> None:
        """Nothing was left to draw: the turn passes, and a round in which nobody can move ends (4.S)."""
        position = f"{self.show} {self.hands}"
        self.still = self.still + 1 if position == self.stood else 1
        self.stood = position
        self.say(Passed, seat)
        if self.still >= len(self.order):
            self.book.stands_still(self)
        else:
            self.advance(seat)

    def chance(self, purpose: str) -> Random:
        """Chance for a rule, from the match's seed and a place that does not come twice."""
        return Random(f"{self.seed}:{purpose}:{self.shuffles}:{len(self.discard)}:{len(self.pile)}")

    def tells_drawn(self, seat: int, cards: list[Card], cause: str) -> None:
        """What belongs to cards that were taken: told, and the calls that fall due."""
        if cards:
            if (tell := self.tell) is not None:
                tell(Drew, (seat, len(cards), cause, tuple(cards)))
            if len(self.hands[seat]) - len(cards) <= self.book.few:
                calls.took(self, seat)

    def swap_for(self, seat: int, play: Play, nth: int) -> None:
        """Carries out the swap that this play names for its `nth` card; a last card names none."""
        other = play.targets[nth] if nth < len(play.targets) else None
        if other is not None and other in self.order and seat in self.order:
            self.say(Swapped, seat, other)
            self.move_hands({seat: other, other: seat}, seat if play.call else None)

    def move_hands(self, moves: dict[int, int], caller: int | None) -> None:
        """Hands change places: `moves` maps each seat to the seat whose hand it gets; `caller` called with the play."""
        old = self.hands
        self.hands = hands = old[:]
        for seat, source in moves.items():
            hands[seat] = old[source]
        calls.moved(self, old, caller)

    def finish(self, winner: int | None) -> None:
        """The round is over; `winner` is None for a void round. The one way in which a round ends."""
        self.winner = winner
        self.phase = OVER
        self.debt = None
        self.duties = {}
        self.fresh = False
        self.points = tuple(self.book.scores_round(self, winner))
        if self.tell is not None:
            self.tell(RoundEnded, (winner, self.points, tuple(map(tuple, self.hands))))
