"""How the bot bears many tables: ``python -m tests.bench.load --tables 200``.

The bot runs as a process of its own on the stand-in, and so does a minimal bot of discord.py that does nothing but edit
the message that was clicked. At each table sit four scripted people; whoever is on turn clicks as soon as the click
before was answered, so there are as many clicks under way as there are tables. The minimal bot has as many messages,
clicked the same way. Both are measured in turns within one run: the machine's mood hits both, and the ratios stay.

Nobody thinks before clicking, so an answer takes as long as those of all other tables: with 200 of them and 100 clicks
a second each takes 2 s. How much of a processor each bot got is printed, too: others may have kept it busy.
Memory is that of the bot with its tables after the play, less what the minimal bot takes for as many clicks under way:
a connection each, in both.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

from bot.playground.interaction import InteractionFailed
from bot.playground.models import Channel, Member, Message, User
from bot.playground.people import Person
from bot.playground.recorder import Recorded, Recorder
from bot.playground.server import StandIn
from cogs.ui.ids import Verb
from tests.wire.players import PASSING, STEPS, Option, Table, find, use
from tests.wire.process import BotProcess

SEATS = 4
TICKS = os.sysconf("SC_CLK_TCK")


class Forgetful(Recorder):
    """Notes nothing: copying what was sent would cost more than the bots do."""

    def note(self, kind: str, method: str, template: str, path: str, body: Any, files: int) -> Recorded:
        return Recorded(kind, method, template, path, None, files)


@dataclass
class Figures:
    """What was measured of one bot."""

    seconds: list[float] = field(default_factory=list)
    unanswered: int = 0
    time: float = 0.0
    cpu: float = 0.0
    waited: float = 0.0
    """Seconds in which it could have worked, but other processes did."""

    async def timed(self, click: Awaitable[Message]) -> Message | None:
        """The answer to a click, and how long it took; None when there was none."""
        begun = time.perf_counter()
        try:
            message = await click
        except InteractionFailed:
            self.unanswered += 1
            return None
        self.seconds.append(time.perf_counter() - begun)
        return message

    @property
    def p99(self) -> float:
        return quantiles(self.seconds, n=100)[-1]

    def line(self, name: str) -> str:
        """The figures in words."""
        cuts = quantiles(self.seconds, n=100)
        return (
            f"{name:8} {len(self.seconds) / self.time:7.0f} clicks/s, median {cuts[49] * 1000:6.0f} ms, "
            f"p99 {cuts[98] * 1000:6.0f} ms, slowest {max(self.seconds) * 1000:6.0f} ms, {self.unanswered} unanswered, "
            f"{1000 * self.cpu / len(self.seconds):5.2f} ms of CPU a click; worked {self.cpu / self.time:.0%} "
            f"of the time, waited for the processor {self.waited / self.time:.0%}"
        )


class Clicker(Table):
    """A table whose people look at their screens without searching the whole channel for them."""

    def __init__(self, server: StandIn, channel: Channel, people: Sequence[Person], figures: Figures) -> None:
        super().__init__(server, channel, people, seed=channel.id)
        self.figures = figures
        self.on_turn = self.people[0]
        self.shown: Message | None = None

    def board(self, *verbs: Verb) -> Message | None:
        """The public message; searched for only when it was replaced."""
        if self.shown is None or self.shown.gone:
            self.shown = next(
                (
                    message
                    for message in self.server.world.messages.values()
                    if message.channel == self.channel.id and not message.is_ephemeral
                ),
                None,
            )
        return self.shown if self.shown is not None and find(self.shown, *verbs) else None

    async def _press(self, person: Person, message: Message, option: Option) -> Message | None:
        return await self.figures.timed(use(person, message, option))

    async def play_until(self, end: float) -> None:
        """Whoever is on turn opens the hand and makes a move, until this time."""
        tried = 0
        while time.perf_counter() < end:
            board = self.board(Verb.HAND)
            if board is None:
                await self._go_on()
                continue
            hand = await self._press(self.on_turn, board, find(board, Verb.HAND)[0])
            if hand is None:
                continue
            options = find(hand, *STEPS) or find(hand, *PASSING)
            if not options:
                tried += 1
                place = (self.people.index(self.on_turn) + 1) % SEATS
                named = self.named_in(hand)
                self.on_turn = named if named is not None and tried < SEATS else self.people[place]
                continue
            tried = 0
            await self._move(hand)

    async def _move(self, hand: Message) -> None:
        while options := find(hand, *STEPS) or find(hand, *PASSING):
            option = self.random.choice(options)
            answer = await self._press(self.on_turn, hand, option)
            if answer is None:
                return
            hand = answer
            if option.press.verb in (Verb.PLAY, Verb.NAME, Verb.KEEP):
                break
        self.on_turn = self.named_in(hand) or self.on_turn

    async def _go_on(self) -> None:
        """The next round or the next match, by the host."""
        host = self.people[0]
        for verb in (Verb.NEXT, Verb.REMATCH):
            board = self.board(verb)
            if board is not None:
                await self._press(host, board, find(board, verb)[0])
                return
        await asyncio.sleep(0.1)  # the board is not up to date yet


class Uno:
    """The bot with its tables."""

    arguments = ("-m", "bot")

    def __init__(self, server: StandIn, process: BotProcess) -> None:
        self.server = server
        self.process = process
        self.figures = Figures()
        self.tables: list[Clicker] = []

    async def prepare(self, count: int) -> None:
        """Open so many tables and deal."""
        for number in range(count):
            channel, people = place_of(self.server, number, SEATS)
            self.tables.append(Clicker(self.server, channel, people, self.figures))
        for start in range(0, count, 20):
            await asyncio.gather(*(table.open() for table in self.tables[start : start + 20]))
        for table in self.tables:
            await table.wait_for_board(Verb.HAND)

    async def click_until(self, end: float) -> None:
        """Play at all tables until this time."""
        await asyncio.gather(*(table.play_until(end) for table in self.tables))


class Minimal:
    """A bot that edits the message which is clicked."""

    arguments = ("-m", "tests.bench.minimal_bot")

    def __init__(self, server: StandIn, process: BotProcess) -> None:
        self.server = server
        self.process = process
        self.figures = Figures()
        self.messages: list[tuple[Person, Message]] = []

    async def prepare(self, count: int) -> None:
        """Post so many messages with a button."""
        for number in range(count):
            channel, [person] = place_of(self.server, number, 1)
            self.messages.append((person, await person.command(channel, ["count"])))

    async def click_until(self, end: float) -> None:
        """Click all messages until this time."""
        await asyncio.gather(*(self._click(person, message, end) for person, message in self.messages))

    async def _click(self, person: Person, message: Message, end: float) -> None:
        while time.perf_counter() < end:
            await self.figures.timed(person.click(message, "count"))


def place_of(server: StandIn, number: int, seats: int) -> tuple[Channel, list[Person]]:
    """A new channel, and new members of the server."""
    world, guild = server.world, server.guild
    channel = world.add_channel(Channel(world.new_id(), guild.id, f"load-{number}"))
    people: list[Person] = []
    for seat in range(seats):
        user = world.add_user(User(world.new_id(), f"P{number}x{seat}"))
        guild.members[user.id] = Member(user.id, [])
        people.append(Person(server, user))
    return channel, people


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def waiting(pid: int) -> float:
    """Seconds that a process's first thread has waited for a processor."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[1]) / 1e9


async def started(stack: AsyncExitStack, kind: type[Uno] | type[Minimal], folder: Path) -> Uno | Minimal:
    """A bot on a stand-in of its own."""
    server = await stack.enter_async_context(StandIn())
    server.recorder = Forgetful()
    server.api.recorder = server.recorder
    server.world.ephemerals_kept = 10_000
    await asyncio.to_thread(folder.mkdir)
    process = BotProcess(server, folder, arguments=kind.arguments, UNO_LOG_LEVEL="WARNING")
    stack.push_async_callback(process.close)
    await process.start()
    return kind(server, process)


async def measure(tables: int, seconds: float, turns: int) -> bool:
    """Run and print; whether the goals are met."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="uno-load-")))
        uno = await started(stack, Uno, folder / "uno")
        minimal = await started(stack, Minimal, folder / "minimal")
        bots = (uno, minimal)
        empty = await memory(bots)
        for bot in bots:
            await bot.prepare(tables)
        dealt = await memory(bots)
        for _ in range(turns):
            for bot in bots:
                await settle(bot)
                await take_turn(bot, seconds)
        played = await memory(bots)
    print(uno.figures.line("uno"), minimal.figures.line("minimal"), sep="\n")
    ratio = uno.figures.p99 / minimal.figures.p99
    whole, clicks = ((after - before) / tables for after, before in zip(played, empty, strict=True))
    print(
        f"p99 is {ratio:.2f} times the minimal bot's; memory a table: {(dealt[0] - empty[0]) / tables / 1000:.1f} KB "
        f"once dealt, {(whole - clicks) / 1000:.1f} KB after the play ({whole / 1000:.1f} KB less the minimal bot's "
        f"{clicks / 1000:.1f} KB)"
    )
    print(f"{len(uno.process.log)} warnings and errors in the bot's log")
    return ratio <= 3 and uno.figures.unanswered == 0 and whole - clicks < 60_000


async def memory(bots: Sequence[Uno | Minimal]) -> list[int]:
    """Bytes that each of them holds once it has nothing to do."""
    found: list[int] = []
    for bot in bots:
        await settle(bot)
        found.append(resident(bot.process.process.pid))
    return found


async def take_turn(bot: Uno | Minimal, seconds: float) -> None:
    """Click for so long, and note what it took."""
    pid, figures = bot.process.process.pid, bot.figures
    used, waited, begun = cpu(pid), waiting(pid), time.perf_counter()
    await bot.click_until(begun + seconds)
    figures.time += time.perf_counter() - begun
    figures.cpu += cpu(pid) - used
    figures.waited += waiting(pid) - waited


async def settle(bot: Uno | Minimal) -> None:
    """Wait until the bot has nothing to do: less than a twentieth of a processor for a second."""
    pid = bot.process.process.pid
    for _ in range(60):
        before = cpu(pid)
        await asyncio.sleep(1)
        if cpu(pid) - before < 0.05:
            return


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each turn")
    parser.add_argument("--turns", type=int, default=3)
    chosen = parser.parse_args(arguments)
    return 0 if asyncio.run(measure(chosen.tables, chosen.seconds, chosen.turns)) else 1


if __name__ == "__main__":
    sys.exit(main())
