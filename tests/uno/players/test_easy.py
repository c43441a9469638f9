"""The easy player: anything that fits, and a call that is forgotten one time in three."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.uno import notation
from bot.uno.match import Match
from bot.uno.players import LEVELS
from bot.uno.view import seat_view
from tests.uno.players.boards import Board, position


def choices(match: Match, seat: int = 0, times: int = 300) -> Counter[str]:
    view = seat_view(match, seat)
    random = Random(1)
    return Counter(notation.write(LEVELS["easy"](seat).choose(view, random)) for _ in range(times))


def test_it_lays_every_card_that_fits_as_often_as_any_other() -> None:
    found = choices(position("R1 R2 B5 Y7 W|B1 B2 B3", "R5"), times=2000)
    by_card: Counter[str] = Counter()
    for text, count in found.items():
        by_card[text.rstrip("!").partition(":")[0]] += count
    assert set(by_card) == {"R1", "R2", "B5", "W"}
    assert all(430 < count < 570 for count in by_card.values())


def test_it_forgets_its_call_one_time_in_three() -> None:
    found = choices(position("R1 R2|B1 B2 B3", "R5"), times=3000)
    forgotten = sum(count for text, count in found.items() if not text.endswith("!"))
    assert 900 < forgotten < 1100


@pytest.mark.parametrize(
    ("hands", "top", "rules", "does"),
    [
        ("Y1 Y2|B1 B2", "R5", "", {"draw"}),
        ("R1 W+4|B1 B2", "R5", "", {"R1", "R1!"}),
        ("R1 Y2|B1 B2", None, "", {"colour R", "colour Y", "colour G", "colour B"}),
    ],
)
def test_it_does_what_is_left(hands: str, top: str | None, rules: str, does: set[str]) -> None:
    assert set(choices(position(hands, top, rules, draw="W Y1 Y3 Y4 Y6"))) == does


def test_it_bluffs_where_it_must() -> None:
    board = Board(position("R1 Y2|B1 B2", "R5", "drawn_card=forced", draw="W+4 Y3"), 0).plays("0 draw")
    assert {text[:3] for text in choices(board.match)} == {"W+4"}


def test_it_remembers_a_call_that_a_swap_brought_two_times_in_three() -> None:
    board = Board(position("R7 R2|B1 B2 B3", "R5", "seven_swap=mandatory"), 0).plays("0 R7>B")
    view = seat_view(board.match, 1)
    random = Random(2)
    made = sum(LEVELS["easy"](1).react(view, random) is not None for _ in range(3000))
    assert 1900 < made < 2100
    assert LEVELS["easy"](0).react(seat_view(board.match, 0), random) is None


def test_without_anything_to_do_it_says_so() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        choices(position("R1 R2|B1 B2", "R5"), seat=1)


def test_it_remembers_nothing() -> None:
    player = LEVELS["easy"](0)
    match = position("R1 R2|B1 B2", "R5")
    player.watch([], match.rules, 2)
    assert not vars(player)
