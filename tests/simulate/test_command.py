"""The command line of the simulator."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.simulate import plot

ROOT = Path(__file__).parents[2]


def output(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["simulate", *words]) == 0
    return capsys.readouterr().out


def found(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    return json.loads(output(capsys, "--json", *words))


def test_json_has_what_is_promised(capsys: pytest.CaptureFixture[str]) -> None:
    data = found(
        capsys, "--rounds", "60", "--seed", "7", "--players", "3", "--rules", "preset=mattel_2021 stacking=mixed"
    )
    assert data["rounds"] == 60
    for name in ("turns", "cards_played", "cards_drawn", "points"):
        assert set(data[name]) == {"mean", "ci95"}
        assert data[name]["mean"] > data[name]["ci95"] > 0
    assert len(data["wins_by_seat"]) == 3
    assert sum(data["wins_by_seat"]) == pytest.approx(1, abs=1e-5)
    assert 0 <= data["last_card_draws"] <= 1
    assert 0 < data["wild4_legal"] < 1
    assert data["penalty_at_least"]["6"] >= data["penalty_at_least"]["8"]
    assert data["void"] == 0
    assert data["rules"] == "preset=mattel_2021 stacking=mixed"


def test_the_same_seed_is_the_same_whatever_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--rounds", "40", "--seats", "random,strategist,easy,normal")
    one = found(capsys, *words, "--jobs", "1")
    assert found(capsys, *words, "--jobs", "2") == one
    assert found(capsys, *words, "--seed", "2")["turns"] != one["turns"]
    assert set(one["wins_by_kind"]) == {"random", "strategist", "easy", "normal"}


def test_text_tells_it_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "--rounds", "50", "--seats", "random,strategist", "--rules", "preset=party")
    assert "50 rounds in" in text
    for words in ("turns", "won by seat 1", "won by strategist", "even: 50.00 %", "wild draw four legal if held"):
        assert words in text


def test_a_second_rule_set_is_compared_on_the_same_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--rounds", "50", "--compare", "draw_until_playable=true")
    text = output(capsys, *words)
    assert "differences, round by round" in text
    data = found(capsys, *words)
    difference = data["compared"]["turns"]["mean"] - data["turns"]["mean"]
    assert data["differences"]["turns"]["mean"] == pytest.approx(difference, abs=1e-4)
    same = found(capsys, "--rounds", "20", "--compare", "preset=mattel_2019")
    assert same["differences"]["turns"] == {"mean": 0, "ci95": 0}


def test_whole_matches_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "--matches", "3", "--seats", "normal,easy", "--rules", "target_score=60")
    assert "3 matches in" in text
    assert "  rounds " in text
    data = found(capsys, "--matches", "2", "--players", "3", "--rules", "scoring=none")
    assert (data["unit"], data["rounds"]) == ("matches", 2)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--rules", "nonsense"), "not-a-setting (text nonsense)"),
        (("--rules", "preset=none"), "no-such-preset"),
        (("--rules", "partners=true", "--players", "3"), "partners-need-even"),
        (("--rules", "hand_size=20", "--players", "8"), "too-few-cards"),
        (("--compare", "stacking=up"), "no-such-value"),
        (("--rounds", "0"), "At least one of the rounds"),
        (("--rounds", "many"), "--rounds wants a whole number, not 'many'."),
        (("--players", "11"), "there must be 2 to 10"),
        (("--seats", "easy,clever"), "There is no player 'clever'"),
        (("--seats", "easy,hard", "--players", "3"), "--seats names 2 players, --players 3."),
        (("--jobs", "-1"), "-1 processes cannot work."),
    ],
)
def test_bad_input_is_one_readable_line(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str) -> None:
    assert main(["simulate", *words]) == 2
    told = capsys.readouterr()
    assert says in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_without_matplotlib_a_plot_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["simulate", "--rounds", "1000000000", "--plot", str(tmp_path / "x.png")]) == 2
    assert capsys.readouterr().err == plot.MISSING + "\n"


def test_a_plot_is_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "x.png"
    output(capsys, "--rounds", "30", "--compare", "stacking=mixed", "--plot", str(file))
    assert file.read_bytes().startswith(b"\x89PNG")
    assert main(["simulate", "--rounds", "5", "--plot", str(tmp_path / "none" / "x.png")]) == 2


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_there_is(jobs: str) -> None:
    words = [sys.executable, "-m", "bot", "simulate", "--rounds", "100000000", "--jobs", jobs]
    process = subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C"}
    )
    time.sleep(6)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "broken off" in out
    assert "Traceback" not in err
