"""What a custom_id may say, and that nothing else is understood."""

from __future__ import annotations

import pytest

from bot.uno import notation
from bot.uno.cards import CARDS
from cogs.ui import steps
from cogs.ui.ids import LONGEST, BadPress, Press, Verb, read

GOOD = [
    Press("7K3F", 42, Verb.HAND),
    Press("7K3F", 42, Verb.DRAW, "!"),
    Press("7K3F", 0, Verb.SHOW, "0"),
    Press("7K3F", 999_999_999, Verb.SHOW, "9!"),
    Press("7K3F", 42, Verb.PLAY, "R5"),
    Press("7K3F", 42, Verb.PLAY, "WSW:B>C!"),
    Press("7K3F", 42, Verb.PLAY, "B7,B7>C,-!"),
    Press("7K3F", 42, Verb.COLOUR, "W+4!"),
    Press("7K3F", 42, Verb.TARGET, "WSW:B"),
    Press("7K3F", 42, Verb.TARGET, "B7,B7>C!"),
    Press("7K3F", 42, Verb.NAME, "G"),
    Press("7K3F", 42, Verb.REPORT, "C"),
    Press("7K3F", 42, Verb.KICK),
    Press("7K3F", 42, Verb.SURE, "end"),
    Press("7K3F", 42, Verb.PICK, "person"),
    Press("-", 0, Verb.SCORES, "p12.party.3n"),
    Press("-", 0, Verb.SCORES, "r0..mine"),
    Press("-", 0, Verb.STATS, "123456789012345678.2"),
    Press("-", 0, Verb.SEASON, "startWinter: 26 ✦"),
    Press("-", 0, Verb.SEASON, "reset123456789012345678."),
    Press("-", 0, Verb.SEASON, "undo12"),
    Press("7K3F", 42, Verb.REPLAY, "12"),
    Press("-", 0, Verb.REPLAY, "999999999999.99999n"),
    Press("-", 0, Verb.FILE, "12"),
]


@pytest.mark.parametrize("press", GOOD, ids=lambda press: press.text)
def test_what_is_written_is_read(press: Press) -> None:
    assert read(press.text) == press
    assert len(press.text) <= LONGEST


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "uno1",
        "uno1:7K3F:42:hand",
        "uno0:7K3F:42:hand:",
        "uno2:7K3F:42:hand:",
        "uno1:7k3f:42:hand:",
        "uno1:7K30:42:hand:",
        "uno1:7K3FX:42:hand:",
        "uno1:7K3F:-1:hand:",
        "uno1:7K3F:042:hand:",
        "uno1:7K3F:1234567890:hand:",
        "uno1:7K3F:x:hand:",
        "uno1:7K3F:42:HAND:",
        "uno1:7K3F:42:cheat:",
        "uno1:7K3F:42:hand:R5",
        "uno1:7K3F:42:play:",
        "uno1:7K3F:42:play:draw",
        "uno1:7K3F:42:play:R5!!",
        "uno1:7K3F:42:play:R5 ",
        "uno1:7K3F:42:show:10",
        "uno1:7K3F:42:report:K",
        "uno1:7K3F:42:sure:leave;end",
        "uno1:7K3F:42:scores:-1",
        "uno1:7K3F:42:play:" + "R" * 100,
        "uno1:7K3F:42:hand:\n",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadPress):
        read(text)


def test_the_declaration_travels_at_the_end() -> None:
    press = read("uno1:7K3F:42:colour:W+4!")
    assert press.calls
    assert press.words == "W+4"


@pytest.mark.parametrize("name", CARDS)
def test_every_card_can_be_chosen_and_played(name: str) -> None:
    for text in (name, f"{name},{name}"):
        choice = steps.read_choice(text)
        assert choice.text == text
        assert read(Press("7K3F", 1, Verb.TARGET, f"{text}!").text).words == text


@pytest.mark.parametrize("text", ["R99", "X", "R5>Z"])
def test_a_card_or_seat_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(notation.NotationError):
        steps.read_choice(text)
