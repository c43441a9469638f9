"""Texts in every language, on Project Fluent: one catalogue file per language, English where a text is missing.

A further language is one new file beside this one and one entry in `LANGUAGES`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax import ast

LANGUAGES = ("en", "de")
"""The languages with a catalogue; the first is the one that others fall back to."""

ENGLISH = LANGUAGES[0]
KEPT = 4096
"""How many texts a language keeps as they were filled in last: less than a megabyte."""

log = logging.getLogger(__name__)


class CatalogueError(ValueError):
    """A catalogue that cannot be read: it names the language and the first faulty text."""


def supported(locale: str | None) -> str | None:
    """The language of a locale such as ``de`` or ``en-GB``, or None when there is no catalogue for it."""
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return language if language in LANGUAGES else None


def negotiate(locale: str | None) -> str:
    """The language to speak to somebody with this locale: English unless theirs has a catalogue."""
    return supported(locale) or ENGLISH


class Language:
    """One language, called with a key and what is to be filled in: ``say("turn-of", name="Ada")``."""

    def __init__(self, code: str, bundle: FluentBundle, fallback: Language | None) -> None:
        self.code = code
        self._bundle = bundle
        self._fallback = fallback
        self._reported: set[str] = set()
        # A screen says some thirty texts, nearly all of them as the screen before did.
        self._said = lru_cache(maxsize=KEPT)(self._say)

    def __call__(self, key: str, /, **arguments: str | float) -> str:
        return self._said(key, tuple(arguments.items()))

    def _say(self, key: str, filled_in: tuple[tuple[str, str | float], ...]) -> str:
        arguments = dict(filled_in)
        if not self._bundle.has_message(key):
            self._report_once(key, "has no text")
            return f"[{key}]" if self._fallback is None else self._fallback(key, **arguments)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            self._report_once(key, "has no value for")
            return f"[{key}]"
        text, errors = self._bundle.format_pattern(pattern, arguments)
        for error in errors:
            self._report_once(key, f"cannot fill in ({error})")
        return str(text)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def attribute(self, key: str, name: str, /, **arguments: str | float) -> str:
        """The attribute of a text: of ``option-stacking`` its `.help`; what exists nowhere shows its key."""
        found = self.optional_attribute(key, name, **arguments)
        if found is None:
            self._report_once(f"{key}.{name}", "has no text")
            return f"[{key}.{name}]"
        return found

    def optional_attribute(self, key: str, name: str, /, **arguments: str | float) -> str | None:
        """The attribute of a text if there is one, in English where the language lacks it."""
        found = self.own_attribute(key, name, **arguments)
        if found is None and self._fallback is not None:
            return self._fallback.own_attribute(key, name, **arguments)
        return found

    def own_attribute(self, key: str, name: str, /, **arguments: str | float) -> str | None:
        """The attribute of a text in this very language, if there is one."""
        if not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).attributes.get(name)
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        for error in errors:
            self._report_once(f"{key}.{name}", f"cannot fill in ({error})")
        return str(text)

    def _report_once(self, key: str, fault: str) -> None:
        if key not in self._reported:
            self._reported.add(key)
            log.error("Catalogue %s %s %r", self.code, fault, key)


class Texts:
    """All languages. Built once at start-up and passed down."""

    def __init__(self, catalogues: dict[str, str]) -> None:
        """`catalogues` holds the source text of each language's file, English among them."""
        self.english = Language(ENGLISH, _bundle(ENGLISH, catalogues[ENGLISH]), None)
        self._languages = {ENGLISH: self.english}
        for code, source in catalogues.items():
            if code != ENGLISH:
                self._languages[code] = Language(code, _bundle(code, source), self.english)

    @classmethod
    @lru_cache(maxsize=1)
    def load(cls) -> Texts:
        """The catalogues that come with the bot, read once."""
        return cls({code: catalogue_source(code) for code in LANGUAGES})

    def __iter__(self) -> Iterator[Language]:
        return iter(self._languages.values())

    def language(self, locale: str | None) -> Language:
        """The language for a locale: a person's own, or a server's for what everybody reads."""
        return self._languages.get(negotiate(locale), self.english)

    def exact(self, locale: str) -> Language | None:
        """The language of this locale itself, None where English would have to stand in."""
        return self._languages.get(supported(locale) or "")


def catalogue_source(code: str) -> str:
    """The text of a language's catalogue file."""
    return resources.files(__package__ or "bot.i18n").joinpath(f"{code}.ftl").read_text("utf-8")


def _bundle(code: str, source: str) -> FluentBundle:
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise CatalogueError(f"{code}.ftl: cannot be read at {(entry.content or '').strip()[:60]!r}")
    functions: dict[str, Any] = {"CAPITAL": capital, "ENDING": ending}
    bundle = FluentBundle([code], functions=functions, use_isolating=False)
    bundle.add_resource(resource)
    return bundle


def capital(text: str | FluentNone) -> str:
    """`CAPITAL($text)` in a catalogue: the first letter large, for the beginning of a line."""
    words = str(text)
    return words[:1].upper() + words[1:]


def ending(name: str | FluentNone) -> str:
    """`ENDING($name)` in a catalogue: how a name ends, for genitives: `letter`, `hiss` (s, ss, x, z) or `other`."""
    last = str(name)[-1:].lower()
    if last in {"s", "ß", "x", "z"}:
        return "hiss"
    return "letter" if last.isalpha() else "other"
