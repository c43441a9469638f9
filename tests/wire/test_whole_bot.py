"""The bot as a process, over HTTP and the websocket: a whole match, and what may happen to the process meanwhile."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator

import pytest

from bot.playground.interaction import InteractionFailed
from bot.playground.models import Message
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.upkeep.health import ask
from cogs.ui.ids import Verb
from tests.wire.players import PASSING, STEPS, Table, find, revision, use
from tests.wire.process import BotProcess
from tests.wire.spec import spec_file, violations

PRIVATE = re.compile(r"uno1:\w+:\d+:(play|colour|target|keep|name):")
"""What stands in the ids of a hand alone."""
FOUR = ("Ada", "Ben", "Cleo", "Dora")


@pytest.fixture
async def table(discord_server: StandIn, bot_process: BotProcess) -> AsyncIterator[Table]:
    """A match of four that has begun; at the end everything that the bot sent is looked through."""
    await bot_process.start()
    table = Table(discord_server, discord_server.channel("uno"), FOUR)
    await table.open()
    yield table
    assert [line for line in bot_process.log if "level=ERROR" in line] == []
    written = " ".join(bot_process.log)
    assert discord_server.token not in written
    public = [entry.body for entry in discord_server.recorder.requests if entry.kind.startswith("message.")]
    assert public
    for told in (written, str(public)):
        assert not PRIVATE.search(told), "a card of a hand left the bot for everybody"
    if spec_file() is not None:
        assert violations(discord_server.recorder.requests) == []


async def acknowledged(table: Table) -> tuple[Person, int]:
    """Make one move; who made it, and the revision that the bot told."""
    turn = await table.find_turn()
    assert turn is not None
    await table.move(*turn)
    return turn[0], table.revision


async def test_a_match_of_four_to_500(table: Table, discord_server: StandIn, bot_process: BotProcess) -> None:
    """With Discord's rate limits: the bot never runs into one."""
    discord_server.limits.enabled = True
    moves = await table.play()
    assert moves > 50
    board = await table.wait_for_board(Verb.REMATCH)
    assert any(name in board.text for name in FOUR)
    scores = await table.people[0].command(table.channel, ["uno", "scores"])
    assert all(name in scores.text for name in FOUR)
    refused = discord_server.recorder.refused()
    assert [(entry.kind, entry.code) for entry in refused] == []
    assert await bot_process.terminate() == 0


async def test_no_acknowledged_move_is_lost_by_kill_9(
    table: Table, discord_server: StandIn, bot_process: BotProcess
) -> None:
    for moves in (1, 3, 2):
        for _ in range(moves - 1):
            await acknowledged(table)
        person, told = await acknowledged(table)
        before = await table.hand(person)
        await bot_process.kill()
        await bot_process.start()
        after = await table.hand(person)
        assert revision(after) == revision(before) >= told
        assert [part.get("custom_id") for part in after.parts()] == [part.get("custom_id") for part in before.parts()]


async def test_a_move_that_is_about_to_be_acknowledged_survives_kill_9(
    table: Table, discord_server: StandIn, bot_process: BotProcess
) -> None:
    turn = await table.find_turn()
    assert turn is not None
    person, hand = turn
    while find(hand, Verb.COLOUR) and not find(hand, Verb.PLAY):
        hand = await use(person, hand, find(hand, Verb.COLOUR)[0])
    option = (find(hand, Verb.PLAY) or find(hand, Verb.DRAW, Verb.NAME))[0]
    before = revision(hand)
    hold = discord_server.faults.hold("callback")
    click = asyncio.create_task(use(person, hand, option))
    await asyncio.wait_for(hold.arrived.wait(), 30)
    await bot_process.kill()
    hold.release()
    await asyncio.gather(click, return_exceptions=True)
    await bot_process.start()
    assert revision(await table.hand(person)) == before + 1


async def test_sigterm_during_a_click_lets_it_finish(
    table: Table, discord_server: StandIn, bot_process: BotProcess
) -> None:
    turn = await table.find_turn()
    assert turn is not None
    person, hand = turn
    option = find(hand, *STEPS, *PASSING)[0]
    hold = discord_server.faults.hold("callback")
    click = asyncio.create_task(use(person, hand, option))
    await asyncio.wait_for(hold.arrived.wait(), 30)
    bot_process.process.terminate()
    await says(bot_process, "Stopping")
    before = discord_server.world.last_id
    late = asyncio.create_task(table.hand(table.people[0]))
    await discord_server.world.until(lambda: discord_server.world.last_id > before)
    hold.release()
    told = revision(await click)
    assert await bot_process.ended() == 0
    discord_server.clock.advance(31)
    with pytest.raises(InteractionFailed):
        await late
    await bot_process.start()
    assert revision(await table.hand(person)) == told


async def says(process: BotProcess, words: str) -> None:
    """Wait for a line of the log."""
    async with asyncio.timeout(30):
        while not any(words in line for line in process.log):  # noqa: ASYNC110 - a log tells nobody
            await asyncio.sleep(0.01)


async def test_a_gateway_that_drops_is_resumed_and_clicks_go_on(
    table: Table, discord_server: StandIn, bot_process: BotProcess
) -> None:
    await discord_server.faults.drop_sockets()
    await discord_server.world.until(lambda: not discord_server.gateway.online)
    _, told = await acknowledged(table)
    await discord_server.faults.ask_to_reconnect()
    _, later = await acknowledged(table)
    assert later > told
    assert discord_server.gateway.identifies == 1
    assert [session.resumed for session in discord_server.gateway.sessions.values()] == [2]


async def test_a_member_who_is_banned_leaves_the_table_at_once(table: Table, discord_server: StandIn) -> None:
    turn = await table.find_turn()
    assert turn is not None
    banned, _ = turn
    discord_server.faults.ban(discord_server.guild, banned.user)
    table.people.remove(banned)

    def told() -> Message | None:
        board = table.board(Verb.HAND)
        return board if board is not None and f"{banned.name} leaves" in board.text else None

    await discord_server.world.until(told)
    table._next = table.people[0]
    assert await table.find_turn() is not None


async def test_429_and_500_on_a_callback_are_tried_again(table: Table, discord_server: StandIn) -> None:
    faults = discord_server.faults
    person, hand = await table.find_turn() or (table.people[0], None)
    assert hand is not None
    faults.rate_limit("callback", retry_after=0.05)
    option = find(hand, *STEPS, *PASSING)[0]
    hand = await use(person, hand, option)
    faults.fail("callback", 500)
    again = await table.hand(person)
    assert revision(again) == revision(hand)
    statuses = [entry.status for entry in discord_server.recorder.of("callback")]
    assert (statuses.count(429), statuses.count(500)) == (1, 1)


async def test_health_is_asked_of_the_running_bot_and_it_stops_within_five_seconds(
    table: Table, bot_process: BotProcess
) -> None:
    code, lines = await asyncio.to_thread(ask, bot_process.database)
    assert (code, "tables=1" in lines, "gateway=connected" in lines) == (0, True, True)
    begun = time.monotonic()
    assert await bot_process.terminate() == 0
    assert time.monotonic() - begun < 5
    assert (await asyncio.to_thread(ask, bot_process.database))[0] == 2
