"""Reports of other players: `/uno report`, the menu of a message, and the buttons of the public message."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.i18n.texts import Texts
from bot.store import StoreError
from bot.tables import Refused
from bot.tables.docket import Report, Verdict
from bot.tables.reports import QUESTION
from cogs.desk import Desk
from cogs.rules import Run
from cogs.translator import told
from cogs.ui import names
from cogs.ui.ids import Press
from cogs.visit import Visit

CAUSES = ("suggestion", QUESTION, "sleep", "misplay", "custom")
log = logging.getLogger(__name__)

NOT_WORDS = re.compile(r"<[^>]*>|[^\w\s]|_")


def report_command(desk: Desk, run: Run) -> app_commands.Command[app_commands.Group, ..., None]:
    """The command `/uno report`."""

    @app_commands.rename(member=told(desk.texts, "parameter-member"), reason=told(desk.texts, "parameter-reason"))
    @app_commands.describe(
        member=told(desk.texts, "parameter-member-report"), reason=told(desk.texts, "parameter-reason-report")
    )
    @app_commands.choices(
        reason=[app_commands.Choice(name=told(desk.texts, f"cause-{cause}"), value=cause) for cause in CAUSES]
    )
    async def callback(interaction: discord.Interaction, member: discord.User, reason: str) -> None:
        async def do(visit: Visit) -> None:
            # Of those who are not in the server Discord sends no member: no seat is theirs, and that is said.
            table = visit.table
            report = await desk.tables.court.report(table.id, visit.person.id, table.seat_of(member.id), reason)
            await _answer(visit, report)

        await run(desk, interaction, do, needs_table=True)

    return app_commands.Command(name="report", description=told(desk.texts, "command-report"), callback=callback)


def question_menu(desk: Desk, run: Run) -> app_commands.ContextMenu:
    """The entry in the menu of a message. It hands the bot that message's text without a privileged intent."""

    async def callback(interaction: discord.Interaction, message: discord.Message) -> None:
        async def do(visit: Visit) -> None:
            table = visit.table
            report = await desk.tables.court.ask_card(
                table.id,
                visit.person.id,
                table.seat_of(message.author.id),
                message.id,
                age=(interaction.created_at - message.created_at).total_seconds(),
                plain=is_question(message.content, desk.texts),
            )
            await _answer(visit, report)

        await run(desk, interaction, do, needs_table=True)

    return app_commands.ContextMenu(
        name=told(desk.texts, "menu-question"),
        callback=callback,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def message_listener(desk: Desk) -> Callable[[discord.Message], Coroutine[Any, Any, None]]:
    """Reads along at tables where questions cost cards by themselves, if the operator lets the bot read messages."""

    async def on_message(message: discord.Message) -> None:
        table = desk.tables.in_channel(message.channel.id)
        if table is None or table.match is None or message.author.bot:
            return
        seat = table.seat_of(message.author.id)
        if seat is None or table.match.round_rules.values["no_questions"] != "auto":
            return
        if not is_question(message.content, desk.texts):
            return
        try:
            await desk.tables.court.overhear(table.id, seat, message.id)
        except (Refused, StoreError) as error:
            log.warning("A question at table %s had no effect (%s)", table.id, type(error).__name__)

    return on_message


def is_question(text: str, texts: Texts) -> bool:
    """Whether a message is a question beyond doubt: it has a question mark or begins with a question word."""
    if "?" in text:
        return True
    words = NOT_WORDS.sub(" ", text).casefold().split()
    return bool(words) and any(words[0] in language("question-words").split() for language in texts)


async def vote(visit: Visit, press: Press) -> None:
    """Yes or no to a report."""
    aye = press.payload.endswith("y")
    await visit.desk.tables.court.vote(visit.table.id, visit.person.id, int(press.payload[:-1]), aye)
    visit.made = True
    await visit.confirm("said-voted")


async def admit(visit: Visit, press: Press) -> None:
    """The accused admits it."""
    await visit.desk.tables.court.confess(visit.table.id, visit.person.id, int(press.payload))
    visit.made = True
    await visit.confirm("said-voted")


async def pardon(visit: Visit, press: Press) -> None:
    """The host takes the penalty back."""
    await visit.desk.tables.court.pardon(visit.table.id, visit.person.id, int(press.payload), visit.moderates)
    visit.made = True
    await visit.confirm("said-pardoned")


async def _answer(visit: Visit, report: Report) -> None:
    """What becomes of the report, to whoever made it; everybody else sees its message."""
    visit.made = True
    name = names.in_text(visit.table.name(report.accused))
    if report.verdict is Verdict.ACCEPTED:
        await visit.tell("said-carded", name=name, count=report.drawn)
    else:
        await visit.tell(f"said-reported-{report.judge}", name=name)
