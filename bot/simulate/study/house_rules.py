"""Measures what each house rule does and writes the table that the bot shows: `python -m bot.simulate.study rules`.

Each value is played beside the rules without it, on the same seeds, by players like X. They never forget a call, never
challenge and never break a rule, so options about these have no effect here and are left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from math import sqrt
from pathlib import Path

from bot.simulate import effects, workers
from bot.simulate.effects import Effect, Source
from bot.simulate.setting import BadInput, Setting, checked, make
from bot.simulate.tally import Estimate
from bot.simulate.workers import Outcome
from bot.uno.errors import RuleError
from bot.uno.options import Number, Value
from bot.uno.ruleset import OPTIONS, RuleSet

BASE = "preset=mattel_2019"
PLAYER, PLAYERS, ROUNDS, SEED = "strategist", 4, 10_000, "effects"
GROUPS = frozenset({"deck", "start", "draw", "stack", "timing", "hands", "wild4", "end"})
"""The groups of options that can change how a round runs."""
UNFELT = frozenset(
    {"challenge_who", "challenge_fail_draw", "challenge_guilty_draws", "challenge_success_turn"}
    | {"dealer_pick", "stalemate", "two_player_rules", "wild4_enforced"}
)
"""Options of these groups that such players, who change seats with each round, cannot feel."""
NEEDED: dict[str, str] = {
    "custom_effect": "wild_custom_count=4",
    "stack_forced": "stacking=same",
    "deflect_target": "reverse_deflect=draw2 skip_pass_on=draw2",
    "jump_in_wilds": "jump_in=cancel",
    "double_effects": "doubles=simultaneous",
    "finish_effect": "seven_swap=mandatory zero_rotate=true",
    "swap_optional": "wild_swap_count=4",
}
"""What an option refines, and so what it is measured with."""
NUMBERS: dict[str, tuple[int, ...]] = {"hand_size": (3, 4, 5, 6, 8, 9, 10, 12, 15)}
"""Of these numbers some values, of other numbers all."""


def values() -> Iterator[tuple[str, Value, str, str]]:
    """Every option and value to be measured, with its rules and those without it."""
    for name, option in OPTIONS.items():
        if option.group not in GROUPS or name in UNFELT:
            continue
        against = " ".join(filter(None, (BASE, NEEDED.get(name))))
        tried = NUMBERS.get(name, option.values) if isinstance(option, Number) else option.values
        for value in tried:
            if value == option.default:
                continue
            try:
                rules = RuleSet.parse(against).but(**{name: value})
                yield name, value, checked(rules.text, PLAYERS), checked(against, PLAYERS)
            except (RuleError, BadInput):
                continue


def effect(outcome: Outcome) -> Effect | None:
    """What the second rule set of this outcome changes; None where nothing is certain and worth telling."""
    assert outcome.other is not None
    found = {name: _factor(outcome, name) for name in effects.FACTORS}
    found["starter_wins"] = outcome.differences.mean("win:0")
    found["penalty_of_six"] = outcome.differences.mean("penalty>=6")
    found["penalty_of_eight"] = outcome.differences.mean("penalty>=8")
    numbers: dict[str, float] = {}
    for name, estimate in found.items():
        numbers[name] = round(estimate.mean, 4)
        numbers[f"{name}_ci95"] = round(estimate.ci95, 4)
    made = Effect(**numbers, rules=outcome.other.rules, against=outcome.setting.rules)
    return made if made.tells_anything else None


def _factor(outcome: Outcome, name: str) -> Estimate:
    """How many times as much, from rounds on the same seeds."""
    before, change = outcome.tally.mean(name), outcome.differences.mean(name)
    factor = 1 + change.mean / before.mean
    return Estimate(factor, sqrt(change.error**2 + ((factor - 1) * before.error) ** 2) / before.mean)


def study(rounds: int, jobs: int) -> dict[str, dict[str, Effect]]:
    """Measures everything; by option and by value as it is written."""
    found: dict[str, dict[str, Effect]] = {}
    for name, value, rules, against in values():
        setting = make(against, count=rounds, seed=SEED, players=PLAYERS, seats=PLAYER)
        outcome = workers.run(setting, Setting(rules, setting.kinds, SEED, rounds), jobs=jobs)
        if outcome.broken_off:
            raise KeyboardInterrupt
        measured = effect(outcome)
        word = effects.write_value(value)
        print(f"{name}={word}: {_told(measured)}", file=sys.stderr, flush=True)
        if measured is not None:
            found.setdefault(name, {})[word] = measured
    return found


def _told(measured: Effect | None) -> str:
    if measured is None:
        return "nothing worth telling"
    return f"turns x {measured.turns:.3f} ± {measured.turns_ci95:.3f}, cards drawn x {measured.cards_drawn:.2f}"


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this study."""
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds for each value, default {ROUNDS}")
    parser.add_argument("--write", type=Path, default=effects.PATH, metavar="FILE", help="default: the bot's own table")


def run(chosen: argparse.Namespace) -> int:
    """Writes the table; the exit code."""
    found = study(chosen.rounds, chosen.jobs)
    made = Source(RuleSet.parse(BASE).text, PLAYER, PLAYERS, chosen.rounds, SEED)
    table = {
        "made": asdict(made),
        "effects": {name: {value: asdict(each) for value, each in of.items()} for name, of in found.items()},
    }
    chosen.write.write_text(json.dumps(table, indent=1) + "\n", "utf-8")
    return 0
