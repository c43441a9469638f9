"""What Discord and the line to it may do at any request: no move is lost, and the board shows what is so."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground.interaction import InteractionFailed
from bot.playground.models import Channel
from bot.playground.server import StandIn
from cogs.ui.ids import Verb
from tests.wire.players import PASSING, Table, find, revision, use
from tests.wire.process import STARTS_WITHIN, BotProcess

FOUR = ("Ada", "Ben", "Cleo", "Dora")
WITHIN_A_SERVER = 25


async def dealt(server: StandIn, name: str, seed: int = 1) -> Table:
    """A match of four that has begun, in a channel of its own."""
    world = server.world
    channel = world.add_channel(Channel(world.new_id(), server.guild.id, name))
    table = Table(server, channel, FOUR, seed)
    await table.open()
    return table


async def shows(table: Table, told: int) -> None:
    """Wait until the board shows this revision or a later one."""

    def is_shown() -> bool:
        board = table.board(Verb.HAND)
        return board is not None and revision(board) >= told

    await table.server.world.until(is_shown, STARTS_WITHIN)


async def draw_or_keep(table: Table) -> int:
    """One move of whoever is on turn; the revision that the bot told."""
    turn = await table.find_turn()
    assert turn is not None
    await table.move(*turn)
    return table.revision


@pytest.mark.parametrize("effect", ["rate_limit", "fail", "hang_up", "lose"])
async def test_no_fault_costs_a_move_or_the_board(
    discord_server: StandIn, bot_process: BotProcess, effect: str
) -> None:
    """Every kind of request that goes with a move fails once, each in its turn."""
    await bot_process.start()
    table = await dealt(discord_server, "faults")
    before = await draw_or_keep(table)
    kinds = ["message.edit", "original.edit", "original.delete", "message.create", "message.delete"]
    if effect == "lose":
        kinds.remove("original.edit")  # a success that says nothing: discord.py wants to read the message in it
    for kind in kinds:
        if kind in ("message.create", "message.delete"):
            board = table.board(Verb.HAND)
            assert board is not None
            discord_server.faults.delete_message(board)
        getattr(discord_server.faults, effect)(kind)
        told = await draw_or_keep(table)
        assert told > before
        if effect == "lose" and kind.startswith("message."):
            # A success that was none shows with the next change.
            discord_server.faults.clear()
            told = await draw_or_keep(table)
        await shows(table, told)
        discord_server.faults.clear()
        before = table.revision
    assert not any("level=ERROR" in line for line in bot_process.log), bot_process.log


async def test_a_lost_answer_takes_nothing_back(discord_server: StandIn, bot_process: BotProcess) -> None:
    await bot_process.start()
    table = await dealt(discord_server, "lost")
    turn = await table.find_turn()
    assert turn is not None
    person, hand = turn
    before = revision(hand)
    discord_server.faults.lose("callback")
    click = asyncio.create_task(use(person, hand, find(hand, *PASSING)[0]))
    await shows(table, before + 1)
    discord_server.clock.advance(31)
    with pytest.raises(InteractionFailed):
        await click
    assert revision(await table.hand(person)) == before + 1


async def test_a_line_that_breaks_after_the_answer_is_no_error(
    discord_server: StandIn, bot_process: BotProcess
) -> None:
    await bot_process.start()
    table = await dealt(discord_server, "broken")
    turn = await table.find_turn()
    assert turn is not None
    person, hand = turn
    before = revision(hand)
    discord_server.faults.hang_up("callback")
    answered = await use(person, hand, find(hand, *PASSING)[0])
    assert revision(answered) == before + 1
    assert await draw_or_keep(table) > before + 1


async def test_hands_whose_tokens_ran_out_stay_where_they_are(discord_server: StandIn, bot_process: BotProcess) -> None:
    await bot_process.start()
    table = await dealt(discord_server, "expired")
    for _ in range(3):
        await draw_or_keep(table)
        discord_server.interactions.expire_tokens()
    await shows(table, await draw_or_keep(table))
    assert not any("level=ERROR" in line for line in bot_process.log), bot_process.log


async def test_a_start_against_resistance(discord_server: StandIn, bot_process: BotProcess) -> None:
    """The registration of commands, the first sockets and an upload fail; the bot comes up all the same."""
    faults = discord_server.faults
    faults.fail("commands.put", 503)
    faults.rate_limit("emoji.create", retry_after=0.05)
    faults.hang_up("emoji.create")
    faults.refuse_sockets(1)
    await bot_process.start()
    await shows(await dealt(discord_server, "resisted"), 1)


async def test_a_gateway_that_is_gone_for_a_while_costs_nothing(
    discord_server: StandIn, bot_process: BotProcess
) -> None:
    await bot_process.start()
    table = await dealt(discord_server, "gone")
    told = await draw_or_keep(table)
    discord_server.faults.refuse_sockets(3)
    await discord_server.faults.drop_sockets()
    await discord_server.world.until(lambda: not discord_server.gateway.online)
    await discord_server.world.until(lambda: discord_server.gateway.online, STARTS_WITHIN)
    assert await draw_or_keep(table) > told


@pytest.mark.slow
async def test_many_tables_in_one_server_stay_under_discords_limits(
    discord_server: StandIn, bot_process: BotProcess
) -> None:
    """The stand-in counts as Discord does; nothing that the bot writes by itself is ever told to wait.

    Marked as slow because it measures: a machine that is busy with other tests wakes the bot late, and then its
    requests bunch.
    """
    await bot_process.start()
    tables = [await dealt(discord_server, f"many-{number}", number) for number in range(WITHIN_A_SERVER)]
    discord_server.limits.enabled = True
    seen = len(discord_server.recorder.requests)
    told = await asyncio.gather(*(moves(table, 4) for table in tables))
    await asyncio.gather(*(shows(table, each) for table, each in zip(tables, told, strict=True)))
    sent = list(discord_server.recorder.requests)[seen:]
    edits = [entry for entry in sent if entry.kind in ("message.edit", "message.create")]
    assert len(edits) >= WITHIN_A_SERVER
    assert [entry.kind for entry in edits if entry.status == 429] == []
    assert len(edits) < sum(entry.kind == "callback" for entry in sent)


async def moves(table: Table, count: int) -> int:
    """So many moves in a row; the revision told last."""
    for _ in range(count):
        await draw_or_keep(table)
    return table.revision
