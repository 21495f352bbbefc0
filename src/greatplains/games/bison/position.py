"""A position of Bison: what lies on the table, what may be done and what happens then, in one."""

from __future__ import annotations

from typing import ClassVar

from greatplains.games.bison.play import BisonPlay


class BisonPosition(BisonPlay):
    """A position of Bison."""

    game: ClassVar[str] = "bison"

    def copy(self) -> BisonPosition:
        other = BisonPosition()
        self.copy_to(other)
        return other

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        from greatplains.games.bison.storage import from_bytes

        return from_bytes, (self.to_bytes(),)

    def to_bytes(self) -> bytes:
        from greatplains.games.bison.storage import to_bytes

        return to_bytes(self)

    def summary(self) -> str:
        """The season, and everybody's animals."""
        animals = "–".join(str(self.stock(seat)) for seat in range(self.players))
        return f"season {self.season + 1} of {self.seasons}, animals {animals}"

    def refusal(self, step: int) -> Exception:
        from greatplains.games.bison.reasons import refusal

        return refusal(self, step)
