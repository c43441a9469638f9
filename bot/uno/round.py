"""One round, from the deal to the last card: the state, and the verbs that actions and rules may use.

A round is played on directly by who trusts its own choice (`action.do`), or on a copy by who must be all or nothing
(`copy()`, then `act()`).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product, repeat, starmap
from random import Random
from typing import TYPE_CHECKING, Any

from bot.uno import calls
from bot.uno.actions import (
    Action,
    Call,
    Catch,
    Challenge,
    Draw,
    Keep,
    NameColour,
    Play,
    lay,
)
from bot.uno.book import Book, Way
from bot.uno.cards import COLOURS, Card
from bot.uno.errors import Illegal, Reason
from bot.uno.events import (
    Drew,
    Event,
    Passed,
    Reshuffled,
    Reversed,
    RoundEnded,
    Skipped,
    StartCard,
    Swapped,
)
from bot.uno.phases import OPENING, OVER, Owes, Phase
from bot.uno.shows import SHOWS, Show

if TYPE_CHECKING:
    from bot.uno.calls import Duty

Tell = Callable[..., None]


def shuffled(cards: list[Card], seed: str, number: int) -> list[Card]:
    """Shuffle `number` of the match with this seed: the cards sorted by random keys (architecture, promise 8)."""
    keys = starmap(Random(f"{seed}:{number}").random, repeat(()))
    return sorted(cards, key=lambda _: next(keys))


class Landed:
    """The card that landed last, for rules that look back: who laid it, how, and what held before it acted."""

    __slots__ = ("debt", "direction", "drawn", "seat", "steps", "way")

    def __init__(
        self, seat: int, way: Way, debt: Owes | None, direction: int, steps: int, drawn: bool
    ) -> None:
        self.seat = seat
        self.way = way
        self.debt = debt
        self.direction = direction
        self.steps = steps
        self.drawn = drawn


class Round:
    """The state of a round. Rules read it and change it through its verbs only."""

    __slots__ = (
        "after",
        "aim",
        "before",
        "book",
        "covered",
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
        "number",
        "order",
        "out",
        "phase",
        "pile",
        "points",
        "said",
        "seed",
        "show",
        "shuffles",
        "steps",
        "still",
        "tell",
        "turn",
        "winner",
    )

    book: Book
    seed: str
    shuffles: int
    number: int
    dealer: int
    hands: list[list[Card]]
    pile: list[Card]
    discard: list[Card]
    show: Show | None
    covered: Show | None
    direction: int
    after: list[int]
    before: list[int]
    order: tuple[int, ...]
    out: tuple[int, ...]
    turn: int
    phase: Phase
    debt: Owes | None
    steps: int
    aim: int | None
    still: int
    fresh: bool
    landed: Landed | None
    duties: dict[int, Duty]
    said: list[str | None]
    false_catches: tuple[int, ...]
    notes: dict[str, Any]
    winner: int | None
    points: tuple[int, ...]
    tell: Tell | None

    def __init__(self, book: Book, seed: str, shuffles: int, dealer: int, order: tuple[int, ...]) -> None:
        seats = book.seats
        self.book = book
        self.seed = seed
        self.shuffles = shuffles
        self.dealer = dealer
        self.hands = [[] for _ in range(seats)]
        self.pile = []
        self.discard = []
        self.show = None
        self.covered = None
        self.direction = 1
        self.out = ()
        self.phase = OPENING
        self.debt = None
        self.steps = 0
        self.aim = None
        self.still = 0
        self.fresh = False
        self.landed = None
        self.duties = {}
        self.said = [None] * seats
        self.false_catches = ()
        self.notes = {}
        self.winner = None
        self.points = ()
        self.tell = None
        self.set_order(order)
        self.turn = self.after[dealer]

    # --- questions --------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.phase is OVER

    @property
    def top(self) -> Card | None:
        return self.show.card if self.show is not None else None

    @property
    def colour(self) -> str | None:
        return self.show.colour if self.show is not None else None

    def way(self, seat: int, play: Play) -> Way | None:
        """By which way this seat may lay these cards, the hand's guards apart; None for no way."""
        if seat == self.turn:
            found = (self.phase.row if play.count == 1 else self.phase.pairs).get(play.card)
            if found is not None:
                return found
        if self.fresh and play.count == 1 and self.show is not None and seat in self.order:
            for each in self.book.fresh(self.show).get(play.card, ()):
                if each.guard is None or each.guard(self, seat, play) is None:
                    return each
        return None

    def can_lay(self, seat: int, card: Card) -> bool:
        """Whether a card of this hand that has a way passes the hand's guards with some colour and target."""
        if card.face in self.book.checked or self.book.bars_finish:
            return any(self.refusal(seat, play) is None for play in self.forms(seat, card, 1))
        return True

    def playable(self, seat: int) -> list[Card]:
        """The cards of this hand that may be laid singly now, in the order of the hand, twins twice."""
        hand = self.hands[seat]
        phase = self.phase
        if seat != self.turn or (self.fresh and phase.debt is not None):
            return [card for card in hand if self._may_lay(seat, card)]
        row = phase.row
        cards = [card for card in hand if card in row]
        checked = self.book.checked
        if len(hand) == 1 or (checked and any(card.face in checked for card in cards)):
            return [card for card in cards if self.can_lay(seat, card)]
        return cards

    def _may_lay(self, seat: int, card: Card) -> bool:
        if seat == self.turn and card in self.phase.row:
            return self.can_lay(seat, card)
        if not self.fresh or self.show is None or card not in self.book.fresh(self.show):
            return False
        return any(self.refusal(seat, play) is None for play in self.forms(seat, card, 1))

    def forms(self, seat: int, card: Card, count: int) -> list[Play]:
        """Every play of this card that is complete: each colour, each target; not asked whether it is legal."""
        colours = COLOURS if card.black else (None,)
        aims: list[tuple[int | None, ...]] = [()]
        if self.wants_targets(seat, card, count):
            choices = self.book.aims[card.face](self, seat)
            aims = list(product(choices, repeat=count))
        return [lay((card,) * count, colour, aim) for colour in colours for aim in aims]

    def wants_targets(self, seat: int, card: Card, count: int) -> bool:
        """Whether this card must be aimed now: a last card moves hands only where a rule says so (4.O)."""
        if card.face not in self.book.aims:
            return False
        return len(self.hands[seat]) > count or self.book.moves_on_finish

    def refusal(self, seat: int, play: Play) -> Reason | None:
        """Why this seat may not lay this now, or None: the one question of legality."""
        if self.phase is OVER:
            return Reason("round-over")
        way = self.way(seat, play)
        hand = self.hands[seat]
        if hand.count(play.card) < play.count:
            return Reason("not-in-hand", {"card": play.card.name})
        if way is None:
            return self._why_no_way(seat, play)
        if (play.colour is None) is play.card.black:
            return Reason("name-colour" if play.card.black else "no-colour-here")
        if way.guard is not None and (reason := way.guard(self, seat, play)):
            return reason
        for guard in self.book.restricted.get(play.card.face, ()):
            if reason := guard(self, seat, play):
                return reason
        if len(hand) == play.count and (reason := self.book.bars(play.card)):
            return reason
        return self._refuses_targets(seat, play)

    def _refuses_targets(self, seat: int, play: Play) -> Reason | None:
        if not self.wants_targets(seat, play.card, play.count):
            # a last card needs no target; one that was named all the same is ignored
            if play.targets and play.card.face not in self.book.aims:
                return Reason("no-target-here")
            return None
        if len(play.targets) != play.count:
            return Reason("name-target")
        choices = self.book.aims[play.card.face](self, seat)
        for target in play.targets:
            if target not in choices:
                return Reason("must-swap") if target is None else Reason("no-such-target")
        return None

    def _why_no_way(self, seat: int, play: Play) -> Reason:
        return self.not_on_turn(seat) or self.phase.why(self, play)

    def refuses_all(self) -> Reason | None:
        return Reason("round-over") if self.phase is OVER else None

    def not_on_turn(self, seat: int) -> Reason | None:
        """Why this seat may not act as the one on turn, or None."""
        if self.phase is OVER:
            return Reason("round-over")
        if seat == self.turn:
            return None
        if seat not in self.order:
            return Reason("not-in-round")
        return Reason("not-your-turn", {"turn": self.turn})

    def misplay(self, seat: int, play: Play, reason: Reason) -> int:
        """How many cards this refused play costs under the rules; 0 where it is simply refused (V33)."""
        misplays = self.book.misplays
        return 0 if misplays is None else misplays(self, seat, play, reason)

    def legal(self, seat: int) -> list[Action]:
        """Everything this seat may do now, each once, without the variants of a play that also call."""
        if self.phase is OVER:
            return []
        actions: list[Action] = []
        seen: set[Card] = set()
        hand = self.hands[seat]
        for card in hand:
            if card in seen:
                continue
            seen.add(card)
            for count in (1, 2) if hand.count(card) > 1 and self.phase.pairs else (1,):
                forms = self.forms(seat, card, count)
                if self.way(seat, forms[0]) is None:
                    continue
                actions += [play for play in forms if self.refusal(seat, play) is None]
        actions += [each for each in _PLAIN_ACTIONS if each.refusal(self, seat) is None]
        if self.phase is OPENING:
            actions += [NameColour(colour) for colour in COLOURS if seat == self.turn]
        actions += [each for call in calls.CALLS if (each := Call(call)).refusal(self, seat) is None]
        actions += [each for other in self.order if (each := Catch(other)).refusal(self, seat) is None]
        return actions

    # --- doors ------------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: Action) -> None:
        """The verified door: raises Illegal before anything changed."""
        if reason := action.refusal(self, seat):
            raise Illegal(reason)
        action.do(self, seat)

    def copy(self) -> Round:
        """A working copy. Cards, shows, phases and what landed are shared: they never change."""
        twin = object.__new__(Round)
        twin.book = self.book
        twin.seed = self.seed
        twin.shuffles = self.shuffles
        twin.dealer = self.dealer
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.show = self.show
        twin.covered = self.covered
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
        twin.fresh = self.fresh
        twin.landed = self.landed
        twin.duties = self.duties.copy()
        twin.said = self.said[:]
        twin.false_catches = self.false_catches
        twin.notes = self.notes.copy()
        twin.winner = self.winner
        twin.points = self.points
        twin.tell = self.tell
        return twin

    # --- the start and the end --------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Shuffles, deals one card at a time from the dealer's left, and turns the start card over (rulebook 1)."""
        self.shuffles += 1
        self.pile = pile = shuffled(list(self.book.deck), self.seed, self.shuffles)
        size, count = self.book.hand_size, len(self.order)
        seat = self.dealer
        for place in range(count):
            seat = self.after[seat]
            # one card at a time: every count-th card from the top is this seat's
            self.hands[seat] = pile[: -size * count - 1 : -1][place::count]
        del pile[-size * count :]
        self.opens()

    def opens(self) -> None:
        """Turns the start card over, under the rules, and begins the first turn."""
        self.book.opens(self)

    def turn_over(self) -> Card:
        """The top card of the draw pile goes face up on the discard pile."""
        card = self.pile.pop()
        self.discard.append(card)
        return card

    def turn_back(self) -> None:
        """The card turned over goes back and the pile is shuffled anew."""
        self.shuffles += 1
        self.pile = shuffled([*self.pile, self.discard.pop()], self.seed, self.shuffles)

    def open(self, card: Card, ignored: tuple[Card, ...], *, acts: bool) -> None:
        """The start card lies: it acts, or the player left of the dealer simply begins."""
        self.show = SHOWS[card, card.colour]
        self.say(StartCard, card, ignored)
        self.steps = 0
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

    @property
    def is_timed_out(self) -> bool:
        return "time_up" in self.notes

    def call_time(self) -> None:
        """The time of the round is up: it ends when the turn in hand is over (V35)."""
        self.notes["time_up"] = True

    def depart(self, seat: int) -> None:
        """The player leaves the table (rulebook 9): the hand goes under the discard pile, the turn moves once."""
        if seat not in self.order:
            return
        self.discard[:0] = self.hands[seat]
        on_turn = seat == self.turn
        phase = self.phase
        if on_turn and phase is OPENING:
            phase.settle(self, seat)
        self.hands[seat] = []
        self.said[seat] = None
        self.duties.pop(seat, None)
        self.drop(seat)
        self._forget(seat)
        if len(self.order) < 2:
            # who is left wins: the match by forfeit, or this round where the others have gone out before
            winner = self.out[0] if self.out else self.order[0]
            self.out = (*self.out, *self.order) if self.out else ()
            self.finish(winner)
        elif on_turn:
            self.steps = 0
            self.aim = None
            self.advance(seat)

    def _forget(self, seat: int) -> None:
        """Nobody is challenged or brought back who has left; the twin of a leaver's card may not be covered."""
        debt = self.phase.debt
        if debt is not None and debt.proof is not None and debt.proof.seat == seat:
            self.phase = debt = debt.but(proof=None, leaver=debt.leaver)
        if debt is not None and debt.leaver == seat:
            assert self.show is not None
            self.phase = debt.but(
                proof=debt.proof, leaver=None, row=self.book.row("owes", self.show, debt.face)
            )

    # --- verbs ------------------------------------------------------------------------------------------------------

    def say(self, event: type[Event], *fields: Any) -> None:
        """Tells whoever listens what happened."""
        if self.tell is not None:
            self.tell(event, *fields)

    def set_order(self, order: tuple[int, ...]) -> None:
        """Who is in the round; works out each seat's neighbours, also for seats that are not (a leaver's next)."""
        self.order = order
        clockwise = [self._neighbour(seat, 1) for seat in range(self.book.seats)]
        counter = [self._neighbour(seat, -1) for seat in range(self.book.seats)]
        self.after, self.before = (clockwise, counter) if self.direction == 1 else (counter, clockwise)

    def _neighbour(self, seat: int, step: int) -> int:
        seats = self.book.seats
        for distance in range(1, seats + 1):
            other = (seat + step * distance) % seats
            if other in self.order:
                return other
        return seat

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
            self.tell(Reversed, self.direction)

    def take(self, seat: int, count: int) -> list[Card]:
        """Moves cards from the draw pile to a hand, reshuffling when it runs out; fewer where the piles hold less."""
        pile = self.pile
        if len(pile) >= count:
            if count == 1:
                card = pile.pop()
                self.hands[seat].append(card)
                return [card]
            taken = pile[: -count - 1 : -1]
            if count:
                del pile[-count:]
        else:
            taken: list[Card] = []
            while len(taken) < count and (pile or self.reshuffle()):
                pile = self.pile
                taken.append(pile.pop())
        self.hands[seat] += taken
        return taken

    def gives(self, seat: int, count: int, cause: str) -> int:
        """`take` with all that belongs to it: told, the passes counted anew, calls that fall due."""
        cards = self.take(seat, count)
        self.tells_drawn(seat, cards, cause)
        return len(cards)

    def reshuffle(self) -> bool:
        """All discards but the top card become the draw pile. Returns whether there were any."""
        if len(self.discard) < 2:
            return False
        self.shuffles += 1
        top = self.discard.pop()
        self.pile = shuffled(self.discard, self.seed, self.shuffles)
        self.discard = [top]
        self.say(Reshuffled, len(self.pile))
        return True

    def name_colour(self, colour: str) -> None:
        """The colour of a wild that was turned over; the turn is then an ordinary one."""
        assert self.show is not None
        self.show = SHOWS[self.show.card, colour]
        self.phase = self.book.turns[self.show]

    def owe(self, seat: int, card: Card) -> None:
        """Adds a draw card to the pending penalty, or opens one."""
        debt = self.debt
        total = card.draws if debt is None else card.draws + debt.total
        self.debt = Owes(total, card.face, seat)

    def carry(self) -> None:
        """The pending penalty goes on to another seat; it can no longer be challenged."""
        assert self.debt is not None
        self.debt = self.debt.but(proof=None, leaver=None)

    def look_back(self, seat: int, play: Play, way: Way) -> Way:
        """Keeps what held before the card acts; a card laid on its twin first undoes or adds to the covered one."""
        phase = self.phase
        if way.prepare is not None:
            way = way.prepare(self, seat, play)
        drawn = phase.name == "drew" and seat == self.turn
        self.landed = Landed(seat, way.single, self.debt, self.direction, 0, drawn)
        self.fresh = True
        return way

    def cover(self, *, cancel: bool) -> Way:
        """A twin is laid on the card that landed: it lands the same way, after undoing its effect or not (V06, V08)."""
        landed = self.landed
        assert landed is not None
        if cancel:
            self.face(landed.direction)
            self.debt = landed.debt
        else:
            self.steps = landed.steps
        return landed.way

    def ask(self, seat: int) -> None:
        """Puts the debt before the next seat, or before the one it is aimed at."""
        debt = self.debt
        show = self.show
        assert debt is not None
        assert show is not None
        target = self.after[seat] if self.aim is None else self.aim
        self.aim = None
        kind = "owes" if debt.leaver is None else "last"
        debt.row = self.book.row(kind, show, debt.face)
        self._turn_to(target)
        self.phase = debt
        self.debt = None

    def advance(self, seat: int) -> None:
        """Passes the turn from this seat on, over those who are skipped."""
        after = self.after
        target = after[seat]
        for _ in range(self.steps):
            if self.tell is not None:
                self.tell(Skipped, target)
            target = after[target]
        if self.aim is not None:
            target = self.aim
            self.aim = None
        self.begin(target)

    def begin(self, seat: int) -> None:
        """The turn of this seat begins."""
        book = self.book
        if book.turn_ends:
            self._turn_to(seat)
        else:
            self.turn = seat
        self.phase = book.turns[self.show]  # type: ignore[index]
        for begins in book.turn_begins:
            if begins(self, seat):
                return

    def _turn_to(self, seat: int) -> None:
        for ends in self.book.turn_ends:
            if seat != self.turn:
                ends(self, self.turn)
        self.turn = seat

    def pays(self, seat: int, count: int, cause: str) -> None:
        """The seat on turn draws a penalty and loses the turn (4.P)."""
        if self.duties:
            calls.turn_action(self, seat, played=False)
        self.fresh = False
        if self.gives(seat, count, cause):
            self.steps = 0
            self.advance(seat)
        else:
            self.stands(seat)

    def stands(self, seat: int) -> None:
        """Nothing was left to draw: the turn passes, and a round in which nobody can move ends (4.S)."""
        self.still += 1
        self.say(Passed, seat)
        if self.still >= len(self.order) and self.book.stands_still is not None:
            self.book.stands_still(self)
        else:
            self.steps = 0
            self.advance(seat)

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats in the round, in clockwise order from this one."""
        return tuple(
            each
            for distance in range(1, self.book.seats)
            if (each := (seat + distance) % self.book.seats) in self.order
        )

    @property
    def players(self) -> tuple[int, ...]:
        """Everybody who played this round to its end: in it still, or placed."""
        return (*self.out, *(seat for seat in self.order if seat not in self.out))

    def value(self, seat: int) -> int:
        """What the cards in this hand count."""
        points = self.book.points
        return sum(points[card] for card in self.hands[seat])

    def lowest(self) -> int | None:
        """The seat with the fewest points in hand; None on a tie."""
        values = {seat: self.value(seat) for seat in self.order}
        best = min(values.values())
        lowest = [seat for seat, value in values.items() if value == best]
        return lowest[0] if len(lowest) == 1 else None

    def chance(self, purpose: str) -> Random:
        """Chance for a rule, from the match's seed and a place that does not come twice."""
        return Random(f"{self.seed}:{purpose}:{self.shuffles}:{len(self.discard)}:{len(self.pile)}")

    def tells_drawn(self, seat: int, cards: list[Card], cause: str) -> None:
        """What belongs to cards that were taken: told, the passes counted anew, calls that fall due."""
        if cards:
            self.still = 0
            self.say(Drew, seat, len(cards), cause, tuple(cards))
            calls.took(self, seat)

    def swap_for(self, seat: int, play: Play, nth: int) -> None:
        """Carries out the swap that this play names for its `nth` card; a last card names none."""
        other = play.targets[nth] if nth < len(play.targets) else None
        if other is not None and other in self.order and seat in self.order:
            self.say(Swapped, seat, other)
            self.move_hands({seat: other, other: seat})

    def move_hands(self, moves: dict[int, int]) -> None:
        """Hands change places: `moves` maps each seat to the seat whose hand it gets."""
        old = self.hands
        self.hands = [old[moves.get(seat, seat)] for seat in range(len(old))]
        calls.moved(self, old)

    def finish(self, winner: int | None) -> None:
        """The round is over; `winner` is None for a void round. The one way in which a round ends."""
        self.winner = winner
        self.phase = OVER
        self.debt = None
        self.duties = {}
        self.fresh = False
        scores = self.book.scores_round
        nothing = [0] * len(self.hands)
        self.points = tuple(nothing if scores is None else scores(self, winner))
        self.say(RoundEnded, winner, self.points, tuple(tuple(hand) for hand in self.hands))


_PLAIN_ACTIONS: tuple[Action, ...] = (Draw(), Keep(), Challenge())
