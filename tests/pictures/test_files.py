"""The committed pictures: all there, of the right size, as the drawing tool draws them, and one for every card."""

from __future__ import annotations

import hashlib
import re
import struct
from importlib.resources import files

import pytest

from bot import pictures
from bot.uno.cards import BLACK_FACES, CARDS, COLOURS, card

UPLOAD_LIMIT = 256 * 1024
"""Bytes that Discord takes for an emoji."""


def test_there_is_a_file_for_every_name_and_no_other() -> None:
    found = {path.name for path in files(pictures).iterdir() if path.name.endswith(".png")}
    assert found == {f"{name}.png" for name in pictures.names()}
    assert len(found) == len(pictures.names()) == 81


@pytest.mark.parametrize("name", pictures.names())
def test_a_picture_fits_discord(name: str) -> None:
    png = pictures.picture(name)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", png[16:24]) == (128, 128)
    assert len(png) < UPLOAD_LIMIT
    assert re.fullmatch(r"\w{2,32}", name), "Discord takes no other name for an emoji"


def test_the_committed_files_are_current() -> None:
    pytest.importorskip("resvg_py", reason="resvg-py, which draws the pictures, is not installed")
    from tools.draw_cards import draw, outdated

    assert outdated() == [], "run python -m tools.draw_cards"
    assert draw("wild_draw4_blue") == draw("wild_draw4_blue")


def test_every_card_has_a_picture_of_its_own() -> None:
    plain = [pictures.picture_of(each) for each in CARDS.values()]
    chosen = [pictures.picture_of(card(face), colour) for face in BLACK_FACES for colour in COLOURS]
    assert len({*plain, *chosen}) == len(CARDS) + 16
    assert {*plain, *chosen} < set(pictures.names())


@pytest.mark.parametrize(
    ("notation", "colour", "name"),
    [
        ("R7", None, "red_7"),
        ("GS", None, "green_skip"),
        ("YR", None, "yellow_reverse"),
        ("B+2", None, "blue_draw2"),
        ("B+2", "R", "blue_draw2"),
        ("W", None, "wild"),
        ("W", "G", "wild_green"),
        ("W+4", "B", "wild_draw4_blue"),
        ("WSW", "Y", "wild_swap_yellow"),
        ("WCU", "R", "wild_custom_red"),
    ],
)
def test_names_are_words(notation: str, colour: str | None, name: str) -> None:
    assert pictures.picture_of(card(notation), colour) == name


def test_marks_and_colours_have_pictures() -> None:
    marks = {pictures.CARD_BACK, pictures.PLAY_DOWN, pictures.PLAY_UP, pictures.TURN, pictures.BLANK}
    assert marks | {*pictures.COLOUR_NAMES.values()} < set(pictures.names())


def test_a_fingerprint_tells_pictures_apart() -> None:
    prints = {pictures.fingerprint(name) for name in pictures.names()}
    assert len(prints) == len(pictures.names())
    assert pictures.fingerprint("red_7") == hashlib.sha256(pictures.picture("red_7")).hexdigest()


@pytest.mark.parametrize("name", ["red_10", "", "../client", "__init__"])
def test_another_name_has_no_picture(name: str) -> None:
    with pytest.raises(KeyError):
        pictures.picture(name)


def test_the_contact_sheet_shows_every_picture_once() -> None:
    pytest.importorskip("resvg_py", reason="resvg-py, which draws the pictures, is not installed")
    from tools.contact_sheet import rows

    assert sorted(name for row in rows() for name in row) == sorted(pictures.names())
