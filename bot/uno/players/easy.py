"""The easy computer player: lays anything that fits, and forgets its call one time in three."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bot.uno.actions import Action, Call, Draw, Keep, NameColour, Play
from bot.uno.cards import WILD_DRAW_FOUR
from bot.uno.events import Event
from bot.uno.ruleset import RuleSet
from bot.uno.view import SeatView

FORGETS = 1 / 3


class Easy:
    """Random among what may be laid, honest with the wild draw four; it never challenges, catches or jumps in."""

    def watch(self, events: Iterable[Event], rules: RuleSet, seats: int) -> None:
        """It remembers nothing."""

    def choose(self, view: SeatView, random: Random) -> Action:
        """A random play, each card alike; without one, a draw. Raises ValueError when there is nothing to choose."""
        plays = [action for action in view.legal if isinstance(action, Play) and not _is_bluff(view, action)]
        if not plays:
            return _without_card(view, random)
        card = random.choice(list(dict.fromkeys(play.card for play in plays)))
        play = random.choice([play for play in plays if play.card is card])
        return play.calling() if random.random() >= FORGETS else play

    def react(self, view: SeatView, random: Random) -> Action | None:
        """The call that is owed without a card of its own, or remembered late: one time in three it never comes."""
        if view.owes is None or Call(view.owes) not in view.legal or random.random() < FORGETS:
            return None
        return Call(view.owes)


def _is_bluff(view: SeatView, play: Play) -> bool:
    colour = view.table.colour
    return play.card.face == WILD_DRAW_FOUR and colour is not None and view.held.get(colour, 0) > 0


def _without_card(view: SeatView, random: Random) -> Action:
    colours = [action for action in view.legal if isinstance(action, NameColour)]
    if colours:
        return random.choice(colours)
    waits = [action for action in view.legal if isinstance(action, Draw | Keep)]
    if waits:
        return waits[0]
    plays = [action for action in view.legal if isinstance(action, Play)]
    if plays:
        return random.choice(plays)
    raise ValueError("nothing to choose from")
