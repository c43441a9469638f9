"""Vorschläge: suggestions to other players."""

from bot.uno.rule import Number, Rule, trait


class Suggestions(Rule):
    """Cards for telling another player what to do; the players decide (section 7)."""

    source = "V32, C59"
    always = True
    suggestion_penalty = Number("penalties", 2, 0, 4)

    @trait("social_penalties")
    def penalties(self) -> dict[str, int]:
        return {"suggestion": self.suggestion_penalty}
