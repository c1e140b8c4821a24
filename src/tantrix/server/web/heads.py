"""How long and how large the head of a request may be: whoever only opens connections goes."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_S = 10.0
"""How long a request may take up to the end of its head."""

LARGEST_HEAD = 65_536
"""Bytes of the path and the headers of a request."""


class HeadProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which does not wait for ever for the head of a request."""

    _patience: asyncio.TimerHandle | None = None
    _size = 0
    _idle = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes; between two answers it begins the next request."""
        if self._idle and self._patience is None:
            self._wait()
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Count the head from here."""
        self._size = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Take a piece of the path."""
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header."""
        self._count(name, value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Wait no more: the request is heard."""
        self._wait_no_more()
        self._idle = False
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Let go of the parser: it and this protocol, which has done, would keep each other."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def on_response_complete(self) -> None:
        """Be ready for the next request."""
        self._idle = True
        super().on_response_complete()

    def _count(self, *pieces: bytes) -> None:
        """Count what belongs to the head; an error here is answered with 400."""
        self._size += sum(map(len, pieces))
        if self._size > LARGEST_HEAD:
            raise ValueError

    def _wait(self) -> None:
        self._patience = self.loop.call_later(HEAD_S, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
