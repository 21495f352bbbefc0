"""How the table looks, put together from what was told."""

from __future__ import annotations

from typing import Any

from greatplains.core.changes import merged

Json = dict[str, Any]


def sight_after(known: Json, changes: Json) -> Json:
    """What a client shows after an update with changes."""
    views = [
        {"seat": old["seat"], "view": merged(old["view"], new)}
        for old, new in zip(known["views"], changes["views"], strict=True)
    ]
    return {**known, **changes, "views": views}
