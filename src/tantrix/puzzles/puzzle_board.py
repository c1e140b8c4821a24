"""Tiles of a puzzle that lie on the table: what clashes, what fits, what may be swapped.

A table is any arrangement of some of a puzzle's tiles, in one group or several. Edges may clash:
many people first place the tiles without looking at the colours [S0], so no function here assumes
that a table obeys the golden rule. verify.py judges whether it is a solution.

Everything is computed anew from the placements, with no state kept: tables are small, and a player
changes them one tile at a time. Three questions are answered:

- What is there: `mismatches`, and the lines and loops (`tracks`). A line ends where its colour
  clashes, so a loop is only reported where all of its edges match.
- What fits: for each tile of the tray, every place and rotation where it matches all its neighbours
  (`fitting`), less what the puzzle's givens exclude.
- What may be swapped: two tiles change places, each turned so that its link takes the course of the
  one that lay there. Where a link allows two rotations, the one with fewer clashes is taken
  (`_best`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NoReturn

from tantrix.puzzles.puzzle import LinkShape, Puzzle
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.lines import End, Line
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import OPEN, fits
from tantrix.rules.core.tiles import TILES, Link, partner


def tray(puzzle: Puzzle, table: Sequence[Placement]) -> tuple[int, ...]:
    """Return the tiles that do not lie yet, in rising order.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle_board import tray
    >>> tray(tantrix.puzzle("discovery-5"), [tantrix.Placement(2, 0, 0, 0)])
    (1, 3, 4, 5)
    """
    return tuple(sorted((Counter(puzzle.tiles) - Counter(one.tile for one in table)).elements()))


def mismatches(board: Board) -> list[tuple[Hex, Hex]]:
    """Return every pair of touching tiles whose colours clash, each once, sorted.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle_board import mismatches
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0), tantrix.Placement(2, 0, 1, 0)])
    >>> mismatches(board)
    [(Hex(q=0, r=0), Hex(q=0, r=1))]
    """
    return sorted(
        (at, neighbours(at)[edge])
        for at in board.tiles
        for edge in range(1, 4)
        if neighbours(at)[edge] in board and not _joined(board, at, edge)
    )


def _joined(board: Board, at: Hex, edge: int) -> bool:
    """Tell whether a tile lies beyond an edge and shows the same colour there."""
    cell = neighbours(at)[edge]
    return cell in board and board.edge(at, edge) == board.edge(cell, OPPOSITE[edge])


# --- lines ---------------------------------------------------------------------------------------


def tracks(board: Board, colour: Colour) -> list[Line]:
    """Return every line and loop of a colour, the longest first; where edges clash a line ends.

    Where nothing clashes these are `tantrix.rules.core.lines.lines`.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle_board import tracks
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0), tantrix.Placement(2, 0, 1, 3)])
    >>> [line.length for line in tracks(board, tantrix.Colour.YELLOW)]
    [1, 1]
    """
    found: list[Line] = []
    seen: set[Hex] = set()
    for at in sorted(board.tiles):
        if at not in seen and colour in board.tiles[at].edges:
            found.append(_track(board, at, colour))
            seen.update(found[-1].cells)
    return sorted(found, key=lambda line: -line.length)


def _track(board: Board, at: Hex, colour: Colour) -> Line:
    """Return the line or loop through a tile that has the colour."""
    edges = board.tiles[at].edges
    onward, last = _walk(board, at, edges.find(colour))
    if onward and onward[-1] == at:  # not just an end that points at it, over edges that clash
        return Line(colour, (at, *onward[:-1]), closed=True, ends=())
    backward, first = _walk(board, at, edges.rfind(colour))
    cells = (*reversed(backward), at, *onward)
    return Line(colour, cells, closed=False, ends=(first, last))


def _walk(board: Board, at: Hex, edge: int) -> tuple[list[Hex], End]:
    """Return the tiles along the link that leaves `at` by `edge`, and where it ends.

    A loop ends with `at` itself.
    """
    start, cells = at, []
    while _joined(board, at, edge):
        cell = neighbours(at)[edge]
        cells.append(cell)
        if cell == start:
            return cells, End(start, OPPOSITE[edge])
        at, edge = cell, partner(board.tiles[cell].edges, OPPOSITE[edge])
    return cells, End(neighbours(at)[edge], OPPOSITE[edge])


def all_tracks(board: Board) -> list[Line]:
    """Return every line and loop of every colour, the longest first.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle_board import all_tracks
    >>> len(all_tracks(tantrix.Board([tantrix.Placement(1, 0, 0, 0)])))
    3
    """
    found = (line for colour in COLOURS for line in tracks(board, colour))
    return sorted(found, key=lambda line: -line.length)


def shown_lines(puzzle: Puzzle, board: Board) -> list[Line]:
    """Return the lines and loops to look at, the longest first.

    Where the puzzle has scores these are the ones that score; else all of the goals' colours.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle_board import shown_lines
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> [line.colour for line in shown_lines(tantrix.puzzle("discovery-5"), board)]
    [<Colour.RED: 'R'>]
    """
    if puzzle.scored is None:
        found = [line for colour in puzzle.colours for line in tracks(board, colour)]
    else:
        closed = puzzle.scored is LinkShape.LOOP
        each = ([li for li in tracks(board, one) if li.closed == closed] for one in COLOURS)
        found = [lines[0] for lines in each if lines]
    return sorted(found, key=lambda line: -line.length)


# --- what fits -----------------------------------------------------------------------------------


def fitting(puzzle: Puzzle, board: Board) -> dict[int, list[Placement]]:
    """Return for each tile of the tray where it can be laid beside the others, all edges matching.

    The first tile of all lies at 0,0, or in any cell of the puzzle's board. What the puzzle gives
    is kept.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle_board import fitting
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> sorted(fitting(tantrix.puzzle("discovery-5"), board))
    [2, 3, 4, 5]
    """
    found = _fitting(tray(puzzle, board.placements), _open_cells(puzzle, board))
    return {tile: [one for one in each if _allows(puzzle, one)] for tile, each in found.items()}


def fitting_freely(tiles: Sequence[int], board: Board) -> dict[int, list[Placement]]:
    """Return the same for those of `tiles`, copies and all, that do not lie yet, without a puzzle.

    The first tile of all lies at 0,0.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle_board import fitting_freely
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> sorted(fitting_freely([1, 2, 3], board))
    [2, 3]
    """
    left = Counter(tiles) - Counter(one.tile for one in board.placements)
    return _fitting(left, board.spaces if len(board) else {Hex(0, 0): OPEN})


def _fitting(tiles: Iterable[int], cells: Mapping[Hex, str]) -> dict[int, list[Placement]]:
    """Return for each tile where it matches in one of some cells with what touches there."""
    left = set(tiles)
    found: dict[int, list[Placement]] = {tile: [] for tile in sorted(left)}
    for at, pattern in sorted(cells.items()):
        fit = fits(pattern)
        for tile in left & fit.keys():
            found[tile] += (Placement(tile, at.q, at.r, k) for k in fit[tile])
    return found


def _open_cells(puzzle: Puzzle, board: Board) -> Mapping[Hex, str]:
    """Return the cells where a tile may be laid, with what touches there."""
    if len(board) == 0:
        return dict.fromkeys(puzzle.board or [Hex(0, 0)], OPEN)
    if puzzle.board is None:
        return board.spaces
    return {at: board.spaces[at] for at in puzzle.board & board.spaces.keys()}


def _allows(puzzle: Puzzle, placement: Placement) -> bool:
    """Tell whether a placement is none of those that the givens rule out on their own."""
    single = puzzle.tiles.count(placement.tile) == 1
    for given in puzzle.givens:
        if given.at == placement.hex and given.tile != placement.tile:
            return False
        if given.tile == placement.tile and (single or given.at == placement.hex):
            here = given.at in (None, placement.hex)
            if not here or given.rotation not in (None, placement.rotation):
                return False
    return True


def follower(
    puzzle: Puzzle, table: Sequence[Placement], solution: Sequence[Placement]
) -> Placement:
    """Return which tile of a solution to lay next on a table that is a part of it.

    It touches the table, along a goal's colour if any does, and as many tiles as possible. On an
    empty table it is the first one, at 0,0 unless the puzzle has a board.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle_board import follower
    >>> puzzle = tantrix.puzzle("discovery-5")
    >>> solution = tantrix.find(puzzle).solutions[0]
    >>> follower(puzzle, solution[:2], solution) in solution[2:]
    True
    """
    board, left = Board(table), sorted(set(solution) - set(table))
    if not table:
        return left[0] if puzzle.board else left[0]._replace(q=0, r=0)

    def worth(one: Placement) -> tuple[int, int]:
        colours = [one.edges[edge] for edge, c in enumerate(neighbours(one.hex)) if c in board]
        return sum(colour in puzzle.colours for colour in colours), len(colours)

    return max(left, key=worth)


# --- swapping ------------------------------------------------------------------------------------


def swap(puzzle: Puzzle, table: Sequence[Placement], at: Hex, other: Hex) -> list[Placement]:
    """Return the table with two of its tiles exchanged, each turned so that its link lies right.

    The links in a colour of the goals have the same shape, and each comes to lie as the other's
    did; a straight one, and several colours, leave a choice, of which the one with the fewest
    clashes is taken. Raises `TantrixError` `bad.swap` with the `reason`: `empty`, `itself`,
    `given`, `shape`.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle_board import swap
    >>> puzzle = tantrix.puzzle("discovery-5")
    >>> table = tantrix.find(puzzle).solutions[0]
    >>> one, other = (placed for placed in table if placed.tile in {2, 3})
    >>> swapped = swap(puzzle, table, one.hex, other.hex)
    >>> [placed.tile for placed in swapped if placed.hex == one.hex] == [other.tile]
    True
    """
    one, two = _lying(table, at), _lying(table, other)
    if at == other:
        _refuse("itself", one.tile)
    rest = [placed for placed in table if placed.hex not in (at, other)]
    choices = [
        [*rest, *pair]
        for colour in _colours(puzzle)
        for pair in product(_laid_as(two.tile, one, colour), _laid_as(one.tile, two, colour))
    ]
    return _best(puzzle, table, choices, one)


def swap_in(puzzle: Puzzle, table: Sequence[Placement], at: Hex, tile: int) -> list[Placement]:
    """Return the table with a tile of the tray instead of another, as `swap` would turn it.

    Raises `TantrixError` `bad.swap` with the `reason`: `empty`, `tray`, `given`, `shape`.

    >>> import tantrix
    >>> from tantrix.puzzles.puzzle_board import swap_in
    >>> puzzle, table = tantrix.puzzle("discovery-5"), [tantrix.Placement(2, 0, 0, 0)]
    >>> [placed.tile for placed in swap_in(puzzle, table, tantrix.Hex(0, 0), 3)]
    [3]
    """
    one = _lying(table, at)
    if tile not in tray(puzzle, table):
        _refuse("tray", tile)
    rest = [placed for placed in table if placed.hex != at]
    laid = (new for colour in _colours(puzzle) for new in _laid_as(tile, one, colour))
    return _best(puzzle, table, [[*rest, new] for new in laid], one)


def _lying(table: Sequence[Placement], at: Hex) -> Placement:
    """Return the tile at a cell."""
    for one in table:
        if one.hex == at:
            return one
    raise TantrixError("bad.swap", reason="empty", q=at.q, r=at.r)


def _refuse(reason: str, tile: int) -> NoReturn:
    raise TantrixError("bad.swap", reason=reason, tile=tile)


def _colours(puzzle: Puzzle) -> tuple[Colour, ...]:
    """Return the colours in which links are compared: all, where the puzzle names none."""
    return puzzle.colours or COLOURS


def _laid_as(tile: int, other: Placement, colour: Colour) -> Iterator[Placement]:
    """Yield each way to lay a tile so that its link of a colour lies as that of another does."""
    place = {edge for edge, letter in enumerate(other.edges) if letter == colour}
    for rotation in range(6):
        link = _link(tile, colour)
        if link and {(link.a + rotation) % 6, (link.b + rotation) % 6} == place:
            yield Placement(tile, other.q, other.r, rotation)


def _link(tile: int, colour: Colour) -> Link | None:
    return next((link for link in TILES[tile].links if link.colour == colour), None)


def _best(
    puzzle: Puzzle, table: Sequence[Placement], choices: list[list[Placement]], one: Placement
) -> list[Placement]:
    """Return the choice with the fewest clashes, its tiles in the order of the table's cells."""
    if not choices:
        _refuse("shape", one.tile)
    kept = [
        choice
        for choice in choices
        if all(placed in table or _allows(puzzle, placed) for placed in choice)
    ]
    if not kept:
        _refuse("given", one.tile)
    best = min(kept, key=lambda choice: len(mismatches(Board(choice))))
    placed = {new.hex: new for new in best}
    return [placed[old.hex] for old in table]
