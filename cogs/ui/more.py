"""More: the score so far, and what one needs rarely, for everybody and for the host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.tables.table import Stage
from bot.uno import notation
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.look import Look, number
from cogs.ui.parts import Item, button, line, private, rows, select, text
from cogs.ui.pictures import VIOLET
from cogs.ui.scene import Scene
from cogs.ui.sheets import counting, counts_points, ranking

SEATS_AS_BUTTONS = 4


def more(scene: Scene, look: Look, *, seated: bool, leads: bool) -> ui.LayoutView:
    """`seated`: may leave. `leads`: is the host or a moderator."""
    say = look.say

    def press(verb: Verb) -> Press:
        return Press(scene.id, scene.revision, verb)

    lines = [f"## {say('table-of', name=scene.host_name)}" if scene.host_name else f"## {scene.id}"]
    if scene.view is not None and counts_points(scene.rules):
        lines += [f"**{say('sheet-score', goal=counting(scene.rules, look))}**", *_scores(scene)]
    if scene.waiting:
        lines.append(say("more-waiting", names=", ".join(scene.waiting)))
    if scene.proof:
        lines.append(f"-# {say('more-proof', proof=scene.proof)}")
    if scene.seed:
        lines.append(f"-# {say('proof-seed', seed=scene.seed)}")
    common = [
        button(press(Verb.RULES), say("button-rules")),
        button(press(Verb.SCORES), say("button-scores")),
        button(press(Verb.REPOST), say("button-repost")),
    ]
    children: list[Item] = [text(*lines), ui.ActionRow(*common)]
    if seated:
        own = button(Press(NO_TABLE, 0, Verb.PREFER), say("button-preferences"))
        children.append(ui.ActionRow(button(press(Verb.LEAVE), say("button-leave")), own))
    elif scene.stage in (Stage.PLAYING, Stage.BREAK):
        children.append(ui.ActionRow(button(press(Verb.WAIT), say("button-wait"))))
    if leads:
        leading = [
            button(press(Verb.KICK), say("button-kick")),
            button(press(Verb.HOST), say("button-host")),
            button(press(Verb.END), say("button-end")),
        ]
        children += [line(), ui.ActionRow(*leading)]
    return private(*children, accent=VIOLET)


def seats(scene: Scene, look: Look, verb: Verb, heading: str, choice: Sequence[int]) -> ui.LayoutView:
    """Which seat? Buttons for a few, a select for many; each leads to `verb` with the seat."""
    presses = [(Press(scene.id, scene.revision, verb, notation.seat_name(seat)), seat) for seat in choice]
    back = ui.ActionRow(button(Press(scene.id, scene.revision, Verb.MORE), look.say("button-back")))
    if len(presses) <= SEATS_AS_BUTTONS:
        buttons = [button(press, f"{scene.label(seat)} · {seat + 1}") for press, seat in presses]
        head = text(f"### {look.say(heading)}", f"-# {look.say('seat-number')}")
        return private(head, *rows(buttons, 2), back, accent=VIOLET)
    options = [(press, scene.label(seat), str(seat + 1)) for press, seat in presses]
    pick = Press(scene.id, scene.revision, Verb.PICK, "seat")
    placeholder = look.say("pick-person", count=len(options))
    return private(text(f"### {look.say(heading)}"), select(pick, placeholder, options, None), back, accent=VIOLET)


def sure(scene: Scene, look: Look, what: str) -> ui.LayoutView:
    """One more question before leaving a match or ending it for everybody; `what` is `leave` or `end`."""
    buttons = [
        button(
            Press(scene.id, scene.revision, Verb.SURE, what),
            look.say(f"button-sure-{what}"),
            style=ButtonStyle.primary,
        ),
        button(Press(scene.id, scene.revision, Verb.MORE), look.say("button-back")),
    ]
    lines = [f"### {look.say(f'sure-{what}')}", look.say(f"sure-{what}-cost")]
    return private(text(*lines), ui.ActionRow(*buttons), accent=VIOLET)


def offer_to_wait(scene: Scene, look: Look, note: str) -> ui.LayoutView:
    """For somebody who came after the start: a place in the next match."""
    wait: ui.Button[Any] = button(Press(scene.id, scene.revision, Verb.WAIT), look.say("button-wait"))
    return private(text(note, look.say("wait-offer")), ui.ActionRow(wait), accent=VIOLET)


def _scores(scene: Scene) -> list[str]:
    view = scene.board
    columns = max(len(str(score)) for score in view.scores)
    return [f"{number(view.scores[seat], columns)} {scene.name(seat)}" for seat in ranking(scene)]
