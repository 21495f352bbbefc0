"""Words that pages and terminals have in common."""

from __future__ import annotations

from greatplains.review.turns import Played, Settings


def title(played: Played) -> str:
    """What was reviewed."""
    variant = played.setup.options.get("variant")
    options = f", variant {variant}" if variant else ""
    return f"Review: {played.rules.title} for {played.setup.players}{options}"


def depth(settings: Settings) -> str:
    """How deeply every turn was looked at."""
    if settings.seconds is not None:
        return f"{settings.seconds:g} s for each"
    return f"{settings.simulations} simulations for each, seed {settings.seed}"


def percent(share: float) -> str:
    """A chance to win."""
    return f"{100 * share:.0f} %"


def accuracy(share: float | None) -> str:
    """An accuracy, if there was any choice."""
    return "–" if share is None else f"{share:.0f} %"


def luck(moved: float) -> str:
    """How far a draw moved the chances."""
    return f"{100 * moved:+.1f} %".replace("-", "–")
