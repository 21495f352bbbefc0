"""Where uv is: it makes environments and isolated builds in a fraction of pip's time."""

import shutil
from pathlib import Path

import pytest

_FETCHED = Path(__file__).parents[1] / ".build" / "uv" / "bin" / "uv"  # by scripts/set_up.py


def find_uv() -> str:
    """The machine's, or the one that was fetched to set up the project."""
    found = shutil.which("uv") or (str(_FETCHED) if _FETCHED.exists() else None)
    if found is None:
        pytest.skip("there is no uv: make test fetches it")
    return found
