"""How games are kept: one file in SQLite, what is read out of a damaged one, and small files beside it."""
