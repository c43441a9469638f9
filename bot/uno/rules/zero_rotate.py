"""The zero of Seven-O: all hands move."""

from bot.uno.actions import Play
from bot.uno.events import Rotated
from bot.uno.options import Flag
from bot.uno.round import Round
from bot.uno.rule import Rule, Stage, effect


class ZeroRotate(Rule):
    """A zero moves all hands one seat on in the direction of play."""

    source = "V05; X07, X25, X26"
    zero_rotate = Flag("hands")
    traits = {"moves_hands": True}

    @effect("0", stage=Stage.HANDS)
    def rotates(self, round: Round, seat: int, play: Play, nth: int = 0) -> None:
        round.say(Rotated, round.direction)
        round.move_hands({each: round.before[each] for each in round.order}, seat if play.call else None)
