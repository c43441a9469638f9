"""The part of the store that tells a person all it holds of them, forgets them, and lets old matches go."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from bot.store.database import Database

NAMELESS = ""
"""The name of somebody who was forgotten: screens show an ellipsis for it."""

FORGET = (
    "UPDATE player SET person = :pseudonym, name = :name WHERE person = :person",
    "UPDATE match_seat SET person = :pseudonym, name = :name WHERE person = :person",
    "UPDATE guild_change SET person = :pseudonym, name = :name WHERE person = :person",
    "DELETE FROM guild_draft WHERE person = :person",
    "DELETE FROM preference WHERE person = :person",
)
"""What is done to the tables that `bot.store.scores.PEOPLE` names; `game_table`, whose columns are JSON, follows."""
TABLES_OF = (
    "SELECT id, host, seats, waiting, agreed FROM game_table "
    "WHERE host = :person OR instr(seats, :person) OR instr(waiting, :person) OR instr(agreed, :person)"
)
SET_TABLE = "UPDATE game_table SET host = ?, seats = ?, waiting = ?, agreed = ? WHERE id = ?"
OLD_MATCHES = "SELECT id FROM match WHERE guild = ? AND ended_at < ? AND moves_kept ORDER BY id LIMIT ?"
AT_ONCE = 200
"""Matches whose moves are deleted in one transaction."""


class Privacy:
    """What concerns one person. Every method may raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, person: int) -> dict[str, Any]:
        """Everything that the database holds of a person, as plain values; without the moves of others."""
        scores = await self._rows(
            "SELECT player.guild, player.name, season.number AS season, season.name AS season_name, preset, score.* "
            "FROM player LEFT JOIN score ON score.player = player.id LEFT JOIN season ON season.id = score.season "
            "WHERE person = ? ORDER BY player.guild, season, preset",
            person,
        )
        matches = await self._rows(
            "SELECT match.id AS match, guild, rules, started_at, ended_at, ending, seat, name, place, has_won "
            "FROM match_seat JOIN match ON match.id = match_seat.match WHERE person = ? ORDER BY match.id",
            person,
        )
        moves: dict[int, list[str]] = {match["match"]: [] for match in matches}
        for match, action in await self._database.read(
            "SELECT action.match, action FROM match_seat JOIN action USING (match, seat) WHERE person = ? "
            "ORDER BY action.match, number",
            (person,),
        ):
            moves[match].append(action)
        for each in matches:
            each["moves"] = moves[each["match"]]
        changes = await self._rows(
            "SELECT guild, revision, at, name, change FROM guild_change WHERE person = ? ORDER BY guild, revision",
            person,
        )
        drafts = await self._rows("SELECT guild, text FROM guild_draft WHERE person = ? ORDER BY guild", person)
        preferences = await self._rows("SELECT preferences FROM preference WHERE person = ?", person)
        return {
            "person": str(person),
            "preferences": preferences,
            "scores": scores,
            "matches": matches,
            "changes_of_settings": changes,
            "drafts_of_settings": drafts,
        }

    async def forget(self, person: int, pseudonym: int) -> None:
        """Put a pseudonym, a number that nobody in Discord has, in this person's place, in one transaction.

        Results keep their place, so the scores of others stay as they are. Running tables are the caller's.
        """
        values = {"person": person, "pseudonym": pseudonym, "name": NAMELESS}

        def do(connection: sqlite3.Connection) -> None:
            for statement in FORGET:
                connection.execute(statement, values)
            for row in connection.execute(TABLES_OF, values).fetchall():
                connection.execute(SET_TABLE, _without(person, pseudonym, *row))

        await self._database.write([], do)

    async def delete_moves(self, guild: int, before: float) -> int:
        """Delete the moves of a server's matches that ended before this time; of how many matches.

        Results and scores stay. At most `AT_ONCE` matches: call again until it is none.
        """
        found: list[int] = []

        def do(connection: sqlite3.Connection) -> None:
            found[:] = [row[0] for row in connection.execute(OLD_MATCHES, (guild, before, AT_ONCE)).fetchall()]
            connection.executemany("DELETE FROM action WHERE match = ?", [(match,) for match in found])
            connection.executemany("UPDATE match SET moves_kept = 0 WHERE id = ?", [(match,) for match in found])

        await self._database.write([], do)
        return len(found)

    async def _rows(self, statement: str, person: int) -> list[dict[str, Any]]:
        return await self._database.read_named(statement, (person,))


def _without(
    person: int, pseudonym: int, table: str, host: int | None, seats: str, waiting: str, agreed: str
) -> tuple[object, ...]:
    """The columns of a table with the pseudonym in the person's place."""

    def other(row: list[Any]) -> list[Any]:
        return [pseudonym, NAMELESS, *row[2:]] if row[0] == person else row

    return (
        None if host == person else host,
        _text([other(row) for row in json.loads(seats)]),
        _text([row for row in json.loads(waiting) if row[0] != person]),
        _text([each for each in json.loads(agreed) if each != person]),
        table,
    )


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
