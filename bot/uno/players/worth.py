"""How good a position is for each seat: the chance to go out first, when every hand is known.

A conditional logit: each seat has a strength, and wins with a chance in proportion to its exponential. The weights are
fitted to rounds played by X under several rules and at two to five players (`python -m bot.simulate.fit`).
"""

from __future__ import annotations

from math import exp

from bot.uno.cards import WILD_DRAW_FOUR
from bot.uno.phases import NO_ROW, OVER
from bot.uno.round import Round

FEATURES = ("cards", "last", "lasts", "wilds", "wild4s", "stops", "fitting", "colours", "turn", "ready", "out", "waits")
WEIGHTS = (-0.139, 1.045, 0.417, 2.894, 1.546, 0.475, 0.589, -0.017, -0.028, 0.151, 12.640, -0.050)


def features(round: Round, seat: int, distance: float) -> tuple[float, ...]:
    """What counts of a seat in this position, in the order of `FEATURES`; `distance` is 0 on turn and 1 just before."""
    hand = round.hands[seat]
    row = round.phase.row if round.phase.debt is None else NO_ROW
    owed = round.phase.total if seat == round.turn else 0
    count = len(hand) + owed
    wilds = wild4s = stops = fitting = 0
    colours: set[str | None] = set()
    for card in hand:
        fitting += card in row
        if card.black:
            wild4s += card.face == WILD_DRAW_FOUR
            wilds += 1
        else:
            colours.add(card.colour)
            stops += not card.is_number
    on_turn = distance == 0 and not owed
    return (
        count,
        count == 1,
        count == 2,
        wilds / (1 + count),
        wild4s / (1 + count),
        stops / (1 + count),
        fitting / (1 + count),
        len(colours) / (1 + count),
        1 - distance,
        on_turn and fitting > 0,
        on_turn and fitting > 0 and count == 1,
        (count <= 2) * (1 - distance),
    )


def chances(round: Round) -> dict[int, float]:
    """For each seat in the round its chance to win it."""
    if round.phase is OVER:
        return {seat: float(seat == round.winner) for seat in round.order}
    strengths: dict[int, float] = {}
    seat = round.turn
    number = len(round.order)
    for place in range(number):
        found = features(round, seat, place / number)
        strengths[seat] = exp(sum([weight * value for weight, value in zip(WEIGHTS, found, strict=True)]))
        seat = round.after[seat]
    total = sum(strengths.values())
    return {each: strength / total for each, strength in strengths.items()}
