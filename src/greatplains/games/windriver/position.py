"""A position of Wind River: what lies on the table, what may be done and what happens then, in one."""

from __future__ import annotations

from typing import ClassVar

from greatplains.games.windriver.play import WindRiverPlay


class WindRiverPosition(WindRiverPlay):
    """A position of Wind River."""

    game: ClassVar[str] = "wind-river"

    def copy(self) -> WindRiverPosition:
        other = WindRiverPosition()
        self.copy_to(other)
        return other

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        from greatplains.games.windriver.storage import from_bytes

        return from_bytes, (self.to_bytes(),)

    def to_bytes(self) -> bytes:
        from greatplains.games.windriver.storage import to_bytes

        return to_bytes(self)

    def summary(self) -> str:
        """Tents home, and resources."""
        home = "–".join(str(self.on_plains[seat]) for seat in range(self.players))
        resources = "–".join(str(self.resources[seat]) for seat in range(self.players))
        return f"tents home {home}, resources {resources}"

    def refusal(self, step: int) -> Exception:
        from greatplains.games.windriver.reasons import refusal

        return refusal(self, step)
