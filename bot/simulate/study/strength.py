"""How strong the computer players are: pairings with balanced seats, and the hard player without one of its ideas.

Each row is a plain run of `python -m bot simulate` with these rules, seats and rounds, and the seed of this study.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from bot.simulate import workers
from bot.simulate.setting import make
from bot.simulate.tally import Estimate

SEED = "final"
PLAIN = "preset=mattel_2021 uno_penalty=0 challenge_who=nobody last_draw_counts=false"
"""The rules by which X is defined: nothing but the cards."""
X = "strategist"


@dataclass(frozen=True, slots=True)
class Pairing:
    """The first of these kinds of players against the others."""

    rules: str
    kinds: tuple[str, ...]
    rounds: int

    @property
    def even(self) -> float:
        """The share of the rounds that the first would win if all were alike."""
        return self.kinds.count(self.kinds[0]) / len(self.kinds)

    @property
    def others(self) -> str:
        """Whom it plays against, in words."""
        rest = [kind for kind in self.kinds if kind != self.kinds[0]]
        return f"{len(rest)} x {rest[0]}" if len(rest) > 1 else rest[0]


PAIRINGS = (
    Pairing(PLAIN, ("hard", X, X, X), 5000),
    Pairing(PLAIN, ("hard", X), 2500),
    Pairing("preset=party", ("hard", X, X, X), 2000),
    Pairing("preset=mattel_2019", ("hard", "normal", "normal", "normal"), 2000),
    Pairing(PLAIN, ("normal", X, X, X), 40_000),
    Pairing("preset=mattel_2019", ("normal", "easy", "easy", "easy"), 20_000),
    Pairing(PLAIN, ("hard", "hard-without-search"), 2000),
    Pairing(PLAIN, ("hard", "hard-without-counting"), 2000),
    Pairing(PLAIN, ("hard", "hard-without-memory"), 2000),
    Pairing(PLAIN, ("hard", "hard-without-saving"), 2000),
    Pairing("preset=mattel_2019", (X, "bluffer"), 20_000),
    Pairing("preset=mattel_2019", ("normal", "bluffer"), 20_000),
    Pairing("preset=mattel_2019", ("hard-without-search", "bluffer"), 20_000),
    Pairing("preset=mattel_2019", ("hard", "bluffer"), 2000),
    Pairing("preset=mattel_2019", ("hard-without-odds", "bluffer"), 2000),
)
"""What the levels are worth, then what each idea brings: heads-up, where it shows most. What challenges bring is
measured without search, which would take hours for a difference of one point: X never challenges, the normal player by
the hand's size alone, the hard one also by what it remembers."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this study."""
    parser.add_argument("--rounds", type=int, metavar="N", help="so many rounds for each row, instead of its own")
    parser.add_argument("--row", type=int, metavar="N", help=f"one row only, from 1 to {len(PAIRINGS)}")


def run(chosen: argparse.Namespace) -> int:
    """Prints the table of the README, row by row; the exit code."""
    rows = PAIRINGS if chosen.row is None else PAIRINGS[chosen.row - 1 : chosen.row]
    if not rows or (chosen.rounds is not None and chosen.rounds < 1):
        print(f"There are rows 1 to {len(PAIRINGS)}, and at least one round is played.", file=sys.stderr)
        return 2
    print(*head(), sep="\n")
    for pairing in rows:
        print(row(pairing, *measured(pairing, chosen.rounds or pairing.rounds, chosen.jobs)), flush=True)
    return 0


def measured(pairing: Pairing, rounds: int, jobs: int) -> tuple[Estimate, int]:
    """The share of the rounds that the first wins, and of how many. Raises KeyboardInterrupt."""
    setting = make(pairing.rules, count=rounds, seed=SEED, players=None, seats=",".join(pairing.kinds))
    progress = workers.Progress(setting.count, setting.unit)
    outcome = workers.run(setting, jobs=jobs, progress=progress)
    if outcome.broken_off:
        raise KeyboardInterrupt
    return outcome.tally.share(f"kind:{pairing.kinds[0]}"), outcome.tally.rounds


def head() -> Sequence[str]:
    """The head of the table."""
    return ("| rules | player | against | rounds | wins | 95 % interval | even |", "|---|---|---|---|---|---|---|")


def row(pairing: Pairing, wins: Estimate, rounds: int) -> str:
    """A row of the table."""
    low, high = (f"{100 * bound:.1f}" for bound in wins.bounds())
    rules = "the cards alone" if pairing.rules == PLAIN else f"`{pairing.rules}`"
    first = f"{pairing.kinds[0]} | {pairing.others}"
    return (
        f"| {rules} | {first} | {rounds:,} | {100 * wins.mean:.1f} % | {low} to {high} | {100 * pairing.even:.0f} % |"
    )
