"""Refusals as values: a code and what to fill in, so that every language can say them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused. The text stands in the catalogues under ``refusal-<code>``."""

    code: str
    args: dict[str, str | int] = field(default_factory=dict[str, str | int], compare=True, hash=False)

    def __str__(self) -> str:
        if not self.args:
            return self.code
        return f"{self.code} ({', '.join(f'{name}={value}' for name, value in self.args.items())})"


class Illegal(Exception):
    """An action that the rules refuse. Nothing was changed. `reason` says which rule and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class RuleError(ValueError):
    """A rule set that cannot exist: an unknown option, a value out of bounds, a conflict."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class DeclarationError(TypeError):
    """A house rule that declares something the engine does not know: found at import, never in a game."""
