"""How many cards are dealt."""

from bot.uno.options import Number
from bot.uno.rule import Rule


class HandSize(Rule):
    """Cards dealt to each player, one at a time."""

    source = "rulebook 1"
    always = True
    hand_size = Number("deck", 7, 1, 20)
    traits = {"hand_size": hand_size}
