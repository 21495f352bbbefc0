"""The positions in the rules pages are those that the script writes."""

import json

from scripts.rules_figures import GAMES_OF_THE_CLIENT, bison_figures, wind_river_figures


def test_figures_are_up_to_date() -> None:
    """If a view has changed: python scripts/rules_figures.py."""
    figures = bison_figures() | wind_river_figures()
    paths = GAMES_OF_THE_CLIENT.glob("*/rules/figures/*.json")
    stored = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in paths}
    assert stored == json.loads(json.dumps(figures))


def test_the_scoring_example_is_the_one_of_the_rules() -> None:
    """Bison, example 1: Blue 2, Red 3, Yellow 7, Green 0."""
    parts = bison_figures()["bison-scoring"]["parts"]
    (prairie,) = [part for part in parts if "e1p" in part["places"]]
    assert {standing["seat"]: standing["award"] for standing in prairie["standings"]} == {0: 2, 1: 3, 2: 7, 3: 0}


def test_the_supply_example_is_the_one_of_the_rules() -> None:
    """Wind River, example 1: the tent on c3 is unsupplied, the one on d4 is not."""
    hexes = wind_river_figures()["wind-river-supply"]["view"]["hexes"]
    assert (hexes["c3"]["hungry"][0], hexes["d4"]["hungry"][0]) == (1, 0)
