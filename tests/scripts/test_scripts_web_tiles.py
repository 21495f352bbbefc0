"""The standard tiles of the web client are those of the rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "web_tiles.py"


def test_the_tiles_of_the_web_client_are_up_to_date() -> None:
    ended = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
