"""What is different between two views of one game, and how it is put together with what is known.

Changes are plain values, too. An object is merged into the object that is known, entry by entry; into a list it is
merged by the numbers of its entries, as text. An entry that is new to a list has a plus before its number, and stands
at this place afterwards. Anything else takes the place of what is known. The name "" is no name of an entry: its value
takes the place of the object or list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

INSTEAD: Final = ""
NEW: Final = "+"


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
        found = [merged(value, changes.get(str(place), value)) for place, value in enumerate(known)]
        for place in sorted(int(name) for name in changes if name.startswith(NEW)):
            found.insert(place, changes[f"{NEW}{place}"])
        return found
    return changes


def _change(before: Any, after: Any) -> Any:
    if isinstance(before, dict) and isinstance(after, dict):
        return difference(before, after)
    if isinstance(before, list) and isinstance(after, list):
        return _change_of_list(before, after)
    return {INSTEAD: after} if isinstance(after, dict) and isinstance(before, list) else after


def _change_of_list(before: list[Any], after: list[Any]) -> Any:
    """By entries where these are objects: everything else is as quickly told anew."""
    if not before or not all(isinstance(value, dict) for value in before + after):
        return after
    if len(before) < len(after):
        return _insertions(before, after)
    if len(before) > len(after):
        return after
    pairs = enumerate(zip(before, after, strict=True))
    return {str(place): difference(old, new) for place, (old, new) in pairs if old != new}


def _insertions(before: list[Any], after: list[Any]) -> Any:
    """What is new, if the rest is as it was; else all of it."""
    found: dict[str, Any] = {}
    for place, value in enumerate(after):
        known = place - len(found)
        if known == len(before) or before[known] != value:
            found[f"{NEW}{place}"] = value
    return found if len(before) + len(found) == len(after) else after
