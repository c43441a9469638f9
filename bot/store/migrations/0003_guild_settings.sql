-- What each server has set, with a log of its changes; terms and rulings of tables; mentions to be deleted.

CREATE TABLE guild_settings (
    guild INTEGER PRIMARY KEY,
    revision INTEGER NOT NULL,
    settings TEXT NOT NULL,
    left_at REAL
);

CREATE TABLE guild_change (
    guild INTEGER NOT NULL REFERENCES guild_settings (guild) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    at REAL NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    undone INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (guild, revision)
) WITHOUT ROWID;

CREATE TABLE guild_draft (
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (guild, person)
) WITHOUT ROWID;

CREATE TABLE mention (
    table_id TEXT PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    decision INTEGER NOT NULL
) WITHOUT ROWID;

ALTER TABLE game_table ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
ALTER TABLE game_table ADD COLUMN rulings TEXT NOT NULL DEFAULT '[]';
