"""The lobby of a game with custom wilds: what they do, and who has agreed."""

from __future__ import annotations

import pytest

from bot.uno.ruleset import RuleSet
from cogs.ui.lobby import lobby
from tests.cogs.outlines import outline
from tests.cogs.room import Room
from tests.cogs.tables_at_hand import GERMAN, scene

CUSTOM = RuleSet.parse("preset=mattel_2019 wild_custom_count=3 custom_effect=draw_three")


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_start_waits_for_everybody_to_press_agree(room: Room, language: str) -> None:
    ada, ben = people = room.people(2, language)
    table = await room.open(people)
    await room.hall.tables.set_rules(table.id, ada.id, CUSTOM)
    await room.settle()
    assert "**Custom wild:** The next player draws three and sits out." in room.board
    assert "Still to agree: Ada, Ben" in room.board
    await ada.press("Agree")
    assert "Still to agree: Ben" in room.board
    answer = await ada.press("Start")
    assert answer == (
        "Es sind noch nicht alle mit der eigenen Regel einverstanden. Es fehlen: **Ben**."
        if language == "de"
        else "Not everybody has agreed to the custom wild yet: **Ben** can press Agree."
    )
    await ben.press("Agree")
    assert "Everybody agrees to this." in room.board
    assert "[Agree /disabled]" in room.board
    await ada.press("Start")
    assert room.table.match is not None


async def test_the_lobby_says_it_in_german() -> None:
    told = outline(lobby(scene(seats=2, rules=CUSTOM), GERMAN))
    assert "Es fehlen: Ada, Ben" in told
    assert "[Einverstanden]" in told


async def test_without_custom_wilds_there_is_no_such_button() -> None:
    assert "Einverstanden" not in outline(lobby(scene(seats=2), GERMAN))
