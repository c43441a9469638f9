"""The figures that the simulator must agree with, from an independent one: `python -m tests.simulate.figures`.

Values and 95 % intervals of 4,000,000 rounds a row, for the rules of this rulebook. Prints the table of the README:
ours beside theirs, with the distance in standard errors.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from math import sqrt

from bot.simulate import workers
from bot.simulate.setting import make
from bot.simulate.tally import TWO_SIDED_95, Estimate, Tally

ADDED = " uno_penalty=0 challenge_who=nobody last_draw_counts=false"
THEIR_ROUNDS = 4_000_000
TOLERANCE = 3.3
"""Standard errors by which a figure may differ."""


@dataclass(frozen=True)
class Row:
    """A row of the table: `turns`, `played`, `drawn` with half their 95 % intervals, the rest in per cent."""

    rules: str
    player: str
    turns: tuple[float, float]
    played: tuple[float, float]
    drawn: tuple[float, float]
    wins: tuple[float, ...]
    last: float
    legal: float
    points: float
    penalties: tuple[tuple[int, float], ...] = ()

    @property
    def players(self) -> int:
        return len(self.wins)

    def expected(self) -> dict[str, tuple[float, float | None]]:
        """By name the figure and its standard error, None where the table tells none."""
        found: dict[str, tuple[float, float | None]] = {
            "turns": (self.turns[0], self.turns[1] / TWO_SIDED_95),
            "cards_played": (self.played[0], self.played[1] / TWO_SIDED_95),
            "cards_drawn": (self.drawn[0], self.drawn[1] / TWO_SIDED_95),
            "last_draw_cards": (self.last / 100, _error(self.last)),
            "wild4_legal": (self.legal / 100, None),
            "points": (self.points, None),
        }
        for seat, share in enumerate(self.wins):
            found[f"win:{seat}"] = (share / 100, _error(share))
        for size, share in self.penalties:
            found[f"penalty>={size}"] = (share / 100, _error(share))
        return found


def _error(per_cent: float) -> float:
    """The standard error of a share of their rounds."""
    share = per_cent / 100
    return sqrt(share * (1 - share) / THEIR_ROUNDS)


R, X = "random", "strategist"
ROWS = (
    Row("preset=mattel_2021", R, (49.736, 0.024), (41.290, 0.017), (25.706, 0.016),
        (27.04, 24.91, 24.20, 23.86), 10.83, 28.13, 113.87),
    Row("preset=mattel_2021 wild4_joker_clause=off", R, (49.886, 0.024), (41.415, 0.017), (25.821, 0.016),
        (27.07, 24.87, 24.18, 23.87), 10.48, 30.75, 113.52),
    Row("preset=mattel_2019", R, (50.105, 0.024), (41.631, 0.017), (26.083, 0.016),
        (25.95, 25.31, 24.44, 24.29), 10.47, 30.52, 114.02),
    Row("preset=mattel_2021 stacking=same", R, (48.521, 0.023), (40.527, 0.017), (25.397, 0.015),
        (26.78, 25.19, 24.20, 23.83), 10.83, 27.79, 114.31, ((6, 25.64), (8, 16.43))),
    Row("preset=mattel_2021 stacking=mixed", R, (47.331, 0.022), (39.643, 0.016), (25.204, 0.015),
        (26.66, 25.14, 24.35, 23.85), 10.32, 26.44, 117.63, ((6, 59.30), (8, 31.89))),
    Row("preset=mattel_2021 draw_until_playable=true", R, (86.099, 0.076), (86.099, 0.076), (77.815, 0.077),
        (26.18, 24.79, 24.64, 24.38), 11.69, 25.62, 180.44),
    Row("preset=mattel_2021 wild4_joker_clause=off two_player_rules=classic", R, (46.442, 0.033), (36.087, 0.023),
        (26.662, 0.023), (51.16, 48.84), 9.53, 32.49, 42.64),
    Row("preset=mattel_2021", X, (42.851, 0.020), (36.484, 0.015), (20.573, 0.014),
        (27.09, 25.09, 24.26, 23.55), 17.80, 26.91, 128.94),
    Row("preset=mattel_2021 stacking=mixed", X, (40.751, 0.018), (35.005, 0.014), (20.409, 0.012),
        (26.98, 25.29, 24.28, 23.45), 16.72, 25.66, 137.75, ((6, 55.48), (8, 29.94))),
)  # fmt: skip


def measured(row: Row, rounds: int, seed: str, jobs: int = 1) -> Tally:
    """This row's rounds, played by our engine."""
    setting = make(row.rules + ADDED, count=rounds, seed=seed, players=row.players, seats=row.player)
    return workers.run(setting, jobs=jobs).tally


def ours(tally: Tally, name: str) -> Estimate:
    """Our value of a figure."""
    return tally.legality() if name == "wild4_legal" else tally.mean(name)


def distances(row: Row, tally: Tally) -> dict[str, float]:
    """By figure how many standard errors ours is away from theirs.

    Where the table tells no interval theirs is taken from ours, for so many more rounds.
    """
    found: dict[str, float] = {}
    for name, (value, error) in row.expected().items():
        estimate = ours(tally, name)
        theirs = error if error is not None else estimate.error * sqrt(tally.rounds / THEIR_ROUNDS)
        # the figures are rounded: half of their last digit is no difference
        digit = 0.0005 if name in ("turns", "cards_played", "cards_drawn") else 0.005 if name == "points" else 0.00005
        gap = max(0.0, abs(estimate.mean - value) - digit)
        found[name] = gap / sqrt(theirs**2 + estimate.error**2)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=400_000)
    parser.add_argument("--seed", default="figures")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--row", type=int, help="one row only, from 1")
    chosen = parser.parse_args()
    worst = 0.0
    print(
        "| rules | player | figure | theirs | ours | ± | standard errors apart |",
        "|---|---|---|---|---|---|---|",
        sep="\n",
    )
    for number, row in enumerate(ROWS, 1):
        if chosen.row not in (None, number):
            continue
        tally = measured(row, chosen.rounds, chosen.seed, chosen.jobs)
        for name, distance in distances(row, tally).items():
            value, estimate = row.expected()[name][0], ours(tally, name)
            scale = 1 if name in ("turns", "cards_played", "cards_drawn", "points") else 100
            figures = f"{scale * value:.2f} | {scale * estimate.mean:.3f} | {scale * estimate.ci95:.3f}"
            print(f"| {row.rules} | {row.player} | {name} | {figures} | {distance:.2f} |", flush=True)
            worst = max(worst, distance)
    print(f"\nlargest distance {worst:.2f} of {TOLERANCE}; {chosen.rounds:,} rounds a row, seed {chosen.seed}")
    return 0 if worst <= TOLERANCE else 1


if __name__ == "__main__":
    sys.exit(main())
