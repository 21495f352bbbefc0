"""`greatplains show`."""

import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import Result
from PIL import Image
from tests.drawing.inked import dark_pixels, first_figure

from greatplains.core.record import Record, parse_record

Run = Callable[..., Result]
Command = Callable[..., list[str]]
InTerminal = Callable[..., str]

ESCAPE = "\x1b"


def record_of(path: Path, game: int) -> Record:
    return parse_record(path.read_bytes().splitlines()[game - 1])


@pytest.mark.parametrize("game", [1, 2, 3])
def test_positions_of_a_game_from_the_opening_to_the_end(run: Run, games: Path, game: int) -> None:
    turns = record_of(games, game).turns
    for turn in (0, 1, 7, len(turns) - 1, len(turns)):
        result = run("show", games, "--game", game, "--turn", turn)
        assert result.exit_code == 0, result.stderr
        assert ESCAPE not in result.stdout
        head = result.stdout.splitlines()
        if turn == 0:
            assert head[1] == "The opening, before the first turn"
        else:
            assert head[1].startswith(f"Turn {turn} of {len(turns)}: ")
            assert turns[turn - 1] in " ".join(head[1:4])
        if turn < len(turns):
            assert f"Next, turn {turn + 1}: " in result.stdout
        else:
            assert "win" in result.stdout.splitlines()[-1]


def test_the_last_position_of_the_first_game_is_shown_by_default(run: Run, games: Path) -> None:
    turns = len(record_of(games, 1).turns)
    assert run("show", games).stdout == run("show", games, "--game", 1, "--turn", turns).stdout


def test_regions_are_told_with_animals_rank_reason_and_award(run: Run, games: Path) -> None:
    text = run("show", games, "--game", 2).stdout
    assert re.search(r"^(prairie|mountain|river) with \d+ (bison|turkeys?|salmon): [a-f][1-6][pmr]", text, re.MULTILINE)
    assert re.search(r"^  [▲●■◆] \w+ +\+\d+ .* alone first: all animals of the region$", text, re.MULTILINE)


def test_a_seat_sees_its_own_tile_and_a_spectator_none(run: Run, games: Path) -> None:
    assert "in hand; turned by" not in run("show", games, "--turn", 0).stdout
    hands = [run("show", games, "--turn", 0, "--seat", seat).stdout for seat in (0, "red")]
    stack = record_of(games, 1).setup.stack
    shown = [re.search(r"(\w+) has tile (\S+) in hand", hand) for hand in hands]
    assert [found[1] for found in shown if found] == ["Blue", "Red"]
    assert {found[2] for found in shown if found} == set(stack[:2])


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--game", 0], "holds 3 games: --game must be 1 to 3, not 0."),
        (["--game", 4], "holds 3 games: --game must be 1 to 3, not 4."),
        (["--turn", -1], "--turn must be 0 to "),
        (["--turn", 1000], "--turn must be 0 to "),
        (["--seat", 2], "--seat must be 0 to 1 (blue, red) in a game of 2 players, not 2 (yellow)."),
        (["--seat", "green"], "--seat must be 0 to 1 (blue, red) in a game of 2 players, not 3 (green)."),
    ],
)
def test_what_is_out_of_range_is_refused(run: Run, games: Path, words: list[object], reason: str) -> None:
    result = run("show", games, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert reason in result.stderr


def test_a_file_without_records(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("\n\n")
    assert "holds no records." in run("show", tmp_path / "empty").stderr


def test_a_record_is_shown_up_to_its_fault(run: Run, games: Path) -> None:
    record = json.loads(games.read_text(encoding="utf-8").splitlines()[0])
    record["turns"][5] = "sleep"
    games.write_text(json.dumps(record), encoding="utf-8")
    last = run("show", games)
    assert last.exit_code == 0
    assert last.stdout.splitlines()[1].startswith("Turn 5 of ")
    assert "The record goes wrong here: turn 6 “sleep”: “sleep” is no action" in last.stdout
    assert run("show", games, "--turn", 3).exit_code == 0
    assert "sleep  (cannot be played: “sleep” is no action" in run("show", games, "--turn", 5).stdout
    after = run("show", games, "--turn", 6)
    assert after.exit_code == 2
    assert "Turn 6 cannot be shown, as the record goes wrong before: turn 6 “sleep”" in after.stderr


def test_a_record_that_cannot_even_begin(run: Run, games: Path) -> None:
    games.write_text('{"format": "greatplains/1", "game": "chess", "players": 2, "first": 0, "turns": []}\nnonsense\n')
    assert "Game 1 cannot be shown: turn 0 (head): There is no game “chess”" in run("show", games).stderr
    assert "Game 2 cannot be shown: line 2, turn 0 (head): This is not JSON" in run("show", games, "--game", 2).stderr


def test_a_running_game_and_a_wrong_result(run: Run, games: Path) -> None:
    record = json.loads(games.read_text(encoding="utf-8").splitlines()[2])
    running = {**record, "turns": record["turns"][:10]}
    del running["result"]
    record["result"]["winners"] = []
    games.write_text(f"{json.dumps(running)}\n{json.dumps(record)}\n", encoding="utf-8")
    assert "The record ends here; the game is not over." in run("show", games).stdout
    assert "The record goes wrong here: turn" in run("show", games, "--game", 2).stdout


@pytest.mark.parametrize("columns", [40, 60, 79, 80, 120])
@pytest.mark.parametrize("game", [1, 2, 3])
def test_the_page_fits_the_terminal(
    run: Run, games: Path, monkeypatch: pytest.MonkeyPatch, columns: int, game: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for turn in (0, 30):
        lines = run("show", games, "--game", game, "--turn", turn, "--seat", 0).stdout.splitlines()
        assert max(map(len, lines)) <= columns
        assert not any(line != line.rstrip() for line in lines)


@pytest.fixture
def in_terminal(command: Command) -> InTerminal:
    """What the command writes to a terminal."""

    def run_it(*words: object, **environment: str) -> str:
        primary, secondary = pty.openpty()
        settings = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "100", **environment}
        process = subprocess.Popen(command(*words), stdin=secondary, stdout=secondary, stderr=secondary, env=settings)
        os.close(secondary)
        written = b""
        try:
            while part := os.read(primary, 65536):
                written += part
        except OSError:
            pass  # how Linux says that the other end is closed
        os.close(primary)
        assert process.wait(30) == 0
        return written.decode()

    return run_it


def test_a_terminal_gets_colours_unless_they_are_not_wanted(in_terminal: InTerminal, games: Path) -> None:
    coloured = in_terminal("show", games)
    assert f"{ESCAPE}[48;2;163;197;103m" in coloured
    plain = in_terminal("show", games, NO_COLOR="1")
    assert "[38;" not in plain
    assert "[48;" not in plain
    assert '"' in plain


def test_a_terminal_gets_the_rules_laid_out_in_a_pager(in_terminal: InTerminal) -> None:
    text = in_terminal("rules", "wind-river", PAGER="cat")
    assert "Setting up" in text
    assert "## Setting up" not in text


@pytest.mark.parametrize("game", [1, 2, 3])
def test_picture_of_a_position(run: Run, games: Path, tmp_path: Path, game: int) -> None:
    path = tmp_path / "board.svg"
    result = run("show", games, "--game", game, "--turn", 5, "--svg", path)
    assert result.exit_code == 0, result.stderr
    assert result.stdout == ""
    assert ElementTree.parse(path).getroot().tag.endswith("svg")
    printed = run("show", games, "--game", game, "--turn", 5, "--svg", "-")
    assert printed.stdout == path.read_text(encoding="utf-8")


def test_picture_that_cannot_be_written(run: Run, games: Path, tmp_path: Path) -> None:
    result = run("show", games, "--svg", tmp_path)
    assert result.exit_code == 2
    assert "is a directory" in result.stderr


def test_a_picture_in_pixels(run: Run, games: Path, tmp_path: Path) -> None:
    words = ["--game", 3, "--turn", 4]
    result = run("show", games, *words, "--png", tmp_path / "board.png", "--width", 900)
    assert (result.exit_code, result.stdout) == (0, ""), result.stderr
    drawn = Image.open(tmp_path / "board.png")
    assert (drawn.format, drawn.width) == ("PNG", 900)
    assert dark_pixels(drawn, first_figure(run("show", games, *words, "--svg", "-").stdout, 900)) > 8


@pytest.mark.parametrize("game", [1, 3])
def test_a_whole_game_as_a_picture_that_moves(run: Run, games: Path, tmp_path: Path, game: int) -> None:
    result = run("show", games, "--game", game, "--animate", tmp_path / "game.svg", "--pace", 0.5)
    assert (result.exit_code, result.stdout) == (0, ""), result.stderr
    drawn = (tmp_path / "game.svg").read_text(encoding="utf-8")
    ElementTree.fromstring(drawn)
    turns = record_of(games, game).turns
    assert f'dur="{0.5 * len(turns) + 2:g}s"' in drawn
    assert f"{len(turns)}. {turns[-1]}"[:80].replace(">", "&gt;") in drawn


def test_the_first_turns_as_a_gif(run: Run, games: Path, tmp_path: Path) -> None:
    words = ["--game", 3, "--turn", 2, "--animate", tmp_path / "game.gif", "--width", 120]
    result = run("show", games, *words)
    assert result.exit_code == 0, result.stderr
    assert (tmp_path / "game.gif").read_bytes().startswith(b"GIF89a")


def test_a_terminal_sees_how_far_a_film_is(in_terminal: InTerminal, games: Path, tmp_path: Path) -> None:
    words = ["--game", 3, "--turn", 5, "--animate", tmp_path / "game.gif", "--width", 120]
    assert "pictures/s" in in_terminal("show", games, *words)


@pytest.mark.parametrize("option", [["--png", "a.png"], ["--animate", "a.gif"]])
@pytest.mark.parametrize("module", ["resvg_py", "PIL.Image", "font_caladea", "font_manrope"])
def test_pixels_need_what_makes_them(
    run: Run, games: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, option: list[str], module: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    before = sorted(tmp_path.iterdir())
    result = run("show", games, *option)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "What makes pixels is not installed; it comes with: pip install 'greatplains[pictures]'." in result.stderr
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize("option", ["--svg", "--png", "--animate"])
def test_a_picture_in_a_folder_that_is_not_there(run: Run, games: Path, tmp_path: Path, option: str) -> None:
    for kind in {"--svg": ["svg"], "--png": ["png"], "--animate": ["svg", "gif"]}[option]:
        path = tmp_path / "nowhere" / f"a.{kind}"
        result = run("show", games, option, path)
        assert (result.exit_code, result.stdout) == (2, "")
        assert f"“{path}” cannot be written: No such file or directory." in result.stderr


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--svg", "a.png"], "--svg writes SVG, but “a.png” is named as PNG."),
        (["--png", "a.SVG"], "--png writes PNG, but “a.SVG” is named as SVG."),
        (["--animate", "a.gif", "--width", 9], "A picture can be 100 to 4000 pixels wide, not 9."),
        (["--svg", "a.svg", "--png", "a.png"], "Only one of --svg, --png and --animate can be written at a time."),
        (["--animate", "game.mp4"], "--animate writes FILE.svg or FILE.gif, not “game.mp4”."),
        (["--animate", "game.svg", "--pace", 0], "--pace must be at least 0.1 seconds, not 0."),
        (["--png", "-", "--width", 9], "A picture can be 100 to 4000 pixels wide, not 9."),
    ],
)
def test_pictures_that_cannot_be_are_refused(run: Run, games: Path, words: list[object], reason: str) -> None:
    result = run("show", games, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert reason in result.stderr
