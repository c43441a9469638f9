"""Retour-Kutsche: a reverse sends a pending penalty back."""

from bot.uno.actions import Play
from bot.uno.cards import DRAW_TWO, REVERSE, Card
from bot.uno.options import Choice
from bot.uno.round import Round
from bot.uno.rule import Rule, Spotted, way


class ReverseDeflect(Rule):
    """The target lays a reverse of the active colour: the direction turns and the penalty goes to the next in it, or
    to whoever laid the last draw card. On that reverse a draw two of its colour may be laid, stacking or not (C53)."""

    source = "V14, C52, C53"
    reverse_deflect = Choice("stack", "off", "draw2", "draw2_wild4")
    deflect_target = Choice("stack", "previous", "layer")

    def _covers(self, owed: str | None) -> bool:
        return owed == DRAW_TWO or self.reverse_deflect == "draw2_wild4"

    @way("owes")
    def sends_back(self, spot: Spotted, card: Card) -> bool:
        return card.face == REVERSE and card.colour == spot.colour and self._covers(spot.owed)

    @sends_back.lands
    def turns(self, round: Round, seat: int, play: Play) -> None:
        round.reverse()
        round.carry()
        debt = round.owed
        if self.deflect_target == "layer" and debt.layer != seat and debt.layer in round.order:
            round.aim = debt.layer

    @way("owes")
    def answers_reverse(self, spot: Spotted, card: Card) -> bool:
        return (
            spot.top.face == REVERSE and card.face == DRAW_TWO and card.colour == spot.colour and spot.owed == DRAW_TWO
        )
