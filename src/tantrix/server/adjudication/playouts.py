"""Stopped games played out over HTTP: a stream of what was found so far.

200 games take from some seconds to a minute, in a process of their own, and one position is played
out at a time. Whoever asks reads a line about every second, so that no proxy takes the answer for
dead; when the reader goes away, the process is ended.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncGenerator, Iterator
from typing import NamedTuple

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tantrix.adjudication.questions import Question, judge_position
from tantrix.adjudication.views import PlayoutsView
from tantrix.notation.json_types import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.web.streaming import until_gone
from tantrix.server.workers.searches import Turns
from tantrix.server.workers.single import SingleProcess

PATIENCE_S = 60.0
"""How long the process may be silent."""

PAUSE_S = 1.0
"""How often something is sent, in seconds."""

WAITING = 4
"""How many may wait while a game is played out for somebody else."""


class PlayoutsRefused(NamedTuple):
    """Why a position cannot be played out."""

    id: str
    params: Json


class PlayoutService:
    """Plays one position out at a time."""

    def __init__(self) -> None:
        self.process = SingleProcess(PATIENCE_S)
        self.queue = Turns(1, WAITING, each=1)


class PlayoutStream(Response):
    """The answer to whoever has a position played out: a line of JSON about every second."""

    media_type = "application/x-ndjson"

    def __init__(self, service: PlayoutService, question: Question, games: int, seed: int) -> None:
        super().__init__()
        del self.headers["content-length"]
        self.headers["Cache-Control"] = "no-store"
        self._service = service
        self._asked = (question, games, seed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        """Answer; raises `TantrixError` while nothing has been sent."""
        async with self._service.queue.turn():
            found = self._service.process.each(played_out, *self._asked)
            async with contextlib.aclosing(found) as tallies:
                first = await anext(tallies)
                if isinstance(first, PlayoutsRefused):
                    raise TantrixError(first.id, **first.params)
                await send(
                    {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
                )
                await until_gone(_write(first, tallies, send), receive)


def played_out(
    question: Question, games: int, seed: int
) -> Iterator[PlayoutsView | PlayoutsRefused]:
    """Play a position out, in this process: yield what was found from time to time, and at last."""
    from tantrix.adjudication import serializers  # in the process that plays alone
    from tantrix.adjudication.playouts import play_out

    try:
        state, view = judge_position(question, "en")
        sent = -PAUSE_S
        for tally in play_out(state, view["penalties"], games, seed):
            now = time.monotonic()
            if now - sent >= PAUSE_S or len(tally.scores) == games:
                sent = now
                yield serializers.playouts(tally, games)
    except TantrixError as error:
        yield PlayoutsRefused(error.id, error.params)


async def _write(first: PlayoutsView, tallies: AsyncGenerator[PlayoutsView], send: Send) -> None:
    """Write the lines."""
    await _line(first, send)
    async for tally in tallies:
        await _line(tally, send)
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _line(tally: PlayoutsView, send: Send) -> None:
    body = msgspec.json.encode(tally) + b"\n"
    await send({"type": "http.response.body", "body": body, "more_body": True})
