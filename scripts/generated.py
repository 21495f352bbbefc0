"""Files of the web client that are made from the Python sources: write them, or say that they are out of date."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1] / "web" / "src" / "generated"


def keep(files: Mapping[Path, str], description: str | None) -> int:
    """What a script ends with: 1 if a file was to be compared and differs."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    is_check = parser.parse_args().check
    old = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if not is_check:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for path in old:
            path.write_text(files[path], encoding="utf-8")
        return 0
    for path in old:
        module = Path(sys.argv[0]).stem
        print(f"web/src/generated/{path.name} is out of date: run python -m scripts.{module}", file=sys.stderr)
    return 1 if old else 0
