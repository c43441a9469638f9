"""The running tables: what people and moderators can do at them."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Callable
from random import Random

from bot.settings import Terms
from bot.store import Storage, Store
from bot.tables import lobby, play
from bot.tables.archive import Archive
from bot.tables.backfill import count_old_matches
from bot.tables.changes import Change, Settings
from bot.tables.clock import Clock
from bot.tables.court import Court
from bot.tables.finish import closed
from bot.tables.floor import Floor, Listener
from bot.tables.house_rules import HouseRules
from bot.tables.privacy import Privacy
from bot.tables.reasons import Refused, refusal
from bot.tables.records import rules_of
from bot.tables.restore import restored
from bot.tables.seasons import SeasonBook
from bot.tables.spectators import Spectators
from bot.tables.table import DEFAULT_TERMS, ID_LENGTH, ID_LETTERS, Ending, Outcome, Person, Seat, Table
from bot.tables.timers import Timers
from bot.tables.window import FairWindow
from bot.uno.actions import Action
from bot.uno.ruleset import RuleSet


class Tables:
    """All open tables of the bot.

    Every method that changes a table does so under the table's lock: checks, the step, one transaction, then
    the new table replaces the old one in memory and `listener(table, events)` is told, outside the lock. It
    gives the new table, or raises Refused, or StoreError when the transaction failed; nothing has changed
    then. `by` is the id of the person who asks, `moderator` says whether they may moderate the channel.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        random: Random,
        seed: Callable[[], str],
        settings: Settings | None = None,
        prefix: str = "",
    ) -> None:
        """`random` draws ids, which begin with `prefix`, and moves computer players; `seed` makes a match's secret."""
        self.settings = settings or Settings()
        self.clock = clock
        self.mentions = store.mentions
        """The messages that call people to the tables, for whoever posts them."""
        self.scores = store.scores
        """What people have scored, for whoever shows it."""
        self.seasons = SeasonBook(store, clock)
        self._store = store
        self._random = random
        self._prefix = prefix
        self._seed = seed
        self._opening = Lock()
        self._floor = Floor(store, clock)
        self._window = FairWindow(self._floor, clock, self.settings.window_seconds)
        self.archive = Archive(store)
        self.spectators = Spectators(self._floor, self._window, clock, self.settings)
        self.house_rules = HouseRules(self._floor)
        self.privacy = Privacy(store, self._floor, clock, random, self.settings)
        self.court = Court(self._floor, clock, self.settings)
        self._timers = Timers(self._floor, clock, random, self.settings)

    @property
    def listener(self) -> Listener | None:
        """Called after each commit with the table and the complete events. It must not block."""
        return self._floor.listener

    @listener.setter
    def listener(self, listener: Listener | None) -> None:
        self._floor.listener = listener

    # --- the bot's life -------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Take up every open table of the store; see `restored` for its deadlines. Raises StoreError.

        Matches from before there were seasons are counted first.
        """
        await count_old_matches(self._store)
        for table in await restored(self._store, self.clock.now()):
            self._floor.put(table)

    def suspend(self) -> None:
        """Discord is out of reach: nobody can act, so no time runs out until `resume`."""
        self._timers.suspend()

    async def resume(self) -> None:
        """Discord is back: every turn gets the time that it lost. Raises StoreError."""
        await self._timers.resume()

    async def close(self) -> None:
        """Refuse what comes from now on and finish what has begun. The store stays open."""
        self._timers.close()
        self._window.close()
        await self._floor.close()

    # --- questions ------------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many tables are open."""
        return sum(1 for _ in self._floor)

    def get(self, table_id: str) -> Table | None:
        """The open table of this id, or None."""
        return self._floor.get(table_id)

    def in_channel(self, channel_id: int) -> Table | None:
        """The open table of this channel, or None."""
        return self._floor.in_channel(channel_id)

    def of_guild(self, guild_id: int) -> list[Table]:
        """The open tables of this server."""
        return [table for table in self._floor if table.guild == guild_id]

    def guilds(self) -> set[int]:
        """The servers that have an open table."""
        return {table.guild for table in self._floor}

    async def storage(self, guild: int) -> Storage:
        """The state of the database, and which tables of this server could not be read. Raises StoreError."""
        return await self._store.storage(guild)

    # --- the lobby ------------------------------------------------------------------------------------------

    async def open(
        self,
        guild: int,
        channel: int,
        host: Person,
        rules: RuleSet | None = None,
        terms: Terms = DEFAULT_TERMS,
    ) -> Table:
        """A new table with its host seated; `terms` are those that a table keeps. Refused: table-exists."""
        return await self._floor.finish(self._open(guild, channel, host, rules or RuleSet(), terms))

    async def set_message(self, table_id: str, message_id: int | None) -> None:
        """Remember the public message; neither a new revision nor told to the listener. Refused: no-table."""
        await self._floor.finish(self._floor.set_message(table_id, message_id))

    async def join(self, table_id: str, person: Person) -> Table:
        """Take a seat in the lobby, or in the next match when this one is over.

        Refused: no-table, already-seated, already-waiting, table-full; already-started during a match: `wait`
        takes a seat in the next one.
        """
        return await self._floor.made(table_id, lambda table: lobby.joined(table, person, self._now, self.settings))

    async def wait(self, table_id: str, person: Person) -> Table:
        """Ask for a seat in the next match.

        Refused: no-table, already-seated, already-waiting, nothing-to-wait-for.
        """
        return await self._floor.made(table_id, lambda table: lobby.waiting(table, person))

    async def leave(self, table_id: str, person_id: int) -> Table:
        """Give the seat up, or the place among those who wait. Refused: no-table, not-at-table."""

        return await self._floor.made(table_id, lambda table: play.given_up(table, person_id, self._now, self.settings))

    async def add_computer(self, table_id: str, by: int, level: str = "normal", moderator: bool = False) -> Table:
        """A computer player takes a seat.

        Refused: as `require_host`, already-started, table-full, no-computers, computers-full, unknown-level.
        """

        def make(table: Table) -> Change:
            lobby.require_host(table, by, moderator)
            return lobby.computer_added(table, level, self.settings)

        return await self._floor.made(table_id, make)

    async def remove(self, table_id: str, by: int, seat: int, moderator: bool = False) -> Table:
        """A computer player goes.

        Refused: as `require_host`, already-started, no-such-seat, seat-is-person.
        """

        def make(table: Table) -> Change:
            lobby.require_host(table, by, moderator)
            return lobby.computer_removed(table, seat)

        return await self._floor.made(table_id, make)

    # --- the host and moderators ----------------------------------------------------------------------------

    async def start(self, table_id: str, by: int, moderator: bool = False) -> Table:
        """Begin the match.

        Refused: as `require_host`, already-started, need-two, custom-no-text, not-agreed, or by the rules.
        """

        def make(table: Table) -> Change:
            lobby.require_host(table, by, moderator)
            return play.started(table, self._store.new_match_id(), self._seed(), self._now)

        return await self._floor.made(table_id, make)

    async def kick(self, table_id: str, by: int, seat: int, moderator: bool = False) -> Table:
        """Make whoever sits there leave. Refused: as `require_host`, no-such-seat."""

        def make(table: Table) -> Change:
            lobby.require_host(table, by, moderator)
            lobby.require_seat(table, seat)
            return play.left(table, seat, self._now, self.settings)

        return await self._floor.made(table_id, make)

    async def hand_over(self, table_id: str, by: int, to_person: int, moderator: bool = False) -> Table:
        """Make another seated person the host. Refused: as `require_host`, no-such-seat, already-host."""

        def make(table: Table) -> Change:
            lobby.require_host(table, by, moderator)
            return lobby.handed_over(table, to_person)

        return await self._floor.made(table_id, make)

    async def end(self, table_id: str, by: int, moderator: bool = False) -> Table:
        """Close the table; a match that is not decided counts for nobody. Refused: as `require_host`."""

        def make(table: Table) -> Change:
            lobby.require_host(table, by, moderator)
            return closed(table, Ending.ENDED, self._now)

        return await self._floor.made(table_id, make)

    async def next_round(self, table_id: str, by: int, moderator: bool = False) -> Table:
        """Deal the next round now. Refused: not-at-table, not-winner-or-host, round-running and the like."""

        def make(table: Table) -> Change:
            play.require_winner_or_host(table, by, moderator)
            return play.next_round(table, self._now, self.settings)

        return await self._floor.made(table_id, make)

    async def rematch(self, table_id: str, by: Person, moderator: bool = False) -> Table:
        """Begin another match with those who are there and those who wait; a lobby if only one person is.

        Refused: as `require_host`, not-started, match-running, or by the rules.
        """

        def make(table: Table) -> Change:
            lobby.require_host(table, by.id, moderator)
            return play.again(table, self._store.new_match_id(), self._seed(), self._now, self.settings)

        return await self._floor.made(table_id, make)

    # --- playing --------------------------------------------------------------------------------------------

    async def act(self, table_id: str, person_id: int, revision: int | None, action: Action) -> Outcome:
        """A person's action, clicked on a hand of this revision; None: on what holds now.

        A click counts as fresh when nothing has happened since that revision that changes the decision of the
        seat on turn: `table.decision <= revision <= table.revision`. A call made, a false report, somebody
        joining the waiting list do not make hands stale. So of two clicks on one hand exactly one is carried
        out, and a lost race for a jump-in is refused without cost. Two actions are judged by the present
        state instead: a call always, a catch if the call is still missing; a catch that comes too late is
        stale and costs nothing. Shortly after a card some actions are held for a moment: see `FairWindow`.

        Refused: no-table, not-at-table, not-started, round-over, match-over, stale, not-an-action, closing, or by
        the rules.
        """
        await self._window.wait(table_id, person_id, revision, action)
        change = await self._floor.finish(
            self._floor.change(
                table_id,
                lambda table: play.acted(table, person_id, revision, action, self._now, self.settings),
            )
        )
        seat, _ = change.actions[0]
        assert seat is not None
        return Outcome(change.table, change.events, seat)

    async def present(self, table_id: str, person_id: int) -> Table:
        """A person showed up: no computer player stands in any longer. Refused: no-table, not-at-table."""
        return await self._floor.made(table_id, lambda table: play.shown(table, person_id, self._now, self.settings))

    # --- Discord's changes ----------------------------------------------------------------------------------

    async def end_channel(self, channel_id: int) -> None:
        """The channel is gone: its table is closed."""
        table = self._floor.in_channel(channel_id)
        if table is not None:
            await self._remove(table.id)

    async def end_guild(self, guild_id: int) -> None:
        """The server is gone: its tables are closed."""
        for table in self.of_guild(guild_id):
            await self._remove(table.id)

    async def leave_guild(self, guild_id: int, person_id: int) -> None:
        """A member is gone: leaves every table of this server."""
        for table in self.of_guild(guild_id):
            try:
                await self.leave(table.id, person_id)
            except Refused:
                continue

    # --- within ---------------------------------------------------------------------------------------------

    @property
    def _now(self) -> float:
        return self.clock.now()

    async def _remove(self, table_id: str) -> None:
        try:
            await self._floor.made(table_id, lambda table: closed(table, Ending.REMOVED, self._now))
        except Refused:
            return

    async def _open(self, guild: int, channel: int, host: Person, rules: RuleSet, terms: Terms) -> Table:
        async with self._opening:
            other = self._floor.in_channel(channel)
            if other is not None:
                raise refusal("table-exists", table=other.id, host=other.host_name)
            table = Table(
                id=await self._free_id(),
                guild=guild,
                channel=channel,
                host=host.id,
                rules=rules_of(rules.text),
                opened_at=self._now,
                terms=terms,
                seats=(Seat(host.id, host.name),),
                deadline=self._now + terms.lobby_seconds,
            )
            await self._floor.add(Change(table=table))
            return table

    async def _free_id(self) -> str:
        while True:
            letters = self._random.choices(ID_LETTERS, k=ID_LENGTH - len(self._prefix))
            table_id = self._prefix + "".join(letters)
            if self.get(table_id) is None and not await self._store.has_table(table_id):
                return table_id
