"""Options, presets and terms that were renamed: what was stored before is read with their present names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.uno.errors import RuleError
from bot.uno.options import Value
from bot.uno.presets import BASE, PRESETS
from bot.uno.ruleset import OPTIONS, RuleSet


@dataclass(frozen=True, slots=True)
class Renames:
    """Old names with the present ones. Values of an option are named ``option=value``."""

    options: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, str] = field(default_factory=dict)
    presets: Mapping[str, str] = field(default_factory=dict)
    terms: Mapping[str, str] = field(default_factory=dict)

    def word(self, word: str) -> str:
        """``name=value`` of a rule set as it is written today."""
        name, _, value = word.partition("=")
        if name == "preset":
            return f"preset={self.presets.get(value, value)}"
        name = self.options.get(name, name)
        return self.values.get(f"{name}={value}", f"{name}={value}")

    def text(self, text: str) -> str:
        """A whole rule set as it is written today."""
        return " ".join(self.word(word) for word in text.split())

    def of_terms(self, stored: Mapping[str, Any]) -> dict[str, Any]:
        """Stored terms by their present names."""
        return {self.terms.get(name, name): value for name, value in stored.items()}


RENAMES = Renames()
"""Grows with each renaming; an entry is never removed, for codes and files live long."""


def read_rules(text: str, faults: list[str], renames: Renames = RENAMES) -> RuleSet:
    """The rule set of a stored text.

    What no longer exists is left out and named in `faults`; a rule set that no longer holds together becomes its
    preset.
    """
    preset = BASE
    overrides: dict[str, Value] = {}
    for word in renames.text(text).split():
        name, _, value = word.partition("=")
        if name == "preset" and value in PRESETS:
            preset = value
            continue
        try:
            overrides[name] = OPTIONS[name].read(value)
        except (KeyError, ValueError):
            faults.append(word)
    try:
        return RuleSet(preset, overrides)
    except RuleError as error:
        faults.append(error.reason.code)
        return RuleSet(preset)
