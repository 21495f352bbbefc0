"""A bot of your own: `greatplains arena bison --bots my_bot:MyBot,random -o report` in this folder.

It tries some random turns on a position that looks like the real one from its seat, and plays the one it likes best.
"""

from greatplains.bots import Side
from greatplains.core.contract import View
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng

TRIES = 30


class MyBot:
    """Likes land that feeds its people, and tents far in the east."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, "my bot")

    def choose_turn(self, seat: Side) -> list[int]:
        found: dict[float, list[int]] = {}
        for _ in range(TRIES):
            position = seat.imagine(self.rng)
            steps = random_turn(position, self.rng)
            found[worth(seat.rules.view(position, seat.number), seat.number)] = steps
        return found[max(found)]


def worth(view: View, seat: int) -> float:
    """What the seat has on the board, in animals (Bison) or in columns travelled (Wind River)."""
    own = view["seats"][seat]
    if view["game"] == "bison":
        mine = [space for space in view["spaces"].values() if space["seat"] == seat]
        land = sum(space["animals"] + 0.3 * space["hunters"] + space["value"] for space in mine)
        return float(land + 0.1 * sum(own["tracks"].values()))
    travelled = sum(int(name[1]) * there["tents"][seat] for name, there in view["hexes"].items())
    lost = max(0, own["hungry"] - own["resources"])
    return float(travelled + 10 * own["plains"] - 5 * lost + 0.5 * own["resources"])
