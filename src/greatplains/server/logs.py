"""Log lines as JSON, one object a line, for whoever collects them. No names, no turns, no secrets."""

from __future__ import annotations

import json
import logging
import sys
import time


class JsonLines(logging.Formatter):
    """Time, level, where, what; and the traceback if something went wrong."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """All loggers write JSON lines to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # Alembic tells of every start that there was nothing to do; uvicorn names the address of every socket, and that of
    # a table which is only open to those who have its link is the link.
    for talkative in ("alembic", "uvicorn.error", "websockets"):
        logging.getLogger(talkative).setLevel(max(logging.WARNING, root.level))
