"""The documentation as a whole, with what builds it installed. `make test-docs` runs it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import nbformat
import pytest
from tests.docs.pages import ROOT

pytestmark = pytest.mark.site

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
# What a browser fetches by itself; a link to another host is no fault.
FETCHED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


class Fetched(HTMLParser):
    """The addresses that a page fetches."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get(FETCHED.get(tag, ""))
        if address:
            self.found.append(address)


def test_the_site_builds_whole_without_a_warning_and_fetches_from_nowhere_else(tmp_path: Path) -> None:
    # Not --quiet: warnings that are not shown are not counted.
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr

    for game in ("bison", "wind-river"):
        for language in ("en", "de", "fr", "it"):
            page = (tmp_path / "rules" / language / f"{game}.html").read_text(encoding="utf-8")
            assert f'<html lang="{language}"' in page
            pictures = re.findall(rf'src="(\.\./figures/{game}-\w+\.svg)"', page)
            assert len(pictures) >= 4
            assert all((tmp_path / "rules" / language / picture).resolve().is_file() for picture in pictures)

    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) > 25
    foreign = {
        (page.name, address) for page in pages for address in Fetched(page).found if re.match(r"(https?:)?//", address)
    }
    assert foreign == set()
    styles = "".join(path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.css"))
    assert re.findall(r"(?:@import|url\()\s*[\"']?(?:https?:)?//[^)]*", styles) == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_notebook_runs(path: Path, tmp_path: Path) -> None:
    """Run anew, it shows what it was stored with; but what learns rounds as its machine does."""
    again = Path(shutil.copy(path, tmp_path))
    run = [sys.executable, "-c", "from nbclient.cli import main; main()", "--inplace", "--timeout=300", str(again)]
    one_core = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(run, capture_output=True, text=True, check=False, env=one_core)
    assert done.returncode == 0, done.stderr
    if path.stem != "small-agent":
        stored, executed = (nbformat.read(file, as_version=4) for file in (path, again))
        assert [shown(cell) for cell in executed.cells] == [shown(cell) for cell in stored.cells]


def shown(cell: Any) -> str:
    """What a cell has printed and drawn."""
    outputs = cell.get("outputs", [])
    printed = "".join(output["text"] for output in outputs if output["output_type"] == "stream")
    drawn = sum("image/svg+xml" in output.get("data", {}) for output in outputs)
    return f"{printed}{drawn} pictures"
