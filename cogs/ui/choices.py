"""The private screens between a card and its play: which colour, with whom, play or keep, whom to catch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.pictures import CARD_BACK, COLOUR_NAMES, picture_of
from bot.uno import notation
from bot.uno.cards import COLOURS
from bot.uno.view import SeatView
from cogs.ui import steps
from cogs.ui.card_buttons import back_button, call_button, card_button, offers_call, on_top
from cogs.ui.ids import Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import Item, beside, button, line, paragraphs, private, rows, select, text
from cogs.ui.pictures import GROUNDS, VIOLET, WAITING
from cogs.ui.scene import Scene

TARGETS_AS_BUTTONS = 4


def colour(scene: Scene, view: SeatView, look: Look, choice: steps.Choice, *, calls: bool) -> ui.LayoutView:
    """Which colour? With the number of cards held of each."""
    possible = steps.colours_of(view, choice)
    buttons: list[ui.Button[Any]] = []
    for each in COLOURS:
        chosen = steps.Choice(choice.cards, each)
        press = steps.next_press(view, chosen, table=scene.id, revision=scene.revision, calls=calls)
        if press is None:
            press = Press(scene.id, scene.revision, Verb.TARGET, chosen.text)
        buttons.append(_colour_button(press, each, view, look, disabled=each not in possible))
    return private(
        text(_chosen_card(look, choice), f"### {look.say('colour-which')}", f"-# {look.say('colour-number')}"),
        *rows(buttons, 2),
        ui.ActionRow(back_button(scene, look, calls=calls)),
        accent=WAITING,
    )


def opening_colour(scene: Scene, view: SeatView, look: Look, *, note: str = "") -> ui.LayoutView:
    """A wild was turned over: its colour is named before the first play."""
    heading = f"### {look.say('opening-which')}"
    lines = [heading, on_top(view, look), f"-# {look.say('colour-number')}"]
    presses = [Press(scene.id, scene.revision, Verb.NAME, each) for each in COLOURS]
    buttons = [_colour_button(press, each, view, look) for press, each in zip(presses, COLOURS, strict=True)]
    return private(text(*lines), line(), text(look.hand(view.hand)), *rows(buttons, 2), accent=VIOLET, note=note)


def target(scene: Scene, view: SeatView, look: Look, choice: steps.Choice, *, calls: bool) -> ui.LayoutView:
    """Swap hands with whom? Buttons for a few, a select for many."""
    people: list[tuple[Press, int]] = []
    last: list[ui.Button[Any]] = []
    for seat in steps.targets_of(view, choice):
        chosen = steps.Choice(choice.cards, choice.colour, (*choice.targets, seat))
        press = steps.next_press(view, chosen, table=scene.id, revision=scene.revision, calls=calls)
        if press is None:
            continue
        if seat is None:
            last.append(button(press, look.say("button-nobody")))
        else:
            people.append((press, seat))
    last.append(back_button(scene, look, calls=calls))
    accent = GROUNDS.get(choice.cards[0].colour or choice.colour or "", WAITING)
    return private(
        *_people(
            scene, view, look, people, heading=("target-which", "target-number"), title=_chosen_card(look, choice)
        ),
        ui.ActionRow(*last),
        accent=accent,
    )


def catch(scene: Scene, view: SeatView, look: Look, seats: Sequence[int]) -> ui.LayoutView:
    """Catch whom?"""
    people = [(Press(scene.id, scene.revision, Verb.REPORT, notation.seat_name(seat)), seat) for seat in seats]
    return private(
        *_people(scene, view, look, people, heading=("catch-whom", "target-number")),
        ui.ActionRow(back_button(scene, look)),
        accent=WAITING,
    )


def drawn(scene: Scene, view: SeatView, look: Look, *, calls: bool, note: str = "") -> ui.LayoutView:
    """The drawn card fits: play it or keep it."""
    if view.drawn is None:
        raise LookupError("no card was drawn")
    card = view.drawn
    choice = steps.Choice((card,))
    play = steps.next_press(view, choice, table=scene.id, revision=scene.revision, calls=calls)
    heading = f"### {look.say('drawn-card', card=look.card(card))}"
    if not look.pictures.are_drawn:
        heading = f"### {look.led(look.mark(card), look.say('drawn-card', card=look.card(card)))}"
    picture = look.pictures.address(picture_of(card))
    lines = [heading, look.say("drawn-fits"), scene.countdown]
    buttons: list[ui.Button[Any]] = []
    if play is not None:
        buttons.append(button(play, look.say("button-play"), style=ButtonStyle.primary))
        if offers_call(view, look, choice, calls=calls):
            buttons.append(card_button(scene, view, look, choice, calls=True, shouts=True))
    keep = Press(scene.id, scene.revision, Verb.KEEP)
    buttons.append(button(keep, look.say("button-keep"), disabled=not view.can_keep))
    buttons.append(call_button(scene, view, look, calls=calls))
    accent = GROUNDS.get(card.colour or "", WAITING)
    return private(beside(picture, look.card(card), *lines), ui.ActionRow(*buttons), accent=accent, note=note)


def why(scene: Scene, view: SeatView, look: Look, reasons: Sequence[tuple[str, str]], *, calls: bool) -> ui.LayoutView:
    """Why the other cards cannot be played: each reason with its cards."""
    told = [f"**{cards}**\n{sentence}" for sentence, cards in reasons] or [look.say("why-nothing")]
    return private(
        text(f"### {look.say('why-title')}", on_top(view, look)),
        line(),
        *paragraphs(*told),
        ui.ActionRow(back_button(scene, look, calls=calls)),
        accent=WAITING,
    )


def _chosen_card(look: Look, choice: steps.Choice) -> str:
    return look.led(look.mark(choice.cards[0]), f"**{look.card_title(choice.cards[0])}**")


def _colour_button(press: Press, colour: str, view: SeatView, look: Look, *, disabled: bool = False) -> ui.Button[Any]:
    label = look.say("button-colour", colour=colour, count=view.held.get(colour, 0))
    return button(press, label, emoji=look.pictures.emoji(COLOUR_NAMES[colour]), disabled=disabled)


def _people(
    scene: Scene,
    view: SeatView,
    look: Look,
    people: Sequence[tuple[Press, int]],
    *,
    heading: tuple[str, str],
    title: str = "",
) -> list[Item]:
    """A question with a button a person, or with a select where there are too many for buttons."""
    counts, emoji = view.table.counts, look.pictures.emoji(CARD_BACK)
    head = [title, f"### {look.say(heading[0])}"]
    if len(people) <= TARGETS_AS_BUTTONS:
        buttons = [button(press, f"{scene.label(seat)} · {counts[seat]}", emoji=emoji) for press, seat in people]
        return [text(*head, f"-# {look.say(heading[1])}"), *rows(buttons, 2)]
    options = [(press, scene.label(seat), look.say("cards-count", count=counts[seat])) for press, seat in people]
    pick = Press(scene.id, scene.revision, Verb.PICK, "person")
    return [text(*head), select(pick, look.say("pick-person", count=len(people)), options, emoji)]
