"""The custom_id of every button and select: one prefix, a version, and all that a click has to say.

``uno1:7K3F:42:play:R5!`` is: version 1, table 7K3F, drawn at revision 42, the verb, and what the verb needs. Nothing
that a restart would lose is kept anywhere else: the declared UNO travels as ``!`` in the ids of a hand.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

PREFIX = "uno1"
NO_TABLE = "-"
LONGEST = 100

_TABLE = re.compile(r"[2-9A-HJKMNP-Z]{4}|0[2-9A-HJKMNP-Z]{3}|-")
_REVISION = re.compile(r"0|[1-9][0-9]{0,8}")


class BadPress(ValueError):
    """A custom_id that this version did not make."""


class Verb(StrEnum):
    """What a button or select asks for."""

    HAND = "hand"
    DRAW = "draw"
    KEEP = "keep"
    UNO = "uno"
    CALL = "call"
    CATCH = "catch"
    CHALLENGE = "challenge"
    MORE = "more"
    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    AGREE = "agree"
    WORD = "word"
    WORDED = "worded"
    VOTE = "vote"
    ADMIT = "admit"
    PARDON = "pardon"
    COMPUTER = "computer"
    REMOVE = "remove"
    RULES = "rules"
    NEXT = "next"
    REMATCH = "rematch"
    SCORES = "scores"
    STATS = "stats"
    SEASON = "season"
    SHOW = "show"
    PLAY = "play"
    NAME = "name"
    PICK = "pick"
    COLOUR = "colour"
    TARGET = "target"
    WHY = "why"
    REPORT = "report"
    REPOST = "repost"
    KICK = "kick"
    HOST = "host"
    END = "end"
    WAIT = "wait"
    SURE = "sure"
    REPLAY = "replay"
    FILE = "file"
    VERIFY = "verify"
    PRIVACY = "privacy"
    MY_DATA = "mydata"
    FORGET = "forget"
    PREFER = "prefer"
    PAGE = "page"
    SET = "set"
    SETTLE = "settle"
    PRESET = "preset"
    BASE = "base"
    UNDO = "undo"
    LOCK = "lock"
    TERM = "term"
    LIST = "list"
    OWN = "own"
    IMPORT = "import"
    ASK = "ask"
    TOLD = "told"
    TOUR = "tour"
    PRACTICE = "practice"
    DOCTOR = "doctor"


_SEAT = "[A-J]"
_CARD = "[RYGB]?[0-9A-Z+]{1,3}"
_CALLS = "!?"
_MATCH = "[1-9][0-9]{0,11}"
_PAGE = "[a-z0-9_]{1,20}([.][a-z0-9_]{1,40}){0,2}"
_SETTING = "[a-z0-9_]{1,40}=[a-z0-9_-]{1,30}"
_PAYLOADS: dict[Verb, str] = {
    Verb.DRAW: _CALLS,
    Verb.SHOW: f"[0-9]{_CALLS}",
    Verb.PLAY: "[0-9A-Z+:>,-]{1,24}!?",
    Verb.NAME: "[RYGB]",
    Verb.PICK: "[a-z]+",
    Verb.COLOUR: f"{_CARD}(,{_CARD})?{_CALLS}",
    Verb.TARGET: f"{_CARD}(,{_CARD})?(:[RYGB])?(>[A-J-])?{_CALLS}",
    Verb.WHY: _CALLS,
    Verb.REPORT: f"({_SEAT})?",
    Verb.VOTE: "[1-9][0-9]{0,4}[yn]",
    Verb.ADMIT: "[1-9][0-9]{0,4}",
    Verb.PARDON: "[1-9][0-9]{0,4}",
    Verb.COMPUTER: "([a-z]{1,16})?",
    Verb.REMOVE: f"({_SEAT})?",
    Verb.KICK: f"({_SEAT})?",
    Verb.HOST: f"({_SEAT})?",
    Verb.SCORES: r"([pwr][0-9]{1,4}\.[a-z0-9_]{0,32}\.([0-9]{1,4}[bn]?|mine))?",
    Verb.STATS: r"[0-9]{1,20}\.[0-9]{1,4}",
    Verb.SEASON: r"list|start[^\n]{0,32}|end[0-9]{1,4}|reset[0-9]{0,20}\.[0-9]{0,4}|undo[0-9]{1,12}",
    Verb.SURE: "leave|end",
    Verb.REPLAY: f"{_MATCH}([.][0-9]{{1,5}}[fbrnl])?",
    Verb.FILE: _MATCH,
    Verb.VERIFY: _MATCH,
    Verb.FORGET: "(sure)?",
    Verb.TOUR: "[0-9][bn]?",
    Verb.PREFER: "(playable_first|plain|call_buttons)?",
    Verb.PAGE: _PAGE,
    Verb.SET: _SETTING,
    Verb.SETTLE: _SETTING,
    Verb.PRESET: "[a-z0-9_]{1,40}",
    Verb.BASE: _PAGE,
    Verb.UNDO: _PAGE,
    Verb.LOCK: "[a-z0-9_]{1,40}",
    Verb.TERM: _SETTING,
    Verb.LIST: "channels|roles",
    Verb.OWN: "(use|default|delete|gone)[.][0-9]{1,6}",
    Verb.IMPORT: "use|file",
    Verb.DOCTOR: "([2-9A-HJKMNP-Z]{4}([.](end|purge))?)?",
    Verb.ASK: _PAGE,
    Verb.TOLD: _PAGE,
}
_PATTERNS = {verb: re.compile(_PAYLOADS.get(verb, "")) for verb in Verb}


@dataclass(frozen=True, slots=True)
class Press:
    """A click, as its custom_id tells it."""

    table: str
    revision: int
    verb: Verb
    payload: str = ""

    @property
    def text(self) -> str:
        """The custom_id."""
        return f"{PREFIX}:{self.table}:{self.revision}:{self.verb}:{self.payload}"

    @property
    def calls(self) -> bool:
        """Whether UNO was declared for the next play."""
        return self.payload.endswith("!")

    @property
    def words(self) -> str:
        """The payload without the declaration."""
        return self.payload.removesuffix("!")


def read(custom_id: str) -> Press:
    """What a custom_id says; raises BadPress for all that `Press.text` does not write."""
    parts = custom_id.split(":", 4)
    if len(custom_id) > LONGEST or len(parts) != 5 or parts[0] != PREFIX:
        raise BadPress("not of this version")
    _, table, revision, word, payload = parts
    if not _TABLE.fullmatch(table) or not _REVISION.fullmatch(revision):
        raise BadPress("no table or revision")
    try:
        verb = Verb(word)
    except ValueError:
        raise BadPress("unknown verb") from None
    if not _PATTERNS[verb].fullmatch(payload):
        raise BadPress(f"not a payload of {verb}")
    return Press(table, int(revision), verb, payload)


def flag(calls: bool) -> str:
    """How a declared UNO is written at the end of a payload."""
    return "!" if calls else ""
