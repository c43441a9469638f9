-- Tables in their present state, matches with their logs, running scores, notes.

CREATE TABLE note (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

-- Closed tables stay, so that an id is never given twice and an old button can never reach another table.
CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,
    host INTEGER,
    rules TEXT NOT NULL,
    stage TEXT NOT NULL,
    ending TEXT,
    revision INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    deadline REAL,
    turn_seconds INTEGER NOT NULL,
    opened_at REAL NOT NULL,
    seats TEXT NOT NULL,
    waiting TEXT NOT NULL,
    recent TEXT NOT NULL,
    match INTEGER REFERENCES match (id),
    logged INTEGER NOT NULL,
    snapshot TEXT
);

CREATE UNIQUE INDEX open_table_of_channel ON game_table (channel) WHERE stage NOT IN ('closed', 'damaged');

CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    guild INTEGER NOT NULL,
    rules TEXT NOT NULL,
    seats INTEGER NOT NULL,
    seed TEXT NOT NULL,
    host INTEGER NOT NULL,
    started_at REAL NOT NULL,
    ended_at REAL,
    ending TEXT
);

CREATE TABLE match_seat (
    match INTEGER NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL,
    person INTEGER,
    name TEXT NOT NULL,
    level TEXT,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;

CREATE TABLE action (
    match INTEGER NOT NULL REFERENCES match (id),
    number INTEGER NOT NULL,
    seat INTEGER,
    action TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;

CREATE TABLE round_result (
    match INTEGER NOT NULL REFERENCES match (id),
    round INTEGER NOT NULL,
    winner INTEGER,
    ended_at REAL NOT NULL,
    PRIMARY KEY (match, round)
) WITHOUT ROWID;

CREATE TABLE seat_result (
    match INTEGER NOT NULL,
    round INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (match, round, seat),
    FOREIGN KEY (match, round) REFERENCES round_result (match, round)
) WITHOUT ROWID;

CREATE TABLE score (
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (guild, person)
) WITHOUT ROWID;
