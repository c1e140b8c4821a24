"""Searches for solutions, for the best score, for the longest loop or line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tantrix.native import _native
from tantrix.puzzles import verify
from tantrix.puzzles.catalogue import BOUNDS
from tantrix.puzzles.known import named
from tantrix.puzzles.puzzle import Given, Goal, LinkShape, Puzzle
from tantrix.puzzles.puzzle_board import mismatches
from tantrix.puzzles.records import containing, records
from tantrix.puzzles.verify import table_faults
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import COLOURS
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES
from tantrix.solver.answers import Answer, Solution, Status
from tantrix.solver.laid import bound, check_near
from tantrix.solver.running import Running

MOST_THREADS = 256
_FORMS = tuple(LinkShape)
_NativeForm = tuple[
    tuple[int, ...], list[list[tuple[int, int]]], list[Hex], tuple[Given, ...], bool
]


class Search(Running):
    """The solutions of a puzzle, one after the other, as they are found.

    The search runs in a thread of its own from the beginning, and waits where nobody takes what
    it finds. `first`: it ends with one solution, sooner. `keep` bounds how many solutions are
    handed out; those beyond are counted. `seed` orders the search, the same way every time on one
    thread. Of `laid`, tiles that lie already, only solutions are given that contain them just so.
    `share` is for `tantrix.solver.shares`.

    >>> import tantrix
    >>> with tantrix.solve("discovery-5") as search:
    ...     len(list(search)) == search.answer().count
    True
    """

    def __init__(  # noqa: PLR0913 - what may be wished
        self,
        puzzle: Puzzle,
        laid: Sequence[Placement] = (),
        *,
        first: bool = False,
        keep: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        threads: int = 1,
        share: tuple[int, int] = (0, 1),
    ) -> None:
        if puzzle.scored is not None:
            raise TantrixError("bad.search.scored")
        _check(seed, threads)
        tiles, choices, board, givens, holes = _native_form(puzzle)
        if laid and puzzle.board is not None:
            kept = bound(puzzle, laid)
            givens, laid, choices = kept or (), (), choices if kept else []
        check_near(laid)
        run = _native.search(
            tiles, choices, board, givens, laid, holes, seed, first, keep, threads, share
        )
        super().__init__(run, seconds)
        self._first = first

    def answer(self, solutions: Sequence[Solution] = ()) -> Answer:
        """Return what is known now, with the solutions that somebody kept."""
        complete, found, nodes = self._run.outcome
        enough = complete or (self._first and found)
        status = (Status.SOLVED if found else Status.UNSOLVABLE) if enough else Status.STOPPED
        return Answer(status, complete, found, tuple(solutions), self._run.seconds, nodes)


class Climb(Running):
    """Figures of which each is worth more than those before, until none can be worth more.

    >>> import tantrix
    >>> from tantrix.solver import longest
    >>> from tantrix.puzzles.puzzle import Goal, LinkShape
    >>> goal = Goal(LinkShape.LOOP, tantrix.Colour.RED)
    >>> best = list(longest(range(1, 8), goal))[-1]
    >>> len(best)
    7
    """

    def __init__(
        self, run: _native.Run, seconds: float | None, worth: Callable[[Solution], int], bound: int
    ) -> None:
        super().__init__(run, seconds)
        self._worth = worth
        self._bound = bound

    def answer(self, solutions: Sequence[Solution] = ()) -> Answer:
        """Return what is known now, with the last of the figures that somebody kept."""
        complete, _, nodes = self._run.outcome
        best = tuple(solutions[-1:])
        points = self._worth(best[0]) if best else None
        bound = points or 0 if complete else self._bound
        status = (Status.SOLVED if best else Status.UNSOLVABLE) if complete else Status.STOPPED
        return Answer(status, complete, len(best), best, self._run.seconds, nodes, points, bound)


def solve(
    puzzle: Puzzle | str, *, seconds: float | None = None, seed: int = 0, threads: int = 1
) -> Running:
    """Return an iterator over all solutions, each when it is found; the first comes soon.

    A puzzle may be given by its name or its id, which may raise `TantrixError` `bad.puzzle`.

    Where the puzzle has scores it goes from better to better, and ends when the bound is reached.

    >>> import tantrix
    >>> with tantrix.solve(tantrix.puzzle("discovery-5")) as solutions:
    ...     sum(1 for solution in solutions)
    4
    """
    puzzle = named(puzzle)
    if puzzle.scored is None:
        return Search(puzzle, seconds=seconds, seed=seed, threads=threads)
    return improve(puzzle, puzzle.scored, seconds=seconds, seed=seed, threads=threads)


def improve(  # noqa: PLR0913 - a search has as many settings
    puzzle: Puzzle,
    form: LinkShape,
    start: Sequence[Placement] = (),
    *,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
) -> Climb:
    """Return an iterator over better and better arrangements of a puzzle with scores.

    With a `start`, an arrangement of the whole set, that is the first of them. Raises
    `IllegalAction` where the start is no arrangement of the puzzle.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle import LinkShape
    >>> from tantrix.solver import improve
    >>> with improve(tantrix.puzzle("genius-rb"), LinkShape.LINE) as climb:
    ...     len(next(climb))
    56
    """
    _check(seed, threads)
    if start and (faults := verify.check(puzzle, start)):
        raise IllegalAction(faults)
    q, r = (start[0].q, start[0].r) if start else (0, 0)
    near = [
        one._replace(q=one.q - q, r=one.r - r) for one in start
    ]  # whatever their distance from 0,0
    bound = BOUNDS[form]
    run = _native.improve(_FORMS.index(form), bound, seed, near, threads)
    return Climb(run, seconds, lambda one: verify.score(puzzle, Board(one)) or 0, bound)


def find(
    puzzle: Puzzle | str, *, seconds: float | None = None, seed: int = 0, threads: int = 1
) -> Answer:
    """Return one solution, or the proof that there is none, or that the time was too short.

    A puzzle may be given by its name or its id. Where it has scores, the best found is returned
    when the `seconds` are over: without them `TantrixError` `bad.search.endless` is raised.

    >>> import tantrix
    >>> answer = tantrix.find(tantrix.puzzle("rainbow-red"))
    >>> answer.status.value, len(answer.solutions[0])
    ('solved', 15)
    """
    puzzle = named(puzzle)
    if puzzle.scored is not None and seconds is None:
        raise TantrixError("bad.search.endless")
    if puzzle.scored is not None:
        return solve(puzzle, seconds=seconds, seed=seed, threads=threads).finish()
    return Search(puzzle, first=True, keep=1, seconds=seconds, seed=seed, threads=threads).finish()


def complete(
    puzzle: Puzzle,
    table: Sequence[Placement],
    *,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
) -> Answer:
    """Return a solution that contains what lies on a table, or the proof that there is none.

    The solution lies as the table lies: in one group or several, which keep their places, and on a
    given board in the cells where they are. `stopped` says that the time was too short. Where the
    puzzle has scores the best arrangement known is told if the table is a part of it; that no
    other one contains the table is proved only where edges clash. Raises `TantrixError`
    `bad.puzzle.far`.

    >>> import tantrix
    >>> from tantrix.solver.search import complete
    >>> puzzle = tantrix.puzzle("discovery-5")
    >>> table = tantrix.find(puzzle).solutions[0][:2]
    >>> complete(puzzle, table).count
    1
    """
    if puzzle.scored is not None:
        return _from_record(puzzle, puzzle.scored, table)
    search = Search(puzzle, table, first=True, keep=1, seconds=seconds, seed=seed, threads=threads)
    return search.finish()


def _from_record(puzzle: Puzzle, form: LinkShape, table: Sequence[Placement]) -> Answer:
    """Return the best arrangement known of a puzzle with scores if a table is a part of it."""
    clash = bool(table_faults(puzzle, table) or mismatches(Board(table)))
    best = None if clash else containing(puzzle.name, table)
    status = Status.SOLVED if best else Status.UNSOLVABLE if clash else Status.STOPPED
    return Answer(
        status=status,
        complete=clash,
        count=1 if best else 0,
        solutions=(best,) if best else (),
        seconds=0,
        nodes=0,
        score=records()[puzzle.name].score if best else None,
        bound=BOUNDS[form],
    )


def count(
    puzzle: Puzzle | str, *, seconds: float | None = None, seed: int = 0, threads: int = 1
) -> Answer:
    """Return the number of solutions, with the first one found.

    A puzzle may be given by its name or its id.

    >>> import tantrix
    >>> tantrix.count(tantrix.puzzle("discovery-10")).count
    1280
    """
    return Search(named(puzzle), keep=1, seconds=seconds, seed=seed, threads=threads).finish()


def longest(
    tiles: Iterable[int],
    goal: Goal,
    *,
    holes: bool = False,
    seconds: float | None = None,
    seed: int = 0,
) -> Climb:
    """Return an iterator over longer and longer loops (lines) that some of the tiles can make.

    Only tiles of the loop lie, all touching edges matching, in a free shape without holes unless
    `holes`. It ends when none can be longer; the score is the number of tiles. With all 56 it is
    42 for every colour [S3]. Raises `TantrixError` `bad.puzzle.colour`, `bad.puzzle.tile`.

    >>> import tantrix
    >>> from tantrix.solver import longest
    >>> from tantrix.puzzles.puzzle import Goal, LinkShape
    >>> goal = Goal(LinkShape.LINE, tantrix.Colour.RED)
    >>> max(map(len, longest(range(1, 6), goal)))
    5
    """
    tiles = tuple(tiles)
    for tile in tiles:
        if tile not in TILES:
            raise TantrixError("bad.puzzle.tile", tile=tile)
    carriers = sum(goal.colour in TILES[tile].edges for tile in tiles)
    if not carriers:
        raise TantrixError("bad.puzzle.colour", colour=goal.colour)
    _check(seed, 1)
    wanted = (_FORMS.index(goal.form), COLOURS.index(goal.colour))
    return Climb(_native.longest(tiles, wanted, holes, seed), seconds, len, carriers)


def count_up_to(puzzle: Puzzle, most: int) -> int:
    """Return how many solutions a puzzle without scores has, `most` where there are more.

    It is answered at once, without a thread, and cannot be stopped: for puzzles that are small.

    >>> import tantrix
    >>> from tantrix.solver import count_up_to
    >>> count_up_to(tantrix.puzzle("discovery-5"), 1000) == tantrix.count("discovery-5").count
    True
    """
    return _native.number(*_native_form(puzzle), most)


def minimal_givens(
    puzzle: Puzzle, orders: Sequence[Sequence[int]], *, rotations_only: bool = False
) -> list[int]:
    """Return the indices of the givens of a board that its one solution needs, in rising order.

    The puzzle has no goals, and its givens tell its whole solution. Each is left out, the place and
    the rotation or the rotation only, if no second solution comes of it, in the order of their
    indices in `orders`; of several orders that counts which leaves fewest. No given that remains is
    needless. It is answered at once, and cannot be stopped: for puzzles that are small.

    >>> import tantrix
    >>> from dataclasses import replace
    >>> from tantrix.puzzles.puzzle import Given
    >>> from tantrix.solver.generate import generate
    >>> from tantrix.solver.search import minimal_givens
    >>> puzzle = generate("board", 1).puzzle
    >>> [solution] = tantrix.find(puzzle).solutions
    >>> givens = tuple(Given(one.tile, one.hex, one.rotation) for one in solution)
    >>> kept = minimal_givens(replace(puzzle, givens=givens), [range(len(givens))])
    >>> 0 < len(kept) < len(givens)
    True
    """
    tiles, _, board, givens, _ = _native_form(puzzle)
    tried = [list(order) for order in orders]
    return _native.minimal_givens(tiles, board, givens, rotations_only, tried)


def full_loops(board: Iterable[Hex], most_states: int = 2_000_000) -> int | None:
    """Return how many closed loops pass every cell of a board, directions ignored.

    Turned and mirrored loops are counted apart. None where the board has more than 15 rows (cells
    of equal r) or 161 cells, or needs more than `most_states` sums at once, of 100 bytes each.

    >>> from tantrix.puzzles.boards import triangle
    >>> from tantrix.solver.search import full_loops
    >>> full_loops(triangle(3))
    1
    """
    parts = _native.full_loops([(at.q, at.r) for at in board], most_states)
    return None if parts is None else sum(part << 64 * i for i, part in enumerate(parts))


def has_full_loop(board: Iterable[Hex], corners: int, bends: int, straights: int) -> bool | None:
    """Tell whether a closed loop with so many links of each shape passes every cell of a board.

    None where the board is too large or too irregular, as in `full_loops`.

    >>> from tantrix.puzzles.boards import triangle
    >>> from tantrix.solver.search import has_full_loop
    >>> has_full_loop(triangle(3), 3, 0, 3), has_full_loop(triangle(3), 2, 2, 2)
    (True, False)
    """
    return _native.has_full_loop([(at.q, at.r) for at in board], corners, bends, straights)


def _check(seed: int, threads: int) -> None:
    """Raise `TantrixError` unless these are numbers for a search."""
    if not 0 <= seed < 2**64:
        raise TantrixError("bad.search", name="seed", value=seed)
    if not 0 < threads <= MOST_THREADS:
        raise TantrixError("bad.search", name="threads", value=threads)


def _native_form(puzzle: Puzzle) -> _NativeForm:
    """Return a puzzle as the native code takes it."""
    goals = [[(_FORMS.index(f), COLOURS.index(c)) for f, c in each] for each in puzzle.choices]
    return puzzle.tiles, goals, sorted(puzzle.board or ()), puzzle.givens, puzzle.holes
