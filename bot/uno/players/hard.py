"""The hard computer player: it counts, remembers, and tries its moves on deals that agree with what it knows.

For each legal move it plays on a number of sampled deals until its next turn, by players like X, and takes the move
after which its chance of going out first is best. Calls, catches and challenges go by odds. It never bluffs with a wild
draw four unless a penalty is pending or nothing else is left.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass
from random import Random

from bot.uno import simulation
from bot.uno.actions import Action, Challenge, Draw, Keep, NameColour, Play
from bot.uno.book import Book
from bot.uno.cards import WILD_DRAW_FOUR
from bot.uno.events import Event
from bot.uno.phases import OVER
from bot.uno.players import normal, odds
from bot.uno.players.deals import Deals
from bot.uno.players.memory import Memory
from bot.uno.players.worth import chances
from bot.uno.round import Round
from bot.uno.ruleset import RuleSet
from bot.uno.view import SeatView

FEWEST_DEALS = 6
USUAL_SEATS = 4


@dataclass(frozen=True, slots=True)
class Skill:
    """What this player makes use of; the switches are there to measure what each idea brings.

    `trials` is how many moves it tries in its head before a decision among four, and fewer among more, whose turns it
    plays on: a number and not a time, so that the same chance makes the same choice. With none it plays like the normal
    player. `counts`: the cards that were laid; `remembers`: what others could not play and what is known of hands that
    moved; `odds`: challenges; `saves`: it may draw rather than lay a wild.
    """

    trials: int = 500
    counts: bool = True
    remembers: bool = True
    odds: bool = True
    saves: bool = True


FULL = Skill()
WITHOUT = {
    "search": Skill(trials=0),
    "counting": Skill(counts=False),
    "memory": Skill(remembers=False),
    "odds": Skill(odds=False),
    "saving": Skill(saves=False),
}
"""The hard player without one of its ideas."""


class Hard:
    """The hard player at one seat, for one match."""

    def __init__(self, seat: int, skill: Skill = FULL) -> None:
        self._skill = skill
        self._memory = Memory(seat)

    def watch(self, events: Iterable[Event], rules: RuleSet, seats: int) -> None:
        """See `Player.watch`."""
        self._memory.learn(rules, seats)
        self._memory.note(events)

    def choose(self, view: SeatView, random: Random) -> Action:
        """See `Player.choose`."""
        self._memory.sees(view)
        book = self._memory.book
        if book is None:
            return normal.choose(view, random)
        if view.can_challenge and self._skill.odds and odds.is_worth_challenging(view, self._memory, book):
            return Challenge()
        if not self._skill.trials:
            return normal.choose(view, random)
        moves = self._moves(view, book)
        if len(moves) > 1:
            moves = self._tried(view, book, moves, random)
        return moves[0] if moves else normal.choose(view, random)

    def react(self, view: SeatView, random: Random) -> Action | None:
        """See `Player.react`; it jumps in with everything but a swap that would cost it cards."""
        self._memory.sees(view)
        action = normal.react(view, random)
        if isinstance(action, Play):
            held = len(view.hand) - action.count
            if any(target is not None and view.table.counts[target] > held for target in action.targets):
                return None
        return action

    def _moves(self, view: SeatView, book: Book) -> list[Action]:
        """What is worth trying."""
        plays = [action for action in view.legal if isinstance(action, Play)]
        if view.table.phase != "owes":
            allowed = [play for play in plays if odds.is_allowed(view, book, play)]
            # under the literal joker clause one wild draw four forbids the other: two of them would never be laid
            plays = allowed if allowed or any(card.face != WILD_DRAW_FOUR for card in view.hand) else plays
        moves: list[Action] = [play.calling() for play in plays]
        waits = [action for action in view.legal if isinstance(action, Draw | Keep)]
        if not plays or view.table.phase != "turn" or (self._skill.saves and all(play.card.black for play in plays)):
            moves += waits
        return moves + [action for action in view.legal if isinstance(action, NameColour)]

    def _tried(self, view: SeatView, book: Book, moves: list[Action], random: Random) -> list[Action]:
        """The moves, the best first, as far as they could be told apart; none where they cannot be tried."""
        memory = limited(self._memory, self._skill)
        try:
            deals = Deals(view, memory, book)
        except ValueError:
            return []
        seat = view.seat
        left = [move for move in moves if deals.takes(move)]
        results: dict[Action, float] = dict.fromkeys(left, 0.0)
        player = simulation.tips_player(random, calls=True)
        halvings = max(1, (len(left) - 1).bit_length())
        trials = self._skill.trials * USUAL_SEATS // max(USUAL_SEATS, view.table.seats)
        while len(left) > 1:
            for _ in range(max(FEWEST_DEALS, trials // halvings // len(left))):
                deal = deals.sample(random)
                for move in left:
                    results[move] += self._outcome(deal.copy(), seat, move, player)
            left.sort(key=lambda move: -results[move])
            left = left[: (len(left) + 1) // 2]
        return left

    def _outcome(self, round: Round, seat: int, move: Action, player: simulation.Player) -> float:
        """The chance of this seat, or of its team, to win after this move."""
        move.do(round, seat)
        while round.phase is not OVER and seat not in round.out:
            turn = round.turn
            if turn == seat and round.phase.drawn is None:
                break
            player(round, turn).do(round, turn)
        if seat in round.out:
            return 1.0
        chance = chances(round)
        return sum([chance.get(each, 0.0) for each in round.book.team_of(seat)])


def limited(memory: Memory, skill: Skill) -> Memory:
    """The memory, without what this skill does not make use of."""
    if skill.counts and skill.remembers:
        return memory
    less = copy(memory)
    if not skill.counts:
        less.discard = memory.discard[-1:]
    if not skill.remembers:
        less.bars = [[] for _ in memory.bars]
        less.known = [[] for _ in memory.known]
    return less
