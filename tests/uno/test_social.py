"""Penalties that the players decide on (rulebook 7; V16, V17, V32, V33; X34, C55), and their pardon."""

from __future__ import annotations

import pytest

from bot.uno.calls import Duty
from bot.uno.events import CameBack, Drew, Pardoned, Penalised
from bot.uno.match import Match
from bot.uno.ruleset import RuleSet
from bot.uno.table_actions import Penalise
from tests.uno.games import check_cards, written
from tests.uno.tables import cards, hands, played, position, step, why

COSTS = {
    "suggestion": "suggestion_penalty",
    "question": "question_penalty",
    "sleep": "sleep_penalty",
    "misplay": "misplay_penalty",
    "false_report": "false_report_penalty",
}


@pytest.mark.parametrize("cause", sorted(COSTS))
def test_each_cause_costs_what_its_option_says(cause: str) -> None:
    rules = f"{COSTS[cause]}=2 no_questions=report"
    match, told = step(position(rules, "R1 R2", "G1 G2", "B6 B7"), f"- penalise B {cause}")
    assert hands(match)[1] == "G1 G2 B1 B2"
    assert told == [Penalised(1, 2, cause), Drew(1, 2, "social", tuple(cards("B1 B2")))]
    assert match.turn == 0


@pytest.mark.parametrize(
    ("rules", "cause"),
    [("", "question"), ("", "sleep"), ("", "misplay"), ("", "false_report"), ("suggestion_penalty=0", "suggestion")],
)
def test_what_the_table_does_not_punish_is_refused(rules: str, cause: str) -> None:
    assert why(position(rules, "R1 R2", "G1 G2"), f"- penalise B {cause}") == "penalty-off"


def test_only_players_of_a_running_round_are_penalised() -> None:
    match = position("", "R1", "G1 G2", "B6 B7")
    assert why(match, "- penalise D suggestion") == "not-in-round"
    assert why(played(match, "B leave"), "- penalise B suggestion") == "not-in-round"
    assert why(played(match, "A R1"), "- penalise B suggestion") == "round-over"
    assert why(match, "A penalise B suggestion") == "not-a-players-action"


def test_a_pending_penalty_is_unchanged_and_a_draw_two_received_may_be_stacked() -> None:
    match = position("stacking=same", "R+2 R1 R2", "G1 G2", "B6 B7", draw="Y+2 B1 B2 B3")
    match = played(match, "A R+2", "- penalise B suggestion")
    assert match.round.debt is not None
    assert match.round.debt.total == 2
    assert match.turn == 1
    after = played(match, "B Y+2")
    assert after.round.debt is not None
    assert after.round.debt.total == 4


def test_a_duty_closes_when_the_hand_is_larger_than_one() -> None:
    match = played(position("", "R1 R2", "G1 G2", "B6 B7"), "A R1", "- penalise A suggestion")
    assert len(match.round.hands[0]) == 3
    assert match.round.duties == {}
    assert why(match, "B catch A") == "owes-nothing"


def test_bruno_is_due_for_a_hand_of_three() -> None:
    match = played(position("bruno_kuno=true", "R1 R2", "G1 G2", "B6 B7"), "A R1", "- penalise A suggestion")
    assert match.round.duties[0].call == "bruno"


def test_a_player_who_is_out_is_in_the_game_again() -> None:
    match = played(position("play_on=true", "R1", "R2 G2", "B6 R7"), "A R1")
    after, told = step(match, "- penalise A suggestion")
    assert CameBack(0) in told
    assert hands(after)[0] == "B1 B2"
    assert after.round.out == ()
    assert after.round.order == (0, 1, 2)
    assert played(after, "B R2!", "C R7!").turn == 0


def test_a_ghost_is_in_the_game_again() -> None:
    match = played(position("pull_back_in=true", "R1", "R2 G2", "B6 R7"), "A R1", "- penalise A suggestion")
    after = played(match, "B R2!", "C R7!")
    assert after.stage == "round"
    assert after.turn == 0


def test_empty_piles_give_nothing_and_bring_nobody_back() -> None:
    match = position("play_on=true", "", "R2 G2", "B6 R7", draw="", out=[0], turn=1)
    after, told = step(match, "- penalise A suggestion")
    assert told == [Penalised(0, 0, "suggestion")]
    assert after.round.out == (0,)


@pytest.mark.parametrize("who", ["vote", "off", "host"])
def test_who_decides_stands_in_the_book(who: str) -> None:
    assert position(f"social_enforcement={who}", "R1", "G1").round.book.trait("social") == who


def test_an_unknown_cause_is_refused() -> None:
    reason = position("", "R1 R2", "G1 G2").refusal(None, Penalise(0, "laughing"))
    assert reason is not None
    assert reason.code == "no-such-cause"


def test_a_pardon_of_a_penalty_for_which_no_card_was_left() -> None:
    match = played(position("", "R1 R2", "G1 G2", draw=""), "- penalise B suggestion")
    after, told = step(match, "- pardon")
    assert told == [Pardoned(1, 0)]
    assert hands(after)[1] == "G1 G2"


def test_a_pardon_takes_the_cards_back() -> None:
    match = position("", "R1 R2", "G1 G2", "B6 B7")
    before = written(match)
    match = played(match, "- penalise B suggestion")
    after, told = step(match, "- pardon")
    assert told == [Pardoned(1, 2)]
    assert written(after) == before


@pytest.mark.parametrize("rules", ["", "bruno_kuno=true"])
def test_a_pardon_takes_back_what_the_penalty_did_to_an_owed_call(rules: str) -> None:
    match = played(position(rules, "R1 R2", "G1 G2", "B6 B7"), "A R1")
    before = written(match)
    match = played(match, "- penalise A suggestion")
    assert match.round.duties == ({} if not rules else {0: Duty("bruno", laid=False)})
    match = played(match, "- pardon")
    assert written(match) == before
    assert match.round.duties == {0: Duty("uno", laid=True)}
    assert why(match, "B catch A") is None


def test_there_is_nothing_to_pardon_without_a_penalty_twice_or_after_a_move() -> None:
    match = position("", "R1 R2", "G1 G2", "B6 B7")
    assert why(match, "- pardon") == "nothing-to-pardon"
    penalised = played(match, "- penalise B suggestion")
    assert why(penalised, "B pardon") == "not-a-players-action"
    assert why(played(penalised, "- pardon"), "- pardon") == "nothing-to-pardon"
    assert why(played(penalised, "A R1"), "- pardon") == "nothing-to-pardon"
    assert why(played(penalised, "A draw"), "- pardon") == "nothing-to-pardon"
    over = played(position("", "R1", "G1 G2"), "- penalise B suggestion", "A R1")
    assert why(over, "- pardon") == "nothing-to-pardon"


def test_the_cards_of_a_whole_game_survive_penalty_and_pardon() -> None:
    match = Match.start(RuleSet(), 4, "social")
    match = played(match, "- penalise C suggestion")
    check_cards(match)
    match = played(match, "- pardon")
    check_cards(match)


def test_a_pardon_places_the_player_again() -> None:
    match = played(position("play_on=true", "R1", "R2 R3", "G1 G2"), "A R1", "- penalise A suggestion", "- pardon")
    assert match.round.order == (1, 2)
    assert match.round.out == (0,)


def test_a_call_stands_after_a_pardon() -> None:
    match = played(position("", "R1 R5", "R2 R3", "G1 G2"), "A R1!", "- penalise A suggestion", "- pardon")
    assert match.round.duties == {}
    assert why(match, "B catch A") == "owes-nothing"


def test_an_exit_call_is_owed_again_after_a_pardon() -> None:
    match = played(position("uno_uno=true", "R1", "R2 R3", "G1 G2"), "A R1", "- penalise A suggestion", "- pardon")
    assert match.round.duties[0].call == "unouno"


def test_a_placed_player_who_has_left_is_not_penalised() -> None:
    match = played(position("play_on=true", "R1", "R2 R3", "G1 G2"), "A R1", "A leave")
    assert why(match, "- penalise A suggestion") == "not-in-round"


def test_one_who_is_penalised_while_the_last_draw_two_may_be_answered_is_in_again() -> None:
    match = played(position("reentry=true", "R+2", "R2 R3", "G1 G2"), "A R+2", "- penalise A suggestion", "B draw")
    assert match.stage == "round"
    assert hands(match)[0] == "B1 B2"


def test_a_pardon_lets_the_one_who_laid_the_last_draw_two_wait_for_the_answer_again() -> None:
    match = played(position("reentry=true", "R+2", "R2 R3", "G1 G2"), "A R+2")
    before = written(match)
    match = played(match, "- penalise A suggestion", "- pardon")
    assert written(match) == before
    assert played(match, "B draw").stage == "break"
