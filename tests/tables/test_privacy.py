"""What is kept of people: they get it, they are forgotten everywhere, and others lose nothing by it."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from bot.store.scores import PEOPLE
from bot.tables import Person, Stage, Table
from bot.tables.reasons import Refused
from tests.tables.hall import ADA, CHANNEL, GUILD, Hall

EVE = Person(123_456_789_012_345_678, "Eve Unlikely")


def traces(hall: Hall) -> list[str]:
    """Where in the database the person is still named, by number or by name."""
    with sqlite3.connect(hall.path) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [
            table
            for table in tables
            for row in connection.execute(f"SELECT * FROM {table}")
            if str(EVE.id) in str(row) or EVE.name in str(row)
        ]


async def played_out(hall: Hall, *people: Person) -> Table:
    """A match of these people that the last one leaves; the table is closed then."""
    table = await hall.match(*people)
    await hall.tables.leave(table.id, people[-1].id)
    await hall.tables.end(table.id, people[0].id)
    return table


def test_every_column_with_a_person_is_known() -> None:
    """A new table or column that names people must be listed, so that forgetting does not overlook it."""
    with sqlite3.connect(":memory:") as connection:
        from bot.store.schema import migrations

        for step in migrations():
            connection.executescript(step)
        found: dict[str, set[str]] = {}
        for (table,) in list(connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")):
            columns = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
            named = columns & {"person", "host", "by_person", "owner", "user", "member"}
            if named and table != "match":  # a match's host is a seat
                found[table] = named
    assert set(found) <= set(PEOPLE)
    for table, columns in found.items():
        assert columns <= set(PEOPLE[table])


async def test_nothing_names_who_was_forgotten(hall: Hall) -> None:
    await played_out(hall, EVE, ADA)
    await played_out(hall, ADA, EVE)
    await hall.store.people.write(EVE.id, "{}")
    await hall.store.guilds.keep_draft(GUILD, EVE.id, "preset=party")
    assert {"match_seat", "game_table", "player", "preference", "guild_draft"} <= set(traces(hall))
    await hall.tables.privacy.forget(EVE.id)
    assert traces(hall) == []


async def test_a_running_table_goes_on_without_who_was_forgotten(hall: Hall) -> None:
    table = await hall.match(ADA, EVE, Person(5, "Zoe"))
    waiting = await hall.tables.open(GUILD, CHANNEL + 1, ADA)
    await hall.tables.join(waiting.id, EVE)
    await hall.tables.privacy.forget(EVE.id)
    after = hall.tables.get(table.id)
    assert after is not None
    assert after.stage is Stage.PLAYING
    assert [seat.gone for seat in after.seats] == [False, True, False]
    assert after.seats[1].name == ""
    lobby = hall.tables.get(waiting.id)
    assert lobby is not None
    assert [seat.name for seat in lobby.seats] == ["Ada"]
    assert traces(hall) == []
    again = await hall.after_a_crash()
    restored = again.tables.get(table.id)
    assert restored is not None
    assert restored.seats[1].name == ""
    await again.close()


async def test_the_scores_of_others_stay(hall: Hall) -> None:
    await played_out(hall, ADA, EVE)
    season = (await hall.store.scores.seasons(GUILD))[0].id
    before = await hall.store.scores.page(season)
    await hall.tables.privacy.forget(EVE.id)
    after = await hall.store.scores.page(season)
    assert [(row.record, row.name) for row in after] == [
        (row.record, "" if row.person == EVE.id else row.name) for row in before
    ]
    await hall.store.seasons.recount(season)
    assert [row.record for row in await hall.store.scores.page(season)] == [row.record for row in before]


async def test_who_comes_back_starts_anew(hall: Hall) -> None:
    await played_out(hall, ADA, EVE)
    await hall.tables.privacy.forget(EVE.id)
    assert await hall.store.scores.player(GUILD, EVE.id) is None
    table = await hall.match(ADA, EVE)
    assert table.seat_of(EVE.id) == 1


async def test_everything_is_told_but_not_the_moves_of_others(hall: Hall) -> None:
    table = await played_out(hall, ADA, EVE)
    told: Any = await hall.tables.privacy.told_of(EVE.id)
    (match,) = told["matches"]
    assert (match["match"], match["seat"], match["name"], match["moves"]) == (table.match_id, 1, EVE.name, ["leave"])
    assert told["person"] == str(EVE.id)
    assert told["scores"][0]["guild"] == GUILD
    assert told["preferences"] == []
    assert "seed" not in match
    assert (await hall.tables.privacy.told_of(4))["matches"] == []


async def test_moves_go_when_their_time_is_over_and_results_stay(hall: Hall) -> None:
    table = await played_out(hall, ADA, EVE)
    assert table.match_id is not None
    season = (await hall.store.scores.seasons(GUILD))[0].id
    before = await hall.store.scores.page(season)
    await hall.pass_time(29 * 24 * 3600)
    assert await hall.tables.privacy.let_moves_go(GUILD, 30) == 0
    assert (await hall.tables.archive.record(GUILD, table.match_id)).number == table.match_id
    await hall.pass_time(2 * 24 * 3600)
    assert await hall.tables.privacy.let_moves_go(GUILD + 1, 30) == 0
    assert await hall.tables.privacy.let_moves_go(GUILD, 30) == 1
    assert await hall.tables.privacy.let_moves_go(GUILD, 30) == 0
    with pytest.raises(Refused) as raised:
        await hall.tables.archive.record(GUILD, table.match_id)
    assert raised.value.reason.code == "replay-gone"
    assert await hall.store.scores.page(season) == before
