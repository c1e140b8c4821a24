"""The golden rule and the three restrictions: what may be placed where, and why not.

Restrictions 2 and 3 are one test, colours ignored (the *closure*): place the tile, then fill every
space that has three neighbours, again and again; if an empty space ever has four, the placement is
illegal. Each filled space must so have three neighbours at the moment when it is filled, whatever
the order, and three facts follow that make the test fast. Let F be the spaces that are filled
when nothing is placed first. Where that closure is sound, a placement is illegal

- on a space of F that is not yet forced (it would come before its turn),
- beside a space of F (that space would have a fourth neighbour),
- elsewhere only if the closure that it starts itself meets a space with four. It never does so
  where all tiles hang together: the closure of such a board is a convex hexagon, and a tile laid
  against it brings whole rows along its sides, each of which ends where a cell has two neighbours.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from tantrix.rules.core.errors import Refusal
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import FORCING, OPEN, count, fits, three_alike, twice, with_edge
from tantrix.rules.core.tiles import TURNED

if TYPE_CHECKING:
    from tantrix.rules.core.board import Board

Row = tuple[Hex, Mapping[int, tuple[int, ...]], list[tuple[int, str]]]
"""A space, the tiles that fit it, and the (edge, colour) pairs that restriction 1 forbids."""


class Closure:
    """The filling of all spaces with three neighbours, and of those that it makes so.

    `filled` are the cells filled, each with the cell that gave it its third neighbour, or itself
    when it was forced from the start; `clash` is the first empty cell met with four.

    >>> import tantrix
    >>> from tantrix.rules.core.restrictions import closure
    >>> closure(tantrix.Board([tantrix.Placement(1, 0, 0, 0)])).shut  # nothing is forced yet
    set()
    """

    def __init__(
        self, tiles: Collection[Hex], counts: dict[Hex, int], *, whole: bool = False
    ) -> None:
        """Fill round `tiles`; `counts` are the neighbours of each space.

        `whole` where it is known that all tiles hang together.
        """
        self.tiles = tiles
        self.counts = counts
        self.whole = whole
        self.filled: dict[Hex, Hex] = {}
        self.clash = next((cell for cell, n in counts.items() if n > FORCING), None)
        if self.clash is None:
            # In order, so that the same board tells the same tale however it came about.
            self._fill(
                (cell, cell) for cell in sorted(c for c, n in counts.items() if n == FORCING)
            )

    def _fill(self, cells: Iterable[tuple[Hex, Hex]]) -> None:
        """Fill cells (each with its cause) and what follows, until done or until a clash."""
        tiles, counts, filled = self.tiles, self.counts, self.filled
        waiting = list(cells)
        while waiting:
            cell, cause = waiting.pop()
            filled[cell] = cause
            for beside in neighbours(cell):
                if beside in tiles or beside in filled:
                    continue
                now = counts[beside] = counts.get(beside, 0) + 1
                if now > FORCING:
                    filled[beside] = cell
                    self.clash = beside
                    return
                if now == FORCING:
                    waiting.append((beside, cell))

    def open_among(self, cells: Iterable[Hex]) -> list[Hex]:
        """Return those of some spaces on which this closure, a sound one, allows to place."""
        shut, whole = self.shut, self.whole
        return [at for at in cells if at not in shut and (whole or not self._bars(at))]

    def _bars(self, at: Hex) -> bool:
        """Tell whether a placement on a space that is not shut starts a closure that clashes."""
        if at in self.filled:
            return False
        starts = any(self.counts.get(beside) == FORCING - 1 for beside in neighbours(at))
        return starts and self._after(at).clash is not None

    @cached_property
    def shut(self) -> set[Hex]:
        """The cells where a placement would come before its turn, or beside a cell filled."""
        filled = self.filled
        early = {cell for cell, cause in filled.items() if cause != cell}
        beside = {beside for cell in filled for beside in neighbours(cell)}
        return early | (beside - filled.keys())

    def _after(self, at: Hex) -> Closure:
        """Return the closure that goes on from this one with one more tile at `at`."""
        longer = Closure(self.tiles, {})
        longer.counts = self.counts.copy()
        longer.filled = self.filled.copy()
        longer._fill([(at, at)])
        return longer

    def path(self, to: Hex) -> tuple[Hex, ...]:
        """Return the filled cells that led to `to`, from the forced space where it began."""
        cells = [to]
        while self.filled[cells[-1]] != cells[-1]:
            cells.append(self.filled[cells[-1]])
        return tuple(reversed(cells))

    def side(self, at: Hex) -> tuple[Hex, ...]:
        """Return the controlled side to its cell `at`; `()` when the closure does not come there.

        The last cell of a side is not filled itself: it is beside the last one filled.
        """
        if at in self.filled:
            return self.path(at)
        paths = (self.path(cell) for cell in neighbours(at) if cell in self.filled)
        return min(((*path, at) for path in paths), key=len, default=())


def closure(board: Board) -> Closure:
    """Return the closure of `board` as it lies, which holds until the board changes.

    >>> import tantrix
    >>> from tantrix.rules.core.restrictions import closure
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> closure(board) is closure(board)  # kept until the board changes
    True
    """
    if board.closing is None:
        counts = {cell: 6 - pattern.count(".") for cell, pattern in board.spaces.items()}
        board.closing = Closure(board.tiles, counts, whole=board.loose == 1)
    return board.closing


def closure_after(board: Board, at: Hex) -> Closure:
    """Return the closure of `board` with one more tile on the cell `at`.

    >>> import tantrix
    >>> from tantrix.rules.core.restrictions import closure_after
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0), tantrix.Placement(2, 0, 1, 3)])
    >>> sorted(closure_after(board, tantrix.Hex(1, -1)).filled)  # it has three neighbours
    [Hex(q=1, r=0)]
    """
    counts = {cell: count(pattern) for cell, pattern in board.spaces.items() if cell != at}
    for cell in neighbours(at):
        if cell not in board.tiles:
            counts[cell] = counts.get(cell, 0) + 1
    return Closure({*board.tiles, at}, counts)


def barred(board: Board) -> set[Hex]:
    """Return the spaces where restrictions 2 and 3 allow no placement now [S0].

    >>> import tantrix
    >>> from tantrix.rules.core.restrictions import barred
    >>> barred(tantrix.Board([tantrix.Placement(1, 0, 0, 0)]))
    set()
    """
    return board.spaces.keys() - _unbarred(board, board.spaces)


def legal_placements(
    board: Board, hand: Sequence[int], cells: Iterable[Hex], *, restricted: bool
) -> list[Placement]:
    """Return every legal placement of a tile of `hand` on one of `cells`, which are spaces.

    Sorted by (tile, q, r, rotation) where `hand` is sorted.

    >>> import tantrix
    >>> from tantrix.rules.core.restrictions import legal_placements
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> found = legal_placements(board, [2], [tantrix.Hex(0, 1)], restricted=True)
    >>> [tantrix.write_placement(one) for one in found]
    ['2@0,1:2', '2@0,1:3']
    """
    spaces = board.spaces
    cells = [at for at in cells if not fits(spaces[at]).keys().isdisjoint(hand)]
    if cells and restricted:
        cells = _unbarred(board, cells)
    rows: list[Row] = [
        (at, fits(spaces[at]), _forbidden_colours(board, at) if restricted else [])
        for at in sorted(cells)
    ]
    return [
        Placement(tile, at.q, at.r, rotation)
        for tile in hand
        for at, fit, forbidden in rows
        for rotation in fit.get(tile, ())
        if not (forbidden and _shows_any(TURNED[tile][rotation], forbidden))
    ]


def _unbarred(board: Board, cells: Iterable[Hex]) -> list[Hex]:
    """Return those of `cells` that restrictions 2 and 3 allow."""
    now = closure(board)
    if now.clash is None:
        return now.open_among(cells)
    return [at for at in cells if closure_after(board, at).clash is None]


def _forbidden_colours(board: Board, at: Hex) -> list[tuple[int, str]]:
    """Return the edges of the space `at`, each with a colour that restriction 1 forbids there."""
    spaces = board.spaces
    return [
        (edge, letter)
        for edge, cell in enumerate(neighbours(at))
        if cell in spaces
        for letter in twice(spaces[cell])
    ]


def _shows_any(edges: str, forbidden: list[tuple[int, str]]) -> bool:
    """Tell whether `edges` show one of the forbidden colours at its edge."""
    return any(edges[edge] == letter for edge, letter in forbidden)


def refusals(board: Board, placement: Placement, *, restricted: bool) -> tuple[Refusal, ...]:
    """Return every rule that `placement` would break on `board`; `()` means that it is legal.

    `restricted` tells whether the three restrictions apply. Ids: `illegal.occupied`,
    `illegal.not_connected`, `illegal.mismatch`, `illegal.three_alike`, `illegal.fourth_tile`,
    `illegal.controlled_side`.

    >>> import tantrix
    >>> from tantrix.rules.core.restrictions import refusals
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> [one.id for one in refusals(board, tantrix.Placement(2, 0, 1, 0), restricted=True)]
    ['illegal.mismatch']
    """
    at = placement.hex
    if at in board.tiles:
        return (Refusal("illegal.occupied", {"tile": board.tiles[at].tile}, (at,)),)
    if board.tiles and at not in board.spaces:
        return (Refusal("illegal.not_connected", {}, (at,)),)
    found = _mismatch(board, placement)
    if restricted:
        found += _three_alike(board, placement) + _crowding(board, at)
    return tuple(found)


def _mismatch(board: Board, placement: Placement) -> list[Refusal]:
    """Refuse a tile whose edges differ from those that they touch (the golden rule)."""
    asked = board.spaces.get(placement.hex, OPEN)
    wrong = [e for e in range(6) if asked[e] not in (".", placement.edges[e])]
    beside = neighbours(placement.hex)
    cells = tuple(beside[e] for e in wrong)
    return [Refusal("illegal.mismatch", {"edges": wrong}, cells)] if wrong else []


def _three_alike(board: Board, placement: Placement) -> list[Refusal]:
    """Refuse to make a forced space with three edges of one colour (restriction 1)."""
    made = {
        cell: with_edge(board.spaces.get(cell, OPEN), OPPOSITE[edge], placement.edges[edge])
        for edge, cell in enumerate(neighbours(placement.hex))
        if cell not in board.tiles
    }
    cells = sorted(at for at, pattern in made.items() if three_alike(pattern))
    if not cells:
        return []
    letter = next(c for c in "RYBG" if made[cells[0]].count(c) >= FORCING)
    return [Refusal("illegal.three_alike", {"colour": letter}, tuple(cells))]


def _crowding(board: Board, at: Hex) -> list[Refusal]:
    """Refuse to leave a space with four tiles round it, now or by the fills that must follow."""
    after = closure_after(board, at)
    if after.clash is None:
        return []
    if not after.filled:
        fourth = sorted(cell for cell, n in after.counts.items() if n > FORCING)
        return [Refusal("illegal.fourth_tile", {}, tuple(fourth))]
    # A position that play cannot reach may close badly by itself, or beside no controlled side.
    now = closure(board)
    side = () if now.clash else now.side(at)
    path = side or after.path(after.clash)
    return [Refusal("illegal.controlled_side", {"q": path[0].q, "r": path[0].r}, path)]
