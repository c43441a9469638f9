"""A draw card played last."""

from bot.uno.options import Flag
from bot.uno.rule import Rule


class LastDraw(Rule):
    """A draw two or wild draw four played last still makes the next player draw, and those cards count."""

    source = "V29, C35; 4.O.7"
    always = True
    last_draw_counts = Flag("end", default=True)
    traits = {"last_draw": last_draw_counts}
