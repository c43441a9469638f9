"""Several decks."""

from bot.uno.options import Number
from bot.uno.rule import Rule, hook


class Decks(Rule):
    """Decks shuffled together, added cards included."""

    source = "rulebook 2, deck"
    decks = Number("deck", 1, 1, 4)

    @hook("copies_deck")
    def copies(self) -> int:
        return self.decks
