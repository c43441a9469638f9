"""While Discord is out of reach nobody can act, so nobody's time runs out."""

from __future__ import annotations

from bot.tables import Stage
from bot.tables.records import row_of
from tests.tables.hall import ADA, BEN, Hall

ROUND_OF_MINUTES = "preset=mattel_2019 round_limit_minutes=15"


async def test_ten_minutes_without_discord_cost_nobody_a_turn(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, rules=ROUND_OF_MINUTES)
    await hall.pass_time(20)
    hall.tables.suspend()
    hall.tables.suspend()
    await hall.pass_time(600)
    assert hall.now_at(table) == table
    await hall.tables.resume()
    after = hall.now_at(table)
    assert after.deadline == hall.clock.now() + 40
    assert table.round_deadline is not None
    assert after.round_deadline == table.round_deadline + 600
    assert (after.revision, after.seats) == (table.revision, table.seats)
    assert hall.told[-1][0] is after
    again = await hall.after_a_crash()
    assert row_of(again.now_at(table)) == row_of(after)
    await again.close()
    await hall.pass_time(39)
    assert hall.now_at(table).revision == table.revision
    await hall.pass_time(1)
    assert hall.now_at(table).revision == table.revision + 1


async def test_a_turn_that_began_meanwhile_gets_no_more_than_a_turn(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, computers=1), "R1 R2 R3|B1 B2 B3", "B5", turn=1)
    hall.tables.suspend()
    await hall.pass_time(300)
    assert hall.now_at(table).turn == 0, "a computer player needs no Discord"
    await hall.tables.resume()
    assert hall.now_at(table).deadline == hall.clock.now() + 60


async def test_a_short_absence_moves_nothing(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    hall.tables.suspend()
    await hall.pass_time(4)
    await hall.tables.resume()
    await hall.tables.resume()
    assert hall.now_at(table) is table


async def test_a_lobby_waits_likewise_and_ends_when_somebody_could_have_come(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN)
    hall.tables.suspend()
    await hall.pass_time(3600)
    assert hall.now_at(table).stage is Stage.LOBBY
    await hall.tables.resume()
    await hall.pass_time(5)
    assert hall.tables.get(table.id) is None
    assert hall.clock.timers == 0
