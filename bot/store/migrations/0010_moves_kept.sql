-- Whether the moves of a match are still there: servers may let them go some time after its end.

ALTER TABLE match ADD COLUMN moves_kept INTEGER NOT NULL DEFAULT 1;
