"""Mails, in plain text and in HTML, and the host's server that sends them."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from html import escape
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from greatplains.server.work.telling.message import Message
from greatplains.server.work.telling.words import words_of

_SECONDS: Final = 20.0
_SMTP_PORT: Final = 587
_SMTPS_PORT: Final = 465
MOST_ADDRESS: Final = 254
_BUTTON: Final = (
    "display:inline-block;padding:10px 18px;border-radius:8px;background:#8a3a22;color:#fff;text-decoration:none"
)
_NO_SIGNS: Final = frozenset(' <>,;:"()[]\\')


class Page(NamedTuple):
    """What a mail says: a title, sentences, a link with its words, and what stands below."""

    title: str
    sentences: Sequence[str]
    link: str
    link_words: str
    below: Sequence[str]


def is_address(text: str) -> bool:
    """Could mail be sent there? Nothing but letters of ASCII, one address, no name."""
    if len(text) > MOST_ADDRESS or not text.isascii() or not text.isprintable() or not _NO_SIGNS.isdisjoint(text):
        return False
    user, at, domain = text.rpartition("@")
    if not user or not at or "@" in user or "." not in domain or parseaddr(text)[1] != text:
        return False
    labels = domain.split(".")
    return all(label and label.replace("-", "").isalnum() and label[0] != "-" != label[-1] for label in labels)


def told(message: Message, site: str, off: str) -> Page:
    """A mail that tells of tables."""
    words = words_of(message.language)
    below = [words.why, words.change.format(link=f"{site}/settings"), words.stop.format(link=f"{site}/#off={off}")]
    return Page(message.title, message.text.split("\n"), message.url, words.open, below)


def confirmation(language: str, site: str, token: str) -> Page:
    """Is it their address? Nothing that anybody could write is in it."""
    words = words_of(language)
    link = f"{site}/#confirm={token}"
    return Page(words.confirm, [words.confirm_text], link, words.confirm_open, [words.confirm_ignore])


def sign_in(language: str, site: str, name: str, token: str, minutes: int) -> Page:
    """A link that makes a device somebody."""
    words = words_of(language)
    text = words.sign_in_text.format(name=name, minutes=minutes)
    link = f"{site}/#link={token}"
    return Page(words.sign_in, [text], link, words.sign_in_open.format(name=name), [words.sign_in_ignore])


def mail(page: Page, to: str, sender: str, key: str, language: str, unsubscribe: str | None = None) -> EmailMessage:
    """The mail itself. The same message has the same id, however often it is sent."""
    made = EmailMessage()
    made["Subject"] = page.title
    made["From"] = sender
    made["To"] = Address(addr_spec=to)
    made["Date"] = formatdate()
    made["Message-ID"] = f"<{key}@{parseaddr(sender)[1].rpartition('@')[2] or 'localhost'}>"
    made["Auto-Submitted"] = "auto-generated"
    made["Content-Language"] = language
    if unsubscribe is not None:
        made["List-Unsubscribe"] = f"<{unsubscribe}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content("\n".join([*page.sentences, "", f"{page.link_words}: {page.link}", "", *page.below]) + "\n")
    made.add_alternative(_html(page, language), subtype="html")
    return made


def _html(page: Page, language: str) -> str:
    sentences = "".join(f"<p>{escape(sentence)}</p>" for sentence in page.sentences)
    below = "<br>".join(_linked(line) for line in page.below)
    return f"""<!doctype html>
<html lang="{escape(language)}"><head><meta charset="utf-8"><title>{escape(page.title)}</title></head>
<body style="margin:0;background:#f4efe4;color:#2b2620;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32em;margin:0 auto;padding:24px">
<h1 style="font-size:20px;margin:0 0 12px">{escape(page.title)}</h1>
{sentences}
<p><a href="{escape(page.link)}" style="{_BUTTON}">{escape(page.link_words)}</a></p>
<p style="font-size:13px;color:#6a6258">{below}</p>
</div></body></html>
"""


def _linked(line: str) -> str:
    """The address at the end of a line becomes a link."""
    words, space, last = line.rpartition(" ")
    if not last.startswith(("http://", "https://")):
        return escape(line)
    return f'{escape(words)}{space}<a href="{escape(last)}" style="color:inherit">{escape(last)}</a>'


class MailServer:
    """The host's server of mail. Blocks while it sends: to be called in a thread."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        self._host = parts.hostname or ""
        self._is_tls = parts.scheme == "smtps"
        self._port = parts.port or (_SMTPS_PORT if self._is_tls else _SMTP_PORT)
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self.sender = sender

    def send(self, mails: Sequence[EmailMessage]) -> list[Exception | None]:
        """Send them over one connection; of each, what was wrong with it. One that could not be connected to at all is
        raised as what it is."""
        results: list[Exception | None] = []
        with self._connect() as smtp:
            for one in mails:
                try:
                    smtp.send_message(one)
                    results.append(None)
                except (smtplib.SMTPResponseException, smtplib.SMTPRecipientsRefused) as error:
                    results.append(error)
                    smtp.rset()
        return results

    def _connect(self) -> smtplib.SMTP:
        if self._is_tls:
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(
                self._host, self._port, timeout=_SECONDS, context=ssl.create_default_context()
            )
        else:
            smtp = smtplib.SMTP(self._host, self._port, timeout=_SECONDS)
            smtp.ehlo()
            # On the machine itself nobody listens in; elsewhere nothing is sent in the clear.
            if smtp.has_extn("starttls") or not _is_here(self._host):
                smtp.starttls(context=ssl.create_default_context())
        if self._user:
            smtp.login(self._user, self._password)
        return smtp


def is_refused(error: Exception) -> bool:
    """Does the server of mail say that it will never take it?"""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        codes = [code for code, _ in error.recipients.values()]
        return bool(codes) and all(500 <= code < 600 for code in codes)
    return isinstance(error, smtplib.SMTPResponseException) and 500 <= error.smtp_code < 600


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
