"""Boards for the tests of the rules: made by hand, at random, turned, in other colours."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence

from oracle import strategy as oracle
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import Hex, rotated
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import legal_placements
from tantrix.rules.core.spaces import fits
from tantrix.rules.core.tiles import TILES, TURNED

N, NE, SE, S, SW, NW = range(6)

WALL = tuple(Hex(q, 0) for q in range(5))
BUMP = Hex(1, -1)
CORNER = Hex(2, -1)
"""A row of five tiles, a tile on it, and the forced space that both make."""

Shown = Mapping[tuple[Hex, int], str]


def placed(codes: str) -> list[Placement]:
    """The placements of codes such as `1@0,0:0+2@1,0:3`."""
    return [
        Placement(tile, q, r, turn)
        for code in codes.split("+")
        for tile, (q, r), turn in [oracle.read_code(code)]
    ]


def code(placement: Placement) -> str:
    """The code of a placement."""
    return oracle.code_of(placement.tile, placement.hex, placement.rotation)


def codes(board: Board) -> str:
    """The codes of a board in order of (q, r)."""
    return "+".join(map(code, board.sorted_placements())) or "-"


def seen_by_oracle(board: Board) -> oracle.Board:
    """The same board as the oracle writes it."""
    return {at: (laid.tile, laid.rotation) for at, laid in board.tiles.items()}


def made(
    cells: Sequence[Hex],
    shown: Shown | None = None,
    used: frozenset[int] = frozenset(),
    board: Board | None = None,
) -> Iterator[Board]:
    """Every board with tiles on `cells` in this order and the given colours on given edges."""
    board = Board() if board is None else board
    if not cells:
        yield board.copy()
        return
    asked = list(board.pattern(cells[0]))
    for (at, edge), letter in (shown or {}).items():
        if at == cells[0] and asked[edge] not in {".", letter}:
            return
        if at == cells[0]:
            asked[edge] = letter
    for tile, turns in fits("".join(asked)).items():
        for turn in turns if tile not in used else ():
            board.push(Placement(tile, *cells[0], turn))
            yield from made(cells[1:], shown, used | {tile}, board)
            board.pop()


def one(cells: Sequence[Hex], shown: Shown | None = None) -> Board:
    """The first of the boards that `made` finds."""
    return next(made(cells, shown))


def unused(board: Board) -> list[int]:
    """The tiles that do not lie on a board."""
    return sorted(TILES.keys() - {placement.tile for placement in board.placements})


def fitting(board: Board, at: Hex) -> list[Placement]:
    """Every placement of an unused tile that matches on a space."""
    found = fits(board.pattern(at))
    return [Placement(t, *at, turn) for t in unused(board) for turn in found.get(t, ())]


def random_board(rng: random.Random, tiles: int, *, restricted: bool = False) -> Board:
    """A connected, matched board of at most `tiles` tiles, which play need not reach."""
    board = Board([Placement(rng.choice(sorted(TILES)), 0, 0, rng.randrange(6))])
    while len(board) < tiles:
        hand = rng.sample(unused(board), min(8, 56 - len(board)))
        cells = rng.sample(sorted(board.spaces), min(4, len(board.spaces)))
        found = legal_placements(board, sorted(hand), cells, restricted=restricted)
        if found:
            board.push(rng.choice(found))
        elif restricted:
            break
    return board


def turned(placement: Placement, sixths: int) -> Placement:
    """A placement when the whole table is turned about its middle, clockwise."""
    at = rotated(placement.hex, sixths)
    return Placement(placement.tile, at.q, at.r, (placement.rotation + sixths) % 6)


RECOLOURINGS = tuple(
    dict(zip("RYBG", letters, strict=True)) for letters in itertools.permutations("RYBG")
)
"""The 24 ways to exchange the colours."""

_LYING = {edges: (tile, turn) for tile in TILES for turn, edges in enumerate(TURNED[tile])}


def recoloured(placement: Placement, colours: Mapping[str, str]) -> Placement:
    """The placement that shows every colour of another one exchanged."""
    tile, turn = _LYING["".join(colours[letter] for letter in placement.edges)]
    return Placement(tile, placement.q, placement.r, turn)
