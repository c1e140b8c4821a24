"""Adjudication over HTTP: what `tantrix adjudicate` prints as JSON.

Nothing is stored, and nothing is asked of the tables of the server: a text comes in, and what was
found goes out. A whole game takes some 20 ms of a process. Play-outs take
longer: they have a process of their own (`playouts`).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from starlette.requests import HTTPConnection, Request

from tantrix.adjudication.questions import (
    ERRORS,
    USUAL,
    Question,
    RecordQuestion,
    judge_position,
    judge_record,
)
from tantrix.adjudication.views import PlayoutsView, PositionVerdictView, RecordView
from tantrix.messages import Lang
from tantrix.server.adjudication.playouts import PlayoutService, PlayoutStream
from tantrix.server.web.budget import Rate
from tantrix.server.web.protocol import Input
from tantrix.server.web.route import Routes
from tantrix.server.workers.pool import Executor
from tantrix.tournaments.mistakes import MistakeMoment

LONGEST = 12_000
"""The longest record or position that is judged, in characters; a game takes 3,000."""

ASKS, ASKS_A_SECOND = 30, 1.0
"""How often one address may ask."""

DAY_MS = 24 * 60 * 60 * 1000

Number = Annotated[int, msgspec.Meta(ge=0, le=999)]
Time = Annotated[int, msgspec.Meta(ge=0, le=DAY_MS)]


class PositionToJudge(Input, frozen=True):
    """A position as one line; times used by player, and the limit of a side, in milliseconds."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    times_ms: Annotated[list[Time], msgspec.Meta(max_length=4)] | None = None
    limit_ms: Time | None = None
    lang: Lang = "en"


class RecordToJudge(PositionToJudge, frozen=True):
    """A record; a mistake was announced after so many placements, by a player.

    `moment` says when a space left unfilled was announced where the record cannot show it, `agreed`
    whether the players agree how to recover.
    """

    announced: Number | None = None
    by: Number | None = None
    moment: Literal["in_turn", "unconfirmed", "later"] | None = None
    agreed: bool = True


class PositionToPlayOut(PositionToJudge, frozen=True):
    """A position of a stopped game, played to its end so often; equal seeds give equal games."""

    games: Annotated[int, msgspec.Meta(ge=1, le=USUAL)] = USUAL
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**32)] = 0


class AdjudicationService:
    """What answers questions."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        self.playouts = PlayoutService()


asks = Rate("adjudication.asks", ASKS, ASKS_A_SECOND)
"""How often an address asks."""


routes = Routes()


RECORD = '[Hands "1,2,3,4,5,6/7,8,9,10,11,12"]\n[Bag "?44"]\n\n1. 5@0,0:0=20'
POSITION = (
    "v1 strategy:2 free 1 4,15,28,32,43,55/5,7,33,44,46,53 41,49,29,19,54,27,18,6,3,31,37,30,9,50,"
    "56,20,10,12,45,42,8,24,36,17,16,51,21,25,47,40,2,13,52,39,38,26,22,35,1,48,14,11,23,34 -"
)
"""What can be judged, for the examples: a record, and a position."""


@routes.post(
    "/api/adjudicate",
    scope="play",
    limit=asks,
    examples=({"text": RECORD},),
    errors=(*ERRORS, "limit.heavy"),
)
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
    _, view = await _service(request).executor.do(judge_record, question, body.lang)
    return view


@routes.post(
    "/api/adjudicate/position",
    scope="play",
    limit=asks,
    examples=({"text": POSITION, "times_ms": [1_170_000, 1_265_000]},),
    errors=(*ERRORS, "limit.heavy"),
)
async def adjudicate_position(request: Request, body: PositionToJudge) -> PositionVerdictView:
    """Tell what a position proves without its history, and what can be filled in it."""
    question = Question(text=body.text, times_ms=_times(body), limit_ms=body.limit_ms)
    _, view = await _service(request).executor.do(judge_position, question, body.lang)
    return view


@routes.post(
    "/api/adjudicate/playouts",
    scope="play",
    limit=asks,
    examples=({"text": POSITION, "games": 4},),
    lines=PlayoutsView,
    errors=(*ERRORS, "bad.adjudicate.cannot_play", "bad.adjudicate.over", "limit.heavy"),
)
async def play_out_position(request: Request, body: PositionToPlayOut) -> PlayoutStream:
    """Play a stopped game to its end many times by the robot `greedy`, the bag shuffled each time.

    A line comes about every second, with the games so far; the last one has them all. This
    estimates: a Controller decides.
    """
    question = Question(text=body.text, times_ms=_times(body), limit_ms=body.limit_ms)
    return PlayoutStream(_service(request).playouts, question, body.games, body.seed)


def _times(body: PositionToJudge) -> tuple[int, ...] | None:
    """Return the times of the question."""
    return None if body.times_ms is None else tuple(body.times_ms)


def _service(connection: HTTPConnection) -> AdjudicationService:
    service: AdjudicationService = connection.app.state.adjudication
    return service
