"""Environments: the games as others' libraries for learning and search want them."""
