"""A package of cogs for tests of the client: one with a setup, one without."""
