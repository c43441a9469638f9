-- What people have set for themselves; whoever left all as it was has no row.

CREATE TABLE preference (
    person INTEGER PRIMARY KEY,
    preferences TEXT NOT NULL
);
