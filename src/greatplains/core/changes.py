"""What is different between two views of one game, and how it is put together with what is known.

Changes are plain values, too. An object is merged into the object that is known, entry by entry; into a list it is
merged by the numbers of its entries, as text. Anything else takes the place of what is known. The name "" is no name of
an entry: its value takes the place of the object or list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

INSTEAD: Final = ""


def difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The changes that make `after` of `before`."""
    if before.keys() - after.keys():
        return {INSTEAD: after}
    return {
        name: _change(before[name], value) if name in before else value
        for name, value in after.items()
        if name not in before or before[name] != value
    }


def merged(known: Any, changes: Any) -> Any:
    """What is known after the changes; it is itself not touched."""
    if not isinstance(changes, Mapping):
        return changes
    if INSTEAD in changes:
        return changes[INSTEAD]
    if isinstance(known, Mapping):
        return {**known, **{name: merged(known.get(name), change) for name, change in changes.items()}}
    if isinstance(known, Sequence) and not isinstance(known, str):
        return [merged(value, changes.get(str(place), value)) for place, value in enumerate(known)]
    return changes


def _change(before: Any, after: Any) -> Any:
    if isinstance(before, dict) and isinstance(after, dict):
        return difference(before, after)
    if isinstance(before, list) and isinstance(after, list):
        return _change_of_list(before, after)
    return {INSTEAD: after} if isinstance(after, dict) and isinstance(before, list) else after


def _change_of_list(before: list[Any], after: list[Any]) -> Any:
    """By entries where these are objects: everything else is as quickly told anew."""
    if len(before) != len(after) or not all(isinstance(value, dict) for value in before + after):
        return after
    pairs = enumerate(zip(before, after, strict=True))
    return {str(place): difference(old, new) for place, (old, new) in pairs if old != new}
