"""Options, values, groups and presets in words: the registry says what there is, the catalogues how to say it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n.texts import Language, capital
from bot.uno.errors import Reason
from bot.uno.options import Number, Value, write_value
from bot.uno.presets import PRESETS
from bot.uno.rule import REGISTRY
from bot.uno.ruleset import OPTIONS

CONFLICTS = {"conflict": ("one", "other"), "needs-option": ("option", "other")}
"""Codes of reasons that are about two options, and the arguments that name them."""


SOURCE_WORDS = re.compile(r"\b[a-z]{2,}\b")


@dataclass(frozen=True, slots=True)
class ValueWords:
    """A value of an option: its word for a button, and what it does."""

    value: Value
    word: str
    about: str


def name_of(say: Language, option: str) -> str:
    """The option in a sentence or list: "stacking", "Stapeln"."""
    return say(f"option-{option}")


def title_of(say: Language, option: str) -> str:
    """The option at the beginning of a line: "Jump-in with wilds"."""
    return capital(name_of(say, option))


def label_of(say: Language, option: str) -> str:
    """The option as a label of the settings, at most 24 characters."""
    return say.attribute(f"option-{option}", "short")


def help_of(say: Language, option: str) -> str:
    """What the option is about, in one or two sentences."""
    return say.attribute(f"option-{option}", "help")


def example_of(say: Language, option: str) -> str:
    """An example with cards, or nothing."""
    return say.optional_attribute(f"option-{option}", "example") or ""


def other_names_of(say: Language, option: str) -> str:
    """Other names of the option in this language, with commas, or nothing."""
    return say.own_attribute(f"option-{option}", "also") or ""


def word_of(say: Language, option: str, value: Value) -> str:
    """A value for a button: "same kind", "on", "2 cards"."""
    if isinstance(value, bool):
        return say("rule-on" if value else "rule-off")
    if OPTIONS[option].kind == "number":
        return say.attribute(f"option-{option}", "value", count=value)
    return say.attribute(f"option-{option}", f"value-{write_value(value)}")


def about_value(say: Language, option: str, value: Value) -> str:
    """What this value does: of a choice its own sentence, of the others too where there is one, else the option's."""
    key, name = f"option-{option}", f"about-{write_value(value)}"
    if OPTIONS[option].kind == "choice":
        return say.attribute(key, name)
    return say.optional_attribute(key, name) or help_of(say, option)


def values_of(say: Language, option: str) -> tuple[ValueWords, ...]:
    """The values to choose from: of a choice with a sentence each, of a switch off before on, of a number none."""
    declared = OPTIONS[option]
    if declared.kind == "number":
        return ()
    if declared.kind == "flag":
        return tuple(ValueWords(value, word_of(say, option, value), "") for value in (False, True))
    return tuple(
        ValueWords(value, word_of(say, option, value), about_value(say, option, value)) for value in declared.values
    )


def range_of(say: Language, option: str) -> str:
    """The values in a line: "off · same kind · mixed", "0 to 4"."""
    declared = OPTIONS[option]
    if isinstance(declared, Number):
        return say("rule-range", low=declared.low, high=declared.high)
    return " · ".join(each.word for each in values_of(say, option))


def listed(say: Language, option: str, value: Value) -> str:
    """The option with its value in a list: "stacking (same kind)", "no voluntary draw", "hand size 5"."""
    name = name_of(say, option)
    if isinstance(value, bool):
        return name if value else say.attribute(f"option-{option}", "without")
    if OPTIONS[option].kind == "number":
        return f"{name} {value}"
    return f"{name} ({word_of(say, option, value)})"


def source_of(option: str) -> str:
    """Where the rule comes from, as its file says."""
    return REGISTRY[OPTIONS[option].rule_id].source


def source_told(say: Language, source: str) -> str:
    """A source with its words in this language: "rulebook 1; C39 to C41", "Regelbuch 1; C39 bis C41"."""
    return SOURCE_WORDS.sub(lambda word: say(f"source-{word[0]}"), source)


def related_to(option: str) -> tuple[str, ...]:
    """The other options of the same rule."""
    return tuple(name for name in REGISTRY[OPTIONS[option].rule_id].options if name != option)


def group_title(say: Language, group: str) -> str:
    """A group of options as a page of the settings."""
    return say(f"rule-group-{group}")


def by_group() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every group with its options, as the registry orders them."""
    groups: dict[str, list[str]] = {}
    for name, option in OPTIONS.items():
        groups.setdefault(option.group, []).append(name)
    for group, names in groups.items():
        yield group, tuple(names)


def preset_title(say: Language, preset: str) -> str:
    """The name of a preset: "No Mercy", "Ohne Gnade"."""
    return say(f"preset-{preset}")


def preset_help(say: Language, preset: str) -> str:
    """A preset in one sentence."""
    return say.attribute(f"preset-{preset}", "help")


def preset_source(preset: str) -> str:
    """Where the preset comes from."""
    return PRESETS[preset].source


def conflicting(reason: Reason) -> tuple[str, str] | None:
    """The two options that a reason is about, so that either can be changed; None where it is about something else."""
    keys = CONFLICTS.get(reason.code)
    return None if keys is None else (str(reason.args[keys[0]]), str(reason.args[keys[1]]))


def objection(say: Language, reason: Reason) -> str:
    """Why a rule set cannot be, in a sentence with the titles of its options; what people typed is not escaped."""
    arguments = {
        key: name_of(say, str(value)) if key in ("one", "other", "option") and value in OPTIONS else value
        for key, value in reason.args.items()
    }
    return say(f"refusal-{reason.code}", **arguments)
