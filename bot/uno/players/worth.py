"""How good a position is for each seat: the chance to go out first, when every hand is known.

A conditional logit: each seat has a strength, and wins with a chance in proportion to its exponential. The weights are
fitted to rounds that X played under several rules and at two to five players (`python -m bot.simulate.fit`).
"""

from __future__ import annotations

from math import exp

from bot.uno.cards import CARDS, WILD_DRAW_FOUR, Card
from bot.uno.phases import NO_ROW, OVER
from bot.uno.round import Round

WEIGHTS = {
    "cards": -0.0367,
    "few": 4.25,
    "wilds": 2.98,
    "wild4s": 1.16,
    "stops": 0.401,
    "fitting": 0.616,
    "ready": 0.109,
    "ready_two": 0.3,
    "out": 8.83,
}
"""By feature: the number of cards in hand and to be drawn; one in so many and one; the share of wilds, of wild draw
fours among them, of other action cards, and of cards that fit; being on turn with a card that fits, of two or one."""


def _part(card: Card) -> float:
    if card.black:
        return WEIGHTS["wilds"] + (WEIGHTS["wild4s"] if card.face == WILD_DRAW_FOUR else 0.0)
    return 0.0 if card.is_number else WEIGHTS["stops"]


class Scale:
    """The weights, made ready for adding up."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.cards, self.few = weights["cards"], weights["few"]
        self.fitting = weights["fitting"]
        self.ready, self.ready_two, self.out = weights["ready"], weights["ready_two"], weights["out"]
        self.part = {card: _part(card) for card in CARDS.values()}.__getitem__


SCALE = Scale(WEIGHTS)


def strength(round: Round, seat: int) -> float:
    """The strength of this seat, the greater the better."""
    hand = round.hands[seat]
    on_turn = seat == round.turn
    debt = round.debt
    owed = debt.total if debt is not None and on_turn else 0
    row = round.phase.row if debt is None else NO_ROW
    fitting = sum(map(row.__contains__, hand))
    count = len(hand) + owed
    found = SCALE.cards * count + (SCALE.few + sum(map(SCALE.part, hand)) + SCALE.fitting * fitting) / (1 + count)
    if on_turn and fitting and not owed:
        found += SCALE.ready
        if count == 1:
            found += SCALE.out
        elif count == 2:
            found += SCALE.ready_two
    return found


def chances(round: Round) -> dict[int, float]:
    """For each seat in the round its chance to win it."""
    if round.phase is OVER:
        return {seat: float(seat == round.winner) for seat in round.order}
    strengths = {seat: exp(strength(round, seat)) for seat in round.order}
    total = sum(strengths.values())
    return {seat: each / total for seat, each in strengths.items()}
