"""What counts for the scores of a server: exact values from scripted matches."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.scores.record import Record
from bot.tables import Person, Stage
from bot.uno.actions import Catch, Challenge, Draw, Play
from bot.uno.cards import card
from tests.tables.hall import ADA, BEN, CLEO, DORA, GUILD, Hall

SHORT = "preset=mattel_2019 target_score=20"
R1 = Play((card("R1"),))


async def records(hall: Hall, preset: str = "") -> dict[str, Record]:
    """The records of the newest season by name."""
    return {row.name: row.record for row in await hall.scores(preset=preset)}


def plain(record: Record) -> Record:
    """The record but for the rating."""
    return replace(record, rated=0, mu=Record().mu, sigma=Record().sigma)


def won(points: int, **more: Any) -> Record:
    """The record of one match that was won in one round."""
    return Record(matches=1, wins=1, rounds=1, rounds_won=1, points=points, best=points, streak=1, longest=1, **more)


async def test_a_round_counts_when_it_ends_and_stays_when_the_match_is_ended(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN), "R1|BS B2", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    counted = {
        "Ada": Record(rounds=1, rounds_won=1, points=22, best=22),
        "Ben": Record(rounds=1, given=22),
    }
    assert await records(hall) == counted
    await hall.tables.end(table.id, ADA.id)
    assert await records(hall) == counted


async def test_a_match_counts_for_everybody_when_it_is_decided(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, CLEO, rules=SHORT), "R1|BS B2|W", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    found = await records(hall)
    assert plain(found["Ada"]) == won(72)
    assert plain(found["Ben"]) == Record(matches=1, rounds=1, given=22)
    assert plain(found["Cleo"]) == Record(matches=1, rounds=1, given=50)
    assert [row.person for row in await hall.scores()] == [1, 3, 2]
    assert await records(hall, "mattel_2019") == {name: plain(each) for name, each in found.items()}
    assert await hall.scores(GUILD + 1) == []


async def test_a_rating_changes_with_a_match_of_people_by_plackett_and_luce(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, rules=SHORT), "R1|BS B2", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    found = await records(hall)
    assert (found["Ada"].rated, found["Ben"].rated) == (1, 1)
    assert (found["Ada"].mu, found["Ben"].mu) == pytest.approx((27.6354, 22.3646), abs=0.0001)
    assert (found["Ada"].sigma, found["Ben"].sigma) == pytest.approx((8.0659, 8.0659), abs=0.0001)
    assert (found["Ada"].rating, found["Ben"].rating) == (1138, 927)
    assert not found["Ada"].is_settled


async def test_a_table_with_a_computer_player_counts_but_not_for_the_rating(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, computers=1, rules=SHORT), "R1|BS B2|W", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    assert await records(hall) == {"Ada": won(72), "Ben": Record(matches=1, rounds=1, given=22)}


async def test_a_table_of_one_person_counts_for_nobody(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, computers=2, rules=SHORT), "R1|BS B2|W", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    assert hall.now_at(table).stage is Stage.OVER
    assert await hall.scores() == []


async def test_a_forfeit_counts_also_for_who_left_but_not_for_the_rating(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, CLEO)
    await hall.tables.leave(table.id, ADA.id)
    table = await hall.tables.kick(table.id, BEN.id, 2)
    assert table.stage is Stage.OVER
    lost = Record(matches=1)
    assert await records(hall) == {
        "Ben": Record(matches=1, wins=1, streak=1, longest=1),
        "Ada": lost,
        "Cleo": lost,
    }


async def test_who_left_a_match_that_was_played_on_is_last_in_the_rating(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, CLEO, rules=SHORT)
    await hall.tables.leave(table.id, CLEO.id)
    table = await hall.position(table, "R1|BS B2|", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    places = await hall.store._database.read("SELECT seat, place, has_won FROM match_seat ORDER BY seat")
    assert places == [(0, 1, 1), (1, 2, 0), (2, 3, 0)]
    found = await records(hall)
    assert found["Ada"].mu > found["Ben"].mu > found["Cleo"].mu
    assert [each.rated for each in found.values()] == [1, 1, 1]


async def test_a_match_that_is_ended_counts_for_nobody(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    await hall.tables.end(table.id, ADA.id)
    assert await hall.scores() == []
    assert await hall.store._database.read("SELECT ending FROM match") == [("abandoned",)]


async def test_a_computer_player_that_sits_in_earns_nothing_and_its_person_is_last(hall: Hall) -> None:
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
    found = await records(hall)
    assert found["Ada"] == Record(matches=1)
    assert (found["Ben"].matches, found["Ben"].wins, found["Ben"].rounds, found["Ben"].given) == (1, 0, 1, 22)
    assert found["Ben"].rated == 0
    assert await hall.store._database.read("SELECT place FROM match_seat ORDER BY seat") == [(2,), (1,)]


async def test_points_that_are_bad_are_neither_taken_nor_given(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, rules="preset=mattel_2019 scoring=penalty")
    table = await hall.position(table, "R1|BS B2", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    assert await records(hall) == {"Ada": Record(rounds=1, rounds_won=1), "Ben": Record(rounds=1)}
    assert await hall.store._database.read("SELECT points FROM seat_result ORDER BY seat") == [(0,), (22,)]


async def test_partners_share_their_place_and_their_rating_changes_alike(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, CLEO, DORA, rules="preset=partners target_score=20")
    table = await hall.position(table, "R1|BS B2|W|G9", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    found = await records(hall)
    assert await hall.store._database.read("SELECT team, place, has_won FROM match_seat ORDER BY seat") == [
        (0, 1, 1),
        (1, 3, 0),
        (0, 1, 1),
        (1, 3, 0),
    ]
    assert found["Ada"].points == 31
    assert (found["Cleo"].wins, found["Cleo"].points, found["Cleo"].given) == (1, 0, 0)
    assert found["Ada"].mu == found["Cleo"].mu > found["Ben"].mu == found["Dora"].mu


async def test_the_name_last_seen_stands_and_a_row_of_wins_is_a_streak(hall: Hall) -> None:
    for name in ("Ada", "Ada L."):
        table = await hall.match(Person(ADA.id, name), BEN, rules=SHORT)
        table = await hall.position(table, "R1|BS B2", "R5")
        await hall.tables.act(table.id, ADA.id, None, R1)
        await hall.tables.end(table.id, ADA.id)
    found = await records(hall)
    assert plain(found["Ada L."]) == Record(
        matches=2, wins=2, rounds=2, rounds_won=2, points=44, best=22, streak=2, longest=2
    )
    assert plain(found["Ben"]) == Record(matches=2, rounds=2, given=44)


async def test_a_loss_ends_a_streak_but_not_the_longest(hall: Hall) -> None:
    for winner, hands in ((0, "R1|BS B2"), (0, "R1|BS B2"), (1, "BS B2|R1"), (0, "R1|BS B2")):
        table = await hall.match(ADA, BEN, rules=SHORT)
        table = await hall.position(table, hands, "R5", turn=winner)
        await hall.tables.act(table.id, (ADA, BEN)[winner].id, None, R1)
        await hall.tables.end(table.id, ADA.id)
    ada, ben = (await records(hall)).values()
    assert (ada.streak, ada.longest, ben.streak, ben.longest) == (1, 2, 0, 1)


async def test_calls_challenges_and_draws_are_counted_with_their_round(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    table = await hall.position(table, "W+4 R1 R2|B1 G9 B3", "R5", draw="G0 G1 G2 G3 G4 G6 G7 G8 G9 Y1 Y2 Y3 Y4 Y5")
    table = await hall.act(table, Play((card("W+4"),), colour="B"))
    table = await hall.act(table, Challenge())
    assert await records(hall) == {}
    again = await hall.after_a_crash()
    assert [list(map(int, (each.drawn, each.challenges_won))) for each in again.now_at(table).tally] == [[4, 0], [0, 1]]
    table = await again.position(again.now_at(table), "R1 R2|B2 B1", "R5")
    table = await again.act(table, R1)
    table = (await again.tables.act(table.id, BEN.id, None, Catch(0))).table
    table = await again.position(table, "R1|B2", "R5", turn=0)
    await again.tables.act(table.id, ADA.id, None, R1)
    found = await records(again)
    assert found["Ada"] == Record(rounds=1, rounds_won=1, points=2, best=2, drawn=6, missed=1)
    assert found["Ben"] == Record(rounds=1, given=2, caught=1, challenges_won=1)
    await again.close()


async def test_a_lost_challenge_and_the_next_round_begins_with_nothing(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    table = await hall.position(table, "W+4 G1 G2|B1 G9 B3", "R5", draw="G0 G1 G2 G3 G4 G6 G7 G8 G9 Y1 Y2 Y3")
    table = await hall.act(table, Play((card("W+4"),), colour="B"))
    table = await hall.act(table, Challenge())
    table = await hall.position(table, "R1|B2", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    ben = (await records(hall))["Ben"]
    assert (ben.challenges_won, ben.challenges_lost, ben.drawn) == (0, 1, 6)
    table = await hall.tables.next_round(table.id, ADA.id)
    assert {each.drawn for each in table.tally} <= {0, 2, 4}
    assert sum(each.challenges_lost for each in table.tally) == 0


async def test_a_season_counted_anew_is_what_was_counted_as_it_came(hall: Hall) -> None:
    """Whole matches of three with seeds, so that every counter has moved."""
    for _ in range(3):
        table = await hall.match(ADA, BEN, CLEO, rules="preset=party target_score=150")
        while hall.now_at(table).stage in (Stage.PLAYING, Stage.BREAK):
            await hall.play_round(table, call=False)
            if hall.now_at(table).stage is Stage.BREAK:
                await hall.tables.next_round(table.id, ADA.id)
        await hall.tables.end(table.id, ADA.id)
    before = await hall.scores()
    assert sum(row.record.drawn for row in before) > 50
    (season,) = await hall.store.scores.seasons(GUILD)
    await hall.store.seasons.recount(season.id)
    assert await hall.scores() == before
    assert sum(row.record.points for row in before) == sum(row.record.given for row in before)


async def test_results_of_rounds_are_kept(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, rules=SHORT), "R1|BS B2", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    read = hall.store._database.read
    assert await read("SELECT match, round, winner, season FROM round_result") == [(1, 1, 0, 1)]
    assert await read("SELECT seat, points, taken, given FROM seat_result ORDER BY seat") == [
        (0, 22, 22, 0),
        (1, 0, 0, 22),
    ]
    assert await read("SELECT ending, is_rated, preset, counts FROM match") == [("played", 1, "mattel_2019", 1)]


async def test_the_end_of_a_match_counts_once_across_a_crash(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, rules=SHORT), "R1|BS B2", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    again = await hall.after_a_crash(seconds=5)
    await again.tables.rematch(table.id, ADA)
    last = await again.after_a_crash(seconds=5)
    assert await last.scores() == await hall.scores()
    for run in (again, last):
        await run.close()
