"""Buttons and lines that the private screens of a seat share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from discord import ButtonStyle, ui

from bot.pictures import picture_of
from bot.uno.actions import Play
from bot.uno.view import SeatView
from cogs.ui import steps
from cogs.ui.ids import Press, Verb, flag
from cogs.ui.look import Look, face_arguments
from cogs.ui.parts import button
from cogs.ui.scene import Scene

FRESH_SHOWN = 4
"""New cards that are marked one by one; more are only counted."""


def on_top(view: SeatView, look: Look) -> str:
    """ "On top: 🔺 **red 7**", with the colour in force for a black card."""
    top, colour = view.table.top, view.table.colour
    if top is None:
        return ""
    told = look.say("hand-top", mark=look.led(look.mark(top, colour), ""), card=look.card(top))
    if top.black and colour is not None:
        return f"{told} · {look.say('hand-now', colour=look.colour(colour))}"
    return told


def card_buttons(
    scene: Scene, view: SeatView, look: Look, choices: Iterable[steps.Choice], *, calls: bool, stacks: bool = False
) -> list[ui.Button[Any]]:
    """A button a card, and where a call falls due with it a second one that makes it: "Red 5 + UNO!"."""
    buttons: list[ui.Button[Any]] = []
    for choice in choices:
        buttons.append(card_button(scene, view, look, choice, calls=calls, stacks=stacks))
        if offers_call(view, look, choice, calls=calls):
            buttons.append(card_button(scene, view, look, choice, calls=True, shouts=True))
    return buttons


def offers_call(view: SeatView, look: Look, choice: steps.Choice, *, calls: bool) -> bool:
    """Whether a card has a second button that also makes the call that falls due with it."""
    wanted = look.preferences.call_buttons and not calls
    return wanted and view.call is not None and view.owes is None and len(choice.cards) == 1


def card_button(
    scene: Scene,
    view: SeatView,
    look: Look,
    choice: steps.Choice,
    *,
    calls: bool,
    stacks: bool = False,
    shouts: bool = False,
) -> ui.Button[Any]:
    """The button of a card; with `stacks` it says "Stack: wild +4", with `shouts` that it calls, too.

    A wrong card's looks like any other.
    """
    press = steps.next_press(view, choice, table=scene.id, revision=scene.revision, calls=calls)
    if press is None:
        press = steps.wrong_press(view, choice, table=scene.id, revision=scene.revision, calls=calls)
    card = choice.cards[0]
    label = _card_label(view, look, choice)
    if stacks:
        label = look.say("button-stack", card=label, face=face_arguments(card)["face"])
    if shouts:
        label = look.say("button-with-call", card=look.card_label(card), call=view.call or "uno")
    return button(press, label, emoji=look.pictures.emoji(picture_of(card)))


def call_button(scene: Scene, view: SeatView, look: Look, *, calls: bool, page: int = 0) -> ui.Button[Any]:
    """UNO!: a call that is owed is made at once; otherwise a switch for the next play."""
    if view.owes is not None:
        press = Press(scene.id, scene.revision, Verb.CALL)
        return button(press, look.say("call-shout", call=view.owes), style=ButtonStyle.primary)
    label = look.say("button-call", call=view.call or "uno", state="on" if calls else "off")
    press = Press(scene.id, scene.revision, Verb.SHOW, f"{page}{flag(not calls)}")
    return button(press, label, style=ButtonStyle.success if calls else ButtonStyle.secondary)


def back_button(scene: Scene, look: Look, *, calls: bool = False) -> ui.Button[Any]:
    """Back to the hand, with the declaration as it was."""
    return button(Press(scene.id, scene.revision, Verb.SHOW, f"0{flag(calls)}"), look.say("button-back"))


def _card_label(view: SeatView, look: Look, choice: steps.Choice) -> str:
    """ "Red 7", with " ×2" when held more than once; where a pair can be laid together, that button alone says two."""
    card = choice.cards[0]
    label = look.card_label(card)
    if len(choice.cards) > 1:
        return look.say("card-pair", card=label)
    is_paired = any(isinstance(play, Play) and play.cards == (card, card) for play in view.legal)
    held = 1 if is_paired else Counter(view.hand)[card]
    label = look.times(label, held)
    return look.say("card-new", card=label) if card in view.fresh and len(view.fresh) <= FRESH_SHOWN else label
