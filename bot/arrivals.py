"""The queue of clicks and commands: first come, first served, a few in each turn of the event loop.

Of many that arrive at once the first are so answered while the last still wait, instead of all of them as late as the
last. What has waited for too long is not begun at all: Discord no longer takes an answer and has told the person that
nothing came; and nothing has happened, so that they can click again. Those behind it are then in time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any

BEGUN_A_TURN = 4
LATE_AFTER = 2.7
"""Seconds in the queue after which there is no answer in time: Discord waits for 3."""
PAUSE = 1.0
"""Seconds between two lines of the log about what came too late."""

log = logging.getLogger(__name__)


class Arrivals:
    """What has arrived and was not begun yet."""

    def __init__(self, begin: Callable[[Any], None], clock: Callable[[], float] = time.monotonic) -> None:
        """`begin` takes up one of them; `clock` measures seconds."""
        self._begin = begin
        self._clock = clock
        self._waiting: deque[tuple[float, Any]] = deque()
        self._late = 0
        self._told_at = float("-inf")

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, data: Any) -> None:
        """Begin this as soon as it is its turn."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._take_turn)
        self._waiting.append((self._clock(), data))

    def begin_all(self) -> None:
        """Begin whatever waits, now."""
        while self._waiting:
            self._begin(self._waiting.popleft()[1])

    def _take_turn(self) -> None:
        now = self._clock()
        begun = 0
        while self._waiting and begun < BEGUN_A_TURN:
            arrived, data = self._waiting.popleft()
            if now - arrived < LATE_AFTER:
                self._begin(data)
                begun += 1
            else:
                self._late += 1
        if self._late and now - self._told_at >= PAUSE:
            log.warning("Too much to do: %d clicks could not be answered in time and were not begun", self._late)
            self._told_at, self._late = now, 0
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._take_turn)
