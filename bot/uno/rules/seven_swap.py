"""The seven of Seven-O: swap hands."""

from bot.uno.actions import Play
from bot.uno.options import Choice
from bot.uno.round import Round
from bot.uno.rule import Rule, Stage, effect, targets


class SevenSwap(Rule):
    """A seven swaps the whole hand with a chosen player, by choice or always."""

    source = "V05, C42; X06, X08"
    seven_swap = Choice("hands", "off", "optional", "mandatory")
    traits = {"moves_hands": True}

    @targets("7")
    def may_take(self, round: Round, seat: int) -> tuple[int | None, ...]:
        others = round.others(seat)
        return (*others, None) if self.seven_swap == "optional" else others

    @effect("7", stage=Stage.HANDS)
    def swaps(self, round: Round, seat: int, play: Play, nth: int = 0) -> None:
        round.swap_for(seat, play, nth)
