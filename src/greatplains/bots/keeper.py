"""An end to programs that play, whatever becomes of the process that started them.

Every program is the head of a process group. A small shell is told of each group; when its input ends, because this
process has ended in any way, even by SIGKILL, it ends all groups that are left.
"""

from __future__ import annotations

import atexit
import os
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen
from typing import IO, Final

_SCRIPT: Final = """
groups=' '
while read -r sign group; do
    case $sign in
        +) groups="$groups$group " ;;
        -) groups="${groups%% $group *} ${groups#* $group }" ;;
    esac
done
for group in $groups; do kill -s KILL -- "-$group"; done
"""


class _Keeper:
    """The shell of this process, started with the first program; a forked process starts one of its own."""

    def __init__(self) -> None:
        self.owner = 0
        self.shell: Popen[bytes] | None = None

    def tell(self, sign: str, group: int) -> None:
        # Without a shell, or when somebody has ended it, programs are ended as long as this process is there to do it.
        with suppress(OSError):
            self._input().write(f"{sign} {group}\n".encode())

    def _input(self) -> IO[bytes]:
        if self.shell is None or self.owner != os.getpid():
            self.owner = os.getpid()
            # In a session of its own, so that Ctrl-C does not end it before its work is done.
            self.shell = Popen(
                ["/bin/sh", "-c", _SCRIPT],
                bufsize=0,
                stdin=PIPE,
                stdout=DEVNULL,
                stderr=DEVNULL,
                start_new_session=True,
            )
            atexit.register(self.close)
        assert self.shell.stdin is not None
        return self.shell.stdin

    def close(self) -> None:
        """End what is left."""
        if self.shell is not None and self.owner == os.getpid():
            assert self.shell.stdin is not None
            self.shell.stdin.close()
            self.shell.wait()
            self.shell = None


_KEEPER: Final = _Keeper()


def keep(group: int) -> None:
    """From now on the group is ended with this process."""
    _KEEPER.tell("+", group)


def release(group: int) -> None:
    """The group has been ended."""
    _KEEPER.tell("-", group)
