"""Two players: whether a reverse skips."""

from bot.uno.actions import Play
from bot.uno.cards import REVERSE
from bot.uno.options import Choice
from bot.uno.round import Round
from bot.uno.rule import Rule, Stage, effect


class TwoPlayers(Rule):
    """With two active seats a reverse acts as a skip (`classic`), or only turns the direction (`general`)."""

    source = "V25, 4.2P"
    always = True
    two_player_rules = Choice("end", "classic", "general")

    @effect(REVERSE, stage=Stage.SKIP, when=lambda self: self.two_player_rules == "classic")
    def skips(self, round: Round, seat: int, play: Play) -> None:
        if len(round.order) == 2:
            round.steps += 1
