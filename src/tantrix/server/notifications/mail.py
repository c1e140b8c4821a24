"""Mail: what a message says, and the SMTP server that takes it."""

from __future__ import annotations

import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import structlog

from tantrix import messages
from tantrix.server.config import Settings
from tantrix.server.notifications.outbox import PURPOSES, DeliveryOutcome, Item, Outgoing
from tantrix.server.notifications.wording import said

log = structlog.get_logger()

PATIENCE_S = 30.0
"""How long the server may take for each step."""


class Relay(NamedTuple):
    """The SMTP server that takes the mail, and who it is from.

    `tls` from the first byte; otherwise the connection is encrypted if the server offers it, and
    must be where there is a password to be sent.
    """

    host: str
    port: int
    user: str | None
    password: str | None
    tls: bool
    sender: str


def relay_of(settings: Settings) -> Relay | None:
    """Return the SMTP server of the settings, None where mail is off."""
    if settings.smtp is None or settings.mail_from is None or settings.address is None:
        return None
    parts = urlsplit(settings.smtp)
    tls = parts.scheme == "smtps"
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    port = parts.port or (465 if tls else 587)
    return Relay(parts.hostname or "", port, user, password, tls, settings.mail_from)


class Mailer:
    """Sends mail; `public` is the address of the server, to which the links in a mail lead."""

    def __init__(self, relay: Relay, public: str, tls: ssl.SSLContext | None = None) -> None:
        self._relay = relay
        self._public = public
        self._tls = tls

    async def __call__(self, message: Outgoing) -> DeliveryOutcome:
        """See `Carrier`: the server's answer after the text decides; no answer is no certainty."""
        import aiosmtplib  # which a server without mail never needs

        relay = self._relay
        client = aiosmtplib.SMTP(
            hostname=relay.host,
            port=relay.port,
            timeout=PATIENCE_S,
            local_hostname=urlsplit(self._public).hostname,  # else the network is asked for it
            use_tls=relay.tls,
            start_tls=None if relay.password is None or relay.tls else True,
            tls_context=self._tls,
        )
        written = self.written(message)
        so_far = DeliveryOutcome.LATER
        try:
            async with client:
                if relay.user is not None:
                    await client.login(relay.user, relay.password or "")
                so_far = DeliveryOutcome.UNKNOWN
                await client.send_message(written, sender=relay.sender, recipients=[message.target])
                so_far = DeliveryOutcome.SENT  # even where the goodbye fails
        except aiosmtplib.SMTPRecipientsRefused as error:
            return _refused(max(one.code for one in error.recipients))
        except aiosmtplib.SMTPResponseException as error:
            if isinstance(error, aiosmtplib.SMTPAuthenticationError):
                log.warning("mail server refuses the login", code=error.code)
                return DeliveryOutcome.LATER
            return _refused(error.code)
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("mail server", why=repr(error))
        return so_far

    def written(self, message: Outgoing) -> EmailMessage:
        """Return a message as it is sent, with the headers by which one click stops such mail."""
        content, lang = message.content, message.content.lang
        about = said(content)
        mail = EmailMessage(policy=SMTP)
        host = urlsplit(self._public).hostname or "localhost"
        mail["Subject"] = messages.say(f"mail.subject.{message.kind}", about, lang)
        mail["From"] = Address("Tantrix", addr_spec=self._relay.sender)
        mail["To"] = Address(addr_spec=message.target)
        mail["Message-ID"] = f"<outbox.{message.number}@{host}>"
        mail["Auto-Submitted"] = "auto-generated"
        lines = [messages.say(f"mail.text.{message.kind}", about, lang)]
        if message.kind in PURPOSES:
            lines.append(f"{self._public}/mail/{message.kind}#{content.token}")
            lines.append(messages.say(f"mail.not_you.{message.kind}", about, lang))
        else:
            lines += [self._line(item, lang) for item in content.items]
            stop = f"{content.stop}.{message.kind}"
            page = f"{self._public}/mail/stop#{stop}"
            mail["List-Unsubscribe"] = f"<{self._public}/api/notifications/stop/{stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            lines.append(messages.say("mail.why", {"name": content.name, "link": page}, lang))
        mail.set_content("\n\n".join(lines) + "\n")
        return mail

    def _line(self, item: Item, lang: str) -> str:
        """Return what a mail says of one notice."""
        link = f"{self._public}{item.path}"
        if item.by is None:
            return link
        return messages.say("mail.item", {"by": item.by, "link": link}, lang)


def _refused(code: int) -> DeliveryOutcome:
    """Return what an answer of the server means: from 500 on it will not take the mail ever."""
    return DeliveryOutcome.FAILED if code >= 500 else DeliveryOutcome.LATER
