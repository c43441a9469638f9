"""The running scores of a server, ten a page, with the asker's own place always in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ui

from bot.pictures import BLANK, TURN
from bot.store import ScoreRow
from cogs.ui import names
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.look import Look, number
from cogs.ui.parts import Item, button, line, private, text
from cogs.ui.pictures import VIOLET
from cogs.ui.sheets import MEDALS

ROWS_A_PAGE = 10


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the leaderboard; `own` is the asker's rank, from 1, and row."""

    rows: Sequence[ScoreRow]
    number: int
    pages: int
    own: tuple[int, ScoreRow] | None


def leaderboard(page: Page, look: Look) -> ui.LayoutView:
    """Rank, points and name of each, with wins and matches."""
    say = look.say
    if not page.rows:
        return private(text(f"## {say('scores-title')}", say("scores-empty")), accent=VIOLET)
    first = page.number * ROWS_A_PAGE
    ranked = [(first + place, row) for place, row in enumerate(page.rows, start=1)]
    shown = ranked if page.own is None else [*ranked, page.own]
    widths = (max(len(str(rank)) for rank, _ in shown), max(len(str(row.points)) for _, row in shown))
    lines = [_row(rank, row, names.in_text(row.name), widths, look) for rank, row in ranked]
    children: list[Item] = [text(f"## {say('scores-title')}", f"-# {say('scores-columns')}", *lines)]
    if page.own is not None:
        rank, row = page.own
        own = _row(rank, row, say("scores-you"), widths, look, mark=look.pictures.mark(TURN))
        children += [line(), text(own)]
    children.append(ui.ActionRow(*_buttons(page, look)))
    children.append(text(f"-# {say('scores-page', page=page.number + 1, pages=page.pages)}"))
    return private(*children, accent=VIOLET)


def _row(rank: int, row: ScoreRow, name: str, widths: tuple[int, int], look: Look, mark: str = "") -> str:
    if not mark:
        mark = MEDALS[rank - 1] if rank <= len(MEDALS) else look.pictures.mark(BLANK)
    won = look.say("scores-row", wins=row.wins, matches=row.matches)
    return f"{mark} {number(rank, widths[0])} {number(row.points, widths[1])} **{name}** · {won}"


def _buttons(page: Page, look: Look) -> list[ui.Button[ui.LayoutView]]:
    def press(payload: str) -> Press:
        return Press(NO_TABLE, 0, Verb.SCORES, payload)

    last = page.pages - 1
    back, forth = str(max(0, page.number - 1)), str(min(last, page.number + 1))
    return [
        button(press(f"{back}b"), look.say("button-back"), disabled=page.number == 0),
        button(press(f"{forth}n"), look.say("button-next"), disabled=page.number == last),
        button(press("mine"), look.say("button-mine"), disabled=page.own is None),
    ]
