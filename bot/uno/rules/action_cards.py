"""What the action cards do: the base game."""

from bot.uno.actions import Play
from bot.uno.cards import DRAW_TWO, REVERSE, SKIP, WILD_DRAW_FOUR
from bot.uno.round import Round
from bot.uno.rule import Rule, Stage, effect


class ActionCards(Rule):
    """Skip, reverse and the draw cards."""

    source = "rulebook 1"
    always = True

    @effect(REVERSE, stage=Stage.DIRECTION)
    def reverses(self, round: Round, seat: int, play: Play) -> None:
        round.reverse()

    @effect(SKIP, stage=Stage.SKIP)
    def skips(self, round: Round, seat: int, play: Play) -> None:
        round.steps += 1

    @effect(DRAW_TWO, WILD_DRAW_FOUR, stage=Stage.DEBT)
    def makes_draw(self, round: Round, seat: int, play: Play) -> None:
        round.owe(seat, play.card)
