"""What environments refuse: arguments that make no sense, and steps out of season."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import NUMBER, TEXT, TEXTS, Problems

PROBLEMS: Final = Problems("envs")
_add: Final = PROBLEMS.add

# Making an environment
WHOLE: Final = _add("whole", "{name} must be a whole number, not {found}.", name=TEXT, found=TEXT)
LEAST: Final = _add("least", "{name} must be at least {least}, not {number}.", name=TEXT, least=NUMBER, number=NUMBER)
YES_OR_NO: Final = _add("yes_or_no", "{name} must be True or False, not {found}.", name=TEXT, found=TEXT)
REWARD: Final = _add("reward", "The reward must be “share” or “margin”, not “{reward}”.", reward=TEXT)
RENDER_MODE: Final = _add(
    "render_mode", "The render_mode must be one of {modes}, not “{mode}”.", modes=TEXTS, mode=TEXT
)
NO_RENDER_MODE: Final = _add(
    "no_render_mode", "Nothing was said about drawing: make the environment with a render_mode."
)
BOTS: Final = _add("bots", "bots is the name of a bot, or a list of names.")
BOTS_COUNT: Final = _add(
    "bots_count",
    "bots needs as many names as there are opponents: {others}, not {found}.",
    others=NUMBER,
    found=NUMBER,
)
SEAT: Final = _add("seat", "The seat must be 0 to {last}, not {seat}.", last=NUMBER, seat=NUMBER)
PENALTY: Final = _add("penalty", "The penalty must be a number.")
PARAMETER: Final = _add(
    "parameter", "The parameter “{key}” must be a whole number, not “{found}”.", key=TEXT, found=TEXT
)
UNREADABLE: Final = _add("unreadable", "The file “{path}” cannot be read: {error}.", path=TEXT, error=TEXT)

# Playing
NOT_DEALT: Final = _add("not_dealt", "No game has been dealt yet: reset the environment first.")
OVER: Final = _add("over", "There is no game under way: reset the environment.")
ALL_LEFT: Final = _add("all_left", "The game is over, and every agent has left: reset it.")
AGENT: Final = _add("agent", "There is no agent “{agent}” in this game.", agent=TEXT)
SEEDS: Final = _add("seeds", "There are {count} games, but {found} seeds.", count=NUMBER, found=NUMBER)
MALFORMED_STEPS: Final = _add(
    "malformed_steps",
    "Steps are an array of {count} whole numbers, one for each game, not {found}.",
    "Steps",
    count=NUMBER,
    found=TEXT,
)
NO_GAME: Final = _add("no_game", "There is no game {game}: they are 0 to {last}.", game=NUMBER, last=NUMBER)
NOT_SAVED: Final = _add("not_saved", "This is no game that a batch has saved.")
SAVED_PLAYERS: Final = _add(
    "saved_players",
    "The games here are for {players} players, the saved one is for {found}.",
    players=NUMBER,
    found=NUMBER,
)
LOST_PROCESS: Final = _add(
    "lost_process", "A process of this batch has ended, and its games with it: make a new batch."
)
RESET_OPTIONS: Final = _add(
    "reset_options",
    "reset takes no options ({keys}): those of the game are given when the environment is made.",
    keys=TEXTS,
)
BATCH: Final = _add("batch", "Game {game}: {why}", game=NUMBER, why=TEXT)

# What chance draws
NO_DRAW: Final = _add("no_draw", "Nothing is drawn in this game.", "Steps")
UNKNOWN_DRAW: Final = _add(
    "unknown_draw", "A draw is a number from 0 to {last}, not {outcome}.", "Steps", last=NUMBER, outcome=NUMBER
)
DRAWN: Final = _add("drawn", "{piece} has been drawn already.", "Steps", piece=TEXT)
