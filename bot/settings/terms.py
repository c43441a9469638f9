"""The terms of tables: how long a turn may take and what follows, who may open tables where, who is mentioned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from bot.settings.declined import Declined

Value = bool | int | str

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
LONG_TURN = HOUR
"""Seconds from which on a turn is a long one, of which people are reminded; the last reminder comes so long before its
end."""
LONGEST_LIST = 25
"""Channels or roles that one list may hold: as many as a select of Discord can show as chosen."""


@dataclass(frozen=True, slots=True)
class Term:
    """One term by its type; of `steps` every number from the first to the last is a value, those named are offered."""

    name: str
    kind: Literal["flag", "choice", "steps"]
    values: tuple[Value, ...]

    def allows(self, value: object) -> bool:
        """Whether this is a value of the term."""
        if self.kind == "steps":
            low, high = self.values[0], self.values[-1]
            return type(value) is int and int(low) <= value <= int(high)
        return any(value == each and type(value) is type(each) for each in self.values)

    def read(self, text: str) -> Value:
        """The value that is written so. Declined: no-value."""
        if self.kind == "steps" and text.isdecimal() and self.allows(int(text)):
            return int(text)
        for value in self.values:
            if str(value).lower() == text:
                return value
        raise Declined("no-value")


TURN_STEPS = (
    *(15, 20, 30, 45, 60, 90),
    *(minutes * MINUTE for minutes in (2, 3, 5, 10, 15, 30)),
    *(hours * HOUR for hours in (1, 2, 4, 8, 12)),
    *(days * DAY for days in (1, 2, 3, 5, 7)),
)
LOBBY_STEPS = (5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY)
IDLE_STEPS = (10, 20, 30, 45, 60, 90, *(minutes * MINUTE for minutes in (2, 5, 10, 30)), HOUR, 4 * HOUR, 12 * HOUR, DAY)
KEEP_STEPS = (0, 30, 90, 180, 365, 730)
"""Days for which the moves of finished matches are kept; 0 is without end."""
REPOST_STEPS = (0, 5, 10, 20, 50)
"""Messages after which the board moves down again; 0: never."""

TERMS: dict[str, Term] = {
    term.name: term
    for term in (
        Term("turn_seconds", "steps", TURN_STEPS),
        Term("on_timeout", "choice", ("draw", "computer", "remove")),
        Term("on_leave", "choice", ("pile", "computer")),
        Term("lobby_seconds", "steps", LOBBY_STEPS),
        Term("computers", "steps", tuple(range(10))),
        Term("spectators_catch", "flag", (False, True)),
        Term("mentions", "choice", ("never", "idle", "always")),
        Term("mention_seconds", "steps", IDLE_STEPS),
        Term("repost_messages", "steps", REPOST_STEPS),
        Term("table_picture", "flag", (False, True)),
        Term("threads", "flag", (False, True)),
        Term("own_thread", "flag", (False, True)),
        Term("keep_days", "steps", KEEP_STEPS),
    )
}
"""Every term but the lists of channels and roles."""
LISTS = ("channels", "roles")
FROZEN = ("turn_seconds", "on_timeout", "on_leave", "lobby_seconds", "computers", "spectators_catch")
"""What a table keeps as it was when it was opened, for nobody's match changes under their hands."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a table. Empty lists of channels and roles allow all.

    `on_timeout` says what follows the second time-out in a row; each is a draw by the rules (rulebook 9). `on_leave`
    says what becomes of a leaver's hand: it goes under the pile (rulebook 9), or a computer player plays it. A table
    keeps those named in `FROZEN` as they were when it was opened; all others hold as they are now.
    """

    turn_seconds: int = 60
    on_timeout: str = "computer"
    on_leave: str = "pile"
    lobby_seconds: int = 15 * MINUTE
    computers: int = 9
    spectators_catch: bool = False
    mentions: str = "idle"
    mention_seconds: int = 60
    repost_messages: int = 10
    table_picture: bool = False
    threads: bool = True
    own_thread: bool = False
    keep_days: int = 0
    channels: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()

    def value(self, name: str) -> Any:
        """The value of the term with this name."""
        return getattr(self, name)

    def dump(self) -> dict[str, Any]:
        """What differs from the defaults, for JSON; ids as text, for numbers of that size do not survive everywhere."""
        found: dict[str, Any] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if value != field.default:
                found[field.name] = [str(each) for each in value] if field.name in LISTS else value
        return found

    @classmethod
    def load(cls, stored: Mapping[str, Any], faults: list[str]) -> Terms:
        """The inverse of `dump`. What cannot be read is left at its default and named in `faults`."""
        read: dict[str, Any] = {}
        for name, value in stored.items():
            if name in LISTS and isinstance(value, list) and all(str(each).isdecimal() for each in value):
                read[name] = tuple(int(each) for each in value)[:LONGEST_LIST]
            elif name in TERMS and TERMS[name].allows(value):
                read[name] = value
            else:
                faults.append(name)
        return cls(**read)

    def reminders(self, turn_seconds: int) -> tuple[float, ...]:
        """Seconds after which a person on turn is mentioned, in rising order, for turns of this length.

        In a long turn once more when half of it is over, and an hour before its end.
        """
        if self.mentions == "never":
            return ()
        times = {0.0 if self.mentions == "always" else float(self.mention_seconds)}
        if turn_seconds >= LONG_TURN:
            half = turn_seconds / 2
            times |= {half, max(half, float(turn_seconds - LONG_TURN))}
        return tuple(sorted(time for time in times if time < turn_seconds))

    def frozen(self, *, own_thread: bool = False) -> Terms:
        """What a new table keeps; `own_thread`: a thread was made for it."""
        kept = {name: self.value(name) for name in FROZEN}
        return Terms(**kept, own_thread=own_thread)

    def check_place(self, channel: int, *, is_thread: bool) -> None:
        """`channel` is the thread's parent for a thread. Declined: wrong-thread, wrong-channel."""
        if is_thread and not self.threads:
            raise Declined("wrong-thread")
        if self.channels and channel not in self.channels:
            raise Declined("wrong-channel", channels=" ".join(f"<#{each}>" for each in self.channels))

    def check_opener(self, roles: frozenset[int]) -> None:
        """Declined wrong-role, for a person with these roles."""
        if self.roles and not roles & set(self.roles):
            raise Declined("wrong-role", roles=" ".join(f"<@&{each}>" for each in self.roles))
