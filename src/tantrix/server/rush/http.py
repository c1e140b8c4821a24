"""Puzzle rush over HTTP: as many exercises as one can in three or five minutes.

Times are milliseconds on the clock of the server. A rush is one's own: nobody else may look at it
or answer in it. The right placements of an exercise leave the server with the answer to it.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.requests import Request

from tantrix.notation import serializers
from tantrix.notation.json_types import GameView
from tantrix.notation.moves import read_placement, write_placement
from tantrix.server.rush.repository import Minutes, RushBest, RushRun
from tantrix.server.rush.service import RushKind, RushService
from tantrix.server.tables.messages import Code
from tantrix.server.web import cookies
from tantrix.server.web.budget import Rate
from tantrix.server.web.protocol import Input
from tantrix.server.web.route import Query, Routes

BEST = 50
"""How many rows the table has, beside that of whoever asks."""

STARTS, STARTS_A_SECOND = 20, 0.1
ANSWERS, ANSWERS_A_SECOND = 60, 4.0
"""How many rushes one address may begin, and answers be judged for it."""


class RushStart(Input, frozen=True):
    """A rush to begin."""

    minutes: Minutes


class RushPlacement(Input, frozen=True):
    """An answer: the number of the exercise, and the placement."""

    number: int
    placement: Code


class OfMinutes(Query, frozen=True):
    """How long the rushes of a table take."""

    minutes: Literal["3", "5"] = "3"


class RushExercise(msgspec.Struct, frozen=True):
    """What is to be done with one placement of the player who is to act.

    `loop`: close a loop of one's colour; `line`: make one's best line as valuable as one placement
    can; `force`: make two forced spaces at once; `best`: find the best placement.
    """

    kind: RushKind
    view: GameView


class RushView(msgspec.Struct, frozen=True):
    """A rush of one's own; `exercise` is None once it is `over`.

    `number` is that of the exercise, `best` the most that one has solved in a rush of so many
    minutes, this one included where it is over.
    """

    id: str
    minutes: Minutes
    ends_ms: int
    now_ms: int
    number: int
    solved: int
    mistakes: int
    over: bool
    best: int
    exercise: RushExercise | None


class RushAnswered(msgspec.Struct, frozen=True):
    """What is said of an answer, with all placements that were right, and the rush after it.

    `right` is None where the answer came too late, or had been given already.
    """

    right: bool | None
    solution: list[str]
    rush: RushView


class RushRow(msgspec.Struct, frozen=True):
    """A row of the table: the best rush of a person."""

    place: int
    name: str
    solved: int
    mistakes: int
    at_ms: int
    you: bool


class RushTable(msgspec.Struct, frozen=True):
    """The best rushes of so many minutes, and the row of whoever asks.

    `best` is the most that they have solved, None where they have played none; without an account
    one is in no table.
    """

    minutes: Minutes
    rows: list[RushRow]
    best: int | None


starting = Rate("rush.starts", STARTS, STARTS_A_SECOND)
"""How often an address begins a rush."""

answering = Rate("rush.answers", ANSWERS, ANSWERS_A_SECOND)
"""How often an address answers."""

ANSWERING = ("bad.path", "bad.placement")
"""Why an answer is not judged."""

routes = Routes()


@routes.get("/api/rush")
async def get_rush_table(request: Request, query: OfMinutes) -> RushTable:
    """List the best rushes of so many minutes."""
    rush, owner = _service(request), cookies.owner(request)
    minutes: Minutes = 5 if query.minutes == "5" else 3
    store, now_ms = rush.store, rush.now_ms
    rows = await store.best(minutes, BEST, now_ms)
    if all(row.owner != owner for row in rows):
        own = await store.place(minutes, owner, now_ms)
        rows = rows if own is None else [*rows, own]
    best = await store.own_best(minutes, owner, now_ms)
    return RushTable(minutes, [_row(row, owner) for row in rows], best)


@routes.post("/api/rush", limit=starting)
async def start_rush(request: Request, body: RushStart) -> RushView:
    """Begin a rush: its time runs from now on."""
    rush = _service(request)
    return await _view(rush, await rush.start(cookies.owner(request), body.minutes))


@routes.get("/api/rush/{rush}", errors=("bad.path",))
async def get_rush(request: Request) -> RushView:
    """Show how a rush of one's own stands."""
    return await _view(_service(request), await _run(request))


@routes.post("/api/rush/{rush}/answer", limit=answering, errors=ANSWERING)
async def answer_rush(request: Request, body: RushPlacement) -> RushAnswered:
    """Judge an answer; the next exercise comes with it."""
    rush, run = _service(request), await _run(request)
    said = await rush.answer(run, body.number, read_placement(body.placement))
    right = sorted(map(write_placement, said.task.right))
    return RushAnswered(said.right, right, await _view(rush, said.run))


def _service(request: Request) -> RushService:
    service: RushService = request.app.state.rush
    return service


async def _run(request: Request) -> RushRun:
    """Return the rush that the path names."""
    return await _service(request).run(request.path_params["rush"], cookies.owner(request))


async def _view(rush: RushService, run: RushRun) -> RushView:
    now_ms = rush.now_ms
    over = run.is_over(now_ms)
    task = None if over else await rush.task(run)
    return RushView(
        id=run.id,
        minutes=run.minutes,
        ends_ms=run.ends_ms,
        now_ms=now_ms,
        number=run.number,
        solved=run.solved,
        mistakes=run.mistakes,
        over=over,
        best=await rush.store.own_best(run.minutes, run.owner, now_ms) or 0,
        exercise=None if task is None else RushExercise(task.kind, serializers.view(task.state())),
    )


def _row(row: RushBest, owner: str) -> RushRow:
    return RushRow(
        row.place, row.name, row.solved, row.mistakes, row.started_ms, row.owner == owner
    )
