"""Matches as they are read back, from the first to the last of some numbers: headers with their seats, and logs."""

from __future__ import annotations

from bot.store.database import Database
from bot.store.rows import ActionRow, MatchRow, OwnerRow


async def headers(database: Database, first: int, last: int) -> list[MatchRow]:
    """The headers of these matches, in the order of their numbers. Raises StoreError."""
    owners: dict[int, list[OwnerRow]] = {}
    for match, *owner in await database.read(
        "SELECT match, seat, person, name, level FROM match_seat WHERE match BETWEEN ? AND ? ORDER BY match, seat",
        (first, last),
    ):
        owners.setdefault(match, []).append(OwnerRow(*owner))
    rows = await database.read(
        "SELECT id, table_id, guild, rules, seats, seed, host, started_at, coalesce(preset, ''), coalesce(counts, 0) "
        "FROM match WHERE id BETWEEN ? AND ? ORDER BY id",
        (first, last),
    )
    return [
        MatchRow(
            id=number,
            table=table,
            guild=guild,
            rules=rules,
            seats=seats,
            seed=seed,
            host=host,
            started_at=started_at,
            preset=preset,
            counts=bool(counts),
            owners=tuple(owners.get(number, ())),
        )
        for number, table, guild, rules, seats, seed, host, started_at, preset, counts in rows
    ]


async def logs(database: Database, first: int, last: int) -> dict[int, list[ActionRow]]:
    """The accepted actions of these matches by their numbers, in order. Raises StoreError."""
    found: dict[int, list[ActionRow]] = {}
    for row in await database.read(
        "SELECT match, number, seat, action, at, note FROM action WHERE match BETWEEN ? AND ? ORDER BY match, number",
        (first, last),
    ):
        found.setdefault(row[0], []).append(ActionRow(*row))
    return found
