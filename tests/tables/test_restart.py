"""Nothing that was acknowledged is lost: the process dies, another takes up its files."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from bot.store import StoreError
from bot.tables import Ending, Stage, Table
from bot.tables.records import UnreadableError, row_of
from bot.tables.restore import differs, replay
from bot.uno.actions import Draw, Play
from bot.uno.cards import card
from tests.tables.hall import ADA, BEN, CHANNEL, CLEO, GUILD, Hall, first_choice, refused

R1 = Play((card("R1"),))
SHORT = "preset=mattel_2019 target_score=20"


async def test_every_stage_is_taken_up_as_it_was(hall: Hall) -> None:
    lobby = await hall.lobby(ADA, BEN, computers=1)
    playing = await hall.tables.open(GUILD, CHANNEL + 1, ADA)
    await hall.tables.join(playing.id, BEN)
    await hall.tables.start(playing.id, ADA.id)
    for _ in range(20):
        await hall.act(playing, first_choice(hall.now_at(playing)))
    await hall.tables.wait(playing.id, CLEO)
    over = await hall.tables.open(GUILD, CHANNEL + 2, ADA)
    await hall.tables.join(over.id, BEN)
    await hall.tables.start(over.id, ADA.id)
    await hall.tables.leave(over.id, BEN.id)
    closed = await hall.tables.open(GUILD, CHANNEL + 3, ADA)
    await hall.tables.end(closed.id, ADA.id)
    again = await hall.after_a_crash(seconds=5)
    assert again.tables.get(closed.id) is None
    for table in (lobby, playing, over):
        assert row_of(again.now_at(table)) == row_of(hall.now_at(table))
    assert again.now_at(playing).recent == hall.now_at(playing).recent
    assert again.tables.in_channel(CHANNEL) == again.now_at(lobby)
    await again.close()


async def test_a_click_on_a_hand_from_before_still_counts(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN), "R1 R2 R3|B1 B2", "R5")
    again = await hall.after_a_crash(seconds=30)
    outcome = await again.tables.act(table.id, ADA.id, table.revision, R1)
    assert outcome.table.turn == 1
    with refused("stale"):
        await again.tables.act(table.id, ADA.id, table.revision, R1)
    await again.close()


async def test_a_deadline_to_come_stays_as_it_was_stored(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    again = await hall.after_a_crash(seconds=59)
    assert again.now_at(table).deadline == table.deadline
    await again.pass_time(1)
    assert again.now_at(table).revision == table.revision + 1
    await again.close()


async def test_nobody_loses_a_turn_because_the_bot_was_down(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    again = await hall.after_a_crash(seconds=3600)
    assert again.now_at(table).deadline == again.clock.now() + 60
    assert again.now_at(table).revision == table.revision
    third = await again.after_a_crash(seconds=10)
    assert third.now_at(table).deadline == again.now_at(table).deadline
    await again.pass_time(60)
    assert again.now_at(table).revision == table.revision + 1
    await again.close()
    await third.close()


async def test_a_lobby_that_expired_meanwhile_closes_at_once(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN)
    again = await hall.after_a_crash(seconds=3600)
    await again.pass_time(0)
    assert again.tables.get(table.id) is None
    assert again.told[-1][0].ending is Ending.EXPIRED
    await again.close()


async def test_the_next_round_that_was_due_meanwhile_is_dealt_at_once(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN), "R1|BS B2", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    again = await hall.after_a_crash(seconds=3600)
    await again.pass_time(0)
    after = again.now_at(table)
    assert (after.stage, after.deadline) == (Stage.PLAYING, again.clock.now() + 60)
    await again.close()


async def test_computer_players_go_on(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, computers=1), "R1 R2 R3|B1 B2 B3", "B5", turn=1)
    again = await hall.after_a_crash(seconds=1)
    await again.pass_time(2)
    assert again.now_at(table).turn == 0
    await again.close()


async def test_scores_come_with_the_end_of_the_round(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, rules=SHORT), "R1|BS B2", "R5")
    await hall.tables.act(table.id, ADA.id, None, R1)
    again = await hall.after_a_crash()
    assert (again.now_at(table).stage, await again.scores()) == (
        Stage.OVER,
        await hall.scores(),
    )
    await again.close()


async def test_header_and_log_make_the_match_again(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, CLEO, computers=1)
    for _ in range(60):
        table = hall.now_at(table)
        if table.stage is Stage.PLAYING and table.turn is not None and not table.seats[table.turn].is_automatic:
            await hall.act(table, first_choice(table, call=False))
        else:
            await hall.pass_time(3)
        assert await differs(hall.store, hall.now_at(table)) is None
    table = await hall.tables.leave(table.id, BEN.id)
    assert await differs(hall.store, table) is None
    header = await hall.store.match_header(table.match_id or 0)
    assert header is not None
    assert [(owner.person, owner.name) for owner in header.owners] == [
        (1, "Ada"),
        (2, "Ben"),
        (3, "Cleo"),
        (None, "Odo"),
    ]
    log = await hall.store.match_log(table.match_id or 0)
    assert [row.number for row in log] == list(range(1, table.logged + 1))


async def spoil(hall: Hall, sql: str) -> None:
    """Change the files behind the bot's back."""
    connection = sqlite3.connect(hall.path)
    connection.execute(sql)
    connection.commit()
    connection.close()


async def test_a_log_that_was_tampered_with_is_found(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    assert await differs(hall.store, await hall.tables.open(GUILD, CHANNEL + 1, ADA)) is None
    for _ in range(6):
        table = await hall.act(table, first_choice(hall.now_at(table)))
    await spoil(hall, "DELETE FROM action WHERE number = 6")
    assert await differs(hall.store, table) == "match 1: its log leads elsewhere"
    await spoil(hall, "UPDATE action SET action = 'B9,B9' WHERE number = 2")
    assert await differs(hall.store, table) == "match 1: action 2 cannot be played (Illegal)"
    await spoil(hall, "DELETE FROM action WHERE number = 1")
    assert await differs(hall.store, table) == "match 1: action 1 cannot be played (ValueError)"
    await spoil(hall, "UPDATE match SET rules = 'preset=nonsense'")
    assert await differs(hall.store, table) == "match 1: its header cannot be read (RuleError)"
    with pytest.raises(UnreadableError, match="no header"):
        await replay(hall.store, 99)


async def test_a_snapshot_that_cannot_be_read_is_played_again_from_the_log(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    for _ in range(10):
        table = await hall.act(table, first_choice(hall.now_at(table)))
    await spoil(hall, "UPDATE game_table SET snapshot = '{\"version\": 1}'")
    again = await hall.after_a_crash()
    assert row_of(again.now_at(table)).snapshot == row_of(table).snapshot
    await again.act(table, first_choice(again.now_at(table)))
    await again.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE game_table SET snapshot = 'x', seats = '[]' || seats",
        "UPDATE game_table SET snapshot = 'x'; ",
        "UPDATE game_table SET rules = 'preset=nonsense', match = NULL",
        "UPDATE game_table SET snapshot = 'x', match = NULL",
    ],
)
async def test_what_cannot_be_read_at_all_is_set_aside_and_its_channel_is_free(
    hall: Hall, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    table = await hall.match(ADA, BEN)
    other = await hall.tables.open(GUILD, CHANNEL + 1, ADA)
    await spoil(hall, f"{damage.rstrip('; ')} WHERE id = '{table.id}'")
    await spoil(hall, "UPDATE match SET seed = 7, rules = 'x'")
    again = await hall.after_a_crash()
    assert again.tables.get(table.id) is None
    assert again.tables.get(other.id) is not None
    assert "set aside" in caplog.text
    fresh = await again.tables.open(GUILD, CHANNEL, BEN)
    assert fresh.id != table.id
    kept = await again.store._database.read("SELECT stage, revision FROM game_table WHERE id = ?", (table.id,))
    assert kept == [("damaged", table.revision)]
    await again.close()


class TestFailingCommits:
    async def test_nothing_changes_when_the_store_fails(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        table = await hall.match(ADA, BEN)

        async def fails(_: object) -> None:
            await asyncio.sleep(0)
            raise StoreError("the disk is full")

        told = len(hall.told)
        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "commit", fails)
            person = table.seats[table.turn or 0].person or 0
            for ask in (
                hall.tables.act(table.id, person, table.revision, first_choice(table)),
                hall.tables.leave(table.id, ADA.id),
                hall.tables.end(table.id, ADA.id),
                hall.tables.open(GUILD, CHANNEL + 1, ADA),
            ):
                with pytest.raises(StoreError, match="disk is full"):
                    await ask
        assert hall.now_at(table) is table
        assert hall.tables.in_channel(CHANNEL + 1) is None
        assert len(hall.told) == told
        table = await hall.act(table, first_choice(table))
        assert await differs(hall.store, table) is None

    async def test_the_disk_itself_refuses(self, hall: Hall) -> None:
        table = await hall.match(ADA, BEN)
        await hall.store._database._writer.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreError, match="cannot be written"):
            await hall.act(table, first_choice(table))
        assert hall.now_at(table) is table
        await hall.store._database._writer.execute("PRAGMA query_only = OFF")
        await hall.act(table, first_choice(table))


class TestConcurrency:
    async def test_of_many_clicks_at_once_one_is_carried_out(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN), "R1 R1 R1 R1 R1|B1 B2", "R5")
        results = await asyncio.gather(
            *(hall.tables.act(table.id, ADA.id, table.revision, R1) for _ in range(10)), return_exceptions=True
        )
        assert sum(not isinstance(result, BaseException) for result in results) == 1
        assert {str(result) for result in results if isinstance(result, BaseException)} == {"stale"}
        assert hall.now_at(table).logged == table.logged + 1

    async def test_of_many_starts_one_deals(self, hall: Hall) -> None:
        table = await hall.lobby(ADA, BEN)
        results = await asyncio.gather(*(hall.tables.start(table.id, ADA.id) for _ in range(5)), return_exceptions=True)
        assert sorted(str(result) for result in results if isinstance(result, BaseException)) == (
            ["already-started"] * 4
        )
        assert await hall.store._database.read("SELECT count(*) FROM match") == [(1,)]

    async def test_of_many_openings_in_a_channel_one_succeeds(self, hall: Hall) -> None:
        results = await asyncio.gather(
            *(hall.tables.open(GUILD, CHANNEL, ADA) for _ in range(5)), return_exceptions=True
        )
        assert sum(isinstance(result, Table) for result in results) == 1

    async def test_what_waits_for_the_lock_of_a_table_that_ends_finds_no_table(self, hall: Hall) -> None:
        table = await hall.match(ADA, BEN)
        ending = asyncio.ensure_future(hall.tables.end(table.id, ADA.id))
        acting = asyncio.ensure_future(hall.act(table, first_choice(table)))
        marking = asyncio.ensure_future(hall.tables.set_message(table.id, 5))
        await ending
        for waiting in (acting, marking):
            with refused("no-table"):
                await waiting

    async def test_a_caller_that_goes_away_does_not_undo_the_move(self, hall: Hall) -> None:
        table = await hall.match(ADA, BEN)
        clicking = asyncio.ensure_future(hall.act(table, first_choice(table)))
        for _ in range(3):
            await asyncio.sleep(0)
        clicking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await clicking
        await hall.idle()
        after = hall.now_at(table)
        assert after.revision == table.revision + 1
        assert await differs(hall.store, after) is None
        assert hall.told[-1][0] is after

    async def test_a_failing_listener_harms_nobody(self, hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
        def fails(_table: object, _events: object) -> None:
            raise RuntimeError("no board")

        hall.tables.listener = fails
        assert hall.tables.listener is fails
        table = await hall.match(ADA, BEN)
        assert table.stage is Stage.PLAYING
        assert "listener failed" in caplog.text
        hall.tables.listener = None
        await hall.act(table, first_choice(table))

    async def test_closing_finishes_what_has_begun_and_refuses_the_rest(self, hall: Hall) -> None:
        table = await hall.match(ADA, BEN)
        clicking = asyncio.ensure_future(hall.act(table, first_choice(table)))
        for _ in range(3):
            await asyncio.sleep(0)
        await hall.tables.close()
        assert (await clicking).revision == table.revision + 1
        with refused("closing"):
            await hall.tables.act(table.id, ADA.id, None, Draw())
        with refused("closing"):
            await hall.tables.open(GUILD, CHANNEL + 1, ADA)
        assert hall.clock.timers == 0
