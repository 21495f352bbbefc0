"""Bots that are programs: what they are told, what they may say, and how they are ended."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from scripts.build_web import find_node
from tests.bots.programs import MISFITS, misfit, program
from tests.bots.seated import EXAMPLES, game_after, play_out
from tests.bots.test_bots_fairness import standing_at, with_other_hidden_tiles
from tests.properties.tables import Table

from greatplains.bots import dismiss, load_bot, sit
from greatplains.bots.program import BotFault
from greatplains.bots.programbot import ProgramBot
from greatplains.core.errors import BadOptions
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.games import GAMES

pytestmark = pytest.mark.whole

PATIENCE = 60.0  # nothing takes so long; a test that waits for what never comes fails instead of hanging
PAGE = EXAMPLES.parent / "docs" / "bot-protocol.md"

# Says its lines of a transcript and hears the others; what differs ends it with the reason.
PARROT = """
import re, sys
for line in open(sys.argv[1], encoding="utf-8"):
    sign, words = line[0], line[2:].rstrip("\\n")
    if sign == "<":
        print(words, flush=True)
        continue
    heard = sys.stdin.readline().rstrip("\\n")
    if not re.fullmatch(".*".join(map(re.escape, words.split("…"))), heard):
        sys.exit(f"heard {heard[:300]!r} instead of {words!r}")
open(sys.argv[1] + ".done", "w").close()
"""


def started(name: str, seed: int = 1) -> ProgramBot:
    bot = load_bot(name, seed)
    assert isinstance(bot, ProgramBot)
    return bot


def transcript() -> list[str]:
    found = re.search(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1].splitlines()


def test_the_game_of_the_page_is_played_line_by_line(tmp_path: Path) -> None:
    lines = transcript()
    (tmp_path / "lines").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (tmp_path / "parrot.py").write_text(PARROT, encoding="utf-8")
    told = json.loads(next(line.removeprefix("> game ") for line in lines if line.startswith("> game ")))
    others = [line.removeprefix("> played ") for line in lines if line.startswith("> played ")]
    rules = GAMES[told["game"]]
    game = Game(rules, rules.deal(told["players"], Rng(1), told["options"], told["first"]))
    bot = started(f"exec:{sys.executable} {tmp_path}/parrot.py {tmp_path}/lines", told["seed"])
    assert bot.title == "First of all 1.0"
    turns = sum(line.startswith("> go ") for line in lines)
    while turns:
        if game.position.seat != told["seat"]:
            game.play_turn(others[len(game.turns)])
            continue
        turns -= 1
        for step in bot.choose_turn(sit(game, 2.0)):
            game.play(step)
    dismiss(bot)
    assert (tmp_path / "lines.done").exists()
    assert game.turns == [*others, "bison c1e d1e; earn"]


@pytest.mark.parametrize("game_name", sorted(GAMES))
@pytest.mark.parametrize("players", [2, 4])
def test_a_program_plays_whole_games(tmp_path: Path, game_name: str, players: int) -> None:
    game = Table(game_name, players, 0, 3, "even").start()
    with closing(started(program(tmp_path))) as bot:
        play_out(game, [bot, *(load_bot("random", seat) for seat in range(1, players))])
    assert game.outcome() is not None


@pytest.mark.parametrize(("players", "turns"), [(2, 1), (3, 13), (4, 37)])
def test_it_is_told_the_same_whatever_its_seat_cannot_see(tmp_path: Path, players: int, turns: int) -> None:
    """Every word of it, also after each of the steps it tries."""
    game = game_after(Table("bison", players, 0, 10 * players + turns, "even"), turns)
    heard = []
    for twin in [game.position, *(with_other_hidden_tiles(game.position, seed) for seed in range(2))]:
        log = tmp_path / "log"
        listens = (
            f"log = open({str(log)!r}, 'w')\n"
            "def choices(rest):\n    log.write(rest + '\\n'); say('view')\n    log.write(sys.stdin.readline())\n"
            "    say(f\"step {json.loads(rest)[-1]['step']}\")\n"
            "def whole(rest):\n    log.write(rest); say('view'); log.write(sys.stdin.readline())\n"
            "    log.close(); say('play')\n"
            "def game(rest): log.write(rest + '\\n')\n"
            "def played(rest): log.write(rest + '\\n')\n"
            "def view(rest): log.write(rest + '\\n')\n"
        )
        with closing(started(program(tmp_path, listens))) as bot:
            bot.choose_turn(sit(standing_at(game, twin)))
        heard.append(log.read_text())
    assert heard[0] == heard[1] == heard[2]
    assert len(heard[0].splitlines()) > turns + 4
    assert "stack" not in json.loads(heard[0].splitlines()[0])
    views = [json.loads(line) for line in heard[0].splitlines() if line.startswith("{")]
    assert [own["hand"] for own in views[1]["seats"]].count(None) >= players - 1


FAULTS = {
    "silent": ("bot_slow", "has not answered within 0.5 s."),
    "dies": (
        "bot_ended",
        "ended with exit code 3 without an answer; the last it wrote to standard error: no model file",
    ),
    "crashes": ("bot_ended", "was ended by SIGABRT without an answer; "),
    "closes": ("bot_ended", "closed its output without an answer; the last it wrote to standard error: nothing"),
    "leaves": ("bot_ended", "ended with exit code 4 without an answer; "),
    "babbles": ("bot_senseless", "said “b2b4”, which is none of turn, choices, step, back, restart, view, play, info."),
    "half": ("bot_half", "played a turn that was not whole after its 0 steps."),
    "cheats": ("bot_illegal", "said “step 0”, which cannot be: "),
    "dreams": ("bot_illegal", "which cannot be: A step is a whole number."),
    "misspells": ("bot_illegal", "said “turn jump over the fence”, which cannot be: "),
    "floods": ("bot_long_line", "wrote a line of more than 65536 bytes."),
    "remarks": ("bot_flood", "wrote more than 16777216 bytes in one turn."),
    "deaf": ("bot_deaf", "does not read: more than 4194304 bytes wait for it."),
    "binary": ("bot_senseless", "said “�??[31m”"),
}


@pytest.mark.parametrize("what", MISFITS)
def test_a_program_that_misbehaves_is_told_off_by_name_and_ended(tmp_path: Path, what: str) -> None:
    code, said = FAULTS[what]
    name = misfit(tmp_path, what)
    bot = started(name)
    game = Table("wind-river", 2, 0, 1, "even").start()
    with pytest.raises(BotFault) as caught:
        # Where nobody is slow on purpose, nobody is to be found slow on a busy machine.
        bot.choose_turn(sit(game, 0.5 if what == "silent" else PATIENCE))
    assert caught.value.code == code
    assert caught.value.sentence.startswith("“exec:")
    assert said in caught.value.sentence
    assert caught.value.sentence.isprintable()
    assert not is_alive(bot._program._process.pid)


def test_a_program_hears_why_its_game_is_lost(tmp_path: Path) -> None:
    note = tmp_path / "note"
    listens = f"def go(rest):\n    say('step 0')\ndef error(rest):\n    open({str(note)!r}, 'w').write(rest)"
    bot = started(program(tmp_path, listens))
    with pytest.raises(BotFault) as caught:
        bot.choose_turn(sit(Table("wind-river", 2, 0, 1, "even").start()))
    assert note.read_text() == caught.value.sentence


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("exec:", "its program cannot be started (no program is named)."),
        ("exec:'", "its program cannot be started (No closing quotation)."),
        ("exec:./no-such-program", "its program cannot be started (No such file or directory)."),
        ("exec:/", "its program cannot be started (Permission denied)."),
        ("exec:a\0b", "its program cannot be started (embedded null byte)."),
    ],
)
def test_a_program_that_cannot_be_started(words: str, said: str) -> None:
    with pytest.raises(BadOptions) as caught:
        load_bot(words, 1)
    assert caught.value.sentence == f"There is no bot “{words}”: {said}"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("true", "ended with exit code 0 without an answer"),
        ("cat", "said “protocol 1”, which is none of name, ready"),
    ],
)
def test_a_program_that_is_no_bot(words: str, said: str) -> None:
    with pytest.raises(BotFault, match=re.escape(said)):
        load_bot(f"exec:{words}", 1)


def test_words_are_quoted_as_for_a_shell_and_no_shell_is_called(tmp_path: Path) -> None:
    folder = tmp_path / "a folder; echo $HOME"
    folder.mkdir()
    name = program(folder, "def protocol(rest):\n    say('name ' + sys.argv[1]); say('ready')")
    with closing(started(f"{name} '$HOME  and `ls`'")) as bot:
        assert bot.title == "$HOME  and `ls`"


def test_a_program_is_ended_with_everything_it_has_started(tmp_path: Path) -> None:
    note = tmp_path / "child"
    starts = (
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(note)!r}, 'w').write(str(child.pid))\n"
    )
    bot = started(program(tmp_path, starts))
    child = int(note.read_text())
    assert is_alive(child)
    dismiss(bot)
    wait_until_ended(child)


def test_a_program_that_does_not_listen_is_ended_too(tmp_path: Path) -> None:
    deaf = "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\ndef quit(rest):\n    time.sleep(600)"
    bot = started(program(tmp_path, deaf))
    pid = bot._program._process.pid
    dismiss(bot)
    assert not is_alive(pid)


def test_a_program_that_nobody_dismissed_is_ended_when_it_is_forgotten(tmp_path: Path) -> None:
    bot = started(program(tmp_path))
    pid = bot._program._process.pid
    del bot
    assert not is_alive(pid)


def test_programs_do_not_outlive_a_process_that_is_killed(tmp_path: Path) -> None:
    """Not even one that reads nothing and sleeps."""
    name = program(tmp_path, "def protocol(rest):\n    say('ready'); time.sleep(600)")
    script = (
        "import sys, time\nfrom greatplains.bots import load_bot\n"
        "bot = load_bot(sys.argv[1], 1)\nprint(bot._program._process.pid, flush=True)\ntime.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", script, name], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        assert is_alive(pid)
        process.send_signal(signal.SIGKILL)
    wait_until_ended(pid)


@pytest.mark.parametrize("game_name", sorted(GAMES))
def test_the_example_in_javascript_beats_random(game_name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six games of two, three in each seat, with fewer tries than it usually has; a shared win counts half."""
    monkeypatch.setenv("PATH", find_node()["PATH"])
    won = 0.0
    for number in range(6):
        own = number % 2
        game = Table(game_name, 2, 0, number // 2, "even").start()
        bot = started(f"exec:node {EXAMPLES / 'my_bot.mjs'} 8", number)
        assert bot.title == "My bot, in JavaScript"
        with closing(bot):
            play_out(game, [bot, load_bot("random", number)][:: 1 if own == 0 else -1])
        outcome = game.outcome()
        assert outcome is not None
        won += (own in outcome.winners) / len(outcome.winners)
    assert won >= 4.0


def test_the_example_plays_the_same_game_from_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", find_node()["PATH"])
    turns = []
    for _ in range(2):
        game = game_after(Table("bison", 2, 0, 2, "even"), 6)
        with closing(started(f"exec:node {EXAMPLES / 'my_bot.mjs'} 5", 9)) as bot:
            turns.append(bot.choose_turn(sit(game)))
    assert turns[0] == turns[1]


def is_alive(pid: int) -> bool:
    """Is the process there, and no mere memory of itself?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    if not Path("/proc").exists():
        return True
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until_ended(pid: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while is_alive(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_alive(pid)
