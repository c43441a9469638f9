"""The log: who changed what of a server's settings, and when."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot import catalogue
from bot.i18n.texts import Texts
from bot.settings import TERMS, Declined, Entry
from bot.settings.book import UNDO
from bot.uno.ruleset import OPTIONS
from cogs.ui import names
from cogs.ui.ids import Verb
from cogs.ui.look import Look
from cogs.ui.panel.sheet import LOG, Sheet, navigation
from cogs.ui.panel.terms import OWN_LANGUAGE, language_word, term_word
from cogs.ui.parts import button, line, private, text
from cogs.ui.pictures import VIOLET

A_PAGE = 10
MOST_NAMED = 3
"""Things that are named one by one in a line."""


def log_page(
    sheet: Sheet, look: Look, texts: Texts, entries: Sequence[Entry], page: int, count: int, note: str = ""
) -> ui.LayoutView:
    """A page of the log, newest first; `count` is how many entries there are."""
    say = look.say
    last = max(0, (count - 1) // A_PAGE)
    lines = [f"- <t:{round(each.at)}:R> **{names.in_text(each.name)}** · {told(look, texts, each)}" for each in entries]
    buttons = [
        button(sheet.press(Verb.PAGE, f"{LOG}.{max(page - 1, 0)}"), say("button-newer"), disabled=page <= 0),
        button(sheet.press(Verb.PAGE, f"{LOG}.{page + 1}"), say("button-older"), disabled=page >= last),
    ]
    foot = f"-# {say('log-page', page=page + 1, pages=last + 1)}"
    return private(
        text(f"## {say('page-log')}"),
        navigation(sheet, look, LOG),
        line(),
        text(*(lines or [say("log-empty")])),
        line(),
        ui.ActionRow(*buttons),
        text(foot),
        accent=VIOLET,
        note=note,
    )


def told(look: Look, texts: Texts, entry: Entry) -> str:
    """An entry in words, without who and when."""
    say, kind = look.say, entry.kind.removeprefix(UNDO)
    what = _told(look, texts, entry, kind)
    return say("log-undo", what=what) if entry.is_undo else what


def _told(look: Look, texts: Texts, entry: Entry, kind: str) -> str:
    say, subject = look.say, names.escape(entry.subject)
    match kind:
        case "options":
            old, new = (dict(word.split("=") for word in words.split()) for words in (entry.old, entry.new))
            return _some(look, [_option_change(look, name, old.get(name, ""), value) for name, value in new.items()])
        case "term":
            what = say(f"term-{entry.subject}") if entry.subject in TERMS else subject
            return say("change-line", what=what, **_term_values(look, entry))
        case "list":
            return say("log-list", what=say(f"term-{entry.subject}"), new=_mentions(look, entry))
        case "language":
            old, new = (
                language_word(look, texts, None if code == OWN_LANGUAGE else code) for code in (entry.old, entry.new)
            )
            return say("change-line", what=say("term-language"), old=old, new=new)
        case "preset":
            old, new = (catalogue.preset_title(say, each) for each in (entry.old, entry.new))
            return say("change-line", what=say("panel-preset"), old=old, new=new)
        case "locks":
            parts = (("locked", entry.new), ("unlocked", entry.old))
            return " · ".join(
                say(f"log-{what}", options=_some(look, [_option_name(look, name) for name in listed.split()]))
                for what, listed in parts
                if listed
            )
        case "renamed":
            return say("log-renamed", old=names.escape(entry.old), new=names.escape(entry.new))
        case "default":
            return say("log-default", name=subject or say("own-house"))
        case "terms":
            return say("log-terms", page=say(f"page-{entry.subject}"))
        case _:
            return say(f"log-{kind}", name=subject)


def _option_change(look: Look, name: str, old: str, new: str) -> str:
    before, after = _option_word(look, name, old), _option_word(look, name, new)
    return look.say("change-line", what=_option_name(look, name), old=before, new=after)


def _option_name(look: Look, name: str) -> str:
    return catalogue.title_of(look.say, name) if name in OPTIONS else names.escape(name)


def _option_word(look: Look, name: str, text: str) -> str:
    """The value of an option in words; as it was written where the option is no more."""
    try:
        return catalogue.word_of(look.say, name, OPTIONS[name].read(text))
    except (KeyError, ValueError):
        return names.escape(text)


def _term_values(look: Look, entry: Entry) -> dict[str, str]:
    values: dict[str, str] = {}
    for key, written in (("old", entry.old), ("new", entry.new)):
        try:
            values[key] = term_word(look, entry.subject, TERMS[entry.subject].read(written))
        except (KeyError, Declined):
            values[key] = names.escape(written)
    return values


def _mentions(look: Look, entry: Entry) -> str:
    form = "<#{}>" if entry.subject == "channels" else "<@&{}>"
    ids = [form.format(each) for each in entry.new.split()]
    return _some(look, ids) if ids else look.say("list-all")


def _some(look: Look, things: Sequence[str]) -> str:
    shown = ", ".join(things[:MOST_NAMED])
    more = len(things) - MOST_NAMED
    return f"{shown}, {look.say('panel-more', count=more)}" if more > 0 else shown
