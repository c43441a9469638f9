"""The docket of a table: what players have reported of each other, who decides it, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any

from bot.uno.events import Drew, Event

COOLDOWN_SECONDS = 60.0
"""Between two reports of the same person; within so many seconds the same deed of the same person is one incident."""
EXPLAINING_SECONDS = 60.0
"""After a card, while it is free to ask why one got it."""
KEPT = 12
"""Reports that are remembered; older ones can no longer be undone anyway."""
PENALTIES = frozenset({"social", "sleep", "misplay", "call"})
"""Causes of draws that one may ask about."""


class Judge(StrEnum):
    """Who decides a report."""

    VOTE = "vote"
    HOST = "host"
    CONFESSION = "confession"
    """Nobody but the accused, who can admit it."""
    BOT = "bot"
    """The bot itself, which has read a question."""


class Verdict(StrEnum):
    """What came of a report."""

    OPEN = "open"
    ACCEPTED = "accepted"
    REJECTED = "rejected"
    DROPPED = "dropped"
    """Not decided in time."""
    PARDONED = "pardoned"


@dataclass(frozen=True, slots=True)
class Report:
    """`jury` are the seats that may decide, `votes` what they said; `drawn` and `fined` are the cards that the accused
    and the accuser got for it; `incident` tells one deed from another. Without an accuser the bot itself has seen it.
    """

    number: int
    accuser: int | None
    accused: int
    cause: str
    incident: str
    judge: Judge
    jury: tuple[int, ...]
    opened_at: float
    until: float
    votes: tuple[tuple[int, bool], ...] = ()
    verdict: Verdict = Verdict.OPEN
    drawn: int = 0
    fined: int = 0
    message: int | None = None

    @property
    def ayes(self) -> int:
        return sum(aye for _, aye in self.votes)

    @property
    def noes(self) -> int:
        return len(self.votes) - self.ayes

    @property
    def penalised(self) -> int | None:
        """The seat that drew cards for this report: the accused, or the accuser for a false one."""
        if self.drawn:
            return self.accused
        return self.accuser if self.fined else None

    @property
    def quorum(self) -> int:
        """How many votes it takes: two, or the only one there can be."""
        return min(2, len(self.jury)) if self.judge is Judge.VOTE else 1

    def with_vote(self, seat: int, aye: bool) -> Report:
        """The report with this vote, in place of the one that this seat gave before."""
        others = tuple(vote for vote in self.votes if vote[0] != seat)
        return replace(self, votes=(*others, (seat, aye)))

    def without(self, seat: int) -> Report:
        """An open report as if this seat had never been asked."""
        if self.verdict is not Verdict.OPEN or seat not in self.jury:
            return self
        jury = tuple(each for each in self.jury if each != seat)
        return replace(self, jury=jury, votes=tuple(vote for vote in self.votes if vote[0] != seat))

    def decided(self, *, in_time: bool) -> Verdict:
        """What the votes come to: a strict majority of those cast, as soon as no further vote can change it."""
        if len(self.votes) < self.quorum or not self.jury:
            return Verdict.OPEN if in_time else Verdict.DROPPED
        if in_time and len(self.votes) < len(self.jury):
            if 2 * self.ayes > len(self.jury):
                return Verdict.ACCEPTED
            return Verdict.REJECTED if 2 * self.noes >= len(self.jury) else Verdict.OPEN
        return Verdict.ACCEPTED if self.ayes > self.noes else Verdict.REJECTED


@dataclass(frozen=True, slots=True)
class Docket:
    """`carded` says when a seat last got a card as a penalty, `last` is the report that led to the last penalty."""

    count: int = 0
    last: int = 0
    reports: tuple[Report, ...] = ()
    carded: tuple[tuple[int, float], ...] = ()

    @property
    def next_deadline(self) -> float | None:
        """When the first open report must be decided."""
        return min((each.until for each in self.reports if each.verdict is Verdict.OPEN), default=None)

    def find(self, number: int) -> Report | None:
        """The report of this number, or None."""
        return next((each for each in self.reports if each.number == number), None)

    def due(self, now: float) -> Report | None:
        """An open report whose time is up."""
        return next((each for each in self.reports if each.verdict is Verdict.OPEN and each.until <= now), None)

    def with_report(self, report: Report) -> Docket:
        """The docket with this report, new or in place of the one of its number."""
        if self.find(report.number) is None:
            return replace(self, count=report.number, reports=(*self.reports, report)[-KEPT:])
        others = [report if each.number == report.number else each for each in self.reports]
        return replace(self, reports=tuple(others))

    def without(self, seat: int) -> Docket:
        """The docket after this seat was left: it decides nothing any more, nor did it."""
        return replace(self, reports=tuple(report.without(seat) for report in self.reports))

    def after(self, events: Iterable[Event], now: float) -> Docket:
        """The docket after these events: who got a card as a penalty."""
        seats = {event.seat for event in events if isinstance(event, Drew) and event.cause in PENALTIES}
        if not seats:
            return self
        others = tuple(each for each in self.carded if each[0] not in seats)
        return replace(self, carded=(*others, *((seat, now) for seat in sorted(seats))))

    def may_ask(self, seat: int, at: float) -> bool:
        """Whether a question of this seat at this time may be about a card that it has just got."""
        return any(each == seat and 0 <= at - when <= EXPLAINING_SECONDS for each, when in self.carded)


EMPTY = Docket()


def dump(docket: Docket) -> dict[str, Any]:
    """For JSON."""
    return {} if docket == EMPTY else asdict(docket)


def load(stored: dict[str, Any]) -> Docket:
    """The inverse of `dump`."""
    if not stored:
        return EMPTY
    reports = [
        Report(
            **each
            | {
                "judge": Judge(each["judge"]),
                "verdict": Verdict(each["verdict"]),
                "jury": tuple(each["jury"]),
                "votes": tuple((seat, aye) for seat, aye in each["votes"]),
            }
        )
        for each in stored["reports"]
    ]
    return Docket(
        stored["count"], stored.get("last", 0), tuple(reports), tuple((seat, when) for seat, when in stored["carded"])
    )
