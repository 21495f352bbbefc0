"""Wind River in a terminal."""
