"""`greatplains check`: replay every record of a file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import BinaryIO

import click

from greatplains.commands.faults import fault_words
from greatplains.commands.options import processes
from greatplains.commands.recordfile import LONGEST_LINE, Line, read_lines, record_file

_LINES_A_TASK = 16
_BYTES_A_TASK = 1_000_000
# A progress bar is shown for files from this size on: some hundred records.
_LONG_FILE = 500_000


@dataclass(frozen=True, slots=True)
class Checked:
    """The faults found in some lines, in words, and how many lines and bytes these were."""

    faults: list[str]
    lines: int
    bytes: int


@click.command()
@click.argument("file")
@click.option("--jobs", metavar="N", type=processes, default=1, show_default=True, help="Processes to share the work.")
@click.pass_context
def check(context: click.Context, file: str, jobs: int) -> None:
    """Replay every record of FILE and report the bad ones.

    FILE holds one record a line; - is stdin. For each bad record one line tells where it is wrong and why: the number
    of the line, the number and text of the turn (0 is the head of the record, the one after the last turn its
    result), and the reason. The last line counts: "12 records, 1 bad". The exit code is 1 if any record is bad.

    \b
    Examples:
      greatplains check games.jsonl
      greatplains check games.jsonl --jobs 4
      zcat games.jsonl.gz | greatplains check -
    """
    from greatplains.commands.progress import progress
    from greatplains.commands.workers import in_order

    records = bad = 0
    with record_file(file) as source:
        size = _size(source)
        tasks = _tasks(read_lines(source))
        results = in_order(check_lines, tasks, jobs)
        with progress(size, "records", size >= _LONG_FILE) as advance, closing(results):
            for checked in results:
                for fault in checked.faults:
                    print(fault)  # not by click.echo, which goes past the progress bar
                records, bad = records + checked.lines, bad + len(checked.faults)
                advance(checked.bytes, checked.lines)
    click.echo(f"{records} {'record' if records == 1 else 'records'}, {bad} bad")
    context.exit(1 if bad else 0)


def _size(file: BinaryIO) -> int:
    """0 for what has none, such as a pipe."""
    import os

    try:
        return os.fstat(file.fileno()).st_size
    except OSError:
        return 0


def _tasks(lines: Iterable[Line]) -> Iterator[list[Line]]:
    task: list[Line] = []
    weight = 0
    for line in lines:
        task.append(line)
        weight += len(line.data or b"")
        if len(task) >= _LINES_A_TASK or weight >= _BYTES_A_TASK:
            yield task
            task, weight = [], 0
    if task:
        yield task


def check_lines(lines: list[Line]) -> Checked:
    """Replay the records of these lines."""
    faults = [fault for line in lines if (fault := _fault(line)) is not None]
    return Checked(faults, len(lines), sum(len(line.data or b"") for line in lines))


def _fault(line: Line) -> str | None:
    from greatplains.core.errors import BadRecord
    from greatplains.core.record import parse_record, replay
    from greatplains.games import GAMES

    if line.data is None:
        return (
            f"line {line.number}, turn 0 (head): The line is longer than {LONGEST_LINE:,} bytes, too long for a record."
        )
    turns = None
    try:
        record = parse_record(line.data)
        turns = len(record.turns)
        replay(record, GAMES)
    except BadRecord as error:
        return f"line {line.number}, {fault_words(error, turns)}"
    return None
