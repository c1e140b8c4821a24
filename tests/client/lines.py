"""Connections that break where a test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx


class Torn(httpx.AsyncByteStream):
    """A body that breaks off after so many pieces."""

    def __init__(self, whole: httpx.AsyncByteStream, pieces: int) -> None:
        self._whole = whole
        self._pieces = pieces

    async def __aiter__(self) -> AsyncIterator[bytes]:
        left = self._pieces
        async for piece in self._whole:
            if not left:
                raise httpx.ReadError("cut")
            left -= 1
            yield piece

    async def aclose(self) -> None:
        await self._whole.aclose()


class Faulty(httpx.AsyncHTTPTransport):
    """A network that cuts each of the first streams after so many pieces, and loses answers.

    `cuts` are the pieces that each stream of tables gets; of actions, every answer is `lost` once.
    """

    def __init__(self, cuts: tuple[int, ...] = (), *, lost: bool = False) -> None:
        super().__init__()
        self._cuts = list(cuts)
        self._lost = lost
        self.streams = 0
        self.actions: list[bytes] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        answer = await super().handle_async_request(request)
        if request.url.path.endswith("/stream"):
            self.streams += 1
            if self._cuts:
                assert isinstance(answer.stream, httpx.AsyncByteStream)
                answer.stream = Torn(answer.stream, self._cuts.pop(0))
        if request.url.path.endswith("/action"):
            again = request.content in self.actions
            self.actions.append(request.content)
            if self._lost and not again:
                await answer.aread()
                await answer.aclose()
                raise httpx.ReadError("lost")
        return answer
