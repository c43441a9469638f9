"""How fast the bot may write by itself, so that it never runs into Discord's limits and clicks come first."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.client import UNREACHABLE

Answer = TypeVar("Answer")

PASSING = (discord.HTTPException, *UNREACHABLE)
"""What Discord or the line to it may answer at any time, and what may have passed a moment later."""


async def insist(request: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask once more when no answer came: for requests that change nothing when they have been carried out already."""
    try:
        return await request()
    except UNREACHABLE:
        return await request()


class Pace:
    """Slots for requests of all tables together, so many seconds apart."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._seconds = seconds
        self._clock = clock
        self._next = 0.0

    def take(self) -> float:
        """Take the next free slot; how many seconds away it is."""
        now = self._clock()
        slot = max(now, self._next)
        self._next = slot + self._seconds
        return slot - now


class Budget:
    """At most so many requests in so many seconds, by key; what is over the budget is left out."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._spent: dict[str, deque[float]] = {}

    def spend(self, key: str) -> bool:
        """Whether there is room for one more request, which is then counted."""
        now = self._clock()
        spent = self._spent.setdefault(key, deque())
        while spent and spent[0] <= now - self._seconds:
            spent.popleft()
        if len(spent) >= self._most:
            return False
        spent.append(now)
        return True

    def forget(self, key: str) -> None:
        """Nothing will be asked of this key any more."""
        self._spent.pop(key, None)
