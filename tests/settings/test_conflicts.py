"""A change always leads to a rule set that can be, by changing as little else as possible."""

from __future__ import annotations

from random import Random

import pytest

from bot.settings import settled
from bot.uno.options import Value
from bot.uno.presets import PRESETS
from bot.uno.ruleset import OPTIONS, RuleSet


@pytest.mark.parametrize(
    ("rules", "wanted", "found"),
    [
        ("preset=mattel_2019", {"stacking": "same"}, {"stacking": "same"}),
        (
            "preset=mattel_2019 pull_back_in=true",
            {"play_on": True},
            {"play_on": True, "pull_back_in": False},
        ),
        (
            "preset=mattel_2019",
            {"jump_in_wilds": True},
            {"jump_in_wilds": True, "jump_in": "cancel"},
        ),
        (
            "preset=party jump_in_wilds=true",
            {"jump_in": "off"},
            {"jump_in": "off", "jump_in_wilds": False},
        ),
    ],
)
def test_what_is_in_the_way_gives_way(rules: str, wanted: dict[str, Value], found: dict[str, Value]) -> None:
    assert settled(RuleSet.parse(rules), wanted) == found


def test_what_excludes_itself_cannot_be_settled() -> None:
    assert settled(RuleSet(), {"play_on": True, "pull_back_in": True}) is None


@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_can_be_had_from_every_preset(preset: str) -> None:
    rules = RuleSet(preset)
    for name, option in OPTIONS.items():
        for value in {option.values[0], option.values[-1], *option.values[:8]}:
            values = settled(rules, {name: value})
            assert values is not None, (name, value)
            assert rules.but(**values).values[name] == value


@pytest.mark.unmeasured
def test_two_thousand_changes_never_leave_rules_that_cannot_be() -> None:
    random = Random(2000)
    rules = RuleSet()
    for _ in range(2000):
        name = random.choice(list(OPTIONS))
        value = random.choice(OPTIONS[name].values)
        values = settled(rules, {name: value})
        assert values is not None
        rules = rules.but(**values)
        assert rules.values[name] == value
        assert RuleSet.parse(rules.text) == rules
