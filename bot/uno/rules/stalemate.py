"""A round in which nobody can move."""

from bot.uno.round import Round
from bot.uno.rule import Choice, Rule, hook


class Stalemate(Rule):
    """Void, or the fewest points in hand win as if going out; a tie is void."""

    source = "4.S; 9"
    always = True
    stalemate = Choice("end", "void", "lowest_points")

    @hook("stands_still")
    def ends(self, round: Round) -> None:
        round.finish(round.lowest() if self.stalemate == "lowest_points" else None)
