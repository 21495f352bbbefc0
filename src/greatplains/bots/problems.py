"""What is refused where a bot is asked for by name, and what a program is blamed for that plays."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import NUMBER, TEXT, TEXTS, Problems

PROBLEMS: Final = Problems("bots")
_add: Final = PROBLEMS.add

UNKNOWN: Final = _add(
    "bot_unknown",
    "There is no bot “{name}”: the bots are {bots}, or module:Class, or exec:PROGRAM.",
    name=TEXT,
    bots=TEXTS,
)
MODULE: Final = _add(
    "bot_module", "There is no bot “{name}”: its module cannot be imported ({error}).", name=TEXT, error=TEXT
)
CLASS: Final = _add(
    "bot_class", "There is no bot “{name}”: the module {module} has no {cls}.", name=TEXT, module=TEXT, cls=TEXT
)
METHOD: Final = _add("bot_method", "There is no bot “{name}”: it has no method choose_turn.", name=TEXT)
PROGRAM: Final = _add(
    "bot_program", "There is no bot “{name}”: its program cannot be started ({error}).", name=TEXT, error=TEXT
)

# Programs that play
SLOW: Final = _add("bot_slow", "“{name}” has not answered within {seconds} s.", name=TEXT, seconds=TEXT)
ENDED: Final = _add(
    "bot_ended",
    "“{name}” {how} without an answer; the last it wrote to standard error: {said}",
    name=TEXT,
    how=TEXT,
    said=TEXT,
)
SENSELESS: Final = _add(
    "bot_senseless", "“{name}” said “{line}”, which is none of {words}.", name=TEXT, line=TEXT, words=TEXTS
)
ILLEGAL: Final = _add(
    "bot_illegal", "“{name}” said “{line}”, which cannot be: {reason}", name=TEXT, line=TEXT, reason=TEXT
)
HALF: Final = _add(
    "bot_half", "“{name}” played a turn that was not whole after its {count} steps.", name=TEXT, count=NUMBER
)
LONG_LINE: Final = _add("bot_long_line", "“{name}” wrote a line of more than {most} bytes.", name=TEXT, most=NUMBER)
FLOOD: Final = _add("bot_flood", "“{name}” wrote more than {most} bytes in one turn.", name=TEXT, most=NUMBER)
DEAF: Final = _add("bot_deaf", "“{name}” does not read: more than {most} bytes wait for it.", name=TEXT, most=NUMBER)
