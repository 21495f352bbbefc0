"""The games there are. The only registry: everything else asks `GAMES`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, overload

from greatplains.core.contract import Rules
from greatplains.core.position import Position
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.rules import BisonRules
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.rules import WindRiverRules

__all__ = ["GAMES", "BisonPosition", "Games", "WindRiverPosition"]


class Games(dict[str, Rules[Position]]):
    """The rules of each game by its name.

    Type checkers know the positions of a game that is named in the source: `GAMES["bison"]` is `Rules[BisonPosition]`.
    Of a name that is known at run time only, they know what is the same in every game: `Rules[Position]`.
    """

    if TYPE_CHECKING:

        @overload
        def __getitem__(self, name: Literal["bison"], /) -> Rules[BisonPosition]: ...
        @overload
        def __getitem__(self, name: Literal["wind-river"], /) -> Rules[WindRiverPosition]: ...
        @overload
        def __getitem__(self, name: str, /) -> Rules[Position]: ...
        def __getitem__(self, name: str, /) -> Rules[Any]: ...


# Rules[Any]: each takes positions of its own game only, which no type of all of them can say.
_RULES: Final[tuple[Rules[Any], ...]] = (BisonRules(), WindRiverRules())

GAMES: Final = Games({rules.name: rules for rules in _RULES})
