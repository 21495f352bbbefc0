"""JSON that can be written again as it was read: UTF-8, no key twice, no NaN or infinity, no half characters."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any, Final

_BYTE_ORDER_MARK: Final = "\ufeff"


def parse_json(text: str | bytes) -> Any:
    """The value, or a `ValueError` with a short reason."""
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        if text.startswith(_BYTE_ORDER_MARK):
            raise ValueError("it begins with a byte order mark, which has no place there")
        value = json.loads(
            text, object_pairs_hook=_object, parse_constant=_no_constant, parse_float=_finite, parse_int=_whole
        )
        # Only an escape can smuggle half of a surrogate pair into a text, so most texts need no second look.
        if "\\ud" in text.lower():
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeDecodeError:
        raise ValueError("it is not UTF-8 text") from None
    except UnicodeEncodeError:
        raise ValueError("a text in it holds half a character") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key “{key}” stands twice in one object")
        found[key] = value
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON value")


def _whole(digits: str) -> int:
    try:
        return int(digits)
    except ValueError:
        raise ValueError("a number in it has too many digits") from None


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise ValueError(f"{digits} is too large a number")
    return number
