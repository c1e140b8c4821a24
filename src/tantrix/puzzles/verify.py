"""Whether an arrangement solves a puzzle, and if not, why.

This is the judge, independent of the solver: it takes finished placements, and reports every fault,
not just the first, each as a `Refusal` that names the rule and the cells concerned, so that a page
can show them.

The checks follow the puzzle's definition: the right tiles, no cell twice, touching edges that
match, the board filled exactly (or one connected group, in Discovery without a hole), the
givens obeyed, the goals reached. A puzzle may offer several sets of goals; a solution must meet
one, and the faults told are those of the set that is missed by least.

A hole is an empty cell with six tiles round it [S0]. Empty cells that are cut off from the outside
are enclosed, holes among them: a flood fill from the outside does not reach them. An arrangement
that encloses nothing is solid, the finer solution [S3].

Two arrangements are the same figure if one is the other turned or moved; `figure` gives both the
same value, the least of six turned copies, each moved to the origin.

All costs are linear in the number of cells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from tantrix.puzzles.known import named
from tantrix.puzzles.puzzle import Given, Goal, LinkShape, Puzzle
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import COLOURS
from tantrix.rules.core.errors import Refusal
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours, rotated
from tantrix.rules.core.lines import Line, line_through, lines
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES


def check(puzzle: Puzzle | str, placements: Iterable[Placement | str]) -> list[Refusal]:
    """Return every reason why the placements are no solution, none when they are one.

    A puzzle may be given by its name or its id, a placement by its code; that may raise
    `TantrixError` `bad.puzzle`, `NotationError` `bad.placement`.

    Ids are `bad.solution.*`, cells are the places that show it. An arrangement that cannot lie on
    a table (other tiles, turned by no sixths, two in a cell) is told of nothing else.

    >>> import tantrix
    >>> three = tantrix.puzzle("discovery-3")
    >>> solution = tantrix.find(three).solutions[0]
    >>> tantrix.check(three, solution), [one.id for one in tantrix.check(three, solution[:2])]
    ([], ['bad.solution.missing'])
    >>> [one.id for one in tantrix.check("discovery-3", ["1@0,0:0", "2@0,1:3", "3@5,5:0"])]
    ['bad.solution.apart', 'bad.solution.loop']
    """
    puzzle, laid = named(puzzle), [_read(one) for one in placements]
    faults = _tile_faults(puzzle, laid) or _overlaps(laid)
    if faults:
        return faults
    board = Board(laid)
    return [
        *_mismatches(board),
        *(_free_faults(puzzle, board) if puzzle.board is None else _off_board(puzzle.board, board)),
        *_given_faults(puzzle, board),
        *_goal_faults(puzzle, board),
    ]


def _read(placement: Placement | str) -> Placement:
    """Return a placement that may be given by its code."""
    if isinstance(placement, str):
        from tantrix.notation.moves import read_placement

        return read_placement(placement)
    return placement


def table_faults(puzzle: Puzzle, placements: Sequence[Placement]) -> list[Refusal]:
    """Return every reason why the placements cannot lie on the table of a puzzle.

    Tiles may be missing, apart and clash; none may be of another puzzle, one copy too many, turned
    by no sixths, or in a cell with another. Ids and cells are those of `check`.

    >>> import tantrix
    >>> from tantrix.puzzles.verify import table_faults
    >>> faults = table_faults(tantrix.puzzle("discovery-5"), [tantrix.Placement(9, 0, 0, 0)])
    >>> [fault.id for fault in faults]
    ['bad.solution.surplus']
    """
    faults = _tile_faults(puzzle, placements)
    return [one for one in faults if one.id != "bad.solution.missing"] or _overlaps(placements)


def traced(puzzle: Puzzle, board: Board) -> list[Line]:
    """Return the loops and lines of the choice that a solution reaches, or that score.

    >>> import tantrix
    >>> from tantrix.puzzles.verify import traced
    >>> puzzle = tantrix.puzzle("discovery-5")
    >>> board = tantrix.Board(tantrix.find(puzzle).solutions[0])
    >>> [(line.colour, line.closed) for line in traced(puzzle, board)]
    [(<Colour.RED: 'R'>, True)]
    """
    if puzzle.scored is not None:
        return list(_best(puzzle.scored, board))
    for goals in puzzle.choices:
        if all(_reached(goal, board) for goal in goals):
            found = [line_through(board, min(_carriers(g, board)), g.colour) for g in goals]
            return [line for line in found if line is not None]
    return []


def score(puzzle: Puzzle, board: Board) -> int | None:
    """Return the points of an arrangement, None where the puzzle has none.

    >>> import tantrix
    >>> from tantrix.puzzles.records import records
    >>> from tantrix.puzzles.verify import score
    >>> name, record = next(iter(records().items()))
    >>> score(tantrix.puzzle(name), tantrix.Board(record.placements)) == record.score
    True
    """
    if puzzle.scored is None:
        return None
    return sum(line.length for line in _best(puzzle.scored, board))


def enclosed(board: Board) -> tuple[Hex, ...]:
    """Return the cells along the rim of every enclosed space of one connected group, in order.

    They are empty and cut off from the outside [O]: none where the arrangement is solid. The empty
    cells round a connected group hang together along each of its rims, and the first of all in
    order of (q, r) lies on the outer one.

    >>> import tantrix
    >>> from tantrix.puzzles.verify import enclosed
    >>> enclosed(tantrix.Board(tantrix.find("discovery-5").solutions[0]))
    ()
    """
    covered = set(board.tiles)
    beside = {cell for at in covered for cell in neighbours(at)} - covered
    return tuple(sorted(beside - _reach(min(beside), beside)))


def turned(placements: Iterable[Placement], sixths: int) -> list[Placement]:
    """Return placements turned about 0,0, clockwise by `sixths` of a full turn.

    >>> import tantrix
    >>> from tantrix.puzzles.verify import turned
    >>> turned([tantrix.Placement(1, 0, -1, 0)], 1)
    [Placement(tile=1, q=1, r=-1, rotation=1)]
    """
    return [
        Placement(one.tile, *rotated(one.hex, sixths), (one.rotation + sixths) % 6)
        for one in placements
    ]


def figure(placements: Iterable[Placement]) -> tuple[Placement, ...]:
    """Return the same value for all arrangements that are one figure, turned or moved.

    >>> import tantrix
    >>> from tantrix.puzzles.verify import figure, turned
    >>> solution = tantrix.find("discovery-5").solutions[0]
    >>> figure(solution) == figure(turned(solution, 2))
    True
    """
    return tuple(min(_from_corner(turned(placements, sixths)) for sixths in range(6)))


def _from_corner(placements: list[Placement]) -> list[Placement]:
    """Return placements in order, moved so that the least q and the least r are 0."""
    q, r = min(one.q for one in placements), min(one.r for one in placements)
    return sorted(one._replace(q=one.q - q, r=one.r - r) for one in placements)


def _best(form: LinkShape, board: Board) -> Iterator[Line]:
    """Yield the longest line, or the longest loop, of each colour that has one."""
    closed = form is LinkShape.LOOP
    for colour in COLOURS:
        found = [line for line in lines(board, colour) if line.closed == closed]
        if found:
            yield max(found, key=lambda line: line.length)


def _tile_faults(puzzle: Puzzle, placements: Sequence[Placement]) -> list[Refusal]:
    """Tell which tiles lack, which are too many, and which are turned as none can be."""
    given, used = Counter(puzzle.tiles), Counter(one.tile for one in placements)
    lack, surplus = sorted((given - used).elements()), sorted((used - given).elements())
    turned = tuple(one.hex for one in placements if one.rotation not in range(6))
    faults = []
    if lack:
        faults.append(Refusal("bad.solution.missing", {"tiles": lack}))
    if surplus:
        at = tuple(one.hex for one in placements if one.tile in surplus)
        faults.append(Refusal("bad.solution.surplus", {"tiles": surplus}, at))
    if turned:
        faults.append(Refusal("bad.solution.rotation", {}, turned))
    return faults


def _overlaps(placements: Sequence[Placement]) -> list[Refusal]:
    times = Counter(one.hex for one in placements)
    return _where("bad.solution.overlap", (at for at, count in times.items() if count > 1))


def _where(error_id: str, cells: Iterable[Hex]) -> list[Refusal]:
    """Return one refusal that shows the cells, or none where there are no cells."""
    shown = tuple(sorted(cells))
    return [Refusal(error_id, {}, shown)] if shown else []


def _mismatches(board: Board) -> list[Refusal]:
    return _where(
        "bad.solution.mismatch",
        (
            at
            for at in board.tiles
            for edge, cell in enumerate(neighbours(at))
            if cell in board and board.edge(at, edge) != board.edge(cell, OPPOSITE[edge])
        ),
    )


def _off_board(cells: frozenset[Hex], board: Board) -> list[Refusal]:
    """Tell the cells of the board that are empty and the tiles that lie beside it."""
    return _where("bad.solution.board", cells ^ board.tiles.keys())


def _free_faults(puzzle: Puzzle, board: Board) -> list[Refusal]:
    """Tell the tiles apart from the first one's group, else the holes where none may be."""
    covered = set(board.tiles)
    apart = covered - _reach(next(iter(board.tiles)), covered)
    if apart:
        return _where("bad.solution.apart", apart)
    return _where("bad.solution.hole", _holes(covered)) if puzzle.no_hole else []


def _reach(start: Hex, allowed: set[Hex]) -> set[Hex]:
    """Return the cells that can be walked to from `start` over `allowed` cells."""
    reached, ahead = {start}, [start]
    while ahead:
        for cell in neighbours(ahead.pop()):
            if cell in allowed and cell not in reached:
                reached.add(cell)
                ahead.append(cell)
    return reached


def _holes(covered: set[Hex]) -> set[Hex]:
    """Return the empty cells that have six tiles round them [S0]."""
    beside = {cell for at in covered for cell in neighbours(at)} - covered
    return {cell for cell in beside if covered.issuperset(neighbours(cell))}


def _given_faults(puzzle: Puzzle, board: Board) -> list[Refusal]:
    """Tell the places where a tile lies otherwise than it is given."""
    return _where("bad.solution.given", (at for one in puzzle.givens for at in _denied(one, board)))


def _denied(given: Given, board: Board) -> list[Hex]:
    """Return where a given is not obeyed: its cell, or wherever the tile lies; [] where it is."""
    at = [one.hex for one in board.placements if one.tile == given.tile]
    placed = [board.tiles[cell] for cell in at if given.at in (None, cell)]
    if any(given.rotation in (None, one.rotation) for one in placed):
        return []
    return at if given.at is None else [given.at]


def _goal_faults(puzzle: Puzzle, board: Board) -> list[Refusal]:
    """Tell what lacks for the choice of goals that lacks least."""
    lacking = [[goal for goal in goals if not _reached(goal, board)] for goals in puzzle.choices]
    return [_not_reached(goal, board) for goal in min(lacking, key=len, default=[])]


def _carriers(goal: Goal, board: Board) -> set[Hex]:
    """Return the cells of the tiles that have the goal's colour."""
    return {at for at, one in board.tiles.items() if goal.colour in TILES[one.tile].edges}


def _reached(goal: Goal, board: Board) -> bool:
    """Tell whether one loop or line passes every tile of the colour."""
    carriers = _carriers(goal, board)
    line = line_through(board, min(carriers), goal.colour)
    closed = goal.form is LinkShape.LOOP
    return line is not None and line.closed == closed and set(line.cells) == carriers


def _not_reached(goal: Goal, board: Board) -> Refusal:
    """Say of a goal that it is not reached, and show the tiles that it concerns."""
    cells = tuple(sorted(_carriers(goal, board)))
    if goal.form is LinkShape.LOOP:
        return Refusal("bad.solution.loop", {"colour": goal.colour}, cells)
    return Refusal("bad.solution.line", {"colour": goal.colour}, cells)
