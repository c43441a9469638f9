"""How the rules of a table were changed in its lobby: by whom, from what to what, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.settings import Declined
from bot.tables import consent
from bot.tables.changes import Change
from bot.tables.table import Person, Ruling, Table
from bot.uno.errors import RuleError
from bot.uno.options import Value
from bot.uno.ruleset import RuleSet

KEPT = 10
"""Rulings that a table remembers."""


def difference(before: RuleSet, after: RuleSet) -> Mapping[str, tuple[Value, Value]]:
    """The options in which two rule sets differ, with both values, in the order of the registry."""
    return {name: (value, after.values[name]) for name, value in before.values.items() if value != after.values[name]}


def ruled(table: Table, by: Person, rules: RuleSet, *, seen: int | None = None) -> Change | None:
    """The next match is played by these rules, and everybody sees who said so; None where nothing changes.

    `seen` is the revision that the person looked at: what somebody else has changed since is not overwritten unseen.
    Declined: changed-meanwhile.
    """
    if rules == table.rules:
        return None
    touched = difference(table.rules, rules).keys()
    for other in table.rulings:
        meanwhile = seen is not None and other.revision > seen and other.person != by.id
        if meanwhile and difference(other.before, other.after).keys() & touched:
            raise Declined("changed-meanwhile", name=other.name)
    return _added(table, Ruling(table.revision + 1, by.id, by.name, table.rules, rules), table.rulings)


def taken_back(table: Table, by: Person) -> Change:
    """The last ruling that still stands is taken back. Declined: nothing-to-undo."""
    for place in reversed(range(len(table.rulings))):
        last = table.rulings[place]
        if not last.undone:
            break
    else:
        raise Declined("nothing-to-undo")
    if last.after != table.rules:
        raise Declined("nothing-to-undo")
    before = (*table.rulings[:place], replace(last, undone=True), *table.rulings[place + 1 :])
    return _added(table, Ruling(table.revision + 1, by.id, by.name, table.rules, last.before, undone=True), before)


def can_take_back(table: Table) -> bool:
    """Whether there is a ruling to take back."""
    standing = [each for each in table.rulings if not each.undone]
    return bool(standing) and standing[-1].after == table.rules


def dump(rulings: tuple[Ruling, ...]) -> list[list[Any]]:
    """The rulings for JSON."""
    return [[each.revision, each.person, each.name, each.before.text, each.after.text, each.undone] for each in rulings]


def load(stored: list[list[Any]]) -> tuple[Ruling, ...]:
    """The inverse of `dump`; rulings on options that no longer are, are left out."""
    found: list[Ruling] = []
    for revision, person, name, before, after, undone in stored:
        try:
            found.append(Ruling(revision, person, name, RuleSet.parse(before), RuleSet.parse(after), undone))
        except RuleError:
            continue
    return tuple(found)


def _added(table: Table, ruling: Ruling, before: tuple[Ruling, ...]) -> Change:
    return Change(
        table=replace(
            table,
            rules=ruling.after,
            rulings=(*before, ruling)[-KEPT:],
            agreed=consent.kept(table, ruling.after),
            revision=ruling.revision,
        )
    )
