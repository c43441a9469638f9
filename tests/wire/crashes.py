"""Several tables played at once, and a bot that is killed at random points: nothing acknowledged may be lost."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.playground.models import Channel
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.store.copies import only_read
from bot.upkeep.check import check
from cogs.ui.ids import Press, Verb
from tests.wire.players import PASSING, STEPS, Table, find, options_of, use
from tests.wire.process import STARTS_WITHIN, BotProcess

FOUR = ("Ada", "Ben", "Cleo", "Dora")
ACTS = (Verb.PLAY, Verb.DRAW, Verb.KEEP, Verb.NAME)
LATEST = 0.04
"""Seconds after a click within which the bot is killed: it has done all that it does for one by then."""
CLOCK_RUNS = 6.0
"""Seconds that the sleeping table's turn still has when the bot is started again."""
TURN_SECONDS = 60

Logged = tuple[int | None, str]
"""A seat and its action, as in the log."""


@dataclass
class Witness:
    """A table, all that was acknowledged there, and the one click on its way."""

    table: Table
    id: str = ""
    log: list[Logged] = field(default_factory=list)
    on_its_way: Press | None = None
    is_paused: bool = False

    async def move(self) -> None:
        """One click of whoever is on turn, noted as acknowledged when the bot has answered it."""
        turn = await self.table.find_turn()
        if turn is None:
            await self._go_on()
            return
        person, hand = turn
        while options := find(hand, *STEPS) or find(hand, *PASSING):
            option = self.table.random.choice(options)
            press = option.press
            self.on_its_way = press if press.verb in ACTS else None
            self.table.clicks += 1
            hand = await use(person, hand, option)
            if self.on_its_way is not None:
                self.log.append((self.seat(person), _notation(press)))
                self.on_its_way = None
                return

    async def _go_on(self) -> None:
        """The next round, or the next match."""
        host = self.table.people[0]
        between = await self.table.hand(host)
        for verb in (Verb.NEXT, Verb.REMATCH):
            if find(between, verb):
                await self.table.press(host, between, verb)
                return

    def seat(self, person: Person) -> int:
        """The seat of a person: they sat down in this order."""
        return self.table.people.index(person)


def _notation(press: Press) -> str:
    """What a click stands for in the log, without a call that is made with it."""
    if press.verb is Verb.NAME:
        return f"colour {press.payload}"
    return press.words if press.verb is Verb.PLAY else press.verb.value


class Crashes:
    """Tables of four people each, one bot process, and a chance that decides when it dies.

    One more table sleeps: there only the clock acts, by a deadline that is set while the bot is dead.
    """

    def __init__(self, server: StandIn, process: BotProcess, *, tables: int, seed: int) -> None:
        self.server = server
        self.process = process
        self.random = Random(seed)
        self.witnesses = [Witness(Table(server, self._channel(n), FOUR, seed + n)) for n in range(tables)]
        self.sleeper = Witness(Table(server, self._channel(tables), FOUR[:2]))
        self.unsaid = 0
        """How many moves were in the database although the bot died before it could say so."""
        self.timeouts = 0

    def _channel(self, number: int) -> Channel:
        world = self.server.world
        return world.add_channel(Channel(world.new_id(), self.server.guild.id, f"crash-{number}"))

    async def begin(self) -> None:
        """Start the bot, open the tables, deal."""
        await self.process.start()
        for witness in (*self.witnesses, self.sleeper):
            await witness.table.open()
            board = await witness.table.wait_for_board(Verb.HAND)
            witness.id = next(option.press.table for option in options_of(board))

    async def crash(self) -> None:
        """Play, kill the bot at a random point, and look at what it left."""
        clicks = self.random.randrange(2, 12 * len(self.witnesses))
        playing = [asyncio.create_task(self._play(witness)) for witness in self.witnesses]
        goal = sum(witness.table.clicks for witness in self.witnesses) + clicks
        await self.server.world.until(
            lambda: any(task.done() for task in playing) or self._clicks >= goal, STARTS_WITHIN
        )
        if self.random.random() < 0.2:
            for witness in self.witnesses:
                witness.is_paused = True
            await asyncio.gather(*playing)
        await asyncio.sleep(self.random.uniform(0, LATEST))
        await self.process.kill()
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
        await self.look()

    async def _play(self, witness: Witness) -> None:
        witness.is_paused = False
        while not witness.is_paused:
            await witness.move()

    @property
    def _clicks(self) -> int:
        return sum(witness.table.clicks for witness in self.witnesses)

    async def look(self) -> None:
        """What the dead bot left: sound, every acknowledged move once and in order, and at most one more a table."""
        report = await check(self.process.database)
        assert report.code == 0, report.lines
        for witness in self.witnesses:
            found = self.moves(witness.id)
            said = len(witness.log)
            assert found[:said] == witness.log
            if len(found) > said:
                assert witness.on_its_way is not None, found[said:]
                assert [action for _, action in found[said:]] == [_notation(witness.on_its_way)]
                self.unsaid += 1
            witness.log, witness.on_its_way = found, None

    async def restart(self) -> None:
        """Start the bot again: every deadline is as it was stored, but for a turn's that passed meanwhile."""
        before = self._deadlines()
        await self.process.start()
        now = time.time()
        for table, deadline in self._deadlines().items():
            stored = before[table]
            assert stored is not None
            assert deadline is not None
            assert deadline == stored or (stored <= now and deadline >= stored + TURN_SECONDS)

    async def restart_and_let_the_clock_run(self) -> None:
        """The same, and the sleeping table's turn ends when its stored deadline says."""
        due = time.time() + CLOCK_RUNS
        self._execute("UPDATE game_table SET deadline = ? WHERE id = ?", due, self.sleeper.id)
        timeouts = len(self.moves(self.sleeper.id))
        await self.restart()
        if self._deadlines()[self.sleeper.id] != due:
            return  # a machine so busy that the start took longer: then the turn is a whole one again
        await self.server.world.until(lambda: len(self.moves(self.sleeper.id)) > timeouts, STARTS_WITHIN)
        [(action, at)] = self._read(
            "SELECT action, at FROM action JOIN match ON match.id = match WHERE table_id = ? "
            "ORDER BY match DESC, number DESC LIMIT 1",
            self.sleeper.id,
        )
        assert action == "timeout"
        assert due <= at < due + TURN_SECONDS / 2
        self.timeouts += 1
        for person in self.sleeper.table.people:
            await self.sleeper.table.hand(person)

    def moves(self, table: str) -> list[Logged]:
        """The log of a table's people, over all its matches, without calls."""
        rows = self._read(
            "SELECT seat, action FROM action JOIN match ON match.id = match WHERE table_id = ? AND seat IS NOT NULL "
            "ORDER BY match, number",
            table,
        )
        return [(seat, action.removesuffix("!")) for seat, action in rows]

    def _deadlines(self) -> dict[str, float | None]:
        return dict(self._read("SELECT id, deadline FROM game_table WHERE stage IN ('playing', 'break')"))

    def _read(self, sql: str, *values: object) -> list[Any]:
        with closing(only_read(self.process.database)) as connection:
            return list(connection.execute(sql, values))

    def _execute(self, sql: str, *values: object) -> None:
        with closing(sqlite3.connect(self.process.database)) as connection, connection:
            connection.execute(sql, values)
