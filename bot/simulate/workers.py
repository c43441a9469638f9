"""Many rounds on several cores, with progress; what was played until it is broken off is kept."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TextIO

from bot.simulate import play
from bot.simulate.setting import Setting
from bot.simulate.tally import Tally

CHUNK_SECONDS = 0.5
SMALLEST_CHUNK, LARGEST_CHUNK = 1, 2_000
BAR = 24


@dataclass
class Outcome:
    """What was played: the setting, the one it is compared with, the differences, and whether it was broken off."""

    setting: Setting
    other: Setting | None = None
    tally: Tally = field(default_factory=Tally)
    compared: Tally = field(default_factory=Tally)
    differences: Tally = field(default_factory=Tally)
    seconds: float = 0.0
    broken_off: bool = False

    def merge(self, part: tuple[Tally, Tally, Tally]) -> None:
        """Adds a part that was played."""
        self.tally.merge(part[0])
        self.compared.merge(part[1])
        self.differences.merge(part[2])


class Progress:
    """A bar with rounds a second and the time left; silent where nobody looks."""

    def __init__(self, total: int, unit: str, stream: TextIO | None = None) -> None:
        self._total = total
        self._unit = unit
        self._stream = stream or sys.stderr
        self._shows = self._stream.isatty()
        self._start = time.monotonic()

    def show(self, done: int) -> None:
        """So many have been played."""
        if not self._shows:
            return
        seconds = time.monotonic() - self._start
        speed = done / seconds if seconds else 0.0
        left = (self._total - done) / speed if speed else 0.0
        filled = BAR * done // self._total
        bar = "#" * filled + "." * (BAR - filled)
        print(
            f"\r[{bar}] {done:,} of {self._total:,} {self._unit}, {speed:,.0f}/s, {left:,.0f} s left ",
            end="",
            file=self._stream,
            flush=True,
        )

    def close(self) -> None:
        """The bar goes."""
        if self._shows:
            print("\r" + " " * 79 + "\r", end="", file=self._stream, flush=True)


def run(setting: Setting, other: Setting | None = None, *, jobs: int = 1, progress: Progress | None = None) -> Outcome:
    """Plays the whole setting. Ctrl-C breaks it off: what was played until then is given."""
    outcome = Outcome(setting, other)
    start = time.monotonic()
    try:
        for part in _parts(setting, other, jobs):
            outcome.merge(part)
            if progress is not None:
                progress.show(outcome.tally.rounds)
    except KeyboardInterrupt:
        outcome.broken_off = True
    finally:
        outcome.seconds = time.monotonic() - start
        if progress is not None:
            progress.close()
    return outcome


def _parts(setting: Setting, other: Setting | None, jobs: int) -> Iterator[tuple[Tally, Tally, Tally]]:
    chunks = _chunks(setting, other)
    if jobs <= 1:
        for chunk in chunks:
            yield play.play_many(setting, chunk, other)
        return
    context = multiprocessing.get_context("spawn")
    # ignored from before they start, because Ctrl-C goes to the workers, too, and may come while they import
    interrupt = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = context.Pool(jobs, initializer=_ignore_interrupts)
    finally:
        signal.signal(signal.SIGINT, interrupt)
    with pool:
        work = ((setting, chunk, other) for chunk in chunks)
        yield from pool.imap_unordered(_play_chunk, work)


def _chunks(setting: Setting, other: Setting | None) -> Iterator[range]:
    """Pieces of about half a second each, measured on the first round."""
    start = time.monotonic()
    play.play_many(setting, range(1), other)
    once = max(1e-6, time.monotonic() - start)
    size = max(SMALLEST_CHUNK, min(LARGEST_CHUNK, int(CHUNK_SECONDS / once)))
    for first in range(0, setting.count, size):
        yield range(first, min(setting.count, first + size))


def _play_chunk(work: tuple[Setting, range, Setting | None]) -> tuple[Tally, Tally, Tally]:
    return play.play_many(work[0], work[1], work[2])


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that prints; the workers are ended by it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
