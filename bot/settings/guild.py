"""The settings of one server, as overrides of what holds everywhere. Immutable; every change makes new ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from bot.settings.declined import Declined
from bot.settings.renames import RENAMES, Renames, read_rules
from bot.settings.terms import Terms
from bot.uno.ruleset import OPTIONS, RuleSet

LARGEST_COUNT = 25
"""Presets that a server may have: as many as a select of Discord holds."""
LONGEST_NAME = 32
BASE_GAME = RuleSet()


@dataclass(frozen=True, slots=True)
class NamedRules:
    """A preset of the server; its number stays when it is renamed."""

    number: int
    name: str
    rules: RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildSettings:
    """What a server has set.

    New tables play by `default`, the number of one of the server's presets, or by `rules` where that is None. The
    options in `locked` are the server's: hosts of tables cannot change them. `language` None follows the server's own.
    """

    rules: RuleSet = BASE_GAME
    named: tuple[NamedRules, ...] = ()
    default: int | None = None
    locked: frozenset[str] = frozenset()
    terms: Terms = field(default_factory=Terms)
    language: str | None = None

    @property
    def opening_rules(self) -> RuleSet:
        """The rules of a new table."""
        return self.rules if self.default is None else self.preset(self.default).rules

    def preset(self, number: int) -> NamedRules:
        """The server's preset of this number. Declined: no-preset."""
        for each in self.named:
            if each.number == number:
                return each
        raise Declined("no-preset")

    def with_preset(self, name: str, rules: RuleSet) -> GuildSettings:
        """A new preset. Declined: presets-full, preset-name, preset-taken."""
        if len(self.named) >= LARGEST_COUNT:
            raise Declined("presets-full", count=LARGEST_COUNT)
        number = max((each.number for each in self.named), default=0) + 1
        return replace(self, named=(*self.named, NamedRules(number, self._free_name(name), rules)))

    def with_name(self, number: int, name: str) -> GuildSettings:
        """The preset under another name. Declined: no-preset, preset-name, preset-taken."""
        renamed = replace(self.preset(number), name=self._free_name(name, number))
        return replace(self, named=tuple(renamed if each.number == number else each for each in self.named))

    def without_preset(self, number: int) -> GuildSettings:
        """The preset deleted; if new tables played by it, they play by the house rules again. Declined: no-preset."""
        gone = self.preset(number)
        default = None if self.default == number else self.default
        return replace(self, named=tuple(each for each in self.named if each is not gone), default=default)

    def with_default(self, number: int | None) -> GuildSettings:
        """What new tables play by. Declined: no-preset."""
        if number is not None:
            self.preset(number)
        return replace(self, default=number)

    def with_locks(self, options: Iterable[str], *, locked: bool) -> GuildSettings:
        """These options are the server's, or the hosts' again."""
        names = frozenset(options) & OPTIONS.keys()
        return replace(self, locked=self.locked | names if locked else self.locked - names)

    def with_language(self, code: str | None) -> GuildSettings:
        """The language of public messages; None follows the server's own."""
        return replace(self, language=code)

    def _free_name(self, name: str, number: int | None = None) -> str:
        """The name without odd blanks and signs. Declined: preset-name, preset-taken."""
        tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
        if not 1 <= len(tidy) <= LONGEST_NAME:
            raise Declined("preset-name", count=LONGEST_NAME)
        if any(each.name.casefold() == tidy.casefold() and each.number != number for each in self.named):
            raise Declined("preset-taken", name=tidy)
        return tidy

    # --- as JSON --------------------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """What differs from the defaults."""
        every: dict[str, Any] = {
            "rules": self.rules.text,
            "named": [[each.number, each.name, each.rules.text] for each in self.named],
            "default": self.default,
            "locked": sorted(self.locked),
            "terms": self.terms.dump(),
            "language": self.language,
        }
        return {name: value for name, value in every.items() if value != _UNSET[name]}

    @classmethod
    def load(cls, stored: Mapping[str, Any], faults: list[str], renames: Renames = RENAMES) -> GuildSettings:
        """The inverse of `dump`. What cannot be read is left at its default and named in `faults`."""
        faults += [name for name in stored if name not in _UNSET]
        every = {name: stored.get(name, unset) for name, unset in _UNSET.items()}
        for name, unset in _UNSET.items():
            if not isinstance(every[name], _TYPES[name]):
                faults.append(name)
                every[name] = unset
        settings = cls(
            rules=read_rules(every["rules"], faults, renames),
            terms=Terms.load(renames.of_terms(every["terms"]), faults),
            language=every["language"],
        )
        return settings._with_named(every["named"], every["default"], faults, renames)._with_locked(
            every["locked"], faults, renames
        )

    def _with_named(self, named: list[Any], default: int | None, faults: list[str], renames: Renames) -> GuildSettings:
        found = self
        for each in named:
            match each:
                case [int(number), str(name), str(text)] if number not in {known.number for known in found.named}:
                    try:
                        name = found._free_name(name)
                    except Declined:
                        faults.append("named")
                        continue
                    preset = NamedRules(number, name, read_rules(text, faults, renames))
                    found = replace(found, named=(*found.named, preset)[:LARGEST_COUNT])
                case _:
                    faults.append("named")
        if default is not None and default not in {each.number for each in found.named}:
            faults.append("default")
            default = None
        return replace(found, default=default)

    def _with_locked(self, locked: list[Any], faults: list[str], renames: Renames) -> GuildSettings:
        names = [renames.options.get(str(name), str(name)) for name in locked]
        faults += [name for name in names if name not in OPTIONS]
        return self.with_locks(names, locked=True)


_UNSET: dict[str, Any] = {
    "rules": BASE_GAME.text,
    "named": [],
    "default": None,
    "locked": [],
    "terms": {},
    "language": None,
}
_TYPES: dict[str, Any] = {
    "rules": str,
    "named": list,
    "default": int | None,
    "locked": list,
    "terms": dict,
    "language": str | None,
}
assert set(_UNSET) == set(_TYPES) == {each.name for each in fields(GuildSettings)}
