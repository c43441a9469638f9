"""What a seat can do. An action knows how to refuse itself and how to act on a round.

`refusal(round, seat)` is None exactly when the action is legal; `do(round, seat)` acts without asking again: for who
took the action from `round.legal()` or asked `refusal()` first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.uno import calls, going_out
from bot.uno.cards import COLOURS, Card
from bot.uno.errors import Reason
from bot.uno.events import ColourNamed, Played, TimedOut
from bot.uno.phases import OPENING, OVER
from bot.uno.shows import SHOWS, Show

if TYPE_CHECKING:
    from bot.uno.legality import Legality
    from bot.uno.round import Round
    from bot.uno.ways import Way


class Action:
    """The base of all actions: immutable, compared by value."""

    __slots__ = ()

    def refusal(self, round: Legality, seat: int) -> Reason | None:
        """Why this seat may not do this now, or None."""
        raise NotImplementedError

    def do(self, round: Round, seat: int) -> None:
        """Act. Only for actions that were found legal."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((type(self), self.key()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.key()}"


class Play(Action):
    """Cards laid in one command: one, or two identical ones (V04). Made by `lay`.

    `colour` is named for black cards and for no others; `targets` are seats for cards that move hands, None for
    nobody; `call` makes the call that falls due with the play; `lone` is the card unless two are laid.
    """

    __slots__ = ("_calling", "call", "card", "cards", "colour", "count", "lone", "show", "targets")

    card: Card
    lone: Any  # a card or None; what is found in a row is a card
    cards: tuple[Card, ...]
    colour: str | None
    targets: tuple[int | None, ...]
    call: bool
    count: int
    show: Show

    def __init__(
        self,
        cards: tuple[Card, ...],
        colour: str | None = None,
        targets: tuple[int | None, ...] = (),
        call: bool = False,
    ) -> None:
        self.cards = cards
        self.card = card = cards[0]
        self.count = count = len(cards)
        self.lone = card if count == 1 else None
        self.colour = colour
        self.targets = targets
        self.call = call
        self.show = SHOWS[card, colour if card.black else card.colour]
        self._calling: Play | None = None

    def key(self) -> tuple[object, ...]:
        return (self.cards, self.colour, self.targets, self.call)

    def calling(self) -> Play:
        """The same play with the call that falls due."""
        if self._calling is None:
            self._calling = lay(self.cards, self.colour, self.targets, True)
        return self._calling

    def refusal(self, round: Legality, seat: int) -> Reason | None:
        reason = round.refusal(seat, self)
        if reason is not None and round.misplay(seat, self, reason):
            return None
        return reason

    def do(self, round: Round, seat: int) -> None:
        book = round.book
        phase = round.phase
        hand = round.hands[seat]
        card = self.lone
        if seat == round.turn and card in (row := phase.row):
            way = row[card]
            jumped = False
            if round.duties:
                calls.turn_action(round, seat, True)
            hand.remove(card)
            round.discard.append(card)
        else:
            way = self._lands_specially(round, seat)
            jumped = self.count == 1
        if book.looks_back:
            drawn = phase.drawn is not None and not jumped
            round.landed = (seat, way.single, round.debt, round.direction, 0, drawn)
            round.fresh = True
        round.show = self.show
        if (tell := round.tell) is not None:
            tell(Played, (seat, self.cards, self.colour, jumped))
        if len(hand) > book.few:
            if (turn := way.follows) is not None:
                # the turn change of `begin`: what most cards do, and all they do
                round.turn = round.after[seat]
                round.phase = turn
                return
            for effect in way.effects:
                effect(round, seat, self)
        elif not self._leaves_few(round, seat, way):
            return
        if round.debt is not None:
            round.ask(seat)
        elif round.phase is not OVER:
            round.advance(seat)

    def _lands_specially(self, round: Round, seat: int) -> Way:
        """A pair, or a card out of turn, goes from the hand to the pile; the way by which it then acts."""
        way = round.way(seat, self)
        assert way is not None
        if round.duties:
            calls.turn_action(round, seat, True)
        for card in self.cards:
            round.hands[seat].remove(card)
            round.discard.append(card)
        return way if way.prepare is None else way.prepare(round, seat, self)

    def _leaves_few(self, round: Round, seat: int, way: Way) -> bool:
        """So few cards are left that a call falls due, or none is. Returns whether the round goes on as usual."""
        count = len(round.hands[seat])
        if not count and not going_out.goes_out(round, seat, self, way):
            return False
        for effect in way.effects:
            effect(round, seat, self)
        if count:
            calls.laid(round, seat, self.call, count)
        return True


_PLAYS: dict[tuple[object, ...], Play] = {}


def lay(
    cards: tuple[Card, ...],
    colour: str | None = None,
    targets: tuple[int | None, ...] = (),
    call: bool = False,
) -> Play:
    """The play of these cards; the same object for the same arguments."""
    key = (cards, colour, targets, call)
    play = _PLAYS.get(key)
    if play is None:
        play = _PLAYS[key] = Play(cards, colour, targets, call)
    return play


class Plain(Action):
    """An action without arguments: one object is enough."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class Draw(Plain):
    """Draw the turn's card, or take a pending penalty in full."""

    __slots__ = ()

    def refusal(self, round: Legality, seat: int) -> Reason | None:
        return round.not_on_turn(seat) or round.phase.kind.refuses_draw(round, seat)

    def do(self, round: Round, seat: int) -> None:
        round.phase.kind.draw(round, seat)


class Keep(Plain):
    """End the turn without laying the drawn card."""

    __slots__ = ()

    def refusal(self, round: Legality, seat: int) -> Reason | None:
        return round.not_on_turn(seat) or round.phase.kind.refuses_keep(round, seat)

    def do(self, round: Round, seat: int) -> None:
        round.phase.kind.keep(round, seat)


class NameColour(Action):
    """Name the colour of a wild that was turned over."""

    __slots__ = ("colour",)

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def refusal(self, round: Legality, seat: int) -> Reason | None:
        if reason := round.not_on_turn(seat):
            return reason
        if round.phase is not OPENING:
            return Reason("no-colour-owed")
        return None if self.colour in COLOURS else Reason("no-such-colour")

    def do(self, round: Round, seat: int) -> None:
        round.name_colour(self.colour)
        round.say(ColourNamed, seat, self.colour)


class Call(Action):
    """The call alone, without a card: uno, kuno, bruno or unouno."""

    __slots__ = ("call",)

    def __init__(self, call: str) -> None:
        self.call = call

    def refusal(self, round: Legality, seat: int) -> Reason | None:
        return round.refuses_all() or calls.refuses_call(round, seat, self.call)

    def do(self, round: Round, seat: int) -> None:
        if calls.make_call(round, seat, self.call):
            going_out.resumes(round, seat)


class Catch(Action):
    """Report another seat's missing call."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def refusal(self, round: Legality, seat: int) -> Reason | None:
        return round.refuses_all() or calls.refuses_catch(round, seat, self.seat)

    def do(self, round: Round, seat: int) -> None:
        calls.catch(round, seat, self.seat)


class Challenge(Plain):
    """Challenge the wild draw four that is pending."""

    __slots__ = ()

    def refusal(self, round: Legality, seat: int) -> Reason | None:
        if reason := round.refuses_all():
            return reason
        return round.book.refuses_challenge(round, seat)

    def do(self, round: Round, seat: int) -> None:
        round.book.settles_challenge(round, seat)


class Timeout(Plain):
    """The turn timer of this seat ran out (rulebook 9)."""

    __slots__ = ()

    def refusal(self, round: Legality, seat: int) -> Reason | None:
        return round.not_on_turn(seat)

    def do(self, round: Round, seat: int) -> None:
        round.say(TimedOut, seat)
        if round.book.oversleeps is not None:
            round.gives(seat, round.book.oversleeps(round, seat), "sleep")
        round.phase.kind.times_out(round, seat)
