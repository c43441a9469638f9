"""The parts that screens are made of: buttons, selects, rows, and the two kinds of messages.

Views are stopped before they leave: discord.py then stores nothing, and every click finds its way by its custom_id.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ui

from cogs.ui import names
from cogs.ui.ids import Press

Item = ui.Item[Any]
LARGE_TITLE_COLUMNS = 9


@dataclass(frozen=True, slots=True)
class PublicMessage:
    """What a channel sees: embeds and buttons."""

    embeds: list[discord.Embed]
    view: ui.View


def shows(posted: discord.Message, view: ui.View) -> bool:
    """Whether a message has these buttons; not so if it was written earlier, for its table as it was then."""
    rows = (row for row in posted.components if isinstance(row, discord.ActionRow))
    return [part.custom_id for row in rows for part in row.children] == [
        getattr(item, "custom_id", None) for item in view.children
    ]


def button(
    press: Press,
    label: str,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    emoji: discord.PartialEmoji | str | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    """A button for this press; grey unless said otherwise."""
    return ui.Button(custom_id=press.text, label=label, style=style, emoji=emoji, disabled=disabled)


def select(
    press: Press,
    placeholder: str,
    options: Iterable[tuple[Press, str, str]],
    emoji: discord.PartialEmoji | str | None = None,
    *,
    chosen: Press | None = None,
) -> ui.ActionRow[Any]:
    """A select whose options are presses, each with a label and a description, if it has one."""
    choices = [
        discord.SelectOption(
            value=each.text, label=label, description=description or None, emoji=emoji, default=each == chosen
        )
        for each, label, description in options
    ]
    return ui.ActionRow(ui.Select(custom_id=press.text, placeholder=placeholder, options=choices))


def rows(buttons: Sequence[ui.Button[Any]], a_row: int) -> list[ui.ActionRow[Any]]:
    """The buttons in action rows of so many."""
    return [ui.ActionRow(*buttons[start : start + a_row]) for start in range(0, len(buttons), a_row)]


def public(embeds: list[discord.Embed], *button_rows: Sequence[ui.Button[Any]]) -> PublicMessage:
    """A public message with these rows of buttons."""
    view = ui.View(timeout=None)
    for place, row in enumerate(button_rows):
        for each in row:
            each.row = place
            view.add_item(each)
    view.stop()
    return PublicMessage(embeds, view)


def private(*children: Item, accent: int | None = None, note: str = "") -> ui.LayoutView:
    """A private message: one container, and above it a line about what just happened."""
    view = ui.LayoutView(timeout=None)
    if note:
        view.add_item(ui.TextDisplay(note))
    view.add_item(ui.Container(*children, accent_color=accent))
    view.stop()
    return view


def sentence(words: str) -> ui.LayoutView:
    """A private message of one sentence."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words))
    view.stop()
    return view


def title_beside_picture(words: str, name: str) -> str:
    """A heading beside a picture, about somebody with this name: a size smaller where the name is long."""
    return f"{'##' if names.width(names.cut(name, 99)) <= LARGE_TITLE_COLUMNS else '###'} {words}"


def text(*lines: str) -> ui.TextDisplay[Any]:
    """Lines of text; empty ones are left out."""
    return ui.TextDisplay("\n".join(line for line in lines if line))


def paragraphs(*lines: str) -> list[ui.TextDisplay[Any]]:
    """Texts with a little room between them, which lines of one text do not have."""
    return [ui.TextDisplay(line) for line in lines]


def beside(picture: str | None, description: str, *lines: str) -> Item:
    """Lines of text beside a picture, or alone where there is none."""
    if picture is None:
        return text(*lines)
    return ui.Section(text(*lines), accessory=ui.Thumbnail(picture, description=description))


def modal(press: Press, title: str, label: str, about: str, field: ui.TextInput[Any]) -> ui.Modal:
    """A question with one field; handed in, it comes back as this press."""
    asked = ui.Modal(title=title, custom_id=press.text, timeout=None)
    asked.add_item(ui.Label(text=label, description=about, component=field))
    asked.stop()
    return asked


def line() -> ui.Separator[Any]:
    """A thin line across."""
    return ui.Separator()
