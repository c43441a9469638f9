-- Seasons, players, and what they did in each round; scores are derived from these and can be counted anew.
-- Matches from before have no `counts`: `bot.tables.backfill` takes them up.

CREATE TABLE season (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    started_at REAL NOT NULL,
    ended_at REAL,
    is_stale INTEGER NOT NULL DEFAULT 0,
    UNIQUE (guild, number)
);

CREATE UNIQUE INDEX running_season ON season (guild) WHERE ended_at IS NULL;
CREATE INDEX stale_season ON season (id) WHERE is_stale;

CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    UNIQUE (guild, person)
);

ALTER TABLE match ADD COLUMN preset TEXT;
ALTER TABLE match ADD COLUMN counts INTEGER;
ALTER TABLE match ADD COLUMN season INTEGER REFERENCES season (id);
ALTER TABLE match ADD COLUMN is_rated INTEGER NOT NULL DEFAULT 0;

CREATE INDEX uncounted_match ON match (id) WHERE counts IS NULL;
CREATE INDEX match_of_season ON match (season, ended_at) WHERE season IS NOT NULL;

ALTER TABLE match_seat ADD COLUMN player INTEGER REFERENCES player (id);
ALTER TABLE match_seat ADD COLUMN team INTEGER;
ALTER TABLE match_seat ADD COLUMN place INTEGER;
ALTER TABLE match_seat ADD COLUMN has_won INTEGER;

CREATE INDEX match_of_player ON match_seat (player, match) WHERE player IS NOT NULL;

ALTER TABLE round_result ADD COLUMN season INTEGER REFERENCES season (id);

CREATE INDEX round_of_season ON round_result (season, ended_at) WHERE season IS NOT NULL;

ALTER TABLE seat_result ADD COLUMN sat INTEGER NOT NULL DEFAULT 1;
ALTER TABLE seat_result ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat_result ADD COLUMN given INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat_result ADD COLUMN drawn INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat_result ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat_result ADD COLUMN caught INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat_result ADD COLUMN challenges_won INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat_result ADD COLUMN challenges_lost INTEGER NOT NULL DEFAULT 0;

ALTER TABLE game_table ADD COLUMN tally TEXT NOT NULL DEFAULT '[]';

DROP TABLE score;

CREATE TABLE score (
    season INTEGER NOT NULL REFERENCES season (id),
    preset TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    rounds_won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    given INTEGER NOT NULL,
    best INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    longest INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    missed INTEGER NOT NULL,
    caught INTEGER NOT NULL,
    challenges_won INTEGER NOT NULL,
    challenges_lost INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    rating INTEGER NOT NULL,
    is_settled INTEGER NOT NULL,
    PRIMARY KEY (season, player, preset)
) WITHOUT ROWID;

CREATE INDEX score_by_points ON score (season, preset, points, wins, player);
CREATE INDEX score_by_wins ON score (season, preset, wins, points, player);
CREATE INDEX score_by_rating ON score (season, preset, is_settled, rating, player) WHERE rated > 0;

-- From `at` on, the results of before count no more: for one player or all (NULL), in one season or all (NULL).
CREATE TABLE score_reset (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    season INTEGER REFERENCES season (id),
    player INTEGER REFERENCES player (id),
    at REAL NOT NULL,
    by_player INTEGER NOT NULL REFERENCES player (id),
    undone_at REAL
);

CREATE INDEX reset_of_guild ON score_reset (guild, at);
