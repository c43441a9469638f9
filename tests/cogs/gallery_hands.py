"""The screens of those who play, for the gallery: hands, choices and challenges."""

from __future__ import annotations

from typing import Any

from bot.settings import Preferences
from bot.uno import events
from bot.uno.actions import Challenge
from bot.uno.cards import COLOURED_FACES, COLOURS
from bot.uno.match import Match
from bot.uno.notation import read_card
from cogs.ui import choices, notes, refusals, seat, steps
from cogs.ui.look import Look
from cogs.ui.pictures import Plain
from tests.cogs.tables_at_hand import played, position, scene, seated

SEVEN = "R1 R5 Y3 G7 B2 B2 W"
STACKING = "preset=mattel_2019 stacking=same"
SWAPPING = "preset=mattel_2019 seven_swap=optional"


def turn() -> tuple[Match, tuple[events.Event, ...]]:
    """Ada is on turn, red 7 on top, after a skip, a swap and a card that was kept."""
    match = position(SEVEN, "G1 G2 G3 G4 G6", "B1 B3 B4 B5 B6 B7 B8 B9 Y1 Y2 Y4 Y5")
    told = (
        events.Played(0, (read_card("RS"),)),
        events.Skipped(1),
        events.Played(1, (read_card("R7"),)),
        events.Swapped(1, 2),
        events.Drew(2, 1, "turn"),
        events.Kept(2),
    )
    return match, told


def hand(look: Look) -> Any:
    match, told = turn()
    return seat.seat_screen(scene(match, recent=told), seated(match, 0, fresh=1), look)


def hand_declared(look: Look) -> Any:
    match = position("R5 W", "G1 G2", "B1")
    return seat.seat_screen(scene(match), seated(match), look, calls=True)


def preferring(look: Look, **preferences: bool) -> Look:
    """The look of somebody who prefers this; plain text has no pictures."""
    pictures = Plain() if preferences.get("plain") else look.pictures
    return Look(look.say, pictures, Preferences(**preferences))


def hand_playable_first(look: Look) -> Any:
    match, told = turn()
    look = preferring(look, playable_first=True)
    return seat.seat_screen(scene(match, recent=told), seated(match, 0, fresh=1), look)


def hand_plain(look: Look) -> Any:
    match, told = turn()
    return seat.seat_screen(scene(match, recent=told), seated(match, 0, fresh=1), preferring(look, plain=True))


def hand_before_uno(look: Look) -> Any:
    match = position("R5 W", "G1 G2", "B1")
    return seat.seat_screen(scene(match), seated(match), look)


def hand_of_25(look: Look) -> Any:
    return _hand_of(25, look)


def hand_of_60(look: Look) -> Any:
    return _hand_of(60, look)


def hand_of_15(look: Look) -> Any:
    return _hand_of(15, look)


def hand_of_40(look: Look) -> Any:
    return _hand_of(40, look)


def hand_doubles(look: Look) -> Any:
    match = position("R7 R7 R1 G7 W W", "G1 G2", "B1", rules="preset=mattel_2019 doubles=simultaneous")
    return seat.seat_screen(scene(match), seated(match), look)


def hand_after_wild(look: Look) -> Any:
    match, told = played(position("W R1 R2", "G1 G2 B5 W", "B1"), "A W:B")
    return seat.seat_screen(scene(match, recent=told), seated(match, 1), look)


def hand_unplayable(look: Look) -> Any:
    match = position("Y1 G2 B3", "G1 G2", "B1", turn=0)
    return seat.seat_screen(scene(match), seated(match), look)


def _hand_of(size: int, look: Look) -> Any:
    every = [colour + face for colour in COLOURS for face in COLOURED_FACES] + ["W", "W+4", "WSW", "WCU"]
    match = position(" ".join((every + every)[:size]), "G1 G2", "B1", discard="R5")
    return seat.seat_screen(scene(match), seated(match, fresh=2), look)


def hand_owing(look: Look) -> Any:
    match, told = played(position("R5 W", "G1 G2", "B1"), "A R5")
    return seat.seat_screen(scene(match, recent=told), seated(match), look)


def hand_waiting(look: Look) -> Any:
    match, told = turn()
    return seat.seat_screen(scene(match, recent=told), seated(match, 1), look)


def hand_outdated(look: Look) -> Any:
    match, told = turn()
    table = scene(match, recent=told)
    return seat.seat_screen(table, seated(match, 1), look, note=notes.outdated_note(table, 1, look))


def hand_penalty(look: Look) -> Any:
    match = position("G+2 R1 R2", "Y+2 G1 G2", "B+2 B1", discard="G5", rules=STACKING)
    match, told = played(match, "A G+2")
    return seat.seat_screen(scene(match, recent=told), seated(match, 1), look)


def colour_choice(look: Look) -> Any:
    match = position("R1 R2 R3 G4 B5 B6 W+4", "G1 G2", "B1", discard="Y5")
    return choices.colour(scene(match), seated(match), look, steps.read_choice("W+4"), calls=True)


def opening_colour(look: Look) -> Any:
    match = position("R1 R5", "G1 G2", "B1", discard=None, draw="W R3 R4 R6")
    return seat.seat_screen(scene(match), seated(match, 1), look)


def target_choice(look: Look) -> Any:
    match = position("R7 R1", "G1", "B1 B2", "Y1 Y2 Y3", rules=SWAPPING)
    return choices.target(scene(match), seated(match), look, steps.read_choice("R7"), calls=False)


def target_choice_of_nine(look: Look) -> Any:
    match = position("R7 R1", *["G1 G2 G3"] * 9, rules=SWAPPING)
    return choices.target(scene(match), seated(match), look, steps.read_choice("R7"), calls=False)


def drawn(look: Look) -> Any:
    match, told = played(position("R1 G5", "G1 G2", "B1", discard="G7", draw="G5 R2"), "A draw")
    return seat.seat_screen(scene(match, recent=told), seated(match), look)


def challenge(look: Look) -> Any:
    match = position("R1 R5 W+4", "G1 W+4", "B1 B2", discard="R5", draw="G2 G3 G4", rules=STACKING)
    match, told = played(match, "A R1", "B draw", "C draw", "A W+4:B")
    return seat.seat_screen(scene(match, recent=told), seated(match, 1), look)


def verdict(look: Look) -> Any:
    match, told = played(position("R5 Y2 W+4", "G1 G2", "B1 B2"), "A W+4:B")
    table = scene(match, recent=told)
    after, happened = match.step(1, Challenge())
    note = notes.outcome_note(happened, table, 1, look)
    return seat.seat_screen(scene(after), seated(after, 1), look, note=note)


def catch_choice(look: Look) -> Any:
    match = position("R1 R2", "G1", "B1")
    return choices.catch(scene(match), seated(match), look, [1, 2])


def why(look: Look) -> Any:
    match = position("R7 R1 G9 B0 W+4", "G1 G2", "B1", rules="preset=mattel_2019 wild4_enforced=true")
    table, view = scene(match), seated(match)
    return choices.why(table, view, look, refusals.why_not(table, view, look), calls=True)


ALL = {
    screen.__name__: screen
    for screen in (
        hand,
        hand_playable_first,
        hand_plain,
        hand_before_uno,
        hand_of_15,
        hand_of_25,
        hand_of_40,
        hand_of_60,
        hand_declared,
        hand_doubles,
        hand_after_wild,
        hand_unplayable,
        hand_owing,
        hand_waiting,
        hand_outdated,
        hand_penalty,
        colour_choice,
        opening_colour,
        target_choice,
        target_choice_of_nine,
        drawn,
        challenge,
        verdict,
        catch_choice,
        why,
    )
}
