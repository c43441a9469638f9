"""Calls that are due, and missing ones that somebody who does not play reports (C29)."""

from __future__ import annotations

from bot.uno.events import Called, Caught, Drew, Played, Swapped
from tests.uno.tables import cards, hands, played, position, step, why


def test_a_play_that_swaps_for_a_hand_of_one_calls_once() -> None:
    match, told = step(position("seven_swap=mandatory", "R7 R1", "G1", "B3 B4 B5"), "A R7>B!")
    assert told == [Played(0, tuple(cards("R7")), None, False), Swapped(0, 1), Called(0, "uno")]
    assert hands(match)[:2] == ["G1", "R1"]
    assert why(match, "C catch A") == "owes-nothing"


def test_a_missing_call_that_a_spectator_reports_costs_what_a_catch_costs() -> None:
    match = played(position("", "R1 R2", "G1 G2", "B6 B7"), "A R1")
    assert why(match, "- spectator-catch A") is None
    after, told = step(match, "- spectator-catch A")
    assert told == [Caught(None, 0, "uno", 2), Drew(0, 2, "call", tuple(cards("B1 B2")))]
    assert hands(after)[0] == "R2 B1 B2"
    assert after.turn == 1


def test_who_owes_no_call_is_not_reported() -> None:
    match = position("play_on=true", "R1", "G1 R2", "B6 R7")
    assert why(match, "- spectator-catch B") == "owes-nothing"
    placed = played(match, "A R1")
    assert why(placed, "- spectator-catch A") == "owes-nothing"
    assert why(placed, "- spectator-catch D") == "owes-nothing"
    reported = played(placed, "B R2", "- spectator-catch B")
    assert why(reported, "- spectator-catch B") == "owes-nothing"


def test_a_finished_round_has_nobody_to_report() -> None:
    match = played(position("", "R1", "G1 G2"), "A R1")
    assert why(match, "- spectator-catch B") == "round-over"


def test_players_report_by_a_catch_of_their_own() -> None:
    match = played(position("", "R1 R2", "G1 G2"), "A R1")
    assert why(match, "B spectator-catch A") == "not-a-players-action"
