"""A reverse turned over: who begins."""

from bot.uno.cards import REVERSE
from bot.uno.options import Choice
from bot.uno.round import Round
from bot.uno.rule import Rule, opened


class StartReverse(Rule):
    """The dealer begins, or the player right of the dealer (the sheet of 2001); counter-clockwise."""

    source = "rulebook 1; C16"
    always = True
    start_reverse_first = Choice("start", "dealer", "right_of_dealer")

    @opened(REVERSE)
    def reverses(self, round: Round) -> None:
        round.reverse()
        round.aim = round.dealer if self.start_reverse_first == "dealer" else round.after[round.dealer]
