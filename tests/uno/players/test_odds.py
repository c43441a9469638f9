"""The odds of a wild draw four."""

from __future__ import annotations

import pytest

from bot.uno import notation
from bot.uno.actions import Play
from bot.uno.players import odds
from bot.uno.view import seat_view
from tests.uno.players.boards import Board, position

LONG = "W+4 R1 R2 R3 R4 R6 R7 R8"


def laid(count: int, rules: str = "", seats: int = 3) -> Board:
    """The next player faces a wild draw four whose player holds so many cards."""
    others = "|".join(["B1 B2 B3", *["Y1 Y2 Y3"] * (seats - 2)])
    hand = " ".join(LONG.split()[: count + 1])
    board = Board(position(f"{hand}|{others}", "R5", rules), 1)
    return board.plays("0 W+4:G")


def guilt(board: Board) -> float:
    return odds.chance_of_guilt(seat_view(board.match, board.seat), board.memory, board.match.round.book)


def test_the_more_cards_the_likelier_a_bluff() -> None:
    found = [guilt(laid(count)) for count in range(1, 8)]
    assert found == sorted(found)
    assert found[0] < 0.1
    assert found[-1] > 0.5


def test_what_was_seen_unplayable_clears_the_accused() -> None:
    board = laid(6)
    before = guilt(board)
    board.memory.bars[0] = [(frozenset(board.match.round.book.turns[board.memory.before].row), 6)]  # type: ignore[index]
    assert guilt(board) == 0 < before


def test_who_was_caught_bluffing_is_doubted_sooner() -> None:
    board = laid(4)
    before = guilt(board)
    board.memory.challenges = board.memory.guilty = 3
    assert guilt(board) > before
    board.memory.guilty = 0
    assert guilt(board) < before


def test_a_challenge_pays_by_the_odds() -> None:
    def pays(board: Board) -> bool:
        return odds.is_worth_challenging(seat_view(board.match, 1), board.memory, board.match.round.book)

    assert [pays(laid(count)) for count in (1, 2, 6, 7)] == [False, False, True, True]
    assert not pays(laid(4, "challenge_fail_draw=10"))


def test_nothing_to_judge_is_no_guilt() -> None:
    board = Board(position("R1 R2|B1 B2", "R5"), 1)
    assert guilt(board) == 0.0


def test_what_lay_below_may_not_have_been_seen() -> None:
    board = laid(6)
    seen = guilt(board)
    board.memory.before = None
    assert guilt(board) == pytest.approx(seen, abs=0.05)


def test_a_hand_larger_than_what_is_unseen_is_no_riddle() -> None:
    board = laid(2)
    board.memory.discard = list(board.match.round.book.deck)
    assert guilt(board) == 0.0


def test_a_bluff_is_known_as_one() -> None:
    match = position("R1 W+4|B1 B2", "R5")
    view = seat_view(match, 0)
    plays = {notation.write(play): play for play in view.legal if isinstance(play, Play)}
    assert odds.is_allowed(view, match.book, plays["R1"])
    assert not odds.is_allowed(view, match.book, plays["W+4:G"])
    match = position("Y1 W+4|B1 B2", "R5")
    view = seat_view(match, 0)
    assert all(odds.is_allowed(view, match.book, play) for play in view.legal if isinstance(play, Play))
