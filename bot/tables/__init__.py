"""Tables: who sits where, whose deadline runs, and one door for every change. Knows no Discord and no SQL."""

from bot.tables.changes import Settings
from bot.tables.clock import Clock, SystemClock
from bot.tables.reasons import Refused
from bot.tables.service import Tables
from bot.tables.table import Ending, Outcome, Person, Seat, Stage, Table

__all__ = [
    "Clock",
    "Ending",
    "Outcome",
    "Person",
    "Refused",
    "Seat",
    "Settings",
    "Stage",
    "SystemClock",
    "Table",
    "Tables",
]
