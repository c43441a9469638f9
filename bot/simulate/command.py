"""The command line of the simulator: `python -m bot simulate`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from bot.simulate import plot, report, workers
from bot.simulate.seats import KINDS
from bot.simulate.setting import BadInput, Setting, checked, make

DEFAULT_ROUNDS = 10_000
BAD_INPUT = 2


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the subcommand."""
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--rounds", metavar="N", help=f"rounds to play, default {DEFAULT_ROUNDS}")
    amount.add_argument("--matches", metavar="N", help="whole matches to play instead")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed plays the same rounds, default 1")
    parser.add_argument("--players", metavar="N", help="default 4, or as many as --seats names")
    parser.add_argument("--rules", default="preset=mattel_2019", metavar="TEXT", help='"preset=party stacking=mixed"')
    parser.add_argument(
        "--seats",
        metavar="KINDS",
        help=f"players, separated by commas, or one kind for all seats: {', '.join(KINDS)}; default strategist. "
        "They move one seat on with each round",
    )
    parser.add_argument("--compare", metavar="TEXT", help="a second rule set on the same seeds, and the differences")
    parser.add_argument("--jobs", nargs="?", const="0", default="1", metavar="N", help="processes; alone: all cores")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the results (needs matplotlib)")


def run(chosen: argparse.Namespace) -> int:
    """Simulates what the command line says and prints it; the exit code."""
    try:
        setting, other = _settings(chosen)
        if chosen.plot is not None:
            plot.check(chosen.plot)
        jobs = _number("--jobs", chosen.jobs)
        if jobs < 0:
            raise BadInput(f"{jobs} processes cannot work.")
        progress = workers.Progress(setting.count, setting.unit)
        outcome = workers.run(setting, other, jobs=jobs or os.cpu_count() or 1, progress=progress)
        print(report.as_json(outcome) if chosen.json else report.as_text(outcome), flush=True)
        if chosen.plot is not None and outcome.tally.rounds:
            plot.draw(outcome, chosen.plot)
    except BadInput as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # whoever reads has read enough (`| head`); nothing is left to be written at the end either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _settings(chosen: argparse.Namespace) -> tuple[Setting, Setting | None]:
    matches = chosen.matches is not None
    count = DEFAULT_ROUNDS
    if matches:
        count = _number("--matches", chosen.matches)
    elif chosen.rounds is not None:
        count = _number("--rounds", chosen.rounds)
    players = None if chosen.players is None else _number("--players", chosen.players)
    setting = make(chosen.rules, count=count, seed=chosen.seed, players=players, seats=chosen.seats, matches=matches)
    if chosen.compare is None:
        return setting, None
    rules = checked(chosen.compare, setting.players)
    return setting, Setting(rules, setting.kinds, setting.seed, setting.count, setting.matches)


def _number(option: str, text: str) -> int:
    """A whole number from the command line. Raises BadInput."""
    try:
        return int(text)
    except ValueError as error:
        raise BadInput(f"{option} wants a whole number, not {text!r}.") from error
