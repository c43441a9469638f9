"""What Discord and the line to it may do at any request: no move is lost, and the board shows what is so."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import replace
from pathlib import Path

import pytest

from bot.playground.faults import Faults
from bot.playground.interaction import InteractionFailed
from bot.playground.models import Channel, Guild, Member, Message
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.settings import Editor, Entry, GuildBook, Terms
from bot.store import Store
from bot.upkeep.health import ask
from cogs.ui.ids import Verb
from tests.wire.players import PASSING, Table, find, revision, use
from tests.wire.process import STARTS_WITHIN, BotProcess

FOUR = ("Ada", "Ben", "Cleo", "Dora")


async def dealt(server: StandIn, name: str, seed: int = 1) -> Table:
    """A match of four that has begun, in a channel of its own."""
    world = server.world
    channel = world.add_channel(Channel(world.new_id(), server.guild.id, name))
    table = Table(server, channel, FOUR, seed)
    await table.open()
    return table


async def shows(table: Table, told: int) -> None:
    """Wait until the board shows this revision or a later one."""

    await table.server.world.until(lambda: shown(table) >= told, STARTS_WITHIN)


def shown(table: Table) -> int:
    """The revision that the board shows; 0 while there is none."""
    board = table.board(Verb.HAND)
    return 0 if board is None else revision(board)


async def on_turn(table: Table) -> tuple[Person, Message]:
    """Who is on turn, with the hand."""
    turn = await table.find_turn()
    assert turn is not None
    return turn


async def make_a_move(table: Table) -> int:
    """One move of whoever is on turn, in the next round when this one is over; the revision that the bot told."""
    assert await table.play(1) == 1
    return table.revision


class Deeds:
    """What makes the bot send each kind of request, beside a table that is played at."""

    def __init__(self, server: StandIn, table: Table, elsewhere: Channel) -> None:
        self.server = server
        self.table = table
        self.elsewhere = elsewhere

    async def move(self) -> None:
        """A click is answered; the board is edited, and the hand that is open."""
        await make_a_move(self.table)
        while self.server.faults.pending:
            await make_a_move(self.table)

    async def look_twice(self) -> None:
        """A new hand puts the one before away, unless that happens too often."""
        await self.table.hand(self.table.people[0])
        while self.server.faults.pending:
            await self.table.hand(self.table.people[0])

    async def be_quiet(self) -> None:
        """After a while the bot looks whether the board is still in sight."""
        await make_a_move(self.table)

    async def lose_the_board(self) -> None:
        """The board is posted anew."""
        board = self.table.board(Verb.HAND)
        assert board is not None
        self.server.faults.delete_message(board)
        await self.move()

    async def bring_down(self) -> None:
        """The board is posted anew, and the old one goes."""
        await self.table.people[0].command(self.table.channel, ["uno", "table"])

    async def ask_for_data(self) -> None:
        """What takes longer is answered by a second message."""
        person = self.server.person("Emil")
        told = await person.command(self.server.channel("games"), ["uno", "privacy"])
        await use(person, told, find(told, Verb.MY_DATA)[0])

    async def begin_a_match(self) -> None:
        """The bot looks whether all are still in the server."""
        await dealt(self.server, "another")

    async def open_a_thread(self) -> None:
        """A table with a thread of its own; where there is none yet, it may take a second try."""
        for _ in range(2):
            if self._thread() is None:
                await self.server.person("Ada").command(self.elsewhere, ["uno", "new"])

    async def close_the_thread(self) -> None:
        """The thread is put away."""
        thread = self._thread()
        assert thread is not None
        await self.server.person("Ada").command(thread, ["uno", "end"])

    def _thread(self) -> Channel | None:
        threads = [each for each in self.server.world.channels.values() if each.parent == self.elsewhere.id]
        tables = [each for each in threads if self.server.world.visible(self.server.world.bot, each)]
        return tables[-1] if tables else None


async def server_with_threads(server: StandIn, database: Path) -> Channel:
    """A second server, whose tables have threads of their own; a channel of it."""
    world = server.world
    ada = server.person("Ada")
    guild = world.add_guild(Guild(world.new_id(), "Elsewhere", ada.id, members={ada.id: Member(ada.id)}))
    store = await Store.open(database)
    book = GuildBook(store.guilds, time.time)
    terms = Terms(own_thread=True)
    await book.change(guild.id, Editor(1, "Admin"), lambda each: (replace(each, terms=terms), Entry("terms")))
    await store.close()
    return world.add_channel(Channel(world.new_id(), guild.id, "uno"))


async def struck(faults: Faults, kind: str) -> None:
    """Wait until all faults have happened."""
    try:
        async with asyncio.timeout(STARTS_WITHIN):
            while faults.pending:  # noqa: ASYNC110 - a request that fails tells nobody
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(f"the bot made no such request: {kind}, {faults.pending}") from None


AT_THE_START = ("login", "application", "commands.put", "emoji.list", "emoji.create")
WHEN_ASKED = {
    "message.edit": Deeds.move,
    "original.edit": Deeds.move,
    "original.delete": Deeds.look_twice,
    "message.create": Deeds.lose_the_board,
    "message.delete": Deeds.bring_down,
    "message.list": Deeds.be_quiet,
    "followup": Deeds.ask_for_data,
    "member.get": Deeds.begin_a_match,
    "thread.create": Deeds.open_a_thread,
    "channel.edit": Deeds.close_the_thread,
    "callback": Deeds.look_twice,
}
"""Every kind of request that the bot makes, but for two of which the tests of the pictures and of the doctor know:
the deletion of an old emoji, and the question after a channel that is not in sight."""


@pytest.mark.parametrize("effect", ["rate_limit", "fail", "hang_up", "fall_silent", "lose"])
async def test_no_fault_of_any_request_costs_a_move_or_the_board(
    discord_server: StandIn, tmp_path: Path, effect: str
) -> None:
    """Every kind of request fails once, each in its turn, and meanwhile a click of somebody else is answered."""
    faults, world = discord_server.faults, discord_server.world
    strike = getattr(faults, effect)
    kinds = dict(WHEN_ASKED)
    process = BotProcess(discord_server, tmp_path, arguments=("-m", "tests.wire.hasty"))
    if effect == "lose":
        # A success that says nothing: of others discord.py wants to read what is in it.
        for kind in set(kinds) - {"callback", "message.delete", "original.delete"}:
            del kinds[kind]
    else:
        for kind in AT_THE_START:
            strike(kind)
    try:
        elsewhere = await server_with_threads(discord_server, process.database)
        await process.start()
        table = await dealt(discord_server, "faults")
        deeds = Deeds(discord_server, table, elsewhere)
        told = await make_a_move(table)
        await struck(faults, "at the start")
        for kind, deed in kinds.items():
            strike(kind)
            doing = asyncio.create_task(deed(deeds))
            await struck(faults, kind)
            bystander = await discord_server.person("Emil").command(table.channel, ["uno", "about"])
            assert bystander.text, kind
            if kind in ("callback", "followup"):
                discord_server.clock.advance(31)
            [failure] = await asyncio.gather(doing, return_exceptions=True)
            assert failure is None or (kind == "callback" and isinstance(failure, InteractionFailed)), (kind, failure)
            told = await make_a_move(table)
            await shows(table, told)
            faults.clear()
        boards = [each for each in world.visible(world.bot, table.channel) if find(each, Verb.HAND)]
        if effect != "lose":
            assert len([board for board in boards if not board.mentions]) == 1, "a board stands there twice"
        sent = {entry.kind for entry in discord_server.recorder.requests}
        assert sent <= {*AT_THE_START, *WHEN_ASKED, "commands.get"}
        assert [line for line in process.log if "level=ERROR" in line] == []
    finally:
        await process.close()


async def test_whoever_wants_the_board_at_the_bottom_is_not_kept_waiting(
    discord_server: StandIn, tmp_path: Path
) -> None:
    process = BotProcess(discord_server, tmp_path, arguments=("-m", "tests.wire.hasty"))
    try:
        await process.start()
        table = await dealt(discord_server, "slow")
        board = await table.wait_for_board(Verb.HAND)
        hold = discord_server.faults.hold("message.create")
        answer = await table.people[0].command(table.channel, ["uno", "table"])
        assert answer.text == "The table will be at the bottom in a moment: Discord is slow just now."
        hold.release()
        await discord_server.world.until(lambda: board.gone)
    finally:
        await process.close()


async def test_a_lost_answer_takes_nothing_back(discord_server: StandIn, bot_process: BotProcess) -> None:
    await bot_process.start()
    table = await dealt(discord_server, "lost")
    person, hand = await on_turn(table)
    before = revision(hand)
    discord_server.faults.lose("callback")
    click = asyncio.create_task(use(person, hand, find(hand, *PASSING, Verb.NAME)[0]))
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
    person, hand = await on_turn(table)
    before = revision(hand)
    discord_server.faults.hang_up("callback")
    answered = await use(person, hand, find(hand, *PASSING, Verb.NAME)[0])
    assert revision(answered) == before + 1
    assert await make_a_move(table) > before + 1


async def test_hands_whose_tokens_ran_out_stay_where_they_are(discord_server: StandIn, bot_process: BotProcess) -> None:
    await bot_process.start()
    table = await dealt(discord_server, "expired")
    for _ in range(3):
        await make_a_move(table)
        discord_server.interactions.expire_tokens()
    await shows(table, await make_a_move(table))
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


async def test_a_hand_that_hangs_does_not_hold_the_board(discord_server: StandIn, bot_process: BotProcess) -> None:
    await bot_process.start()
    table = await dealt(discord_server, "hangs")
    for person in table.people:
        await table.hand(person)
    hold = discord_server.faults.hold("original.edit")
    told = 0
    while not hold.arrived.is_set():
        # Who names a colour first is on turn again, and has a hand that is new.
        told = await make_a_move(table)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(hold.arrived.wait(), 3)
    await discord_server.world.until(lambda: shown(table) >= told, 10)
    hold.release()


async def test_a_gateway_that_is_gone_for_a_while_costs_nothing(discord_server: StandIn, tmp_path: Path) -> None:
    """The session is lost; meanwhile a channel is deleted, and the bot removed from a server."""
    faults, world = discord_server.faults, discord_server.world
    process = BotProcess(discord_server, tmp_path, arguments=("-m", "tests.wire.hasty"))
    try:
        elsewhere = await server_with_threads(discord_server, process.database)
        await process.start()
        table, lost = await dealt(discord_server, "gone"), await dealt(discord_server, "lost")
        removed = Table(discord_server, elsewhere, ("Ada",))
        await removed.people[0].command(elsewhere, ["uno", "new"])
        told = await make_a_move(table)
        faults.refuse_sockets(3)
        await faults.drop_sockets()
        await world.until(lambda: not discord_server.gateway.online)
        discord_server.gateway.sessions.clear()
        faults.delete_channel(lost.channel)
        faults.remove_guild(world.guilds[elsewhere.guild])
        await world.until(lambda: discord_server.gateway.online, STARTS_WITHIN)
        assert discord_server.gateway.identifies == 2
        assert await make_a_move(table) > told
        # Those of the server go, and that of the deleted channel as soon as it is to be shown.
        async with asyncio.timeout(STARTS_WITHIN):
            while "tables=3" in (await asyncio.to_thread(ask, process.database))[1]:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        # discord.py itself tells of the lost socket as of an error.
        assert [line for line in process.log if "level=ERROR" in line and "from=discord.client" not in line] == []
    finally:
        await process.close()
