"""The commands, one module each. What takes time to import is imported inside them, so that `--help` is quick."""
