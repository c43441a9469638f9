"""The board: the public message while a round is played."""

from __future__ import annotations

import discord
from discord import ButtonStyle

from bot.pictures import BLANK, PLAY_DOWN, PLAY_UP, TURN, picture_of
from bot.uno.view import TableView
from cogs.ui import words
from cogs.ui.facts import is_out, round_facts
from cogs.ui.hints import rule_line, standing
from cogs.ui.ids import Press, Verb
from cogs.ui.look import Look, number
from cogs.ui.parts import PublicMessage, button, public, title_beside_picture
from cogs.ui.pictures import GROUNDS, VIOLET
from cogs.ui.scene import Scene
from cogs.ui.sheets import short

EVENTS_SHOWN = 3
NO_EVENT = "\u200b"
"""An empty line that is not trimmed, so that the buttons below keep their place."""


def board(scene: Scene, look: Look) -> PublicMessage:
    """Top card, whose turn, what to play, the seats, and what happened last."""
    view = scene.board
    colour = VIOLET if view.colour is None else GROUNDS[view.colour]
    first = discord.Embed(description="\n".join(_headline(scene, look)), colour=colour)
    if view.top is not None:
        first.set_thumbnail(url=look.pictures.address(picture_of(view.top, view.colour)))
    until = [f"-# {look.say('board-until', moment=scene.moment)}"] if scene.moment else []
    # What waits takes the room of the standing, so that the buttons stay where they are; one card is bold below anyway.
    told = standing(scene, look) if view.phase != "owes" else []
    rule = [rule_line(scene, look), *told, *until]
    parts = [rule, _seats(scene, look), round_facts(scene, look), _events(scene, look)]
    body = ["\n".join(lines) for lines in parts]
    second = discord.Embed(description="\n\n".join(part for part in body if part), colour=colour)
    second.set_footer(text=_footer(scene, look))
    return public([first, second], *_buttons(scene, look))


def _headline(scene: Scene, look: Look) -> list[str]:
    view = scene.board
    lines: list[str] = []
    if view.turn is not None:
        name = scene.brief(view.turn)
        lines.append(title_beside_picture(look.say("turn-of", name=name), scene.chairs[view.turn].name))
    if view.top is not None:
        on_top = look.say("board-top", card=look.card(view.top))
        lines.append(on_top if look.pictures.are_drawn else f"{look.mark(view.top, view.colour)} {on_top}")
    if scene.countdown:
        lines.append(scene.countdown)
    return lines


def _seats(scene: Scene, look: Look) -> list[str]:
    """The seats in their fixed order; a mark for whose turn it is, an arrow at who comes next."""
    view = scene.board
    columns = max((len(str(count)) for count in view.counts), default=1)
    return [_seat(scene, look, seat, max(columns, 2)) for seat in scene.seats()]


def _seat(scene: Scene, look: Look, seat: int, columns: int) -> str:
    view, say = scene.board, look.say
    mark = seat_mark(view, seat)
    name = scene.name(seat)
    parts = [f"**{name}**" if seat == view.turn or view.counts[seat] == 1 else name]
    if mark in (PLAY_DOWN, PLAY_UP):
        parts.append(say("seat-next"))
    if seat in view.places:
        parts.append(say("seat-place", place=view.places.index(seat) + 1))
    elif is_out(scene, seat):
        parts.append(say("seat-out"))
    elif seat in view.ghosts:
        parts.append(say("seat-ghost"))
    elif view.called[seat]:
        parts.append(f"**{say('seat-called', count=view.counts[seat])}**")
    elif view.counts[seat] == 1:
        parts.append(f"**{say('seat-one-card')}**")
    if scene.chairs[seat].substituted:
        parts.append(say("seat-away"))
    elif scene.chairs[seat].inherited:
        parts.append(say("seat-inherited"))
    return f"{look.pictures.mark(mark)} {number(view.counts[seat], columns)} {' · '.join(parts)}"


def seat_mark(view: TableView, seat: int) -> str:
    """The mark beside a seat: whose turn it is, in which direction play goes on, or a blank."""
    if view.turn == seat:
        return TURN
    if view.next == seat:
        return PLAY_DOWN if view.direction > 0 else PLAY_UP
    return BLANK


def _events(scene: Scene, look: Look) -> list[str]:
    """The last three events, the newest as text, the older ones small; where there are fewer, their place is kept."""
    sentences = words.sentences(scene, look)[-EVENTS_SHOWN:]
    kept = [NO_EVENT] * (EVENTS_SHOWN - len(sentences))
    return kept + [f"-# {each}" for each in sentences[:-1]] + sentences[-1:]


def _footer(scene: Scene, look: Look) -> str:
    view = scene.board
    facts = look.say("board-footer", round=view.number, pile=view.pile, target=view.target, table=scene.id)
    return f"{look.say('board-proof', proof=short(scene.proof))}\n{facts}" if view.number == 1 else facts


def _buttons(scene: Scene, look: Look) -> list[list[discord.ui.Button[discord.ui.View]]]:
    view, say = scene.board, look.say

    def press(verb: Verb) -> Press:
        return Press(scene.id, scene.revision, verb)

    return [
        [
            button(press(Verb.HAND), say("button-hand"), style=ButtonStyle.primary),
            button(press(Verb.DRAW), draw_label(view, look)),
            button(press(Verb.UNO), say("button-uno")),
        ],
        [
            button(press(Verb.CATCH), say("button-catch")),
            button(press(Verb.CHALLENGE), say("button-challenge"), disabled=not view.challengeable),
            button(press(Verb.MORE), say("button-more")),
        ],
    ]


def draw_label(view: TableView, look: Look) -> str:
    """ "Draw", or "Draw 6" where a penalty waits."""
    return look.say("button-draw-count", count=view.pending) if view.pending else look.say("button-draw")
