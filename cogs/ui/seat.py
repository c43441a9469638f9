"""Which private screen a seat sees now."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.tables.table import PRACTICE, Stage
from bot.uno.view import SeatView
from cogs.ui import challenge, choices, coach, hand, sheets
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import button, private, rows, text
from cogs.ui.pictures import VIOLET
from cogs.ui.scene import Scene


def seat_screen(
    scene: Scene, view: SeatView, look: Look, *, calls: bool = False, page: int = 0, note: str = ""
) -> ui.LayoutView:
    """The decision this seat has to make now, or its hand.

    `calls`: UNO is declared for the next play. `note` is a line about what just happened.
    """
    if scene.id.startswith(PRACTICE):
        advice = coach.advice(scene, view, look)
        note = f"{note}\n{advice}" if note else advice
    if scene.stage is not Stage.PLAYING:
        return between(scene, look, note=note)
    if view.table.turn == view.seat:
        if view.table.phase == "opening":
            return choices.opening_colour(scene, view, look, note=note)
        if view.can_challenge:
            return challenge.question(scene, view, look, calls=calls, note=note)
        if view.drawn is not None:
            return choices.drawn(scene, view, look, calls=calls, note=note)
    return hand.hand(scene, view, look, calls=calls, page=page, note=note)


def between(scene: Scene, look: Look, *, note: str = "") -> ui.LayoutView:
    """No round is being played: how the last one ended, and what comes next."""
    say = look.say
    buttons: list[ui.Button[Any]] = []
    if scene.stage is Stage.BREAK:
        lines = [f"### {sheets.round_title(scene, look)}"]
        if scene.countdown:
            lines.append(say("sheet-next", when=scene.countdown))
        buttons = [button(Press(scene.id, scene.revision, Verb.NEXT), say("button-next-round"))]
    elif scene.stage is Stage.OVER:
        lines = [f"### {sheets.match_title(scene, look)}"]
        buttons = [button(Press(scene.id, scene.revision, Verb.REMATCH), say("button-rematch"))]
        if scene.id.startswith(PRACTICE):
            buttons.append(button(Press(NO_TABLE, 0, Verb.TOUR, "0"), say("button-tour")))
    else:
        lines = [say("refusal-not-started")]
    return private(text(*lines), *rows(buttons, 3), accent=VIOLET, note=note)
