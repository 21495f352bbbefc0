"""The pages of the documentation as the tests read them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = {path.relative_to(ROOT).as_posix(): path for path in (ROOT / "README.md", *ROOT.glob("docs/**/*.md"))}

_BLOCK: Final = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_INLINE: Final = re.compile(r"`([^`\n]+)`")
_SHELL: Final = ("", "sh", "console", "bash")
_COMMAND: Final = re.compile(r"^(?:\$ )?(?:[A-Z_]+=\S* )*(?:\S*/)?(greatplains|make|python3?) (.*)$")


def shell_commands(page: str) -> Iterator[tuple[str, list[str]]]:
    """The commands of ours that a page shows, in blocks and in running text: the program and its words."""
    text = PAGES[page].read_text(encoding="utf-8")
    blocks = [line for language, block in _BLOCK.findall(text) if language in _SHELL for line in block.splitlines()]
    for line in (*blocks, *_INLINE.findall(_BLOCK.sub("", text))):
        # A block may explain a command behind three blanks; a comment or a pipe ends it too.
        found = _COMMAND.match(re.split(r" {3,}| #| [|>&] ", line)[0].strip())
        if found is not None:
            yield found[1], found[2].replace("'", "").split()
