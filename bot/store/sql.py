"""The statements that write. Those of one kind are carried out together, kinds in the order of `WRITES`."""

from __future__ import annotations

from dataclasses import astuple, fields
from operator import attrgetter

from bot.store.rows import ActionRow, Commit, MatchEnd, MatchRow, RoundRow, SeatResult, TableRow

TABLE_COLUMNS = tuple(field.name for field in fields(TableRow))

COLUMN_LIST = ", ".join(TABLE_COLUMNS)
PLACEHOLDERS = ", ".join("?" for _ in TABLE_COLUMNS)
ASSIGNMENTS = ", ".join(f"{column} = ?" for column in TABLE_COLUMNS[1:])
"""All but the id: were it assigned, SQLite would look through all matches for those that refer to it."""

INSERT_TABLE = f"INSERT INTO game_table ({COLUMN_LIST}) VALUES ({PLACEHOLDERS})"
INSERT_MATCH = (
    "INSERT INTO match (id, table_id, guild, rules, seats, seed, host, started_at, preset, counts) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
SET_PLAYER = (
    "INSERT INTO player (guild, person, name) VALUES (?, ?, ?) "
    "ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name"
)
FIRST_SEASON = (
    "INSERT INTO season (guild, number, name, started_at) SELECT ?1, 1, '', ?2 "
    "WHERE NOT EXISTS (SELECT 1 FROM season WHERE guild = ?1)"
)
INSERT_OWNER = (
    "INSERT INTO match_seat (match, seat, person, name, level, player) "
    "VALUES (?1, ?2, ?3, ?4, ?5, (SELECT id FROM player WHERE guild = ?6 AND person = ?3))"
)
UPDATE_TABLE = f"UPDATE game_table SET {ASSIGNMENTS} WHERE id = ? AND revision = ?"
UPDATE_MESSAGE = "UPDATE game_table SET message = ? WHERE id = ?"
UPDATE_DEADLINE = "UPDATE game_table SET deadline = ?, round_deadline = ? WHERE id = ?"
UPDATE_DAMAGED = "UPDATE game_table SET stage = 'damaged' WHERE id = ?"
INSERT_ACTION = "INSERT INTO action (match, number, seat, action, at, note) VALUES (?, ?, ?, ?, ?, ?)"
INSERT_ROUND = (
    "INSERT INTO round_result (match, round, winner, ended_at, season) VALUES (?1, ?2, ?3, ?4, "
    "(SELECT season.id FROM season JOIN match ON match.guild = season.guild "
    "WHERE match.id = ?1 AND match.counts AND season.ended_at IS NULL))"
)
"""The season is the one that runs now; none where the match does not count or no season runs."""
INSERT_RESULT = (
    "INSERT INTO seat_result (match, round, seat, points, taken, given, drawn, missed, caught, challenges_won, "
    "challenges_lost, sat) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
UPDATE_MATCH = (
    "UPDATE match SET ending = ?2, ended_at = ?3, is_rated = ?4, season = CASE WHEN counts AND ?5 THEN "
    "(SELECT id FROM season WHERE season.guild = match.guild AND season.ended_at IS NULL) END "
    "WHERE id = ?1 AND ended_at IS NULL"
)
UPDATE_PLACE = "UPDATE match_seat SET team = ?, place = ?, has_won = ? WHERE match = ? AND seat = ?"
UPDATE_OWNER = (
    "UPDATE match_seat SET player = (SELECT id FROM player WHERE guild = ? AND person = ?) WHERE match = ? AND seat = ?"
)
UPDATE_OLD_MATCH = (
    "UPDATE match SET preset = ?2, counts = ?3, is_rated = ?4, season = CASE WHEN ?3 AND ?5 THEN "
    "(SELECT id FROM season WHERE season.guild = match.guild AND season.ended_at IS NULL) END "
    "WHERE id = ?1 AND counts IS NULL"
)
UPDATE_ROUND = (
    "UPDATE round_result SET season = (SELECT season.id FROM season JOIN match ON match.guild = season.guild "
    "WHERE match.id = ?1 AND match.counts AND season.ended_at IS NULL) WHERE match = ?1 AND round = ?2"
)
UPDATE_RESULT = (
    "UPDATE seat_result SET points = ?, taken = ?, given = ?, drawn = ?, missed = ?, caught = ?, challenges_won = ?, "
    "challenges_lost = ?, sat = ? WHERE match = ? AND round = ? AND seat = ?"
)
MARK_SEASON = "UPDATE season SET is_stale = 1 WHERE guild = ? AND ended_at IS NULL"
UPDATE_SEASON = "UPDATE season SET name = ? WHERE id = ?"
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
    SET_PLAYER,
    FIRST_SEASON,
    INSERT_OWNER,
    UPDATE_TABLE,
    UPDATE_MESSAGE,
    UPDATE_DEADLINE,
    UPDATE_DAMAGED,
    INSERT_ACTION,
    INSERT_ROUND,
    INSERT_RESULT,
    UPDATE_MATCH,
    UPDATE_PLACE,
    UPDATE_OWNER,
    UPDATE_OLD_MATCH,
    UPDATE_ROUND,
    UPDATE_RESULT,
    MARK_SEASON,
    UPDATE_SEASON,
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

table_of = attrgetter(*TABLE_COLUMNS)
action_of = attrgetter(*(field.name for field in fields(ActionRow)))
result_of = attrgetter(*(field.name for field in fields(SeatResult)))
"""The values of a row in the order of its columns; `astuple` copies each of them."""

Values = tuple[object, ...]
Unit = list[tuple[str, Values]]
"""Statements that are carried out together or not at all."""


def unit_of(commit: Commit) -> Unit:
    """Everything that one change of a table writes."""
    unit: Unit = []
    table = table_of(commit.table)
    if commit.replaces is None:
        unit.append((INSERT_TABLE, table))
    else:
        unit.append((UPDATE_TABLE, (*table[1:], commit.table.id, commit.replaces)))
    if commit.match is not None:
        unit += _header(commit.match)
    unit += [(INSERT_ACTION, action_of(action)) for action in commit.actions]
    for each in commit.rounds:
        unit += _round(each)
    if commit.match_end is not None:
        unit += _ending(commit.match_end)
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
        match.preset,
        match.counts,
    )
    people = [(match.guild, owner.person, owner.name) for owner in match.owners if owner.person is not None]
    return [
        (INSERT_MATCH, header),
        *((SET_PLAYER, person) for person in people),
        (FIRST_SEASON, (match.guild, match.started_at)),
        *((INSERT_OWNER, (match.id, *astuple(owner), match.guild)) for owner in match.owners),
    ]


def _round(each: RoundRow) -> Unit:
    results = [
        (INSERT_RESULT, (each.match, each.round, seat, *result_of(result))) for seat, result in enumerate(each.seats)
    ]
    return [(INSERT_ROUND, (each.match, each.round, each.winner, each.at)), *results]


def _ending(end: MatchEnd) -> Unit:
    places = [(UPDATE_PLACE, (*astuple(place), end.match, seat)) for seat, place in enumerate(end.seats)]
    return [(UPDATE_MATCH, (end.match, end.ending, end.at, end.is_rated, bool(end.seats))), *places]
