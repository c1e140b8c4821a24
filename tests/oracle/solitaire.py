"""The rules of Tantrix Solitaire stated a second time, as naively as they can be [S0, S3].

Like the oracle of Strategy, which lends its tiles and cells, it shares nothing with the package.
A line is judged here without walking along it: tiles whose touching edges carry the colour hang
together, and they form a loop where each of them touches two others so.
"""

from __future__ import annotations

from dataclasses import dataclass

from oracle.strategy import (
    TILES,
    Board,
    Cell,
    code_of,
    forced_spaces,
    matches,
    neighbours,
    read_code,
    rotated,
    spaces,
    with_tile,
)

Group = tuple[int, bool]
"""The number of tiles in a line, and whether it is a loop."""


def tiles_of(triple: str) -> list[int]:
    """The tiles that have just the three colours, in order of their numbers."""
    return [tile for tile, edges in TILES.items() if set(edges) == set(triple)]


def joined(board: Board, cell: Cell, colour: str) -> list[Cell]:
    """The neighbours to which a link of a colour leads from a tile on the board."""
    shown = rotated(*board[cell])
    beside = enumerate(neighbours(cell))
    return [there for edge, there in beside if there in board and shown[edge] == colour]


def groups(board: Board, colour: str) -> list[Group]:
    """Every line and loop of a colour on a board where all touching edges match."""
    left = {cell for cell in board if colour in rotated(*board[cell])}
    found = []
    while left:
        group = {min(left)}
        while more := {there for cell in group for there in joined(board, cell, colour)} - group:
            group |= more
        found.append((len(group), all(len(joined(board, cell, colour)) == 2 for cell in group)))
        left -= group
    return found


def points(board: Board, colours: str) -> int:
    """The best single line (1 a tile) or loop (2 a tile) of any of the colours [S0]."""
    return max(
        (2 * size if closed else size for c in colours for size, closed in groups(board, c)),
        default=0,
    )


def reached(board: Board, goal: str, colours: str) -> bool:
    """Whether all 14 tiles are one open line (`line`) or one loop (`loop`, `best`)."""
    return any((14, goal != "line") in groups(board, colour) for colour in colours)


@dataclass
class Position:
    """One moment of a game; it is never changed, `played` makes a new one.

    `stack` are the tiles not yet laid: the one in hand, the one of which the number is seen, then
    those out of sight.
    """

    stack: list[int]
    board: Board

    def cells(self) -> list[Cell]:
        """Where the tile in hand may go, as far as its place is concerned."""
        if not self.board:
            return [(0, 0)]
        forced = [cell for cell in forced_spaces(self.board) if any(self.turns(cell))]
        return forced or spaces(self.board)

    def turns(self, cell: Cell) -> list[str]:
        """The codes of the tile in hand on a cell, in every rotation that matches."""
        tile = self.stack[0]
        fitting = [turn for turn in range(6) if matches(self.board, cell, tile, turn)]
        return [code_of(tile, cell, turn) for turn in fitting]

    def actions(self) -> list[str]:
        """The codes of the placements that may be made, sorted as strings."""
        return (
            sorted(code for cell in self.cells() for code in self.turns(cell)) if self.stack else []
        )

    @property
    def stage(self) -> str:
        """`forced` while the tile in hand fits a forced space, `free`, or `over`."""
        if not self.actions():
            return "over"
        _, cell, _ = read_code(self.actions()[0])
        return "forced" if cell in forced_spaces(self.board) else "free"

    @property
    def stuck(self) -> bool:
        """Whether the game ended with a tile that could be joined nowhere."""
        return bool(self.stack) and not self.actions()

    def played(self, code: str) -> Position:
        """The position after a placement that is known to be legal."""
        tile, cell, turn = read_code(code)
        return Position(self.stack[1:], with_tile(self.board, cell, tile, turn))


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly `depth` placements begin at a position."""
    if depth == 0:
        return 1
    return sum(perft(position.played(code), depth - 1) for code in position.actions())
