"""Matches from before there were seasons, counted by their logs."""

from __future__ import annotations

from bot.tables import backfill
from tests.tables.hall import ADA, BEN, Hall


async def test_an_old_match_counts_by_its_log_as_if_it_ended_now(hall: Hall) -> None:
    """The counters that only the log can tell come back: cards drawn, calls, cards given."""
    table = await hall.match(ADA, BEN, rules="preset=mattel_2019 target_score=20")
    await hall.play_round(table, call=False)
    before = await hall.scores()
    assert before[0].record.wins == 1
    assert sum(row.record.drawn for row in before) > 0
    writer = hall.store._database._writer
    for statement in (
        "UPDATE match SET counts = NULL, preset = NULL, season = NULL, is_rated = 0",
        "UPDATE match_seat SET player = NULL, team = NULL, place = NULL, has_won = NULL",
        "UPDATE round_result SET season = NULL",
        "UPDATE seat_result SET taken = 0, given = 0, drawn = 0, missed = 0, caught = 0",
        "DELETE FROM score",
    ):
        await writer.execute(statement)
    await writer.commit()
    await backfill.count_old_matches(hall.store)
    assert await hall.scores() == before
