"""A store that keeps nothing, for tables that are to leave no trace."""

from __future__ import annotations

from typing import Any

from bot.store.database import Database, Sequel
from bot.store.sql import Unit, Values
from bot.store.store import Store


class Nowhere(Database):
    """A database without a file: what is written is forgotten, and there is nothing to read."""

    def __init__(self) -> None:
        pass

    async def read(self, sql: str, values: Values = ()) -> list[Any]:
        return []

    async def write(self, unit: Unit, sequel: Sequel | None = None) -> None:
        pass

    async def close(self) -> None:
        pass


def unkept_store() -> Store:
    """What running tables ask of a store, without a trace."""
    return Store(Nowhere(), 1)
