"""`/uno privacy` and `/uno forget-me`: what is kept of a person, as a file, and its end."""

from __future__ import annotations

import asyncio
import io
import json
from typing import Any

import discord

from cogs.ui import privacy as screens
from cogs.ui.ids import Press
from cogs.visit import Visit

LARGEST_FILE = 9_000_000
"""Bytes: Discord takes ten million from a bot."""


async def show(visit: Visit) -> None:
    """What is kept of people."""
    await visit.show(screens.privacy(visit.desk.book.get(visit.guild).terms.keep_days, visit.look))


async def ask(visit: Visit) -> None:
    """The question before forgetting."""
    await visit.show(screens.ask_before_forgetting(visit.look))


async def forget(visit: Visit, press: Press) -> None:
    """Forget this person, once they are sure."""
    if press.payload != screens.SURE:
        await ask(visit)
        return
    await visit.desk.tables.privacy.forget(visit.person.id)
    visit.desk.people.forget(visit.person.id)
    visit.made = True
    await visit.tell("said-forgotten")


async def send_data(visit: Visit) -> None:
    """Everything that is kept of this person, as a private file."""
    await visit.interaction.response.defer(ephemeral=True, thinking=True)
    data = await visit.desk.tables.privacy.told_of(visit.person.id)
    content = await asyncio.to_thread(_written, data)
    file = discord.File(io.BytesIO(content), filename="uno-my-data.json")
    await visit.interaction.followup.send(visit.say("said-my-data"), file=file, ephemeral=True)


def _written(data: dict[str, Any]) -> bytes:
    """The data as JSON; moves are only counted where all of them would make the file too large."""
    text = json.dumps(data, ensure_ascii=False, indent=1).encode()
    if len(text) > LARGEST_FILE:
        for match in data["matches"]:
            match["moves"] = len(match["moves"])
        text = json.dumps(data, ensure_ascii=False, indent=1).encode()
    return text
