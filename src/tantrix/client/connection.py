"""One connection of a program: questions asked again, streams that begin again, refusals raised."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any, NoReturn, Self

import httpx

from tantrix.client.seen import Json
from tantrix.client.waiting import Backoff
from tantrix.rules.core.errors import TantrixError

TIMEOUT_S = 20.0
"""How long an answer may take."""

SILENCE_S = 45.0
"""After how long without a line, even an empty one, a stream is given up."""

ATTEMPTS = 8
"""How often a message is sent before the server counts as unreachable."""

LONGEST_LINE = 2**20
"""Characters of a line; a server that writes longer ones is none."""

UNREACHABLE = "api.unreachable"
"""The id of the error that says that the server does not answer."""


class ApiConnection:
    """A server that is asked with a token; a context. Options and errors are those of `Client`."""

    def __init__(  # noqa: PLR0913, PLR0917 - where it asks and as whom, then how, and who hears of it
        self,
        address: str,
        token: str,
        rng: random.Random,
        transport: httpx.AsyncBaseTransport | None,
        backoff: Callable[[random.Random], Backoff],
        hears: Callable[[TantrixError | None], None],
    ) -> None:
        self._address = address
        self._rng = rng
        self._backoff = backoff
        self._hears = hears
        self._missing = False
        self._turns = 0  # how often the server was missed, and found again
        self._http = httpx.AsyncClient(
            base_url=address,
            headers={"Authorization": f"Bearer {token}"},
            timeout=httpx.Timeout(TIMEOUT_S, pool=None),
            limits=httpx.Limits(max_connections=None),
            transport=transport,
        )

    async def __aenter__(self) -> Self:
        """Begin."""
        await self._http.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        """End all requests and streams."""
        await self._http.aclose()

    async def ask(self, method: str, path: str, body: Json | None = None) -> Any:  # noqa: ANN401
        """Ask what may be asked again, until an answer comes."""
        backoff = self._backoff(self._rng)
        for _ in range(ATTEMPTS - 1):
            asked = self._turns
            try:
                return await self.ask_once(method, path, body)
            except _Later as later:
                self._report_reachable(asked, later)
                await backoff.wait(later.least_s)
        return await self.ask_once(method, path, body)

    async def ask_once(self, method: str, path: str, body: Json | None = None) -> Any:  # noqa: ANN401
        """Ask once; raises `TantrixError`."""
        answer = await self._answer(method, path, body)
        return _json(self._address, answer.content)

    async def text(self, path: str) -> str:
        """Ask once for what is plain text; raises `TantrixError`."""
        answer = await self._answer("GET", path)
        return answer.text

    async def _answer(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """Ask once, and return the whole answer; raises `TantrixError`."""
        asked = self._turns
        try:
            answer = await self._http.request(method, path, json=body)
        except httpx.TransportError as error:
            raise _Later(self._address, str(error) or type(error).__name__) from error
        if not answer.is_success:
            self._refuse(answer, answer.content)
        self._report_reachable(asked, None)
        return answer

    def _report_reachable(self, asked: int, error: TantrixError | None) -> None:
        """Tell whether the server answers: None where it does; `asked` is `_turns` of the question.

        What was asked before the server was last missed or found is no news of it: its last answers
        may come when it is gone, and a stream may be read to its end when the server is back.
        """
        if asked != self._turns:
            return
        if self._missing != (error is not None):
            self._missing = error is not None
            self._turns += 1
        self._hears(error)

    def _refuse(self, answer: httpx.Response, content: bytes) -> NoReturn:
        """Raise what an answer refuses, or that it is worth while to ask later."""
        if answer.status_code in {429, 502, 503, 504}:
            asked = answer.headers.get("retry-after", "")
            least_s = float(asked) if asked.isdecimal() else 0.0
            raise _Later(self._address, f"status {answer.status_code}", least_s)
        payload = _json(self._address, content)
        error = payload.get("error") if isinstance(payload, dict) else None
        if not isinstance(error, dict):
            raise TantrixError("api.foreign", address=self._address)
        raise TantrixError(str(error["id"]), **error.get("params", {}))

    async def stream(self, path: str) -> AsyncGenerator[Json]:
        """Yield the messages of a stream, which begins again wherever it breaks off."""
        backoff = self._backoff(self._rng)
        while True:
            least_s = 0.0
            try:
                async with aclosing(self._lines(path)) as messages:
                    async for message in messages:
                        backoff.reset()
                        if message["type"] == "closing":
                            least_s = message.get("retry_ms", 0) / 1000
                        yield message
            except _Later as later:
                least_s = later.least_s
            await backoff.wait(least_s)

    async def _lines(self, path: str) -> AsyncGenerator[Json]:
        """Yield the messages of one connection; raises `_Later` where it breaks off."""
        timeout = httpx.Timeout(TIMEOUT_S, read=SILENCE_S, pool=None)
        asked = self._turns
        try:
            async with self._http.stream("GET", path, timeout=timeout) as answer:
                if not answer.is_success:
                    self._refuse(answer, await answer.aread())
                self._report_reachable(asked, None)
                asked = self._turns
                async for line in answer.aiter_lines():
                    if len(line) > LONGEST_LINE:
                        raise TantrixError("api.foreign", address=self._address)
                    if line:
                        yield _message(self._address, line)
        except (httpx.TransportError, httpx.StreamError) as error:
            later = _Later(self._address, str(error))
            self._report_reachable(asked, later)
            raise later from error
        except _Later as later:
            self._report_reachable(asked, later)
            raise


class _Later(TantrixError):
    """No answer that counts, but there may be one later: after `least_s`, as the server asks."""

    def __init__(self, address: str, why: str, least_s: float = 0.0) -> None:
        super().__init__(UNREACHABLE, address=address, why=why)
        self.least_s = least_s


def _message(address: str, line: str) -> Json:
    """Return the message of a line, which has a type."""
    message = _json(address, line.encode())
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise TantrixError("api.foreign", address=address)
    return message


def _json(address: str, content: bytes) -> Any:  # noqa: ANN401 - any JSON value
    """Return a JSON value; raises `TantrixError` `api.foreign`."""
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        raise TantrixError("api.foreign", address=address) from None
