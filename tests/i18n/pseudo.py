"""A language that nobody speaks, made from the English catalogue: every letter of every text is another one."""

from __future__ import annotations

import re
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.i18n.texts import catalogue_source

LOWER, UPPER = 0x430, 0x410
"""Where the Cyrillic letters begin, of which there are enough."""
MARKS = re.compile(r"<[^>]*>")


def strange(text: str) -> str:
    """The text in letters of another script, of the same length; marks of Discord stay."""
    kept = MARKS.findall(text)
    parts = MARKS.split(text)
    told = ["".join(_letter(sign) for sign in part) for part in parts]
    return "".join(part + mark for part, mark in zip(told, [*kept, ""], strict=True))


def catalogue() -> str:
    """The file of this language."""
    resource = FluentParser().parse(catalogue_source("en"))
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            _Translator().visit(entry)
    return FluentSerializer().serialize(resource)


class _Translator(Visitor):
    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        node.value = strange(node.value)

    def visit_CallArguments(self, node: Any) -> None:  # noqa: N802 - options of functions are no texts
        return


def _letter(sign: str) -> str:
    if "a" <= sign <= "z":
        return chr(LOWER + ord(sign) - ord("a"))
    if "A" <= sign <= "Z":
        return chr(UPPER + ord(sign) - ord("A"))
    return sign
