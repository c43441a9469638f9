"""Fits the weights by which the hard player judges a position: `python -m bot.simulate.fit` prints them.

X plays rounds under several rules and at two to five players; at some decisions the features of every seat are kept,
and who won the round. The weights are those of a conditional logit, found by Newton's method.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp
from random import Random

from bot.uno import simulation
from bot.uno.cards import WILD_DRAW_FOUR
from bot.uno.phases import NO_ROW
from bot.uno.players.worth import WEIGHTS
from bot.uno.round import Round
from bot.uno.ruleset import RuleSet

Row = list[float]
State = tuple[int, list[Row]]
"""Which of the seats won, and the features of each."""

SETTINGS = (
    ("preset=mattel_2021", 4, 5),
    ("preset=mattel_2021", 2, 3),
    ("preset=mattel_2019 last_draw_counts=false", 3, 2),
    ("preset=mattel_2021 stacking=same seven_swap=mandatory zero_rotate=true", 4, 2),
)
"""Rules, players, and the share of the rounds."""
KEPT = 0.1
STEPS = 8
RIDGE = 0.01


def features(round: Round, seat: int) -> Row:
    """What counts of a seat, in the order of `WEIGHTS`."""
    hand = round.hands[seat]
    debt = round.debt
    owed = debt.total if debt is not None and seat == round.turn else 0
    row = round.phase.row if debt is None else NO_ROW
    count = len(hand) + owed
    fitting = sum(card in row for card in hand)
    ready = seat == round.turn and fitting > 0 and not owed
    shares = (
        1,
        sum(card.black for card in hand),
        sum(card.face == WILD_DRAW_FOUR for card in hand),
        sum(not card.black and not card.is_number for card in hand),
        fitting,
    )
    found = [float(count), *(share / (1 + count) for share in shares)]
    return [*found, float(ready), float(ready and count == 2), float(ready and count == 1)]


def states(rounds: int, seed: str) -> list[State]:
    """Positions of rounds that X played."""
    random = Random(seed)
    found: list[State] = []
    parts = sum(share for _, _, share in SETTINGS)
    for rules, players, share in SETTINGS:
        book = RuleSet.parse(rules).book(players)
        sitting = [simulation.tips_player(random, calls=True)] * players
        for _ in range(rounds * share // parts):
            kept: list[tuple[tuple[int, ...], list[Row]]] = []

            def watch(round: Round, seat: int, kept: list[tuple[tuple[int, ...], list[Row]]] = kept) -> None:
                if random.random() < KEPT:
                    kept.append((round.order, [features(round, each) for each in round.order]))

            round = Round(book, "", 0, players - 1, tuple(range(players)), random)
            round.deal()
            simulation.play_round(round, sitting, watch)
            found += [(order.index(round.winner), rows) for order, rows in kept if round.winner in order]
    return found


def fitted(positions: Sequence[State], steps: int = STEPS) -> Row:
    """The weights under which the winners of these positions are likeliest."""
    size = len(WEIGHTS)
    weights = [0.0] * size
    for _ in range(steps):
        gradient = [0.0] * size
        curvature = [[RIDGE * (one == other) for other in range(size)] for one in range(size)]
        for winner, rows in positions:
            _add(winner, rows, weights, gradient, curvature)
        step = solved(curvature, gradient)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return weights


def _add(winner: int, rows: list[Row], weights: Row, gradient: Row, curvature: list[Row]) -> None:
    """Adds one position to the slope and the curvature of the likelihood."""
    strengths = [sum(weight * value for weight, value in zip(weights, row, strict=True)) for row in rows]
    top = max(strengths)
    chances = [exp(strength - top) for strength in strengths]
    total = sum(chances)
    mean = [
        sum(chance * row[place] for chance, row in zip(chances, rows, strict=True)) / total
        for place in range(len(weights))
    ]
    for place, value in enumerate(rows[winner]):
        gradient[place] += value - mean[place]
    for chance, row in zip(chances, rows, strict=True):
        apart = [value - middle for value, middle in zip(row, mean, strict=True)]
        for one, left in enumerate(apart):
            if left:
                line, scale = curvature[one], chance / total * left
                for other, right in enumerate(apart):
                    line[other] += scale * right


def solved(matrix: list[Row], right: Row) -> Row:
    """The solution of a system of linear equations whose matrix is positive definite."""
    size = len(right)
    lines = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda line: abs(lines[line][place]))
        lines[place], lines[pivot] = lines[pivot], lines[place]
        for line in range(size):
            if line != place and lines[line][place]:
                factor = lines[line][place] / lines[place][place]
                lines[line] = [a - factor * b for a, b in zip(lines[line], lines[place], strict=True)]
    return [lines[place][size] / lines[place][place] for place in range(size)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the weights; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot.simulate.fit", description="Fits the hard player's judgement.")
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--seed", default="worth")
    chosen = parser.parse_args(arguments)
    positions = states(chosen.rounds, chosen.seed)
    print(f"{len(positions):,} positions")
    for name, weight in zip(WEIGHTS, fitted(positions), strict=True):
        print(f'    "{name}": {weight:.3g},')
    return 0


if __name__ == "__main__":
    main()
