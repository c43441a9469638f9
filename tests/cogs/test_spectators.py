"""The Catch button for people who do not play."""

from __future__ import annotations

import pytest

from bot.uno.actions import Play
from bot.uno.cards import card
from tests.cogs.room import Person, Room

LANGUAGES = pytest.mark.parametrize("language", ["en-US", "de"])


async def owing(room: Room, language: str) -> Person:
    """Ada owes a call at a table of two, and Zoe, who looks on."""
    zoe = room.person("Zoe", language)
    await room.play(room.people(2), "R1 R2|B1 B2 B3")
    await room.hall.act(room.table, Play((card("R1"),)))
    await room.settle()
    return zoe


@LANGUAGES
async def test_who_looks_on_may_catch_where_the_server_wants_it(room: Room, language: str) -> None:
    await room.decide(spectators_catch=True)
    zoe = await owing(room, language)
    caught = {"en-US": "You have caught Ada.", "de": "Du hast Ada ertappt."}[language]
    assert await zoe.press("Catch") == caught
    await room.settle()
    assert room.table.board().counts == (3, 3)
    assert "Ada forgot UNO" in room.board
    nothing = {
        "en-US": "Nobody owes a call. You may look again in 10 s.",
        "de": "Niemand schuldet einen Ruf. Du darfst in 10 s wieder nachsehen.",
    }
    assert await zoe.press("Catch") == nothing[language]
    soon = {
        "en-US": "Nobody owed a call. You may try again in 10 s.",
        "de": "Niemand schuldete einen Ruf. Versuch es in 10 s noch einmal.",
    }
    assert await zoe.press("Catch") == soon[language]


async def test_elsewhere_a_stranger_is_offered_a_seat(room: Room) -> None:
    zoe = await owing(room, "en-US")
    assert (await zoe.press("Catch")).startswith("You are not at this table.")
    assert room.table.board().counts == (1, 3)
