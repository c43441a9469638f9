"""Lass mich!: a skip passes a pending penalty on."""

from bot.uno.actions import Play
from bot.uno.cards import DRAW_TWO, SKIP, Card
from bot.uno.options import Choice
from bot.uno.round import Round
from bot.uno.rule import Rule, Spotted, way


class SkipPassOn(Rule):
    """The target lays a skip of the active colour, or any skip on a skip; the penalty goes to the next seat."""

    source = "V15, C54"
    skip_pass_on = Choice("stack", "off", "draw2", "draw2_wild4")

    @way("owes")
    def passes_on(self, spot: Spotted, card: Card) -> bool:
        covered = spot.owed == DRAW_TWO or self.skip_pass_on == "draw2_wild4"
        return covered and card.face == SKIP and (card.colour == spot.colour or spot.top.face == SKIP)

    @passes_on.lands
    def travels(self, round: Round, seat: int, play: Play) -> None:
        round.carry()
