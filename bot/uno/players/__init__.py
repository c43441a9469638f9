"""Computer players. They see a `SeatView`, and the public events they are told, and nothing else."""

from collections.abc import Callable

from bot.uno.players.easy import Easy
from bot.uno.players.hard import Hard
from bot.uno.players.normal import Normal, choose, react
from bot.uno.players.player import Player

LEVELS: dict[str, Callable[[int], Player]] = {
    "easy": lambda seat: Easy(),
    "normal": lambda seat: Normal(),
    "hard": lambda seat: Hard(seat),
}
"""By level: makes a new player for a seat, for one match."""

__all__ = ["LEVELS", "Player", "choose", "react"]
