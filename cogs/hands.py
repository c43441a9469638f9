"""The hands that people have open: private messages that can be renewed only by the token of a recent click."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.tables import Table
from bot.tables.table import PRACTICE, Stage
from bot.uno.actions import Play
from cogs.pace import PASSING, Budget
from cogs.ui.look import Look
from cogs.ui.scene import scene_of
from cogs.ui.seat import seat_screen

TOKEN_SECONDS = 15 * 60 - 5
"""How long the token of a click can be used, with a little to spare."""

RENEWALS, RENEWALS_WITHIN = 20, 60.0
"""So many hands a channel in so many seconds: Discord allows 30, private messages included, and tells in no header.
A hand that is not renewed is refused as outdated when it is clicked, and is the present one with that."""
TIDIED_A_SECOND = 5
"""Old hands that are put away, all tables together. Where more are opened an old one stays, which harms nobody: it is
refused as outdated. Boards need the requests more."""

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class OpenHand:
    """The last click that was answered with a hand; `calls`: UNO stands declared on it."""

    interaction: Interaction
    look: Look
    opened_at: float
    revision: int
    calls: bool


def throwers(table: Table) -> list[int]:
    """The seats that can lay a card although another is on turn."""
    match = table.match
    if match is None or not match.round.book.races:
        return []
    return [
        seat
        for seat, _ in table.people()
        if seat != table.turn and any(isinstance(action, Play) for action in match.legal(seat))
    ]


def _to_renew(table: Table) -> list[int]:
    """The seats whose open hands are to be as the table is now: all of them when a round or the match has ended."""
    if table.turn is not None:
        return [*throwers(table), table.turn]
    return [seat for seat, _ in table.people()] if table.stage in (Stage.BREAK, Stage.OVER) else []


def _is_practice(table: Table) -> bool:
    return table.id.startswith(PRACTICE)


class OpenHands:
    """The last open hand of each person at each table. Lost in a restart, and then nothing but comfort is lost."""

    def __init__(self, find: Callable[[str], Table | None], clock: Callable[[], float]) -> None:
        """`find`: the open table of an id."""
        self._find = find
        self._clock = clock
        self._hands: dict[tuple[str, int], OpenHand] = {}
        self._visiting: Counter[int] = Counter()
        self._skipped: set[tuple[str, int]] = set()
        self._budget = Budget(RENEWALS, RENEWALS_WITHIN, clock)
        self._tidying = Budget(TIDIED_A_SECOND, 1.0, clock)
        self._sending: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        """Held while a private message is edited or deleted, so that no edit arrives at one that is gone."""

    def remember(self, table: Table, interaction: Interaction, look: Look, *, calls: bool) -> None:
        """This click is answered with the hand at this revision; what it said is forgotten, its token is kept."""
        interaction.message = interaction.data = None
        hand = OpenHand(interaction, look, self._clock(), table.revision, calls)
        self._hands[table.id, interaction.user.id] = hand

    async def put_away(self, table_id: str, person: int) -> None:
        """Deletes the hand that this person had open, where its token is still good: there is a new one, or none."""
        key = (table_id, person)
        hand = self._hands.pop(key, None)
        if hand is None or self._clock() - hand.opened_at >= TOKEN_SECONDS or not self._tidying.spend(""):
            return
        async with self._sending.setdefault(key, asyncio.Lock()):
            try:
                await hand.interaction.delete_original_response()
            except PASSING as error:
                log.info("A hand at table %s could not be put away (%s)", table_id, type(error).__name__)

    def forget(self, table_id: str) -> None:
        """The table is closed."""
        self._budget.forget(table_id)
        for key in [key for key in self._hands if key[0] == table_id]:
            del self._hands[key]

    @asynccontextmanager
    async def visiting(self, person: int) -> AsyncIterator[None]:
        """While inside, a click of this person is being answered, so a renewal waits: the answer may be newer."""
        self._visiting[person] += 1
        try:
            yield
        finally:
            self._visiting[person] -= 1
            if not self._visiting[person]:
                del self._visiting[person]
                for key in [key for key in self._skipped if key[1] == person]:
                    self._skipped.discard(key)
                    await self.renew(key[0])

    async def renew(self, table_id: str) -> None:
        """Shows whoever can lay a card now their present hand, if they have one open that is older than this decision.

        Those who can throw a card in come before the one on turn, whose next card waits for them anyway. When a round
        is over, everybody's hand says so, with the button of what comes next.
        """
        table = self._find(table_id)
        if table is None:
            return
        renewals: list[Awaitable[None]] = []
        for seat in _to_renew(table):
            person = table.seats[seat].person if table.seats[seat].is_held else None
            if person is not None and (hand := self._outdated(table, person)) is not None:
                renewals.append(self._renew(table, seat, person, hand))
        await asyncio.gather(*renewals)

    async def _renew(self, table: Table, seat: int, person: int, hand: OpenHand) -> None:
        table_id = table.id
        key = (table_id, person)
        if person in self._visiting:
            self._skipped.add(key)
            return
        if not self._budget.spend(table.id):
            return
        view = seat_screen(scene_of(table), table.view_of(seat), hand.look, calls=hand.calls)
        renewed = self._hands[key] = replace(hand, revision=table.revision)
        async with self._sending.setdefault(key, asyncio.Lock()):
            if self._hands.get(key) is not renewed:
                return
            try:
                await hand.interaction.edit_original_response(view=view)
            except PASSING as error:
                log.info("A hand at table %s could not be renewed (%s)", table_id, type(error).__name__)
                if self._hands.get(key) is renewed:
                    del self._hands[key]

    def _outdated(self, table: Table, person: int) -> OpenHand | None:
        """The open hand of this person, if it is older than the present decision and its token still good."""
        hand = self._hands.get((table.id, person))
        newest = table.revision if _is_practice(table) else table.decision
        if hand is None or hand.revision >= newest:
            return None
        if self._clock() - hand.opened_at >= TOKEN_SECONDS:
            del self._hands[table.id, person]
            return None
        return hand
