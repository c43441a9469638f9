"""Whole rule sets, and single rules, in words: what deviates from the base game first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.catalogue import words
from bot.catalogue.words import ValueWords
from bot.i18n.texts import Language
from bot.uno.options import Value
from bot.uno.ruleset import OPTIONS, RuleSet


@dataclass(frozen=True, slots=True)
class RuleLine:
    """An option as it stands in a rule set."""

    option: str
    title: str
    word: str
    about: str


@dataclass(frozen=True, slots=True)
class Outline:
    """A rule set in words. `changed` differs from the base game and acts; `idle` is set but without effect."""

    preset: str
    preset_help: str
    target: int
    changed: tuple[RuleLine, ...]
    idle: tuple[RuleLine, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """A single rule in words. `range` are the values in a line, `values` those with a sentence each."""

    option: str
    title: str
    other_names: str
    help: str
    range: str
    values: tuple[ValueWords, ...]
    base: str
    example: str
    related: tuple[str, ...]
    source: str


def outline(say: Language, rules: RuleSet) -> Outline:
    """This rule set in words."""
    idle = rules.idle
    lines = {name: line_of(say, name, value) for name, value in rules.changed.items()}
    return Outline(
        preset=words.preset_title(say, rules.preset),
        preset_help=words.preset_help(say, rules.preset),
        target=target_of(rules),
        changed=tuple(line for name, line in lines.items() if name not in idle),
        idle=tuple(line for name, line in lines.items() if name in idle),
    )


def line_of(say: Language, option: str, value: Value) -> RuleLine:
    """One option with this value."""
    title, word = words.title_of(say, option), words.word_of(say, option, value)
    return RuleLine(option, title, word, words.about_value(say, option, value))


def house_rules(say: Language, rules: RuleSet, apart: Iterable[str] = ()) -> str:
    """What differs from the preset, in one line: "stacking (same kind), jump-in (cancels)"; `apart` is left out."""
    told = {name: value for name, value in rules.overrides.items() if name not in set(apart)}
    in_order = [name for name in OPTIONS if name in told]
    return ", ".join(words.listed(say, name, told[name]) for name in in_order)


def target_of(rules: RuleSet) -> int:
    """The points that end a match by these rules, 0 where none do."""
    facts = (rule.facts() for rule in rules.rules)
    return next((each["target"] for each in facts if "target" in each), 0)


def explanation(say: Language, option: str) -> Explanation:
    """This rule in words."""
    return Explanation(
        option=option,
        title=words.title_of(say, option),
        other_names=words.other_names_of(say, option),
        help=words.help_of(say, option),
        range=words.range_of(say, option),
        values=words.values_of(say, option),
        base=words.word_of(say, option, OPTIONS[option].default),
        example=words.example_of(say, option),
        related=tuple(words.title_of(say, name) for name in words.related_to(option)),
        source=words.source_told(say, words.source_of(option)),
    )
