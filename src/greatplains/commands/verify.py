"""`greatplains verify`: was the shuffle of a game the one that was promised?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.faults import reason
from greatplains.commands.recordfile import read_lines, record_file

if TYPE_CHECKING:
    from greatplains.core.record import Record
    from greatplains.server.domain.shuffle import Shared


@click.command()
@click.argument("file", metavar="FILE")
@click.option(
    "--commitment",
    metavar="HEX",
    help="What you saw at the table before the game: the record has to name this one. Without it the record is only "
    "compared with itself.",
)
@click.pass_context
def verify(context: click.Context, file: str, commitment: str | None) -> None:
    """Check that games were shuffled as promised.

    A server publishes a commitment when a table is set up, and its secret when the game is over; the records it gives
    out hold both, and what each seat has added to the shuffle. The set-up must follow from them. FILE holds such
    records, one a line; - is stdin.

    \b
    Examples:
      greatplains verify game.json
      greatplains verify game.json --commitment 5d41402abc4b2a76…
    """
    from greatplains.core.errors import BadOptions, BadRecord
    from greatplains.core.record import parse_record

    broken = 0
    with record_file(file) as lines:
        for line in read_lines(lines):
            try:
                verdict, is_fine = _judge(parse_record(line.data or b""), commitment)
            except (BadOptions, BadRecord) as error:
                verdict, is_fine = reason(error), False
            click.echo(f"line {line.number}: {verdict}")
            broken += not is_fine
    context.exit(1 if broken else 0)


def _judge(record: Record, expected: str | None) -> tuple[str, bool]:
    from greatplains.games import GAMES
    from greatplains.server.domain.shuffle import is_kept

    published, salt = record.extra.get("commitment"), record.extra.get("salt")
    if not isinstance(published, str) or not isinstance(salt, str):
        return "the record has no commitment and salt.", False
    if expected is not None and published != expected.strip().lower():
        return f"NOT KEPT the record names another commitment, {published}", False
    shared = None
    if "shuffle" in record.extra:
        shared = _shared(record.extra["shuffle"])
        if shared is None:
            return "what it says of the shuffle cannot be read.", False
    if record.game not in GAMES or not is_kept(GAMES[record.game], record.setup, published, salt, shared):
        return f"NOT KEPT {published}", False
    if shared is None:
        return f"kept {published}", True
    added = sum(1 for one in shared.random if one)
    return f"kept {published}, {added} of {len(shared.random)} seats added to the shuffle", True


def _shared(written: Any) -> Shared | None:
    """What a record says of the seats' part."""
    from greatplains.server.domain.shuffle import Shared

    if not isinstance(written, dict):
        return None
    random, first = written.get("random"), written.get("first")
    if not isinstance(random, list) or not all(isinstance(one, str) for one in random):
        return None
    return Shared(random, first) if first is None or type(first) is int else None
