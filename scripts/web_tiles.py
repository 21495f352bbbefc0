"""Write the draw tiles of the standard set of Bison for the web client, which counts those that may still come.

`--check` changes nothing and fails when the file is out of date.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from greatplains.games.bison.tilefile import standard_tiles
from greatplains.games.bison.tiles import START_IDS

TILES: Final = Path(__file__).parent.parent / "web" / "src" / "games" / "bison" / "standardTiles.json"


def write_tiles() -> str:
    """The whole file: a line for each tile, with its id and its face."""
    faces = standard_tiles().faces
    lines = [f"  {json.dumps(tile)}: {list(face)}" for tile, face in faces.items() if tile not in START_IDS]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    written = write_tiles()
    if not parser.parse_args().check:
        TILES.write_text(written, encoding="utf-8")
        return 0
    if TILES.read_text(encoding="utf-8") == written:
        return 0
    print("web/src/games/bison/standardTiles.json is out of date: run scripts/web_tiles.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
