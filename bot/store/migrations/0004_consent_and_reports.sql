-- Who agreed to the effect of the custom wilds; what players report of each other.

ALTER TABLE game_table ADD COLUMN agreed TEXT NOT NULL DEFAULT '[]';
ALTER TABLE game_table ADD COLUMN docket TEXT NOT NULL DEFAULT '{}';
