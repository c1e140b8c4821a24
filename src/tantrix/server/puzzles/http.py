"""The puzzle table over HTTP: the catalogue, what lies and what fits, and what the solver says.

Placements are codes such as `25@0,-1:5`, cells are `[q, r]`, lines and errors those of
`tantrix.notation.serializers`. A table is told whole each time: the server keeps none.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import Annotated, Literal

import msgspec
from starlette.requests import HTTPConnection, Request

from tantrix.notation import moves, puzzle_serializers, serializers
from tantrix.notation.json_types import Cell, Json, LineView, PuzzleSection, PuzzleView, RefusalView
from tantrix.puzzles import puzzle_board, verify
from tantrix.puzzles.boards import read_board
from tantrix.puzzles.ids import ad_hoc, read_id
from tantrix.puzzles.known import known
from tantrix.puzzles.puzzle import Goal, LinkShape, Puzzle
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.server.tables.messages import Code
from tantrix.server.web import cookies
from tantrix.server.web.budget import Rate
from tantrix.server.web.protocol import Input, Letter
from tantrix.server.web.route import READ, Query, Routes
from tantrix.server.workers.pool import Executor
from tantrix.server.workers.searches import Turns, follow, follow_to
from tantrix.solver import Answer, Search, Status, complete

MOST_TILES = 300
"""The most tiles of a puzzle on a table of the server."""

LONGEST_ID = 6000
"""The longest id that is read, in characters."""

HINTS = 2
"""How many hints are looked for at once, at least: one address has half of the places at most, so
that nobody waits for the hints of somebody else."""

HINT_S = 1.0
SEARCH_S = 5.0
FIRST_S = 3.0
"""How long a hint, any other search, and the first solution of a new puzzle may take."""

LOOKS, LOOKS_A_SECOND = 300, 30.0
ASKS, ASKS_A_SECOND = 60, 2.0
"""How often one address may have a table looked at, and a search made."""

TILES_CHANGED = 2
"""A puzzle is as good as another one if this many tiles, at most, are in one of them alone."""

WAITING = 12
"""How many people may wait for a search to end."""

At = tuple[int, int]
TileNumber = Annotated[int, msgspec.Meta(ge=1, le=56)]
Codes = Annotated[list[Code], msgspec.Meta(max_length=MOST_TILES)]


class PuzzleRequest(Input, frozen=True):
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


class GoalInput(Input, frozen=True):
    """A loop or a line of a colour."""

    form: Literal["loop", "line"]
    colour: Letter


class NewPuzzle(Input, frozen=True):
    """A puzzle of somebody's own; a board is named, or told cell by cell."""

    tiles: Annotated[list[TileNumber], msgspec.Meta(max_length=MOST_TILES)]
    choices: Annotated[list[list[GoalInput]], msgspec.Meta(max_length=16)]
    board: str | Annotated[list[At], msgspec.Meta(max_length=MOST_TILES)] | None
    holes: bool


class Catalogue(msgspec.Struct, frozen=True):
    """The puzzles that have a name, in the parts of the catalogue."""

    sections: list[PuzzleSection]


class TableLook(msgspec.Struct, frozen=True):
    """What a table shows.

    `mismatches` are pairs of cells whose edges clash, `fits` by tile the codes of where it can
    go; `score` is None where there are no scores. `enclosed` are empty cells that a solution in a
    free shape cuts off from the outside; without any it is the finer one.
    """

    mismatches: list[tuple[Cell, Cell]]
    faults: list[RefusalView]
    solved: bool
    enclosed: list[Cell]
    score: int | None
    lines: list[LineView]
    fits: dict[str, list[str]]


class Swapped(msgspec.Struct, frozen=True):
    """What lies after an exchange."""

    placements: list[str]


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """The next placement, told with `next` alone; or that all is done, lost, or not known."""

    answer: Literal["solved", "next", "none", "unknown"]
    placement: str | msgspec.UnsetType = msgspec.UNSET


class Solution(msgspec.Struct, frozen=True):
    """A solution, empty where none was found; its score, and how long it took."""

    status: Status
    placements: list[str]
    score: int | None
    seconds: float


class SolutionCount(msgspec.Struct, frozen=True):
    """How many solutions there are: all of them where the search is `complete`."""

    count: int
    complete: bool
    seconds: float


class PuzzleMade(msgspec.Struct, frozen=True):
    """A puzzle of somebody's own: its id, whether it can be solved, and in how many ways."""

    id: str
    status: Status
    count: int
    complete: bool


class ById(Query, frozen=True):
    """A puzzle, by its name or an id that carries it."""

    id: str = ""


class PuzzleService:
    """What the puzzles of a server share: the searches that go on, and what must not be searched.

    `in_play` returns the ids of puzzles that people play for at this moment; `helped` is told who
    is helped, by the id of the person, with which puzzle.
    """

    def __init__(
        self,
        executor: Executor,
        in_play: Callable[[], Awaitable[Collection[str]]],
        helped: Callable[[str, str], Awaitable[None]],
    ) -> None:
        self.executor = executor
        self.helped = helped
        self._in_play = in_play
        cores = os.cpu_count() or 2
        self.searches = Turns(max(1, min(4, cores - 1)), WAITING, each=1)
        self.hints = Turns(max(HINTS, min(4, cores - 1)), WAITING, each=1)

    async def check_may_solve(self, puzzle: Puzzle) -> None:
        """Raise `TantrixError` `tournament.puzzle_in_play` for a puzzle of a rally that is on.

        Whatever is asked of the tiles, and wherever they are to go, nobody happens to have the very
        tiles of a rally, nor with one more, one fewer or another one [O].
        """
        tiles = Counter(puzzle.tiles)
        for text in await self._in_play():
            others = Counter(read_id(text).tiles)
            if ((tiles - others) + (others - tiles)).total() <= TILES_CHANGED:
                raise TantrixError("tournament.puzzle_in_play")


looks = Rate("puzzles.looks", LOOKS, LOOKS_A_SECOND)
"""How often an address has a table looked at."""


asks = Rate("puzzles.asks", ASKS, ASKS_A_SECOND)
"""How often an address has something searched for."""


WRONG = ("bad.puzzle", "bad.puzzle.long", "bad.puzzle.many")
"""Why there is no such puzzle."""

SOLVING = ("limit.busy", "tournament.puzzle_in_play")
"""Why nothing is searched for."""

LYING = (*WRONG, "bad.placement")
"""What may be wrong with a puzzle, and with what lies on its table."""

routes = Routes()


@routes.get("/api/puzzles", scope=READ)
async def list_puzzles(_: Request) -> Catalogue:
    """List the puzzles that have a name."""
    return Catalogue(puzzle_serializers.sections())


@routes.get("/api/puzzles/form", scope=READ, limit=looks, errors=WRONG)
async def get_puzzle(request: Request, query: ById) -> PuzzleView:
    """Tell all about one puzzle."""
    return puzzle_serializers.form(await _room(request).executor.do(served, query.id))


NAMED: Json = {"id": "discovery-3"}
ON_THE_TABLE: Json = {"id": "discovery-3", "placements": ["1@0,0:0"]}
"""Bodies that work: a puzzle, and one with a tile laid."""


@routes.post("/api/puzzles/look", scope=READ, limit=looks, examples=(ON_THE_TABLE,), errors=LYING)
async def look_at_puzzle(request: Request, body: BoardRequest) -> TableLook:
    """Tell what a table shows: clashes, lines, what fits, and whether it is solved."""
    return await _room(request).executor.do(_look, body)


@routes.post("/api/puzzles/swap", limit=looks, errors=(*LYING, "bad.swap"))
async def swap_tiles(request: Request, body: Swap) -> Swapped:
    """Exchange two tiles whose links have the same shape."""
    return Swapped(await _room(request).executor.do(_swap, body))


@routes.post(
    "/api/puzzles/hint",
    scope=READ,
    limit=asks,
    examples=(ON_THE_TABLE,),
    errors=(*LYING, *SOLVING),
)
async def get_hint(request: Request, body: BoardRequest) -> Hint:
    """Tell the next tile on the way to a solution, or that there is none from here."""
    puzzle, table = await _room(request).executor.do(_table, body)
    await _room(request).check_may_solve(puzzle)
    if not verify.check(puzzle, table):
        return Hint("solved")
    await _room(request).helped(cookies.owner(request), puzzle.name)
    if puzzle.scored is not None:
        return _hint(puzzle, table, complete(puzzle, table))
    async with _room(request).hints.turn():
        answer = await _ahead(request, puzzle, table)
    return _hint(puzzle, table, answer)


@routes.post(
    "/api/puzzles/solution", scope=READ, limit=asks, examples=(NAMED,), errors=(*WRONG, *SOLVING)
)
async def solve_puzzle(request: Request, body: PuzzleRequest) -> Solution:
    """Tell a solution, or the best arrangement known where there are scores."""
    puzzle = await _room(request).executor.do(served, body.id)
    await _room(request).check_may_solve(puzzle)
    await _room(request).helped(cookies.owner(request), puzzle.name)
    if puzzle.scored is not None:
        return _solution(complete(puzzle, ()))
    begin = partial(Search, puzzle, first=True, keep=1, seconds=SEARCH_S)
    async with _room(request).searches.turn():
        answer = await follow(request, begin)
    return _solution(answer)


@routes.post(
    "/api/puzzles/count", scope=READ, limit=asks, examples=(NAMED,), errors=(*WRONG, *SOLVING)
)
async def count_solutions(request: Request, body: PuzzleRequest) -> SolutionCount:
    """Tell how many solutions a puzzle has, or at least how many."""
    puzzle = await _room(request).executor.do(served, body.id)
    await _room(request).check_may_solve(puzzle)
    async with _room(request).searches.turn():
        answer = await follow(request, partial(Search, puzzle, keep=1, seconds=SEARCH_S))
    return SolutionCount(answer.count, answer.complete, answer.seconds)


@routes.post("/api/puzzles/make", limit=asks, errors=(*WRONG, *SOLVING))
async def make_puzzle(request: Request, body: NewPuzzle) -> PuzzleMade:
    """Name a puzzle of somebody's own, and tell whether it can be solved, and in how many ways."""
    puzzle = await _room(request).executor.do(_made, body)
    await _room(request).check_may_solve(puzzle)
    async with _room(request).searches.turn():
        first = await follow(request, partial(Search, puzzle, first=True, keep=1, seconds=FIRST_S))
        rest = SEARCH_S - first.seconds if first.status is Status.SOLVED else 0
        every = await follow(request, partial(Search, puzzle, keep=1, seconds=rest))
    return PuzzleMade(
        id=puzzle.name,
        status=first.status,
        count=max(first.count, every.count),
        complete=first.complete or every.complete,
    )


async def _ahead(request: Request, puzzle: Puzzle, table: list[Placement]) -> Answer:
    """Return a solution to lead to: a solid one, or where none is any other that is accepted."""
    begin = partial(Search, puzzle, table, first=True, keep=1, seconds=HINT_S, threads=2)
    answer = await follow(request, begin)
    if answer.status is not Status.UNSOLVABLE or puzzle.board is not None or puzzle.holes:
        return answer
    wider = replace(puzzle, holes=True, no_hole=False)
    begin = partial(Search, wider, table, seconds=HINT_S, threads=2)
    return await follow_to(request, begin, lambda one: not verify.check(puzzle, one))


# --- what is asked -------------------------------------------------------------------------------


def _room(connection: HTTPConnection) -> PuzzleService:
    room: PuzzleService = connection.app.state.puzzles
    return room


def served(text: str) -> Puzzle:
    """Return the puzzle of a name or an id that a table of the server has room for.

    Raises `TantrixError` as `known` does, `bad.puzzle.long` and `bad.puzzle.many`.
    """
    if len(text) > LONGEST_ID:
        raise TantrixError("bad.puzzle.long", most=LONGEST_ID)
    return _fitting(known(text, MOST_TILES))


def _fitting(puzzle: Puzzle) -> Puzzle:
    if len(puzzle.tiles) > MOST_TILES:
        raise TantrixError("bad.puzzle.many", most=MOST_TILES)
    return puzzle


def _table(asked: BoardRequest) -> tuple[Puzzle, list[Placement]]:
    """Return a puzzle with what lies on its table, if that can lie there."""
    puzzle = served(asked.id)
    table = [moves.read_placement(code) for code in asked.placements]
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


def _board(given: str | Sequence[At]) -> frozenset[Hex]:
    """Return the cells of a board that is named, or told one by one."""
    if isinstance(given, str):
        return read_board(given, MOST_TILES)
    cells = [Hex(*at) for at in given]
    for at in cells:
        if cells.count(at) > 1:
            raise TantrixError("bad.puzzle.cell_twice", q=at.q, r=at.r)
    return frozenset(cells)


# --- what is told --------------------------------------------------------------------------------


def _look(asked: BoardRequest) -> TableLook:
    puzzle, table = _table(asked)
    board = Board(table)
    lines = puzzle_board.shown_lines(puzzle, board)
    whole = len(table) == len(puzzle.tiles)
    faults = verify.check(puzzle, table) if whole else []
    fits = puzzle_board.fitting(puzzle, board)
    solved = whole and not faults
    enclosed = verify.enclosed(board) if solved and puzzle.board is None else ()
    return TableLook(
        mismatches=list(puzzle_board.mismatches(board)),
        faults=list(map(serializers.refusal, faults)),
        solved=solved,
        enclosed=list(map(serializers.cell, enclosed)),
        score=None if puzzle.scored is None else sum(line.length for line in lines),
        lines=list(map(serializers.line, lines)),
        fits={str(tile): list(map(moves.write_placement, found)) for tile, found in fits.items()},
    )


def _swap(asked: Swap) -> list[str]:
    puzzle, table = _table(asked)
    if (asked.other is None) == (asked.tile is None):
        raise TantrixError("bad.swap", reason="which")
    at = Hex(*asked.at)
    if asked.tile is not None:
        swapped = puzzle_board.swap_in(puzzle, table, at, asked.tile)
    else:
        swapped = puzzle_board.swap(puzzle, table, at, Hex(*(asked.other or at)))
    return list(map(moves.write_placement, swapped))


def _hint(puzzle: Puzzle, table: list[Placement], answer: Answer) -> Hint:
    if answer.solutions:
        following = puzzle_board.follower(puzzle, table, answer.solutions[0])
        return Hint("next", moves.write_placement(following))
    return Hint("none" if answer.complete else "unknown")


def _solution(answer: Answer) -> Solution:
    (found,) = answer.solutions or ((),)
    status = Status.SOLVED if found else answer.status
    return Solution(status, list(map(moves.write_placement, found)), answer.score, answer.seconds)
