"""The command line of the simulator."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from functools import partial
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
        (("--rules", "party"), 'be played. "party" is no setting. Write preset=NAME option=value; the presets are mat'),
        (("--rules", "preset=none"), "There is no preset none. Write preset=NAME"),
        (("--rules", "partners=true", "--players", "3"), "Partners need an even number of players"),
        (("--rules", "hand_size=20", "--players", "8"), "That needs 161 cards, but the deck has 108."),
        (("--rules", "staking=same"), "There is no house rule staking. Perhaps stacking?"),
        (("--rules", "xyz=1"), "There is no house rule xyz. The README lists them all."),
        (("--rules", "hand_size=99"), "Hand size cannot be 99. hand_size can be a number from 1 to 20."),
        (("--compare", "stacking=up"), "Stacking cannot be up. stacking can be off, same, mixed, ascending."),
        (("--rounds", "0"), "At least one of the rounds"),
        (("--rounds", "many"), "--rounds wants a whole number, not 'many'."),
        (("--players", "11"), "A table has 2 to 10 players, not 11."),
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
    file = tmp_path / "x.png"
    output(capsys, "--rounds", "30", "--compare", "stacking=mixed", "--plot", str(file))
    assert file.read_bytes().startswith(b"\x89PNG")
    assert main(["simulate", "--rounds", "5", "--plot", str(tmp_path / "none" / "x.png")]) == 2


def until(terminal: int, words: bytes) -> bytes:
    """What is shown on a terminal up to these words."""
    shown = b""
    while words not in shown:
        shown += os.read(terminal, 4096)
    return shown


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo terminal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_there_is(jobs: str) -> None:
    """As on a terminal: the bar is seen, then the signal goes to all processes."""
    ours, theirs = os.openpty()
    words = [sys.executable, "-m", "bot", "simulate", "--rounds", "100000000", "--jobs", jobs, "--json"]
    # a run of the tests in the background ignores the signal, and hands that down
    listens = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    process = subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=theirs, process_group=0, preexec_fn=listens
    )
    try:
        assert b"100,000,000 rounds" in until(ours, b"s left")
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    finally:
        process.kill()
        os.close(theirs)
    assert process.returncode == 0
    found = json.loads(out)
    assert found["broken_off"]
    assert found["rounds"] > 0
    os.set_blocking(ours, False)
    with contextlib.suppress(OSError):
        assert b"Traceback" not in os.read(ours, 100_000)
    os.close(ours)


def test_who_reads_the_beginning_only_gets_no_error() -> None:
    words = [sys.executable, "-m", "bot", "simulate", "--rounds", "5"]
    process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert (process.stderr.read(), process.wait(60)) == (b"", 0)
    process.stderr.close()
