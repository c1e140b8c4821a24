"""A mail server, a push service and a browser of our own, on this machine alone."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import email
import json
import os
from collections.abc import AsyncIterator
from email.message import EmailMessage
from email.policy import default
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid

TAKEN = "250 taken"


class MailServer:
    """Takes mail, and answers as the test says; `answers` are used up, then all is taken."""

    def __init__(self) -> None:
        self.taken: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.answers: list[str] = []
        self.refused: dict[str, str] = {}
        self.arrived = asyncio.Event()
        self.arrivals = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.port = 0

    async def handle_RCPT(  # noqa: N802 - as aiosmtpd calls it
        self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]
    ) -> str:
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802
        self.arrived.set()
        self.arrivals += 1
        await self.may_answer.wait()
        answer = self.answers.pop(0) if self.answers else TAKEN
        if answer == TAKEN:
            content = envelope.content
            assert isinstance(content, bytes)
            mail = email.message_from_bytes(content, policy=default)
            assert isinstance(mail, EmailMessage)
            self.taken.append(mail)
            self.recipients += envelope.rcpt_tos
        return answer

    @property
    def subjects(self) -> list[str]:
        return [mail["Subject"] for mail in self.taken]


@contextlib.asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    """Open a mail server."""
    handler = MailServer()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(
        lambda: SMTP(handler, hostname="localhost", loop=loop), "127.0.0.1", 0
    )
    handler.port = listening.sockets[0].getsockname()[1]
    try:
        yield handler
    finally:
        handler.may_answer.set()
        listening.close()


class PushService:
    """Takes pushes over plain HTTP; answers with the `status` that the test says."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.asked = 0
        self.port = 0

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.asked += 1
        if self.status == 201:
            self.taken.append((first.split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} x\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """Open a push service."""
    service = PushService()
    listening = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.port = listening.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        listening.close()


class Browser:
    """A browser that takes pushes, with the keys by which it reads them."""

    def __init__(self, service: PushService, name: str) -> None:
        self.endpoint = f"{service.origin}/push/{name}"
        self._service = service
        self._path = f"/push/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "key": _text(point), "secret": _text(self._secret)}

    @property
    def shown(self) -> list[dict[str, Any]]:
        """What it has been sent, decrypted; the signature of each is checked."""
        texts = []
        for path, headers, body in self._service.taken:
            if path == self._path:
                assert headers["content-encoding"] == "aes128gcm"
                assert Vapid.verify(headers["authorization"])
                plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret)
                texts.append(json.loads(plain))
        return texts


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
