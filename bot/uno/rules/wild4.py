"""When a wild draw four is allowed, and by what it is judged."""

from bot.uno.cards import CARDS, WILD_DRAW_FOUR, Card
from bot.uno.options import Choice
from bot.uno.rule import Rule, hook
from bot.uno.shows import Show


class Wild4(Rule):
    """Legal only without a card of the active colour in hand; the editions read this in several ways."""

    source = "rulebook 1; C02, C24 to C26; V30"
    always = True
    wild4_condition = Choice("wild4", "color", "any_playable", "color_numbers_only")
    wild4_joker_clause = Choice("wild4", "off", "other_wilds", "literal")
    wild4_reference = Choice("wild4", "current", "chosen")

    @hook("forbids_wild4")
    def forbidding(self, before: Show, chosen: str | None) -> frozenset[Card]:
        colour = before.colour if self.wild4_reference == "current" else chosen
        return frozenset(card for card in CARDS.values() if self._forbids(card, before.card.face, colour))

    def _forbids(self, card: Card, face: str, colour: str | None) -> bool:
        if card.black:
            if card.face == WILD_DRAW_FOUR:
                return self.wild4_joker_clause == "literal"
            return self.wild4_joker_clause != "off" or self.wild4_condition == "any_playable"
        if self.wild4_condition == "any_playable" and card.face == face:
            return True
        if card.colour != colour:
            return False
        return self.wild4_condition != "color_numbers_only" or card.is_number
