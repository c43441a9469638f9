"""Vorschläge: suggestions to other players."""

from collections.abc import Mapping
from typing import Any

from bot.uno.options import Number
from bot.uno.rule import Rule, trait


class Suggestions(Rule):
    """Cards for telling another player what to do; the players decide (section 7)."""

    source = "V32, C59"
    always = True
    suggestion_penalty = Number("penalties", 2, 0, 4)

    @trait("social_penalties")
    def penalties(self) -> dict[str, int]:
        return {"suggestion": self.suggestion_penalty}

    def idle(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        return self.changed() if facts.get("social") == "off" else ()
