"""The short message that calls somebody to the table."""

from __future__ import annotations

from discord import ButtonStyle, ui

from cogs.ui.ids import Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import button, public
from cogs.ui.scene import Scene


def mention(scene: Scene, person: int, look: Look) -> tuple[str, ui.View]:
    """Who is on turn and until when, and the button that opens the hand."""
    hand = button(Press(scene.id, scene.revision, Verb.HAND), look.say("button-hand"), style=ButtonStyle.primary)
    return look.say("mention", person=f"<@{person}>", until=scene.countdown), public([], [hand]).view
