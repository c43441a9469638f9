"""Tables on a real store and a clock moved by hand, with short words for what tests do."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.store import ScoreRow, Store
from bot.tables import Person, Refused, Settings, Table, Tables
from bot.tables.changes import Change
from bot.uno.actions import Action, Call, Catch, Play
from bot.uno.cards import card
from bot.uno.events import Event
from bot.uno.position import Position
from bot.uno.ruleset import RuleSet
from tests.tables.hand_clock import HandClock

GUILD, CHANNEL = 900, 77
ADA, BEN, CLEO, DORA = Person(1, "Ada"), Person(2, "Ben"), Person(3, "Cleo"), Person(4, "Dora")
PEOPLE = (ADA, BEN, CLEO, DORA)
RUNS = count(2)


class Hall:
    """One run of the tables. `told` is what the listener heard."""

    def __init__(self, path: Path, store: Store, clock: HandClock, seed: int, settings: Settings | None) -> None:
        self.path = path
        self.store = store
        self.clock = clock
        self.seed = seed
        self.settings = settings or Settings(window_seconds=0)
        self.told: list[tuple[Table, Sequence[Event]]] = []
        numbers = count()
        self.tables = Tables(
            store,
            clock=clock,
            random=Random(seed),
            seed=lambda: f"seed-{seed}-{next(numbers)}",
            settings=self.settings,
        )
        self.tables.listener = lambda table, events: self.told.append((table, events))

    @classmethod
    async def open(
        cls, path: Path, *, clock: HandClock | None = None, seed: int = 1, settings: Settings | None = None
    ) -> Hall:
        hall = cls(path, await Store.open(path), clock or HandClock(), seed, settings)
        await hall.tables.load()
        return hall

    async def close(self) -> None:
        await self.tables.close()
        await self.store.close()

    async def after_a_crash(self, *, seconds: float = 0.0) -> Hall:
        """Another run on a copy of the files as they lie on the disk now, so many seconds later."""
        crashed = self.path.with_name(f"run-{next(RUNS)}.db")
        for suffix in ("", "-wal"):
            shutil.copyfile(self.path.with_name(self.path.name + suffix), crashed.with_name(crashed.name + suffix))
        return await Hall.open(
            crashed, clock=HandClock(self.clock.now() + seconds), seed=self.seed + 1, settings=self.settings
        )

    async def idle(self) -> None:
        """Wait until nothing is being done any more."""
        while jobs := list(self.tables._floor._jobs):
            await asyncio.wait(jobs)

    async def until_busy(self, table: Table) -> None:
        """Wait until somebody holds the table's lock."""
        running = self.tables._floor.running(table.id)
        assert running is not None
        for _ in range(100):
            if running.lock.locked():
                return
            await asyncio.sleep(0)
        raise AssertionError("nothing is being done")

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, with everything that happens meanwhile."""
        until = self.clock.now() + seconds
        await self.idle()
        while self.clock.step(until):
            await self.idle()

    async def scores(self, guild: int = GUILD, order: str = "points", preset: str = "") -> list[ScoreRow]:
        """The first scores of the newest season, in this order."""
        seasons = await self.store.scores.seasons(guild)
        return await self.store.scores.page(seasons[0].id, order=order, preset=preset) if seasons else []

    async def lobby(self, *people: Person, computers: int = 0, rules: str = "preset=mattel_2019") -> Table:
        """A lobby of these people, the first of whom is the host, and so many computer players."""
        table = await self.tables.open(GUILD, CHANNEL, people[0], RuleSet.parse(rules))
        for person in people[1:]:
            table = await self.tables.join(table.id, person)
        for _ in range(computers):
            table = await self.tables.add_computer(table.id, people[0].id)
        return table

    async def set_rules(self, table_id: str, by: int, rules: RuleSet, moderator: bool = False) -> Table:
        """The rules of the match to come."""
        return await self.tables.house_rules.amend(table_id, Person(by, "Ada"), lambda _: rules, moderator=moderator)

    async def match(self, *people: Person, computers: int = 0, rules: str = "preset=mattel_2019") -> Table:
        """A match that has just begun."""
        table = await self.lobby(*people, computers=computers, rules=rules)
        return await self.tables.start(table.id, people[0].id)

    async def position(
        self, table: Table, hands: str, top: str | None, *, turn: int = 0, draw: str = "G0 G1 G2 G3 G4 G6 G7 G8 G9 Y1"
    ) -> Table:
        """The table's match set to a position: hands by seat parted by bars; without a top card it is opened.

        The log no longer leads there.
        """
        position = Position(
            rules=table.rules,
            hands=[[card(name) for name in hand.split()] for hand in hands.split("|")],
            draw=[card(name) for name in draw.split()],
            discard=[card("B0"), card(top)] if top is not None else None,
            dealer=len(table.seats) - 1,
            turn=turn,
        )

        def make(now: Table) -> Change:
            assert now.match is not None
            revision = now.revision + 1
            match = position.match()
            match.number = now.match.number
            return Change(table=replace(now, match=match, revision=revision, decision=revision))

        return (await self.tables._floor.change(table.id, make)).table

    def now_at(self, table: Table) -> Table:
        """The present state of a table that is still open."""
        present = self.tables.get(table.id)
        assert present is not None
        return present

    async def act(self, table: Table, action: Action) -> Table:
        """The seat on turn acts, on its present hand."""
        table = self.now_at(table)
        assert table.turn is not None
        person = table.seats[table.turn].person
        assert person is not None
        return (await self.tables.act(table.id, person, table.revision, action)).table

    async def play_round(self, table: Table, *, call: bool = True) -> Table:
        """People play, each the first thing that is legal, plays before draws, until the round is over."""
        table = self.now_at(table)
        while table.turn is not None:
            table = await self.act(table, first_choice(table, call=call))
        return table


def first_choice(table: Table, *, call: bool = True) -> Action:
    """What the seat on turn can do: the first play, else the first other turn action."""
    assert table.match is not None
    assert table.turn is not None
    legal = [each for each in table.match.legal(table.turn) if not isinstance(each, Call | Catch)]
    for action in legal:
        if isinstance(action, Play):
            return action.calling() if call else action
    return legal[0]


class refused:  # noqa: N801 - reads as a word of the test
    """`with refused("stale"):` what follows is refused with this code."""

    def __init__(self, code: str, **args: str | int) -> None:
        self.code = code
        self.args = args
        self._raises = pytest.raises(Refused)

    def __enter__(self) -> None:
        self._caught = self._raises.__enter__()

    def __exit__(self, *details: object) -> bool:
        passed = self._raises.__exit__(*details)  # type: ignore[arg-type]
        if passed:
            reason = self._caught.value.reason
            assert (reason.code, reason.args if self.args else {}) == (self.code, self.args)
        return bool(passed)
