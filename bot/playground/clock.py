"""The time of the stand-in: the machine's clock, which a test may shorten or move on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

ANSWER_WITHIN = 3.0
"""Seconds in which an interaction must get its first answer."""
TOKEN_LIFE = 15 * 60.0
"""Seconds for which an interaction's token can be used."""


class Timer:
    """One appointment of the clock."""

    __slots__ = ("callback", "due", "handle")

    def __init__(self, due: float, callback: Callable[[], None]) -> None:
        self.due = due
        self.callback = callback
        self.handle: asyncio.TimerHandle | None = None


class Clock:
    """Seconds since the epoch, with Discord's time-outs divided by ``factor``.

    A test that wants to see a time-out calls :meth:`advance` instead of sleeping; a test on a slow machine
    sets a factor below one, so that three seconds last longer.
    """

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._offset = 0.0
        self._timers: set[Timer] = set()

    def now(self) -> float:
        """The time it is in the stand-in's world."""
        return time.time() + self._offset

    def window(self, seconds: float) -> float:
        """How long Discord's ``seconds`` last here."""
        return seconds / self.factor

    def call_in(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call back when Discord's ``seconds`` are over."""
        timer = Timer(self.now() + self.window(seconds), callback)
        self._timers.add(timer)
        self._arm(timer)
        return timer

    def cancel(self, timer: Timer) -> None:
        """Forget an appointment; nothing happens when it is over already."""
        self._timers.discard(timer)
        if timer.handle is not None:
            timer.handle.cancel()

    def advance(self, seconds: float) -> None:
        """Let time pass at once: what is due is called before this returns."""
        self._offset += seconds
        for timer in sorted(self._timers, key=lambda timer: timer.due):
            if timer.due <= self.now():
                self._ring(timer)
            else:
                self._arm(timer)

    def close(self) -> None:
        """Drop every appointment."""
        for timer in list(self._timers):
            self.cancel(timer)

    def _arm(self, timer: Timer) -> None:
        if timer.handle is not None:
            timer.handle.cancel()
        delay = max(0.0, timer.due - self.now())
        timer.handle = asyncio.get_running_loop().call_later(delay, self._ring, timer)

    def _ring(self, timer: Timer) -> None:
        self.cancel(timer)
        timer.callback()
