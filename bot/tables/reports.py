"""Reports of what only people can see: suggestions, questions, sleeping, misplays (rulebook V16, V17, V32, 7).

Every function takes a table and gives the change, or raises Refused. Penalties and pardons are actions of the table in
the log of the match, for they move cards; who reported, who decided and how stands beside them as a note, which the
match does not need to be played again. A report that led to no card leaves no trace in the log: it changed nothing.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables import play
from bot.tables.changes import Change, Settings
from bot.tables.docket import COOLDOWN_SECONDS, Judge, Report, Verdict
from bot.tables.reasons import Refused, refusal
from bot.tables.table import Stage, Table
from bot.uno.events import Penalised
from bot.uno.match import Match
from bot.uno.notation import seat_name
from bot.uno.table_actions import Pardon, Penalise

QUESTION, FALSE_REPORT = "question", "false_report"
VOTES = {"yes": True, "no": False}
MESSAGE_SECONDS = 60.0
"""How long after a message a card can be given for it."""


def reported(
    table: Table, by: int, accused: int | None, cause: str, now: float, settings: Settings, incident: str = ""
) -> Change:
    """This person reports the seat; a report of oneself is a confession.

    Refused: as `_require_report`, report-off.
    """
    accuser, seat = _parties(table, by, accused)
    _require_report(table, accuser, seat, cause, incident, now)
    match = _match(table)
    social = str(match.round.book.trait("social", "vote"))
    if accuser == seat:
        return _decided(table, _opened(table, accuser, seat, cause, incident, now, settings), Verdict.ACCEPTED, now)
    if social == "off":
        raise refusal("report-off")
    report = _opened(table, accuser, seat, cause, incident, now, settings)
    return Change(table=_with(table, report))


def asked(
    table: Table, by: int, author: int | None, message: int, age: float, plain: bool, now: float, settings: Settings
) -> Change:
    """This person wants a card given for a message of the author, `age` seconds old; `plain`: it is a question.

    A plain question costs its card at once, any other message is voted on. Refused: as `reported`, report-too-late,
    report-explaining.
    """
    accuser, seat = _parties(table, by, author)
    incident = f"message {message}"
    _require_report(table, accuser, seat, QUESTION, incident, now)
    if age > MESSAGE_SECONDS:
        raise refusal("report-too-late")
    if table.docket.may_ask(seat, now - age):
        raise refusal("report-explaining", name=table.name(seat))
    if not plain:
        return reported(table, by, seat, QUESTION, now, settings, incident)
    report = _opened(table, accuser, seat, QUESTION, incident, now, settings)
    return _decided(table, report, Verdict.ACCEPTED, now)


def overheard(table: Table, author: int, message: int, now: float) -> Change | None:
    """The bot has read a question of this seat (V16, `auto`): it costs its card at once.

    None where it is free: between rounds, for who does not play in this one, for who asks why a card was given, and
    where no card can be given.
    """
    if table.stage is not Stage.PLAYING or table.seats[author].person is None or table.docket.may_ask(author, now):
        return None
    incident = f"message {message}"
    known = any(each.incident == incident and each.accused == author for each in table.docket.reports)
    if known or _match(table).refusal(None, Penalise(author, QUESTION)) is not None:
        return None
    number = table.docket.count + 1
    report = Report(number, None, author, QUESTION, incident, Judge.BOT, (), opened_at=now, until=now)
    return _decided(table, report, Verdict.ACCEPTED, now)


def voted(table: Table, by: int, number: int, aye: bool, now: float) -> Change | None:
    """This person decides, with others or alone; None when they have said the same before.

    Refused: not-at-table, report-closed, own-case, not-in-jury.
    """
    report, seat = _open_report(table, by, number)
    if seat in (report.accuser, report.accused):
        raise refusal("own-case")
    if seat not in report.jury:
        raise refusal("not-in-jury")
    if (seat, aye) in report.votes:
        return None
    report = report.with_vote(seat, aye)
    verdict = report.decided(in_time=True)
    return Change(table=_with(table, report)) if verdict is Verdict.OPEN else _decided(table, report, verdict, now)


def confessed(table: Table, by: int, number: int, now: float) -> Change:
    """The accused admits it. Refused: not-at-table, report-closed, only-accused."""
    report, seat = _open_report(table, by, number)
    if seat != report.accused:
        raise refusal("only-accused", name=table.name(report.accused))
    change = _decided(table, report, Verdict.ACCEPTED, now)
    return replace(change, note=f"{change.note}; admitted") if change.actions else change


def timed_out(table: Table, report: Report, now: float) -> Change:
    """The time for this report is up. Outside a round nothing can follow from it any more."""
    verdict = report.decided(in_time=False) if table.stage is Stage.PLAYING else Verdict.DROPPED
    return _decided(table, report, verdict, now)


def pardoned(table: Table, by: int, number: int, moderator: bool, now: float) -> Change:
    """The host takes a penalty back within the turn, but not in a case of their own.

    Refused: not-at-table, not-host, own-case, nothing-to-pardon.
    """
    report = table.docket.find(number)
    if not moderator:
        if table.seat_of(by) is None:
            raise refusal("not-at-table")
        if table.host != by:
            raise refusal("not-host", host=table.host_name)
        if report is not None and table.seat_of(by) in (report.accuser, report.accused):
            raise refusal("own-case")
    if report is None or not can_pardon(table, report):
        raise refusal("nothing-to-pardon")
    change = _stepped(_with(table, replace(report, verdict=Verdict.PARDONED)), Pardon(), now)
    seat = table.seat_of(by)
    return replace(change, note="by a moderator" if seat is None else f"by {seat_name(seat)}")


def can_pardon(table: Table, report: Report) -> bool:
    """Whether the penalty of this report can still be taken back: it is the last one, and in the same turn."""
    if table.match is None or table.stage is not Stage.PLAYING or table.docket.last != report.number:
        return False
    return report.penalised is not None and table.match.refusal(None, Pardon()) is None


def with_message(table: Table, number: int, message: int) -> Change | None:
    """Remembers the public message of a report, without a new revision."""
    report = table.docket.find(number)
    if report is None or report.message == message:
        return None
    return Change(table=replace(table, docket=table.docket.with_report(replace(report, message=message))))


def _parties(table: Table, by: int, accused: int | None) -> tuple[int, int]:
    accuser = table.seat_of(by)
    if accuser is None:
        raise refusal("not-at-table")
    play.require_round(table)
    if accuser not in _match(table).round.order:
        raise refusal("report-not-active")
    if accused is None or table.seats[accused].gone:
        raise refusal("report-no-player")
    if table.seats[accused].person is None:
        raise refusal("report-computer", name=table.name(accused))
    return accuser, accused


def _require_report(table: Table, accuser: int, accused: int, cause: str, incident: str, now: float) -> None:
    """Refused: report-no-penalty, report-known, report-too-soon, or what the engine says."""
    if cause == FALSE_REPORT:
        raise refusal("report-no-penalty")
    reason = _match(table).refusal(None, Penalise(accused, cause))
    if reason is not None:
        raise refusal("report-no-penalty") if reason.code in ("penalty-off", "no-such-cause") else Refused(reason)
    for report in table.docket.reports:
        age = now - report.opened_at
        same = report.incident == incident if incident else report.cause == cause and age < COOLDOWN_SECONDS
        if same and report.accused == accused:
            raise refusal("report-known")
    for report in table.docket.reports:
        age = now - report.opened_at
        if report.accuser == accuser and age < COOLDOWN_SECONDS:
            raise refusal("report-too-soon", seconds=round(COOLDOWN_SECONDS - age) or 1)


def _opened(
    table: Table, accuser: int, accused: int, cause: str, incident: str, now: float, settings: Settings
) -> Report:
    judge, jury = _judges(table, accuser, accused)
    seconds = settings.host_seconds if judge is Judge.HOST else settings.vote_seconds
    return Report(
        table.docket.count + 1, accuser, accused, cause, incident, judge, jury, opened_at=now, until=now + seconds
    )


def _judges(table: Table, accuser: int, accused: int) -> tuple[Judge, tuple[int, ...]]:
    """The host where the rules say so, but never in a case of their own; else all other people who still play."""
    round = _match(table).round
    host = None if table.host is None else table.seat_of(table.host)
    if round.book.trait("social") == "host" and host is not None and host not in (accuser, accused):
        return Judge.HOST, (host,)
    jury = tuple(seat for seat, _ in table.people() if seat in round.order and seat not in (accuser, accused))
    return (Judge.VOTE, jury) if jury else (Judge.CONFESSION, ())


def _open_report(table: Table, by: int, number: int) -> tuple[Report, int]:
    seat = table.seat_of(by)
    if seat is None:
        raise refusal("not-at-table")
    report = table.docket.find(number)
    if report is None or report.verdict is not Verdict.OPEN or table.stage is not Stage.PLAYING:
        raise refusal("report-closed")
    return report, seat


def _decided(table: Table, report: Report, verdict: Verdict, now: float) -> Change:
    """The report with its verdict, and the cards that follow; a penalty that cannot be given any more lapses."""
    report = replace(report, verdict=verdict)
    if verdict is Verdict.ACCEPTED:
        penalty = Penalise(report.accused, report.cause)
    elif verdict is Verdict.REJECTED and report.accuser is not None:
        penalty = Penalise(report.accuser, FALSE_REPORT)
    else:
        return Change(table=_with(table, report))
    if _match(table).refusal(None, penalty) is not None:
        return Change(table=_with(table, report))
    change = _stepped(table, penalty, now)
    cards = sum(event.count for event in change.events if isinstance(event, Penalised))
    drawn, fined = (cards, 0) if verdict is Verdict.ACCEPTED else (0, cards)
    docket = replace(change.table.docket.with_report(replace(report, drawn=drawn, fined=fined)), last=report.number)
    return replace(change, table=replace(change.table, docket=docket), note=_ground(report))


def _ground(report: Report) -> str:
    """Who reported it and how it was decided, in the letters of the seats: `by B; yes C D; no A`."""
    who = "read by the bot" if report.accuser is None else f"by {seat_name(report.accuser)}"
    said = {word: [seat_name(seat) for seat, aye in report.votes if aye is is_aye] for word, is_aye in VOTES.items()}
    return "; ".join([who, *(f"{word} {' '.join(seats)}" for word, seats in said.items() if seats)])


def _stepped(table: Table, action: Penalise | Pardon, now: float) -> Change:
    """Cards drawn or given back: neither ends a round, so no times but the table's own are needed."""
    return play.stepped(table, None, action, now, Settings())


def _with(table: Table, report: Report) -> Table:
    return replace(table, docket=table.docket.with_report(report), revision=table.revision + 1)


def _match(table: Table) -> Match:
    if table.match is None:
        raise refusal("not-started")
    return table.match
