"""The challenge of a wild draw four."""

from collections.abc import Mapping
from typing import Any

from bot.uno.actions import Play
from bot.uno.cards import WILD_DRAW_FOUR
from bot.uno.errors import Reason
from bot.uno.events import Challenged
from bot.uno.options import Choice, Number
from bot.uno.phases import Debt, Proof
from bot.uno.round import Round
from bot.uno.rule import Rule, Stage, effect, hook, trait


class ChallengeRule(Rule):
    """Judged on the rest of the hand at the moment of play; shown to the challenger only."""

    source = "rulebook 1; 4.C; C01, C11, C32, C33; 9"
    always = True
    challenge_who = Choice("wild4", "victim", "anyone", "nobody")
    challenge_fail_draw = Number("wild4", 6, 4, 10)
    challenge_guilty_draws = Choice("wild4", "offender", "challenger")
    challenge_success_turn = Choice("wild4", "kept", "lost")

    @trait("challenge_cost")
    def cost(self) -> int:
        return self.challenge_fail_draw - 4

    @effect(WILD_DRAW_FOUR, stage=Stage.PROOF, when=lambda self: self.challenge_who != "nobody")
    def keeps_proof(self, round: Round, seat: int, play: Play) -> None:
        if round.book.bluff_barred or round.debt is None:
            return
        before = round.phase.show
        assert before is not None
        round.debt.proof = Proof(seat, tuple(round.hands[seat]), before, play.colour)

    @hook("refuses_challenge")
    def refuses(self, round: Round, seat: int) -> Reason | None:
        debt = round.debt
        if debt is None or debt.proof is None:
            return Reason("nothing-to-challenge")
        if seat == debt.proof.seat:
            return Reason("challenge-yourself")
        if seat not in round.order:
            return Reason("not-in-round")
        if seat != round.turn and self.challenge_who == "victim":
            return Reason("only-victim-challenges", {"turn": round.turn})
        return None

    @hook("settles_challenge")
    def settles(self, round: Round, seat: int) -> None:
        debt = round.owed
        proof = debt.proof
        assert proof is not None
        victim = round.turn
        if round.book.judges(proof.hand, proof.before, proof.chosen):
            self._guilty(round, seat, victim, debt, proof)
        elif seat == victim:
            count = debt.total + self.challenge_fail_draw - 4
            self._tell(round, seat, proof, False, seat, count)
            round.pays(seat, count, "challenge")
        else:
            # the verdict is known to all: nobody challenges this card again, and the penalty stays
            count = self.challenge_fail_draw - 4
            self._tell(round, seat, proof, False, seat, count)
            round.debt = debt.but(proof=None, leaver=debt.leaver)
            round.gives(seat, count, "challenge")

    def _guilty(self, round: Round, seat: int, victim: int, debt: Debt, proof: Proof) -> None:
        drawer = proof.seat if self.challenge_guilty_draws == "offender" else seat
        self._tell(round, seat, proof, True, drawer, debt.total)
        if drawer == victim:
            # printed the wrong way round (C01): who draws the penalty of the card has lost the turn with it
            round.pays(victim, debt.total, "challenge")
            return
        round.fresh = False
        round.gives(drawer, debt.total, "challenge")
        if self.challenge_success_turn == "lost":
            round.advance(victim)
        else:
            round.begin(victim)

    def _tell(self, round: Round, by: int, proof: Proof, guilty: bool, drawer: int, count: int) -> None:
        round.say(Challenged, by, proof.seat, guilty, drawer, count, proof.hand)

    def idle(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        if facts.get("bluff_barred"):
            return self.changed()
        if self.challenge_who == "nobody":
            return self.changed("challenge_fail_draw", "challenge_guilty_draws", "challenge_success_turn")
        return ()
