"""Whatever people, clocks and crashes do in whatever order: tables stay whole, and the files say the same."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.tables import Person, Refused, Stage, Table
from bot.tables.finish import STAGES
from bot.tables.records import row_of
from bot.tables.restore import differs
from bot.uno import notation
from bot.uno.actions import Play
from bot.uno.match import Match
from bot.uno.ruleset import RuleSet
from tests.tables.hall import CHANNEL, GUILD, Hall

PEOPLE = [Person(number, name) for number, name in enumerate(["Ada", "Ben", "Cleo", "Odo"], 1)]
RULES = (
    "preset=mattel_2019 target_score=40",
    "preset=mattel_2019 stacking=mixed jump_in=action seven_swap=mandatory zero_rotate=true target_score=60",
    "preset=mattel_2019 play_on=true false_catch_penalty=1 misplay_penalty=1 round_limit_minutes=3",
    "preset=mattel_2019 scoring=none uno_window=while_one doubles=simultaneous",
)
FORGED = ("R5", "W:G", "W+4:B", "R7>A", "draw", "keep", "colour G", "uno", "catch A", "catch J", "challenge", "next")
person = st.sampled_from(PEOPLE)
chance = st.integers(0, 10_000)


class Watch(logging.Handler):
    """Collects what should not have been logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(record.getMessage())


def cards_of(match: Match) -> list[str]:
    state = match.round
    cards = [*state.pile, *state.discard, *(card for hand in state.hands for card in hand)]
    return sorted(card.name for card in cards)


class TablesMachine(RuleBasedStateMachine):
    """One channel after another, with a table in each."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.watch = Watch()
        logging.getLogger("bot").addHandler(self.watch)
        self.channel = CHANNEL
        self.revisions: dict[str, int] = {}
        self.hall = self.run(Hall.open(Path(self.folder.name) / "uno.db"))
        self.run(self.hurry())

    def teardown(self) -> None:
        self.run(self.hall.close())
        self.runner.close()
        logging.getLogger("bot").removeHandler(self.watch)
        self.folder.cleanup()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    async def hurry(self) -> None:
        """The disk is not what is tested here."""
        await self.hall.store._database._writer.execute("PRAGMA synchronous = OFF")

    def ask(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do it; a refusal must change nothing."""
        before = self.table
        try:
            return self.run(work)
        except Refused:
            assert self.table is before
            return None

    @property
    def table(self) -> Table | None:
        return self.hall.tables.in_channel(self.channel)

    @property
    def id(self) -> str:
        return "????" if self.table is None else self.table.id

    @initialize(
        host=person, rules=st.sampled_from(RULES), people=st.lists(person, max_size=3), computers=st.integers(0, 2)
    )
    def begins(self, host: Person, rules: str, people: list[Person], computers: int) -> None:
        self.opens(host, rules)
        for each in people:
            self.joins(each)
        for _ in range(computers):
            self.adds(host)
        self.starts(host)

    @rule(host=person, rules=st.sampled_from(RULES))
    def opens(self, host: Person, rules: str) -> None:
        self.ask(self.hall.tables.open(GUILD, self.channel, host, RuleSet.parse(rules)))

    @rule(who=person)
    def joins(self, who: Person) -> None:
        self.ask(self.hall.tables.join(self.id, who))

    @rule(who=person)
    def waits(self, who: Person) -> None:
        self.ask(self.hall.tables.wait(self.id, who))

    @rule(who=person)
    def leaves(self, who: Person) -> None:
        self.ask(self.hall.tables.leave(self.id, who.id))

    @rule(who=person)
    def shows_up(self, who: Person) -> None:
        self.ask(self.hall.tables.present(self.id, who.id))

    @rule(by=person)
    def adds(self, by: Person) -> None:
        self.ask(self.hall.tables.add_computer(self.id, by.id))

    @rule(by=person, seat=st.integers(-1, 5), moderator=st.booleans())
    def kicks(self, by: Person, seat: int, moderator: bool) -> None:
        self.ask(self.hall.tables.kick(self.id, by.id, seat, moderator))

    @rule(by=person, to=person)
    def hands_over(self, by: Person, to: Person) -> None:
        self.ask(self.hall.tables.hand_over(self.id, by.id, to.id))

    @rule(by=person)
    def starts(self, by: Person) -> None:
        self.ask(self.hall.tables.start(self.id, by.id))

    @rule(by=person)
    def goes_on(self, by: Person) -> None:
        self.ask(self.hall.tables.next_round(self.id, by.id))
        self.ask(self.hall.tables.rematch(self.id, by))

    @precondition(lambda self: self.table is not None and self.table.turn is not None)
    @rule(choice=chance, count=st.integers(1, 60))
    def plays_on(self, choice: int, count: int) -> None:
        random = Random(choice)
        for _ in range(count):
            table = self.table
            if table is None or table.turn is None or table.match is None:
                return
            seat = random.choice([table.turn, random.randrange(len(table.seats))])
            owner = table.seats[seat].person
            legal = table.match.legal(seat)
            if owner is not None and legal:
                plays = [action for action in legal if isinstance(action, Play)]
                action = random.choice(plays if plays and random.random() < 0.95 else legal)
                self.ask(self.hall.tables.act(table.id, owner, table.revision, action))
            else:
                self.run(self.hall.pass_time(2))

    @rule(who=person, text=st.sampled_from(FORGED), late=st.integers(-2, 3))
    def forges(self, who: Person, text: str, late: int) -> None:
        revision = None if self.table is None or late == 3 else self.table.revision - late
        self.ask(self.hall.tables.act(self.id, who.id, revision, notation.read(text)))

    @rule(seconds=st.sampled_from([1, 30, 61, 130, 1000]))
    def time_passes(self, seconds: int) -> None:
        self.run(self.hall.pass_time(seconds))

    @rule()
    def moves_to_another_channel(self) -> None:
        self.channel += 1

    @rule()
    def crashes(self) -> None:
        old = self.hall
        new = self.run(old.after_a_crash())
        assert [row_of(table) for table in new.tables._floor] == [row_of(table) for table in old.tables._floor]
        assert self.run(new.scores()) == self.run(old.scores())
        self.run(old.close())
        self.hall = new
        self.run(self.hurry())

    @invariant()
    def every_table_is_whole(self) -> None:
        for table in self.hall.tables._floor:
            self.check(table)
        assert self.watch.seen == []

    def check(self, table: Table) -> None:
        assert table.is_open
        assert table.deadline is not None
        assert table.deadline > self.hall.clock.now()
        assert self.revisions.get(table.id, 0) <= table.revision
        self.revisions[table.id] = table.revision
        people = [seat.person for _, seat in table.people()]
        assert people
        assert table.host in people
        assert len(set(people)) == len(people)
        names = [seat.name.casefold() for seat in table.seats if seat.person is None]
        others = [seat.name.casefold() for seat in table.seats if seat.person is not None]
        assert not set(names) & set(others)
        if table.match is not None:
            self.check_match(table, table.match)

    def check_match(self, table: Table, match: Match) -> None:
        assert STAGES[match.stage] is table.stage
        assert (match.turn is not None) == (table.stage is Stage.PLAYING)
        gone = {index for index, seat in enumerate(table.seats) if seat.gone}
        assert match.turn not in gone
        assert len(table.seats) == match.seats
        if table.stage is not Stage.OVER:
            assert match.gone == gone
        assert cards_of(match) == sorted(card.name for card in match.book.deck)
        assert all(len(view.hand) >= len(view.fresh) for view in map(table.view_of, range(match.seats)))
        assert self.run(differs(self.hall.store, table)) is None


TablesMachine.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=(HealthCheck.too_slow,),
    derandomize=True,
)
TestTables = TablesMachine.TestCase
