"""Many tables in one server: what the bot writes by itself stays under Discord's limits, whatever the machine's pace.

Time is moved by hand, so that a request counts at the moment at which the bot meant to send it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
import simcord

from bot.playground.limits import RateLimits
from bot.tables import Table
from bot.uno.ruleset import RuleSet
from cogs.extension import EDIT_INTERVAL
from cogs.ui.ids import read
from tests.cogs.outlines import custom_ids
from tests.cogs.room import Bot, Room, opened
from tests.tables.hall import first_choice
from tests.tables.hand_clock import HandClock

RULES = RuleSet().but(hand_size=20)
"""Nobody is out before the test is."""
BETWEEN_MOVES = 0.4
"""Seconds: faster than a board may be edited."""
KINDS = {"GET": "message.list", "POST": "message.create", "PATCH": "message.edit", "DELETE": "message.delete"}


class PacedBot(Bot):
    """As in earnest: so many seconds lie between two edits of a board."""

    interval = EDIT_INTERVAL


class Sleepers:
    """Who sleeps by a clock that is moved by hand."""

    def __init__(self, clock: HandClock) -> None:
        self.clock = clock
        self.asleep: set[asyncio.Task[object] | None] = set()

    async def sleep(self, seconds: float) -> None:
        """As `asyncio.sleep`."""
        over, task = asyncio.Event(), asyncio.current_task()
        self.clock.call_at(self.clock.now() + seconds, over.set)
        self.asleep.add(task)
        await over.wait()
        self.asleep.discard(task)


@pytest.fixture
async def paced(tmp_path: Path, locales: dict[int, str], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Paced]:
    async with opened(tmp_path / "uno.db", locales, PacedBot) as room:
        paced = Paced(room)
        by_hand = {"sleep": paced.sleepers.sleep}
        monkeypatch.setattr("cogs.publisher.asyncio", SimpleNamespace(**{**vars(asyncio), **by_hand}))
        yield paced


class Paced:
    """A room whose time is moved by hand, and a count of the bot's requests as Discord counts them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clock = room.hall.clock
        self.sleepers = Sleepers(self.clock)
        self.limits = RateLimits(self.clock)  # type: ignore[arg-type] - it is asked for the time alone
        self.limits.enabled = True
        self.counted: Counter[str] = Counter()
        self._seen = 0

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and count what is sent meanwhile. ApiError for what Discord would have told to wait."""
        until = self.clock.now() + seconds
        while True:
            await self._settle()
            self._count()
            if not self.clock.step(until):
                break

    async def _settle(self) -> None:
        """Until every board that is due waits for its time."""
        await self.room.env.settle()
        notices = self.room.bot.desk.publisher._notices.values()
        while any(notice.task is not None and notice.task not in self.sleepers.asleep for notice in notices):  # noqa: ASYNC110 - a task that begins to wait tells nobody
            await asyncio.sleep(0.001)

    def _count(self) -> None:
        """All requests since the last look were sent just now."""
        for request in self.room.env.http_requests[self._seen :]:
            where = request.path.split("/")
            if "webhooks" in where:
                token = where[where.index("webhooks") + 2]
                self._send("original.edit", token, channel=token)
            elif "channels" in where and "messages" in where:
                self._send(KINDS[request.method], where[where.index("channels") + 1])
        self._seen = len(self.room.env.http_requests)

    def _send(self, kind: str, major: str, channel: str = "") -> None:
        self.counted[kind] += 1
        self.limits.pass_or_refuse(kind, major, channel=channel)


def board(channel: simcord.ChannelHandle) -> discord.Message:
    """The public message in a channel."""
    (found,) = (each for each in channel.history() if not each.flags.ephemeral)
    return found


async def dealt(paced: Paced, count: int) -> list[tuple[Table, simcord.ChannelHandle]]:
    """So many matches of two, each in its own channel, whose players have their hands open."""
    room, tables = paced.room, paced.room.hall.tables
    found: list[tuple[Table, simcord.ChannelHandle]] = []
    for number in range(count):
        channel = room.guild.create_text_channel(f"uno-{number}")
        ada, ben = (room.person(f"{name} {number}") for name in ("Ada", "Ben"))
        table = await tables.open(room.guild.id, channel.id, ada.seated, RULES)
        await tables.join(table.id, ben.seated)
        found.append((await tables.start(table.id, ada.id), channel))
        await paced.pass_time(3)
        for person in (ada, ben):
            await person.click(board(channel), custom_ids(board(channel))["Hand"])
    return found


@pytest.mark.parametrize(("count", "moves"), [(25, 8), (1, 30)])
async def test_tables_at_which_everybody_hurries_stay_under_discords_limits(
    paced: Paced, count: int, moves: int
) -> None:
    """The stand-in counts as Discord does; nothing that the bot writes by itself is ever told to wait."""
    hall, matches = paced.room.hall, await dealt(paced, count)
    paced.counted.clear()
    for _ in range(moves):
        for table, _ in matches:
            await hall.act(table, first_choice(hall.now_at(table)))
        await paced.pass_time(BETWEEN_MOVES)
    await paced.pass_time(10)
    assert 2 * count <= paced.counted["message.edit"] < count * moves
    assert 2 * count <= paced.counted["original.edit"] < count * moves
    for table, channel in matches:
        shown = {read(each).revision for each in custom_ids(board(channel)).values()}
        assert shown == {hall.now_at(table).revision}
