"""`python -m bot.simulate.study rules` measures the house rules, `players` the computer players."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from bot.simulate.study import house_rules, strength

BROKEN_OFF = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the chosen study; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot.simulate.study", description="Studies that take long.")
    studies = parser.add_subparsers(metavar="STUDY", required=True)
    rules = studies.add_parser("rules", help="what each house rule does to a round, for the bot")
    house_rules.add_options(rules)
    rules.set_defaults(action=house_rules.run)
    players = studies.add_parser("players", help="how strong the computer players are, and what each idea brings")
    strength.add_options(players)
    players.set_defaults(action=strength.run)
    for study in (rules, players):
        study.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes, default all cores")
    chosen = parser.parse_args(arguments)
    try:
        return chosen.action(chosen)
    except KeyboardInterrupt:
        print("Broken off.", file=sys.stderr)
        return BROKEN_OFF


if __name__ == "__main__":
    sys.exit(main())
