"""The command `/uno rules`: the rules of the table here, and any rule or preset by name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import discord
from discord import app_commands

from bot import catalogue
from bot.catalogue import Finder
from bot.tables import Stage, Table
from bot.uno.ruleset import RuleSet
from cogs.desk import Desk
from cogs.translator import told
from cogs.ui import names
from cogs.ui import rules as screens
from cogs.ui.scene import scene_of
from cogs.visit import Interaction, Visit

CHOICES, TITLE_LENGTH = 25, 100

Deed = Callable[[Visit], Awaitable[None]]


class Run(Protocol):
    """Carries a command out for the table of its channel, and answers whatever happens."""

    def __call__(
        self, desk: Desk, interaction: Interaction, deed: Deed, /, *, needs_table: bool
    ) -> Awaitable[None]: ...


def rules_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    """The command with its list of names; `run` is what all commands of the group are carried out by."""
    finder = Finder(desk.texts)

    @app_commands.rename(name=told(desk.texts, "parameter-name"))
    @app_commands.describe(name=told(desk.texts, "parameter-name-rules"))
    async def callback(interaction: discord.Interaction, name: str | None = None) -> None:
        async def do(visit: Visit) -> None:
            if name is None or not name.strip():
                await table_rules(visit)
            else:
                await rule_by_name(visit, finder, name)

        await run(desk, interaction, do, needs_table=False)

    async def offered(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = desk.tables.in_channel(interaction.channel_id or 0)
        first = () if table is None else tuple(_in_force(table).changed)
        found = finder.offer(desk.look(interaction.locale, interaction.user.id).say, current, first)
        return [app_commands.Choice(name=title[:TITLE_LENGTH], value=key) for title, key in found[:CHOICES]]

    command = app_commands.Command(name="rules", description=told(desk.texts, "command-rules"), callback=callback)
    command.autocomplete("name")(offered)
    return command


async def table_rules(visit: Visit) -> None:
    """The rules of the table, or of the base game where there is none."""
    table = visit.desk.tables.get(visit.table_id)
    if table is None:
        await visit.show(screens.of_base(visit.look))
        return
    specials = table.match.specials if table.match is not None and table.stage is Stage.PLAYING else ()
    values = _in_force(table).values
    drawn = [catalogue.line_of(visit.look.say, name, values[name]) for name in specials]
    await visit.show(screens.of_table(table.rules, visit.look, drawn, [*_notes(visit, table).values()]))


async def rule_by_name(visit: Visit, finder: Finder, name: str) -> None:
    """The rule or preset of this name, in whatever language it was typed."""
    key = finder.find(name)
    if key is None:
        await visit.tell("rule-unknown", name=names.in_text(name))
        return
    preset = catalogue.preset_of(key)
    if preset is not None:
        await visit.show(screens.of_preset(preset, visit.look))
        return
    table = visit.desk.tables.get(visit.table_id)
    if table is None:
        await visit.show(screens.of_option(key, visit.look))
    else:
        await visit.show(
            screens.of_option(
                key,
                visit.look,
                _in_force(table),
                [note for about, note in _notes(visit, table).items() if about == key],
            )
        )


def _notes(visit: Visit, table: Table) -> dict[str, str]:
    """What no rule set tells: by option, what it means at this table."""
    notes: dict[str, str] = {}
    custom_text = scene_of(table).custom_text
    if custom_text:
        notes["custom_effect"] = visit.say("rules-custom", text=custom_text)
    if _in_force(table).values["no_questions"] == "auto" and not visit.desk.reads:
        notes["no_questions"] = visit.say("rules-not-reading")
    return notes


def _in_force(table: Table) -> RuleSet:
    """The table's rules, and during a round also those that were drawn for it."""
    if table.match is None or table.stage is not Stage.PLAYING:
        return table.rules
    return table.match.round_rules
