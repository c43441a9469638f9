"""The settings of house rules: flags, numbers and choices, each with its values and its group in the panel."""

from __future__ import annotations

from typing import Generic, Literal, Self, TypeVar, overload

from bot.uno.errors import DeclarationError

GROUPS = (
    "deck",
    "start",
    "draw",
    "stack",
    "timing",
    "hands",
    "uno",
    "wild4",
    "end",
    "score",
    "teams",
    "penalties",
)

Value = bool | int | str


class Option:
    """A setting of a rule: name, group, kind, default and bounds. On an instance its name holds the value."""

    kind: Literal["flag", "number", "choice"]

    def __init__(self, group: str, default: Value) -> None:
        if group not in GROUPS:
            raise DeclarationError(f"unknown option group {group!r}")
        self.group = group
        self.default = default
        self.name = ""
        self.rule_id = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @property
    def values(self) -> tuple[Value, ...]:
        """Every value, the default first for choices and flags, ascending for numbers."""
        raise NotImplementedError

    def read(self, text: str) -> Value:
        """The value written so; raises ValueError."""
        for value in self.values:
            if write_value(value) == text:
                return value
        raise ValueError(text)

    def allows(self, value: Value) -> bool:
        return any(value == each and type(value) is type(each) for each in self.values)


class Flag(Option):
    """On or off."""

    kind = "flag"

    def __init__(self, group: str, default: bool = False) -> None:
        super().__init__(group, default)

    @property
    def values(self) -> tuple[Value, ...]:
        return (self.default, not self.default)

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: type) -> bool: ...
    def __get__(self, instance: object | None, owner: type) -> Self | Value:
        return self if instance is None else self.default


class Number(Option):
    """A whole number within bounds."""

    kind = "number"

    def __init__(self, group: str, default: int, low: int, high: int) -> None:
        super().__init__(group, default)
        self.low, self.high = low, high

    @property
    def values(self) -> tuple[Value, ...]:
        return tuple(range(self.low, self.high + 1))

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: type) -> int: ...
    def __get__(self, instance: object | None, owner: type) -> Self | Value:
        return self if instance is None else self.default


Word = TypeVar("Word", str, int)


class Choice(Option, Generic[Word]):
    """One of several words (or numbers), the default first."""

    kind = "choice"

    def __init__(self, group: str, *choices: Word) -> None:
        super().__init__(group, choices[0])
        self.choices: tuple[Word, ...] = choices

    @property
    def values(self) -> tuple[Value, ...]:
        return self.choices

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: type) -> Word: ...
    def __get__(self, instance: object | None, owner: type) -> Self | Value:
        return self if instance is None else self.default


def write_value(value: Value) -> str:
    """`true`, `false`, the number or the word, as in `rules.md` and in share codes."""
    return str(value).lower() if isinstance(value, bool) else str(value)
