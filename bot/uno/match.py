"""A match: rounds until it is decided. The one door for change is `step`.

Header (rules, seats, seed, host) and the log of actions are the whole match: all chance comes from the seed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from bot.uno.actions import Action
from bot.uno.cards import Card
from bot.uno.errors import Illegal, Reason
from bot.uno.events import DealerDrawn, Event, Left, MatchEnded, RoundBegan
from bot.uno.round import Round
from bot.uno.state import Tell
from bot.uno.verbs import shuffled

if TYPE_CHECKING:
    from bot.uno.book import Book
    from bot.uno.options import Value
    from bot.uno.ruleset import RuleSet

StageName = Literal["round", "break", "over"]


class TableAction(Action):
    """What the table itself does, without a seat."""

    __slots__ = ()

    def refuses(self, match: Match) -> Reason | None:
        """Why the table may not do this now, or None."""
        raise NotImplementedError

    def acts(self, match: Match, tell: Tell) -> None:
        """Acts on a working copy of the match."""
        raise NotImplementedError


class Leave(Action):
    """The player leaves the table (rulebook 9)."""

    __slots__ = ()


class Dealing:
    """The draw for the first deal (rulebook 1, C19): what a rule may use to choose the dealer."""

    def __init__(self, match: Match, host: int) -> None:
        self.host = host
        self.drawn: list[tuple[int, Card]] = []
        self._match = match

    def random_seat(self) -> int:
        return Random(f"{self._match.seed}:dealer").randrange(self._match.seats)

    def highest(self, worth: Callable[[Card], int]) -> int:
        """Everyone draws a card, the highest deals; those who tie draw again."""
        match = self._match
        pile = shuffled(list(match.book.deck), Random(f"{match.seed}:0"))
        again = 0
        tied = list(range(match.seats))
        while len(tied) > 1:
            if len(pile) < len(tied):  # ties without end: one deck holds two of each highest card
                again += 1
                pile = shuffled(list(match.book.deck), Random(f"{match.seed}:0:{again}"))
            cards = {seat: pile.pop() for seat in tied}
            self.drawn += cards.items()
            best = max(worth(card) for card in cards.values())
            tied = [seat for seat, card in cards.items() if worth(card) == best]
        return tied[0]


class Match:
    """A match of so many seats under one frozen rule set."""

    __slots__ = (
        "book",
        "dealer",
        "forfeit",
        "gone",
        "left_over",
        "number",
        "round",
        "round_rules",
        "rounds_won",
        "rules",
        "scores",
        "seats",
        "seed",
        "specials",
        "stage",
        "winners",
    )

    round: Round
    stage: StageName

    def __init__(self, rules: RuleSet, seats: int, seed: str, dealer: int = 0) -> None:
        self.rules = rules
        self.round_rules = rules
        self.seats = seats
        self.seed = seed
        self.book = rules.book(seats)
        self.dealer = dealer
        self.number = 0
        self.scores = [0] * seats
        self.rounds_won = [0] * seats
        self.left_over = [0] * seats
        self.gone: frozenset[int] = frozenset()
        self.stage = "break"
        self.winners: tuple[int, ...] = ()
        self.forfeit = False
        self.specials: tuple[str, ...] = ()

    @classmethod
    def start(cls, rules: RuleSet, seats: int, seed: str, host: int = 0) -> Match:
        """Draws for the deal and deals the first round. Raises RuleError for a table these rules do not fit."""
        return cls.started(rules, seats, seed, host)[0]

    @classmethod
    def started(cls, rules: RuleSet, seats: int, seed: str, host: int = 0) -> tuple[Match, list[Event]]:
        """`start`, with what happened."""
        rules.check_seats(seats)
        match = cls(rules, seats, seed)
        events: list[Event] = []
        dealing = Dealing(match, host)
        match.dealer = match.book.picks_dealer(dealing)
        if dealing.drawn:
            events.append(DealerDrawn(tuple(dealing.drawn)))
        match._deal(_recorder(events), 0)
        return match, events

    # --- questions --------------------------------------------------------------------------------------------------

    @property
    def seed_hash(self) -> str:
        """What is published at the start: SHA-256 of the seed, in hexadecimal."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    @property
    def turn(self) -> int | None:
        """The seat whose decision is awaited; None outside a round."""
        return self.round.turn if self.stage == "round" else None

    @property
    def present(self) -> tuple[int, ...]:
        """The seats still at the table."""
        return tuple(seat for seat in range(self.seats) if seat not in self.gone)

    @property
    def eliminated(self) -> frozenset[int]:
        """Seats that are out of the match (V10)."""
        return self.book.eliminates(self) if self.book.eliminates is not None else frozenset()

    def team_of(self, seat: int) -> tuple[int, ...]:
        return self.book.team_of(seat)

    def legal(self, seat: int) -> list[Action]:
        """Everything this seat may do now, without the variants of a play that also call, and without leaving."""
        return self.round.legal(seat) if self.stage == "round" and seat not in self.gone else []

    def refusal(self, seat: int | None, action: Action) -> Reason | None:
        """Why this cannot be done now, or None: exactly when `step` would succeed."""
        if self.stage == "over":
            return Reason("match-over")
        if isinstance(action, TableAction):
            return action.refuses(self) if seat is None else Reason("not-a-players-action")
        if seat is None or not 0 <= seat < self.seats or seat in self.gone:
            return Reason("not-at-table")
        if isinstance(action, Leave):
            return None
        if self.stage == "break":
            return Reason("round-over")
        return action.refusal(self.round, seat)

    # --- the door ---------------------------------------------------------------------------------------------------

    def step(self, seat: int | None, action: Action) -> tuple[Match, list[Event]]:
        """The match after this action, and what happened. Never partial: this match stays as it is.

        Raises Illegal with the reason. `seat` is None for what the table does itself.
        """
        if reason := self.refusal(seat, action):
            raise Illegal(reason)
        events: list[Event] = []
        after = self.copy()
        after.round.tell = tell = _recorder(events)
        after._act(seat, action, tell)
        after.round.tell = None
        return after, events

    def copy(self) -> Match:
        twin = object.__new__(Match)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.round = self.round.copy()
        twin.scores = self.scores[:]
        twin.rounds_won = self.rounds_won[:]
        twin.left_over = self.left_over[:]
        return twin

    def _act(self, seat: int | None, action: Action, tell: Tell) -> None:
        if isinstance(action, TableAction):
            action.acts(self, tell)
        elif isinstance(action, Leave):
            assert seat is not None
            self._leave(seat, tell)
        else:
            assert seat is not None
            self.round.carry_out(seat, action)
        if self.stage == "round" and self.round.is_over:
            self._finish(tell)

    def deal_next(self, tell: Tell) -> None:
        """The next round is dealt."""
        self._next_dealer()
        self._deal(tell, self.round.shuffles)

    def _next_dealer(self) -> None:
        """The deal moves left (rulebook 1), to a seat that is dealt in."""
        out = self.gone | self.eliminated
        around = ((self.dealer + distance) % self.seats for distance in range(1, self.seats + 1))
        self.dealer = next(seat for seat in around if seat not in out)

    def _deal(self, tell: Tell, shuffles: int) -> None:
        self.number += 1
        self.stage = "round"
        book = self._book_of_round()
        out = self.gone | self.eliminated
        order = tuple(seat for seat in range(self.seats) if seat not in out)
        round = Round(book, self.seed, shuffles, self.dealer, order)
        round.tell = tell
        self.round = round
        tell(RoundBegan, (self.number, self.dealer, round.after[self.dealer], self.specials))
        round.deal()
        round.tell = None

    def _book_of_round(self) -> Book:
        """The rules of this round: the match's own, and those drawn for it (V35)."""
        drawn: dict[str, Value] = {}
        if self.book.draws_specials is not None:
            drawn = self.book.draws_specials(self, Random(f"{self.seed}:specials:{self.number}"))
        self.specials = tuple(sorted(drawn))
        self.round_rules = self.rules.but(**drawn) if drawn else self.rules
        return self.round_rules.book(self.seats)

    def _leave(self, seat: int, tell: Tell) -> None:
        self.gone |= {seat}
        tell(Left, (seat,))
        if self.stage == "round":
            self.round.depart(seat)
        left = [each for each in self.present if each not in self.eliminated]
        if not left or set(left) <= set(self.team_of(left[0])):
            if self.stage == "round" and not self.round.is_over:
                self.round.finish(None)
            self._end_match(tuple(left) or self.present, tell, forfeit=True)

    def _finish(self, tell: Tell) -> None:
        """Every way in which a round can end goes through here."""
        round = self.round
        if round.winner is not None:
            self.rounds_won[round.winner] += 1
        for seat in range(self.seats):
            self.left_over[seat] += round.value(seat)
            self.scores[seat] += sum(round.points[each] for each in self.credited(seat))
        self.stage = "break"
        if winners := self.book.settles_match(self):
            self._end_match(winners, tell, forfeit=False)

    def credited(self, seat: int) -> tuple[int, ...]:
        """Whose points go to the account of this seat: a team has one (C47)."""
        return (seat,) if self.book.credits_each else self.team_of(seat)

    def _end_match(self, winners: tuple[int, ...], tell: Tell, *, forfeit: bool) -> None:
        self.stage = "over"
        self.winners = winners
        self.forfeit = forfeit
        tell(MatchEnded, (winners, tuple(self.scores), forfeit))


def _recorder(events: list[Event]) -> Tell:
    def record(kind: type[Event], fields: tuple[Any, ...]) -> None:
        events.append(kind(*fields))

    return record
