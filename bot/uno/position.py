"""A position set up by hand: for scenario files and tests. It need not hold a whole deck."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.uno.cards import Card
from bot.uno.errors import Reason, RuleError
from bot.uno.match import Match
from bot.uno.round import Round
from bot.uno.ruleset import RuleSet
from bot.uno.shows import SHOWS


@dataclass
class Position:
    """A round in the middle of a match; without `discard` it is opened first from the front of `draw`."""

    rules: RuleSet
    hands: list[list[Card]]
    draw: list[Card]
    discard: list[Card] | None = None
    colour: str | None = None
    dealer: int = 0
    turn: int = 0
    direction: int = 1
    called: list[int] = field(default_factory=list[int])
    ghosts: list[int] = field(default_factory=list[int])
    out: list[int] = field(default_factory=list[int])
    scores: list[int] = field(default_factory=list[int])

    def match(self, seed: str = "position") -> Match:
        """The match in this position. Raises RuleError where the rules do not fit the seats."""
        seats = len(self.hands)
        book = self.rules.book(seats)
        for checks in book.checks_seats:
            if reason := checks(seats):
                raise RuleError(reason)
        match = Match(self.rules, seats, seed, self.dealer)
        match.number = 1
        match.stage = "round"
        match.scores = self.scores or [0] * seats
        match.round = self._round(match)
        return match

    def _round(self, match: Match) -> Round:
        seats = len(self.hands)
        order = tuple(seat for seat in range(seats) if seat not in self.out)
        round = Round(match.book, match.seed, 0, self.dealer, order)
        round.hands = [list(hand) for hand in self.hands]
        round.pile = list(reversed(self.draw))
        round.face(self.direction)
        round.out = tuple(self.out)
        for seat in self.called:
            round.said[seat] = match.book.call_counts.get(len(round.hands[seat]))
        if self.out:
            round.notes["purse"] = tuple(round.value(seat) for seat in range(seats))
        if self.discard is None:
            match.book.opens(round)
            return round
        if not self.discard:
            raise RuleError(Reason("no-discard"))
        round.discard = list(self.discard)
        top = round.discard[-1]
        round.show = SHOWS[top, self.colour if top.black else top.colour]
        round.turn = self.turn
        round.phase = match.book.turns[round.show]
        return round
