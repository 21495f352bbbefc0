"""Names of bots on the command line."""

import pytest

from greatplains.commands.botnames import bot_names, names_again


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("easy", ("easy",)),
        ("easy, hard", ("easy", "hard")),
        ("exec:./mybot 'a,b',easy", ("exec:./mybot 'a,b'", "easy")),
        ('"exec:./mybot a,b",easy', ("exec:./mybot a,b", "easy")),
        ("'exec:./my bot',easy", ("exec:./my bot", "easy")),
        ("'exec:a' 'b',easy", ("'exec:a' 'b'", "easy")),
        ('exec:./mybot "it\'s, so",easy', ('exec:./mybot "it\'s, so"', "easy")),
    ],
)
def test_commas_part_names_unless_they_are_quoted(text: str, names: tuple[str, ...]) -> None:
    assert bot_names(text) == names
    assert bot_names(names_again(names)) == names
