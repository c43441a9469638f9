"""The value of the plain wild."""

from bot.uno.cards import WILD, Card
from bot.uno.options import Choice
from bot.uno.rule import Rule, hook


class WildPoints(Rule):
    """50, or 40 as document 000 has it. The other black cards keep their value."""

    source = "V36, C08"
    wild_points = Choice("score", 50, 40)

    @hook("counts_points")
    def counts(self, card: Card) -> int | None:
        return self.wild_points if card.face == WILD else None
