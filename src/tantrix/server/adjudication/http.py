"""Adjudication over HTTP: what `tantrix adjudicate` prints as JSON, but for play-outs.

Nothing is stored, and nothing is asked of the tables of the server: a text comes in, and what was
found goes out. A whole game takes some 20 ms of a thread; one is judged at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from starlette.requests import HTTPConnection, Request

from tantrix.adjudication.questions import (
    ERRORS,
    Question,
    RecordQuestion,
    judge_position,
    judge_record,
)
from tantrix.adjudication.views import PositionVerdictView, RecordView
from tantrix.server.web.protocol import Input
from tantrix.server.web.ratelimit import Bucket, Buckets
from tantrix.server.web.route import Routes
from tantrix.server.workers.searches import SearchQueue
from tantrix.tournaments.mistakes import MistakeMoment

LONGEST = 12_000
"""The longest record or position that is judged, in characters; a game takes 3,000."""

ASKS, ASKS_A_SECOND = 30, 1.0
"""How often one address may ask."""

WAITING = 12
"""How many may wait while another question is answered."""

DAY_MS = 24 * 60 * 60 * 1000

Number = Annotated[int, msgspec.Meta(ge=0, le=999)]
Time = Annotated[int, msgspec.Meta(ge=0, le=DAY_MS)]


class PositionToJudge(Input, frozen=True):
    """A position as one line; times used by player, and the limit of a side, in milliseconds."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    times_ms: Annotated[list[Time], msgspec.Meta(max_length=4)] | None = None
    limit_ms: Time | None = None
    lang: Literal["en", "fr"] = "en"


class RecordToJudge(PositionToJudge, frozen=True):
    """A record; a mistake was announced after so many placements, by a player.

    `moment` says when a space left unfilled was announced where the record cannot show it, `agreed`
    whether the players agree how to recover.
    """

    announced: Number | None = None
    by: Number | None = None
    moment: Literal["in_turn", "unconfirmed", "later"] | None = None
    agreed: bool = True


class AdjudicationService:
    """Who asks how often, and that one question is answered at a time."""

    def __init__(self, tick_ms: Callable[[], int]) -> None:
        self.line = SearchQueue(1, WAITING)
        self.asks = Buckets(lambda: Bucket(ASKS, ASKS_A_SECOND, tick_ms))


def asks(connection: HTTPConnection) -> Buckets:
    """Return what counts how often an address asks."""
    return _service(connection).asks


routes = Routes()


@routes.post("/api/adjudicate", scope="play", limit=asks, errors=(*ERRORS, "limit.busy"))
async def adjudicate_record(request: Request, body: RecordToJudge) -> RecordView:
    """Judge a record: every placement, the remedy of the first mistake, the position after it."""
    question = RecordQuestion(
        text=body.text,
        times_ms=_times(body),
        limit_ms=body.limit_ms,
        announced=body.announced,
        by=body.by,
        moment=None if body.moment is None else MistakeMoment(body.moment),
        agreed=body.agreed,
    )
    async with _service(request).line.turn():
        _, view = await asyncio.to_thread(judge_record, question, body.lang)
    return view


@routes.post("/api/adjudicate/position", scope="play", limit=asks, errors=(*ERRORS, "limit.busy"))
async def adjudicate_position(request: Request, body: PositionToJudge) -> PositionVerdictView:
    """Tell what a position proves without its history, and what can be filled in it."""
    question = Question(text=body.text, times_ms=_times(body), limit_ms=body.limit_ms)
    async with _service(request).line.turn():
        _, view = await asyncio.to_thread(judge_position, question, body.lang)
    return view


def _times(body: PositionToJudge) -> tuple[int, ...] | None:
    """Return the times that were told."""
    return None if body.times_ms is None else tuple(body.times_ms)


def _service(connection: HTTPConnection) -> AdjudicationService:
    service: AdjudicationService = connection.app.state.adjudication
    return service
