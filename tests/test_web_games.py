"""The web client has a card for every game, and words for all its options."""

import re
from pathlib import Path
from typing import Final

import pytest

from greatplains.games import GAMES

FOLDERS: Final = Path(__file__).parents[1] / "web" / "src" / "games"


def cards() -> dict[str, Path]:
    """The folders of the client by the names of their games."""
    found: dict[str, Path] = {}
    for card in FOLDERS.glob("*/card.ts"):
        name = re.search(r"^  name: '(.+)',$", card.read_text(encoding="utf-8"), flags=re.M)
        assert name is not None, card
        found[name[1]] = card.parent
    return found


def test_the_client_has_a_card_for_each_game_and_no_other() -> None:
    assert cards().keys() == GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_value_has_words(game: str) -> None:
    texts = [about.read_text(encoding="utf-8") for about in cards()[game].glob("about.??.ts")]
    for option in GAMES[game].options:
        named = rf"^    {option.name}: {{\n      label: .+\n      values: {{(.+)}},$"
        told = [values for text in texts for values in re.findall(named, text, flags=re.M)]
        assert len(told) == 4, f"{option.name} in four languages"
        for values in told:
            for value in option.values:
                assert re.search(rf"'?{value}'?: '.+'", values)
