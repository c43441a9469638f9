"""Changes of a server's settings: each gives the settings after it and the entry that the history keeps of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.settings import Entry, GuildSettings, Terms
from bot.settings.terms import LISTS
from bot.tables.rulings import difference
from bot.uno.options import Value, write_value
from bot.uno.ruleset import RuleSet
from cogs.ui.panel import terms
from cogs.ui.panel.sheet import PLACES


def with_rules(settings: GuildSettings, after: RuleSet, kind: str, subject: str) -> tuple[GuildSettings, Entry]:
    """Other house rules; `kind` says how they came: options, preset, base, used or import."""
    before = settings.rules
    changed = replace(settings, rules=after)
    if kind == "preset":
        return changed, Entry(kind, subject, before.preset, after.preset, area="rules")
    if kind != "options":
        return changed, Entry(kind, subject, area="rules")
    values = difference(before, after)
    old = " ".join(f"{name}={write_value(pair[0])}" for name, pair in values.items())
    new = " ".join(f"{name}={write_value(pair[1])}" for name, pair in values.items())
    area = f"option:{next(iter(values))}" if len(values) == 1 else "rules"
    return changed, Entry(kind, " ".join(values), old, new, area=area)


def without(settings: GuildSettings, number: int) -> tuple[GuildSettings, Entry]:
    """Without the preset of this number. Declined: no-preset."""
    gone = settings.preset(number)
    return settings.without_preset(number), Entry("deleted", gone.name, area=f"preset:{number}")


def with_default(settings: GuildSettings, number: int | None) -> tuple[GuildSettings, Entry]:
    """New tables open with the preset of this number, None for the house rules. Declined: no-preset."""
    name = "" if number is None else settings.preset(number).name
    return settings.with_default(number), Entry("default", name, area="default")


def renamed(settings: GuildSettings, number: int, name: str) -> tuple[GuildSettings, Entry]:
    """Another name for the preset of this number. Declined: as `GuildSettings.with_name`."""
    old = settings.preset(number).name
    changed = settings.with_name(number, name)
    return changed, Entry("renamed", "", old, changed.preset(number).name, area=f"preset:{number}")


def with_locks(settings: GuildSettings, here: Collection[str], free: Collection[str]) -> tuple[GuildSettings, Entry]:
    """Of the options here those in `free` are the hosts', the others the server's."""
    changed = settings.with_locks(free, locked=False).with_locks(set(here) - set(free), locked=True)
    opened = [name for name in here if name in settings.locked - changed.locked]
    closed = [name for name in here if name in changed.locked - settings.locked]
    return changed, Entry("locks", "", " ".join(opened), " ".join(closed), area="locks")


def with_term(settings: GuildSettings, name: str, value: Value) -> tuple[GuildSettings, Entry]:
    """Another value for one table setting."""
    old = settings.terms.value(name)
    entry = Entry("term", name, str(old).lower(), str(value).lower(), area=f"term:{name}")
    return replace(settings, terms=replace(settings.terms, **{name: value})), entry


def with_list(settings: GuildSettings, name: str, ids: tuple[int, ...]) -> tuple[GuildSettings, Entry]:
    """These channels or roles; none allow all."""
    old = " ".join(map(str, settings.terms.value(name)))
    entry = Entry("list", name, old, " ".join(map(str, ids)), area=f"term:{name}")
    return replace(settings, terms=replace(settings.terms, **{name: ids})), entry


def with_default_terms(settings: GuildSettings, page: str) -> tuple[GuildSettings, Entry]:
    """The defaults for all settings of this page."""
    defaults = Terms()
    named = (*terms.terms_of(page), *(LISTS if page == PLACES else ()))
    changed = replace(settings.terms, **{name: defaults.value(name) for name in named})
    return replace(settings, terms=changed), Entry("terms", page, area="terms")
