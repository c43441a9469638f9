"""Hands of every size, with the words and with the pictures."""

from __future__ import annotations

import pytest

from bot.uno.cards import COLOURED_FACES, COLOURS
from cogs.ui import hand, sheets
from cogs.ui.look import Look
from tests.cogs import limits
from tests.cogs.outlines import labels, outline
from tests.cogs.tables_at_hand import LOOKS, PICTURED, Stage, played, position, scene, seated

EVERY = [colour + face for colour in COLOURS for face in COLOURED_FACES] + ["W", "W+4", "WSW", "WCU"]
ALL_LOOKS = [*LOOKS, PICTURED]
IDS = ["en", "de", "pictures"]


def many(size: int) -> str:
    """So many cards, as different as can be."""
    return " ".join((EVERY + EVERY)[:size])


@pytest.mark.parametrize("look", ALL_LOOKS, ids=IDS)
@pytest.mark.parametrize("size", [0, 1, 7, 15, 25, 40, 60, 108])
async def test_a_hand_of_any_size_fits(size: int, look: Look) -> None:
    match = position(many(size), "G1", discard="R5", draw="")
    screen = hand.hand(scene(match), seated(match, fresh=min(size, 9)), look, calls=True, note="x" * 300)
    limits.check(screen)


@pytest.mark.parametrize("size", [7, 15, 25, 40, 60])
async def test_every_playable_card_has_one_button(size: int) -> None:
    match = position(many(size), "G1", discard="R5")
    view = seated(match)
    screen = hand.hand(scene(match), view, LOOKS[0])
    assert len(labels(screen)) == len(view.playable) + 3


async def test_a_card_held_twice_has_one_button_that_says_so() -> None:
    match = position("R1 R1 R2", "G1")
    assert labels(hand.hand(scene(match), seated(match), LOOKS[0])) == [
        "Red 1 ×2",
        "Red 2",
        "Draw",
        "UNO! off",
        "Why?",
    ]


async def test_more_than_twenty_plays_are_paged_and_keep_the_declared_call() -> None:
    match = position(many(104), "G1", discard="R5", rules="preset=mattel_2019 doubles=simultaneous")
    view, table = seated(match), scene(match)
    first = hand.hand(table, view, LOOKS[0], calls=True)
    limits.check(first)
    shown = outline(first)
    assert "[UNO! on /green] [Why?] [< /disabled] [>]" in shown
    second = hand.hand(table, view, LOOKS[0], calls=True, page=1)
    limits.check(second)
    assert "[<] [> /disabled]" in outline(second)
    cards = labels(first)[:20] + labels(second)[:-5]
    assert len(cards) == len(set(cards)) > 20
    assert "Both: Red 6" in cards
    assert outline(hand.hand(table, view, LOOKS[0], calls=True, page=9)) == outline(second)


async def test_pictures_get_smaller_as_a_hand_grows() -> None:
    look = PICTURED

    def first_line(size: int) -> str:
        match = position(many(size), "G1", discard="R5")
        return look.hand(seated(match).hand)

    assert first_line(14).startswith("# <:")
    assert first_line(15).startswith("## <:")
    lines = first_line(31).split("\n")
    assert len(lines) == 3, "a line a colour"
    assert [line[:6] for line in lines] == ["<:red_", "<:yell", "<:gree"]


@pytest.mark.parametrize("look", ALL_LOOKS, ids=IDS)
async def test_the_score_sheet_holds_the_largest_hands(look: Look) -> None:
    match, told = played(position("R1", *[many(54)] * 9, draw=""), "A R1")
    limits.check(sheets.score_sheet(scene(match, recent=told, stage=Stage.BREAK), look))
    limits.check(sheets.match_result(scene(match, recent=told, stage=Stage.OVER), look))


async def test_hands_too_large_to_list_are_counted() -> None:
    match, told = played(position("R1", *[many(54)] * 9, draw=""), "A R1")
    table = scene(match, recent=told, stage=Stage.BREAK)
    assert "**Ben** 54 cards" in outline(sheets.score_sheet(table, ALL_LOOKS[-1]))
