"""The options of a game: the usual ones, and values that are given as texts or files."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any, Final

from greatplains.core.contract import Option, Rules
from greatplains.core.errors import BadOptions
from greatplains.core.problems import UNKNOWN_OPTION

# No option is a tenth as long; a device or a film handed over by mistake is not read to its end.
_MOST_BYTES: Final = 1_000_000


def usual_options(rules: Rules[Any]) -> dict[str, Any]:
    """The options of a game for which nobody has chosen anything."""
    return {option.name: option.default for option in rules.options}


def find_option(rules: Rules[Any], name: str) -> Option:
    """The option of that name; a game that has none raises `BadOptions`."""
    for option in rules.options:
        if option.name == name:
            return option
    raise unknown_option(name)


def unknown_option(name: str) -> BadOptions:
    """The game has no option of that name."""
    return BadOptions(UNKNOWN_OPTION, key=name)


def named_value(option: Option, text: str) -> bool | int | str | None:
    """The value that is written like this; None if no value of the option is."""
    return next((value for value in option.values if str(value) == text), None)


def load_option(rules: Rules[Any], name: str, path: Path) -> Any:
    """The value that a file on the disk gives an option; one that cannot be read raises `OSError`."""
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise OSError(errno.EFBIG, "it is too large", str(path))
    return rules.read_option(name, str(path), data)
