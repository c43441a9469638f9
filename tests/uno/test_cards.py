"""Cards and what the pile shows: one object for each kind, whatever is copied or stored."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

from bot.uno.cards import CARDS, COLOURS, FACES, card, standard_deck
from bot.uno.shows import SHOWS


def test_the_standard_deck() -> None:
    deck = Counter(standard_deck())
    assert sum(deck.values()) == 108
    assert sum(each.points for each in deck.elements()) == 1240
    for colour in COLOURS:
        assert deck[CARDS[f"{colour}0"]] == 1
        for face in (*"123456789", "S", "R", "+2"):
            assert deck[CARDS[f"{colour}{face}"]] == 2
    assert deck[CARDS["W"]] == deck[CARDS["W+4"]] == 4
    assert CARDS["WSW"] not in deck


@pytest.mark.parametrize(
    ("name", "points", "draws", "black", "number"),
    [
        ("R0", 0, 0, False, True),
        ("G9", 9, 0, False, True),
        ("BS", 20, 0, False, False),
        ("YR", 20, 0, False, False),
        ("R+2", 20, 2, False, False),
        ("W", 50, 0, True, False),
        ("W+4", 50, 4, True, False),
        ("WSW", 40, 0, True, False),
        ("WCU", 40, 0, True, False),
    ],
)
def test_what_a_card_is(name: str, points: int, draws: int, black: bool, number: bool) -> None:
    each = card(name)
    assert (each.name, each.points, each.draws, each.black, each.is_number) == (name, points, draws, black, number)
    assert each.colour == (None if black else name[0])
    assert each.face in FACES
    assert (str(each), repr(each), f"{each}") == (name, name, name)


def test_an_unknown_card_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        card("R10")


@pytest.mark.parametrize("name", sorted(CARDS))
def test_a_card_stays_the_same_object(name: str) -> None:
    each = CARDS[name]
    assert copy.copy(each) is each
    assert copy.deepcopy([each])[0] is each
    assert pickle.loads(pickle.dumps(each)) is each


def test_cards_are_sorted_by_colour_and_face_with_the_black_ones_last() -> None:
    names = [each.name for each in sorted(CARDS.values(), key=lambda each: each.order)]
    assert names[:3] == ["R0", "R1", "R2"]
    assert names[13] == "Y0"
    assert names[-4:] == ["W", "W+4", "WSW", "WCU"]


def test_what_the_pile_shows() -> None:
    assert len(SHOWS) == 4 * 13 + 4 * 5
    plain, black = SHOWS[CARDS["R5"], "R"], SHOWS[CARDS["W"], "G"]
    assert (repr(plain), repr(black), repr(SHOWS[CARDS["W"], None])) == ("R5", "W:G", "W:None")
    assert copy.copy(black) is black
    assert copy.deepcopy([black])[0] is black
