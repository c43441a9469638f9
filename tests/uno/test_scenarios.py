"""The scenario files: the rulebook as positions. Every scenario is a test of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.uno.options import Number
from bot.uno.rule import REGISTRY
from bot.uno.ruleset import OPTIONS, RuleSet
from bot.uno.scenarios import Run, Scenario, parse

OWN = Path(__file__).parents[1] / "scenarios"
SHARED = Path(__file__).parents[3] / "shared" / "scenarios"
BESIDE_THE_RULES = {"hard"}  # files that are about several rules at once


def _scenarios(folder: Path) -> list[tuple[str, Scenario]]:
    return [
        (path.name, scenario)
        for path in sorted(folder.glob("*.scn"))
        for scenario in parse(path.read_text(encoding="utf-8"))
    ]


def _params(folder: Path) -> Sequence[object]:
    found = [pytest.param(*each, id=f"{each[0]}:{each[1].number}") for each in _scenarios(folder)]
    return found or [pytest.param("", None, marks=pytest.mark.skip(f"no scenarios in {folder.parent.name}"))]


def _plays(file: str, scenario: Scenario) -> None:
    assert [str(failure) for failure in Run(scenario, file).play()] == []


@pytest.mark.parametrize(("file", "scenario"), _params(OWN))
def test_a_scenario_of_the_project_holds(file: str, scenario: Scenario) -> None:
    _plays(file, scenario)


@pytest.mark.parametrize(("file", "scenario"), _params(SHARED))
def test_a_shared_scenario_holds(file: str, scenario: Scenario) -> None:
    _plays(file, scenario)


def _of_rule(rule: str) -> list[Scenario]:
    return parse((OWN / f"{rule}.scn").read_text(encoding="utf-8"))


@pytest.mark.parametrize("rule", sorted(REGISTRY))
def test_a_rule_has_scenarios_of_its_own_with_statements(rule: str) -> None:
    scenarios = _of_rule(rule)
    assert len(scenarios) >= 2
    assert len({scenario.name for scenario in scenarios}) == len(scenarios)
    for scenario in scenarios:
        assert "source" in scenario.head, scenario.name
        assert any(line.text.startswith("?") or line.text.endswith("refused") for line in scenario.steps)


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_every_value_of_an_option_occurs_in_the_file_of_its_rule(name: str) -> None:
    option = OPTIONS[name]
    sets = [
        RuleSet.parse(scenario.head["rules"].text if "rules" in scenario.head else "")
        for scenario in _of_rule(option.rule_id)
    ]
    wanted = {option.low, option.high, option.default} if isinstance(option, Number) else set(option.values)
    assert wanted <= {rules.values[name] for rules in sets}


def test_every_file_belongs_to_a_rule() -> None:
    assert {path.stem for path in OWN.glob("*.scn")} == set(REGISTRY) | BESIDE_THE_RULES


def test_no_scenario_repeats_the_position_of_another() -> None:
    seen: dict[tuple[object, ...], str] = {}
    for file, scenario in _scenarios(OWN) + _scenarios(SHARED):
        head = tuple(sorted((key, line.text) for key, line in scenario.head.items() if key != "source"))
        key = (head, tuple(line.text for line in scenario.steps))
        assert key not in seen, f"{file}:{scenario.number} repeats {seen[key]}"
        seen[key] = f"{file}:{scenario.number}"
