"""Finding a rule or preset by what people type, in any of the languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from bot.catalogue import words
from bot.i18n.texts import Language, Texts
from bot.uno.presets import PRESETS
from bot.uno.ruleset import OPTIONS

PRESET = "preset:"
"""Begins the key of a preset; the key of an option is its name."""


def preset_of(key: str) -> str | None:
    """The preset that a key stands for, or None for an option's key."""
    return key.removeprefix(PRESET) if key.startswith(PRESET) else None


class Finder:
    """An index of all titles and other names, built once for all languages."""

    def __init__(self, texts: Texts) -> None:
        languages = tuple(texts)
        self._names: dict[str, tuple[str, ...]] = {}
        for option in OPTIONS:
            told = [option.replace("_", " ")]
            for say in languages:
                told += [words.title_of(say, option), words.label_of(say, option)]
                told += words.other_names_of(say, option).split(",")
            self._names[option] = _plain_names(told)
        for preset in PRESETS:
            told = [preset.replace("_", " "), *(words.preset_title(say, preset) for say in languages)]
            self._names[PRESET + preset] = _plain_names(told)

    def find(self, typed: str) -> str | None:
        """The key meant: typed as such, else the one with exactly this name, else the only one that this begins."""
        if typed in self._names:
            return typed
        plain = _plain(typed)
        if not plain:
            return None
        named = [key for key, names in self._names.items() if plain in names]
        if named:
            return named[0]
        begun = [key for key, names in self._names.items() if any(name.startswith(plain) for name in names)]
        return begun[0] if len(begun) == 1 else None

    def offer(self, say: Language, typed: str, first: Sequence[str] = ()) -> list[tuple[str, str]]:
        """Titles in this language with their keys, the best fitting first; `first` leads among equals."""
        plain = _plain(typed)
        ranked: list[tuple[int, bool, int, str]] = []
        for place, (key, names) in enumerate(self._names.items()):
            rank = min((_rank(name, plain) for name in names), default=_NO_MATCH)
            if rank < _NO_MATCH:
                ranked.append((rank, key not in first, place, key))
        return [(title(say, key), key) for *_, key in sorted(ranked)]


def title(say: Language, key: str) -> str:
    """What a key is called in a list of rules and presets."""
    preset = preset_of(key)
    if preset is None:
        return words.title_of(say, key)
    return say("rule-preset", preset=words.preset_title(say, preset))


_NO_MATCH = 3


def _rank(name: str, typed: str) -> int:
    """0: the name begins so; 1: a word of it does; 2: it stands within; 3: not at all."""
    if name.startswith(typed):
        return 0
    if f" {typed}" in name:
        return 1
    return 2 if typed in name else _NO_MATCH


def _plain_names(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, map(_plain, names))))


def _plain(text: str) -> str:
    """Small letters and digits without accents, signs as single blanks: "Jump-In" is "jump in", "Dumme Ü" "dumme u"."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return " ".join("".join(sign if sign.isalnum() or sign == "+" else " " for sign in bare.casefold()).split())
