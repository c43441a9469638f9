"""How a table comes into being: where the server wants it, for whom, and by what it has set."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.settings import Terms
from bot.tables import Stage, Table
from bot.uno.ruleset import RuleSet
from cogs import presets, threads
from cogs.desk import Desk
from cogs.rights import NEEDED_FOR_OWN_THREAD, missing_rights
from cogs.rules import CHOICES, TITLE_LENGTH, Run
from cogs.translator import told
from cogs.ui import names
from cogs.ui.guide import rights_in_words
from cogs.visit import Visit

LONGEST_NAME = 40


def new_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    """The command `/uno new`, with the list of presets."""

    @app_commands.rename(preset=told(desk.texts, "parameter-preset"))
    @app_commands.describe(preset=told(desk.texts, "parameter-preset-new"))
    async def callback(interaction: discord.Interaction, preset: str | None = None) -> None:
        async def do(visit: Visit) -> None:
            settings = desk.book.get(visit.guild)
            rules = settings.opening_rules if preset is None else presets.chosen(desk.texts, settings, preset)
            await new(visit, rules)

        await run(desk, interaction, do, needs_table=False)

    async def offered(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        settings = desk.book.get(interaction.guild_id or 0)
        found = presets.offered(settings, desk.look(interaction.locale, interaction.user.id).say, current)
        return [app_commands.Choice(name=name[:TITLE_LENGTH], value=value) for value, name in found[:CHOICES]]

    command = app_commands.Command(name="new", description=told(desk.texts, "command-new"), callback=callback)
    command.autocomplete("preset")(offered)
    return command


async def new(visit: Visit, rules: RuleSet) -> None:
    """A table in this channel, or in a thread of its own, if person, place and the bot's rights allow it.

    Declined: wrong-channel, wrong-thread, wrong-role. Refused: table-exists.
    """
    interaction = visit.interaction
    terms = visit.desk.book.get(visit.guild).terms
    channel = interaction.channel
    thread = channel if isinstance(channel, discord.Thread) else None
    here = interaction.channel_id or 0
    terms.check_place(here if thread is None else thread.parent_id, is_thread=thread is not None)
    terms.check_opener(_roles(interaction.user))
    parent = channel if isinstance(channel, discord.TextChannel) and terms.own_thread else None
    missing = missing_rights(interaction.app_permissions, thread=thread is not None, own_thread=parent is not None)
    if missing:
        await visit.tell("rights-missing", permissions=rights_in_words(missing, visit.look))
    elif parent is None:
        await _open(visit, here, rules, terms.frozen())
        await visit.tell("said-opened")
    elif (other := _own_lobby(visit)) is not None:
        await visit.tell("own-table-open", channel=f"<#{other.channel}>")
    else:
        await _open_in_thread(visit, parent, rules, terms)


async def _open_in_thread(visit: Visit, parent: discord.TextChannel, rules: RuleSet, terms: Terms) -> None:
    # Discord may let us wait for the thread longer than for the answer.
    await visit.interaction.response.defer(ephemeral=True, thinking=True)
    say = visit.desk.publisher.public_look(visit.guild).say
    try:
        name = say("table-of", name=names.cut(visit.person.name, LONGEST_NAME))
        thread = await threads.begin(parent, f"UNO · {name}", terms.turn_seconds)
    except discord.Forbidden:
        missing = missing_rights(visit.interaction.app_permissions, thread=False, own_thread=True)
        named = rights_in_words(missing or NEEDED_FOR_OWN_THREAD, visit.look)
        await visit.tell("rights-missing", permissions=named)
        return
    try:
        await _open(visit, thread.id, rules, terms.frozen(own_thread=True))
    except BaseException:
        await threads.put_away(thread)
        raise
    await visit.tell("said-opened-thread", thread=thread.mention)


async def _open(visit: Visit, channel: int, rules: RuleSet, terms: Terms) -> None:
    await visit.desk.tables.open(visit.guild, channel, visit.person, rules, terms)
    visit.made = True


def _own_lobby(visit: Visit) -> Table | None:
    """The lobby in a thread of its own that this person has opened already: nobody floods a channel with threads."""
    for table in visit.desk.tables.of_guild(visit.guild):
        if table.terms.own_thread and table.stage is Stage.LOBBY and table.host == visit.person.id:
            return table
    return None


def _roles(user: discord.User | discord.Member) -> frozenset[int]:
    return frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()
