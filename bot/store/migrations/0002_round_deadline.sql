-- Timed rounds: when the time of the round is up.

ALTER TABLE game_table ADD COLUMN round_deadline REAL;
