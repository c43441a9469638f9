"""Whether a playable drawn card must be played."""

from bot.uno.errors import Reason
from bot.uno.options import Choice
from bot.uno.round import Round
from bot.uno.rule import Rule, hook


class DrawnCard(Rule):
    """`forced`: a drawn card that can be laid at all must be laid."""

    source = "C23; 9"
    drawn_card = Choice("draw", "optional", "forced")

    @hook("restricts_keep")
    def must_lay(self, round: Round, seat: int) -> Reason | None:
        return Reason("must-play-drawn") if round.playable(seat) else None
