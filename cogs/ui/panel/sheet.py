"""What a panel shows, and its pages: all made from the registry of rules and the terms of tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot import catalogue
from bot.settings import GuildSettings
from bot.uno.ruleset import RuleSet
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import select

START, OWN, TURNS, PLACES, LOG = "overview", "own", "turns", "places", "log"
OPTION, TERM = "option", "term"
"""Pages of a single thing: its name follows a full stop."""
A_PAGE = 9
"""Options a page: with them a message has its 40 components, and more Discord does not take."""
CHANGED, LOCKED = "●", "🔒"
LONGEST_DESCRIPTION = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The rules of a server, or of a table in its lobby.

    `table` is the id of the table, `revision` what a click on this has seen; `settings` are those of the server,
    `reads` says whether the operator lets the bot read messages.
    """

    table: str = NO_TABLE
    revision: int
    rules: RuleSet
    settings: GuildSettings
    reads: bool = False

    @property
    def is_server(self) -> bool:
        """Whether this is the server's own panel."""
        return self.table == NO_TABLE

    def press(self, verb: Verb, payload: str = "") -> Press:
        """A press of this panel."""
        return Press(self.table, self.revision, verb, payload)

    def can_change(self, option: str) -> bool:
        """Whether this option can be changed here."""
        return self.is_server or option not in self.settings.locked


def option_pages() -> dict[str, tuple[str, ...]]:
    """The options by page: a page a group, or more where a group is too large for one."""
    pages: dict[str, tuple[str, ...]] = {}
    for group, names in catalogue.by_group():
        parts = -(-len(names) // A_PAGE)
        size = -(-len(names) // parts)
        for part in range(parts):
            key = f"{group}.{part + 1}" if part else group
            pages[key] = names[part * size : (part + 1) * size]
    return pages


def page_of(option: str) -> str:
    """The page that an option is on."""
    return next(page for page, names in option_pages().items() if option in names)


def pages(sheet: Sheet) -> tuple[str, ...]:
    """The pages that can be gone to from everywhere."""
    more = (OWN, TURNS, PLACES, LOG) if sheet.is_server else ()
    return (START, *option_pages(), *more)


def page_title(look: Look, page: str) -> str:
    """The name of a page: "The UNO call", "Points · 2"."""
    group, _, part = page.partition(".")
    if page not in option_pages():
        return look.say(f"page-{group}")
    title = catalogue.group_title(look.say, group)
    return f"{title} · {part}" if part else title


def navigation(sheet: Sheet, look: Look, here: str = "") -> ui.ActionRow[Any]:
    """The select with all pages, the present one chosen."""
    options = [
        (sheet.press(Verb.PAGE, page), page_title(look, page), _contents(sheet, look, page)) for page in pages(sheet)
    ]
    chosen = sheet.press(Verb.PAGE, here)
    return select(sheet.press(Verb.PICK, "page"), look.say("panel-go"), options, None, chosen=chosen)


def status(sheet: Sheet, look: Look) -> str:
    """ "Preset Mattel 2019, 2 changed ●"."""
    preset = catalogue.preset_title(look.say, sheet.rules.preset)
    return f"-# {look.say('panel-status', preset=preset, count=len(sheet.rules.overrides))}"


def shortened(text: str, length: int = LONGEST_DESCRIPTION) -> str:
    """The text in at most so many letters, ended where a word ends."""
    if len(text) <= length:
        return text
    return f"{text[: length - 1].rsplit(' ', 1)[0].rstrip(',;:')}…"


def joined(look: Look, lines: Sequence[str], most: int) -> Iterator[str]:
    """So many of these lines, and how many more there are."""
    yield from lines[:most]
    if len(lines) > most:
        yield f"-# {look.say('panel-more', count=len(lines) - most)}"


def _contents(sheet: Sheet, look: Look, page: str) -> str:
    """What is on a page, in a line: with what was changed there first."""
    names = option_pages().get(page)
    if names is None:
        return look.say(f"page-{page}-about")
    changed = [name for name in names if name in sheet.rules.overrides]
    told = ", ".join(catalogue.label_of(look.say, name) for name in [*changed, *(n for n in names if n not in changed)])
    return shortened(f"{CHANGED} {told}" if changed else told)
