"""The lobby of a game with custom wilds: what they do, and who has agreed."""

from __future__ import annotations

import pytest

from bot.uno.actions import Draw, Play
from bot.uno.cards import CARDS
from bot.uno.ruleset import RuleSet
from cogs.ui.lobby import lobby
from tests.cogs.outlines import outline
from tests.cogs.room import Person, Room
from tests.cogs.tables_at_hand import GERMAN, scene

CUSTOM = RuleSet.parse("preset=mattel_2019 wild_custom_count=3 custom_effect=draw_three")


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_start_waits_for_everybody_to_press_agree(room: Room, language: str) -> None:
    ada, ben = people = room.people(2, language)
    table = await room.open(people)
    await room.hall.set_rules(table.id, ada.id, CUSTOM)
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


WORDY = RuleSet.parse("preset=mattel_2019 wild_custom_count=3 custom_effect=text")


async def wordy(room: Room, language: str) -> tuple[Person, Person]:
    ada, ben = people = room.people(2, language)
    table = await room.open(people)
    await room.hall.set_rules(table.id, ada.id, WORDY)
    await room.settle()
    return ada, ben


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_the_host_writes_what_the_custom_wild_does_and_all_see_it_until_the_card_is_covered(
    room: Room, language: str
) -> None:
    is_german = language == "de"
    ada, ben = await wordy(room, language)
    assert "**Custom wild:** Ada still has to say what it does." in room.board
    assert "[Agree /disabled] [Custom wild]" in room.board
    shown = await ada.actor.click(room.public, label="Custom wild")
    assert shown.modal is not None
    assert shown.modal["title"] == (
        "Was bewirkt eure Karte Eigene Regel?" if is_german else "What does your custom wild do?"
    )
    await ada.actor.submit_modal(shown, {"words": "Everybody *sings*.\n@everyone"})
    await room.settle()
    told = r"Everybody \*sings\*. \@everyone"
    assert f"**Custom wild:** {told}" in room.board
    assert "Still to agree: Ben" in room.board
    again = await ada.actor.click(room.public, label="Custom wild")
    assert "Everybody *sings*." in str(again.modal)
    await ben.press("Agree")
    await ada.press("Start")
    await room.set("WCU R1|G1 G2", "R7")
    assert told not in room.board
    rules = await ben.command("rules")
    assert (f"**In den Worten dieses Tisches:** {told}" if is_german else f"words of this table:** {told}") in rules
    assert told in ben._see(await ben.actor.slash(room.channel, "uno rules", name="custom_effect"))
    await room.hall.act(room.table, Play((CARDS["WCU"],), "R"))
    await room.settle()
    assert f"Custom wild: {told}" in room.board
    assert told in await ben.command("hand")
    await room.hall.act(room.table, Draw())
    await room.restart()
    assert f"Custom wild: {told}" in room.board


async def test_only_the_host_is_asked_and_bad_words_are_refused_in_private(room: Room) -> None:
    ada, ben = await wordy(room, "en-US")
    assert await ben.press("Custom wild") == "Only the host, Ada, or a moderator may do that."
    assert await ada.press("Start") == "First Ada has to say what the custom wild does."
    shown = await ada.actor.click(room.public, label="Custom wild")
    answer = ada._see(await ada.actor.submit_modal(shown, {"words": "  \u200b "}))
    assert answer == "Write in a sentence what the custom wild does."
    assert room.table.custom_text == ""


async def test_words_that_were_typed_during_a_restart_still_arrive(room: Room) -> None:
    ada, _ = await wordy(room, "en-US")
    shown = await ada.actor.click(room.public, label="Custom wild")
    await room.restart()
    await ada.actor.submit_modal(shown, {"words": "Everybody sings."})
    assert room.table.custom_text == "Everybody sings."


async def test_words_that_come_after_the_start_are_refused(room: Room) -> None:
    ada, ben = await wordy(room, "en-US")
    await room.hall.tables.house_rules.word_custom(room.table.id, ada.id, "Everybody sings.")
    await room.settle()
    shown = await ada.actor.click(room.public, label="Custom wild")
    await ben.press("Agree")
    await room.hall.tables.start(room.table.id, ada.id)
    answer = ada._see(await ada.actor.submit_modal(shown, {"words": "Nobody sings."}))
    assert answer == "The match is running."
    assert room.table.custom_text == "Everybody sings."
