"""A round in which nobody can move."""

from bot.uno.options import Choice
from bot.uno.round import Round
from bot.uno.rule import Rule, hook


class Stalemate(Rule):
    """Void, or the fewest points in hand win as if going out; a tie is void."""

    source = "4.S; 9"
    always = True
    stalemate = Choice("end", "void", "lowest_points")

    @hook("stands_still")
    def ends(self, round: Round) -> None:
        if self.stalemate == "void":
            round.finish(None)
        elif round.out:
            # who is out already stays ahead of those who are stuck (V18, 9)
            round.out = (*round.out, *sorted(round.order, key=round.value))
            round.finish(round.out[0])
        else:
            round.finish(round.lowest())
