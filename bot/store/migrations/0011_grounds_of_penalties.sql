-- Why the table did what it did: who reported a penalty and how the votes went. Playing a match again needs no such note.

ALTER TABLE action ADD COLUMN note TEXT NOT NULL DEFAULT '';
