-- A table keeps the terms that it was opened by, turn time included; mentions are known by the moment they were made.

UPDATE game_table SET terms = '{"turn_seconds":' || turn_seconds || '}' WHERE turn_seconds <> 60;
ALTER TABLE game_table DROP COLUMN turn_seconds;
ALTER TABLE mention ADD COLUMN at REAL NOT NULL DEFAULT 0;
