"""What the doctor says: rights, open tables, the bot's state, the last errors; and one table with what ends it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle, ui

from bot.tables.table import Table
from cogs.mishaps import Mishap
from cogs.ui import names
from cogs.ui.guide import rights_in_words
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import Item, button, line, private, select, text
from cogs.ui.pictures import VIOLET

TABLES_IN_SELECT = 25
LINES = 12
"""Channels or tables that are listed; a message of Discord holds 4000 characters."""
MEGABYTE = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel or thread where tables may be: the rights that are missing there, None where it is gone."""

    id: int
    missing: Sequence[str] | None
    helpful: Sequence[str] = ()
    """Rights that would help but are not needed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Findings:
    """All that the doctor has found. `latency` in seconds, None before the first heartbeat; `size` in bytes;
    `roles_gone` are roles of the settings that the server no longer has."""

    channels: Sequence[Channel]
    is_limited: bool
    """Whether the server chose channels for its tables."""
    roles_gone: int
    tables: Sequence[Table]
    damaged: Sequence[str]
    latency: float | None
    size: int
    version: int
    mishaps: Sequence[Mishap]


def findings_screen(found: Findings, look: Look, note: str = "") -> ui.LayoutView:
    """Everything at a glance, and a select of the tables."""
    say = look.say
    children: list[Item] = [
        text(f"## {say('doctor-title')}"),
        text(f"**{say('doctor-rights')}**", *_rights(found, look)),
        line(),
        text(f"**{say('doctor-tables', count=len(found.tables))}**", *_tables(found, look)),
    ]
    if found.tables:
        children.append(_menu(found, look))
    state = [say("doctor-latency", count=round(found.latency * 1000)) if found.latency is not None else ""]
    unit, size = ("mb", MEGABYTE) if found.size >= MEGABYTE else ("kb", 1024)
    state.append(say("doctor-database", size=-(-found.size // size), unit=unit, version=found.version))
    errors = [_error(each, look) for each in found.mishaps]
    children += [
        line(),
        text(f"**{say('doctor-bot')}**", *state),
        line(),
        text(f"**{say('doctor-errors')}**", *(errors or [say("doctor-no-errors")]), f"-# {say('doctor-errors-about')}"),
    ]
    return private(*children, accent=VIOLET, note=note)


def table_screen(table: Table, channel: Channel, look: Look) -> ui.LayoutView:
    """One table, and the ways to end it."""
    say = look.say
    lines = [f"## {say('doctor-table', table=table.id)}", _table(table, look)]
    if table.host_name:
        lines.append(say("doctor-host", name=names.in_text(table.host_name)))
    if table.turn is not None:
        lines.append(say("doctor-waits", name=names.in_text(table.name(table.turn))))
    if table.deadline is not None:
        lines.append(say("doctor-until", until=f"<t:{round(table.deadline)}:R>"))
    lines.append(_channel(channel, look))
    ends = [
        button(_press(f"{table.id}.end"), say("button-sure-end"), style=ButtonStyle.danger),
        button(_press(f"{table.id}.purge"), say("button-purge"), style=ButtonStyle.danger),
        button(_press(), say("button-back")),
    ]
    about = [say("doctor-end-about"), say("doctor-purge-about")]
    return private(text(*lines), line(), text(*about), ui.ActionRow(*ends), accent=VIOLET)


def _press(payload: str = "") -> Press:
    return Press(NO_TABLE, 0, Verb.DOCTOR, payload)


def _rights(found: Findings, look: Look) -> list[str]:
    say = look.say
    troubled = [each for each in found.channels if each.missing is None or each.missing or each.helpful]
    fine = len(found.channels) - len(troubled)
    lines = [_channel(each, look) for each in troubled[:LINES]]
    if len(troubled) > LINES:
        lines.append(say("doctor-more", count=len(troubled) - LINES))
    if fine:
        lines.append(say("doctor-fine", count=fine))
    if found.roles_gone:
        lines.append(say("doctor-roles-gone", count=found.roles_gone))
    return [*lines, f"-# {say('doctor-chosen' if found.is_limited else 'doctor-anywhere')}"]


def _channel(channel: Channel, look: Look) -> str:
    place = f"<#{channel.id}>"
    if channel.missing is None:
        return look.say("doctor-gone", id=str(channel.id))
    if channel.missing:
        return look.say("doctor-needs", channel=place, permissions=rights_in_words(channel.missing, look))
    if channel.helpful:
        return look.say("doctor-helps", channel=place, permissions=rights_in_words(channel.helpful, look))
    return look.say("doctor-good", channel=place)


def _tables(found: Findings, look: Look) -> list[str]:
    lines = [_table(each, look) for each in found.tables[:LINES]]
    if len(found.tables) > LINES:
        lines.append(look.say("doctor-more", count=len(found.tables) - LINES))
    if found.damaged:
        lines.append(look.say("doctor-damaged", tables=", ".join(f"`{each}`" for each in found.damaged[:LINES])))
    return lines


def _table(table: Table, look: Look) -> str:
    return look.say(
        "doctor-line",
        table=table.id,
        channel=f"<#{table.channel}>",
        stage=table.stage.value,
        seats=sum(not seat.gone for seat in table.seats),
        since=f"<t:{round(table.opened_at)}:R>",
    )


def _menu(found: Findings, look: Look) -> Item:
    """The oldest tables: those that may be stuck."""
    options = [
        (
            _press(table.id),
            f"{table.id} · {names.in_button(table.host_name) or look.say('doctor-no-host')}",
            look.say("doctor-stage", stage=table.stage.value),
        )
        for table in found.tables[:TABLES_IN_SELECT]
    ]
    pick = Press(NO_TABLE, 0, Verb.PICK, "table")
    return select(pick, look.say("doctor-pick"), options, None)


def _error(mishap: Mishap, look: Look) -> str:
    at = f"<t:{round(mishap.at)}:R>"
    if mishap.table == NO_TABLE:
        return look.say("doctor-error", reference=mishap.reference, at=at, what=mishap.what)
    return look.say("doctor-error-table", reference=mishap.reference, at=at, what=mishap.what, table=mishap.table)
