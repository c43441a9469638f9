"""Dumme Fragen: no questions."""

from bot.uno.options import Choice, Number
from bot.uno.rule import Rule, trait


class Questions(Rule):
    """A question during the game costs cards; reported by the others, or dealt by the bot itself."""

    source = "V16, C55; X34"
    no_questions = Choice("penalties", "off", "report", "auto")
    question_penalty = Number("penalties", 1, 1, 4)

    @trait("social_penalties")
    def penalties(self) -> dict[str, int]:
        return {"question": self.question_penalty}
