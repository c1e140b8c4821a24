"""Puzzles solved by trying everything, as naively as it can be done.

An arrangement is a tuple of (tile, q, r, rotation) in order. Nothing here is imported from the
package but the oracle's own tiles and cells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

from .strategy import DIRECTIONS, TILES, Board, Cell, neighbour

Arrangement = tuple[tuple[int, int, int, int], ...]


def edge(tile: int, rotation: int, direction: int) -> str:
    """The colour that a turned tile shows in a direction."""
    return TILES[tile][(direction - rotation) % 6]


def matches(board: Board, cell: Cell, tile: int, rotation: int) -> bool:
    """Whether all edges that would touch have the same colour."""
    for direction in range(6):
        if neighbour(cell, direction) in board:
            other, turned = board[neighbour(cell, direction)]
            if edge(tile, rotation, direction) != edge(other, turned, direction + 3):
                return False
    return True


# --- arrangements up to rotation ---------------------------------------------------------------


def turned_about(cell: Cell) -> Cell:
    """A cell turned about 0,0 by one sixth, clockwise."""
    return -cell[1], cell[0] + cell[1]


def shifted(board: Board) -> Arrangement:
    """The arrangement moved so that its least q and its least r are 0."""
    q0, r0 = min(q for q, _ in board), min(r for _, r in board)
    return tuple(sorted((t, q - q0, r - r0, k) for (q, r), (t, k) in board.items()))


def canonical(board: Board) -> Arrangement:
    """The same for all turned and moved copies of a figure, different for different figures."""
    copies = []
    for _ in range(6):
        board = {turned_about(at): (tile, (k + 1) % 6) for at, (tile, k) in board.items()}
        copies.append(shifted(board))
    return min(copies)


# --- what an arrangement is --------------------------------------------------------------------


def carriers(board: Board, colour: str) -> set[Cell]:
    """The cells whose tile has a colour."""
    return {at for at, (tile, _) in board.items() if colour in TILES[tile]}


def joined(board: Board, cell: Cell, colour: str) -> list[Cell]:
    """The cells whose tiles go on where the link of a colour leaves a cell."""
    exits = [d for d in range(6) if edge(*board[cell], d) == colour]
    return [neighbour(cell, d) for d in exits if neighbour(cell, d) in board]


def connected(cells: set[Cell], step: Callable[[Cell], Iterable[Cell]]) -> bool:
    """Whether every cell can be reached from any other by steps."""
    reached: set[Cell] = set()
    ahead = [min(cells)]
    while ahead:
        cell = ahead.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            ahead += step(cell)
    return reached == cells


def is_loop(board: Board, colour: str) -> bool:
    """Whether the links of a colour are one loop."""
    cells = carriers(board, colour)
    closed = all(len(joined(board, cell, colour)) == 2 for cell in cells)
    return closed and connected(cells, lambda cell: joined(board, cell, colour))


def is_line(board: Board, colour: str) -> bool:
    """Whether the links of a colour are one open line."""
    cells = carriers(board, colour)
    return not is_loop(board, colour) and connected(cells, lambda at: joined(board, at, colour))


def has_hole(board: Board) -> bool:
    """Whether an empty cell is cut off from the outside of a box round the board."""
    qs, rs = [q for q, _ in board], [r for _, r in board]
    box = {(q, r) for q in range(min(qs) - 1, max(qs) + 2) for r in range(min(rs) - 1, max(rs) + 2)}
    return not connected(box - board.keys(), lambda at: [neighbour(at, d) for d in range(6)])


# --- trying everything -------------------------------------------------------------------------


def grown(tiles: Iterable[int]) -> set[Arrangement]:
    """Every matching connected arrangement of tiles, up to rotation: for few tiles only."""
    found: set[Arrangement] = set()
    for order in set(permutations(tiles)):
        boards: list[Board] = [{(0, 0): (order[0], 0)}]
        for tile in order[1:]:
            boards = [more for board in boards for more in with_tile(board, tile)]
        found |= {canonical(board) for board in boards}
    return found


def with_tile(board: Board, tile: int) -> Iterator[Board]:
    """Every board with one more tile beside those that lie."""
    spaces = {neighbour(at, d) for at in board for d in range(6)} - board.keys()
    for cell in spaces:
        for rotation in range(6):
            if matches(board, cell, tile, rotation):
                yield board | {cell: (tile, rotation)}


def as_board(arrangement: Arrangement) -> Board:
    """An arrangement by cells."""
    return {(q, r): (tile, rotation) for tile, q, r, rotation in arrangement}


def loops(tiles: list[int], colour: str) -> set[Arrangement]:
    """Every loop of a colour through all tiles, without holes, up to rotation."""
    board: Board = {(0, 0): (tiles[0], 0)}
    start = TILES[tiles[0]].index(colour)
    return {
        canonical(found)
        for found in followed(board, tiles[1:], colour, (0, 0), start)
        if is_loop(found, colour) and not has_hole(found)
    }


def lines(tiles: list[int], colour: str) -> set[Arrangement]:
    """Every open line of a colour through all tiles, without holes, up to rotation."""
    found: set[Arrangement] = set()
    for first in set(tiles):
        left = list(tiles)
        left.remove(first)
        for start in (TILES[first].index(colour), TILES[first].rindex(colour)):
            for board in followed({(0, 0): (first, 0)}, left, colour, (0, 0), start):
                if is_line(board, colour) and not has_hole(board):
                    found.add(canonical(board))
    return found


def followed(board: Board, left: list[int], colour: str, cell: Cell, way: int) -> Iterator[Board]:
    """Every way to go on with all tiles that are left, along the link leaving a cell."""
    if not left:
        yield dict(board)
        return
    cell = neighbour(cell, way)
    if cell in board:
        return
    for tile in set(left):
        for rotation in range(6):
            entry = edge(tile, rotation, way + 3) == colour
            if entry and matches(board, cell, tile, rotation):
                board[cell] = (tile, rotation)
                rest = list(left)
                rest.remove(tile)
                exits = [d for d in range(6) if edge(tile, rotation, d) == colour]
                exits.remove((way + 3) % 6)
                yield from followed(board, rest, colour, cell, exits[0])
                del board[cell]


def filled(cells: list[Cell], left: list[int], board: Board | None = None) -> Iterator[Board]:
    """Every way to fill cells in their order with all tiles that are left."""
    board = {} if board is None else board
    if len(board) == len(cells):
        yield dict(board)
        return
    cell = cells[len(board)]
    for tile in set(left):
        for rotation in range(6):
            if matches(board, cell, tile, rotation):
                board[cell] = (tile, rotation)
                rest = list(left)
                rest.remove(tile)
                yield from filled(cells, rest, board)
                del board[cell]


def full_loops(cells: set[Cell]) -> int:
    """How many closed loops pass every cell of a board, whatever their direction."""
    start = min(cells)
    return sum(1 for path in paths([start], cells) if start in steps(path[-1])) // 2


def paths(path: list[Cell], cells: set[Cell]) -> Iterator[list[Cell]]:
    """Every way on from a path through all other cells."""
    if len(path) == len(cells):
        yield path
    for cell in steps(path[-1]):
        if cell in cells and cell not in path:
            yield from paths([*path, cell], cells)


def steps(cell: Cell) -> list[Cell]:
    """The six cells round a cell."""
    return [neighbour(cell, direction) for direction in range(len(DIRECTIONS))]
