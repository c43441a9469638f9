"""The normal computer player: the tips a good neighbour gives at the kitchen table.

Lay what leaves most of the same colour in the hand, keep the wilds for later, stop a next player who is
nearly out, name the colour held most, always call, swap with the smallest hand, doubt a wild draw four by the
odds.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bot.uno.actions import Action, Call, Catch, Challenge, Draw, Keep, NameColour, Play
from bot.uno.cards import DRAW_TWO, REVERSE, SKIP, WILD_DRAW_FOUR
from bot.uno.events import Event
from bot.uno.ruleset import RuleSet
from bot.uno.view import SeatView, TableView

COLOUR_BONUS = 10
ACTION_COST = 3
WILD_COST = 1000
NEARLY_OUT = 2
STOPS = {DRAW_TWO: 3000, SKIP: 2500, WILD_DRAW_FOUR: 4800}
"""What a card is worth against a next player with one or two cards (the fitted player X of the figures)."""
SECOND_CARD_BONUS = 30
SWAP_BONUS = 40
"""For each card that a swap of hands saves."""
BLUFF_COST = 10_000

LEGAL_AT_TWO = 2 / 3
LEGAL_PER_CARD = 0.735
"""A wild draw four from two cards is legal two times in three, from seven once in seven."""
BOLDNESS = 1 / 2
"""How many of those who could bluff do."""


class Normal:
    """The normal player; it remembers nothing."""

    def watch(self, events: Iterable[Event], rules: RuleSet, seats: int) -> None:
        """What it sees now is enough for it."""

    def choose(self, view: SeatView, random: Random) -> Action:
        """See `choose`."""
        return choose(view, random)

    def react(self, view: SeatView, random: Random) -> Action | None:
        """See `react`."""
        return react(view, random)


def choose(view: SeatView, random: Random) -> Action:
    """What this seat does, being on turn. Equal choices are settled by `random`.

    Raises ValueError when the view offers nothing that a turn can be spent on.
    """
    plays = [action for action in view.legal if isinstance(action, Play)]
    best = _best(view, plays, random) if plays else None
    if view.table.phase == "owes":
        if best is not None and not _is_bluff(view, best):
            return best
        if view.can_challenge and _doubts(view.table):
            return Challenge()
    elif best is not None and not (_is_bluff(view, best) and _can_wait(view)):
        return best
    colours = [action for action in view.legal if isinstance(action, NameColour)]
    if colours:
        return max(colours, key=lambda action: (view.held.get(action.colour, 0), random.random()))
    for waiting in (Draw, Keep):
        if any(isinstance(action, waiting) for action in view.legal):
            return waiting()
    if best is not None:
        return best
    raise ValueError("nothing to choose from")


def react(view: SeatView, random: Random) -> Action | None:
    """What this seat does besides its turn: its call, a catch, a card out of turn; None for nothing."""
    if view.owes is not None and Call(view.owes) in view.legal:
        return Call(view.owes)
    if view.catchable:
        return Catch(random.choice(view.catchable))
    if view.table.turn != view.seat:
        plays = [action for action in view.legal if isinstance(action, Play)]
        if plays:
            return _best(view, plays, random)
    return None


def _best(view: SeatView, plays: list[Play], random: Random) -> Play:
    best = max(plays, key=lambda play: (_worth(view, play), random.random()))
    return best.calling() if view.call is not None or best.count > 1 else best


def _worth(view: SeatView, play: Play) -> int:
    """How good it is to lay this: higher is better, equal is a matter of taste."""
    card = play.card
    worth = SECOND_CARD_BONUS * (play.count - 1)
    if card.black:
        worth -= WILD_COST + (card.face == WILD_DRAW_FOUR)
        worth += COLOUR_BONUS * view.held.get(play.colour or "", 0)
    else:
        worth += COLOUR_BONUS * view.held.get(card.colour or "", 0) - (0 if card.is_number else ACTION_COST)
    if _is_nearly_out(view.table):
        worth += STOPS.get(card.face, 0)
        if card.face == REVERSE and _live(view.table) == 2:
            worth += STOPS[SKIP]
    if _is_bluff(view, play):
        worth -= BLUFF_COST
    return worth + _gain(view, play)


def _gain(view: SeatView, play: Play) -> int:
    """What the swaps of this play save in cards."""
    held = len(view.hand) - play.count
    gain = 0
    for target in play.targets:
        if target is not None:
            gain += SWAP_BONUS * (held - view.table.counts[target])
            held = view.table.counts[target]
    return gain


def _is_bluff(view: SeatView, play: Play) -> bool:
    """Whether this is a wild draw four that a challenge may find guilty."""
    colour = view.table.colour
    return play.card.face == WILD_DRAW_FOUR and colour is not None and view.held.get(colour, 0) > 0


def _can_wait(view: SeatView) -> bool:
    return view.can_draw or view.can_keep


def _is_nearly_out(table: TableView) -> bool:
    return table.next is not None and 0 < table.counts[table.next] <= NEARLY_OUT


def _live(table: TableView) -> int:
    return table.seats - len(table.gone) - len(table.places)


def _doubts(table: TableView) -> bool:
    """Whether a challenge gains more on average than it costs."""
    legal = min(1.0, LEGAL_AT_TWO * LEGAL_PER_CARD ** (_count_of_layer(table) - 2))
    guilty = BOLDNESS * (1 - legal)
    return guilty * table.pending > (1 - guilty) * (table.challenge_fail - table.pending)


def _count_of_layer(table: TableView) -> int:
    """The cards of the player before the one on turn, who laid the wild draw four."""
    out = {*table.gone, *table.places}
    seat = table.turn if table.turn is not None else 0
    before = ((seat - step * table.direction) % table.seats for step in range(1, table.seats))
    return next((table.counts[each] for each in before if each not in out), 0)
