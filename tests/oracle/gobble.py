"""Both kinds of Gobble stated a second time, as naively as they can be: how tiles are joined, and
the game for one player.

A board is a dictionary from a cell (q, r) to (tile, rotation); a cell is axial, directions and
edges run 0-5 clockwise from north. Every answer is worked out from the board alone. Nothing here is
imported from the package or from the other oracles. Source: the booklet [S0].
"""

from __future__ import annotations

from dataclasses import dataclass, replace

Cell = tuple[int, int]
Board = dict[Cell, tuple[int, int]]

# The six edges of each tile, clockwise from north at rotation 0; seven tiles a row, from tile 1.
ROWS = [
    "YYBRBR YYBRRB RRBBYY YRBRYB YYRBBR RBYBRY BBYRYR",
    "BBRYRY YBRBYR YYRBRB RRBYBY RRYBYB BBYRRY YYBBRR",
    "GGRYYR GGYRRY YYGRGR YYRGRG RRGYGY RRYGYG GGRRYY",
    "YYGRRG GYYRRG GGBRRB GGRRBB BBGRRG RRBGBG GGBBRR",
    "RRGBGB GGRBBR GGRYRY RYGYRG GGYRYR GYRYGR GRYRGY",
    "GGRBRB BBGRGR BBRGRG RBGBRG RGBGRB GGBRBR BGRGBR",
    "GGBBYY BGYGBY GGYYBB GGBYBY GGYBBY GGBYYB YYGBBG",
    "YGBGYB BYGYBG GGYBYB YYGBGB YYBGBG BBGYGY BBYGYG",
]
TILES: dict[int, str] = dict(enumerate(" ".join(ROWS).split(), start=1))

# Across edge 0, 1, ... lies the cell with so much added to q and r.
ACROSS: list[Cell] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def shown(tile: int, rotation: int) -> list[str]:
    """The colours of a tile by direction, after so many sixths of a turn clockwise."""
    edges = list(TILES[tile])
    for _ in range(rotation):
        edges = [edges[-1], *edges[:-1]]
    return edges


def touching(board: Board, cell: Cell) -> dict[int, str]:
    """What the tiles round a cell show towards it, by direction."""
    found = {}
    for direction, (dq, dr) in enumerate(ACROSS):
        beyond = (cell[0] + dq, cell[1] + dr)
        if beyond in board:
            found[direction] = shown(*board[beyond])[(direction + 3) % 6]
    return found


def can_join(board: Board, tile: int, cell: Cell, rotation: int) -> bool:
    """Whether a tile may be joined so: on an empty cell, two tiles touched, every edge matching."""
    asked = touching(board, cell)
    mine = shown(tile, rotation)
    matches = all(mine[direction] == colour for direction, colour in asked.items())
    return cell not in board and len(asked) >= 2 and matches


def gobbles(board: Board, cell: Cell) -> bool:
    """Whether a tile on the cell touches three or more others."""
    return len(touching(board, cell)) >= 3


def ways(board: Board, tile: int) -> list[str]:
    """The codes of all ways to join a tile, in order of (q, r, rotation)."""
    near = {(q + dq, r + dr) for q, r in board for dq, dr in ACROSS}
    return [
        code(tile, cell, rotation)
        for cell in sorted(near)
        for rotation in range(6)
        if can_join(board, tile, cell, rotation)
    ]


def code(tile: int, cell: Cell, rotation: int) -> str:
    """A placement as text."""
    return f"{tile}@{cell[0]},{cell[1]}:{rotation}"


def read_code(text: str) -> tuple[int, Cell, int]:
    """The tile, cell and rotation of a placement's text."""
    tile, rest = text.split("@")
    cell, rotation = rest.split(":")
    q, r = cell.split(",")
    return int(tile), (int(q), int(r)), int(rotation)


def laid(board: Board, text: str) -> Board:
    """A board with one tile more."""
    tile, cell, rotation = read_code(text)
    return {**board, cell: (tile, rotation)}


def read_board(text: str) -> Board:
    """The board of placements apart by `+`."""
    board: Board = {}
    for word in text.split("+"):
        board = laid(board, word)
    return board


@dataclass(frozen=True)
class Solo:
    """The game for one: `stack` has its top last, `bag` the next draw first."""

    board: Board
    bag: list[int]
    lot: int
    hand: int | None = None
    stack: tuple[int, ...] = ()
    relief: bool = False
    gobbles: int = 0

    @property
    def over(self) -> bool:
        """Whether nothing is left to be done: no tile in hand or bag, and no relief."""
        return self.hand is None and not self.bag and not self.relief

    def actions(self) -> list[str]:
        """What may be done: placements in order, then steps in the order of their names here."""
        if self.relief:
            return [*ways(self.board, self.stack[-1]), "return", "keep"]
        if self.hand is None:
            return []
        return ways(self.board, self.hand) or ["discard"]

    def after(self, action: str) -> Solo:
        """The game after an action, and after the draw that may follow it."""
        if action == "discard":
            assert self.hand is not None
            return replace(self, hand=None, stack=(*self.stack, self.hand)).drawn()
        if action == "keep":
            return replace(self, relief=False).drawn()
        if action == "return":
            return self.returned().drawn()
        return self.joined(action).drawn()

    def joined(self, text: str) -> Solo:
        """The game with the tile in hand, or the top of the stack, on the table."""
        tile, cell, _ = read_code(text)
        stack = self.stack[:-1] if self.relief else self.stack
        assert tile == (self.stack[-1] if self.relief else self.hand)
        gobble = gobbles(self.board, cell)
        return replace(
            self,
            board=laid(self.board, text),
            hand=None,
            stack=stack,
            gobbles=self.gobbles + gobble,
            relief=gobble and stack != (),
        )

    def returned(self) -> Solo:
        """The game with the top of the stack in the bag, behind as many tiles as the lot says."""
        behind = self.lot * (len(self.bag) + 1) // 2**32
        bag = [*self.bag]
        bag.insert(behind, self.stack[-1])
        lot = (self.lot * 1664525 + 1013904223) % 2**32
        return replace(self, bag=bag, lot=lot, stack=self.stack[:-1], relief=False)

    def drawn(self) -> Solo:
        """The game with the next tile in hand, where the hand is empty and the bag is not."""
        if self.hand is not None or self.relief or not self.bag:
            return self
        return replace(self, hand=self.bag[0], bag=self.bag[1:])


def start(table: str, bag: list[int], lot: int) -> Solo:
    """The game with two tiles on the table and the first of the bag in hand."""
    return Solo(read_board(table), bag, lot).drawn()


def perft(game: Solo, depth: int) -> int:
    """How many sequences of so many actions there are; draws are not counted."""
    if depth == 0:
        return 1
    return sum(perft(game.after(action), depth - 1) for action in game.actions())
