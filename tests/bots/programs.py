"""Programs for the tests, in Python: each is a file, and the name of the bot that runs it."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final

# Knows the protocol and takes the first choice, always. The others say something else at one place.
FIRST: Final = """
import json, os, subprocess, sys, time

def say(line):
    print(line, flush=True)

def go(rest):
    say("choices")

def choices(rest):
    say(f"step {json.loads(rest)[0]['step']}")

def whole(rest):
    say("play")

def protocol(rest):
    say("name First")
    say("ready")

def quit(rest):
    sys.exit()

{instead}

for line in sys.stdin:
    verb, _, rest = line.rstrip("\\n").partition(" ")
    if verb in globals():
        globals()[verb](rest)
"""

# What each misfit does when it is its turn.
MISFITS: Final = {
    "silent": "time.sleep(600)",
    "dies": "sys.stderr.write('Oh dear\\nno model file\\n'); sys.exit(3)",
    "crashes": "os.abort()",
    "closes": "os.close(1); time.sleep(600)",
    "leaves": "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']); sys.exit(4)",
    "babbles": "say('b2b4')",
    "half": "say('play')",
    "cheats": "say('step 0')",
    "dreams": "say('step ' + '9' * 40)",
    "misspells": "say('turn jump over the fence')",
    "floods": "\n    while True: sys.stdout.write('x' * 65536)",
    "remarks": "\n    while True: say('info ' + 'x' * 60000)",
    "deaf": "\n    while True: say('choices')",
    "binary": "sys.stdout.buffer.write(b'\\xff\\x00\\x1b[31m\\n'); sys.stdout.flush()",
}


def program(folder: Path, instead: str = "", name: str = "bot.py") -> str:
    """The name of a bot that is this program."""
    path = folder / name
    path.write_text(FIRST.replace("{instead}", instead), encoding="utf-8")
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def misfit(folder: Path, what: str) -> str:
    """The name of a bot that does this when it is its turn."""
    return program(folder, f"def go(rest):\n    {MISFITS[what]}", f"{what}.py")
