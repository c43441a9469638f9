"""The rules in words, in every language: for the settings, `/uno rules`, the lobby and the README.

Everything is generated from the registry of `bot.uno` and the texts of `bot.i18n`: a new rule appears by itself.
"""

from bot.catalogue.effects import effect_line, effects_told
from bot.catalogue.outline import (
    Explanation,
    Outline,
    RuleLine,
    explanation,
    house_rules,
    line_of,
    outline,
    target_of,
)
from bot.catalogue.search import Finder, preset_of
from bot.catalogue.words import (
    ValueWords,
    about_value,
    by_group,
    conflicting,
    group_title,
    help_of,
    label_of,
    listed,
    name_of,
    objection,
    preset_help,
    preset_source,
    preset_title,
    range_of,
    source_told,
    title_of,
    values_of,
    word_of,
)

__all__ = [
    "Explanation",
    "Finder",
    "Outline",
    "RuleLine",
    "ValueWords",
    "about_value",
    "by_group",
    "conflicting",
    "effect_line",
    "effects_told",
    "explanation",
    "group_title",
    "help_of",
    "house_rules",
    "label_of",
    "line_of",
    "listed",
    "name_of",
    "objection",
    "outline",
    "preset_help",
    "preset_of",
    "preset_source",
    "preset_title",
    "range_of",
    "source_told",
    "target_of",
    "title_of",
    "values_of",
    "word_of",
]
