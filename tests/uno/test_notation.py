"""The notation: what is written is read again, and everything else is an error that says what is wrong."""

from __future__ import annotations

import doctest

import pytest

from bot.uno import notation
from bot.uno.actions import Action, Call, Catch, Challenge, Draw, Keep, NameColour, Play, Timeout, lay
from bot.uno.cards import BLACK_FACES, CARDS, COLOURS
from bot.uno.match import Leave
from bot.uno.notation import SEATS, NotationError, read, read_card, seat_index, seat_name, write
from bot.uno.table_actions import CAUSES, NextRound, Pardon, Penalise, SpectatorCatch, TimeUp

TEXTS: dict[str, Action] = {
    "draw": Draw(),
    "keep": Keep(),
    "challenge": Challenge(),
    "timeout": Timeout(),
    "leave": Leave(),
    "next": NextRound(),
    "time-up": TimeUp(),
    "pardon": Pardon(),
    "uno": Call("uno"),
    "kuno": Call("kuno"),
    "bruno": Call("bruno"),
    "unouno": Call("unouno"),
    "colour G": NameColour("G"),
    "catch A": Catch(0),
    "catch J": Catch(9),
    "spectator-catch C": SpectatorCatch(2),
    "penalise C question": Penalise(2, "question"),
    "R5": lay((CARDS["R5"],)),
    "B+2!": lay((CARDS["B+2"],), call=True),
    "W:G": lay((CARDS["W"],), "G"),
    "W+4:R!": lay((CARDS["W+4"],), "R", call=True),
    "WCU:B": lay((CARDS["WCU"],), "B"),
    "WSW:B>C": lay((CARDS["WSW"],), "B", (2,)),
    "R7>-": lay((CARDS["R7"],), targets=(None,)),
    "R7>C!": lay((CARDS["R7"],), targets=(2,), call=True),
    "G4,G4": lay((CARDS["G4"],) * 2),
    "B7,B7>C,D!": lay((CARDS["B7"],) * 2, targets=(2, 3), call=True),
    "W,W:Y": lay((CARDS["W"],) * 2, "Y"),
    "W": lay((CARDS["W"],)),
}


@pytest.mark.parametrize("text", sorted(TEXTS))
def test_an_action_is_written_and_read(text: str) -> None:
    action = TEXTS[text]
    assert write(action) == text
    assert read(text) == action
    assert read(f"  {text} ") == action
    assert repr(read(text)) == repr(action)
    assert hash(read(text)) == hash(action)


def test_every_play_of_every_card_is_written_and_read() -> None:
    for card in CARDS.values():
        for colour in (None, *COLOURS) if card.face in BLACK_FACES else (None,):
            for targets in ((), (0,), (None,), (9,)):
                for call in (False, True):
                    play = lay((card,), colour, targets, call)
                    assert read(write(play)) is play


@pytest.mark.parametrize("cause", CAUSES)
def test_every_cause_is_written_and_read(cause: str) -> None:
    assert read(write(Penalise(7, cause))) == Penalise(7, cause)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fold",
        "R",
        "R10",
        "r5",
        "RW",
        "R5 R6",
        "R5:G",
        "W:X",
        "W:",
        "G4,G5",
        "G4,G4,G4",
        "R7>K",
        "R7>",
        "R7>a",
        "R5!!",
        "!R5",
        "draw two",
        "uno A",
        "colour",
        "colour X",
        "colour GG",
        "catch",
        "catch -",
        "catch K",
        "catch AB",
        "catch A question",
        "penalise A",
        "penalise A laughing",
        "penalise - question",
        "penalise question A",
    ],
)
def test_anything_else_is_an_error(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read(text)
    assert str(error.value)


def test_the_errors_say_what_is_wrong() -> None:
    with pytest.raises(NotationError, match="two different cards in 'G4,G5'"):
        read("G4,G5")
    with pytest.raises(NotationError, match="R5 has a colour already"):
        read("R5:G")
    with pytest.raises(NotationError, match="no card 'G10'"):
        read("G10")
    with pytest.raises(NotationError, match="no action 'what\\?'"):
        read("what?")
    with pytest.raises(NotationError, match="no seat 'K'"):
        seat_index("K")
    with pytest.raises(NotationError, match="no card 'X1'"):
        read_card("X1")


def test_seats_are_letters() -> None:
    assert [seat_name(seat) for seat in range(10)] == list(SEATS)
    assert [seat_index(name) for name in SEATS] == list(range(10))
    assert seat_name(None) == "-"
    assert seat_index("-") is None
    for wrong in ("", "AB", "a", "1"):
        with pytest.raises(NotationError):
            seat_index(wrong)


def test_actions_are_equal_by_kind_and_value() -> None:
    assert Draw() == Draw()
    assert Draw() != Keep()
    assert Call("uno") != Call("kuno")
    assert lay((CARDS["R5"],)) is lay((CARDS["R5"],))
    assert Play((CARDS["R5"],)) == lay((CARDS["R5"],))
    assert lay((CARDS["R5"],)).calling() == lay((CARDS["R5"],), call=True)
    assert Catch(1) != 1


def test_the_examples_in_the_module_hold() -> None:
    result = doctest.testmod(notation)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("text", ["catch A B C", "penalise A question now"])
def test_too_many_words_are_an_error(text: str) -> None:
    with pytest.raises(NotationError):
        read(text)
