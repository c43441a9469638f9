"""The pages of presets: which rules hold as a whole, the server's own presets, and codes to carry rules elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot import catalogue
from bot.settings import LARGEST_COUNT, NamedRules, share_code
from bot.uno.presets import PRESETS
from bot.uno.ruleset import OPTIONS, RuleSet
from cogs.ui import names
from cogs.ui.changes import changes_of
from cogs.ui.ids import Verb
from cogs.ui.look import Look
from cogs.ui.panel.sheet import CHANGED, OWN, START, Sheet, joined, navigation, shortened, status
from cogs.ui.parts import Item, button, line, private, rows, select, text
from cogs.ui.pictures import VIOLET

MOST_LINES = 12


def start_page(sheet: Sheet, look: Look, note: str = "") -> ui.LayoutView:
    """The preset in force and what deviates from it; the way to everything else."""
    say, rules = look.say, sheet.rules
    heading = say("panel-title" if sheet.is_server else "panel-title-table")
    head = [f"## {heading}", status(sheet, look), catalogue.preset_help(say, rules.preset)]
    default = sheet.settings.default
    if sheet.is_server and default is not None:
        head.append(say("panel-default", name=names.escape(sheet.settings.preset(default).name)))
    head += joined(look, deviations(look, rules), MOST_LINES)
    presets = [
        (sheet.press(Verb.PRESET, name), catalogue.preset_title(say, name), shortened(catalogue.preset_help(say, name)))
        for name in PRESETS
    ]
    chosen = sheet.press(Verb.PRESET, rules.preset)
    children: list[Item] = [
        text(*head),
        navigation(sheet, look, START),
        line(),
        text(f"**{say('panel-presets')}**", f"-# {say('panel-presets-about')}"),
        select(sheet.press(Verb.PICK, "preset"), say("panel-preset"), presets, chosen=chosen),
    ]
    if sheet.settings.named and not sheet.is_server:
        children.append(_own_select(sheet, look, Verb.OWN, "use.{}"))
    buttons = [
        button(sheet.press(Verb.BASE, START), say("button-base"), disabled=not rules.overrides),
        button(sheet.press(Verb.UNDO, START), say("button-undo")),
        button(sheet.press(Verb.PAGE, "share"), say("button-share")),
    ]
    if sheet.is_server:
        buttons.append(button(sheet.press(Verb.ASK, "save"), say("button-save")))
    else:
        buttons.append(button(sheet.press(Verb.PAGE, "words"), say("button-words")))
    return private(*children, *rows(buttons, 2), accent=VIOLET, note=note)


def own_page(sheet: Sheet, look: Look, note: str = "") -> ui.LayoutView:
    """The server's own presets, and by which of them new tables play."""
    say, settings = look.say, sheet.settings
    head = [f"## {say('page-own')}", say("own-count", count=len(settings.named), most=LARGEST_COUNT)]
    default = say("own-house") if settings.default is None else names.escape(settings.preset(settings.default).name)
    head.append(say("own-default", name=default))
    children: list[Item] = [text(*head), navigation(sheet, look, OWN), line()]
    if settings.named:
        children.append(_own_select(sheet, look, Verb.PAGE, "own.{}"))
    else:
        children.append(text(say("own-none")))
    buttons = [
        button(sheet.press(Verb.ASK, "save"), say("button-save"), disabled=len(settings.named) >= LARGEST_COUNT),
        button(sheet.press(Verb.ASK, "code"), say("button-code")),
    ]
    return private(*children, ui.ActionRow(*buttons), accent=VIOLET, note=note)


def preset_page(sheet: Sheet, look: Look, preset: NamedRules, note: str = "") -> ui.LayoutView:
    """One of the server's own presets."""
    say = look.say
    is_default = sheet.settings.default == preset.number
    head = [f"## {names.escape(preset.name)}"]
    head.append(f"-# {say('own-is-default' if is_default else 'own-is-not-default')}")
    body = [say("own-base", preset=catalogue.preset_title(say, preset.rules.preset))]
    body += joined(look, deviations(look, preset.rules), MOST_LINES)
    default = "default.0" if is_default else f"default.{preset.number}"
    buttons = [
        button(sheet.press(Verb.OWN, default), say("button-no-default" if is_default else "button-default")),
        button(sheet.press(Verb.OWN, f"use.{preset.number}"), say("button-use")),
        button(sheet.press(Verb.ASK, f"rename.{preset.number}"), say("button-rename")),
        button(sheet.press(Verb.PAGE, f"share.{preset.number}"), say("button-share")),
        button(sheet.press(Verb.OWN, f"delete.{preset.number}"), say("button-delete")),
        button(sheet.press(Verb.PAGE, OWN), say("button-back")),
    ]
    return private(text(*head), line(), text(*body), line(), *rows(buttons, 2), accent=VIOLET, note=note)


def sure_to_delete(sheet: Sheet, look: Look, preset: NamedRules) -> ui.LayoutView:
    """One more question before a preset goes."""
    say = look.say
    lines = [f"### {say('delete-title', name=names.escape(preset.name))}", say("delete-cost")]
    buttons = [
        button(sheet.press(Verb.OWN, f"gone.{preset.number}"), say("button-delete"), style=ButtonStyle.primary),
        button(sheet.press(Verb.PAGE, f"own.{preset.number}"), say("button-back")),
    ]
    return private(text(*lines), ui.ActionRow(*buttons), accent=VIOLET)


def share_page(sheet: Sheet, look: Look, rules: RuleSet, back: str) -> ui.LayoutView:
    """The code of a rule set, ready to be copied."""
    say = look.say
    lines = [f"## {say('share-title')}", say("share-how"), f"```\n{share_code(rules)}\n```"]
    return private(text(*lines), ui.ActionRow(button(sheet.press(Verb.PAGE, back), say("button-back"))), accent=VIOLET)


def import_page(sheet: Sheet, look: Look, rules: RuleSet) -> ui.LayoutView:
    """What would change here if these rules were taken over."""
    say = look.say
    changes = changes_of(look, sheet.rules, rules)
    head = [f"## {say('import-title')}", say("import-holds", preset=catalogue.preset_title(say, rules.preset))]
    body = [say("import-changes", count=len(changes)) if changes else say("import-nothing")]
    body += joined(look, [f"- {each}" for each in changes], 2 * MOST_LINES)
    buttons: list[ui.Button[Any]] = []
    if changes:
        buttons.append(button(sheet.press(Verb.IMPORT, "use"), say("button-take-over"), style=ButtonStyle.primary))
    if len(sheet.settings.named) < LARGEST_COUNT:
        buttons.append(button(sheet.press(Verb.ASK, "save.import"), say("button-save")))
    buttons.append(button(sheet.press(Verb.PAGE, START), say("button-cancel")))
    return private(text(*head), line(), text(*body), *rows(buttons, 3), accent=VIOLET)


def deviations(look: Look, rules: RuleSet) -> list[str]:
    """What differs from the preset: "● Stacking: same kind"."""
    say = look.say
    return [
        f"{CHANGED} {say('rule-line', rule=catalogue.title_of(say, name), value=catalogue.word_of(say, name, value))}"
        for name in OPTIONS
        if (value := rules.overrides.get(name)) is not None
    ]


def _own_select(sheet: Sheet, look: Look, verb: Verb, payload: str) -> ui.ActionRow[Any]:
    say = look.say
    options: Sequence[Any] = [
        (
            sheet.press(verb, payload.format(each.number)),
            each.name,
            shortened(
                say(
                    "panel-status",
                    preset=catalogue.preset_title(say, each.rules.preset),
                    count=len(each.rules.overrides),
                )
            ),
        )
        for each in sheet.settings.named
    ]
    return select(sheet.press(Verb.PICK, "own"), say("own-pick"), options)
