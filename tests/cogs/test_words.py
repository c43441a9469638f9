"""Events as sentences, in both languages."""

from __future__ import annotations

import pytest

from bot.uno import events as happened
from bot.uno.events import Event
from bot.uno.notation import read_card
from cogs.ui import hints, words
from cogs.ui.public import public_message
from tests.cogs.outlines import outline
from tests.cogs.tables_at_hand import ENGLISH, GERMAN, played, position, scene

R7, RS, YR, G4, G5, W, W4 = (read_card(name) for name in ("R7", "RS", "YR", "G4", "G5", "W", "W+4"))

TOLD: list[tuple[tuple[Event, ...], list[str], list[str]]] = [
    ((happened.Played(0, (R7,)),), ["Ada plays red 7."], ["Ada legt rote 7."]),
    ((happened.Played(0, (W4,), "G"),), ["Ada plays wild +4, green."], ["Ada legt Farbwahl +4, grün."]),
    ((happened.Played(0, (W,), None),), ["Ada plays wild."], ["Ada legt Farbwahl."]),
    ((happened.Played(0, (G4, G4)),), ["Ada plays two green 4."], ["Ada legt zweimal grüne 4."]),
    ((happened.Played(0, (G4,), None, True),), ["Ada jumps in with green 4."], ["Ada wirft grüne 4 rein."]),
    (
        (happened.Played(0, (RS,)), happened.Skipped(1)),
        ["Ada plays red skip: Ben sits out."],
        ["Ada legt rotes Aussetzen: Ben setzt aus."],
    ),
    (
        (happened.Played(0, (RS, RS)), happened.Skipped(1), happened.Skipped(2)),
        ["Ada plays two red skip: Ben sits out, Cleo too."],
        ["Ada legt zweimal rotes Aussetzen: Ben setzt aus, Cleo auch."],
    ),
    ((happened.Played(0, (YR,)), happened.Reversed(-1)), ["Ada plays yellow reverse."], ["Ada legt gelbe Richtung."]),
    (
        (happened.Played(0, (R7,)), happened.Swapped(0, 2)),
        ["Ada plays red 7 and swaps hands with Cleo."],
        ["Ada legt rote 7 und tauscht die Hand mit Cleo."],
    ),
    (
        (happened.Swapped(0, 2),),
        ["Ada swaps hands with Cleo."],
        ["Ada tauscht mit Cleo."],
    ),
    (
        (happened.Played(0, (G4,)), happened.Rotated(1)),
        ["Ada plays green 4: all hands move on."],
        ["Ada legt grüne 4: Alle Hände wandern."],
    ),
    ((happened.Rotated(1),), [], []),
    ((happened.Played(0, (R7,)), happened.Called(0, "uno")), ["Ada plays red 7. UNO!"], ["Ada legt rote 7. UNO!"]),
    ((happened.Called(0, "kuno"),), ["Ada calls Kuno."], ["Ada ruft Kuno."]),
    (
        (happened.Drew(2, 1, "turn"), happened.Kept(2)),
        ["Cleo draws a card and keeps it (+1)."],
        ["Cleo zieht eine Karte, behält sie (+1)."],
    ),
    ((happened.Kept(2),), ["Cleo keeps the card."], ["Cleo behält die Karte."]),
    (
        (happened.Drew(2, 1, "turn"), happened.Played(2, (G5,))),
        ["Cleo draws and plays green 5."],
        ["Cleo zieht und legt grüne 5."],
    ),
    (
        (happened.Drew(2, 3, "turn"), happened.Played(2, (G5,))),
        ["Cleo draws and plays green 5 (+3)."],
        ["Cleo zieht und legt grüne 5 (+3)."],
    ),
    (
        (happened.Drew(2, 1, "turn"), happened.Played(0, (G5,))),
        ["Cleo draws a card (+1).", "Ada plays green 5."],
        ["Cleo zieht eine Karte (+1).", "Ada legt grüne 5."],
    ),
    (
        (happened.Drew(1, 4, "penalty"), happened.Skipped(1)),
        ["Ben draws 4 and sits out (+4)."],
        ["Ben zieht 4 und setzt aus (+4)."],
    ),
    ((happened.Drew(1, 2, "custom"),), ["Ben draws 2 (+2)."], ["Ben zieht 2 (+2)."]),
    (
        (happened.Drew(1, 2, "exit"),),
        ["Ben forgot UNO UNO and draws 2 (+2)."],
        ["Ben vergisst UNO UNO und zieht 2 (+2)."],
    ),
    (
        (happened.Caught(0, 1, "uno", 2), happened.Drew(1, 2, "call")),
        ["Ada catches Ben: no UNO (+2)."],
        ["Ada ertappt Ben: kein UNO (+2)."],
    ),
    (
        (happened.Caught(None, 1, "bruno", 2), happened.Drew(1, 2, "call")),
        ["Ben forgot Bruno (+2)."],
        ["Ben vergisst Bruno (+2)."],
    ),
    (
        (happened.FalselyCaught(0, 1, 1), happened.Drew(0, 1, "call")),
        ["Ada catches Ben wrongly (+1)."],
        ["Ada ertappt Ben zu Unrecht (+1)."],
    ),
    (
        (happened.Challenged(1, 0, True, 0, 4), happened.Drew(0, 4, "challenge")),
        ["Ben challenges rightly: Ada draws 4 (+4)."],
        ["Ben zweifelt zu Recht: Ada zieht 4 (+4)."],
    ),
    (
        (happened.Challenged(1, 0, False, 1, 6), happened.Drew(1, 6, "challenge"), happened.Skipped(1)),
        ["Ben challenges wrongly and draws 6 (+6)."],
        ["Ben zweifelt zu Unrecht, zieht 6 (+6)."],
    ),
    (
        (happened.TimedOut(1), happened.Drew(1, 1, "turn"), happened.Kept(1)),
        ["Ben runs out of time (+1)."],
        ["Ben braucht zu lange (+1)."],
    ),
    (
        (happened.TimedOut(1), happened.ColourNamed(1, "G", True)),
        ["Ben runs out of time, green."],
        ["Ben braucht zu lange, grün."],
    ),
    ((happened.ColourNamed(1, "G"),), ["Ben names green."], ["Ben wählt Grün."]),
    (
        (happened.RoundBegan(2, 2, 0), happened.StartCard(RS), happened.Skipped(0)),
        ["Round 2: Cleo deals.", "First card: red skip.", "Ada sits out."],
        ["Runde 2: Cleo gibt.", "Erste Karte: rotes Aussetzen.", "Ada setzt aus."],
    ),
    ((happened.DealerDrawn(((0, R7),)),), [], []),
    (
        (happened.Played(0, (R7,)), happened.WentOut(0, 1)),
        ["Ada plays red 7, place 1."],
        ["Ada legt rote 7, Platz 1."],
    ),
    (
        (happened.Played(0, (R7,)), happened.WentOut(0, 0)),
        ["Ada plays red 7: no cards left."],
        ["Ada legt rote 7: keine Karten mehr."],
    ),
    ((happened.WentOut(0, 1),), [], []),
    ((happened.CameBack(0),), ["Ada is back in the round."], ["Ada ist wieder dabei."]),
    (
        (happened.Misplayed(0, R7, 1), happened.Drew(0, 1, "misplay")),
        ["Ada plays red 7: wrong (+1)."],
        ["Ada legt rote 7: falsch (+1)."],
    ),
    (
        (happened.Drew(0, 1, "misplay"), happened.Misplayed(0, R7, 1)),
        ["Ada plays red 7: wrong (+1)."],
        ["Ada legt rote 7: falsch (+1)."],
    ),
    (
        (happened.Penalised(0, 2, "question"), happened.Drew(0, 2, "social")),
        ["Ada gets a penalty: a question (+2)."],
        ["Ada bekommt eine Strafe: eine Frage (+2)."],
    ),
    ((happened.Pardoned(0, 2),), ["Ada gives 2 back: pardoned."], ["Ada gibt 2 zurück: Strafe erlassen."]),
    (
        (happened.Returned(0, 3),),
        ["Ada lays 3 cards under the pile."],
        ["Ada legt 3 Karten unter den Stapel."],
    ),
    ((happened.HandOpened(0),), ["Ada's hand lies open."], ["Adas Hand liegt offen."]),
    ((happened.Reshuffled(44),), ["New pile: 44 cards shuffled."], ["Neuer Stapel: 44 Karten gemischt."]),
    (
        (happened.TimeCalled(),),
        ["Time is up: this turn is the last."],
        ["Die Zeit ist um: Das ist der letzte Zug."],
    ),
    (
        (happened.Passed(0),),
        ["Ada passes: no card is left."],
        ["Ada passt: Es gibt keine Karten mehr."],
    ),
    ((happened.Left(0),), ["Ada leaves."], ["Ada geht."]),
    ((happened.RoundEnded(0, (1, 0, 0), ()), happened.MatchEnded((0,), (1, 0, 0))), [], []),
]


@pytest.mark.parametrize(("events", "english", "german"), TOLD, ids=[told[1][0] if told[1] else "-" for told in TOLD])
def test_events_are_told(events: tuple[Event, ...], english: list[str], german: list[str]) -> None:
    table = scene(position("R1 R2", "G1 G2", "B1 B2"), recent=events)
    assert words.sentences(table, ENGLISH) == english
    assert words.sentences(table, GERMAN) == german


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    tested = {type(event) for events, _, _ in TOLD for event in events}
    assert {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)} - {
        Event
    } == tested


def test_what_waits_is_told_behind_the_newest_draw_card() -> None:
    match = position("G+2 R1", "Y+2 G1", "B1 B2", discard="G5", rules="preset=mattel_2019 stacking=same")
    match, events = played(match, "A G+2", "B Y+2")
    assert words.sentences(scene(match, recent=events), ENGLISH)[-1] == "Ben plays yellow +2: 4 wait."


def test_names_are_harmless() -> None:
    from dataclasses import replace

    table = scene(position("R1 R2", "G1 G2"), recent=(happened.Left(0),))
    chair = replace(table.chairs[0], name="**Ada** @everyone and friends")
    table = replace(table, chairs=(chair, *table.chairs[1:]))
    assert words.sentences(table, ENGLISH) == [r"\*\*Ada\*\* \@ev… leaves."]


@pytest.mark.parametrize(
    ("events", "actor"),
    [
        ((happened.Played(0, (R7,)), happened.Drew(1, 1, "turn")), 0),
        ((happened.Drew(0, 1, "turn"),), 0),
        ((happened.Drew(0, 2, "call"),), None),
        ((happened.Caught(2, 1, "uno", 2),), 2),
        ((happened.Left(2),), 2),
        ((), None),
    ],
)
def test_who_was_faster(events: tuple[Event, ...], actor: int | None) -> None:
    table = scene(position("R1 R2", "G1 G2", "B1"), recent=events)
    assert words.last_actor(table, 1) == actor


@pytest.mark.parametrize(
    ("hands", "scores", "told"),
    [
        (["R1 R2 R3 R4", "G1 G2 G3 G4"], [0, 0], "Nobody is close to winning yet."),
        (["R1 R2 R3 R4", "G1 G2 G3"], [0, 0], "Close to winning: Ben"),
        (["R1 R2", "G1 G2", "B1 B2 B3 B4"], [0, 0, 0], "Close to winning: Ada, Ben"),
        (["R1 R2", "G1 G2"], [0, 400], "Everybody is close to winning."),
        (["R1 R2 R3 R4", "G1 G2 G3 G4"], [0, 400], "Ben leads the match: 400 of 500"),
        (["R1 R2 R3 R4", "G1 G2 G3 G4"], [400, 400], "Nobody is close to winning yet."),
    ],
)
async def test_the_board_says_who_is_close_to_winning(hands: list[str], scores: list[int], told: str) -> None:
    assert hints.standing(scene(position(*hands, scores=scores)), ENGLISH) == [f"-# {told}"]


async def test_the_buttons_keep_their_place_however_much_has_happened() -> None:
    match = position("R1 R2 R3 R4", "G1 G2 G3 G4")
    drawn = [happened.Drew(0, 1, "turn"), happened.Kept(0)]
    boards = [outline(public_message(scene(match, recent=drawn * turns), ENGLISH)) for turns in range(5)]
    assert len({board.count("\n") for board in boards}) == 1
