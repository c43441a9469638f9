"""The dialogs of the panel: a number, the locks of a page, a name, a code. What is handed in comes back as a click.

A dialog is stopped before it is sent, as every view is: discord.py then stores nothing, and a restart loses none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot import catalogue
from bot.settings import LONGEST_NAME
from bot.uno.options import Number
from bot.uno.ruleset import OPTIONS
from cogs.ui.ids import Press, Verb
from cogs.ui.look import Look
from cogs.ui.panel.sheet import Sheet, option_pages, page_title, shortened

VALUE, DEFAULT = "value", "default"
"""The custom_id of the field that matters, and of the box for new tables."""
TITLE_LENGTH, LABEL_LENGTH = 45, 45
RADIO_MOST = 10
LONGEST_CODE = 4000


def number(sheet: Sheet, look: Look, name: str) -> ui.Modal:
    """A number: to pick where there are few, else to type."""
    option, say = OPTIONS[name], look.say
    assert isinstance(option, Number)
    title = catalogue.title_of(say, name)
    value = sheet.rules.values[name]
    field: ui.Item[Any]
    if 2 <= len(option.values) <= RADIO_MOST:
        field = ui.RadioGroup(
            custom_id=VALUE,
            options=[
                discord.RadioGroupOption(
                    label=catalogue.word_of(say, name, each), value=str(each), default=each == value
                )
                for each in option.values
            ],
        )
    else:
        field = ui.TextInput(custom_id=VALUE, default=str(value), min_length=1, max_length=len(str(option.high)))
    about = shortened(catalogue.help_of(say, name))
    span = say("dialog-number", low=option.low, high=option.high)
    return _dialog(
        sheet.press(Verb.TOLD, f"number.{name}"), title, ui.Label(text=span, description=about, component=field)
    )


def locks(sheet: Sheet, look: Look, page: str) -> ui.Modal:
    """Which options of a page hosts may change."""
    say = look.say
    options = [
        discord.CheckboxGroupOption(
            label=catalogue.title_of(say, name), value=name, default=name not in sheet.settings.locked
        )
        for name in option_pages()[page]
    ]
    field: ui.Item[Any] = ui.CheckboxGroup(
        custom_id=VALUE, options=options, required=False, min_values=0, max_values=len(options)
    )
    label = ui.Label(text=say("dialog-locks"), description=say("dialog-locks-about"), component=field)
    return _dialog(sheet.press(Verb.TOLD, f"locks.{page}"), page_title(look, page), label)


def save(sheet: Sheet, look: Look, source: str) -> ui.Modal:
    """The name of a new preset; `source` is ``save``, or ``save.import`` for the rules of a code."""
    say = look.say
    box = ui.Label(
        text=say("dialog-default"),
        description=say("dialog-default-about"),
        component=ui.Checkbox(custom_id=DEFAULT),
    )
    return _dialog(sheet.press(Verb.TOLD, source), say("dialog-save"), _name(look, ""), box)


def rename(sheet: Sheet, look: Look, number: int, name: str) -> ui.Modal:
    """Another name for a preset."""
    return _dialog(sheet.press(Verb.TOLD, f"rename.{number}"), look.say("dialog-rename"), _name(look, name))


def code(sheet: Sheet, look: Look) -> ui.Modal:
    """A code from elsewhere."""
    field: ui.Item[Any] = ui.TextInput(
        custom_id=VALUE, style=discord.TextStyle.paragraph, placeholder="uno1-…", max_length=LONGEST_CODE
    )
    label = ui.Label(text=look.say("dialog-code"), description=look.say("dialog-code-about"), component=field)
    return _dialog(sheet.press(Verb.TOLD, "code"), look.say("dialog-import"), label)


def answers(components: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What was handed in, by the custom_id of each field."""
    return dict(_answers(components))


def _answers(components: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, Any]]:
    for each in components:
        inner = each.get("components") or ([each["component"]] if "component" in each else [])
        yield from _answers(inner)
        if "custom_id" in each:
            yield each["custom_id"], each["values"] if "values" in each else each.get("value")


def _name(look: Look, default: str) -> ui.Label[Any]:
    field: ui.Item[Any] = ui.TextInput(custom_id=VALUE, default=default, min_length=1, max_length=LONGEST_NAME)
    return ui.Label(text=look.say("dialog-name"), component=field)


def _dialog(press: Press, title: str, *labels: ui.Label[Any]) -> ui.Modal:
    dialog = ui.Modal(title=shortened(title, TITLE_LENGTH), custom_id=press.text)
    for label in labels:
        label.text = shortened(label.text, LABEL_LENGTH)
        dialog.add_item(label)
    dialog.stop()
    return dialog
