"""Bruno, Kuno, Uno: three calls."""

from bot.uno.calls import BRUNO, KUNO
from bot.uno.options import Flag
from bot.uno.rule import Rule


class BrunoKuno(Rule):
    """Three cards left Bruno, two Kuno, one Uno; after taking cards the new count is announced too."""

    source = "V20, C03"
    bruno_kuno = Flag("uno")
    traits = {"call_counts": {3: BRUNO, 2: KUNO}}
