"""After a restart: every open table as it was, every deadline from its stored time."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from bot.store import Store, TableRow
from bot.tables.records import UnreadableError, is_same, replayed, table_of, table_without_match
from bot.tables.table import Stage, Table
from bot.uno.match import Match

log = logging.getLogger(__name__)

AT_ONCE = 50
"""Tables that are read before other work gets its turn."""


async def restored(store: Store, now: float) -> list[Table]:
    """The open tables of the store. Raises StoreError.

    A deadline in the future stays as it was stored. One that passed while the bot was down is due at once,
    but for that of a turn: nobody loses a turn because the bot was down, so the seat on turn gets a full
    turn's time from now (stored, so that restarts in a row do not add up). A table whose snapshot cannot be
    read is played again from its log; if that fails too, it is set aside in the store, unchanged, and its
    channel is free.
    """
    tables: list[Table] = []
    for count, row in enumerate(await store.open_tables(), 1):
        if count % AT_ONCE == 0:
            await asyncio.sleep(0)
        try:
            table = await _restored(store, row)
        except UnreadableError as error:
            log.error("%s; it is set aside", error)
            await store.set_aside(row.id)
        else:
            tables.append(table)
    graced = {table.id: now + table.turn_seconds for table in tables if _has_lost_time(table, now)}
    await store.set_deadlines(
        (table.id, graced[table.id], table.round_deadline) for table in tables if table.id in graced
    )
    return [replace(table, deadline=graced.get(table.id, table.deadline)) for table in tables]


async def replay(store: Store, match_id: int) -> Match:
    """The match as its header and log make it. Raises UnreadableError and StoreError."""
    header = await store.match_header(match_id)
    if header is None:
        raise UnreadableError(f"match {match_id}: there is no header")
    return replayed(header, await store.match_log(match_id))


async def differs(store: Store, table: Table) -> str | None:
    """What is wrong between a table's match and its header and log, in words; None when they agree."""
    if table.match is None or table.match_id is None:
        return None
    try:
        match = await replay(store, table.match_id)
    except UnreadableError as error:
        return str(error)
    return None if is_same(match, table.match) else f"match {table.match_id}: its log leads elsewhere"


async def _restored(store: Store, row: TableRow) -> Table:
    try:
        return table_of(row)
    except UnreadableError as error:
        if row.match is None:
            raise
        table = table_without_match(row)
        match = await replay(store, row.match)
        log.warning("%s; it was played again from its log", error)
        return replace(table, match=match)


def _has_lost_time(table: Table, now: float) -> bool:
    return table.stage is Stage.PLAYING and (table.deadline is None or table.deadline <= now)
