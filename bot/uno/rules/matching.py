"""What fits on what: the base game."""

from bot.uno.cards import Card
from bot.uno.rule import Rule, Spotted, way


class Matching(Rule):
    """A card fits by the active colour, by number or symbol, or because it is black."""

    source = "rulebook 1; C07, C21"
    always = True

    @way("turn")
    def matches(self, spot: Spotted, card: Card) -> bool:
        return card.black or card.colour == spot.colour or card.face == spot.top.face
