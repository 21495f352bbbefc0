from pathlib import Path

import pytest

from greatplains.drawing import pictures
from greatplains.drawing.markup import Picture

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


@pytest.fixture(scope="module")
def drawn() -> dict[str, Picture]:
    return pictures.draw()


@pytest.mark.parametrize("name", ["bison", "windriver", "greatplains"])
def test_pictures_of_the_documentation_are_what_the_code_draws(name: str, drawn: dict[str, Picture]) -> None:
    stored = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    # Compared outside of the assertion: its report would be the whole of both pictures.
    is_current = stored == drawn[name].svg() + "\n"
    assert is_current, (
        f"docs/pictures/{name}.svg is out of date. Redraw it in the root of the repository with "
        "`python -m greatplains.drawing.pictures`."
    )


def test_the_picture_of_the_readme_is_a_png() -> None:
    png = (FOLDER / "greatplains.png").read_bytes()
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20], "big") == 1600
    assert len(png) < 700_000


def test_pictures_are_written_where_they_belong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "FOLDER", tmp_path)
    pictures.main()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "bison.svg",
        "greatplains.png",
        "greatplains.svg",
        "windriver.svg",
    ]
