"""How good a position is."""

from __future__ import annotations

from random import Random

import pytest

from bot.simulate.fit import features
from bot.uno.match import Match
from bot.uno.players.worth import WEIGHTS, chances, strength
from bot.uno.ruleset import RuleSet
from bot.uno.simulation import play_round, tips_player
from tests.uno.players.boards import position


def test_chances_are_shares_of_one() -> None:
    found = chances(position("R1 R2|B1 B2 B3|Y1", "R5").round)
    assert sum(found.values()) == pytest.approx(1)
    assert found[2] > found[1]


def test_who_can_lay_the_last_card_has_as_good_as_won() -> None:
    assert chances(position("R1|B1|Y1", "R5").round)[0] > 0.95


def test_a_round_that_is_over_is_certain() -> None:
    match, _ = position("R1|B1 B2|Y1 Y2", "R5").step(0, position("R1|B1", "R5").legal(0)[0])
    assert chances(match.round) == {0: 1.0, 1: 0.0, 2: 0.0}


def test_the_fit_and_the_player_mean_the_same() -> None:
    match = Match.start(RuleSet.parse("preset=party"), 4, "worth")
    random = Random(1)
    seen = 0

    def watch(round: object, seat: int) -> None:
        nonlocal seen
        for each in match.round.order:
            values = features(match.round, each)
            expected = sum(weight * value for weight, value in zip(WEIGHTS.values(), values, strict=True))
            assert strength(match.round, each) == pytest.approx(expected)
            seen += 1

    play_round(match.round, [tips_player(random, calls=True)] * 4, watch)
    assert seen > 50
