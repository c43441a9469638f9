"""Jump-in: the twin of the top card, out of turn."""

from bot.uno.actions import Play
from bot.uno.cards import Card
from bot.uno.errors import Reason
from bot.uno.options import Choice, Flag
from bot.uno.round import Round
from bot.uno.rule import Rule, Spotted, way
from bot.uno.ways import Way


class JumpIn(Rule):
    """Play goes on from the jumper; the covered card's effect is cancelled, or both act."""

    source = "V06 to V08, 4.J; C43, C44; X01 to X03"
    jump_in = Choice("timing", "off", "cancel", "action")
    jump_in_wilds = Flag("timing")
    traits = {"races": True, "black_twins": jump_in_wilds}

    @way("fresh")
    def jumps_in(self, spot: Spotted, card: Card) -> bool:
        return card is spot.top and (not card.black or self.jump_in_wilds)

    @jumps_in.prepares
    def covers(self, round: Round, seat: int, play: Play) -> Way:
        return round.cover(cancel=self.jump_in == "cancel")

    def fault(self) -> Reason | None:
        if self.jump_in_wilds and not self.on:
            return Reason("needs-option", {"option": "jump_in_wilds", "other": "jump_in"})
        return None
