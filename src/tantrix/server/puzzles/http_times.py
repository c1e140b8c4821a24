"""The best times of the puzzles of the catalogue over HTTP.

A time runs on the clock of the server, in milliseconds, from when somebody first opens a puzzle
until the server accepts their solution, whether they look at it meanwhile or not. It does not count
for the table once help was asked for, or where something was done before the server knew of it.
Puzzles with scores have no times.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec
from starlette.requests import Request

from tantrix.notation import moves
from tantrix.puzzles import verify
from tantrix.puzzles.catalogue import puzzle as named
from tantrix.puzzles.puzzle import Puzzle
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.server.db.median import MedianTime
from tantrix.server.puzzles.http import MOST_TILES, BoardRequest, PuzzleRequest
from tantrix.server.puzzles.repository import (
    PuzzleAttempt,
    PuzzleTime,
    PuzzleTimes,
    PuzzleTimeStore,
)
from tantrix.server.web import cookies
from tantrix.server.web.budget import Rate
from tantrix.server.web.queries import optional_number
from tantrix.server.web.route import READ, Query, Routes
from tantrix.server.workers.pool import Executor

PAGE = 50
"""How many rows a page of a table has."""

LOOKS, LOOKS_A_SECOND = 200, 20.0
TRIES, TRIES_A_SECOND = 60, 1.0
"""How often one address may look at a table, and begin or end something."""


class PuzzleOpening(PuzzleRequest, frozen=True):
    """A puzzle that somebody opens; `begun` if they had begun it before the server knew of it."""

    begun: bool


class OfPuzzle(Query, frozen=True):
    """The name of a puzzle, and which page of its table is asked for."""

    id: str = ""
    page: str | None = None


class PuzzleTried(msgspec.Struct, frozen=True):
    """How far one is with a puzzle oneself; `place` is None without a place in the table.

    `helped`: it is solved, or will be, without its time counting. Where it counts, who has no name
    has no place yet.
    """

    state: Literal["new", "opened", "solved"]
    helped: bool
    time_ms: int | None
    place: int | None


class PuzzleTimeRow(msgspec.Struct, frozen=True):
    """A row of the table of a puzzle."""

    place: int
    name: str
    time_ms: int
    solved_ms: int
    you: bool


class PuzzleTimeTable(msgspec.Struct, frozen=True):
    """A page of the times of a puzzle, the least first; `of` is how many there are in all.

    `own` is the row of whoever asks, wherever it stands, and `tried` how far they are. The `median`
    is that of all times that count, also of people without a name, None of fewer than five.
    """

    puzzle: str
    of: int
    page: int
    pages: int
    rows: list[PuzzleTimeRow]
    own: PuzzleTimeRow | None
    median: MedianTime | None
    tried: PuzzleTried


class PuzzleTimeService:
    """What the tables of times need."""

    def __init__(
        self, store: PuzzleTimeStore, executor: Executor, wall_ms: Callable[[], int]
    ) -> None:
        self.store = store
        self.executor = executor
        self.wall_ms = wall_ms


looks = Rate("puzzles.times", LOOKS, LOOKS_A_SECOND)
"""How often an address looks at a table."""

tries = Rate("puzzles.tries", TRIES, TRIES_A_SECOND)
"""How often an address begins and ends something."""

UNTIMED = ("bad.puzzle", "bad.puzzle.many", "bad.puzzle.untimed")
"""Why a puzzle has no times."""

routes = Routes()


@routes.get("/api/puzzles/times", scope=READ, limit=looks, errors=UNTIMED)
async def list_puzzle_times(request: Request, query: OfPuzzle) -> PuzzleTimeTable:
    """List the best times of a puzzle: one of each person who has a name."""
    puzzle, service, owner = _timed(query.id), _service(request), cookies.owner(request)
    page = optional_number(query.page, "page", least=1) or 1
    found = await _times(service, puzzle, owner, page)
    pages = max(1, -(-found.size // PAGE))
    if page > pages:
        page, found = pages, await _times(service, puzzle, owner, pages)
    return PuzzleTimeTable(
        puzzle=puzzle.name,
        of=found.size,
        page=page,
        pages=pages,
        rows=[_row(row, owner) for row in found.rows],
        own=None if found.own is None else _row(found.own, owner),
        median=await service.store.median(puzzle.name, service.wall_ms()),
        tried=_tried(await service.store.attempt(owner, puzzle.name), found.own),
    )


@routes.post("/api/puzzles/open", limit=tries, errors=UNTIMED)
async def open_puzzle(request: Request, body: PuzzleOpening) -> PuzzleTried:
    """Begin the time of a puzzle; one that runs, or is over, goes on as it is."""
    puzzle, service, owner = _timed(body.id), _service(request), cookies.owner(request)
    now_ms = service.wall_ms()
    await service.store.open(owner, puzzle.name, now_ms, counts=not body.begun)
    return await _state(service, puzzle, owner)


@routes.post("/api/puzzles/helped", limit=tries, errors=UNTIMED)
async def take_puzzle_help(request: Request, body: PuzzleRequest) -> PuzzleTried:
    """Say that one has had help, such as a hint of a solver of one's own: no time counts then."""
    puzzle, service, owner = _timed(body.id), _service(request), cookies.owner(request)
    await service.store.discount(owner, puzzle.name)
    return await _state(service, puzzle, owner)


@routes.post(
    "/api/puzzles/solved",
    limit=tries,
    errors=(*UNTIMED, "bad.placement", "bad.puzzle.unopened"),
)
async def finish_puzzle(request: Request, body: BoardRequest) -> PuzzleTried:
    """Check a solution and keep its time; the first time that is kept stays."""
    puzzle, service, owner = _timed(body.id), _service(request), cookies.owner(request)
    at_ms = service.wall_ms()
    await service.executor.do(_check, puzzle, body.placements)
    if await service.store.solved(owner, puzzle.name, at_ms) is None:
        raise TantrixError("bad.puzzle.unopened")
    return await _state(service, puzzle, owner)


def _service(request: Request) -> PuzzleTimeService:
    service: PuzzleTimeService = request.app.state.puzzle_times
    return service


def _timed(name: str) -> Puzzle:
    """Return the puzzle of a name; raises `TantrixError` `bad.puzzle` and its kin."""
    puzzle = named(name)
    if puzzle.scored is not None:
        raise TantrixError("bad.puzzle.untimed", text=puzzle.name)
    if len(puzzle.tiles) > MOST_TILES:
        raise TantrixError("bad.puzzle.many", most=MOST_TILES)
    return puzzle


def _check(puzzle: Puzzle, placements: list[str]) -> None:
    """Refuse what is no solution; raises `IllegalAction` `bad.solution.*`."""
    faults = verify.check(puzzle, [moves.read_placement(code) for code in placements])
    if faults:
        raise IllegalAction(faults)


async def _times(service: PuzzleTimeService, puzzle: Puzzle, owner: str, page: int) -> PuzzleTimes:
    now_ms, skip = service.wall_ms(), (page - 1) * PAGE
    return await service.store.times(puzzle.name, owner, now_ms, skip=skip, limit=PAGE)


async def _state(service: PuzzleTimeService, puzzle: Puzzle, owner: str) -> PuzzleTried:
    """Return how far somebody is with a puzzle."""
    attempt = await service.store.attempt(owner, puzzle.name)
    found = await service.store.times(puzzle.name, owner, service.wall_ms(), skip=0, limit=0)
    return _tried(attempt, found.own)


def _tried(attempt: PuzzleAttempt | None, own: PuzzleTime | None) -> PuzzleTried:
    if attempt is None:
        return PuzzleTried("new", helped=False, time_ms=None, place=None)
    return PuzzleTried(
        state="opened" if attempt.time_ms is None else "solved",
        helped=not attempt.counts,
        time_ms=attempt.time_ms,
        place=None if own is None else own.place,
    )


def _row(row: PuzzleTime, owner: str) -> PuzzleTimeRow:
    return PuzzleTimeRow(row.place, row.name, row.time_ms, row.solved_ms, row.owner == owner)
