"""What both games share: bits, random numbers, the contract of a game, errors and records."""
