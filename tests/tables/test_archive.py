"""Finished matches as records: what the store keeps is enough to play them again, and nothing is told too early."""

from __future__ import annotations

import pytest

from bot.replay import verify
from bot.tables.reasons import Refused
from bot.uno.match import Leave
from tests.tables.hall import ADA, BEN, GUILD, Hall


async def forfeited(hall: Hall) -> int:
    """A match that Ben leaves; its number."""
    table = await hall.match(ADA, BEN)
    assert table.match_id is not None
    await hall.tables.leave(table.id, BEN.id)
    return table.match_id


async def reason(hall: Hall, guild: int, match: int) -> str:
    with pytest.raises(Refused) as raised:
        await hall.tables.archive.record(guild, match)
    return raised.value.reason.code


async def test_a_finished_match_is_a_record_that_holds(hall: Hall) -> None:
    number = await forfeited(hall)
    record = await hall.tables.archive.record(GUILD, number)
    assert record.moves == ((1, Leave()),)
    assert [player.name for player in record.players] == ["Ada", "Ben"]
    assert record.ending == "forfeit"
    assert verify(record).holds


async def test_neither_a_running_match_nor_another_servers_is_told(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    assert table.match_id is not None
    assert await reason(hall, GUILD, table.match_id) == "replay-not-over"
    assert await reason(hall, GUILD + 1, table.match_id) == "no-such-replay"
    assert await reason(hall, GUILD, table.match_id + 1) == "no-such-replay"
    with pytest.raises(Refused):
        await hall.tables.archive.last(GUILD, table.channel)


async def test_the_last_match_is_that_of_the_channel(hall: Hall) -> None:
    number = await forfeited(hall)
    archive = hall.tables.archive
    assert await archive.last(GUILD, 0) == number
    (row,) = await archive.ended(GUILD)
    assert (row.match, row.names) == (number, ("Ada", "Ben"))
    assert await archive.ended(GUILD + 1) == []
