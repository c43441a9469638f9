"""What is counted in one round: an observer of its events, and the numbers that come of them."""

from __future__ import annotations

from typing import Any

from bot.uno.cards import CARDS, WILD_DRAW_FOUR, Card
from bot.uno.events import Caught, Challenged, Drew, Passed, Played, Reshuffled, RoundEnded
from bot.uno.round import Round
from bot.uno.simulation import wild4_allowed

_WILD4 = CARDS[WILD_DRAW_FOUR]
PENALTIES = frozenset({"penalty", "challenge"})
SIZES = (2, 4, 6, 8, 10, 12)
"""The sizes of a single penalty that are told apart: at least so many cards."""
LONGEST = 10_000
"""So many turns end a round that does not end by itself; the longest of 40,000,000 ordinary ones had 1,561."""
FULL = 20
"""Hands of so many cards and more are one class in what is told by hand size."""


class EndlessRound(RuntimeError):
    """A round was still going on after `LONGEST` turns: nobody can win it, or nobody wants to."""


class Observer:
    """Counts one round or one match. It is the round's `tell`, and watches every decision.

    A turn is one player's decision: a play, or a draw with what follows; taking a penalty is none. `held` counts, by
    hand size, the turns with a wild draw four in hand, `allowed` those in which the rules would have allowed it.
    """

    def __init__(self) -> None:
        self.turns = 0
        self.cards_played = 0
        self.cards_drawn = 0
        self.points = 0
        self.reshuffles = 0
        self.calls_missed = 0
        self.challenges = 0
        self.challenges_won = 0
        self.rounds = 0
        self.void = 0
        self.last_draw_cards = 0
        self.largest = 0
        self.winner: int | None = None
        self.penalties: list[int] = []
        self.held: dict[int, int] = {}
        self.allowed: dict[int, int] = {}
        self._last: Card | None = None
        self._drew: int | None = None
        self._before = 0

    def __call__(self, kind: type, fields: tuple[Any, ...]) -> None:
        """Takes one event, as a round tells it: its kind, then its fields in their order."""
        if kind is Played:
            self.cards_played += len(fields[1])
            if fields[0] != self._drew:
                self.turns += 1
            self._drew = None
            self._last = fields[1][0]
        elif kind is Drew:
            self._draws(fields[0], fields[1], fields[2])
        else:
            self._drew = None
            self._rarely(kind, fields)

    def _draws(self, seat: int, count: int, cause: str) -> None:
        self.cards_drawn += count
        if cause == "turn":
            self.turns += 1
            self._drew = seat
            return
        self._drew = None
        if cause in PENALTIES:
            self.penalties.append(count)
            if count > self.largest:
                self.largest = count

    def _rarely(self, kind: type, fields: tuple[Any, ...]) -> None:
        if kind is Passed:
            self.turns += 1
        elif kind is Reshuffled:
            self.reshuffles += 1
        elif kind is Caught:
            self.calls_missed += 1
        elif kind is Challenged:
            self.challenges += 1
            self.challenges_won += bool(fields[2])
        elif kind is RoundEnded:
            self.rounds += 1
            self._before = self.turns
            self.winner = fields[0]
            self.points += sum(fields[1])
            self.void += self.winner is None
            if self.winner is not None and self._last is not None:
                self.last_draw_cards += self._last.draws > 0

    def watch(self, round: Round, seat: int) -> None:
        """Before a decision: whether a wild draw four is held, and would be legal. Raises EndlessRound."""
        if self.turns - self._before > LONGEST:
            raise EndlessRound
        hand = round.hands[seat]
        if _WILD4 in hand and round.phase.name == "turn":
            size = min(len(hand), FULL)
            self.held[size] = self.held.get(size, 0) + 1
            if wild4_allowed(round, seat):
                self.allowed[size] = self.allowed.get(size, 0) + 1

    def breaks_off(self) -> None:
        """The round that is going on counts as void."""
        self.rounds += 1
        self.void += 1

    def numbers(self, winners: tuple[int, ...], kinds: tuple[str, ...]) -> dict[str, float]:
        """The round in numbers, by name; `winners` are the seats that won, `kinds` the kind of player at each seat."""
        numbers: dict[str, float] = {
            "turns": self.turns,
            "cards_played": self.cards_played,
            "cards_drawn": self.cards_drawn,
            "points": self.points,
            "reshuffles": self.reshuffles,
            "calls_missed": self.calls_missed,
            "challenges": self.challenges,
            "challenges_won": self.challenges_won,
            "rounds_played": self.rounds,
            "void": self.void,
            "last_draw_cards": self.last_draw_cards,
            "wild4_held": sum(self.held.values()),
            "wild4_allowed": sum(self.allowed.values()),
            "largest_penalty": self.largest,
        }
        for size in SIZES:
            numbers[f"penalty>={size}"] = self.largest >= size
        share = 1 / len(winners) if winners else 0
        for seat in range(len(kinds)):
            numbers[f"win:{seat}"] = share if seat in winners else 0
        for kind in dict.fromkeys(kinds):
            numbers[f"kind:{kind}"] = sum(share for seat in winners if kinds[seat] == kind)
        return numbers
