"""Which public message a table shows now."""

from __future__ import annotations

from bot.tables.table import Stage
from cogs.ui.lobby import lobby
from cogs.ui.look import Look
from cogs.ui.parts import PublicMessage
from cogs.ui.scene import Scene
from cogs.ui.sheets import closed, match_result, score_sheet
from cogs.ui.table import board

_SCREENS = {
    Stage.LOBBY: lobby,
    Stage.PLAYING: board,
    Stage.BREAK: score_sheet,
    Stage.OVER: match_result,
    Stage.CLOSED: closed,
}


def public_message(scene: Scene, look: Look) -> PublicMessage:
    """The lobby, the board, a sheet or the notice that the table is closed."""
    return _SCREENS[scene.stage](scene, look)
