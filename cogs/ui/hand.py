"""The hand: the private message of one person at a table."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.uno.view import SeatView
from cogs.ui import steps, words
from cogs.ui.card_buttons import FRESH_SHOWN, call_button, card_buttons, on_top
from cogs.ui.facts import custom_line, is_out, partners
from cogs.ui.hints import answers, what_fits
from cogs.ui.ids import Press, Verb, flag
from cogs.ui.look import Look
from cogs.ui.parts import Item, button, line, private, rows, text
from cogs.ui.pictures import GROUNDS, VIOLET, WAITING
from cogs.ui.scene import Scene
from cogs.ui.table import draw_label

CARDS_A_PAGE = 20
CARDS_A_ROW = 4
EVENTS_IN_WORDS = 3


def hand(
    scene: Scene, view: SeatView, look: Look, *, calls: bool = False, page: int = 0, note: str = ""
) -> ui.LayoutView:
    """The whole hand, a button for every card that can be played, and Draw, UNO!, Why?."""
    cost = _misplay_cost(scene, view)
    playable = steps.all_choices(view) if cost else steps.card_choices(view)
    last_page = max(0, -(-len(playable) // CARDS_A_PAGE) - 1)
    page = min(page, last_page)
    shown = playable[page * CARDS_A_PAGE : (page + 1) * CARDS_A_PAGE]
    cards = look.hand(view.hand, () if cost else view.playable) if view.hand else look.say("hand-empty")
    children: list[Item] = [text(*_heading(scene, view, look)), line(), text(cards, _counts(view, look, cost))]
    if look.preferences.plain:
        children[1:1] = [text(*_table_in_words(scene, view, look))]
    children += rows(card_buttons(scene, view, look, shown, calls=calls), CARDS_A_ROW)
    controls = _controls(scene, view, look, cost=cost, calls=calls, page=page)
    if last_page:
        controls += _page_buttons(scene, calls=calls, page=page, last_page=last_page)
    children += [line(), ui.ActionRow(*controls)]
    is_mine = view.table.turn == view.seat
    accent = GROUNDS.get(view.table.colour or "", VIOLET) if is_mine else WAITING
    return private(*children, accent=accent, note=note)


def _heading(scene: Scene, view: SeatView, look: Look) -> list[str]:
    say, table = look.say, view.table
    is_mine = table.turn == view.seat
    if is_mine:
        who = say("hand-your-turn")
    else:
        who = "" if table.turn is None else say("hand-thinking", name=scene.brief(table.turn))
    lines = [f"### {' · '.join(part for part in (who, scene.countdown) if part)}", on_top(view, look)]
    with_whom = partners(scene, view.seat)
    if with_whom:
        lines.append(f"-# {say('hand-partner', names=', '.join(scene.name(seat) for seat in with_whom))}")
    lines += custom_line(scene, look)
    if is_mine and table.phase == "owes":
        lines += [f"**{say('hand-pending', count=table.pending)}**", answers(scene, look)]
    return lines


def _table_in_words(scene: Scene, view: SeatView, look: Look) -> list[str]:
    """What the board shows by places and signs: what fits, the order of play with all counts, the last events."""
    table, say = view.table, look.say
    lines = [what_fits(table, look)] if table.turn == view.seat and table.phase == "turn" else []
    order = [seat for seat in scene.seats() if seat not in table.places and not is_out(scene, seat)]
    start = next((place for place, seat in enumerate(order) if seat == table.turn), 0)
    order = order[start:] + order[:start]
    if table.direction < 0:
        order = order[:1] + order[:0:-1]
    seats = [
        say(
            "plain-seat",
            name=say("plain-you") if seat == view.seat else scene.name(seat),
            count=table.counts[seat],
            called="yes" if table.called[seat] else "no",
        )
        for seat in order
    ]
    lines.append(say("plain-order", seats="; ".join(seats)))
    return lines + words.sentences(scene, look)[-EVENTS_IN_WORDS:]


def _misplay_cost(scene: Scene, view: SeatView) -> int:
    """The cards that a wrong one costs, 0 where only cards that fit have buttons.

    Out of turn everything has a button only where cards may be laid out of turn: elsewhere none could be right.
    """
    on_turn = view.table.turn == view.seat
    return int(scene.rules.values["misplay_penalty"]) if on_turn or scene.has_races else 0


def _counts(view: SeatView, look: Look, cost: int) -> str:
    """ "7 cards · you can play 4 · new: red 5"; where a wrong card costs, that instead of how many can be played."""
    parts = [look.say("cards-count", count=len(view.hand))]
    if cost:
        parts.append(look.say("hand-misplay", count=cost))
    elif view.playable:
        key = "hand-playable" if view.table.turn == view.seat else "hand-out-of-turn"
        parts.append(look.say(key, count=len(view.playable)))
    elif _must_draw(view, cost):
        parts.append(look.say("hand-nothing"))
    if 0 < len(view.fresh) <= FRESH_SHOWN:
        parts.append(look.say("hand-new", cards=look.cards(view.fresh)))
    elif view.fresh:
        parts.append(look.say("hand-new-count", count=len(view.fresh)))
    return f"-# {' · '.join(parts)}"


def _must_draw(view: SeatView, cost: int) -> bool:
    """Whether it is this seat's turn and no card of its can be played; not told where a wrong card costs."""
    return view.table.turn == view.seat and not cost and not view.playable


def _controls(scene: Scene, view: SeatView, look: Look, *, cost: int, calls: bool, page: int) -> list[ui.Button[Any]]:
    draw = Press(scene.id, scene.revision, Verb.DRAW, flag(calls))
    why = Press(scene.id, scene.revision, Verb.WHY, flag(calls))
    return [
        button(
            draw,
            draw_label(view.table, look),
            style=ButtonStyle.primary if _must_draw(view, cost) else ButtonStyle.secondary,
            disabled=view.table.turn != view.seat,
        ),
        call_button(scene, view, look, calls=calls, page=page),
        button(why, look.say("button-why")),
    ]


def _page_buttons(scene: Scene, *, calls: bool, page: int, last_page: int) -> list[ui.Button[Any]]:
    def turn_to(number: int) -> Press:
        return Press(scene.id, scene.revision, Verb.SHOW, f"{max(0, min(number, last_page))}{flag(calls)}")

    return [
        button(turn_to(page - 1), "<", disabled=page == 0),
        button(turn_to(page + 1), ">", disabled=page == last_page),
    ]
