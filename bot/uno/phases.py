"""What a round waits for: a phase is of one kind, which says what may be done, and carries the row of cards for it.

Phases hold no state of a round: they are shared by all rounds of a book. What is pending is `round.debt`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Literal

from bot.uno import calls, going_out
from bot.uno.cards import Card
from bot.uno.errors import Reason
from bot.uno.events import Drew, Kept
from bot.uno.memo import Memo

if TYPE_CHECKING:
    from bot.uno.actions import Play
    from bot.uno.legality import Legality
    from bot.uno.round import Round
    from bot.uno.shows import Show
    from bot.uno.ways import Way

PhaseName = Literal["turn", "drew", "owes", "opening", "over"]
Row = dict[Card, "Way"]
Takes = Callable[[Card], bool]
NO_ROW: Row = {}

YOUR_COLOUR_FIRST = Reason("colour-first")


class Phase:
    """A phase: `kind` says what may be done, `row` what may be laid singly, and how, `pairs` in twos.

    `takes` says of a card whether the seat on turn may lay it; None where the rules ask more than which card it is: of
    the hand, or who was first. `drawn` is the card that was drawn and may be laid or kept, else None. `choosing` holds
    the phases after a card was drawn on this turn, by that card (KeyError for one that does not fit).

    One class for all kinds: every move reads these fields, and Python reads those of a single class faster.
    """

    __slots__ = ("choosing", "drawn", "kind", "pairs", "row", "show", "takes")

    row: Row
    pairs: Row
    takes: Takes | None

    def __init__(self, kind: Kind, show: Show | None = None, drawn: Card | None = None) -> None:
        self.kind = kind
        self.show = show
        self.drawn = drawn
        self.allow(NO_ROW, plainly=True)
        self.choosing = Memo(self._work_out_choosing)

    def allow(self, row: Row, pairs: Row = NO_ROW, *, plainly: bool) -> None:
        """What may be laid, `plainly` whatever else is in the hand. Said once: the ways of a row know their phases."""
        self.row = row
        self.pairs = pairs
        self.takes = row.__contains__ if plainly else None

    @property
    def name(self) -> PhaseName:
        return self.kind.name

    def _work_out_choosing(self, card: Card) -> Phase:
        phase = Phase(CHOOSING, self.show, card)
        phase.allow({card: self.row[card]}, plainly=self.takes is not None)
        return phase


class Kind:
    """What may be done in a phase. The base refuses everything."""

    __slots__ = ()
    name: ClassVar[PhaseName] = "over"

    def refuses_draw(self, round: Legality, seat: int) -> Reason | None:
        """Why the seat on turn may not draw, or None."""
        raise NotImplementedError

    def refuses_keep(self, round: Legality, seat: int) -> Reason | None:
        """Why the seat on turn may not keep what it drew, or None."""
        return Reason("nothing-drawn")

    def why(self, round: Legality, play: Play) -> Reason:
        """Why these cards have no way down for the seat on turn."""
        raise NotImplementedError

    def draw(self, round: Round, seat: int) -> None:
        """The seat on turn draws."""
        raise NotImplementedError

    def keep(self, round: Round, seat: int) -> None:
        """The drawn card is kept."""
        raise NotImplementedError

    def times_out(self, round: Round, seat: int) -> None:
        """The turn timer ran out: what is owed is settled and the turn passes (rulebook 9)."""
        raise NotImplementedError


class Over(Kind):
    """The round is decided."""

    __slots__ = ()


class Turn(Kind):
    """An ordinary turn."""

    __slots__ = ()
    name: ClassVar[PhaseName] = "turn"

    def why(self, round: Legality, play: Play) -> Reason:
        if play.count > 1:
            return Reason("no-double")
        shown: dict[str, str | int] = {"top": str(round.top), "colour": str(round.colour)}
        return Reason("does-not-fit", {"card": play.card.name, **shown})

    def refuses_draw(self, round: Legality, seat: int) -> Reason | None:
        for restricts in round.book.restricts_draw:
            if reason := restricts(round, seat):
                return reason
        return None

    def draw(self, round: Round, seat: int) -> None:
        if round.duties:
            calls.turn_action(round, seat, False)
        round.fresh = False
        book = round.book
        pile = round.pile
        if pile and book.draws is None:
            # what `take` and `tells_drawn` do with one card: the most frequent move after a play
            drawn = pile.pop()
            hand = round.hands[seat]
            hand.append(drawn)
            if (tell := round.tell) is not None:
                tell(Drew, (seat, 1, "turn", (drawn,)))
            if len(hand) - 1 <= book.few:
                calls.took(round, seat)
        else:
            cards = round.take(seat, 1) if book.draws is None else book.draws(round, seat)
            if not cards:
                round.stands(seat)
                return
            round.tells_drawn(seat, cards, "turn")
            drawn = cards[-1]
        phase = round.phase
        if drawn in phase.row and (book.is_plain or round.can_lay(seat, drawn)):
            round.phase = phase.choosing[drawn]
        elif book.watches_turns:
            round.begin(round.after[seat])
        else:
            round.turn = round.after[seat]

    def times_out(self, round: Round, seat: int) -> None:
        if round.duties:
            calls.turn_action(round, seat, False)
        round.fresh = False
        if round.gives(seat, 1, "turn"):
            round.advance(seat)
        else:
            round.stands(seat)


class Choosing(Kind):
    """A card was drawn and may be laid or kept."""

    __slots__ = ()
    name: ClassVar[PhaseName] = "drew"

    def why(self, round: Legality, play: Play) -> Reason:
        drawn = round.phase.drawn
        assert drawn is not None
        return Reason("only-drawn-card", {"card": drawn.name})

    def refuses_draw(self, round: Legality, seat: int) -> Reason | None:
        return Reason("already-drawn")

    def refuses_keep(self, round: Legality, seat: int) -> Reason | None:
        for restricts in round.book.restricts_keep:
            if reason := restricts(round, seat):
                return reason
        return None

    def keep(self, round: Round, seat: int) -> None:
        if (tell := round.tell) is not None:
            tell(Kept, (seat,))
        round.advance(seat)

    def times_out(self, round: Round, seat: int) -> None:
        self.keep(round, seat)


class Owes(Kind):
    """A penalty is pending on the seat on turn: `round.debt`."""

    __slots__ = ()
    name: ClassVar[PhaseName] = "owes"

    def why(self, round: Legality, play: Play) -> Reason:
        return Reason("penalty-first", {"count": round.owed.total})

    def refuses_draw(self, round: Legality, seat: int) -> Reason | None:
        for restricts in round.book.restricts_draw:
            if reason := restricts(round, seat):
                return reason
        return None

    def draw(self, round: Round, seat: int) -> None:
        """The penalty is taken in full and the turn is lost (rulebook 1, 4.P)."""
        debt = round.debt
        assert debt is not None
        if debt.leaver is not None:
            going_out.declined(round, seat, debt)
        else:
            round.pays(seat, debt.total, "penalty")

    def times_out(self, round: Round, seat: int) -> None:
        self.draw(round, seat)


class Opening(Kind):
    """A wild was turned over: its colour is owed by the seat on turn."""

    __slots__ = ()
    name: ClassVar[PhaseName] = "opening"

    def why(self, round: Legality, play: Play) -> Reason:
        return YOUR_COLOUR_FIRST

    def refuses_draw(self, round: Legality, seat: int) -> Reason | None:
        return YOUR_COLOUR_FIRST

    def times_out(self, round: Round, seat: int) -> None:
        round.settle_colour(seat)
        round.phase.kind.times_out(round, seat)


class Debt:
    """A pending penalty: put together by the play that lays it, never changed once the next seat owes it.

    `face` is the last draw card of the stack, `layer` who laid it, `proof` what a challenge is judged by, `leaver`
    who went out with it and may be brought back (V12).
    """

    __slots__ = ("face", "layer", "leaver", "proof", "total")

    def __init__(
        self,
        total: int,
        face: str,
        layer: int,
        proof: Proof | None = None,
        leaver: int | None = None,
    ) -> None:
        self.total = total
        self.face = face
        self.layer = layer
        self.proof = proof
        self.leaver = leaver

    def but(self, *, proof: Proof | None, leaver: int | None) -> Debt:
        """The same penalty, with another proof or leaver."""
        return Debt(self.total, self.face, self.layer, proof, leaver)


class Proof:
    """What a challenge is judged by: the rest of the hand at the moment of play, and what lay there before."""

    __slots__ = ("before", "chosen", "hand", "seat")

    def __init__(self, seat: int, hand: tuple[Card, ...], before: Show, chosen: str | None) -> None:
        self.seat = seat
        self.hand = hand
        self.before = before
        self.chosen = chosen


TURN, CHOOSING, OWES = Turn(), Choosing(), Owes()
OPENING = Phase(Opening())
OVER = Phase(Over())
