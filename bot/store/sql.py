"""The statements that write. Those of one kind are carried out together, kinds in the order of `WRITES`."""

from __future__ import annotations

from dataclasses import astuple, fields

from bot.store.rows import Commit, MatchEnd, MatchRow, RoundRow, TableRow

TABLE_COLUMNS = tuple(field.name for field in fields(TableRow))

COLUMN_LIST = ", ".join(TABLE_COLUMNS)
PLACEHOLDERS = ", ".join("?" for _ in TABLE_COLUMNS)
ASSIGNMENTS = ", ".join(f"{column} = ?" for column in TABLE_COLUMNS)

INSERT_TABLE = f"INSERT INTO game_table ({COLUMN_LIST}) VALUES ({PLACEHOLDERS})"
INSERT_MATCH = (
    "INSERT INTO match (id, table_id, guild, rules, seats, seed, host, started_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_OWNER = "INSERT INTO match_seat (match, seat, person, name, level) VALUES (?, ?, ?, ?, ?)"
UPDATE_TABLE = f"UPDATE game_table SET {ASSIGNMENTS} WHERE id = ? AND revision = ?"
UPDATE_MESSAGE = "UPDATE game_table SET message = ? WHERE id = ?"
UPDATE_DEADLINE = "UPDATE game_table SET deadline = ? WHERE id = ?"
UPDATE_DAMAGED = "UPDATE game_table SET stage = 'damaged' WHERE id = ?"
INSERT_ACTION = "INSERT INTO action (match, number, seat, action, at) VALUES (?, ?, ?, ?, ?)"
INSERT_ROUND = "INSERT INTO round_result (match, round, winner, ended_at) VALUES (?, ?, ?, ?)"
INSERT_POINTS = "INSERT INTO seat_result (match, round, seat, points) VALUES (?, ?, ?, ?)"
UPDATE_MATCH = "UPDATE match SET ending = ?, ended_at = ? WHERE id = ? AND ended_at IS NULL"
ADD_SCORE = (
    "INSERT INTO score (guild, person, name, matches, wins, rounds, points) VALUES (?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name, matches = matches + excluded.matches, "
    "wins = wins + excluded.wins, rounds = rounds + excluded.rounds, points = points + excluded.points"
)
SET_NOTE = "INSERT INTO note (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"

INSERT_SETTINGS = "INSERT INTO guild_settings (guild, revision, settings) VALUES (?, ?, ?)"
UPDATE_SETTINGS = "UPDATE guild_settings SET revision = ?, settings = ? WHERE guild = ? AND revision = ?"
UPDATE_LEFT = "UPDATE guild_settings SET left_at = coalesce(left_at, ?) WHERE guild = ?"
UPDATE_BACK = "UPDATE guild_settings SET left_at = NULL WHERE guild = ?"
UPDATE_CHANGE = "UPDATE guild_change SET undone = 1 WHERE guild = ? AND revision = ?"
INSERT_CHANGE = (
    "INSERT INTO guild_change (guild, revision, at, person, name, undone, change) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
DELETE_CHANGES = "DELETE FROM guild_change WHERE guild = ? AND revision <= ?"
DELETE_SETTINGS = "DELETE FROM guild_settings WHERE guild = ?"
DELETE_DRAFTS = "DELETE FROM guild_draft WHERE guild = ?"
SET_DRAFT = (
    "INSERT INTO guild_draft (guild, person, text) VALUES (?, ?, ?) "
    "ON CONFLICT (guild, person) DO UPDATE SET text = excluded.text"
)
SET_MENTION = (
    "INSERT INTO mention (table_id, channel, message, decision, at) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET channel = excluded.channel, message = excluded.message, "
    "decision = excluded.decision, at = excluded.at"
)
DELETE_MENTION = "DELETE FROM mention WHERE table_id = ?"
SET_PREFERENCES = (
    "INSERT INTO preference (person, preferences) VALUES (?, ?) "
    "ON CONFLICT (person) DO UPDATE SET preferences = excluded.preferences"
)
DELETE_PREFERENCES = "DELETE FROM preference WHERE person = ?"

WRITES = (
    INSERT_TABLE,
    INSERT_MATCH,
    INSERT_OWNER,
    UPDATE_TABLE,
    UPDATE_MESSAGE,
    UPDATE_DEADLINE,
    UPDATE_DAMAGED,
    INSERT_ACTION,
    INSERT_ROUND,
    INSERT_POINTS,
    UPDATE_MATCH,
    ADD_SCORE,
    SET_NOTE,
    INSERT_SETTINGS,
    UPDATE_SETTINGS,
    UPDATE_LEFT,
    UPDATE_BACK,
    UPDATE_CHANGE,
    INSERT_CHANGE,
    DELETE_CHANGES,
    DELETE_SETTINGS,
    DELETE_DRAFTS,
    SET_DRAFT,
    SET_MENTION,
    DELETE_MENTION,
    SET_PREFERENCES,
    DELETE_PREFERENCES,
)
PLACE = {statement: place for place, statement in enumerate(WRITES)}

Values = tuple[object, ...]
Unit = list[tuple[str, Values]]
"""Statements that are carried out together or not at all."""


def unit_of(commit: Commit) -> Unit:
    """Everything that one change of a table writes."""
    unit: Unit = []
    table = astuple(commit.table)
    if commit.replaces is None:
        unit.append((INSERT_TABLE, table))
    else:
        unit.append((UPDATE_TABLE, (*table, commit.table.id, commit.replaces)))
    if commit.match is not None:
        unit += _header(commit.match)
    unit += [(INSERT_ACTION, astuple(action)) for action in commit.actions]
    for each in commit.rounds:
        unit += _round(each)
    if commit.match_end is not None:
        unit.append((UPDATE_MATCH, _ending(commit.match_end)))
    unit += [(ADD_SCORE, astuple(score)) for score in commit.scores]
    return unit


def _header(match: MatchRow) -> Unit:
    header = (
        match.id,
        match.table,
        match.guild,
        match.rules,
        match.seats,
        match.seed,
        match.host,
        match.started_at,
    )
    owners = [(INSERT_OWNER, (match.id, *astuple(owner))) for owner in match.owners]
    return [(INSERT_MATCH, header), *owners]


def _round(each: RoundRow) -> Unit:
    points = [(INSERT_POINTS, (each.match, each.round, seat, count)) for seat, count in enumerate(each.points)]
    return [(INSERT_ROUND, (each.match, each.round, each.winner, each.at)), *points]


def _ending(end: MatchEnd) -> Values:
    return (end.ending, end.at, end.match)
