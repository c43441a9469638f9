"""The guided tour: a few private pages with cards to look at, and the way to a practice round."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.uno.notation import read_card
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import button as made
from cogs.ui.parts import line, paragraphs, private, text
from cogs.ui.pictures import VIOLET

PAGES: tuple[tuple[str, str], ...] = (
    ("table", ""),
    ("turn", "R7 R2 B7 W"),
    ("cards", "GS GR G+2 W W+4"),
    ("uno", "R5"),
    ("more", ""),
)
"""The pages in order: the key of the texts, and the cards that are shown."""


def tour(number: int, look: Look) -> ui.LayoutView:
    """A page of the tour, counted from 0; the last one for a higher number."""
    say = look.say
    number = min(number, len(PAGES) - 1)
    key, cards = PAGES[number]
    shown = [read_card(name) for name in cards.split()]
    lines = [f"## {say(f'tour-{key}')}"]
    if shown and look.pictures.are_drawn:
        lines.append(f"# {' '.join(look.mark(card) for card in shown)}")
    told = say.attribute(f"tour-{key}", "text").split("\n")
    is_last = number == len(PAGES) - 1
    buttons = [
        made(_page(max(0, number - 1), "b"), say("button-back"), disabled=number == 0),
        made(
            _page(min(len(PAGES) - 1, number + 1), "n"),
            say("button-next"),
            style=ButtonStyle.secondary if is_last else ButtonStyle.primary,
            disabled=is_last,
        ),
        made(
            Press(NO_TABLE, 0, Verb.PRACTICE),
            say("button-practice"),
            style=ButtonStyle.primary if is_last else ButtonStyle.secondary,
        ),
    ]
    footer = f"-# {say('tour-page', page=number + 1, pages=len(PAGES))}"
    return private(text(*lines), *paragraphs(*told), line(), ui.ActionRow(*buttons), text(footer), accent=VIOLET)


def _page(number: int, way: str) -> Press:
    return Press(NO_TABLE, 0, Verb.TOUR, f"{number}{way}")
