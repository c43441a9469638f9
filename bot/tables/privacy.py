"""The door for what a person may ask of their own data, and for moves that are kept long enough."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

from bot.store import Store
from bot.tables import lobby, play
from bot.tables.changes import Change, Settings
from bot.tables.clock import Clock
from bot.tables.floor import Floor
from bot.tables.reasons import Refused
from bot.tables.table import Table

DAY = 24 * 60 * 60
PSEUDONYM_BITS = 50
"""Of the negative number that stands for somebody who was forgotten: Discord's are positive."""


class Privacy:
    """What the store and the open tables know of people."""

    def __init__(self, store: Store, floor: Floor, clock: Clock, random: Random, settings: Settings) -> None:
        self._store = store
        self._floor = floor
        self._clock = clock
        self._random = random
        self._settings = settings

    async def forget(self, person_id: int) -> None:
        """This person leaves every table and is named nowhere any more, here and in the store.

        Results keep their place under a pseudonym, so that the scores of others stay right. Raises StoreError.
        """
        pseudonym = -1 - self._random.getrandbits(PSEUDONYM_BITS)
        for table in list(self._floor):
            with suppress(Refused):
                await self._floor.made(table.id, partial(self._given_up, person_id))
            with suppress(Refused):
                await self._floor.made(table.id, lambda each: lobby.forgotten(each, person_id, pseudonym))
        await self._store.privacy.forget(person_id, pseudonym)

    async def let_moves_go(self, guild: int, days: int) -> int:
        """Delete the moves of this server's matches that ended so many days ago; of how many. Raises StoreError."""
        found = 0
        while count := await self._store.privacy.delete_moves(guild, self._clock.now() - days * DAY):
            found += count
        return found

    async def told_of(self, person_id: int) -> dict[str, Any]:
        """Everything that the store holds of a person, as plain values. Raises StoreError."""
        return await self._store.privacy.export(person_id)

    def _given_up(self, person_id: int, table: Table) -> Change:
        return play.given_up(table, person_id, self._clock.now(), self._settings)
