"""The log: one line an event, ``key=value``, without cards and without tokens.

``at=2026-11-30T09:15:00.123 level=WARNING from=cogs.publisher table=7K3F event="Table 7K3F could not be shown"``. Of an
exception only its type and the places are told: its message may name cards or hold what was sent.
"""

from __future__ import annotations

import logging
import re
from datetime import datetime

import discord

from bot.traces import trace

TOKEN = re.compile(
    r"(?<=/webhooks/)\d+/[^/\s\"']+|(?<=/interactions/)\d+/[^/\s\"']+|\b[\w-]{20,}\.[\w-]{6,}\.[\w-]{20,}"
)
"""What gives the right to act: in the addresses of answers, and the bot's own."""
TABLE = re.compile(r"\b[Tt]able ([2-9A-HJKMNP-Z]{4})\b")
LOST_CONNECTION = (OSError, discord.ConnectionClosed)


class KeyValue(logging.Formatter):
    """One line per event. A lost connection needs no places: discord.py comes back by itself."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        event = " ".join(record.getMessage().split())
        parts = {
            "at": datetime.fromtimestamp(record.created).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "from": record.name,
        }
        if found := TABLE.search(event):
            parts["table"] = found[1]
        parts["event"] = _quoted(event)
        if record.exc_info and (error := record.exc_info[1]) is not None:
            is_lost = record.name == "discord.client" and isinstance(error, LOST_CONNECTION)
            told = type(error).__name__ if is_lost else " | ".join(trace(error).split("\n"))
            parts["error"] = _quoted(" ".join(told.split()))
        return TOKEN.sub("***", " ".join(f"{key}={value}" for key, value in parts.items()))


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def set_up_logging(level: int) -> None:
    """Log to stderr. discord.py never writes below INFO: at DEBUG it would print hands and tokens."""
    handler = logging.StreamHandler()
    handler.setFormatter(KeyValue())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(logging.INFO, level))
