"""A rule set: a preset and the values that deviate from it, checked; and the book made of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache

from bot.uno import rules as _rules
from bot.uno.book import Book
from bot.uno.errors import Reason, RuleError
from bot.uno.options import GROUPS, Option, Value, write_value
from bot.uno.presets import BASE, PRESETS, deviations_of
from bot.uno.rule import ALL_OPTIONS, REGISTRY, Rule

assert _rules.__name__ == "bot.uno.rules"  # importing the package registers every rule

OPTIONS: dict[str, Option] = dict(
    sorted(ALL_OPTIONS.items(), key=lambda item: GROUPS.index(item[1].group)),
)


class RuleSet:
    """The rules of a match. Immutable; equal when every option has the same value and the preset is the same."""

    def __init__(self, preset: str = BASE, overrides: Mapping[str, Value] | None = None) -> None:
        """`overrides` go on top of the preset. Raises RuleError for what is unknown, out of bounds or in conflict."""
        if preset not in PRESETS:
            raise RuleError(Reason("no-such-preset", {"preset": preset}))
        base = {name: option.default for name, option in OPTIONS.items()} | deviations_of(preset)
        for name, value in (overrides or {}).items():
            if name not in OPTIONS:
                raise RuleError(Reason("no-such-option", {"option": name}))
            if not OPTIONS[name].allows(value):
                raise RuleError(Reason("no-such-value", {"option": name, "value": write_value(value)}))
        self.preset = preset
        self.values: dict[str, Value] = base | dict(overrides or {})
        self.overrides: dict[str, Value] = {name: value for name, value in self.values.items() if value != base[name]}
        self.rules: tuple[Rule, ...] = tuple(REGISTRY[name](self.values) for name in sorted(REGISTRY))
        self._check()

    @classmethod
    @lru_cache(maxsize=512)
    def parse(cls, text: str) -> RuleSet:
        """Reads ``preset=party stacking=mixed``, as in scenario files and share codes. Raises RuleError."""
        preset = BASE
        overrides: dict[str, Value] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals:
                raise RuleError(Reason("not-a-setting", {"text": word}))
            if name == "preset":
                preset = value
                continue
            if name not in OPTIONS:
                raise RuleError(Reason("no-such-option", {"option": name}))
            try:
                overrides[name] = OPTIONS[name].read(value)
            except ValueError:
                raise RuleError(Reason("no-such-value", {"option": name, "value": value})) from None
        return cls(preset, overrides)

    @cached_property
    def text(self) -> str:
        """The canonical notation: `parse(text)` gives an equal rule set."""
        words = [f"preset={self.preset}"]
        words += [f"{name}={write_value(value)}" for name, value in sorted(self.overrides.items())]
        return " ".join(words)

    @property
    def changed(self) -> dict[str, Value]:
        """What differs from the base game."""
        return {name: value for name, value in self.values.items() if value != OPTIONS[name].default}

    @property
    def idle(self) -> tuple[str, ...]:
        """Options that are set but without effect, because what they refine is off."""
        facts: dict[str, object] = {}
        for rule in self.rules:
            if rule.on:
                facts |= {name: fact for name, fact in rule.facts().items() if fact}
        return tuple(name for rule in self.rules for name in rule.idle(facts))

    def but(self, **values: Value) -> RuleSet:
        """The same rule set with these values. Raises RuleError."""
        return RuleSet(self.preset, self.overrides | values) if values else self

    def would_change(self, name: str, value: Value) -> bool:
        return self.values[name] != value

    def allows(self, values: Mapping[str, Value]) -> bool:
        """Whether these values could be added without a conflict."""
        try:
            self.but(**values)
        except RuleError:
            return False
        return True

    def _check(self) -> None:
        for rule in self.rules:
            if reason := rule.fault():
                raise RuleError(reason)
        breakers = [(rule, breaks) for rule in self.rules if (breaks := rule.breaks())]
        for one in self.rules if breakers else ():
            needs = one.needs()
            for other, breaks in breakers:
                if one is not other and needs & breaks:
                    names = {"one": _name_in_play(one), "other": _name_in_play(other)}
                    raise RuleError(Reason("conflict", dict[str, str | int](names)))

    def book(self, seats: int) -> Book:
        """The rules compiled for a table of so many. Raises RuleError where they cannot be played so."""
        return _book(self, seats)

    def check_seats(self, seats: int) -> None:
        """Raises RuleError where these rules cannot be played by so many."""
        if reason := self.book(seats).why_no_seats():
            raise RuleError(reason)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleSet) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"RuleSet.parse({self.text!r})"


def _name_in_play(rule: Rule) -> str:
    """The option by which people know this rule: its first."""
    return next(iter(rule.options))


@lru_cache(maxsize=512)
def _book(rules: RuleSet, seats: int) -> Book:
    return Book(rules.rules, seats)
