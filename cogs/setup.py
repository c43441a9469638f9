"""The command `/uno-setup`: what those who run a server decide about their tables."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n.texts import LANGUAGES
from cogs import transfer
from cogs.desk import Desk
from cogs.doctor import doctor_command
from cogs.panel.own_presets import preview
from cogs.panel.pages import open_panel
from cogs.panel.table_settings import set_language
from cogs.rules import Run
from cogs.translator import told
from cogs.ui.panel.sheet import LOG, START
from cogs.ui.panel.terms import OWN_LANGUAGE, language_word
from cogs.visit import Visit


def setup_group(desk: Desk, run: Run) -> app_commands.Group:
    """The group `/uno-setup`; `run` is what all commands are carried out by.

    Discord offers it to those who may manage the server, unless its admins chose others in the server's settings
    (Integrations).
    """
    group = app_commands.Group(
        name="uno-setup",
        description=told(desk.texts, "command-uno-setup"),
        default_permissions=discord.Permissions(manage_guild=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    group.add_command(_page_command(desk, run, "panel", START))
    group.add_command(_page_command(desk, run, "log", LOG))
    group.add_command(_import_command(desk, run))
    group.add_command(_export_command(desk, run))
    group.add_command(_language_command(desk, run))
    group.add_command(doctor_command(desk, run))
    return group


def _page_command(desk: Desk, run: Run, name: str, page: str) -> app_commands.Command[app_commands.Group, ..., None]:
    """A command that opens the panel on this page."""

    async def callback(interaction: discord.Interaction) -> None:
        async def do(visit: Visit) -> None:
            await open_panel(visit, page)

        await run(desk, interaction, do, needs_table=False)

    return app_commands.Command(name=name, description=told(desk.texts, f"command-{name}"), callback=callback)


def _import_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    """The rules of a code or all settings of a file from elsewhere, shown before anything changes."""

    @app_commands.rename(code=told(desk.texts, "parameter-code"), file=told(desk.texts, "parameter-file"))
    @app_commands.describe(code=told(desk.texts, "parameter-code-setup"), file=told(desk.texts, "parameter-file-setup"))
    async def callback(
        interaction: discord.Interaction, code: str = "", file: discord.Attachment | None = None
    ) -> None:
        async def do(visit: Visit) -> None:
            visit.desk.passes.let_in(visit.interaction)
            if file is not None:
                await transfer.preview(visit, file)
            elif code:
                await preview(visit, code)
            else:
                await visit.tell("import-what")

        await run(desk, interaction, do, needs_table=False)

    return app_commands.Command(name="import", description=told(desk.texts, "command-import"), callback=callback)


def _export_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    """All that the server has set, as a file."""

    async def callback(interaction: discord.Interaction) -> None:
        async def do(visit: Visit) -> None:
            visit.desk.passes.let_in(visit.interaction)
            await transfer.export(visit)

        await run(desk, interaction, do, needs_table=False)

    return app_commands.Command(name="export", description=told(desk.texts, "command-export"), callback=callback)


def _language_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    """The language of public messages. Languages are offered by the names that they have for themselves."""
    choices = [app_commands.Choice(name=told(desk.texts, "language-own"), value=OWN_LANGUAGE)]
    choices += [app_commands.Choice(name=desk.texts.language(code)("language-name"), value=code) for code in LANGUAGES]

    @app_commands.rename(language=told(desk.texts, "parameter-language"))
    @app_commands.describe(language=told(desk.texts, "parameter-language-setup"))
    @app_commands.choices(language=choices)
    async def callback(interaction: discord.Interaction, language: str) -> None:
        async def do(visit: Visit) -> None:
            visit.desk.passes.let_in(visit.interaction)
            await set_language(visit, None, None if language == OWN_LANGUAGE else language)
            code = visit.desk.book.get(visit.guild).language
            await visit.tell("said-language", language=language_word(visit.look, desk.texts, code))

        await run(desk, interaction, do, needs_table=False)

    return app_commands.Command(name="language", description=told(desk.texts, "command-language"), callback=callback)
