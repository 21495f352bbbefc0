"""Telling people of tables they are not at: the outbox, and the channels by which it is emptied."""
