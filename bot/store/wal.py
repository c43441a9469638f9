"""The write-ahead log as it lies on the disk, looked at before SQLite opens it.

SQLite reads a log up to the first frame that is not whole and drops the rest without a word: right after a crash, where
that rest was never acknowledged, but also when the disk has lost or spoilt what was. Format:
sqlite.org/fileformat2.html, section 4.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

HEADER = struct.Struct(">8I")
FRAME = struct.Struct(">6I")
MAGIC = 0x377F0682
"""Of a log whose checksums read little-endian words; one more says big-endian."""
WORD = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class WalState:
    """What a log holds: transactions that SQLite will read, and whether there is anything it will not.

    `unfinished`: behind them begins one that was not finished, as a crash leaves it. `damaged`: behind them stand whole
    frames of this log whose checksums are wrong, or the log has no head.
    """

    transactions: int = 0
    unfinished: bool = False
    damaged: bool = False


def wal_path(database: Path) -> Path:
    """Where the write-ahead log of this database lies."""
    return database.with_name(database.name + "-wal")


def look_at_wal(database: Path) -> WalState:
    """The state of this database's log; of one that is not there, that of an empty one. Raises OSError."""
    try:
        data = wal_path(database).read_bytes()
    except FileNotFoundError:
        return WalState()
    if not data:
        return WalState()
    if len(data) < HEADER.size:
        return WalState(damaged=True)
    magic, _, page_size, _, *salts, first, second = HEADER.unpack_from(data)
    words = "<" if magic == MAGIC else ">"
    sums = _sums((0, 0), data[: HEADER.size - 8], words)
    if magic not in (MAGIC, MAGIC + 1) or sums != (first, second):
        return WalState(damaged=True)
    transactions, open_frames = 0, 0
    step = FRAME.size + page_size
    for place in range(HEADER.size, len(data), step):
        frame = data[place : place + step]
        if len(frame) < step:
            return WalState(transactions, unfinished=True)
        _, size_after, *frame_salts, first, second = FRAME.unpack_from(frame)
        if frame_salts != salts:
            break  # of the log before this one, which is written over from its beginning
        sums = _sums(_sums(sums, frame[:8], words), frame[FRAME.size :], words)
        if sums != (first, second):
            return WalState(transactions, damaged=True)
        open_frames += 1
        if size_after:
            transactions, open_frames = transactions + 1, 0
    return WalState(transactions, unfinished=open_frames > 0)


def _sums(sums: tuple[int, int], data: bytes, words: str) -> tuple[int, int]:
    first, second = sums
    numbers = struct.unpack(f"{words}{len(data) // 4}I", data)
    for one, other in zip(numbers[::2], numbers[1::2], strict=True):
        first = (first + one + second) & WORD
        second = (second + other + first) & WORD
    return first, second
