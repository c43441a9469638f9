"""The runner of scenario files: what it reads, what it tells, how it exits."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.uno.scenarios import Run, ScenarioError, main, parse, set_up

HEAD = "A: R1 R2\nB: G1 G2\nC: Y1 Y2\nD: B1 B2\ndiscard: R9\ndraw: B3 B4 B5 B6\n"


def results(steps: str, head: str = "") -> list[str]:
    """What fails in a scenario with these steps."""
    (scenario,) = parse(f"== one\n{head}{HEAD}{steps}\n")
    return [failure.reason for failure in Run(scenario, "one.scn").play()]


@pytest.mark.parametrize(
    "steps",
    [
        "? turn A",
        "? colour R",
        "? direction cw",
        "? top R9",
        "? pending none",
        "? A holds R2 R1",
        "? A has 2",
        "? A can R1",
        "? A can draw",
        "? A cannot R3",
        "? A cannot keep",
        "? B cannot draw",
        "? B cannot catch A",
        "? A cannot challenge",
        "? A owes nothing",
        "? draw pile 4",
        "? round open",
        "? match open",
        "? winner open",
        "? score A 0",
        "A R1\n? A owes uno\n? B can catch A\n? turn B",
        "A G1 refused\nB draw refused",
        "A R1   # a comment\n\n# another\n? A has 1",
    ],
)
def test_what_holds_is_silent(steps: str) -> None:
    assert results(steps) == []


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ("? turn B", "? turn B: A"),
        ("? colour G", "? colour G: R"),
        ("? direction ccw", "? direction ccw: cw"),
        ("? top R1", "? top R1: R9"),
        ("? pending 2 on B", "? pending 2 on B: none"),
        ("? A holds -", "? A holds -: R1 R2"),
        ("? A has 3", "? A has 3: 2"),
        ("? A can R3", "? A can R3: cannot"),
        ("? A cannot R1", "? A cannot R1: can"),
        ("? A owes uno", "? A owes uno: nothing"),
        ("? draw pile 5", "? draw pile 5: 4"),
        ("? winner A", "? winner A: open"),
        ("? void", "? void: open"),
        ("? match A", "? match A: open"),
        ("? place A 1", "? place A 1: nobody is placed"),
        ("? ghost A", "? ghost A: is none"),
        ("? score A 1", "? score A 1: 0"),
        ("? loser A", "? loser A: A B C D"),
        ("A R1 refused", "A R1 refused: was accepted"),
        ("A G1", "A G1: refused, not-in-hand (card=G1)"),
    ],
)
def test_what_does_not_hold_is_told(steps: str, told: str) -> None:
    assert results(steps) == [told]


def test_every_failing_line_is_told() -> None:
    assert results("? turn B\n? A has 9\n? turn A\nB draw") == [
        "? turn B: A",
        "? A has 9: 2",
        "B draw: refused, not-your-turn (turn=0)",
    ]


def test_statements_about_a_round_that_is_over() -> None:
    head = "seats: A B\ncalled: A\nscores: A=495\n"
    (scenario,) = parse(
        f"== one\n{head}A: R1\nB: G5\ndiscard: R9\ndraw: B1\nA R1\n? winner A\n? points A 5\n? match A\n"
    )
    assert Run(scenario, "x").play() == []
    (scenario,) = parse(f"== one\n{head}A: R1\nB: G5\ndiscard: R9\ndraw: B1\nA R1\n? round open\n? pending none\n")
    assert [failure.reason for failure in Run(scenario, "x").play()] == ["? round open: the round is over"]


def test_a_pending_penalty_is_not_none() -> None:
    (scenario,) = parse("== one\nseats: A B\nA: R+2 R1\nB: G5\ndiscard: R9\ndraw: B1 B2\nA R+2\n? pending none\n")
    assert [failure.reason for failure in Run(scenario, "x").play()] == ["? pending none: a penalty is pending"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("A: R1\n== late", "line 1: nothing may stand before the first =="),
        ("== one\nA: R1\nA R1\nB: R2", "line 4: the position stands before the commands"),
    ],
)
def test_a_file_that_cannot_be_read(text: str, complaint: str) -> None:
    with pytest.raises(ScenarioError, match=complaint):
        parse(text)


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        ("seats: A C\n", "line 2: seats are named in order from A"),
        ("seats: B A\n", "line 2: seats are named in order from A"),
        ("dealer: E\n", "line 2: no seat 'E'"),
        ("turn: -\n", "line 2: no seat '-'"),
    ],
)
def test_a_head_that_cannot_be_read(head: str, complaint: str) -> None:
    (scenario,) = parse(f"== one\n{head}A: R1\nB: R2\nC: R3\nD: R4\ndiscard: R9\n")
    with pytest.raises(ScenarioError, match=complaint):
        set_up(scenario)


def test_a_card_that_does_not_exist_is_told_with_its_line() -> None:
    (scenario,) = parse("== one\nA: R1\nB: R12\nC: R3\nD: R4\ndiscard: R9\n")
    with pytest.raises(ScenarioError, match="line 3: no card 'R12'"):
        set_up(scenario)


@pytest.mark.parametrize(
    "steps",
    ["A fold", "E draw", "- draw", "? weather fine", "? A smells", "? Z has 2", "? A has many", "? place A", "? turn"],
)
def test_a_line_that_cannot_be_read_is_told_with_its_line(steps: str) -> None:
    with pytest.raises(ScenarioError, match="line 8: cannot read"):
        results(steps)


def _file(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_the_exit_says_whether_all_passed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = _file(tmp_path, "good.scn", f"== one\n{HEAD}A R1\n\n== two\n{HEAD}? turn A\n")
    assert main([str(good)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"

    bad = _file(tmp_path, "bad.scn", f"== wrong\n{HEAD}? turn B\n? turn C\n\n== right\n{HEAD}? turn A\n")
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().out == (
        f"{bad}:8: wrong: ? turn B: A\n{bad}:9: wrong: ? turn C: A\n3 passed, 1 failed\n"
    )


def test_impossible_rules_fail_a_scenario_and_not_the_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _file(tmp_path, "rules.scn", f"== bluff\nrules: bluff=true\n{HEAD}? turn A\n\n== right\n{HEAD}? turn A\n")
    assert main([str(path)]) == 1
    assert capsys.readouterr().out == f"{path}:1: bluff: no-such-option (option=bluff)\n1 passed, 1 failed\n"


@pytest.mark.parametrize("text", ["A: R1\n", f"== one\n{HEAD}A fold\n", f"== one\nseats: B\n{HEAD}? turn A\n"])
def test_a_file_that_cannot_be_read_ends_the_run(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    path = _file(tmp_path, "unreadable.scn", text)
    assert main([str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"{path}: line ")


def test_a_file_that_is_not_there_or_not_text_ends_the_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.scn")]) == 2
    assert "none.scn" in capsys.readouterr().err
    (tmp_path / "binary.scn").write_bytes(b"\xff\xfe\x00")
    assert main([str(tmp_path / "binary.scn")]) == 2
    assert "binary.scn" in capsys.readouterr().err


def test_folders_are_searched_and_other_files_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep").mkdir()
    _file(tmp_path / "deep", "one.scn", f"== one\n{HEAD}? turn A\n")
    _file(tmp_path, "notes.txt", "not a scenario")
    assert main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
