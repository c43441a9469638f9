"""Names of people as a screen may show them: cut to size, free of Markdown and of signs that break a line."""

from __future__ import annotations

import re
import unicodedata

LINE_COLUMNS = 16
SHORT_COLUMNS = 12
"""In titles, sentences and buttons: with more, a line of a phone breaks, and all below it jumps between turns."""
NAMELESS = "…"

_JOINERS = {"\u200d", "\ufe0f"}
_MARKDOWN = re.compile(r"[\\*_~|`<>\[\]()#@:]|^[-+]")
_ESCAPED = re.compile(r"\\([\\*_~|`<>\[\]()#@:+-])")
_MARKS_IN_A_ROW = 2


def width(text: str) -> int:
    """Columns that a text takes: wide signs count two, combining ones none."""
    return sum(_columns(sign) for sign in text)


def cut(name: str, columns: int) -> str:
    """The name in at most so many columns, with an ellipsis where something is missing."""
    name = _tidy(name)
    if width(name) <= columns:
        return name
    kept, used = "", 0
    for sign in name:
        used += _columns(sign)
        if used > columns - 1:
            break
        kept += sign
    return kept.rstrip() + "…"


def in_text(name: str) -> str:
    """The name for a line of text: 16 columns, Markdown escaped."""
    return escape(cut(name, LINE_COLUMNS))


def brief(name: str) -> str:
    """The name for a title or a sentence: 12 columns, Markdown escaped."""
    return escape(cut(name, SHORT_COLUMNS))


def line(text: str) -> str:
    """Words of a person in one line, of any length, Markdown escaped."""
    return escape(_tidy(text))


def in_button(name: str) -> str:
    """The name for a button: 12 columns; buttons know no Markdown."""
    return cut(name, SHORT_COLUMNS)


def escape(text: str) -> str:
    """The text with every sign escaped that Discord would read as Markdown, a mention or an address."""
    return _MARKDOWN.sub(r"\\\g<0>", text)


def unescape(text: str) -> str:
    """Escaped text for a place that knows no Markdown, such as a terminal."""
    return _ESCAPED.sub(r"\1", text)


def _columns(sign: str) -> int:
    if sign in _JOINERS or unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def _tidy(name: str) -> str:
    """Without control and direction signs, towers of accents and runs of blanks."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > _MARKS_IN_A_ROW:
            continue
        if sign.isspace():
            kept.append(" ")
        elif sign in _JOINERS or unicodedata.category(sign)[0] != "C":
            kept.append(sign)
    return " ".join("".join(kept).split()) or NAMELESS
