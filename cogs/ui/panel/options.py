"""The pages of house rules: a group of options, a single option, and what to do when two do not go together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle, ui

from bot import catalogue
from bot.uno.errors import Reason
from bot.uno.options import Value, write_value
from bot.uno.presets import deviations_of
from bot.uno.ruleset import OPTIONS
from cogs.ui.changes import option_change
from cogs.ui.ids import Verb
from cogs.ui.look import Look
from cogs.ui.panel.sheet import (
    CHANGED,
    LOCKED,
    OPTION,
    START,
    Sheet,
    navigation,
    option_pages,
    page_of,
    page_title,
    shortened,
    status,
)
from cogs.ui.parts import Item, button, line, private, rows, select, text
from cogs.ui.pictures import VIOLET

MOST_CHOICES = 25
READS = ("no_questions", "auto")
"""The option, and its value, that takes a bot that reads messages."""
END_OF_SENTENCE = re.compile(r"(?<=[.!?]) ")


def group_page(sheet: Sheet, look: Look, page: str, note: str = "") -> ui.LayoutView:
    """The options of a page, each with its value on a button."""
    names = option_pages()[page]
    explained = [
        (sheet.press(Verb.PAGE, f"{OPTION}.{name}"), _title(sheet, look, name), _short_help(look, name))
        for name in names
    ]
    return private(
        text(f"## {page_title(look, page)}", status(sheet, look)),
        navigation(sheet, look, page),
        line(),
        *(_row(sheet, look, name) for name in names),
        line(),
        select(sheet.press(Verb.PICK, "explain"), look.say("panel-explain"), explained),
        ui.ActionRow(*_page_buttons(sheet, look, page)),
        accent=VIOLET,
        note=note,
    )


def option_page(sheet: Sheet, look: Look, name: str, note: str = "") -> ui.LayoutView:
    """One option: what it does, its values, what it does to a game, and how it is changed here."""
    say, value = look.say, sheet.rules.values[name]
    told = catalogue.explanation(say, name)
    head = [f"## {_title(sheet, look, name)}", told.help]
    if told.other_names:
        head.append(f"-# {say('rule-also', names=told.other_names)}")
    now = [say("setting-now", value=catalogue.word_of(say, name, value))]
    if name in sheet.rules.overrides:
        now.append(say("setting-preset", value=catalogue.word_of(say, name, preset_value(sheet, name))))
    if name in sheet.rules.idle:
        now.append(f"-# {say('setting-idle')}")
    if name in sheet.settings.locked:
        now.append(f"-# {LOCKED} {say('setting-locked')}")
    if name == READS[0] and value == READS[1] and not sheet.reads:
        now.append(say("rules-not-reading"))
    meanings = [f"- {say('rule-value', value=each.word, about=each.about)}" for each in told.values if each.about]
    *effects, found_by = catalogue.effects_told(say, name, value) or ("",)
    foot = [f"**{say('effects-title')}**", *(f"- {each}" for each in effects), f"-# {found_by}"] if found_by else []
    if told.example:
        foot.append(say("rule-example", example=told.example))
    foot.append(f"-# {say('rule-source', source=told.source)}")
    children: list[Item] = [text(*head), line(), text(*now, *meanings), *_controls(sheet, look, name), line()]
    children += [text(*foot), *rows(_option_buttons(sheet, look, name), 3)]
    return private(*children, accent=VIOLET, note=note)


def conflict_page(
    sheet: Sheet, look: Look, wanted: Mapping[str, Value], reason: Reason, remedy: Mapping[str, Value] | None
) -> ui.LayoutView:
    """Why a change cannot be made; with a remedy, a button that changes the others with it."""
    say, name = look.say, next(iter(wanted))
    lines = [f"### {say('conflict-title')}", catalogue.objection(say, reason)]
    buttons: list[ui.Button[Any]] = []
    others = {} if remedy is None else {other: value for other, value in remedy.items() if other not in wanted}
    if others:
        old = sheet.rules.values
        lines.append(say("conflict-remedy"))
        lines += [f"- {option_change(look, each, old[each], value)}" for each, value in {**wanted, **others}.items()]
        press = sheet.press(Verb.SETTLE, _setting(name, wanted[name]))
        buttons.append(button(press, _remedy_label(look, others), style=ButtonStyle.primary))
    buttons.append(button(sheet.press(Verb.PAGE, page_of(name)), say("button-back")))
    return private(text(*lines), *rows(buttons, 1), accent=VIOLET)


def preset_value(sheet: Sheet, name: str) -> Value:
    """The value that the preset gives this option."""
    return deviations_of(sheet.rules.preset).get(name, OPTIONS[name].default)


def _title(sheet: Sheet, look: Look, name: str) -> str:
    marks = [CHANGED] * (name in sheet.rules.overrides) + [LOCKED] * (name in sheet.settings.locked)
    return " ".join([*marks, catalogue.label_of(look.say, name)])


def _short_help(look: Look, name: str) -> str:
    return shortened(catalogue.help_of(look.say, name))


def _setting(name: str, value: Value) -> str:
    return f"{name}={write_value(value)}"


def _row(sheet: Sheet, look: Look, name: str) -> Item:
    label = catalogue.word_of(look.say, name, sheet.rules.values[name])
    accessory = button(sheet.press(*_next(sheet, name)), label, disabled=not sheet.can_change(name))
    sentence, *_ = END_OF_SENTENCE.split(catalogue.help_of(look.say, name))
    return ui.Section(text(f"**{_title(sheet, look, name)}**", f"-# {sentence}"), accessory=accessory)


def _next(sheet: Sheet, name: str) -> tuple[Verb, str]:
    """What a click on the value of an option does: two values take turns, a number is asked for, others are shown."""
    option, value = OPTIONS[name], sheet.rules.values[name]
    if option.kind == "number":
        return Verb.ASK, f"number.{name}"
    if len(option.values) == 2:
        other = next(each for each in option.values if each != value)
        return Verb.SET, _setting(name, other)
    return Verb.PAGE, f"{OPTION}.{name}"


def _controls(sheet: Sheet, look: Look, name: str) -> list[Item]:
    if not sheet.can_change(name):
        return []
    option, value = OPTIONS[name], sheet.rules.values[name]
    if option.kind == "number":
        return [ui.ActionRow(button(sheet.press(Verb.ASK, f"number.{name}"), look.say("button-number")))]
    # A page that chooses is offered the value in force too: it says how things are.
    options = [
        (
            sheet.press(Verb.SET, _setting(name, each)),
            catalogue.word_of(look.say, name, each),
            shortened(_about(sheet, look, name, each)) if option.kind == "choice" else "",
        )
        for each in option.values
    ]
    chosen = sheet.press(Verb.SET, _setting(name, value))
    return [select(sheet.press(Verb.PICK, "value"), look.say("panel-value"), options[:MOST_CHOICES], chosen=chosen)]


def _about(sheet: Sheet, look: Look, name: str, value: Value) -> str:
    """What a value means, here."""
    if (name, value) == READS and not sheet.reads:
        return look.say("setting-not-reading")
    return catalogue.about_value(look.say, name, value)


def _option_buttons(sheet: Sheet, look: Look, name: str) -> list[ui.Button[Any]]:
    say = look.say
    buttons = [button(sheet.press(Verb.PAGE, page_of(name)), say("button-back"))]
    if name in sheet.rules.overrides and sheet.can_change(name):
        press = sheet.press(Verb.SET, _setting(name, preset_value(sheet, name)))
        buttons.append(button(press, say("button-base")))
    if sheet.is_server:
        label = say("button-unlock" if name in sheet.settings.locked else "button-lock")
        buttons.append(button(sheet.press(Verb.LOCK, name), label))
    return buttons


def _page_buttons(sheet: Sheet, look: Look, page: str) -> list[ui.Button[Any]]:
    say = look.say
    buttons = [
        button(sheet.press(Verb.BASE, page), say("button-base"), disabled=not sheet.rules.overrides),
        button(sheet.press(Verb.UNDO, page), say("button-undo")),
    ]
    if sheet.is_server:
        return [*buttons, button(sheet.press(Verb.ASK, f"locks.{page}"), say("button-locks"))]
    return [*buttons, button(sheet.press(Verb.PAGE, START), say("button-back"))]


def _remedy_label(look: Look, others: Mapping[str, Value]) -> str:
    (name, value), *more = others.items()
    if more:
        return look.say("button-settle")
    option = OPTIONS[name]
    key = "button-settle-off" if write_value(value) in ("false", "off") and value == option.default else "button-settle"
    return look.say(key, option=catalogue.name_of(look.say, name))
