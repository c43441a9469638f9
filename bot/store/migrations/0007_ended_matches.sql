-- Finished matches are listed by server: without an index every such list would read all matches there are.

CREATE INDEX match_of_guild ON match (guild, ended_at);
