"""The rules of Tantrix Strategy stated a second time, as naively as they can be.

A board is a dictionary from a cell (q, r) to (tile, rotation); a cell is axial, directions and
edges run 0-5 clockwise from north. Nothing is cached or kept up to date: every answer is worked
out from the board alone. Nothing here is imported from the package, and the package imports
nothing from here. Sources: [S0] booklet, [S3] French booklet, [S4] table tournament rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

Cell = tuple[int, int]
Board = dict[Cell, tuple[int, int]]

# The six edges of each tile, clockwise from north at rotation 0; eight tiles a row, from tile 1.
ROWS = [
    "YYBRBR YYBRRB RRBBYY YRBRYB YYRBBR RBYBRY BBYRYR BBRYRY",
    "YBRBYR YYRBRB RRBYBY RRYBYB BBYRRY YYBBRR GGRYYR GGYRRY",
    "YYGRGR YYRGRG RRGYGY RRYGYG GGRRYY YYGRRG GYYRRG GGBRRB",
    "GGRRBB BBGRRG RRBGBG GGBBRR RRGBGB GGRBBR GGRYRY RYGYRG",
    "GGYRYR GYRYGR GRYRGY GGRBRB BBGRGR BBRGRG RBGBRG RGBGRB",
    "GGBRBR BGRGBR GGBBYY BGYGBY GGYYBB GGBYBY GGYBBY GGBYYB",
    "YYGBBG YGBGYB BYGYBG GGYBYB YYGBGB YYBGBG BBGYGY BBYGYG",
]
TILES: dict[int, str] = dict(enumerate(" ".join(ROWS).split(), start=1))

DIRECTIONS: list[Cell] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]

STAGES = ("forced", "free", "after", "over")
CODE = re.compile(r"(\d+)@(-?\d+),(-?\d+):([0-5])")


# --- cells and tiles ---------------------------------------------------------------------------


def neighbour(cell: Cell, direction: int) -> Cell:
    """The cell next to `cell` in a direction, which is taken modulo six."""
    dq, dr = DIRECTIONS[direction % 6]
    return cell[0] + dq, cell[1] + dr


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells round a cell, by direction."""
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS]


def rotated(tile: int, rotation: int) -> str:
    """Six colour letters by direction: edge e shows the tile's own edge e - rotation."""
    return "".join(TILES[tile][(edge - rotation) % 6] for edge in range(6))


def seen(board: Board, cell: Cell) -> dict[int, str]:
    """The colours that the tiles round a cell turn towards it, by direction."""
    colours = {}
    for direction in range(6):
        beyond = neighbour(cell, direction)
        if beyond in board:
            colours[direction] = rotated(*board[beyond])[(direction + 3) % 6]
    return colours


def tiles_round(occupied: Iterable[Cell], cell: Cell) -> int:
    """How many of the six cells round a cell hold a tile."""
    return sum(beyond in occupied for beyond in neighbours(cell))


def spaces(board: Iterable[Cell]) -> list[Cell]:
    """Every empty cell that touches at least one tile, sorted."""
    return sorted({cell for tile in board for cell in neighbours(tile) if cell not in board})


def forced_spaces(board: Iterable[Cell]) -> list[Cell]:
    """Every empty cell with three or more tiles round it, sorted [S0]."""
    return [cell for cell in spaces(board) if tiles_round(board, cell) >= 3]


def matches(board: Board, cell: Cell, tile: int, rotation: int) -> bool:
    """Whether a tile laid on a cell shows each neighbour the neighbour's own colour [S0]."""
    shown = rotated(tile, rotation)
    return all(shown[direction] == colour for direction, colour in seen(board, cell).items())


def fits(board: Board, cell: Cell, tile: int) -> list[int]:
    """The rotations in which a tile matches a space's edges; none where the cell is no space."""
    if cell in board or tiles_round(board, cell) == 0:
        return []
    return [rotation for rotation in range(6) if matches(board, cell, tile, rotation)]


# --- the three restrictions --------------------------------------------------------------------


def with_tile(board: Board, cell: Cell, tile: int, rotation: int) -> Board:
    """A new board with one tile more."""
    return {**board, cell: (tile, rotation)}


def makes_three_alike(board: Board, cell: Cell, tile: int, rotation: int) -> bool:
    """Restriction 1: a forced space beside the tile then has three edges of one colour [S0]."""
    after = with_tile(board, cell, tile, rotation)
    return any(
        list(seen(after, beyond).values()).count(colour) >= 3
        for beyond in neighbours(cell)
        for colour in "RYBG"
        if beyond not in after
    )


def makes_fourth_tile(board: Iterable[Cell], cell: Cell) -> bool:
    """Restriction 2: a space beside the tile then has four or more tiles round it [S0]."""
    after = {*board, cell}
    return any(
        tiles_round(after, beyond) >= 4 for beyond in neighbours(cell) if beyond not in after
    )


def walk(board: Iterable[Cell], space: Cell, direction: int, wall: int) -> list[Cell]:
    """The cells stepped on from a forced space in one direction along a wall.

    `wall` is -1 for tiles on the left of the way and +1 for tiles on its right. A step is made
    while there is a wall tile beside it, and none on to a tile in the row.
    """
    stepped, here = [], space
    while neighbour(here, direction + wall) in board and neighbour(here, direction) not in board:
        here = neighbour(here, direction)
        stepped.append(here)
    return stepped


def controlled_cells(board: Iterable[Cell]) -> set[Cell]:
    """Restriction 3: every cell of every side that a forced space controls [S0]."""
    return {
        cell
        for space in forced_spaces(board)
        for direction in range(6)
        for wall in (-1, 1)
        for cell in walk(board, space, direction, wall)
    }


def closure_forbids(board: Iterable[Cell], cell: Cell) -> bool:
    """Restrictions 2 and 3 in one, colours ignored: the other statement of the same rule.

    Lay the tile, then fill the spaces with exactly three tiles round them, one at a time and
    again and again; forbidden if at any moment some space has four or more.
    """
    filled = {*board, cell}
    while True:
        forced = forced_spaces(filled)
        if any(tiles_round(filled, space) >= 4 for space in forced):
            return True
        if not forced:
            return False
        filled.add(forced[0])


def refusals(board: Board, cell: Cell, tile: int, rotation: int, endgame: bool) -> set[str]:
    """Every reason why a tile may not be laid so, each judged by itself; empty when it may.

    An occupied cell is refused as that alone. In the endgame the restrictions are lifted.
    """
    if cell in board:
        return {"occupied"}
    reasons = {
        "not_connected": bool(board) and tiles_round(board, cell) == 0,
        "mismatch": not matches(board, cell, tile, rotation),
        "three_alike": not endgame and makes_three_alike(board, cell, tile, rotation),
        "fourth_tile": not endgame and makes_fourth_tile(board, cell),
        "controlled_side": not endgame and cell in controlled_cells(board),
    }
    return {reason for reason, holds in reasons.items() if holds}


# --- lines and loops ---------------------------------------------------------------------------


def ends(board: Board, cell: Cell, colour: str) -> list[int]:
    """The two directions in which a tile's link of a colour leaves it; none without the colour."""
    shown = rotated(*board[cell])
    return [direction for direction in range(6) if shown[direction] == colour]


def follow(board: Board, start: Cell, direction: int, colour: str) -> list[Cell]:
    """The cells of a line beyond `start`, up to the line's end or back to `start` itself."""
    passed: list[Cell] = []
    here = start
    while neighbour(here, direction) in board and (here != start or not passed):
        here = neighbour(here, direction)
        passed.append(here)
        [direction] = [end for end in ends(board, here, colour) if end != (direction + 3) % 6]
    return passed


def line_score(board: Board, cell: Cell, colour: str) -> int:
    """The points of the line of a colour through a tile: 1 a tile, in a loop 2 a tile [S0]."""
    first, second = (follow(board, cell, end, colour) for end in ends(board, cell, colour))
    if first and first[-1] == cell:
        return 2 * len(first)
    return len(first) + 1 + len(second)


def best_score(board: Board, colour: str) -> int:
    """The points of the best single line or loop of a colour; 0 when no tile has it [S0]."""
    scores = [line_score(board, cell, colour) for cell in board if ends(board, cell, colour)]
    return max(scores, default=0)


def code_of(tile: int, cell: Cell, rotation: int) -> str:
    """The placement code, such as `25@0,-1:5`."""
    return f"{tile}@{cell[0]},{cell[1]}:{rotation}"


def read_code(code: str) -> tuple[int, Cell, int]:
    """Tile, cell and rotation of a placement code; ValueError where it is none."""
    found = CODE.fullmatch(code)
    if found is None:
        raise ValueError(f"not a placement code: {code!r}")
    tile, q, r, rotation = map(int, found.groups())
    return tile, (q, r), rotation


def numbers_text(numbers: list[int]) -> str:
    """Tile numbers with commas between, `-` for none."""
    return ",".join(map(str, numbers)) or "-"


def read_numbers(text: str) -> list[int]:
    """The inverse of `numbers_text`."""
    return [] if text == "-" else [int(number) for number in text.split(",")]


def read_board(text: str) -> Board:
    """The board of placements joined by `+`, `-` for none; ValueError for one cell twice."""
    codes = [] if text == "-" else [read_code(code) for code in text.split("+")]
    board = {cell: (tile, rotation) for tile, cell, rotation in codes}
    if len(board) != len(codes):
        raise ValueError("two tiles on one cell")
    return board


# --- the game ----------------------------------------------------------------------------------


@dataclass
class Position:
    """One moment of a game of Strategy; it is never changed, `apply` makes a new one.

    `hands` are in the order held, a drawn tile last; `bag` has the next draw first, and a tile
    that is not known counts as 0 there. `stage` is `forced` (a fill is due before the free
    move), `free`, `after` (a fill is due after the free move) or `over`.
    """

    hands: list[list[int]]
    bag: list[int]
    board: Board
    player: int
    stage: str
    game: str

    @staticmethod
    def start(players: int, bag_order: list[int], starter: int = 0) -> Position:
        """The first position: six tiles to player 0, six to player 1 and so on, none laid."""
        hands = [bag_order[6 * player : 6 * player + 6] for player in range(players)]
        bag = bag_order[6 * players :]
        return Position(hands, bag, {}, starter, "free", f"strategy:{players}").settled()

    @property
    def endgame(self) -> bool:
        """Whether the restrictions are lifted: the bag is empty."""
        return not self.bag

    @property
    def deadlock(self) -> bool:
        """Whether the game ended with tiles left in a hand."""
        return self.stage == "over" and any(self.hands)

    def open_cells(self, cells: list[Cell]) -> list[Cell]:
        """Those of the cells that restrictions 2 and 3, which look at no colour, leave open."""
        if self.endgame:
            return cells
        barred = controlled_cells(self.board)
        return [c for c in cells if c not in barred and not makes_fourth_tile(self.board, c)]

    def placements(self, cells: list[Cell]) -> Iterator[str]:
        """The code of every legal placement of the player's tiles on the given spaces."""
        for cell in self.open_cells(cells):
            for tile in self.hands[self.player]:
                for rotation in range(6):
                    if matches(self.board, cell, tile, rotation) and (
                        self.endgame or not makes_three_alike(self.board, cell, tile, rotation)
                    ):
                        yield code_of(tile, cell, rotation)

    def fills(self) -> Iterator[str]:
        """The codes of every legal fill of a forced space."""
        return self.placements(forced_spaces(self.board))

    def free_moves(self) -> Iterator[str]:
        """The codes of every legal placement; the first tile of the game lies at 0,0."""
        return self.placements(spaces(self.board) if self.board else [(0, 0)])

    def actions(self) -> list[str]:
        """The codes of the placements that the player may make now, sorted as strings."""
        if self.stage == "over":
            return []
        return sorted(self.free_moves() if self.stage == "free" else self.fills())

    def apply(self, code: str) -> Position:
        """The position after a placement and its draw; ValueError where it is not legal."""
        if code not in self.actions():
            raise ValueError(f"not legal here: {code}")
        return self.played(code)

    def played(self, code: str) -> Position:
        """The position after a placement that is known to be legal, and after its draw."""
        tile, cell, rotation = read_code(code)
        if self.bag and self.bag[0] == 0:
            raise ValueError("the tile that would be drawn is not known")
        hands = [list(hand) for hand in self.hands]
        hands[self.player].remove(tile)
        hands[self.player] += self.bag[:1]
        board = with_tile(self.board, cell, tile, rotation)
        stage = "forced" if self.stage == "forced" else "after"
        return Position(hands, self.bag[1:], board, self.player, stage, self.game).settled()

    def at(self, player: int, stage: str) -> Position:
        """The same tiles with another player or stage."""
        return Position(self.hands, self.bag, self.board, player, stage, self.game)

    def settled(self) -> Position:
        """The position once every step that leaves the player nothing to do has been passed.

        A stage is kept where it is right; `forced` and `free` both say "before the free move".
        """
        if self.stage == "over" or not any(self.hands):
            return self.at(self.player, "over")
        if any(self.fills()):
            return self.at(self.player, "after" if self.stage == "after" else "forced")
        if self.stage == "after" or not self.hands[self.player]:
            return self.at((self.player + 1) % len(self.hands), "forced").settled()
        return self.at(self.player, "free" if any(self.free_moves()) else "over")

    def scores(self, colours: str) -> list[int]:
        """The points of each player, whose colours are given as letters in seat order."""
        return [best_score(self.board, colour) for colour in colours]

    def text(self) -> str:
        """The position as one line of seven fields; see `parse`."""
        hands = "/".join(numbers_text(hand) for hand in self.hands)
        bag = f"?{len(self.bag)}" if 0 in self.bag else numbers_text(self.bag)
        laid = "+".join(code_of(self.board[c][0], c, self.board[c][1]) for c in sorted(self.board))
        return f"v1 {self.game} {self.stage} {self.player} {hands} {bag} {laid or '-'}"

    @staticmethod
    def parse(text: str) -> Position:
        """The position a line of `text` says, settled; ValueError where it says none."""
        if len(text.split()) != 7:
            raise ValueError(f"not seven fields: {text}")
        version, game, stage, player, hands, bag, laid = text.split()
        position = Position(
            hands=[read_numbers(hand) for hand in hands.split("/")],
            bag=[0] * int(bag[1:]) if bag.startswith("?") else read_numbers(bag),
            board=read_board(laid),
            player=int(player),
            stage=stage,
            game=game,
        )
        if version != "v1" or game.split(":")[0] != "strategy" or stage not in STAGES:
            raise ValueError(f"not a position of Strategy: {text}")
        position.check()
        return position.settled()

    def check(self) -> None:
        """Raise ValueError for a wrong seat, a tile that stands twice or edges that mismatch."""
        known = [tile for tile in self.bag if tile != 0]
        known += [tile for hand in self.hands for tile in hand]
        known += [tile for tile, _ in self.board.values()]
        if len(known) != len(set(known)) or not set(known) <= set(TILES):
            raise ValueError("a tile stands twice or does not exist")
        seats = self.game.split(":")[1:2]
        if seats != [str(len(self.hands))] or self.player not in range(len(self.hands)):
            raise ValueError("the players do not agree with the hands")
        if not all(matches(self.board, cell, *self.board[cell]) for cell in self.board):
            raise ValueError("touching edges do not match")


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly `depth` placements begin at a position."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(position.actions())
    return sum(perft(position.played(code), depth - 1) for code in position.actions())


def divide(position: Position, depth: int) -> dict[str, int]:
    """The sequences of exactly `depth` (1 or more) placements, counted by the first of them."""
    return {code: perft(position.played(code), depth - 1) for code in position.actions()}
