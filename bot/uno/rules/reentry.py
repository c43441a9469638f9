"""Wiedereinstieg: a last draw two can be answered."""

from bot.uno.actions import Play
from bot.uno.cards import DRAW_TWO, Card
from bot.uno.events import CameBack
from bot.uno.options import Flag
from bot.uno.round import Round
from bot.uno.rule import DONE, GOES_ON, Leave, Rule, Spotted, leaving, way
from bot.uno.ways import Way


class Reentry(Rule):
    """The next player may lay a draw two on a last draw two: then the one who went out draws and is back.

    Two cards, or the accumulated total where penalties add up. An answer is not answered again by the one it hits.
    """

    source = "V12, C51; 4.O.5; X04, X15"
    reentry = Flag("end")

    @leaving(Leave.REENTRY)
    def can_be_answered(self, round: Round, seat: int, play: Play | None, way: Way | None) -> str:
        if play is None or way is None:
            debt = round.debt
            if debt is None or debt.face != DRAW_TWO or debt.layer != seat or not self._top(round):
                return GOES_ON
            before = round.before[round.turn]
        elif play.card.face != DRAW_TWO or (round.debt is not None and round.debt.leaver is not None):
            return GOES_ON
        else:
            for effect in way.effects:
                effect(round, seat, play)
            before = seat
        round.debt = round.owed.but(proof=None, leaver=seat)
        round.fresh = False
        round.said[seat] = None
        round.ask(before)
        return DONE

    def _top(self, round: Round) -> bool:
        return round.top is not None and round.top.face == DRAW_TWO

    @way("last")
    def answers(self, spot: Spotted, card: Card) -> bool:
        return card.face == DRAW_TWO

    @answers.lands
    def brings_back(self, round: Round, seat: int, play: Play) -> None:
        debt = round.owed
        leaver = debt.leaver
        assert leaver is not None
        total = debt.total + play.card.draws if round.book.debts_add_up else play.card.draws
        round.debt = None
        round.fresh = False
        round.gives(leaver, total, "penalty")
        round.say(CameBack, leaver)
        if round.after[seat] == leaver and len(round.order) == 2:
            round.steps += 1
