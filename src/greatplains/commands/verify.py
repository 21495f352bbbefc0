"""`greatplains verify`: was the shuffle of a game the one that was promised?"""

from __future__ import annotations

import click

from greatplains.commands.faults import reason
from greatplains.commands.recordfile import read_lines, record_file


@click.command()
@click.argument("file", metavar="FILE")
@click.pass_context
def verify(context: click.Context, file: str) -> None:
    """Check that games were shuffled as promised.

    A server publishes a commitment when a game starts, and the salt when it is over; the records it gives out hold
    both. FILE holds such records, one a line; - is stdin. To be sure, compare the commitment with the one you saw when
    the game began.

    \b
    Examples:
      greatplains verify game.json
    """
    from greatplains.core.errors import BadRecord
    from greatplains.core.record import parse_record
    from greatplains.server.domain.shuffle import is_kept, setup_text

    broken = 0
    with record_file(file) as lines:
        for line in read_lines(lines):
            try:
                record = parse_record(line.data or b"")
            except BadRecord as error:
                click.echo(f"line {line.number}: {reason(error)}")
                broken += 1
                continue
            promise, salt = record.extra.get("commitment"), record.extra.get("salt")
            if not isinstance(promise, str) or not isinstance(salt, str):
                click.echo(f"line {line.number}: the record has no commitment and salt.")
                broken += 1
            elif is_kept(promise, salt, setup_text(record.setup)):
                click.echo(f"line {line.number}: kept {promise}")
            else:
                click.echo(f"line {line.number}: NOT KEPT {promise}")
                broken += 1
    context.exit(1 if broken else 0)
