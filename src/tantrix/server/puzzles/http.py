"""The puzzle table over HTTP: the catalogue, what lies and what fits, and what the solver says.

Placements are codes such as `25@0,-1:5`, cells are `[q, r]`, lines and errors those of
`tantrix.notation.serializers`. A table is told whole each time: the server keeps none.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tantrix.notation import moves, puzzle_serializers, serializers
from tantrix.notation.serializers import Json
from tantrix.puzzles import puzzle_board, verify
from tantrix.puzzles.boards import parse_board
from tantrix.puzzles.ids import ad_hoc
from tantrix.puzzles.known import known
from tantrix.puzzles.puzzle import Goal, LinkShape, Puzzle
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.server.auth import cookies
from tantrix.server.tables import messages
from tantrix.server.tables.messages import Code, Letter
from tantrix.server.web.ratelimit import Bucket, Buckets
from tantrix.server.web.responses import read_body, reply, visitor
from tantrix.server.workers.searches import SearchQueue, follow
from tantrix.solver import Answer, Search, Status, complete

MOST_TILES = 300
"""The most tiles of a puzzle on a table of the server."""

LONGEST_ID = 6000
"""The longest id that is read, in characters."""

HINT_S = 1.0
SEARCH_S = 5.0
FIRST_S = 3.0
"""How long a hint, any other search, and the first solution of a new puzzle may take."""

LOOKS, LOOKS_A_SECOND = 300, 30.0
ASKS, ASKS_A_SECOND = 60, 2.0
"""How often one address may have a table looked at, and a search made."""

WAITING = 12
"""How many people may wait for a search to end."""

Read = TypeVar("Read")
At = tuple[int, int]
TileNumber = Annotated[int, msgspec.Meta(ge=1, le=56)]
Codes = Annotated[list[Code], msgspec.Meta(max_length=MOST_TILES)]


class PuzzleRequest(messages.Input, frozen=True):
    """A puzzle, by its name or an id that carries it."""

    id: str


class BoardRequest(PuzzleRequest, frozen=True):
    """What lies on the table of a puzzle."""

    placements: Codes


class Swap(BoardRequest, frozen=True):
    """Exchange the tile at a cell for the one at another, or for a tile of the tray."""

    at: At
    other: At | None
    tile: TileNumber | None


class GoalInput(messages.Input, frozen=True):
    """A loop or a line of a colour."""

    form: Literal["loop", "line"]
    colour: Letter


class NewPuzzle(messages.Input, frozen=True):
    """A puzzle of somebody's own; a board is named, or told cell by cell."""

    tiles: Annotated[list[TileNumber], msgspec.Meta(max_length=MOST_TILES)]
    choices: Annotated[list[list[GoalInput]], msgspec.Meta(max_length=16)]
    board: str | Annotated[list[At], msgspec.Meta(max_length=MOST_TILES)] | None
    holes: bool


class PuzzleService:
    """What the puzzles of a server share: who asks how often, and the searches that go on."""

    def __init__(self, tick_ms: Callable[[], int]) -> None:
        together = max(1, min(4, (os.cpu_count() or 2) - 1))
        self.searches = SearchQueue(together, WAITING)
        self.looks = Buckets(lambda: Bucket(LOOKS, LOOKS_A_SECOND, tick_ms))
        self.asks = Buckets(lambda: Bucket(ASKS, ASKS_A_SECOND, tick_ms))


async def catalogue(request: Request) -> Response:
    """List the puzzles that have a name."""
    return reply(request, {"sections": puzzle_serializers.sections()})


async def form(request: Request) -> Response:
    """Tell all about one puzzle."""
    _room(request).looks.take(visitor(request))
    puzzle = await asyncio.to_thread(_known, request.query_params.get("id", ""))
    return reply(request, puzzle_serializers.form(puzzle))


async def look(request: Request) -> Response:
    """Tell what a table shows: clashes, lines, what fits, and whether it is solved."""
    asked = await _looked_at(request, BoardRequest)
    return reply(request, await asyncio.to_thread(_look, asked))


async def swap(request: Request) -> Response:
    """Exchange two tiles whose links have the same shape."""
    asked = await _looked_at(request, Swap)
    return reply(request, {"placements": await asyncio.to_thread(_swap, asked)})


async def hint(request: Request) -> Response:
    """Tell the next tile on the way to a solution, or that there is none from here."""
    asked = await _searched(request, BoardRequest)
    puzzle, table = await asyncio.to_thread(_table, asked)
    if not verify.check(puzzle, table):
        return reply(request, {"answer": "solved"})
    if puzzle.scored is not None:
        return reply(request, _hint(puzzle, table, complete(puzzle, table)))
    begin = partial(Search, puzzle, table, first=True, keep=1, seconds=HINT_S, threads=2)
    async with _room(request).searches.turn():
        answer = await follow(request, begin)
    return reply(request, _hint(puzzle, table, answer))


async def solution(request: Request) -> Response:
    """Tell a solution, or the best arrangement known where there are scores."""
    puzzle = await _asked_for(request)
    if puzzle.scored is not None:
        return reply(request, _solution(complete(puzzle, ())))
    begin = partial(Search, puzzle, first=True, keep=1, seconds=SEARCH_S)
    async with _room(request).searches.turn():
        answer = await follow(request, begin)
    return reply(request, _solution(answer))


async def count(request: Request) -> Response:
    """Tell how many solutions a puzzle has, or at least how many."""
    puzzle = await _asked_for(request)
    async with _room(request).searches.turn():
        answer = await follow(request, partial(Search, puzzle, keep=1, seconds=SEARCH_S))
    told = {"count": answer.count, "complete": answer.complete, "seconds": answer.seconds}
    return reply(request, told)


async def make(request: Request) -> Response:
    """Name a puzzle of somebody's own, and tell whether it can be solved, and in how many ways."""
    wish = await _searched(request, NewPuzzle)
    puzzle = await asyncio.to_thread(_made, wish)
    async with _room(request).searches.turn():
        first = await follow(request, partial(Search, puzzle, first=True, keep=1, seconds=FIRST_S))
        rest = SEARCH_S - first.seconds if first.status is Status.SOLVED else 0
        every = await follow(request, partial(Search, puzzle, keep=1, seconds=rest))
    told = {
        "id": puzzle.name,
        "status": first.status,
        "count": max(first.count, every.count),
        "complete": first.complete or every.complete,
    }
    return reply(request, told)


ROUTES = [
    Route("/api/puzzles", catalogue, methods=["GET"]),
    Route("/api/puzzles/form", form, methods=["GET"]),
    Route("/api/puzzles/look", look, methods=["POST"]),
    Route("/api/puzzles/hint", hint, methods=["POST"]),
    Route("/api/puzzles/swap", swap, methods=["POST"]),
    Route("/api/puzzles/solution", solution, methods=["POST"]),
    Route("/api/puzzles/count", count, methods=["POST"]),
    Route("/api/puzzles/make", make, methods=["POST"]),
]


# --- what is asked -------------------------------------------------------------------------------


def _room(request: Request) -> PuzzleService:
    room: PuzzleService = request.app.state.puzzles
    return room


async def _looked_at(request: Request, kind: type[Read]) -> Read:
    """Read what is to be looked at, from a page of this server that does not ask too often."""
    cookies.check_origin(request)
    _room(request).looks.take(visitor(request))
    return await read_body(request, kind)


async def _searched(request: Request, kind: type[Read]) -> Read:
    """Read what is to be searched for, likewise."""
    cookies.check_origin(request)
    _room(request).asks.take(visitor(request))
    return await read_body(request, kind)


async def _asked_for(request: Request) -> Puzzle:
    """Read which puzzle is to be searched."""
    asked = await _searched(request, PuzzleRequest)
    return await asyncio.to_thread(_known, asked.id)


def _known(text: str) -> Puzzle:
    """Return the puzzle of a name or an id that a table of the server has room for."""
    if len(text) > LONGEST_ID:
        raise TantrixError("bad.puzzle.long", most=LONGEST_ID)
    return _fitting(known(text))


def _fitting(puzzle: Puzzle) -> Puzzle:
    if len(puzzle.tiles) > MOST_TILES:
        raise TantrixError("bad.puzzle.many", most=MOST_TILES)
    return puzzle


def _table(asked: BoardRequest) -> tuple[Puzzle, list[Placement]]:
    """Return a puzzle with what lies on its table, if that can lie there."""
    puzzle = _known(asked.id)
    table = [moves.parse_code(code) for code in asked.placements]
    if faults := verify.table_faults(puzzle, table):
        raise IllegalAction(faults)
    return puzzle, table


def _made(wish: NewPuzzle) -> Puzzle:
    """Return a puzzle of somebody's own, named by its id."""
    choices = tuple(
        tuple(Goal(LinkShape(goal.form), Colour(goal.colour)) for goal in goals)
        for goals in wish.choices
    )
    board = None if wish.board is None else _board(wish.board)
    holes = wish.holes and board is None
    return _fitting(ad_hoc(Puzzle("", tuple(sorted(wish.tiles)), choices, board, holes)))


def _board(told: str | Sequence[At]) -> frozenset[Hex]:
    """Return the cells of a board that is named, or told one by one."""
    if isinstance(told, str):
        return parse_board(told)
    cells = [Hex(*at) for at in told]
    for at in cells:
        if cells.count(at) > 1:
            raise TantrixError("bad.puzzle.cell_twice", q=at.q, r=at.r)
    return frozenset(cells)


# --- what is told --------------------------------------------------------------------------------


def _look(asked: BoardRequest) -> Json:
    puzzle, table = _table(asked)
    board = Board(table)
    lines = puzzle_board.shown_lines(puzzle, board)
    whole = len(table) == len(puzzle.tiles)
    faults = verify.check(puzzle, table) if whole else []
    fits = puzzle_board.fitting(puzzle, board)
    return {
        "mismatches": [[list(cell) for cell in pair] for pair in puzzle_board.mismatches(board)],
        "faults": [serializers.refusal(fault) for fault in faults],
        "solved": whole and not faults,
        "score": None if puzzle.scored is None else sum(line.length for line in lines),
        "lines": [serializers.line(line) for line in lines],
        "fits": {str(tile): list(map(moves.code, found)) for tile, found in fits.items()},
    }


def _swap(asked: Swap) -> list[str]:
    puzzle, table = _table(asked)
    if (asked.other is None) == (asked.tile is None):
        raise TantrixError("bad.swap", reason="which")
    at = Hex(*asked.at)
    if asked.tile is not None:
        swapped = puzzle_board.swap_in(puzzle, table, at, asked.tile)
    else:
        swapped = puzzle_board.swap(puzzle, table, at, Hex(*(asked.other or at)))
    return list(map(moves.code, swapped))


def _hint(puzzle: Puzzle, table: list[Placement], answer: Answer) -> Json:
    if answer.solutions:
        following = puzzle_board.follower(puzzle, table, answer.solutions[0])
        return {"answer": "next", "placement": moves.code(following)}
    return {"answer": "none" if answer.status is Status.UNSOLVABLE else "unknown"}


def _solution(answer: Answer) -> Json:
    (found,) = answer.solutions or ((),)
    return {
        "status": Status.SOLVED if found else answer.status,
        "placements": list(map(moves.code, found)),
        "score": answer.score,
        "seconds": answer.seconds,
    }
