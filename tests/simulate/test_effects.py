"""The table of what house rules do, and the study that makes it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.simulate import effects, fit
from bot.simulate.effects import Source
from bot.simulate.setting import Setting
from bot.simulate.study import __main__ as study
from bot.simulate.study import house_rules
from bot.simulate.tally import Tally
from bot.simulate.workers import Outcome
from bot.uno.players.worth import WEIGHTS
from bot.uno.ruleset import OPTIONS, RuleSet


def test_the_shipped_table_says_how_it_was_made() -> None:
    source = effects.source()
    assert source == Source("preset=mattel_2019", "strategist", 4, source.rounds, "effects")
    assert source.rounds >= 10_000


def test_drawing_until_a_card_fits_is_told_as_it_is() -> None:
    found = effects.of("draw_until_playable", True)
    assert found is not None
    assert 1.58 < found.turns < 1.80
    assert 2.8 < found.cards_drawn < 3.2
    assert found.turns_ci95 < 0.05


def test_defaults_and_what_does_nothing_have_no_effect() -> None:
    assert effects.of("draw_until_playable", False) is None
    assert effects.of("uno_penalty", 4) is None
    assert effects.of("no_such_option", 1) is None


def test_what_is_small_or_uncertain_is_not_told() -> None:
    found = effects.of("stacking", "mixed")
    assert found is not None
    assert found.tells("turns")
    assert not found.tells("cards_drawn")
    assert not replace(found, turns_ci95=0.03).tells("turns")
    assert not replace(found, turns=0.98, turns_ci95=0.001).tells("turns")
    assert found.tells("penalty_of_eight")
    assert not found.tells("starter_wins")
    assert effects.measured("stacking") == ("same", "mixed", "ascending")
    assert effects.measured("hand_size")[0] == 3


def test_the_table_speaks_of_the_options_that_there_are() -> None:
    for name, values in effects._table()["effects"].items():
        known = {effects.write_value(value) for value in OPTIONS[name].values}
        assert set(values) <= known
        for value in OPTIONS[name].values:
            found = effects.of(name, value)
            if found is not None:
                rules = RuleSet.parse(found.rules)
                assert rules.values[name] == value
                assert RuleSet.parse(found.against).values[name] == OPTIONS[name].default


def test_every_option_is_measured_with_what_it_refines() -> None:
    found = {name: (rules, against) for name, value, rules, against in house_rules.values()}
    assert "stack_forced=true" in found["stack_forced"][0]
    assert found["stack_forced"][1] == "preset=mattel_2019 stacking=same"
    assert "uno_penalty" not in found
    assert "partners" not in found


def test_the_study_writes_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    two = [each for each in house_rules.values() if each[0] in ("draw_until_playable", "start_draw2_skips")]
    monkeypatch.setattr(house_rules, "values", lambda: two)
    file = tmp_path / "effects.json"
    assert study.main(["rules", "--rounds", "150", "--jobs", "1", "--write", str(file)]) == 0
    written = json.loads(file.read_text())
    assert list(written["effects"]) == ["draw_until_playable"]
    assert written["made"]["rounds"] == 150
    assert "nothing worth telling" in capsys.readouterr().err


def test_a_study_that_is_broken_off_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(setting: Setting, other: Setting, *, jobs: int) -> Outcome:
        return Outcome(setting, other, Tally(), broken_off=True)

    monkeypatch.setattr(house_rules.workers, "run", broken_off)
    file = tmp_path / "effects.json"
    assert study.main(["rules", "--write", str(file)]) == 130
    assert not file.exists()


def test_the_fit_finds_that_fewer_cards_are_better(capsys: pytest.CaptureFixture[str]) -> None:
    positions = fit.states(60, "fit")
    weights = dict(zip(WEIGHTS, fit.fitted(positions, steps=4), strict=True))
    assert weights["few"] > 1
    assert weights["out"] > 1
    assert fit.main(["--rounds", "20"]) == 0
    assert '"few"' in capsys.readouterr().out


def test_equations_are_solved() -> None:
    assert fit.solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])
