"""When a wild draw four is allowed, and by what it is judged."""

from bot.uno.cards import WILD_DRAW_FOUR, Card
from bot.uno.phases import Proof
from bot.uno.rule import Choice, Rule, hook


class Wild4(Rule):
    """Legal only without a card of the active colour in hand; the editions read this in several ways."""

    source = "rulebook 1; C02, C24 to C26; V30"
    always = True
    wild4_condition = Choice("wild4", "color", "any_playable", "color_numbers_only")
    wild4_joker_clause = Choice("wild4", "off", "other_wilds", "literal")
    wild4_reference = Choice("wild4", "current", "chosen")

    @hook("judges")
    def is_guilty(self, proof: Proof) -> bool:
        colour = proof.before.colour if self.wild4_reference == "current" else proof.chosen
        return any(self._forbids(card, proof, colour) for card in proof.hand)

    def _forbids(self, card: Card, proof: Proof, colour: str | None) -> bool:
        if card.black:
            if card.face == WILD_DRAW_FOUR:
                return self.wild4_joker_clause == "literal"
            return self.wild4_joker_clause != "off" or self.wild4_condition == "any_playable"
        if self.wild4_condition == "any_playable" and card.face == proof.before.card.face:
            return True
        if card.colour != colour:
            return False
        return self.wild4_condition != "color_numbers_only" or card.is_number
