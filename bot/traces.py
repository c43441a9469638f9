"""What the log may hold of an error.

Messages of exceptions may name cards or carry what was sent, so only types, places and status codes are told.
"""

from __future__ import annotations

import traceback

import discord


def trace(error: BaseException) -> str:
    """The chain of errors with their places, without their messages."""
    lines: list[str] = []
    seen: BaseException | None = error
    while seen is not None:
        lines.append(_named(seen))
        lines += [
            f"  {frame.filename.rpartition('/')[2]}:{frame.lineno} in {frame.name}"
            for frame in traceback.extract_tb(seen.__traceback__)
        ]
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)
    return "\n".join(lines)


def _named(error: BaseException) -> str:
    name = type(error).__qualname__
    if isinstance(error, discord.HTTPException):
        return f"{name} (status {error.status}, code {error.code})"
    return name
