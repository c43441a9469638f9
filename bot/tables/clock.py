"""Time for the tables: one heap and one timer of the event loop for all appointments of all tables."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable, Hashable
from typing import Generic, Protocol, TypeVar

Key = TypeVar("Key", bound=Hashable)

LONGEST_SLEEP = 60.0
"""Seconds after which the scheduler looks at the clock again, so that a machine that slept catches up."""
SPARE_ENTRIES = 64
"""Outdated heap entries that are tolerated before the heap is built anew."""


class Handle(Protocol):
    """A timer that can be called off."""

    def cancel(self) -> object: ...


class Clock(Protocol):
    """What the tables need of time; tests drive it by hand."""

    def now(self) -> float:
        """Seconds since the epoch."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Handle:
        """Call back once at this time, or as soon as possible if it is past; returns what calls it off."""
        ...


class SystemClock:
    """The machine's clock and the running event loop's timers."""

    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, callback: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), callback)


class Scheduler(Generic[Key]):
    """Appointments by key, at most one a key; `ring(key)` is called when one falls due.

    However many appointments there are, the clock holds one timer. An appointment that is put again moves.
    """

    def __init__(self, clock: Clock, ring: Callable[[Key], object]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[Key, float] = {}
        self._heap: list[tuple[float, int, Key]] = []
        self._count = 0
        self._timer: Handle | None = None
        self._wakes_at: float | None = None
        self._is_closed = False

    def __len__(self) -> int:
        return len(self._due)

    def due(self, key: Key) -> float | None:
        """When this appointment falls due, or None when there is none."""
        return self._due.get(key)

    def put(self, key: Key, when: float) -> None:
        """Make or move the appointment of this key; none is made once the scheduler is closed."""
        if self._due.get(key) == when or self._is_closed:
            return
        self._due[key] = when
        self._push(when, key)
        if len(self._heap) > 2 * len(self._due) + SPARE_ENTRIES:
            self._heap.clear()
            for each, time_due in self._due.items():
                self._push(time_due, each)
        self._arm()

    def drop(self, key: Key) -> None:
        """Call the appointment of this key off, if there is one."""
        self._due.pop(key, None)

    def close(self) -> None:
        """Call everything off, for good."""
        self._is_closed = True
        self._due.clear()
        self._heap.clear()
        self._disarm()

    def _push(self, when: float, key: Key) -> None:
        self._count += 1
        heapq.heappush(self._heap, (when, self._count, key))

    def _arm(self) -> None:
        while self._heap and self._due.get(self._heap[0][2]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        if not self._heap:
            self._disarm()
            return
        wakes_at = min(self._heap[0][0], self._clock.now() + LONGEST_SLEEP)
        if self._wakes_at is None or wakes_at < self._wakes_at:
            self._disarm()
            self._wakes_at = wakes_at
            self._timer = self._clock.call_at(wakes_at, self._wake)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._wakes_at = None

    def _wake(self) -> None:
        self._timer = None
        self._wakes_at = None
        now = self._clock.now()
        ripe: list[Key] = []
        while self._heap and self._heap[0][0] <= now:
            when, _, key = heapq.heappop(self._heap)
            if self._due.get(key) == when:
                del self._due[key]
                ripe.append(key)
        for key in ripe:
            self._ring(key)
        self._arm()
