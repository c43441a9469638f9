"""Drawing although one could play."""

from bot.uno.errors import Reason
from bot.uno.options import Flag
from bot.uno.round import Round
from bot.uno.rule import Rule, hook


class VoluntaryDraw(Rule):
    """Off: who can play must play. A card that may not be somebody's last counts as not playable."""

    source = "V34, C22; 4 step 4"
    voluntary_draw = Flag("draw", default=True)

    @hook("restricts_draw")
    def must_play(self, round: Round, seat: int) -> Reason | None:
        if round.debt is None and round.playable(seat):
            return Reason("must-play")
        return None
