"""A wild draw four on you: take the cards, challenge it, or stack; and the verdict."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.pictures import picture_of
from bot.uno.cards import WILD_DRAW_FOUR
from bot.uno.events import Challenged, ColourNamed, Played, StartCard
from bot.uno.view import SeatView
from cogs.ui import steps
from cogs.ui.card_buttons import call_button, card_buttons
from cogs.ui.ids import Press, Verb, flag
from cogs.ui.look import Look
from cogs.ui.parts import Item, beside, button, private, rows, text
from cogs.ui.pictures import GROUNDS, WAITING
from cogs.ui.scene import Scene


def question(scene: Scene, view: SeatView, look: Look, *, calls: bool, note: str = "") -> ui.LayoutView:
    """What both answers cost, in words."""
    say, table = look.say, view.table
    accused, before = accusation(scene)
    if scene.rules.values["wild4_reference"] == "chosen":
        before = table.colour
    top = table.top
    if top is None:
        raise LookupError("there is nothing to challenge")
    name = "" if accused is None else scene.name(accused)
    card = look.card_title(top)
    played = say("challenge-played", name=name, card=card, colour=table.colour or "")
    head = [f"## {say('challenge-title', count=table.pending)}", played, scene.countdown]
    explained = [
        say("challenge-allowed", name=name, condition=_condition(scene, before), colour=before or ""),
        say("challenge-take", count=table.pending),
        say(
            "challenge-doubt",
            name=name,
            condition=_condition(scene, before),
            colour=before or "",
            count=table.pending,
            fail=table.challenge_fail,
        ),
    ]
    buttons = [
        button(Press(scene.id, scene.revision, Verb.DRAW, flag(calls)), say("button-take", count=table.pending)),
        button(Press(scene.id, scene.revision, Verb.CHALLENGE), say("button-challenge"), style=ButtonStyle.danger),
    ]
    children: list[Item] = [
        beside(look.pictures.address(picture_of(top, table.colour)), card, *head),
        text(*explained),
        ui.ActionRow(*buttons),
        *_stacking(scene, view, look, calls=calls),
    ]
    return private(*children, accent=GROUNDS.get(table.colour or "", WAITING), note=note)


def verdict(event: Challenged, scene: Scene, look: Look, seat: int) -> str:
    """For the challenger alone: who was right, and the hand of that moment."""
    key = "verdict-guilty" if event.guilty else "verdict-innocent"
    who = "you" if event.drawer == seat else "other"
    name, drawer = scene.name(event.seat), scene.name(event.drawer)
    sentence = look.say(key, name=name, who=who, drawer=drawer, count=event.count)
    shown = look.say("verdict-hand", name=name, cards=look.cards(event.hand))
    return f"{sentence}\n{shown}" if event.hand else sentence


def accusation(scene: Scene) -> tuple[int | None, str | None]:
    """Who laid the wild draw four on top, and the colour before it, as everybody saw it."""
    accused: int | None = None
    for event in reversed(scene.recent):
        if accused is None:
            if isinstance(event, Played) and event.cards[-1].face == WILD_DRAW_FOUR:
                accused = event.seat
            continue
        match event:
            case Played(cards=cards, colour=colour):
                return accused, colour if cards[-1].black else cards[-1].colour
            case ColourNamed(colour=colour):
                return accused, colour
            case StartCard(card=card) if card.colour is not None:
                return accused, card.colour
            case _:
                continue
    return accused, None


def _condition(scene: Scene, before: str | None) -> str:
    """What forbids a wild draw four by the rules of this table, as the texts know it."""
    values = scene.rules.values
    condition = str(values["wild4_condition"])
    if values["wild4_joker_clause"] != "off" and condition != "any_playable":
        condition = "color_wilds" if condition == "color" and before is not None else "other"
    return "unknown" if condition == "color" and before is None else condition


def _stacking(scene: Scene, view: SeatView, look: Look, *, calls: bool) -> list[Item]:
    cards = steps.card_choices(view)
    if not cards:
        return []
    buttons = card_buttons(scene, view, look, cards, calls=calls, stacks=True)
    return list(rows([*buttons, call_button(scene, view, look, calls=calls)], 4))
