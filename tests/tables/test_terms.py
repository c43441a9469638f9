"""What a server decides about its tables, and what it does there: turn time, time-outs, the lobby, computer players."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.settings import Terms
from bot.store import Store, schema
from bot.tables import Ending, Person, Stage, Table
from bot.uno.actions import Draw
from bot.uno.events import Left
from tests.tables.hall import ADA, BEN, CHANNEL, CLEO, GUILD, Hall, refused

BIG = "R1 R2 R3 R4 R6|B1 B2 B3 B4 B6|Y1 Y2 Y3 Y4 Y6"
DULL = "R7 R8 R9 B7 B8 B9 Y7 Y8 Y9 R7 R8 R9"
DAY = 24 * 60 * 60


async def opened(hall: Hall, terms: Terms, *people: Person) -> Table:
    """A lobby of these people on these terms."""
    table = await hall.tables.open(GUILD, CHANNEL, people[0], terms=terms.frozen())
    for person in people[1:]:
        table = await hall.tables.join(table.id, person)
    return table


async def played(hall: Hall, terms: Terms, *people: Person) -> Table:
    """A match on these terms in which nobody can play anything."""
    table = await opened(hall, terms, *people)
    table = await hall.tables.start(table.id, people[0].id)
    return await hall.position(table, "|".join(BIG.split("|")[: len(people)]), "G5", draw=DULL)


@pytest.mark.parametrize("seconds", [15, 7 * DAY])
async def test_a_turn_takes_as_long_as_the_server_says_also_after_a_restart(hall: Hall, seconds: int) -> None:
    table = await played(hall, Terms(turn_seconds=seconds), ADA, BEN)
    deadline = table.deadline
    assert deadline == hall.clock.now() + seconds
    again = await hall.after_a_crash(seconds=seconds / 2)
    assert (again.now_at(table).deadline, again.now_at(table).terms) == (deadline, Terms(turn_seconds=seconds))
    await again.pass_time(seconds / 2 - 0.1)
    assert again.now_at(table).turn == 0
    await again.pass_time(0.1)
    after = again.now_at(table)
    assert (after.turn, after.deadline) == (1, again.clock.now() + seconds)
    await again.close()


async def test_a_lobby_waits_as_long_as_the_server_says(hall: Hall) -> None:
    table = await opened(hall, Terms(lobby_seconds=DAY), ADA)
    await hall.pass_time(DAY - 1)
    table = await hall.tables.join(table.id, BEN)
    assert table.deadline == hall.clock.now() + DAY
    await hall.pass_time(DAY)
    assert hall.told[-1][0].ending is Ending.EXPIRED


async def test_so_many_computer_players_sit_down_as_the_server_allows(hall: Hall) -> None:
    table = await opened(hall, Terms(computers=2), ADA)
    for _ in range(2):
        table = await hall.tables.add_computer(table.id, ADA.id)
    with refused("computers-full", count=2):
        await hall.tables.add_computer(table.id, ADA.id)
    await hall.tables.remove(table.id, ADA.id, 1)
    await hall.tables.add_computer(table.id, ADA.id)
    await hall.tables.end(table.id, ADA.id)
    table = await opened(hall, Terms(computers=0), ADA)
    with refused("no-computers"):
        await hall.tables.add_computer(table.id, ADA.id)


async def test_draw_never_puts_a_computer_player_in_while_somebody_is_there(hall: Hall) -> None:
    table = await played(hall, Terms(on_timeout="draw"), ADA, BEN)
    for turn in range(1, 5):
        await hall.pass_time(60)
        assert hall.now_at(table).turn == 1
        await hall.tables.act(table.id, BEN.id, None, Draw())
        ada = hall.now_at(table).seats[0]
        assert (ada.misses, ada.substituted) == (turn, False)
    assert hall.now_at(table).board().counts == (9, 9)


async def test_under_draw_a_table_that_nobody_attends_ends_all_the_same(hall: Hall) -> None:
    table = await played(hall, Terms(on_timeout="draw"), ADA, BEN)
    await hall.pass_time(180)
    assert [seat.substituted for seat in hall.now_at(table).seats] == [False, False]
    await hall.pass_time(60)
    assert [seat.substituted for seat in hall.now_at(table).seats] == [True, True]
    back = await hall.tables.present(table.id, BEN.id)
    assert [seat.substituted for seat in back.seats] == [False, False]
    for _ in range(400):
        if hall.now_at(table).stage is Stage.BREAK:
            break
        await hall.pass_time(60)
    await hall.pass_time(900)
    assert hall.told[-1][0].ending is Ending.ABANDONED


async def test_remove_makes_the_person_leave_after_two_time_outs_in_a_row(hall: Hall) -> None:
    table = await played(hall, Terms(on_timeout="remove"), ADA, BEN, CLEO)
    await hall.pass_time(60)
    assert [seat.gone for seat in hall.now_at(table).seats] == [False, False, False]
    for person in (BEN, CLEO):
        await hall.tables.act(table.id, person.id, None, Draw())
    await hall.pass_time(60)
    table = hall.now_at(table)
    assert [seat.gone for seat in table.seats] == [True, False, False]
    assert table.recent[-1] == Left(0)
    assert (table.turn, table.host) == (1, BEN.id)
    assert table.deadline == hall.clock.now() + 60
    with refused("not-at-table"):
        await hall.tables.act(table.id, ADA.id, None, Draw())


async def test_the_last_one_who_does_not_let_the_time_run_out_wins(hall: Hall) -> None:
    table = await played(hall, Terms(on_timeout="remove"), ADA, BEN)
    await hall.pass_time(60)
    await hall.tables.act(table.id, BEN.id, None, Draw())
    await hall.pass_time(60)
    table = hall.now_at(table)
    assert table.stage is Stage.OVER
    assert table.match is not None
    assert (table.match.winners, table.match.forfeit) == ((1,), True)


async def test_a_rematch_keeps_the_terms_of_the_table(hall: Hall) -> None:
    terms = Terms(turn_seconds=7200, lobby_seconds=DAY)
    table = await played(hall, terms, ADA, BEN)
    await hall.tables.leave(table.id, BEN.id)
    table = await hall.tables.rematch(table.id, ADA)
    assert (table.stage, table.terms) == (Stage.LOBBY, terms)
    assert table.deadline == hall.clock.now() + DAY


async def test_a_table_of_an_older_version_keeps_its_turn_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.db"
    steps = schema.migrations()
    monkeypatch.setattr(schema, "migrations", lambda: steps[:4])
    await (await Store.open(path)).close()
    monkeypatch.undo()
    with sqlite3.connect(path) as old:
        columns = (
            "id, guild, channel, rules, stage, revision, decision, turn_seconds, opened_at, seats, waiting, recent"
        )
        for table, channel, seconds in (("AAAA", 1, 90), ("BBBB", 2, 60)):
            old.execute(
                f"INSERT INTO game_table ({columns}, logged) VALUES (?, 9, ?, 'preset=party', 'lobby', 1, 1, ?, 0, "
                "'[[1, \"Ada\"]]', '[]', '[]', 0)",
                (table, channel, seconds),
            )
    hall = await Hall.open(path)
    assert [hall.tables.get(table).turn_seconds for table in ("AAAA", "BBBB")] == [90, 60]  # type: ignore[union-attr]
    await hall.close()
