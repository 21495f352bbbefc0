"""Pages that mkdocs makes while it builds the site (a hook, named in mkdocs.yml), from what is written elsewhere:

- the rules in four languages, from the texts and figures of the web client;
- the notebooks, with the outputs they were stored with;
- the reference, one page for each package of `MODULES`;
- sections of the README, where a page says `<!-- README: Heading -->`.
"""

from __future__ import annotations

import base64
import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from greatplains.drawing import svg

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[1]
GAMES_OF_THE_CLIENT: Final = ROOT / "web" / "src" / "games"
NOTEBOOKS: Final = ROOT / "docs" / "notebooks"

# What the reference shows, page by page.
MODULES: Final = {
    "core": ("contract", "position", "game", "record", "playout", "rng", "errors"),
    "bots": ("bot", "roster", "forecast", "lookahead", "treesearch"),
    "drawing": ("", "animation", "plot", "raster"),
    "arena": ("settings", "league", "results", "statistics"),
    "envs": ("aec", "versus", "batched", "spaces", "layout", "encoding"),
}


@dataclass(frozen=True, slots=True)
class Made:
    """A file of the site that is not in docs/."""

    path: str
    content: str | bytes


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Called by mkdocs when it has found the files of docs/."""
    from mkdocs.structure.files import File

    for path in [file.src_uri for file in files if file.src_uri.endswith(".ipynb")]:
        files.remove(files.src_uris[path])
    for made in (*rules_pages(rules_texts()), *figures(), *notebook_pages(), *reference_pages()):
        files.append(File.generated(config, made.path, content=made.content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Called by mkdocs with the text of each page."""
    return re.sub(r"<!-- README: (.+) -->", lambda found: readme_section(found[1]), markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Called by mkdocs with each finished page: rules say which language they are in, for whoever listens to them."""
    found = re.match(r"rules/(\w\w)/", page.file.src_uri)
    return output.replace('<html lang="en"', f'<html lang="{found[1]}"', 1) if found else output


def readme_section(heading: str) -> str:
    """What stands below a heading of the README; links lead on from docs/."""
    sections = (ROOT / "README.md").read_text(encoding="utf-8").split("\n## ")
    [section] = [section for section in sections if section.startswith(f"{heading}\n")]
    return section.removeprefix(heading).strip().replace("](docs/", "](")


# ---------------------------------------------------------------------------------------------------------------- rules


def rules_texts() -> dict[str, dict[str, Any]]:
    """The rules of each game in each language."""
    done = subprocess.run(
        ["node", "scripts/rules_texts.mjs"], cwd=ROOT, check=True, capture_output=True, encoding="utf-8"
    )
    texts: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return texts


def rules_pages(texts: dict[str, dict[str, Any]]) -> Iterator[Made]:
    """A page for each game and language."""
    for game, books in texts.items():
        for language, book in books.items():
            yield Made(f"rules/{language}/{game}.md", rules_page(book))


def figures() -> Iterator[Made]:
    """The pictures of the rules, the same in all languages."""
    for file in sorted(GAMES_OF_THE_CLIENT.glob("*/rules/figures/*.json")):
        yield Made(f"rules/figures/{file.stem}.svg", svg(json.loads(file.read_text(encoding="utf-8"))["view"]))


def rules_page(book: dict[str, Any]) -> str:
    """A rulebook as Markdown. The ids of its places are those of the web client."""
    words = book["words"]
    blocks = [f"# {book['title']}", book["lead"]]
    for section in book["sections"]:
        blocks.append(f"## {section['heading']} {{ #{section['id']} }}")
        blocks += map(_block, section["blocks"])
    blocks.append(f"## {words['quick']} {{ #quick }}")
    for card in book["quick"]:
        blocks.append(f"### {card['heading']} {{ #{card['id']} }}")
        blocks += map(_block, card["blocks"])
    blocks += [f"## {words['rulings']} {{ #rulings }}", words["rulingsLead"]]
    rulings = [
        [f'<span id="ruling-{row["number"].lower()}">{row["number"]}</span>', row["question"], row["ruling"]]
        for row in book["rulings"]
    ]
    blocks.append(_table([words["number"], words["question"], words["ruling"]], rulings))
    blocks.append(f"*{words['unofficial']}*")
    return "\n\n".join(blocks) + "\n"


def _block(block: dict[str, Any]) -> str:
    """One place of a page. What is no heading gets its id from an empty element before it."""
    kind = block["kind"]
    if kind == "subheading":
        return f"### {block['text']} {{ #{block['id']} }}"
    place = f'<span id="{block["id"]}"></span>'
    if kind == "text":
        return place + str(block["text"])
    if kind == "list":
        return place + "\n\n" + "\n".join(f"- {item}" for item in block["items"])
    if kind == "steps":
        return place + "\n\n" + "\n".join(f"{number}. {item}" for number, item in enumerate(block["items"], 1))
    if kind == "table":
        table = block["table"]
        return f"{place}*{table['caption']}*\n\n{_table(table['head'], table['rows'])}"
    picture = block["picture"]
    return f"{place}![{picture['described']}](../figures/{block['figure']}.svg)\n\n*{picture['caption']}*"


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


# ------------------------------------------------------------------------------------------------------------ notebooks


def notebook_pages() -> Iterator[Made]:
    """A page for each notebook, and the pictures on it."""
    for file in sorted(NOTEBOOKS.glob("*.ipynb")):
        blocks = [f"[This page as a notebook]({file.name})"]
        for number, cell in enumerate(json.loads(file.read_text(encoding="utf-8"))["cells"], 1):
            source = "".join(cell["source"])
            if cell["cell_type"] == "markdown":
                blocks.append(source)
                continue
            blocks.append(f"```python\n{source}\n```")
            for place, output in enumerate(cell["outputs"], 1):
                name = f"{file.stem}-{number}-{place}"
                text, pictures = _output(output, name)
                blocks.append(text)
                yield from pictures
        # The heading of the notebook stays the first line.
        blocks[0], blocks[1] = blocks[1], blocks[0]
        yield Made(f"notebooks/{file.stem}.md", "\n\n".join(blocks) + "\n")
        yield Made(f"notebooks/{file.name}", file.read_bytes())


def _output(output: dict[str, Any], name: str) -> tuple[str, list[Made]]:
    """What a cell has shown, as Markdown, and the files it needs."""
    if output["output_type"] == "stream":
        return f"```text\n{''.join(output['text'])}```", []
    shown = output["data"]
    if "image/svg+xml" in shown:
        return f"![]({name}.svg)", [Made(f"notebooks/{name}.svg", "".join(shown["image/svg+xml"]))]
    if "image/png" in shown:
        return f"![]({name}.png)", [Made(f"notebooks/{name}.png", base64.b64decode("".join(shown["image/png"])))]
    return f"```text\n{''.join(shown['text/plain'])}\n```", []


# ------------------------------------------------------------------------------------------------------------ reference


def reference_pages() -> Iterator[Made]:
    """A page for each package, with the docstrings of its modules."""
    for package, modules in MODULES.items():
        blocks = [f"# greatplains.{package}"]
        for module in modules:
            name = f"greatplains.{package}.{module}".rstrip(".")
            options = "" if module else "\n    options:\n      show_submodules: false"
            blocks.append(f"## {name}\n\n::: {name}{options}")
        yield Made(f"reference/{package}.md", "\n\n".join(blocks) + "\n")
