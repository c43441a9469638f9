"""All settings of a server as a file: given out, and taken in after a look at what would change."""

from __future__ import annotations

import io

import discord

from bot.settings import Declined, GuildSettings
from bot.settings.files import LARGEST_FILE, at_home, exported, imported
from cogs.ui.panel.sheet import Sheet
from cogs.ui.panel.transfer import file_page
from cogs.visit import Visit

FILE_NAME = "uno-settings.json"


async def export(visit: Visit) -> None:
    """What the server has set, privately."""
    settings = visit.desk.book.get(visit.guild)
    file = discord.File(io.BytesIO(exported(settings)), filename=FILE_NAME)
    await visit.interaction.response.send_message(visit.say("export-file"), file=file, ephemeral=True)


async def preview(visit: Visit, file: discord.Attachment) -> None:
    """What would change if the settings of this file were taken over.

    Declined: file-large, file-foreign, file-newer, file-damaged.
    """
    if file.size > LARGEST_FILE:
        raise Declined("file-large")
    # The file has to be fetched first, and Discord waits for an answer for three seconds only.
    await visit.interaction.response.defer(ephemeral=True, thinking=True)
    content = await file.read()
    wanted = settings_here(visit, content)
    await visit.desk.book.keep_draft(visit.guild, visit.person.id, content.decode("utf-8-sig"))
    book = visit.desk.book
    before = book.get(visit.guild)
    sheet = Sheet(revision=book.revision(visit.guild), rules=before.rules, settings=before)
    await visit.show(file_page(sheet, visit.look, visit.desk.texts, wanted))


def settings_here(visit: Visit, content: bytes) -> GuildSettings:
    """The settings of a file, without channels and roles of another server. Declined: as `imported`."""
    wanted = imported(content)
    guild = visit.interaction.guild
    if guild is None:
        return wanted
    return at_home(wanted, {channel.id for channel in guild.channels}, {role.id for role in guild.roles})
