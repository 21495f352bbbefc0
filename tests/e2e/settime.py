"""A server whose time of day is set from outside: `python -m tests.e2e.settime FILE serve …`. It is what the file says,
and stands still between; that days go by in a moment is not taken for an outage."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from greatplains.cli import main
from greatplains.server.live import outages

if __name__ == "__main__":
    told = Path(sys.argv.pop(1))
    time.time = lambda: float(told.read_text(encoding="ascii"))
    outages.LONGEST_GAP = 1e12
    main()
