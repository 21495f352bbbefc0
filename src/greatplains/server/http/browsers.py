"""What kind of device it is, in a word or two, so that people know their devices apart."""

from __future__ import annotations

from typing import Final

# In this order: most browsers say that they are others as well.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)


def describe_browser(user_agent: str) -> str:
    """“Firefox, Android”: names alone, which are the same in every language. Empty for programs and whatever is not
    known: nothing that a stranger wrote is kept."""
    browser = next((name for sign, name in _BROWSERS if sign in user_agent), "")
    system = next((name for sign, name in _SYSTEMS if sign in user_agent), "")
    return ", ".join(part for part in (browser, system) if part)
