"""What every rule set must keep, alone, in presets, in pairs and in larger mixes, at tables of two to ten.

At every step no card is lost and somebody can act; at sampled steps everything legal succeeds, everything else is
refused and changes nothing, the codec gives the same match back, no view holds or depends on a hidden card, and the
same rules in another order allow the same. The log replays to the same state, and the round ends. Seeds are fixed.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

import pytest

from bot.uno.errors import RuleError
from bot.uno.presets import PRESETS
from bot.uno.ruleset import OPTIONS, RuleSet
from bot.uno.table_actions import NextRound
from tests.uno.games import Game, Values, play_round, single_values

# every line of the engine is covered by tests that say what it does; here, measuring would only cost time
pytestmark = pytest.mark.unmeasured

PAIR_PARTS = 32
MIXES = 2016
MIX_PARTS = 24
FEW = {"hand_size": 2}  # short hands come to the end, where rules meet, in half the time


@cache
def pairs() -> list[tuple[Values, Values]]:
    return [(one, other) for one, other in combinations(single_values(ends=1), 2) if list(one) != list(other)]


def allowed(preset: str, values: Values) -> RuleSet | None:
    """The rule set, or None where it is a conflict: then both sides are named."""
    try:
        return RuleSet(preset, values)
    except RuleError as refused:
        assert refused.reason.code in ("conflict", "needs-option"), refused
        named = [str(value) for value in refused.reason.args.values()]
        assert len(named) == 2
        assert set(named) <= set(OPTIONS)
        return None


def seated(rules: RuleSet, seats: int) -> int:
    """So many seats, or the nearest number that these rules can be played by."""
    for count in (seats, seats - 1, seats + 1, 4):
        if 2 <= count <= 10 and rules.book(count).why_no_seats() is None:
            return count
    raise AssertionError(f"no table of four for {rules.text}")


def plays(rules: RuleSet, seats: int, seed: str, every: int, rarely: float = 0.0, *, deep: bool = False) -> Game:
    """One round, looked at closely every so many steps; a failure names the game, so that it can be played again."""
    try:
        game = Game.start(rules, seats, seed, reordered=deep)
        play_round(game, Random(seed), every, rarely)
        if deep:
            game.check_replay()
    except Exception as error:
        error.add_note(f"RuleSet.parse({rules.text!r}), {seats} seats, seed {seed!r}")
        raise
    return game


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_every_value_alone(name: str) -> None:
    played = 0
    for number, values in enumerate(values for values in single_values() if name in values):
        rules = allowed("mattel_2019", values)
        if rules is None:
            rules = RuleSet("mattel_2019", values | {"jump_in": "cancel"})
        for seats in (2 + (len(name) + 4 * number) % 9, 4):
            plays(rules, seated(rules, seats), f"alone {name} {number} {seats}", 15, deep=True)
            played += 1
    assert played >= 2


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_base_game_at_every_table(seats: int) -> None:
    for number in range(3):
        plays(RuleSet(), seats, f"base {seats} {number}", 10, deep=True)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_whole_match_of_every_preset(preset: str) -> None:
    rules = RuleSet(preset, {"target_score": 200} if RuleSet(preset).values["scoring"] == "winner" else {})
    seats = seated(rules, 2 + len(preset) % 5)
    game = plays(rules, seats, f"match {preset}", 40, deep=True)
    for number in range(2, 60):
        if game.match.stage == "over":
            break
        game.step(None, NextRound())
        assert game.match.number == number
        play_round(game, Random(f"{preset} {number}"), 60)
    assert game.match.stage == "over"
    assert game.match.winners
    game.check_order()
    game.check_replay()


@pytest.mark.parametrize("part", range(PAIR_PARTS))
def test_every_pair(part: int) -> None:
    played = 0
    for number, (one, other) in list(enumerate(pairs()))[part::PAIR_PARTS]:
        rules = allowed("mattel_2019", FEW | one | other)
        if rules is not None:
            seats = seated(rules, 2 + number % (9 if number % 4 == 0 else 4))
            plays(rules, seats, f"pair {number}", 150, deep=number % 24 == 0)
            played += 1
    assert played > 0.9 * len(pairs()) / PAIR_PARTS


@pytest.mark.parametrize("part", range(MIX_PARTS))
def test_mixes_of_three_and_more(part: int) -> None:
    """With people who leave, penalties from outside and time-outs; on any preset."""
    singles = single_values()
    played = number = 0
    while played < MIXES // MIX_PARTS:
        random = Random(f"mix {part} {number}")
        number += 1
        values: Values = {"hand_size": random.choice((2, 2, 3, 4))}
        for single in random.sample(singles, random.randint(3, 14)):
            values |= single
        rules = allowed(random.choice(sorted(PRESETS)), values)
        if rules is None:
            continue
        seats = seated(rules, random.choice((2, 3, 3, 3, 4, 4, 4, 5, 7)))
        plays(rules, seats, f"mix {part} {number}", 150, 0.01, deep=number % 8 == 0)
        played += 1
    assert number < 2 * played
