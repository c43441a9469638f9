"""A draw two turned over."""

from bot.uno.cards import DRAW_TWO
from bot.uno.options import Flag
from bot.uno.round import Round
from bot.uno.rule import Rule, opened


class StartDrawTwo(Rule):
    """The first player draws two at once and, by default, loses the turn."""

    source = "rulebook 1; C17"
    always = True
    start_draw2_skips = Flag("start", default=True)

    @opened(DRAW_TWO)
    def draws(self, round: Round) -> None:
        round.gives(round.after[round.dealer], 2, "start")
        if self.start_draw2_skips:
            round.steps += 1
