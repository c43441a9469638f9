"""What the rules of a rule set declare together.

Rules are independent of their order: two that would disagree (two effects on one face and stage, two ways of one name
at a spot, two users of a single hook, two values of a trait) are a conflict.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from bot.uno.errors import DeclarationError, Reason
from bot.uno.rule import HOOKS, Leave, Rule, Spot, Stage, WayDeclaration
from bot.uno.ways import Effect


class Declared:
    """The declarations of the rules that are on, bound to their rules. Raises DeclarationError for a conflict."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self.rules = tuple(rule for rule in rules if rule.on)
        self.ways: dict[Spot, list[tuple[Rule, WayDeclaration]]] = {}
        self.named: dict[tuple[Spot, str], tuple[Rule, WayDeclaration]] = {}
        self.effects: dict[tuple[str, Stage], Effect] = {}
        self.restricted: dict[str, tuple[Callable[..., Reason | None], ...]] = {}
        self.aims: dict[str, Callable[..., tuple[int | None, ...]]] = {}
        self.opened: dict[str, Callable[..., None]] = {}
        self._leaving: dict[Leave, Callable[..., str]] = {}
        self._hooks: dict[str, list[Callable[..., Any]]] = {name: [] for name in HOOKS}
        self._traits: dict[str, Any] = {}
        for rule in self.rules:
            self._collect_ways(rule)
            self._collect(rule)
            self._collect_traits(rule)

    def _collect_ways(self, rule: Rule) -> None:
        for each in rule.ways:
            if (each.spot, each.name) in self.named:
                raise DeclarationError(f"two ways at {each.spot!r} are named {each.name!r}")
            self.named[each.spot, each.name] = (rule, each)
            self.ways.setdefault(each.spot, []).append((rule, each))

    def _collect(self, rule: Rule) -> None:
        for each in rule.declarations:
            if not each.holds(rule):
                continue
            function = each.function.__get__(rule, type(rule))
            if each.kind == "effect":
                for key in each.keys:
                    self._put(self.effects, key, function)
            elif each.kind == "restricts":
                for face in each.keys:
                    self.restricted[face] = (*self.restricted.get(face, ()), function)
            elif each.kind == "targets":
                for face in each.keys:
                    self._put(self.aims, face, function)
            elif each.kind == "opened":
                for face in each.keys:
                    self._put(self.opened, face, function)
            elif each.kind == "leaving":
                self._put(self._leaving, each.keys[0], function)
            elif each.kind == "hook":
                self._hooks[each.keys[0]].append(function)

    def _collect_traits(self, rule: Rule) -> None:
        for name, value in rule.facts().items():
            if isinstance(value, dict):
                merged: dict[Any, Any] = self._traits.setdefault(name, {})
                merged.update(cast(dict[Any, Any], value))
            elif name in self._traits and self._traits[name] != value:
                # a flag that one rule raises is raised; two different values would depend on the order
                if not (isinstance(value, bool) and isinstance(self._traits[name], bool)):
                    raise DeclarationError(f"two rules set the trait {name!r}")
                self._traits[name] = True
            else:
                self._traits[name] = value

    @staticmethod
    def _put(where: dict[Any, Any], key: Any, function: Callable[..., Any]) -> None:
        if key in where:
            raise DeclarationError(f"two rules declare {key!r}: {where[key]!r} and {function!r}")
        where[key] = function

    @property
    def leaving(self) -> tuple[tuple[Leave, Callable[..., str]], ...]:
        """Who answers an empty hand, in the order of the steps."""
        return tuple((step, self._leaving[step]) for step in sorted(self._leaving))

    def several(self, name: str) -> tuple[Any, ...]:
        """All users of this hook."""
        return tuple(self._hooks[name])

    def single(self, name: str) -> Any:
        """The only user of this hook, or None."""
        users = self._hooks[name]
        if len(users) > 1:
            raise DeclarationError(f"two rules use the hook {name!r}: {users!r}")
        return users[0] if users else None

    def needed(self, name: str) -> Any:
        """The only user of a hook without which there is no game."""
        found = self.single(name)
        if found is None:
            raise DeclarationError(f"no rule uses the hook {name!r}, without which there is no game")
        return found

    def trait(self, name: str, default: Any = None) -> Any:
        """A fact that a rule states in the engine's vocabulary."""
        return self._traits.get(name, default)
