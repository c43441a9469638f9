"""Pennen: the turn timer runs out."""

from bot.uno.options import Number
from bot.uno.round import Round
from bot.uno.rule import Rule, hook, trait


class Sleeping(Rule):
    """Cards drawn first, before what the time-out does anyway."""

    source = "V17; 9"
    sleep_penalty = Number("penalties", 0, 0, 4)

    @trait("social_penalties")
    def penalties(self) -> dict[str, int]:
        return {"sleep": self.sleep_penalty}

    @hook("oversleeps")
    def oversleeps(self, round: Round, seat: int) -> int:
        return self.sleep_penalty
