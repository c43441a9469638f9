"""Falsch gelegt: a wrong card goes back and costs."""

from bot.uno.actions import Play
from bot.uno.cards import WILD_DRAW_FOUR
from bot.uno.errors import Reason
from bot.uno.options import Number
from bot.uno.round import Round
from bot.uno.rule import Rule, hook, trait

FORM_FAULTS = frozenset(
    {
        "round-over",
        "not-in-round",
        "not-in-hand",
        "name-colour",
        "no-colour-here",
        "name-target",
        "no-target-here",
    }
    | {"no-such-target", "must-swap", "no-double", "colour-first"}
)


class Misplay(Rule):
    """A wrong or out-of-turn card is taken back and costs cards. Never a lost race, never a wild draw four."""

    source = "V33, C60"
    misplay_penalty = Number("penalties", 0, 0, 4)

    @trait("social_penalties")
    def penalties(self) -> dict[str, int]:
        return {"misplay": self.misplay_penalty}

    @hook("misplays")
    def costs(self, round: Round, seat: int, play: Play, reason: Reason) -> int:
        if reason.code in FORM_FAULTS or play.count > 1:
            return 0
        if play.card.face == WILD_DRAW_FOUR and reason.code == "wild4-not-allowed":
            return 0
        pair = round.discard[-1:] == round.discard[-2:-1]
        lost_race = round.book.races and play.card in round.discard[-3 if pair else -2 :]
        return 0 if lost_race else self.misplay_penalty
