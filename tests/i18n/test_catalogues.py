"""The catalogues themselves: complete, alike in what they ask for, and free of leftovers."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.i18n.texts import LANGUAGES
from bot.tables.reasons import REASONS
from bot.tables.table import Ending
from bot.uno.presets import PRESETS
from bot.uno.ruleset import OPTIONS
from cogs.rights import NEEDED, NEEDED_IN_THREADS
from tests.i18n import sources

CATALOGUES = {code: {each.key: each for each in sources.messages(code)} for code in LANGUAGES}
ENGLISH, GERMAN = CATALOGUES["en"], CATALOGUES["de"]
TRANSLATIONS = [code for code in LANGUAGES if code != "en"]

ALIKE = {
    "teams",
    "about-title",
    "about-version",
    "button-first",
    "doctor-bot",
    "button-hand",
    "button-start",
    "button-uno",
    "call",
    "call-shout",
    "card-face",
    "card-title",
    "option-partners",
    "parameter-code",
    "option-uno_uno",
    "seat-called",
}
"""Texts that may be the same in German: names, and words that are German too."""

NEVER_SHOWN = {"no-discard"}
"""Codes that only scenario files meet."""

SPELT_OUT_BY_REFUSALS = {
    "seat": {"name"},
    "turn": {"name"},
    "top": {"face", "number"},
}
"""Arguments of reasons that `cogs.ui.refusals` turns into others."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_key_stands_twice(code: str) -> None:
    counted = Counter(each.key for each in sources.messages(code))
    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_every_language_has_the_same_keys(code: str) -> None:
    assert set(CATALOGUES[code]) == set(ENGLISH)


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_every_language_asks_for_the_same_variables(code: str) -> None:
    differing = {key for key in ENGLISH if sources.variables(ENGLISH, key) != sources.variables(CATALOGUES[code], key)}
    assert differing == set()


def test_no_english_is_left_in_german() -> None:
    def words(source: str) -> str:
        """The source without placeables, names of variants and attributes, and commands."""
        return re.sub(r"(?m)\{[^{}]*\}|\[\w+\]|`[^`]*`|^ +\.[\w-]+ =", "", source)

    same = {
        key
        for key, message in GERMAN.items()
        if message.source == ENGLISH[key].source
        and re.search(r"[A-Za-z]{2}", words(message.source))
        and not key.startswith("preset-")
    }
    assert same <= ALIKE
    english = re.compile(r"\b(the|your?|cards?|of|and|is|draws?|plays?|table|round)\b")
    assert [key for key, message in GERMAN.items() if english.search(words(message.source))] == []


def test_german_speaks_informally_and_without_gendered_forms() -> None:
    formal = re.compile(r"\b(Sie (haben|sind|können|müssen)|Ihre?[nmrs]?\b|Spieler(in)?(nen)?\b|\w+[*:]innen)")
    assert [key for key, message in GERMAN.items() if formal.search(message.source)] == []


def test_every_key_that_the_code_names_exists() -> None:
    assert sources.keys_asked_for("cogs") - set(ENGLISH) == set()


def test_every_key_is_used() -> None:
    used = sources.constants("cogs", "bot")
    families = tuple(sources.prefixes("cogs", "bot"))
    for message in (*ENGLISH.values(), *GERMAN.values()):
        used |= message.refers_to
    unused = {key for key in ENGLISH if key not in used and not key.startswith(families)}
    assert unused == set()


def test_what_is_named_by_a_list_has_a_text() -> None:
    wanted = {
        *(f"option-{name}" for name in OPTIONS),
        *(f"preset-{name}" for name in PRESETS),
        *(f"closed-{ending}" for ending in Ending),
        *(f"right-{name}" for name in (*NEEDED, *NEEDED_IN_THREADS)),
        *(f"refusal-{code}" for code in REASONS),
        *(f"refusal-{code}" for code in sources.reasons("bot/uno", "bot/tables") if code not in NEVER_SHOWN),
    }
    assert wanted - set(ENGLISH) == set()
    assert {key for key in ENGLISH if key.startswith(("option-", "value-", "preset-", "refusal-"))} <= wanted


def test_a_refusal_needs_no_more_than_its_reason_tells() -> None:
    told = {code: set(arguments) for code, arguments in REASONS.items()}
    for code, arguments in sources.reasons("bot/uno").items():
        told.setdefault(code, set()).update(arguments)
    lacking: dict[str, set[str]] = {}
    for code in told.keys() - NEVER_SHOWN:
        arguments = told[code]
        given = set().union(*(SPELT_OUT_BY_REFUSALS.get(each, {each}) for each in arguments))
        missing = sources.variables(ENGLISH, f"refusal-{code}") - given
        if missing and sources.MORE not in arguments:
            lacking[code] = missing
    # The names of two conflicting rules are put together before the reason is made.
    assert lacking in ({}, {"conflict": {"one", "other"}})


@pytest.mark.parametrize("code", LANGUAGES)
def test_descriptions_of_commands_fit(code: str) -> None:
    catalogue = CATALOGUES[code]
    for key, message in catalogue.items():
        if key.startswith(("command-", "parameter-")):
            assert len(message.source) <= 100, key
    assert re.fullmatch(r"[a-zäöüß_]{1,32}", catalogue["parameter-player"].source)


def test_labels_of_buttons_fit_a_phone() -> None:
    for code, catalogue in CATALOGUES.items():
        rows = [("hand", "draw", "uno"), ("catch", "challenge", "more"), ("join", "leave", "start")]
        for row in rows:
            letters = sum(len(catalogue[f"button-{name}"].source) for name in row)
            assert letters <= 22, (code, row, letters)
