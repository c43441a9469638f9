"""Computer players. They see a `SeatView` and nothing else."""

from bot.uno.players.normal import choose, react

__all__ = ["choose", "react"]
