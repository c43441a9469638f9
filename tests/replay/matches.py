"""Matches played by a lively table, as records."""

from __future__ import annotations

from functools import cache
from random import Random

from bot.replay import Player, Record
from bot.uno.actions import Action
from bot.uno.match import Leave, Match
from bot.uno.ruleset import RuleSet
from bot.uno.table_actions import NextRound
from tests.uno.games import choose


@cache
def played(rules: str = "preset=mattel_2019", seats: int = 3, seed: str = "replays") -> Record:
    """A whole match under these rules."""
    random = Random(seed)
    match = Match.start(RuleSet.parse(rules), seats, seed)
    moves: list[tuple[int | None, Action]] = []
    while match.stage != "over":
        move = (None, NextRound()) if match.stage == "break" else choose(match, random)
        match, _ = match.step(*move)
        moves.append(move)
    return record(rules, seed, seats, tuple(moves))


def left(seed: str = "left") -> Record:
    """A match of two that one of them leaves at once."""
    return record("preset=mattel_2019", seed, 2, ((1, Leave()),), ending="forfeit")


def record(
    rules: str, seed: str, seats: int, moves: tuple[tuple[int | None, Action], ...], ending: str = "played"
) -> Record:
    """A record of these moves, the last seat a computer's."""
    names = ("Ada", "Ben # 1", "Mika", "Dora", "Emil")[:seats]
    players = tuple(Player(name, "normal" if name == "Mika" else None) for name in names)
    return Record(
        number=12,
        started_at=1_764_525_600,
        ended_at=1_764_528_000,
        ending=ending,
        rules=rules,
        seed=seed,
        host=0,
        players=players,
        moves=moves,
    )
