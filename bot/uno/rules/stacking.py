"""Stapeln: a pending penalty is answered with another draw card."""

from bot.uno.cards import DRAW_TWO, WILD_DRAW_FOUR, Card
from bot.uno.errors import Reason
from bot.uno.options import Choice, Flag
from bot.uno.round import Round
from bot.uno.rule import Rule, Spotted, hook, way


class Stacking(Rule):
    """`same` kind, `mixed` any draw card on any, `ascending` by value; the total travels on."""

    source = "V01, V02, C39 to C41"
    stacking = Choice("stack", "off", "same", "mixed", "ascending")
    stack_forced = Flag("stack")

    traits = {"debts_add_up": True}

    @way("owes")
    def stacks(self, spot: Spotted, card: Card) -> bool:
        if not card.draws:
            return False
        if spot.top.draws:
            if self.stacking == "same":
                return card.face == spot.top.face
            return self.stacking == "mixed" or card.draws >= spot.top.draws
        # the penalty was sent on, so a reverse or a skip lies on top: a draw two must have its colour (C53)
        if self.stacking == "same" and card.face != spot.owed:
            return False
        if card.face == DRAW_TWO:
            fits_debt = self.stacking == "mixed" or spot.owed != WILD_DRAW_FOUR
            return fits_debt and card.colour == spot.colour
        return True

    @hook("restricts_draw")
    def must_stack(self, round: Round, seat: int) -> Reason | None:
        if self.stack_forced and round.debt is not None:
            row = round.phase.row
            if any(card.draws and card in row and round.can_lay(seat, card) for card in round.hands[seat]):
                return Reason("must-stack")
        return None

    def breaks(self) -> frozenset[str]:
        return frozenset({"plain_draws"}) if self.on else frozenset()
