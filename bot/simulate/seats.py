"""Who sits at a simulated table: the simple players of the statistics, and the computer players of the bot.

Everything is deterministic from the Random that the players are made with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from bot.uno import simulation
from bot.uno.actions import Action, Call, Catch, Play
from bot.uno.calls import is_catchable
from bot.uno.cards import CARDS, WILD_DRAW_FOUR
from bot.uno.events import Event
from bot.uno.match import Match
from bot.uno.phases import OPENING
from bot.uno.players import LEVELS, Player
from bot.uno.players.hard import WITHOUT, Hard
from bot.uno.view import seat_view

NEARLY_OUT = 2


class Sitter(Protocol):
    """A player at a seat of a simulated table."""

    def choose(self, match: Match, seat: int) -> Action:
        """What this seat does with its turn."""
        ...

    def react(self, match: Match, seat: int) -> Action | None:
        """What this seat does besides its turn, or None."""
        ...

    def watch(self, match: Match, seat: int, events: Sequence[Event]) -> None:
        """What everybody saw happen."""
        ...


class Simple:
    """A player of the statistics, R or X: sees its hand, calls, catches whoever can be caught, and jumps in."""

    def __init__(self, player: simulation.Player, random: Random) -> None:
        self._player = player
        self._random = random

    def choose(self, match: Match, seat: int) -> Action:
        return self._player(match.round, seat)

    def react(self, match: Match, seat: int) -> Action | None:
        round = match.round
        duty = round.duties.get(seat)
        if duty is not None:
            call = Call(duty.call)
            return call if call.refusal(round, seat) is None else None
        for other in round.duties:
            if is_catchable(round, other):
                return Catch(other)
        if round.fresh and round.phase is not OPENING and round.top in round.hands[seat]:
            return self._jumps_in(match, seat)
        return None

    def _jumps_in(self, match: Match, seat: int) -> Action | None:
        round = match.round
        top = round.top
        if top is None or (seat == round.turn and top in round.phase.row):
            return None
        plays = [play.calling() for play in round.forms(seat, top, 1) if round.refusal(seat, play) is None]
        return self._random.choice(plays) if plays else None

    def watch(self, match: Match, seat: int, events: Sequence[Event]) -> None:
        """Simple players remember nothing."""


class Forgetful(Simple):
    """X, but the first call of each round is forgotten, and always noticed (document 004)."""

    def __init__(self, random: Random) -> None:
        super().__init__(simulation.tips_player(random, calls=True), random)
        self._forgot: int | None = None

    def choose(self, match: Match, seat: int) -> Action:
        action = super().choose(match, seat)
        held = len(match.round.hands[seat])
        if isinstance(action, Play) and held == 2 and self._forgot != match.number:
            self._forgot = match.number
            action = simulation.lay(action.cards, action.colour, action.targets)
        return action

    def react(self, match: Match, seat: int) -> Action | None:
        return None if seat in match.round.duties else super().react(match, seat)


class Bluffer(Simple):
    """X, but it lays a wild draw four against a player who is nearly out whether the rules allow that or not."""

    def __init__(self, random: Random) -> None:
        super().__init__(simulation.tips_player(random, calls=True), random)

    def choose(self, match: Match, seat: int) -> Action:
        round = match.round
        card = CARDS[WILD_DRAW_FOUR]
        if len(round.hands[round.after[seat]]) <= NEARLY_OUT and card in round.playable(seat):
            rest = [each for each in round.hands[seat] if each is not card]
            return simulation.lay((card,), simulation.best_colour(rest, self._random.random), call=True)
        return super().choose(match, seat)


class Viewer:
    """A computer player of the bot: it gets its view, and the public events."""

    def __init__(self, player: Player, random: Random) -> None:
        self._player = player
        self._random = random

    def choose(self, match: Match, seat: int) -> Action:
        return self._player.choose(seat_view(match, seat), self._random)

    def react(self, match: Match, seat: int) -> Action | None:
        return self._player.react(seat_view(match, seat), self._random)

    def watch(self, match: Match, seat: int, events: Sequence[Event]) -> None:
        self._player.watch([event.public() for event in events], match.round_rules, match.seats)


FAST: dict[str, Callable[..., simulation.Player]] = {
    "random": simulation.random_player,
    "strategist": simulation.tips_player,
}
"""Players that can play a round directly, without a match around it."""
ODD: dict[str, Callable[[Random], Sitter]] = {"forgetful": Forgetful, "bluffer": Bluffer}
"""X with a bad habit."""
LESSER = {f"hard-without-{idea}": skill for idea, skill in WITHOUT.items()}
"""The hard player without one of its ideas, to measure what the idea brings."""
KINDS = (*FAST, *ODD, *LEVELS, *LESSER)


def sitter(kind: str, seat: int, random: Random) -> Sitter:
    """A new player of this kind for this seat; KeyError for an unknown kind."""
    if kind in FAST:
        return Simple(FAST[kind](random, calls=True), random)
    if kind in ODD:
        return ODD[kind](random)
    return Viewer(Hard(seat, LESSER[kind]) if kind in LESSER else LEVELS[kind](seat), random)
