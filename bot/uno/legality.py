"""Legality: what may be laid, by which way, and why not. One source for buttons, doors and players."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from bot.uno import calls
from bot.uno.actions import Action, Call, Catch, Challenge, Draw, Keep, NameColour, Play, lay
from bot.uno.cards import COLOURS, Card
from bot.uno.errors import Reason
from bot.uno.phases import NO_ROW, OPENING, OVER, Row
from bot.uno.state import State

if TYPE_CHECKING:
    from bot.uno.ways import Way

_PLAIN_ACTIONS: tuple[Action, ...] = (Draw(), Keep(), Challenge())


class Legality(State):
    """The questions of a round. They never change it."""

    __slots__ = ()

    def way(self, seat: int, play: Play) -> Way | None:
        """By which way this seat may lay these cards, the hand's guards apart; None for no way."""
        if seat == self.turn:
            found = (self.phase.row if play.count == 1 else self.phase.pairs).get(play.card)
            if found is not None:
                return found
        if self.fresh and play.count == 1 and seat in self.order:
            for each in self.book.fresh[self.shown].get(play.card, ()):
                if each.guard is None or each.guard(self, seat, play) is None:
                    return each
        return None

    def can_lay(self, seat: int, card: Card) -> bool:
        """Whether a card of this hand that has a way passes the hand's guards with some colour and target."""
        if card.face in self.book.restricted or (self.book.bars_finish and len(self.hands[seat]) == 1):
            return any(self.refusal(seat, play) is None for play in self.forms(seat, card, 1))
        return True

    def playable(self, seat: int) -> list[Card]:
        """The cards of this hand that may be laid singly now, in the order of the hand, twins twice."""
        phase = self.phase
        if seat != self.turn:
            return self._playable_in_a_race(seat, NO_ROW)
        if phase.takes is not None:
            return [*filter(phase.takes, self.hands[seat])]
        if self.fresh and self.debt is not None:
            return self._playable_in_a_race(seat, phase.row)
        return [card for card in self.hands[seat] if card in phase.row and self.can_lay(seat, card)]

    def _playable_in_a_race(self, seat: int, row: Row) -> list[Card]:
        """`playable` where a card that has just landed may be covered; `row` is what this seat may lay anyway."""
        twins = self.book.fresh[self.shown] if self.fresh else {}
        return [
            card
            for card in self.hands[seat]
            if (card in row and self.can_lay(seat, card)) or (card in twins and self._may_cover(seat, card))
        ]

    def _may_cover(self, seat: int, card: Card) -> bool:
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
        book = self.book
        card = play.card
        # the way of an ordinary play on one's turn, or any other
        way = self.phase.row.get(play.lone) if seat == self.turn else None
        if way is None:
            way = self.way(seat, play)
        hand = self.hands[seat]
        if way is None or card not in hand or (play.count > 1 and hand.count(card) < play.count):
            return self._why_no_way(seat, play)
        if (play.colour is None) is card.black:
            return Reason("name-colour" if card.black else "no-colour-here")
        if way.guard is not None and (reason := way.guard(self, seat, play)):
            return reason
        if not book.is_plain and (reason := self._why_barred(seat, play)):
            return reason
        if play.targets or card.face in book.aims:
            return self._refuses_targets(seat, play)
        return None

    def _why_no_way(self, seat: int, play: Play) -> Reason:
        if self.phase is not OVER and self.hands[seat].count(play.card) < play.count:
            return Reason("not-in-hand", {"card": play.card.name})
        return self.not_on_turn(seat) or self.phase.kind.why(self, play)

    def _why_barred(self, seat: int, play: Play) -> Reason | None:
        """What the rules have against a card that has a way: for what the hand holds, or as a last card."""
        for guard in self.book.restricted.get(play.card.face, ()):
            if reason := guard(self, seat, play):
                return reason
        return self.book.bars(play.card) if len(self.hands[seat]) == play.count else None

    def _refuses_targets(self, seat: int, play: Play) -> Reason | None:
        if not self.wants_targets(seat, play.card, play.count):
            # a last card needs no target; one that was named all the same is ignored
            return None if play.card.face in self.book.aims else Reason("no-target-here")
        if len(play.targets) != play.count:
            return Reason("name-target")
        choices = self.book.aims[play.card.face](self, seat)
        for target in play.targets:
            if target not in choices:
                return Reason("must-swap") if target is None else Reason("no-such-target")
        return None

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
