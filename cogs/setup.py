"""The command `/uno-setup`: what those who run a server decide about their tables."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n.texts import LANGUAGES
from bot.settings import Editor, Entry, GuildSettings
from cogs.desk import Desk
from cogs.rules import Run
from cogs.translator import told
from cogs.visit import Visit

OWN = "own"
"""Stands for the language that the server has set in Discord."""


def setup_group(desk: Desk, run: Run) -> app_commands.Group:
    """The group `/uno-setup`; `run` is what all commands are carried out by.

    Discord offers it to those who may manage the server, unless its admins chose others in the server's settings
    (Integrations).
    """
    group = app_commands.Group(
        name="uno-setup",
        description=told(desk.texts, "command-setup"),
        default_permissions=discord.Permissions(manage_guild=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    group.add_command(_language_command(desk, run))
    return group


def _language_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    """The language of public messages. Languages are offered by the names that they have for themselves."""
    choices = [app_commands.Choice(name=told(desk.texts, "language-own"), value=OWN)]
    choices += [app_commands.Choice(name=desk.texts.language(code)("language-name"), value=code) for code in LANGUAGES]

    @app_commands.rename(language=told(desk.texts, "parameter-language"))
    @app_commands.describe(language=told(desk.texts, "parameter-language-setup"))
    @app_commands.choices(language=choices)
    async def callback(interaction: discord.Interaction, language: str) -> None:
        async def do(visit: Visit) -> None:
            await set_language(visit, None if language == OWN else language)

        await run(desk, interaction, do, needs_table=False)

    return app_commands.Command(name="language", description=told(desk.texts, "command-language"), callback=callback)


async def set_language(visit: Visit, code: str | None) -> None:
    """The language of public messages from now on; boards follow at once."""

    def make(settings: GuildSettings) -> tuple[GuildSettings, Entry]:
        changed = settings.with_language(code)
        return changed, Entry("language", old=settings.language or OWN, new=code or OWN, area="language")

    await visit.desk.book.change(visit.guild, Editor(visit.person.id, visit.person.name), make)
    visit.made = True
    for table in visit.desk.tables.of_guild(visit.guild):
        visit.desk.publisher.changed(table)
    spoken = visit.say("language-own") if code is None else visit.desk.texts.language(code)("language-name")
    await visit.tell("said-language", language=spoken)
