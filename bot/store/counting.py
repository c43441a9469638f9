"""Scores from results, on the connection that writes and within its transaction.

`match`, `match_seat`, `round_result`, `seat_result` and `score_reset` say what happened; `score` is derived from them
by the `Ledger`, fact by fact as they come, or for a whole season anew (`recount`), with the same outcome.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import fields
from heapq import merge
from itertools import groupby
from typing import Any

from bot.scores.facts import Fact, MatchFacts, Placing, RoundFacts, SeatFacts, Wiped
from bot.scores.ledger import ALL, Key, Ledger
from bot.scores.record import Record
from bot.store.rows import Commit

COUNTERS = tuple(field.name for field in fields(Record))
RECORD_COLUMNS = ", ".join(COUNTERS)

ROUNDS = (
    "SELECT r.ended_at, m.preset, r.match, r.round, p.player, s.taken, s.given, s.drawn, s.missed, s.caught, "
    "s.challenges_won, s.challenges_lost, s.seat = r.winner FROM round_result r "
    "JOIN match m ON m.id = r.match JOIN seat_result s ON s.match = r.match AND s.round = r.round "
    "JOIN match_seat p ON p.match = r.match AND p.seat = s.seat "
    "WHERE {where} AND s.sat AND p.player IS NOT NULL ORDER BY r.ended_at, r.match, r.round, s.seat"
)
MATCHES = (
    "SELECT m.ended_at, m.preset, m.id, m.is_rated, p.player, p.team, p.place, p.has_won FROM match m "
    "JOIN match_seat p ON p.match = m.id "
    "WHERE {where} AND p.player IS NOT NULL AND p.place IS NOT NULL AND m.ended_at IS NOT NULL "
    "ORDER BY m.ended_at, m.id, p.seat"
)
RESETS = (
    "SELECT at, player FROM score_reset WHERE guild = (SELECT guild FROM season WHERE id = ?1) "
    "AND (season IS NULL OR season = ?1) AND undone_at IS NULL ORDER BY at, id"
)
SAVE = (
    f"INSERT OR REPLACE INTO score (season, preset, player, {RECORD_COLUMNS}, rating, is_settled) "
    f"VALUES ({', '.join('?' * (len(COUNTERS) + 5))})"
)


def count(connection: sqlite3.Connection, commit: Commit) -> None:
    """Count the rounds and the match that this commit, which is written already, has ended."""
    for each in commit.rounds:
        season = _value(
            connection, "SELECT season FROM round_result WHERE match = ? AND round = ?", each.match, each.round
        )
        if season is not None:
            where = ROUNDS.format(where="r.match = ? AND r.round = ?")
            _enter(connection, season, _rounds(_rows(connection, where, each.match, each.round)))
    if commit.match_end is not None:
        match = commit.match_end.match
        season = _value(connection, "SELECT season FROM match WHERE id = ?", match)
        if season is not None:
            _enter(connection, season, _matches(_rows(connection, MATCHES.format(where="m.id = ?"), match)))


def recount(connection: sqlite3.Connection, season: int) -> None:
    """Count a season anew, from all its results and the resets that stand."""
    ledger = counted(connection, season)
    connection.execute("DELETE FROM score WHERE season = ?", (season,))
    _save(connection, season, ledger)
    connection.execute("UPDATE season SET is_stale = 0 WHERE id = ?", (season,))


def counted(connection: sqlite3.Connection, season: int) -> Ledger:
    """What the results and resets of a season come to."""
    ledger = Ledger()
    ledger.enter(_facts_of(connection, season))
    return ledger


def _facts_of(connection: sqlite3.Connection, season: int) -> Iterable[Fact]:
    """All facts of a season as they happened; what happened at the same time stands in this order."""
    rounds = _rounds(_rows(connection, ROUNDS.format(where="r.season = ?"), season))
    matches = _matches(_rows(connection, MATCHES.format(where="m.season = ?"), season))
    wipes = [Wiped(at, player) for at, player in _rows(connection, RESETS, season)]
    return merge(rounds, matches, wipes, key=lambda fact: fact.at)


def _rounds(rows: Sequence[Any]) -> Iterable[RoundFacts]:
    for (at, preset, _, _), seats in groupby(rows, key=lambda row: row[:4]):
        found = tuple(SeatFacts(*row[4:12], is_winner=bool(row[12])) for row in seats)
        yield RoundFacts(at, preset, found)


def _matches(rows: Sequence[Any]) -> Iterable[MatchFacts]:
    for (at, preset, _, is_rated), seats in groupby(rows, key=lambda row: row[:4]):
        placings = tuple(Placing(player, team, place, bool(won)) for *_, player, team, place, won in seats)
        yield MatchFacts(at, preset, placings, bool(is_rated))


def _enter(connection: sqlite3.Connection, season: int, facts: Iterable[RoundFacts | MatchFacts]) -> None:
    """Count a few facts on top of what the season holds."""
    for fact in facts:
        seats = fact.seats if isinstance(fact, RoundFacts) else fact.placings
        ledger = Ledger(_records(connection, season, fact.preset, [each.player for each in seats]))
        ledger.enter([fact])
        _save(connection, season, ledger)


def _records(connection: sqlite3.Connection, season: int, preset: str, players: Sequence[int]) -> dict[Key, Record]:
    rows = _rows(
        connection,
        f"SELECT preset, player, {RECORD_COLUMNS} FROM score WHERE season = ? "
        f"AND player IN ({', '.join('?' * len(players))}) AND +preset IN (?, ?)",
        season,
        *players,
        ALL,
        preset,
    )
    return {(row[0], row[1]): record_of(row[2:]) for row in rows}


def _save(connection: sqlite3.Connection, season: int, ledger: Ledger) -> None:
    rows = [
        (season, preset, player, *(getattr(record, name) for name in COUNTERS), record.rating, record.is_settled)
        for (preset, player), record in ledger.records.items()
    ]
    connection.executemany(SAVE, rows)


def record_of(values: Sequence[Any]) -> Record:
    """The record of these columns, in the order of RECORD_COLUMNS."""
    return Record(**dict(zip(COUNTERS, values, strict=True)))


def _rows(connection: sqlite3.Connection, sql: str, *values: object) -> list[Any]:
    return connection.execute(sql, values).fetchall()


def _value(connection: sqlite3.Connection, sql: str, *values: object) -> Any:
    """The first column of the first row, None where there is none."""
    rows = _rows(connection, sql, *values)
    return rows[0][0] if rows else None
