"""The game server: tables whose life is a list of numbered events, on SQLite or on PostgreSQL and Redis."""
