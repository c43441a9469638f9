-- What the custom wilds of a table do, in the words of its host.

ALTER TABLE game_table ADD COLUMN custom_text TEXT NOT NULL DEFAULT '';
