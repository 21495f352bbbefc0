"""Understanding a game: what every turn gave away, what would have been better, and why in words."""

from greatplains.review.hint import hint
from greatplains.review.summary import summarize
from greatplains.review.turns import Settings, replayed, review_turns

__all__ = ["Settings", "hint", "replayed", "review_turns", "summarize"]
