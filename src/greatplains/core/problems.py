"""What is refused in every game: steps, set-ups, records."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import NUMBER, NUMBERS, TEXT, TEXTS, Problems, words

PROBLEMS: Final = Problems("core")
_add: Final = PROBLEMS.add

# What stands in JSON where something else should.
_VALUE: Final = words(
    "Value",
    {
        "object": "an object",
        "list": "a list",
        "text": "a text",
        "number": "a number",
        "boolean": "true or false",
        "null": "null",
    },
)
_NUMBER_KEY: Final = words("NumberKey", ("players", "first"))
_RESULT_KEY: Final = words("ResultKey", ("scores", "tiebreaks", "winners"))

# Steps and drafts
UNKNOWN_STEP: Final = _add(
    "unknown_step",
    "There is no step {step}: steps are numbers from 0 to {last}.",
    "Steps",
    step=NUMBER,
    last=NUMBER,
)
MALFORMED_STEP: Final = _add("malformed_step", "A step is a whole number, not {found}.", "Steps", found=TEXT)
TURN_WHOLE: Final = _add("turn_whole", "The turn is complete: make it, or take back a step.", "Steps")
NOT_WHOLE: Final = _add("not_whole", "The turn is not complete: more steps are needed.", "Steps")
NOTHING_TO_UNDO: Final = _add("nothing_to_undo", "There is no step of this turn to take back.")
NOTHING_TO_TAKE_BACK: Final = _add("nothing_to_take_back", "There is no step to take back: this is where it began.")
DRAFTING: Final = _add("drafting", "A turn is being drafted: finish or undo it first.")
NOT_EXACT: Final = _add("not_exact", "The turn must be written “{exact}”.", "records", exact=TEXT)

NOT_A_POSITION: Final = _add("not_a_position", "These bytes are no position of {title}.", title=TEXT)

# Set-up
UNKNOWN_GAME: Final = _add(
    "unknown_game", "There is no game “{game}”; the games are {games}.", "records", "", game=TEXT, games=TEXTS
)
PLAYERS: Final = _add(
    "players",
    "{title} is for {least} to {most} players, not {players}.",
    "records",
    title=TEXT,
    least=NUMBER,
    most=NUMBER,
    players=NUMBER,
)
FIRST: Final = _add("first", "The first seat must be 0 to {last}, not {first}.", "records", last=NUMBER, first=NUMBER)
UNKNOWN_OPTION: Final = _add("unknown_option", "There is no option “{key}” in this game.", "records", key=TEXT)
OPTION_NO_FILE: Final = _add("option_no_file", "The option “{key}” is not read from a file.", "records", key=TEXT)
OPTION_MISSING: Final = _add("option_missing", "{title} needs the option “{key}”.", "records", title=TEXT, key=TEXT)

# Records
NOT_JSON: Final = _add("not_json", "This is not JSON: {error}.", "records", error=TEXT)
NOT_OBJECT: Final = _add("not_object", "A record is a JSON object, not {found}.", "records", found=_VALUE)
FORMAT: Final = _add("format", 'The format must be "{wanted}".', "records", wanted=TEXT)
GAME: Final = _add("game", 'The key "game" must be the name of a game.', "records")
WHOLE_NUMBER: Final = _add("whole_number", 'The key "{key}" must be a whole number.', "records", key=_NUMBER_KEY)
OPTIONS: Final = _add("options", 'The key "options" must be an object.', "records")
STACK: Final = _add("stack", 'The key "stack" must be a list of texts, the ids of pieces.', "records")
TURNS: Final = _add("turns", 'The key "turns" must be a list of texts.', "records")
TURN_FORM: Final = _add("turn_form", "A turn is a text, not {found}.", "records", found=_VALUE)
AFTER_END: Final = _add("after_end", "The game was over before this turn.", "records")
RESULT_FORM: Final = _add(
    "result_form", 'The result must have "{key}", a list of whole numbers.', "records", key=_RESULT_KEY
)
RESULT_STRAY: Final = _add("result_stray", "The result has scores, tiebreaks and winners, and nothing else.", "records")
RESULT_EARLY: Final = _add("result_early", "The game is still running, so it has no result yet.", "records")
RESULT_MISSING: Final = _add("result_missing", "The game is over, so the record needs its result.", "records")
RESULT_SCORES: Final = _add(
    "result_scores",
    "The result says scores {claimed}, the game ended with {right}.",
    "records",
    claimed=NUMBERS,
    right=NUMBERS,
)
RESULT_TIEBREAKS: Final = _add(
    "result_tiebreaks",
    "The result says tiebreaks {claimed}, the game ended with {right}.",
    "records",
    claimed=NUMBERS,
    right=NUMBERS,
)
RESULT_WINNERS: Final = _add(
    "result_winners",
    "The result says winners {claimed}, the game ended with {right}.",
    "records",
    claimed=NUMBERS,
    right=NUMBERS,
)
