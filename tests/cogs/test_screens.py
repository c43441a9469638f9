"""The main screens, whole, in both languages; and that none of them breaks a limit of Discord."""

from __future__ import annotations

import pytest

from cogs.ui.look import Look
from tests.cogs import gallery, limits
from tests.cogs.outlines import outline
from tests.cogs.tables_at_hand import DRAWN, LOOKS, TEXTS


@pytest.mark.parametrize("name", gallery.ALL)
async def test_a_screen_is_as_it_was_looked_at(name: str) -> None:
    assert gallery.drawn_in_both(gallery.ALL[name]) == gallery.golden(name).read_text("utf-8")


async def test_every_golden_file_belongs_to_a_screen() -> None:
    assert {path.stem for path in gallery.SCREENS.iterdir()} == set(gallery.ALL)


@pytest.mark.parametrize("look", [*LOOKS, Look(TEXTS.english, DRAWN)], ids=["en", "de", "pictures"])
@pytest.mark.parametrize("name", gallery.ALL)
async def test_a_screen_keeps_to_the_limits(name: str, look: Look) -> None:
    limits.check(gallery.ALL[name](look))


async def test_with_pictures_the_card_on_top_is_a_thumbnail_and_the_hand_a_heading() -> None:
    look = Look(TEXTS.english, DRAWN)
    board = outline(gallery.board(look))
    assert board.startswith(
        "embed #e5484d [picture https://cdn.example/red_7.png]\n| ## Ada's turn\n| **Red 7** on top"
    )
    hand = outline(gallery.hand(look))
    picture = "<:{}:123456789012345678>".format
    row = "# " + picture("red_1") + picture("red_5") + " " + picture("yellow_3") + " " + picture("green_7")
    assert f"| {row} {picture('blue_2')}{picture('blue_2')} {picture('wild')}\n" in hand
    assert "[red_1 Red 1] [red_5 Red 5] [green_7 Green 7] [wild Wild]" in hand
    question = outline(gallery.challenge(look))
    assert "[picture https://cdn.example/wild_draw4_blue.png]\n| ## Take 4?" in question
