"""Learning to judge positions by playing: self-play, training, matches, and a report of all of it."""
