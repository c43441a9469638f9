"""A database from before there were seasons is migrated and counted, and goes on where it was broken off."""

from __future__ import annotations

from pathlib import Path

from bot.store import Store
from bot.tables import backfill
from tests.bench.store import break_off, build

MATCHES, SERVERS = 60, 3


async def scored(store: Store) -> list[object]:
    """Every score of every season."""
    return list(await store._database.read("SELECT * FROM score ORDER BY season, player, preset"))


async def test_a_count_that_is_broken_off_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    found = []
    for broken_off in (0, 2):
        path = tmp_path / f"old-{broken_off}.db"
        build(path, MATCHES, SERVERS)
        store = await Store.open(path)
        backfill_at_once, backfill.AT_ONCE = backfill.AT_ONCE, 7
        try:
            if broken_off:
                await break_off(store, after=broken_off)
                assert await store.backfill.count() == MATCHES - 7 * broken_off
                assert await scored(store) == []
                await store.close()
                store = await Store.open(path)
            await backfill.count_old_matches(store)
            found.append(await scored(store))
            assert await store.backfill.count() == 0
            assert [check for check in await store.archive.scores() if check.kept != check.counted] == []
        finally:
            backfill.AT_ONCE = backfill_at_once
            await store.close()
    assert found[0] == found[1]
    assert len(found[0]) > MATCHES
