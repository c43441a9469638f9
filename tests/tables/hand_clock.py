"""A clock that stands still until a test moves it."""

from __future__ import annotations

import heapq
from collections.abc import Callable


class Timer:
    """One appointment with the clock."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class HandClock:
    """Seconds since the epoch by hand. `timers` are those that may still ring."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._heap: list[tuple[float, int, Timer]] = []
        self._count = 0

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        self._count += 1
        timer = Timer(callback)
        heapq.heappush(self._heap, (max(when, self._now), self._count, timer))
        return timer

    @property
    def timers(self) -> int:
        return sum(timer.callback is not None for _, _, timer in self._heap)

    def step(self, until: float) -> bool:
        """Move on to the next timer, ring it and say so; without one before `until`, move there and say no."""
        while self._heap and self._heap[0][0] <= until:
            when, _, timer = heapq.heappop(self._heap)
            if timer.callback is not None:
                self._now = max(self._now, when)
                timer.callback()
                return True
        self._now = max(self._now, until)
        return False
