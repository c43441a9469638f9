"""Unendlich ziehen: draw until a card fits."""

from bot.uno.cards import Card
from bot.uno.options import Flag
from bot.uno.round import Round
from bot.uno.rule import Rule, hook


class DrawUntilPlayable(Rule):
    """Without a playable card one draws until one is playable; by choice one draws exactly one."""

    source = "V13"
    draw_until_playable = Flag("draw")

    @hook("draws")
    def draws(self, round: Round, seat: int) -> list[Card]:
        if round.playable(seat):
            return round.take(seat, 1)
        drawn: list[Card] = []
        while card := round.take(seat, 1):
            drawn += card
            if card[0] in round.phase.row and round.can_lay(seat, card[0]):
                break
        return drawn
