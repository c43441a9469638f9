"""Who deals first."""

from bot.uno.match import Dealing
from bot.uno.options import Choice
from bot.uno.rule import Rule, hook


class DealerPick(Rule):
    """The highest number card deals (action cards count 0), the highest points, a random seat, or the host."""

    source = "rulebook 1; C19"
    always = True
    dealer_pick = Choice("start", "highest_number", "highest_points", "random", "host")

    @hook("picks_dealer")
    def picks(self, dealing: Dealing) -> int:
        if self.dealer_pick == "host":
            return dealing.host
        if self.dealer_pick == "random":
            return dealing.random_seat()
        if self.dealer_pick == "highest_points":
            return dealing.highest(lambda card: card.points)
        return dealing.highest(lambda card: int(card.face) if card.is_number else 0)
