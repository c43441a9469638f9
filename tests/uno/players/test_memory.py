"""What an attentive player remembers."""

from __future__ import annotations

from random import Random

import pytest

from bot.uno.actions import Draw
from bot.uno.cards import card
from bot.uno.events import Challenged, Returned, RoundBegan, StartCard, Swapped
from bot.uno.match import Match
from bot.uno.players.memory import Memory
from bot.uno.presets import PRESETS
from bot.uno.ruleset import RuleSet
from bot.uno.table_actions import NextRound
from tests.uno.players.boards import Board, cards, position


def barred(memory: Memory, seat: int) -> list[tuple[set[str], int]]:
    return [({each.name for each in what}, size) for what, size in memory.bars[seat]]


def test_who_draws_and_does_not_play_had_nothing_that_fits() -> None:
    board = Board(position("R1 R2 R3|Y1 Y2 Y3|G2 G3 G6", "R5", draw="G4 Y6 Y7"), 0)
    board.plays("0 R1", "1 Y1", "2 draw")
    (what, size), *_ = barred(board.memory, 2)
    assert {"Y9", "R1", "W", "W+4"} <= what
    assert not {"R9", "G2"} & what
    assert size == 3
    board.sees()  # the turn has passed on: the drawn card does not fit either
    assert barred(board.memory, 2) == [(what, 4)]
    board.plays("0 draw")
    assert barred(board.memory, 2) == [(what, 4)]


def test_a_drawn_card_that_is_kept_may_fit() -> None:
    board = Board(position("R1 R2 R3|Y2 Y3 Y6|G1 G2 G3", "R5", draw="R6 Y4 Y7"), 2)
    board.plays("0 R2", "1 draw")
    board.sees()
    board.plays("1 keep", "2 G2")
    assert [size for _, size in board.memory.bars[1]] == [3]


def test_a_barred_card_that_is_laid_must_be_a_newer_one() -> None:
    board = Board(position("R1 R2 R3|Y2 Y3 Y6|G1 G2 G3", "R5", draw="R6 Y4 Y7"), 2)
    board.plays("0 R1", "1 draw", "1 R6")
    assert [size for _, size in board.memory.bars[1]] == [3]
    board.plays("2 draw", "0 R2", "1 Y2")
    assert [size for _, size in board.memory.bars[1]] == [2]


def test_a_bar_on_nothing_is_forgotten() -> None:
    board = Board(position("R1 R2 R3|Y2|G1 G2 G3", "R5", draw="Y7 Y4 Y8"), 2)
    board.plays("0 R1", "1 draw", "2 G1", "0 draw", "1 draw", "2 G2", "0 R2", "1 Y2", "2 draw")
    assert all(size > 0 for _, size in board.memory.bars[1])


def test_who_takes_a_stack_had_no_answer() -> None:
    board = Board(position("R+2 R1 R3|Y1 Y2 B1|G1 G2 G3", "R5", "stacking=same"), 2)
    board.plays("0 R+2", "1 draw")
    what, size = barred(board.memory, 1)[0]
    assert what == {"R+2", "Y+2", "G+2", "B+2"}
    assert size == 3
    board = Board(position("R+2 R1 R3|Y1 Y2 B1|G1 G2 G3", "R5"), 2).plays("0 R+2", "1 draw")
    assert barred(board.memory, 1) == []


def test_a_hand_that_was_given_away_is_known() -> None:
    board = Board(position("R7 R1 Y2|Y1 Y4 B1|G1 G2 G3", "R5", "seven_swap=mandatory"), 0)
    board.plays("0 R7>B")
    assert board.memory.known == [[], cards("R1 Y2"), []]
    board.sees()
    board.plays("1 R1")
    assert board.memory.known[1] == cards("Y2")
    board.memory.note([Swapped(1, 2)])
    assert board.memory.known == [[], [], cards("Y2")]


def test_hands_that_rotate_take_what_is_known_of_them_along() -> None:
    board = Board(position("R0 R1 Y2|Y1 Y4 B1|G1 G2 G3", "R5", "zero_rotate=true"), 0)
    board.plays("0 R0")
    assert board.memory.known == [[], cards("R1 Y2"), []]
    assert board.memory.counts == [3, 2, 3]


def test_cards_are_counted_until_they_are_shuffled_in_again() -> None:
    board = Board(position("R1 Y2 Y3|R4 R6 R7|G1 G2", "R5", draw="Y9"), 0)
    board.plays("0 R1", "1 R4", "2 draw")
    assert board.memory.discard == cards("B0 R5 R1 R4")
    board.plays("0 draw")
    assert board.memory.discard == cards("R4")


def test_who_lost_cards_is_a_closed_book_again() -> None:
    board = Board(position("R1 Y2 R3|R4 R6 R8|G1 G2", "R5"), 0)
    board.memory.known[1] = cards("R8")
    board.memory.note([Returned(1, 2)])
    assert (board.memory.counts, board.memory.known[1]) == ([3, 1, 2], [])
    board.plays("2 leave")
    assert board.memory.counts == [3, 1, 0]


def test_challenges_are_remembered_beyond_the_round() -> None:
    memory = Memory(0)
    memory.learn(RuleSet(), 3)
    memory.note([Challenged(1, 2, True, 2, 4), Challenged(2, 1, False, 2, 6)])
    memory.note([RoundBegan(2, 0, 1), StartCard(card("R5"), (card("RS"),))])
    assert (memory.challenges, memory.guilty) == (2, 1)
    assert memory.counts == [7, 7, 7]
    assert memory.discard == cards("RS R5")


def test_what_is_told_before_the_rules_are_known_harms_nothing() -> None:
    memory = Memory(0)
    memory.note([RoundBegan(1, 0, 1), StartCard(card("W"))])
    assert memory.counts == []


def test_a_colour_named_at_the_start_is_the_one_that_counts() -> None:
    board = Board(position("R1 R2|B1 B2", None, draw="W Y1 Y2"), 1)
    board.plays("0 colour G")
    assert board.memory.show is not None
    assert board.memory.show.colour == "G"


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_it_knows_how_many_cards_everybody_holds(preset: str) -> None:
    rules, random = RuleSet(preset), Random(preset)
    match, events = Match.started(rules, 4, preset)
    memory = Memory(0)
    for _ in range(250):
        memory.learn(match.round_rules, 4)
        memory.note(event.public() for event in events)
        if match.stage == "round":
            assert memory.counts == [len(hand) for hand in match.round.hands]
            assert memory.discard[-1] is match.round.top
        if match.stage == "over":
            break
        seat, action = None, NextRound()
        if match.turn is not None:
            seat = match.turn
            legal = match.legal(seat)
            action = random.choice([each for each in legal if not isinstance(each, Draw)] or legal)
        match, events = match.step(seat, action)
