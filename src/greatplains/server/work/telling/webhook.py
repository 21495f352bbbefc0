"""A message as JSON, in the forms that others take: ours, and those of Discord, Slack and ntfy."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from greatplains.server.work.telling.message import Message

_DISCORD: Final = 1900
_MARKS: Final = re.compile(r"([\\`*_~|>\[\]()#@:-])")


def _plain(message: Message) -> dict[str, Any]:
    """Ours: everything, with its kind and its table."""
    return {
        "id": message.key,
        "kind": message.kind,
        "title": message.title,
        "text": message.text,
        "url": message.url,
        "table": message.table,
        "language": message.language,
    }


def _discord(message: Message) -> dict[str, Any]:
    # Somebody's name may look like a command: nobody is called by it, and nothing in it is a link or bold.
    title, told = (_MARKS.sub(r"\\\1", text) for text in (message.title, message.text))
    text = f"**{title}**\n{told}"
    return {"content": f"{text[:_DISCORD]}\n<{message.url}>", "allowed_mentions": {"parse": []}}


def _slack(message: Message) -> dict[str, Any]:
    def safe(text: str) -> str:
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

    text = f"{safe(message.title)}\n{safe(message.text)}\n<{message.url}>"
    return {"text": text, "mrkdwn": False, "unfurl_links": False}


FORMS: Final[dict[str, Callable[[Message], dict[str, Any]]]] = {
    "json": _plain,
    "discord": _discord,
    "slack": _slack,
}
# What is posted to ntfy goes to a topic, whose name is the last part of the address.
NTFY: Final = "ntfy"


def request(form: str, message: Message) -> tuple[dict[str, str], bytes]:
    """Headers and body."""
    if form == NTFY:
        # In headers ntfy reads UTF-8 written as RFC 2047 says.
        from email.header import Header

        headers = {
            "Title": Header(message.title, "utf-8").encode(maxlinelen=10_000),
            "Click": message.url,
            "X-ID": message.key,
            "Content-Type": "text/plain; charset=utf-8",
        }
        return headers, message.text.encode()
    body = json.dumps(FORMS[form](message), ensure_ascii=False).encode()
    return {"Content-Type": "application/json", "Idempotency-Key": message.key}, body
