"""The engine's speed, measured beside RLCard in one interleaved run: `python -m tests.bench.engine`.

Ratios within one run, never times alone: single times vary by a third. Needs the extra `bench`. With `--instructions`
the instructions a round are counted by cachegrind (valgrind), as the difference of two run lengths.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bot.uno.phases import OVER
from bot.uno.round import Round
from bot.uno.ruleset import RuleSet
from bot.uno.simulation import play_round, random_player

ADDED = " uno_penalty=0 challenge_who=nobody last_draw_counts=false"
SEATS = 4
GOALS = {"rlcard env.run": 12.0, "rlcard UnoGame.step": 3.5, "rlcard bare Round": 1.0}


def observe(kind: type, *fields: object) -> None:
    """The listener of a simulator that counts nothing: what an event costs at the least."""


def ours(rules: str, *, verified: bool = False) -> Callable[[int], None]:
    book = RuleSet.parse(rules + ADDED).book(SEATS)
    random = Random(1)
    players = [random_player(random)] * SEATS
    order = tuple(range(SEATS))

    def play(rounds: int) -> None:
        for _ in range(rounds):
            round = Round(book, "", 0, SEATS - 1, order, random)
            round.tell = observe
            round.deal()
            if verified:
                while round.phase is not OVER:
                    round.act(round.turn, players[0](round, round.turn))
            else:
                play_round(round, players)

    return play


def rlcard_env() -> Callable[[int], None]:
    import rlcard
    from rlcard.agents import RandomAgent

    env: Any = rlcard.make("uno", config={"game_num_players": SEATS, "seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(SEATS)])

    def play(rounds: int) -> None:
        for _ in range(rounds):
            env.run(is_training=False)

    return play


def rlcard_game() -> Callable[[int], None]:
    import numpy as np
    from rlcard.games.uno.game import UnoGame

    game: Any = UnoGame(num_players=SEATS)
    game.np_random = np.random.RandomState(1)
    random = Random(1)

    def play(rounds: int) -> None:
        for _ in range(rounds):
            game.init_game()
            while not game.is_over():
                game.step(random.choice(game.get_legal_actions()))

    return play


def rlcard_round() -> Callable[[int], None]:
    import numpy as np
    from rlcard.games.uno.dealer import UnoDealer
    from rlcard.games.uno.player import UnoPlayer
    from rlcard.games.uno.round import UnoRound

    numbers = np.random.RandomState(1)
    random = Random(1)

    def play(rounds: int) -> None:
        for _ in range(rounds):
            dealer = UnoDealer(numbers)
            players = [UnoPlayer(seat, numbers) for seat in range(SEATS)]
            for player in players:
                dealer.deal_cards(player, 7)
            round: Any = UnoRound(dealer, SEATS, numbers)
            top = round.flip_top_card()
            round.perform_top_card(players, top)
            while not round.is_over:
                actions = round.get_legal_actions(players, round.current_player)
                round.proceed_round(players, random.choice(actions))

    return play


def interleaved(contestants: dict[str, tuple[Callable[[int], None], int]], repetitions: int) -> dict[str, float]:
    """Median rounds a second of CPU time for each, taken in turns so that a slow moment hits all alike."""
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for play, _ in contestants.values():
        play(20)
    for _ in range(repetitions):
        for name, (play, rounds) in contestants.items():
            gc.collect()
            start = time.process_time()
            play(rounds)
            speeds[name].append(rounds / (time.process_time() - start))
    return {name: statistics.median(values) for name, values in speeds.items()}


def instructions(rules: str, *, verified: bool) -> int | None:
    """Instructions a round, or None without valgrind."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return None
    few, many = 200, 600
    return (_count(valgrind, rules, verified, many) - _count(valgrind, rules, verified, few)) // (many - few)


def _count(valgrind: str, rules: str, verified: bool, rounds: int) -> int:
    command = [valgrind, "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={os.devnull}"]
    command += [sys.executable, "-B", "-m", "tests.bench.engine", "--play", str(rounds), "--rules", rules]
    command += ["--verified"] if verified else []
    # one hash seed, and compiled files from before: else start-up differs between the two runs by more than a round
    run = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    found = re.search(r"I\s+refs:\s+([\d,]+)", run.stderr)
    assert found is not None
    return int(found[1].replace(",", ""))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--rules", default="preset=mattel_2021", help=argparse.SUPPRESS)
    parser.add_argument("--verified", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.play:
        ours(arguments.rules, verified=arguments.verified)(arguments.play)
        return
    base, party = "ours, mattel_2021", "ours, party"
    contestants = {
        base: (ours("preset=mattel_2021"), 2000),
        "ours, verified": (ours("preset=mattel_2021", verified=True), 1500),
        party: (ours("preset=party"), 1500),
        "rlcard env.run": (rlcard_env(), 100),
        "rlcard UnoGame.step": (rlcard_game(), 400),
        "rlcard bare Round": (rlcard_round(), 1500),
    }
    speeds = interleaved(contestants, arguments.repetitions)
    for name, speed in speeds.items():
        goal = f"  goal {GOALS[name]:4.1f}" if name in GOALS else ""
        print(f"{name:22} {speed:9.0f} rounds/s   ours is {speeds[base] / speed:6.2f} x{goal}")
    print(f"party costs {speeds[base] / speeds[party]:.2f} times the base game   goal at most 1.5")
    if arguments.instructions:
        for rules, verified in (("preset=mattel_2021", False), ("preset=mattel_2021", True), ("preset=party", False)):
            door = "verified" if verified else "trusted"
            print(f"{rules} {door:9} {instructions(rules, verified=verified)} instructions a round")


if __name__ == "__main__":
    main()
