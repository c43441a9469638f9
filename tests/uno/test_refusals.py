"""Which rule refuses a move: the reason that a player is told, by the door and by the question alike."""

from __future__ import annotations

import pytest

from bot.uno.actions import NameColour
from bot.uno.errors import Illegal
from bot.uno.notation import read
from tests.uno.tables import played, position, why

FOUR = ("R1 R2 W W+4 R7", "R3 R4", "G1 G2", "B1 B2")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("B R3", "not-your-turn"),
        ("B draw", "not-your-turn"),
        ("B keep", "not-your-turn"),
        ("B timeout", "not-your-turn"),
        ("B colour G", "not-your-turn"),
        ("A G1", "not-in-hand"),
        ("A R1,R1", "not-in-hand"),
        ("A W", "name-colour"),
        ("A keep", "nothing-drawn"),
        ("A colour G", "no-colour-owed"),
        ("A uno", "no-call-due"),
        ("A catch A", "catch-yourself"),
        ("A catch B", "owes-nothing"),
        ("A challenge", "nothing-to-challenge"),
        ("A R7>B", "no-target-here"),
        ("A R1", None),
        ("A W:G", None),
        ("A draw", None),
        ("A timeout", None),
        ("D leave", None),
    ],
)
def test_in_an_ordinary_turn(line: str, code: str | None) -> None:
    assert why(position("", *FOUR), line) == code


@pytest.mark.parametrize(
    ("rules", "log", "line", "code"),
    [
        ("", ("A draw",), "B G1", "not-in-hand"),
        ("", ("A R1", "B R3", "C leave"), "C draw", "not-at-table"),
        ("seven_swap=mandatory", (), "A R7", "name-target"),
        ("seven_swap=mandatory", (), "A R7>-", "must-swap"),
        ("seven_swap=mandatory", (), "A R7>A", "no-such-target"),
        ("seven_swap=optional", (), "A R7>-", None),
        ("voluntary_draw=false", (), "A draw", "must-play"),
        ("challenge_who=nobody", ("A W+4:G",), "B challenge", "nothing-to-challenge"),
        ("wild4_enforced=true", (), "A W+4:G", "wild4-not-allowed"),
        ("", ("A W+4:G",), "C challenge", "only-victim-challenges"),
        ("challenge_who=anyone", ("A W+4:G",), "A challenge", "challenge-yourself"),
        ("", ("A W+4:G",), "B R3", "penalty-first"),
        ("false_catch_penalty=1", ("C catch A",), "C catch B", "false-catch-again"),
        ("false_catch_penalty=1", ("C catch A",), "B catch A", None),
    ],
)
def test_in_other_phases_and_under_other_rules(rules: str, log: tuple[str, ...], line: str, code: str | None) -> None:
    assert why(played(position(rules, *FOUR), *log), line) == code


def test_after_drawing() -> None:
    match = played(position("drawn_card=forced", "G1 G2", "R3 R4", draw="R5"), "A draw")
    assert why(match, "A keep") == "must-play-drawn"
    assert why(match, "A draw") == "already-drawn"
    assert why(match, "A G1") == "only-drawn-card"


def test_with_a_colour_owed() -> None:
    match = position("", "G1 W", "R3 R4", discard=None, draw="W R1")
    assert why(match, "A G1") == "colour-first"
    assert why(match, "A draw") == "colour-first"
    assert why(match, "A keep") == "nothing-drawn"
    assert why(match, "B colour G") == "not-your-turn"
    assert why(match, "A colour G") is None


def test_a_colour_that_does_not_exist() -> None:
    match = position("", "G1 W", "R3 R4", discard=None, draw="W R1")
    reason = match.refusal(0, NameColour("P"))
    assert reason is not None
    assert reason.code == "no-such-colour"


def test_a_forced_stack() -> None:
    match = played(position("stacking=same stack_forced=true", "R+2 R1", "G+2 R3"), "A R+2")
    assert why(match, "B draw") == "must-stack"


def test_doubles() -> None:
    match = position("doubles=simultaneous", "R1 R1 W W G5 G5", "R3 R4")
    assert why(match, "A R1,R1") is None
    assert why(match, "A G5,G5") == "no-double"
    assert why(match, "A W,W:G") == "no-black-double"
    match = position("doubles=simultaneous jump_in=cancel jump_in_wilds=true", "R1 R1 W W G5 G5", "R3 R4")
    assert why(match, "A W,W:G") is None


def test_calls() -> None:
    match = played(position("bruno_kuno=true uno_timing=before", "R1 R2 R3", "R4 R5", "G1 G2"), "A R1")
    assert why(match, "A kuno") == "call-too-late"
    assert why(match, "A uno") == "another-call"
    assert why(match, "B kuno") == "no-call-due"


def test_a_false_report_with_nothing_left_to_draw() -> None:
    match = played(position("false_catch_penalty=2", "R1 R2 R3", "R4 R5", "G1 G2", draw=""), "C catch B")
    assert len(match.round.hands[2]) == 2
    assert why(match, "C catch B") == "false-catch-again"


def test_placed_players() -> None:
    match = played(position("play_on=true challenge_who=anyone", "R1", "W+4 R5", "G1 G2"), "A R1", "B W+4:G")
    for line in ("A draw", "A R1", "A catch B", "A challenge", "A timeout"):
        assert why(match, line) in ("not-in-round", "not-in-hand")
    assert why(match, "C catch A") == "owes-nothing"


def test_after_the_round() -> None:
    match = played(position("misplay_penalty=1", "R1", "R2 R3"), "A R1")
    for line in ("B R2", "B draw", "B keep", "B challenge", "A uno", "B catch A", "B timeout", "B colour G"):
        assert why(match, line) == "round-over"
    # at the round's own door too
    for text in ("R2", "draw", "keep", "challenge", "uno", "catch A", "timeout", "colour G"):
        reason = read(text).refusal(match.round, 1)
        assert reason is not None
        assert reason.code == "round-over"
    assert match.round.legal(1) == []


def test_the_rounds_own_door_refuses_or_makes_a_misplay_cost() -> None:
    round = position("misplay_penalty=1", "R1 R2", "G1 G2 B3", draw="B6 B7").round
    with pytest.raises(Illegal) as refused:
        round.act(0, read("keep"))
    assert refused.value.reason.code == "nothing-drawn"
    round.act(1, read("G1"))
    assert [card.name for card in round.hands[1]] == ["G1", "G2", "B3", "B6"]
    round.act(0, read("R1"))
    assert round.top == "R1"
    assert round.turn == 1
