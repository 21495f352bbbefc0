"""`greatplains play --terminal`: a person against bots, at a terminal and through a pipe."""

import json
import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from tests.bots.programs import misfit, program
from tests.cli.seated import CHOOSE, MAKE, PATIENCE, Player

from greatplains.core.errors import IllegalStep
from greatplains.core.record import parse_record, replay
from greatplains.core.rng import Rng
from greatplains.games import GAMES

Run = Callable[..., Result]
Command = Callable[..., list[str]]


@pytest.mark.parametrize("is_terminal", [False, pytest.param(True, marks=pytest.mark.whole)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_person_plays_a_game_to_its_end(command: Command, tmp_path: Path, game: str, is_terminal: bool) -> None:
    path = tmp_path / "game.jsonl"
    words = [game, "--players", 3, "--bots", "random,greedy", "--seat", "red", "--seed", 5, "--record", path]
    player = Player(command("play", "--terminal", *words), is_terminal, TERM="xterm-256color")
    player.play_on(Rng(1, game))
    assert player.end() == 0, player.text
    record = json.loads(path.read_text(encoding="utf-8"))
    assert record["bots"] == ["random", None, "greedy"]
    outcome = replay(parse_record(path.read_bytes()), GAMES).outcome()
    assert outcome is not None
    *_, told, kept = player.text.splitlines()
    assert told.endswith((" wins.", " share the win: it is a draw."))
    assert kept == f"The game is in {path}: greatplains show {path}"
    shown = re.findall(r"^ {0,2}(\d+)  ", player.text, re.MULTILINE)
    assert shown[-1] == str(len(record["turns"]))
    assert ("\x1b[" in player.seen.decode()) == is_terminal
    assert "Traceback" not in player.text
    assert max(len(line) for line in player.text.splitlines() if not line.startswith("The game is in")) <= 80


def test_without_colours_a_terminal_gets_no_codes(command: Command) -> None:
    player = Player(command("play", "--terminal", "bison"), True, NO_COLOR="1", TERM="xterm-256color")
    player.play_on(Rng(3), lambda text: text.count("Your turn: ") > 2)
    player.press(b"\x03")
    assert player.end() == 130
    assert re.findall(r"\x1b\[[0-9;]*3[0-9;]+m", player.seen.decode()) == []


def test_a_game_that_is_left_goes_on_where_it_was(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    first = Player(
        command("play", "--terminal", "wind-river", "--record", path, "--seed", 1, "--bots", "random"), False
    )
    first.play_on(Rng(1), lambda text: text.count("Your turn: ") == 4 and bool(CHOOSE.search(text)))
    first.answer("quit")
    assert first.end() == 0
    assert first.text.endswith(f"The game is kept. To go on: greatplains play --terminal --record {path}\n")
    left = json.loads(path.read_text(encoding="utf-8"))
    assert len(left["turns"]) >= 8
    assert "result" not in left
    second = Player(command("play", "--terminal", "--record", path), False)
    second.play_on(Rng(2))
    assert second.end() == 0
    assert f"The game goes on after turn {len(left['turns'])}." in second.text
    whole = json.loads(path.read_text(encoding="utf-8"))
    assert whole["turns"][: len(left["turns"])] == left["turns"]
    assert whole["bots"] == left["bots"] == [None, "random"]
    assert "result" in whole
    over = Player(command("play", "--terminal", "--record", path), False)
    assert over.end() == 0
    assert "The end" in over.text
    assert json.loads(path.read_text(encoding="utf-8")) == whole


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)])
def test_keys_that_end_it_leave_a_game_that_is_kept(command: Command, tmp_path: Path, key: bytes, code: int) -> None:
    path = tmp_path / "game.jsonl"
    player = Player(command("play", "--terminal", "bison", "--record", path, "--first", "blue"), True)
    player.wait(CHOOSE)
    player.answer("tile")
    player.wait(CHOOSE)
    player.press(key)
    assert player.end() == code
    assert "The game is kept." in player.text
    assert "Traceback" not in player.text
    assert json.loads(path.read_text(encoding="utf-8"))["turns"] == []


def test_the_end_of_a_script_ends_it_quietly(run: Run) -> None:
    result = run("play", "--terminal", "wind-river", "--first", "blue", stdin="1\n")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert result.stdout.endswith(
        "Enter makes it, undo takes back the last step: \nThe game is not kept; with --record FILE it is.\n"
    )


def test_interrupting_a_bot_that_thinks_ends_it_too(command: Command, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    sleeper = f"open({str(note)!r}, 'w').write(str(os.getpid()))\ndef go(rest):\n    time.sleep(600)"
    player = Player(
        command("play", "--terminal", "wind-river", "--bots", program(tmp_path, sleeper), "--first", "red"),
        True,
        TERM="xterm",
    )
    player.wait(re.compile("Red is thinking …$"))
    player.press(b"\x03")
    assert player.end() == 130
    deadline = time.monotonic() + PATIENCE
    while Path(f"/proc/{note.read_text()}").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)


def test_steps_can_be_taken_back_until_the_turn_is_made(command: Command) -> None:
    player = Player(command("play", "--terminal", "wind-river", "--first", "blue", "--seed", 1), False)
    player.wait(CHOOSE)
    player.answer("undo")
    player.wait(CHOOSE)
    assert "There is no step of this turn to take back." in player.text
    player.answer("c1")
    player.wait(MAKE)
    assert "Your turn: set c1  (sets a tent on c1)" in player.text
    player.answer("undo")
    player.wait(CHOOSE)
    player.answer("set d2")
    player.wait(MAKE)
    player.answer("")
    player.wait(CHOOSE)
    player.answer("turns")
    player.wait(CHOOSE)
    assert re.search(r"^ {2}1  set d2\n {2}2  set ", player.text, re.MULTILINE)
    player.answer("quit")
    player.wait()
    player.answer("")
    assert player.end() == 0
    assert "The game is not kept" in player.text


def test_what_is_refused_is_refused_as_everywhere(run: Run) -> None:
    lines = ["set a1", "fly c3", "99", "0", "", "x" * 10_000, "\udcff", "?", "quit", ""]
    result = run(
        "play", "--terminal", "wind-river", "--first", "blue",
        stdin="\n".join(lines).encode("utf-8", "surrogateescape"),
    )  # fmt: skip
    assert result.exit_code == 0
    rules = GAMES["wind-river"]
    opening = rules.opening(rules.deal(2, Rng(1), first=0))
    with pytest.raises(IllegalStep) as caught:
        rules.parse_turn(opening, "set a1")
    assert f"{caught.value.sentence} ({caught.value.rule})" in " ".join(result.stdout.split())
    assert "is no part of a turn" in result.stdout
    assert "There is no choice 99." in result.stdout
    assert "There is no choice 0." in result.stdout
    assert "Nothing was chosen." in result.stdout
    assert "take back the last step of this turn" in result.stdout
    assert max(map(len, result.stdout.splitlines())) < 400


def test_quitting_asks_for_a_file_that_the_game_goes_on_with(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "later.jsonl"
    other = tmp_path / "other"
    other.write_text("mine")
    answers = f"1\n\nquit\n{other}\n{tmp_path / 'no/such/folder'}\n{path}\n"
    result = run("play", "--terminal", "wind-river", "--first", "blue", stdin=answers)
    assert result.exit_code == 0
    assert f"“{other}” is there already; name another file." in result.stdout
    assert "no/such/folder” cannot be written: No such file or directory." in result.stdout
    assert other.read_text() == "mine"
    assert f"greatplains play --terminal --record {path}" in result.stdout
    assert len(json.loads(path.read_text(encoding="utf-8"))["turns"]) == 2


def test_animals_to_pay_are_chosen_by_their_number(run: Run) -> None:
    answers = ["tile", "1", "3 hunters on prairie", "1", "0", "quit", ""]
    result = run("play", "--terminal", "bison", "--first", "blue", "--seed", 3, stdin="\n".join(answers))
    assert "You pay 4 animals. How many bison?\n0) 0 bison  1) 1 bison  2) 2 bison  3) 3 bison" in result.stdout
    assert " p3 -b1t3 " in " ".join(result.stdout.split())


def test_a_place_or_an_action_can_be_named_instead_of_its_number(run: Run) -> None:
    result = run("play", "--terminal", "bison", "--first", "blue", stdin="buy h\nTrek\n1 bison\n")
    assert "Your turn: buy h; trek +b  (" in result.stdout
    result = run("play", "--terminal", "bison", "--first", "blue", stdin="tile\nb2\n")
    assert "“b2” is none of these, or more than one." in result.stdout


def test_only_the_tile_of_ones_own_hand_is_shown(run: Run) -> None:
    shown = run("play", "--terminal", "bison", "--seat", "red", "--first", "red", "--seed", 4).stdout
    assert "● Red has tile " in shown
    assert "▲ Blue has tile " not in shown


def test_without_a_game_it_asks_for_one(run: Run) -> None:
    result = run("play", "--terminal", stdin="chess\n2\n")
    assert "1 Bison\n2 Wind River\nWhich game? chess\n“chess” is none of them: choose 1–2.\n" in result.stdout
    assert "Wind River, seed " in result.stdout
    assert run("play", "--terminal").exit_code == 0


def test_letters_stand_for_signs_that_a_terminal_lacks(command: Command) -> None:
    player = Player(command("play", "--terminal", "wind-river", "--first", "blue"), False, PYTHONIOENCODING="ascii")
    player.wait(CHOOSE)
    assert player.seen.isascii()
    assert player.end() == 0


def test_a_bot_that_fails_is_named_and_the_game_kept(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    name = misfit(tmp_path, "dies")
    result = run("play", "--terminal", "bison", "--bots", name, "--first", "red", "--record", path)
    assert result.exit_code == 2
    assert result.stderr.startswith("greatplains play: The bot “exec:")
    assert "no model file" in result.stderr
    assert "The game is kept." in result.stdout
    assert path.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--terminal bison --bots nobody", "There is no bot “nobody”"),
        ("--terminal bison --bots easy,easy --players 2", "--bots names 2 bots for 1 other seats"),
        ("--terminal bison --seat green", "--seat must be 0 to 1 (blue, red) in a game of 2 players, not 3 (green)."),
        ("--terminal bison --seat white", "a seat is 0 to 3 or blue, red, yellow, green, not “white”."),
        ("--terminal bison --players 0", "Bison is for 2 to 4 players, not 0."),
        ("--terminal bison --delay 1", "--delay is for --watch."),
        ("--terminal --watch bison --seat red --record x", "--seat and --record cannot be with --watch"),
        ("--terminal --watch bison --bots easy,easy --players 3", "--bots names 2 bots for 3 seats"),
        ("bison --seed 3 --watch", "GAME, --seed, --watch are for --terminal; here a game is chosen at a table."),
        ("--bots easy", "--bots is for --terminal; here a game is chosen at a table."),
        ("--terminal bison --record .", "“.”"),
        ("--terminal bison --record no/such/folder", "“no/such/folder” cannot be written: No such file or directory."),
    ],
)
def test_wrong_usage_is_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("play", *words.split())
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "words", "said"),
    [
        ("hello\n", "", "holds no game to go on with: "),
        ('{"format":"greatplains/1"}\n' * 2, "", "must hold one game to go on with; it holds 2."),
        ("GAME", "--players 3", "goes on as it began: leave out --players."),
        ("GAME", "--seed 3 --variant 1", "goes on as it began: leave out --seed, --variant."),
        ("GAME", "bison", "holds a game of Wind River, not of Bison."),
        ("GAME", "--bots easy,easy", "--bots names 2 bots for 1 other seats"),
    ],
)
def test_a_file_that_cannot_be_gone_on_with_is_refused_and_left_alone(
    run: Run, tmp_path: Path, text: str, words: str, said: str
) -> None:
    path = tmp_path / "game.jsonl"
    if text == "GAME":
        text = run("simulate", "wind-river").stdout
        record = json.loads(text)
        text = json.dumps({**record, "turns": record["turns"][:4], "result": None})
        text = text.replace(', "result": null', "") + "\n"
    path.write_text(text, encoding="utf-8")
    result = run("play", "--terminal", *words.split(), "--record", path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert path.read_text(encoding="utf-8") == text


def test_a_record_of_anybodys_game_can_be_gone_on_with(run: Run, tmp_path: Path) -> None:
    record = json.loads(run("simulate", "wind-river", "--first", "blue").stdout)
    path = tmp_path / "game.jsonl"
    del record["result"]
    path.write_text(json.dumps({**record, "turns": record["turns"][:4]}), encoding="utf-8")
    result = run("play", "--terminal", "--record", path, "--bots", "random", "--seat", "blue")
    assert result.exit_code == 0
    assert "▲ Blue you   ● Red random" in result.stdout
    assert "The game goes on after turn 4." in result.stdout


def test_a_turn_that_is_not_made_shows_nothing_that_is_hidden(run: Run, tmp_path: Path) -> None:
    """After the last turn of a season tiles are drawn: not before the turn is made."""
    record = json.loads(run("simulate", "bison", "--seed", 3).stdout)
    del record["result"]
    seat = GAMES["bison"].opening(replay(parse_record(json.dumps({**record, "turns": []})), GAMES).setup).seat
    last = record["turns"][7]
    stack = record["stack"]
    shown = []
    for number, order in enumerate([stack, [*stack[:2], *reversed(stack[2:])]]):
        path = tmp_path / f"{number}.jsonl"
        path.write_text(json.dumps({**record, "stack": order, "turns": record["turns"][:7]}), encoding="utf-8")
        words = ["--bots", "random", "--seat", 1 - seat, "--record", path]
        result = run("play", "--terminal", *words, stdin=f"{last}\nboard\nundo\nquit\n")
        assert result.exit_code == 0, result.stderr
        assert "Your turn: " in result.stdout
        assert "Season 2 of 6" in result.stdout
        shown.append(result.stdout.replace(str(path), ""))
    assert shown[0] == shown[1]


def test_a_hint_tells_the_kind_of_turn_first_and_then_the_turn(run: Run) -> None:
    shown = run("play", "--terminal", "wind-river", "--seed", 3, stdin="hint\nhint\nquit\n\n").stdout
    first, second = shown.index("The best turn is to set a tent"), shown.index("Best is “set ")
    assert first < second
    assert "Best is “" not in shown[:second]
