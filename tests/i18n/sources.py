"""What the catalogues hold and what the code asks for, read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.i18n.texts import catalogue_source

ROOT = Path(__file__).parents[2]
ASKING = {"say", "tell", "told", "english", "_begin", "_add"}
"""Functions that take a key as one of their arguments."""


MORE = "*"
"""Stands for arguments of a reason that are put together elsewhere."""


class Message:
    """A text of a catalogue: its variables, the texts it refers to, and its source."""

    def __init__(self, message: ftl.Message) -> None:
        self.key = message.id.name
        self.variables: set[str] = set()
        self.refers_to: set[str] = set()
        self.source = FluentSerializer().serialize_entry(message).partition("=")[2].strip()
        _Collector(self).visit(message)


class _Collector(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.message.refers_to.add(node.id.name)


def messages(code: str) -> list[Message]:
    """The texts of a language, in order."""
    resource = FluentParser().parse(catalogue_source(code))
    return [Message(entry) for entry in resource.body if isinstance(entry, ftl.Message)]


def variables(catalogue: dict[str, Message], key: str) -> set[str]:
    """The variables of a text and of those it refers to."""
    message = catalogue[key]
    found = set(message.variables)
    for other in message.refers_to:
        found |= variables(catalogue, other)
    return found


def trees(*packages: str) -> Iterator[ast.AST]:
    """The syntax trees of these packages."""
    for package in packages:
        for path in sorted((ROOT / package).rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"))


def constants(*packages: str) -> set[str]:
    """Every string that stands in the code."""
    return {
        node.value
        for tree in trees(*packages)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def prefixes(*packages: str) -> set[str]:
    """How formatted strings begin, such as ``refusal-``."""
    found: set[str] = set()
    for tree in trees(*packages):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value)
                if start.endswith("-"):
                    found.add(start)
    return found


def keys_asked_for(*packages: str) -> set[str]:
    """The keys that calls of `say` and the like name outright."""
    found: set[str] = set()
    for tree in trees(*packages):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in ASKING:
                for argument in node.args:
                    found |= {
                        each.value
                        for each in ast.walk(argument)
                        if isinstance(each, ast.Constant) and isinstance(each.value, str) and "-" in each.value
                    }
    return {key for key in found if not key.startswith("-") and not key.endswith("-")}


def reasons(*packages: str) -> dict[str, set[str]]:
    """Code of every `Reason` in the code -> the names of its arguments."""
    found: dict[str, set[str]] = {}
    for tree in trees(*packages):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or _name(node.func) != "Reason" or not node.args:
                continue
            codes = [
                each.value
                for each in ast.walk(node.args[0])
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            ]
            arguments = {
                str(each.value) if isinstance(each, ast.Constant) else MORE
                for argument in node.args[1:]
                if isinstance(argument, ast.Dict)
                for each in argument.keys
            }
            for code in codes:
                found.setdefault(code, set()).update(arguments)
    return found


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
