"""Uno Uno: the exit call."""

from bot.uno.actions import Play
from bot.uno.calls import EXIT, Duty
from bot.uno.events import Called
from bot.uno.options import Flag
from bot.uno.round import Round
from bot.uno.rule import ACTS, GOES_ON, Leave, Rule, leaving
from bot.uno.ways import Way


class UnoUno(Rule):
    """With the last card one calls Uno Uno, or before the next turn action; else two cards and one stays in."""

    source = "V19; 4.O.2; X16"
    uno_uno = Flag("uno")
    traits = {"exit_call": True}

    @leaving(Leave.EXIT_CALL)
    def calls_exit(self, round: Round, seat: int, play: Play | None, way: Way | None) -> str:
        if play is not None and play.call:
            round.say(Called, seat, EXIT)
            return GOES_ON
        round.duties[seat] = Duty(EXIT, laid=True)
        return ACTS
