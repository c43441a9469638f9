"""The part of the store that holds the messages by which people on turn are called: they are deleted again."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from bot.store import sql
from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class MentionRow:
    """The message of a table, made for the decision of that revision; `at` in seconds since the epoch."""

    table: str
    channel: int
    message: int
    decision: int
    at: float


class Mentions:
    """At most one message a table. Every method may raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[MentionRow]:
        """The messages that have yet to be deleted."""
        rows = await self._database.read("SELECT table_id, channel, message, decision, at FROM mention")
        return [MentionRow(*row) for row in rows]

    async def keep(self, mention: MentionRow) -> None:
        """Remember a message that was posted."""
        await self._database.write([(sql.SET_MENTION, astuple(mention))])

    async def forget(self, table_id: str) -> None:
        """The message of this table is gone."""
        await self._database.write([(sql.DELETE_MENTION, (table_id,))])
