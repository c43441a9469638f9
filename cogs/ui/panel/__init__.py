"""The panel of settings: of a server, and of a table in its lobby."""
