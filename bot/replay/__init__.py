"""Finished matches: as a text file that anybody can keep, step by step, and proved against the hash of their seed."""

from bot.replay.honours import Honour, honours
from bot.replay.proof import Deal, Verdict, verify
from bot.replay.record import ENDINGS, Player, Record, RecordError
from bot.replay.text import Claims, parse, write
from bot.replay.walk import Step, WalkError, steps

__all__ = [
    "ENDINGS",
    "Claims",
    "Deal",
    "Honour",
    "Player",
    "Record",
    "RecordError",
    "Step",
    "Verdict",
    "WalkError",
    "honours",
    "parse",
    "steps",
    "verify",
    "write",
]
