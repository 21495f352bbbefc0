"""Every refusal that can reach the web client has a sentence there, and its rule a paragraph."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "greatplains"
CLIENT: Final = ROOT / "web" / "src"

# What raises only while the server starts, stops or copies its database: whoever hosts it reads that in a terminal.
FOR_THE_HOST: Final = ("server/bus.py", "server/settings.py", "server/shuffle.py", "server/store/")
NOT_FOR_THE_HOST: Final = ("server/store/store.py",)
# Helpers that make an error of the code they are given; a code handed on by name is met where it was written down.
MAKERS: Final = ("_head", "Problem")
# Codes put together from parts.
COMPOSED: Final = {
    "is_{}": ("is_open", "is_running", "is_finished", "is_archived", "is_foreign"),
    "result_{}": ("result_scores", "result_tiebreaks", "result_winners"),
    "{}_empty": ("name_empty", "text_empty"),
    "{}_long": ("name_long", "text_long"),
    "{}_signs": ("name_signs", "text_signs"),
}
# Codes that are chosen by a status of HTTP, or that are the key of a record that has no whole number.
CHOSEN: Final = {"not_found", "method", "too_large", "malformed", "players", "first"}
# A prefix of sentences, not a code.
NOT_CODES: Final = {"in_turn"}
ACTIONS: Final = ("tile", "tepee", "canoe", "gather", "walk", "trek")
# Rules that say how a program talks to us.
NO_PARAGRAPH: Final = {"records", "Steps", "variant 1"}


@cache
def modules() -> list[tuple[str, ast.Module]]:
    found: list[tuple[str, ast.Module]] = []
    for folder in ("core", "games", "server"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            name = path.relative_to(SOURCES).as_posix()
            if name.startswith(FOR_THE_HOST) and name not in NOT_FOR_THE_HOST:
                continue
            found.append((name, ast.parse(path.read_text(encoding="utf-8"))))
    return found


def error_names() -> set[str]:
    """The error of ours and every class made from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for _, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
    }
    found = {"GreatPlainsError"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found


@cache
def made_errors() -> list[ast.Call]:
    makers = error_names() | set(MAKERS)
    return [
        node
        for _, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers and node.args
    ]


def template(node: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def codes() -> set[str]:
    found = set(CHOSEN)
    for call in made_errors():
        code = call.args[0]
        if isinstance(code, ast.Constant):
            found.add(str(code.value))
        elif isinstance(code, ast.JoinedStr):
            assert template(code) in COMPOSED, f"name the codes that “{template(code)}” stands for"
            found.update(COMPOSED[template(code)])
    return found


def rules() -> set[str]:
    """What the errors name as their rule, each part by itself."""
    texts: set[str] = set()
    for call in made_errors():
        if len(call.args) < 3 or (isinstance(call.func, ast.Name) and call.func.id in MAKERS):
            continue
        rule = call.args[2]
        if isinstance(rule, ast.Constant):
            texts.add(str(rule.value))
        elif isinstance(rule, ast.JoinedStr):
            texts.update(template(rule).format(action) for action in ACTIONS)
    return {part for text in texts for part in text.split(", ") if part}


def keys_of(file: str, name: str) -> set[str]:
    """The keys of an object in a TypeScript file, two blanks in."""
    text = (CLIENT / file).read_text(encoding="utf-8")
    found = re.search(rf"^(?:export )?const {name}\b.*?^}}(?: as const.*?)?;", text, flags=re.M | re.S)
    assert found, f"no {name} in {file}"
    return {quoted or plain for quoted, plain in re.findall(r"^  (?:'([^']+)'|(\w+)):", found[0], flags=re.M)}


def test_every_code_has_a_sentence() -> None:
    assert codes() - keys_of("messages/problems.en.ts", "problems") == set()


def test_every_sentence_has_a_code() -> None:
    assert keys_of("messages/problems.en.ts", "problems") - codes() == NOT_CODES


def test_many_codes_are_found() -> None:
    """The collector itself works."""
    assert {"too_far", "not_exact", "hex_full", "stale", "too_fast", "unknown_table", "not_json", "fault"} <= codes()
    assert len(codes()) > 140


def asked_for() -> set[str]:
    """What the turn asks for, as the refusal `not_now` says it."""
    found: set[str] = set()
    for name, module in modules():
        if not name.endswith("reasons.py"):
            continue
        for node in ast.walk(module):
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and node.target.id == "_ASKED"
                and isinstance(node.value, ast.Dict)
            ):
                for value in node.value.values:
                    assert isinstance(value, ast.Tuple)
                    assert isinstance(value.elts[0], ast.Constant)
                    found.add(str(value.elts[0].value))
    return found


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_what_a_turn_asks_for_is_put_into_words(language: str) -> None:
    assert len(asked_for()) == 16
    assert keys_of(f"messages/problems.{language}.ts", "asked") == asked_for()


def paragraphs(folder: str) -> dict[str, str]:
    """The rules that refusals name, and their places on the page of the game."""
    text = (CLIENT / "games" / folder / "rules" / "index.ts").read_text(encoding="utf-8")
    return dict(re.findall(r"^    '([^']+)': '([^']+)',$", text, flags=re.M))


def test_every_rule_has_a_paragraph() -> None:
    known = paragraphs("bison") | paragraphs("windriver")
    unknown = {rule for rule in rules() if rule not in known and not re.fullmatch(r"[BW]\d+", rule)}
    assert unknown == NO_PARAGRAPH


def test_every_paragraph_is_on_the_page() -> None:
    for folder in ("bison", "windriver"):
        anchors = set(paragraphs(folder).values())
        assert anchors
        assert anchors <= keys_of(f"games/{folder}/rules/outline.ts", "outline")


def test_every_ruling_is_on_the_page() -> None:
    for game, folder, letter in (("bison", "bison", "B"), ("wind-river", "windriver", "W")):
        numbers = set(re.findall(rf"^\| ({letter}\d+) \|", (ROOT / "docs" / f"{game}.md").read_text(), flags=re.M))
        for language in ("en", "de", "fr", "it"):
            text = (CLIENT / "games" / folder / "rules" / f"{language}.ts").read_text(encoding="utf-8")
            assert set(re.findall(rf"^    ({letter}\d+): ", text, flags=re.M)) == numbers


def test_a_tile_file_is_refused_in_english_by_the_sentence_of_the_command_line() -> None:
    module = ast.parse((SOURCES / "games" / "bison" / "tilefile.py").read_text(encoding="utf-8"))
    here = {
        str(node.args[0].value): str(node.args[1].value)
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_bad"
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[1], ast.Constant)
    }
    text = (CLIENT / "messages" / "problems.en.ts").read_text(encoding="utf-8")
    faults = text.split("const tileFaults")[1].split("});")[0]
    there = {
        fault: re.sub(r"\$\{p\.(\w+)\}", r"{\1}", sentence)
        for fault, sentence in re.findall(r"^  (\w+): ['`](.*)['`],$", faults, flags=re.M)
    }
    assert len(here) > 10
    assert there == here
