"""`python -m greatplains` is the command `greatplains`."""

from __future__ import annotations

from greatplains.cli import main

if __name__ == "__main__":
    main()
