"""The engine's speed, measured beside RLCard in one interleaved run: `python -m tests.bench.engine`.

Ratios within one run, never times alone: single times vary by a third. Short segments, many times over, there and back
again, so that a busy machine slows all alike. Needs the extra `bench`. With `--instructions`
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
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.uno.phases import OVER
from bot.uno.round import Round
from bot.uno.ruleset import RuleSet
from bot.uno.simulation import play_round, random_player

ADDED = " uno_penalty=0 challenge_who=nobody last_draw_counts=false"
SEATS = 4
Play = Callable[[int], None]
"""Plays so many rounds."""


def observe(kind: type, fields: tuple[object, ...]) -> None:
    """The listener of a simulator that counts nothing: what an event costs at the least."""


def ours(rules: str, *, verified: bool = False) -> Play:
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


def rlcard_env() -> Play:
    import rlcard
    from rlcard.agents import RandomAgent

    env: Any = rlcard.make("uno", config={"game_num_players": SEATS, "seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(SEATS)])

    def play(rounds: int) -> None:
        for _ in range(rounds):
            env.run(is_training=False)

    return play


def rlcard_game() -> Play:
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


def rlcard_round() -> Play:
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


@dataclass(frozen=True)
class Contestant:
    """Who plays: how it is made, how many rounds make one segment, and from which to which number cachegrind counts."""

    make: Callable[[], Play]
    rounds: int
    counted: tuple[int, int]


BASE = "base rules, trusted door"
CONTESTANTS = {
    BASE: Contestant(lambda: ours("preset=mattel_2021"), 80, (200, 600)),
    "base rules, verified door": Contestant(lambda: ours("preset=mattel_2021", verified=True), 70, (200, 600)),
    "party rules, trusted door": Contestant(lambda: ours("preset=party"), 60, (200, 600)),
    "party rules, verified door": Contestant(lambda: ours("preset=party", verified=True), 50, (200, 600)),
    "RLCard `env.run`": Contestant(rlcard_env, 6, (10, 60)),
    "RLCard `UnoGame.step`": Contestant(rlcard_game, 25, (20, 120)),
    "RLCard bare `Round`": Contestant(rlcard_round, 80, (100, 400)),
}
GOALS = {"RLCard `env.run`": 12.0, "RLCard `UnoGame.step`": 3.5, "RLCard bare `Round`": 1.0}
PARTY_GOAL = 1.5


def interleaved(repetitions: int) -> dict[str, list[float]]:
    """Rounds a second of CPU time for each, one figure a repetition.

    In a repetition everybody plays a segment of some 15 ms in turn, and then again in the opposite order: whatever
    slows the machine down for longer than that, or more and more, slows all alike.
    """
    plays = {name: each.make() for name, each in CONTESTANTS.items()}
    for play in plays.values():
        play(50)
    there_and_back = [*plays, *reversed(plays)]
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(repetitions):
        spent = dict.fromkeys(plays, 0.0)
        gc.collect()
        for name in there_and_back:
            start = time.process_time()
            plays[name](CONTESTANTS[name].rounds)
            spent[name] += time.process_time() - start
        for name, seconds in spent.items():
            speeds[name].append(2 * CONTESTANTS[name].rounds / seconds)
    return speeds


def times(speeds: dict[str, list[float]], one: str, other: str) -> float:
    """How many times as fast `one` is as `other`: the median of the ratios within each repetition."""
    return statistics.median(a / b for a, b in zip(speeds[one], speeds[other], strict=True))


def instructions(name: str) -> int | None:
    """Instructions a round, or None without valgrind."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return None
    few, many = CONTESTANTS[name].counted
    return (_count(valgrind, name, many) - _count(valgrind, name, few)) // (many - few)


def _count(valgrind: str, name: str, rounds: int) -> int:
    command = [valgrind, "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={os.devnull}"]
    command += [sys.executable, "-B", "-m", "tests.bench.engine", "--play", name, str(rounds)]
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


def table(speeds: dict[str, list[float]], *, counted: bool) -> str:
    """The table of the README: for each of ours the speed and how many times that of RLCard it is."""
    heads = ["", "rounds/s", *(f"x {name}" for name in GOALS), "instructions a round"]
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)]]
    for name, speed in speeds.items():
        count = instructions(name) if counted else None
        ratios = ["" if name in GOALS else f"{times(speeds, name, other):.2f}" for other in GOALS]
        lines.append([name, f"{statistics.median(speed):,.0f}", *ratios, "" if count is None else f"{count:,}"])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--instructions", action="store_true", help="count them as well, with valgrind")
    parser.add_argument("--repetitions", type=int, default=60)
    parser.add_argument("--play", nargs=2, metavar=("WHO", "ROUNDS"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.play:
        name, rounds = arguments.play
        CONTESTANTS[name].make()(int(rounds))
        return
    speeds = interleaved(arguments.repetitions)
    print(table(speeds, counted=arguments.instructions))
    print()
    for name, goal in GOALS.items():
        print(f"{times(speeds, BASE, name):.2f} times {name}, goal at least {goal}")
    print(
        f"party rules cost {times(speeds, BASE, 'party rules, trusted door'):.2f} times the base, at most {PARTY_GOAL}"
    )


if __name__ == "__main__":
    main()
