"""Pictures of tables on their way to Discord: drawn in a thread, each in a file with words for who does not see it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from io import BytesIO

import discord

from bot.traces import trace
from cogs.ui.look import Look
from cogs.ui.scene import Scene
from cogs.ui.table_picture import FILE, Facts, description, draw, facts_of, warm

DRAWING = 5.0
"""Seconds after which the board goes without its picture."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture and its description. Two are equal when they show the same in the same words."""

    facts: Facts
    description: str
    content: bytes = field(compare=False, repr=False)

    def file(self) -> discord.File:
        """A file for one request."""
        return discord.File(BytesIO(self.content), FILE, description=self.description)


async def get_ready() -> None:
    """So that the first pictures are drawn as fast as all others."""
    try:
        await asyncio.to_thread(warm)
    except Exception as error:
        log.error("Tables cannot be drawn: %s", trace(error))


async def illustration(scene: Scene, look: Look) -> Illustration | None:
    """The picture of this table; None where no round is played, and where it cannot be drawn, which is logged."""
    facts = facts_of(scene)
    if facts is None:
        return None
    try:
        content = await asyncio.wait_for(asyncio.to_thread(draw, facts), DRAWING)
    except Exception as error:
        log.error("Table %s could not be drawn: %s", scene.id, trace(error))
        return None
    return Illustration(facts, description(scene, look), content)
