"""The pages of tables: how long turns may take, who may open tables where, who is mentioned, the language."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from discord import ui

from bot.i18n.texts import Texts
from bot.settings import TERMS, Terms
from bot.settings.terms import LISTS, LONGEST_LIST, Value
from cogs.ui.ids import Verb
from cogs.ui.look import Look
from cogs.ui.panel.sheet import CHANGED, PLACES, TERM, TURNS, Sheet, navigation
from cogs.ui.parts import Item, button, line, private, select, text
from cogs.ui.pictures import VIOLET

LANGUAGE = "language"
OWN_LANGUAGE = "own"
"""Stands for the language that the server has set in Discord."""
TURN_PAGE = (
    *("turn_seconds", "on_timeout", "on_leave", "lobby_seconds"),
    *("mentions", "mention_seconds", "repost_messages"),
)
CHANNELS = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
)
DEFAULTS = Terms()


def terms_of(page: str) -> tuple[str, ...]:
    """The terms on a page: those of a turn, or all others."""
    return TURN_PAGE if page == TURNS else tuple(name for name in TERMS if name not in TURN_PAGE)


def turns_page(sheet: Sheet, look: Look, note: str = "") -> ui.LayoutView:
    """How long a turn and a lobby may take, what follows, and who is reminded."""
    return private(*_page(sheet, look, TURNS), *_foot(sheet, look, TURNS), accent=VIOLET, note=note)


def places_page(
    sheet: Sheet, look: Look, texts: Texts, present: Collection[int] | None, note: str = ""
) -> ui.LayoutView:
    """Who may open tables where, who may sit there, and the language.

    `present` are the channels and roles that the server has, None where that is not known.
    """
    terms = sheet.settings.terms
    channels: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=sheet.press(Verb.LIST, "channels").text,
        channel_types=list(CHANNELS),
        placeholder=look.say("term-channels"),
        min_values=0,
        max_values=LONGEST_LIST,
        default_values=_chosen(terms.channels, present, discord.SelectDefaultValueType.channel),
    )
    roles: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=sheet.press(Verb.LIST, "roles").text,
        placeholder=look.say("term-roles"),
        min_values=0,
        max_values=LONGEST_LIST,
        default_values=_chosen(terms.roles, present, discord.SelectDefaultValueType.role),
    )
    code = sheet.settings.language
    mark = "" if code is None else f"{CHANGED} "
    language = ui.Section(
        text(f"**{mark}{look.say('term-language')}**", f"-# {look.say.attribute('term-language', 'help')}"),
        accessory=button(sheet.press(Verb.PAGE, f"{TERM}.{LANGUAGE}"), language_word(look, texts, code)),
    )
    return private(
        *_page(sheet, look, PLACES),
        language,
        line(),
        *_list(look, terms, "channels", channels),
        *_list(look, terms, "roles", roles),
        *_foot(sheet, look, PLACES),
        accent=VIOLET,
        note=note,
    )


def term_page(sheet: Sheet, look: Look, name: str, note: str = "") -> ui.LayoutView:
    """One term with the values to choose from."""
    say, value = look.say, sheet.settings.terms.value(name)
    head = [f"## {_title(sheet, look, name)}", say.attribute(f"term-{name}", "help")]
    head.append(say("setting-now", value=term_word(look, name, value)))
    options = [
        (sheet.press(Verb.TERM, _setting(name, each)), term_word(look, name, each), "")
        for each in _offered(name, value)
    ]
    chosen = sheet.press(Verb.TERM, _setting(name, value))
    back = sheet.press(Verb.PAGE, TURNS if name in TURN_PAGE else PLACES)
    return private(
        text(*head),
        select(sheet.press(Verb.PICK, "value"), say("panel-value"), options, chosen=chosen),
        ui.ActionRow(button(back, say("button-back"))),
        accent=VIOLET,
        note=note,
    )


def language_page(sheet: Sheet, look: Look, texts: Texts) -> ui.LayoutView:
    """The languages to choose from."""
    say, code = look.say, sheet.settings.language
    head = [f"## {say('term-language')}", say.attribute("term-language", "help")]
    options = [
        (sheet.press(Verb.TERM, f"{LANGUAGE}={each or OWN_LANGUAGE}"), language_word(look, texts, each), "")
        for each in (None, *(language.code for language in texts))
    ]
    chosen = sheet.press(Verb.TERM, f"{LANGUAGE}={code or OWN_LANGUAGE}")
    return private(
        text(*head),
        select(sheet.press(Verb.PICK, "value"), say("panel-value"), options, chosen=chosen),
        ui.ActionRow(button(sheet.press(Verb.PAGE, PLACES), say("button-back"))),
        accent=VIOLET,
    )


def term_word(look: Look, name: str, value: Value) -> str:
    """A value of a term for a button: "on", "2 minutes", "computer plays"."""
    if isinstance(value, bool):
        return look.say("rule-on" if value else "rule-off")
    if isinstance(value, str):
        return look.say.attribute(f"term-{name}", f"value-{value}")
    return look.duration(value) if name.endswith("_seconds") else look.say(f"count-{name}", count=value)


def language_word(look: Look, texts: Texts, code: str | None) -> str:
    """The language by the name it has for itself."""
    return look.say("language-own") if code is None else texts.language(code)("language-name")


def _page(sheet: Sheet, look: Look, page: str) -> list[Item]:
    return [
        text(f"## {look.say(f'page-{page}')}", f"-# {look.say(f'page-{page}-about')}"),
        navigation(sheet, look, page),
        line(),
        *(_row(sheet, look, name) for name in terms_of(page)),
    ]


def _foot(sheet: Sheet, look: Look, page: str) -> list[Item]:
    say, terms = look.say, sheet.settings.terms
    named = (*terms_of(page), *(LISTS if page == PLACES else ()))
    same = all(terms.value(name) == DEFAULTS.value(name) for name in named)
    return [
        line(),
        ui.ActionRow(
            button(sheet.press(Verb.BASE, page), say("button-defaults"), disabled=same),
            button(sheet.press(Verb.UNDO, page), say("button-undo")),
        ),
    ]


def _row(sheet: Sheet, look: Look, name: str) -> Item:
    value = sheet.settings.terms.value(name)
    press = sheet.press(Verb.PAGE, f"{TERM}.{name}")
    if isinstance(value, bool):
        press = sheet.press(Verb.TERM, _setting(name, not value))
    lines = [f"**{_title(sheet, look, name)}**", f"-# {look.say.attribute(f'term-{name}', 'help')}"]
    return ui.Section(text(*lines), accessory=button(press, term_word(look, name, value)))


def _title(sheet: Sheet, look: Look, name: str) -> str:
    changed = sheet.settings.terms.value(name) != DEFAULTS.value(name)
    title = look.say(f"term-{name}")
    return f"{CHANGED} {title}" if changed else title


def _setting(name: str, value: Value) -> str:
    return f"{name}={str(value).lower()}"


def _offered(name: str, value: Value) -> list[Value]:
    """The values that are offered, and the one in force where it is another."""
    offered = TERMS[name].values
    return [*offered] if value in offered else sorted([*offered, value], key=int)


def _list(
    look: Look, terms: Terms, name: str, menu: ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]
) -> list[Item]:
    mark = f"{CHANGED} " if terms.value(name) else ""
    help_line = look.say.attribute(f"term-{name}", "help")
    return [text(f"**{mark}{look.say(f'term-{name}')}**", f"-# {help_line}"), ui.ActionRow(menu)]


def _chosen(
    ids: Collection[int], present: Collection[int] | None, kind: discord.SelectDefaultValueType
) -> list[discord.SelectDefaultValue]:
    """Those of the list that are still there: Discord takes no others."""
    return [discord.SelectDefaultValue(id=each, type=kind) for each in ids if present is None or each in present]
