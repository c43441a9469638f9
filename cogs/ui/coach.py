"""What a practice round says above the hand: what has just happened, and what to do now."""

from __future__ import annotations

from bot.tables.table import Stage
from bot.uno.view import SeatView
from cogs.ui import words
from cogs.ui.look import Look
from cogs.ui.scene import Scene

EVENTS_TOLD = 3


def advice(scene: Scene, view: SeatView, look: Look) -> str:
    """The last events in sentences, and a hint for this moment."""
    told = words.sentences(scene, look)[-EVENTS_TOLD:]
    title = f"**{look.say('practice-title')}**"
    return "\n".join([title, *(f"-# {each}" for each in told), look.say(f"practice-{_moment(scene, view)}")])


def _moment(scene: Scene, view: SeatView) -> str:
    """Which hint fits."""
    table = view.table
    if scene.stage is not Stage.PLAYING:
        return "over"
    if view.owes is not None:
        return "call"
    if table.turn != view.seat:
        return "wait"
    if table.phase in ("owes", "drew", "opening"):
        return table.phase
    if not view.playable:
        return "draw"
    return "uno" if view.call is not None else "play"
