"""What counts for the running scores of a server."""

from __future__ import annotations

from bot.store import ScoreRow
from bot.tables import Stage
from bot.uno.actions import Draw, Play
from bot.uno.cards import card
from tests.tables.hall import ADA, BEN, CLEO, GUILD, Hall

SHORT = "preset=mattel_2019 target_score=20"
R1 = Play((card("R1"),))


async def test_a_round_counts_when_it_ends(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN), "R1|BS B2", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    assert await hall.tables.scores(GUILD) == [ScoreRow(1, "Ada", 0, 0, 1, 22)]
    await hall.tables.end(table.id, ADA.id)
    assert await hall.tables.scores(GUILD) == [ScoreRow(1, "Ada", 0, 0, 1, 22)]


async def test_a_match_counts_for_everybody_when_it_is_decided(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, computers=1, rules=SHORT), "R1|BS B2|W", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    assert await hall.tables.scores(GUILD) == [ScoreRow(1, "Ada", 1, 1, 1, 72), ScoreRow(2, "Ben", 1, 0, 0, 0)]
    assert await hall.tables.standing(GUILD, BEN.id) == (2, ScoreRow(2, "Ben", 1, 0, 0, 0))
    assert await hall.tables.score_count(GUILD) == 2
    assert await hall.tables.scores(GUILD + 1) == []


async def test_a_forfeit_counts_also_for_who_left(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, CLEO)
    await hall.tables.leave(table.id, ADA.id)
    table = await hall.tables.kick(table.id, BEN.id, 2)
    assert table.stage is Stage.OVER
    assert await hall.tables.scores(GUILD, order="wins") == [
        ScoreRow(2, "Ben", 1, 1, 0, 0),
        ScoreRow(1, "Ada", 1, 0, 0, 0),
        ScoreRow(3, "Cleo", 1, 0, 0, 0),
    ]


async def test_a_match_that_is_ended_counts_for_nobody(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    table = await hall.tables.end(table.id, ADA.id)
    assert await hall.tables.scores(GUILD) == []
    ended = await hall.store._database.read("SELECT ending FROM match")
    assert ended == [("abandoned",)]


async def test_a_computer_player_that_sits_in_earns_nothing(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, rules=SHORT)
    table = await hall.position(table, "R8 R2|B1 B2 B3 B4 B6", "R5", draw="G0 G1 G2 G3 G4 G6 G7 G8")
    await hall.pass_time(60)
    await hall.tables.act(table.id, BEN.id, None, Draw())
    await hall.pass_time(60)
    table = hall.now_at(table)
    assert table.seats[0].substituted
    table = await hall.position(table, "R1|BS B2", "R5")
    await hall.pass_time(2)
    assert hall.now_at(table).stage is Stage.OVER
    assert await hall.tables.scores(GUILD) == [ScoreRow(1, "Ada", 1, 0, 0, 0), ScoreRow(2, "Ben", 1, 0, 0, 0)]


async def test_points_that_are_bad_are_not_added(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, rules="preset=mattel_2019 scoring=penalty")
    table = await hall.position(table, "R1|BS B2", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    assert await hall.tables.scores(GUILD) == [ScoreRow(1, "Ada", 0, 0, 1, 0)]


async def test_the_name_last_seen_stands(hall: Hall) -> None:
    for name in ("Ada", "Ada L."):
        table = await hall.match(type(ADA)(ADA.id, name), BEN, rules=SHORT)
        table = await hall.position(table, "R1|BS B2", "R5")
        await hall.tables.act(table.id, ADA.id, None, R1)
        await hall.tables.end(table.id, ADA.id)
    assert await hall.tables.scores(GUILD, limit=1) == [ScoreRow(1, "Ada L.", 2, 2, 2, 44)]


async def test_results_of_rounds_are_kept(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, rules=SHORT), "R1|BS B2", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    read = hall.store._database.read
    assert await read("SELECT match, round, winner FROM round_result") == [(1, 1, 0)]
    assert await read("SELECT seat, points FROM seat_result ORDER BY seat") == [(0, 22), (1, 0)]
    assert await read("SELECT ending FROM match") == [("played",)]
