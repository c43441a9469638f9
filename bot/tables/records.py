"""Tables as the store keeps them, and back."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from bot.scores.ledger import FEWEST_PEOPLE
from bot.settings import Terms
from bot.store import ActionRow, Commit, MatchRow, OwnerRow, TableRow
from bot.tables import docket, rulings, tally
from bot.tables.changes import Change
from bot.tables.table import Ending, Person, Seat, Stage, Table
from bot.uno import codec, notation
from bot.uno.events import Event
from bot.uno.match import Match
from bot.uno.ruleset import RuleSet

EVENTS_KEPT = 2048
"""Events whose text is kept: each is written with every change until it is no longer recent, and many are alike."""

_text = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


class UnreadableError(Exception):
    """A stored table or match that this version cannot make sense of."""


def commit_of(change: Change, replaces: int | None, now: float) -> Commit:
    """What the store writes for this change; `replaces` is the revision before it, None for a new table."""
    table = change.table
    first = table.logged - len(change.actions) + 1
    return Commit(
        table=row_of(table),
        replaces=replaces,
        match=_header(table, now) if change.begun else None,
        actions=tuple(
            ActionRow(table.match_id or 0, number, seat, notation.write(action), now, change.note)
            for number, (seat, action) in enumerate(change.actions, first)
        ),
        rounds=change.rounds,
        match_end=change.match_end,
    )


def row_of(table: Table) -> TableRow:
    """The table's present state. A closed table keeps no match: its log is enough."""
    snapshot = None if table.match is None or not table.is_open else _text(codec.dump(table.match))
    seats = [
        [each.person, each.name, each.level, each.misses, each.substituted, each.gone, each.fresh, each.inherited]
        for each in table.seats
    ]
    recent = ",".join(_event_text(event) for event in table.recent)
    return TableRow(
        id=table.id,
        guild=table.guild,
        channel=table.channel,
        message=table.message,
        host=table.host,
        rules=table.rules.text,
        stage=table.stage.value,
        ending=None if table.ending is None else table.ending.value,
        revision=table.revision,
        decision=table.decision,
        deadline=table.deadline,
        round_deadline=table.round_deadline,
        terms=_terms_text(table.terms),
        opened_at=table.opened_at,
        seats=_text(seats),
        agreed=_text(table.agreed),
        custom_text=table.custom_text,
        rulings=_text(rulings.dump(table.rulings)),
        docket=_text(docket.dump(table.docket)),
        waiting=_text([[person.id, person.name] for person in table.waiting]),
        recent=f"[{recent}]",
        match=table.match_id,
        logged=table.logged,
        snapshot=snapshot,
        tally=_text(tally.dump(table.tally)),
    )


def table_of(row: TableRow) -> Table:
    """The stored table. Raises UnreadableError; see `table_without_match` then."""
    table = table_without_match(row)
    if row.snapshot is None:
        return table
    try:
        match = codec.load(json.loads(row.snapshot))
        recent = tuple(codec.load_event(event) for event in json.loads(row.recent))
    except Exception as error:
        raise UnreadableError(f"table {row.id}: its match cannot be read ({type(error).__name__})") from error
    return replace(table, match=match, recent=recent)


def table_without_match(row: TableRow) -> Table:
    """The stored table but for its match and its events. Raises UnreadableError."""
    try:
        return Table(
            id=row.id,
            guild=row.guild,
            channel=row.channel,
            message=row.message,
            host=row.host,
            rules=rules_of(row.rules),
            stage=Stage(row.stage),
            ending=None if row.ending is None else Ending(row.ending),
            revision=row.revision,
            decision=row.decision,
            deadline=row.deadline,
            round_deadline=row.round_deadline,
            terms=_terms_of(row.terms),
            opened_at=row.opened_at,
            seats=tuple(Seat(*seat) for seat in json.loads(row.seats)),
            waiting=tuple(Person(*person) for person in json.loads(row.waiting)),
            agreed=tuple(json.loads(row.agreed)),
            custom_text=row.custom_text,
            rulings=rulings.load(json.loads(row.rulings)),
            docket=docket.load(json.loads(row.docket)),
            match_id=row.match,
            logged=row.logged,
            tally=tally.load(json.loads(row.tally)),
        )
    except Exception as error:
        raise UnreadableError(f"table {row.id}: it cannot be read ({type(error).__name__}: {error})") from error


def replayed(header: MatchRow, log: list[ActionRow]) -> Match:
    """The match that the header and the log make.

    Raises UnreadableError, naming the action that does not fit.
    """
    return [match for match, _ in steps_of(header, log)][-1]


def steps_of(header: MatchRow, log: list[ActionRow]) -> Iterator[tuple[Match, Sequence[Event]]]:
    """The match after its deal and after each action of its log, with what happened. Raises UnreadableError."""
    try:
        match, events = Match.started(rules_of(header.rules), header.seats, header.seed, header.host)
    except Exception as error:
        raise UnreadableError(f"match {header.id}: its header cannot be read ({type(error).__name__})") from error
    yield match, events
    for place, row in enumerate(log, 1):
        try:
            if row.number != place:
                raise ValueError("an action is missing")
            match, events = match.step(row.seat, notation.read(row.action))
        except Exception as error:
            kind = type(error).__name__
            raise UnreadableError(f"match {header.id}: action {place} cannot be played ({kind})") from error
        yield match, events


def is_same(match: Match, other: Match) -> bool:
    """Whether two matches stand exactly alike, hidden cards included."""
    return codec.dump(match) == codec.dump(other)


def _header(table: Table, now: float) -> MatchRow:
    match = table.match
    assert match is not None
    assert table.match_id is not None
    host = None if table.host is None else table.seat_of(table.host)
    return MatchRow(
        id=table.match_id,
        table=table.id,
        guild=table.guild,
        rules=match.rules.text,
        seats=match.seats,
        seed=match.seed,
        host=host or 0,
        started_at=now,
        preset=match.rules.preset,
        counts=sum(seat.person is not None for seat in table.seats) >= FEWEST_PEOPLE,
        owners=tuple(OwnerRow(index, seat.person, seat.name, seat.level) for index, seat in enumerate(table.seats)),
    )


@lru_cache(maxsize=256)
def rules_of(text: str) -> RuleSet:
    """The rule set of this notation, one object for all tables that play by it. Raises RuleError."""
    return RuleSet.parse(text)


@lru_cache(maxsize=256)
def _terms_of(text: str) -> Terms:
    """The terms written so, one object for all tables that have them."""
    return Terms.load(json.loads(text), [])


@lru_cache(maxsize=256)
def _terms_text(terms: Terms) -> str:
    return _text(terms.dump())


@lru_cache(maxsize=EVENTS_KEPT)
def _event_text(event: Event) -> str:
    return _text(codec.dump_event(event))
