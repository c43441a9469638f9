"""The part of the store that holds what people have set for themselves."""

from __future__ import annotations

from bot.store import sql
from bot.store.database import Database


class People:
    """What people have set for themselves, as JSON that `bot.settings` makes. Every method may raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[tuple[int, str]]:
        """Everybody who has set something, and what."""
        rows = await self._database.read("SELECT person, preferences FROM preference")
        return [(person, preferences) for person, preferences in rows]

    async def write(self, person: int, preferences: str) -> None:
        """What this person has set, in place of what stood there."""
        await self._database.write([(sql.SET_PREFERENCES, (person, preferences))])

    async def delete(self, person: int) -> None:
        """This person has set nothing."""
        await self._database.write([(sql.DELETE_PREFERENCES, (person,))])
