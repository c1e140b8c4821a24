"""Lines and loops of a colour, what joins them indirectly, and what blocks their ends.

Every tile with a colour shows it on exactly two edges, so the tiles of a colour form disjoint paths
and cycles: lines and loops. `line_through` walks from a tile both ways until it meets an empty cell
or comes back to its start.

Lines are needed after every placement, so they are traced incrementally. The board keeps the lines
of each colour (`Traced`), together with the number of tiles when they were found. A later request
walks again only from lines with an end on a new tile, and from the new tiles themselves; a board
that was taken back has dropped what no longer holds. Invariant: each line is stored once, under its
first tile in the order of play, which also decides between equals.

An indirect connection [S3] is a space where two open ends meet and some unplayed tile fits. Lines
are then the nodes of a graph in which each has at most two such joints, so its components are again
paths or cycles, and `chains` follows them from their loose ends.

Tracing costs time in the length of the lines that changed. `end_status` asks core/restrictions.py.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import StrEnum
from itertools import islice
from typing import NamedTuple

from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.restrictions import legal_placements
from tantrix.rules.core.spaces import fits
from tantrix.rules.core.tiles import partner

LOOP_POINTS = 2
"""Points a tile of a loop; a tile of a line counts one [S0]."""


class End(NamedTuple):
    """An open end of a line: the empty cell there, and the edge of it by which the line enters.

    >>> import tantrix
    >>> from tantrix.rules.core.lines import lines
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> lines(board, "R")[0].ends[0]
    End(hex=Hex(q=-1, r=0), edge=2)
    """

    hex: Hex
    edge: int


class Line(NamedTuple):
    """A longest chain of links of one colour; `closed` makes it a loop.

    `cells` are in order along the line; `ends` belong to the first and the last of them.

    >>> import tantrix
    >>> from tantrix.rules.core.lines import best_line
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> line = best_line(board, "R")
    >>> line.length, line.closed, line.score, line.cells
    (1, False, 1, (Hex(q=0, r=0),))
    """

    colour: str
    cells: tuple[Hex, ...]
    closed: bool
    ends: tuple[End, ...]

    @property
    def length(self) -> int:
        """The number of tiles."""
        return len(self.cells)

    @property
    def score(self) -> int:
        """The points: one a tile, two in a loop [S0]."""
        return self.length * (LOOP_POINTS if self.closed else 1)


class Chain(NamedTuple):
    """Pieces of a line with one joining space between each two: indirectly connected [S3].

    `closed` when the last piece is so joined to the first.

    >>> import tantrix
    >>> from tantrix.rules.core.lines import chains
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0), tantrix.Placement(2, 0, 1, 3)])
    >>> chain = chains(board, "Y", range(3, 57))[0]
    >>> chain.length, len(chain.pieces), len(chain.joints)
    (1, 1, 0)
    """

    colour: str
    pieces: tuple[Line, ...]
    joints: tuple[Hex, ...]
    closed: bool

    @property
    def length(self) -> int:
        """The indirect length: the tiles of all pieces and the joining spaces [S3]."""
        return sum(piece.length for piece in self.pieces) + len(self.joints)


class EndStatus(StrEnum):
    """Whether a line can grow at an end [S3].

    >>> import tantrix
    >>> from tantrix.rules.core.lines import EndStatus, end_status, lines
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> end = lines(board, "R")[0].ends[0]
    >>> end_status(board, end, range(2, 57), restricted=True) is EndStatus.OPEN
    True
    """

    OPEN = "open"
    BLOCKED_FOR_NOW = "blocked-for-now"
    BLOCKED_FOR_EVER = "blocked-for-ever"


def _walk(board: Board, at: Hex, edge: int) -> Iterator[tuple[Hex, int]]:
    """Yield the tiles along the link that leaves `at` by `edge`, each with the edge it leaves by.

    Ends at an empty cell, or back at the tile where it began.
    """
    start = at
    while True:
        cell = neighbours(at)[edge]
        if cell == start or cell not in board.tiles:
            return
        edge = partner(board.tiles[cell].edges, OPPOSITE[edge])
        at = cell
        yield cell, edge


def line_through(board: Board, at: Hex, colour: str) -> Line | None:
    """Return the line of `colour` through the tile at `at`, or None when the tile has none.

    >>> import tantrix
    >>> from tantrix.rules.core.lines import line_through
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0), tantrix.Placement(2, 0, 1, 3)])
    >>> line_through(board, tantrix.Hex(0, 0), "R").length
    2
    >>> line_through(board, tantrix.Hex(0, 0), "G") is None  # tile 1 has no green
    True
    """
    edges = board.tiles[at].edges
    one, other = edges.find(colour), edges.rfind(colour)
    if one < 0:
        return None
    onward = list(_walk(board, at, one))
    cell, edge = onward[-1] if onward else (at, one)
    last = End(neighbours(cell)[edge], OPPOSITE[edge])
    cells = [at, *(step[0] for step in onward)]
    if last.hex == at:
        return Line(colour, tuple(cells), closed=True, ends=())
    backward = list(_walk(board, at, other))
    cell, edge = backward[-1] if backward else (at, other)
    first = End(neighbours(cell)[edge], OPPOSITE[edge])
    before = [step[0] for step in reversed(backward)]
    return Line(colour, (*before, *cells), closed=False, ends=(first, last))


def lines(board: Board, colour: str) -> list[Line]:
    """Return every line and loop of `colour`, those of single tiles included.

    They come in the order in which their first tiles were laid.

    >>> import tantrix
    >>> from tantrix.rules.core.lines import lines
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0), tantrix.Placement(2, 0, 1, 3)])
    >>> [line.length for line in lines(board, "Y")]
    [1, 1]
    """
    return list(_traced(board, colour).lines.values())


def best_line(board: Board, colour: str) -> Line | None:
    """Return the line or loop of `colour` that scores most, the first of equals.

    >>> import tantrix
    >>> from tantrix.rules.core.lines import best_line
    >>> best_line(tantrix.Board(), "R") is None
    True
    >>> best_line(tantrix.Board([tantrix.Placement(1, 0, 0, 0)]), "R").length
    1
    """
    return _traced(board, colour).best


class Traced(NamedTuple):
    """The lines of a colour by their first tiles, in order of play, when so many tiles lay.

    `best` is the first of those that score most.

    >>> import tantrix
    >>> from tantrix.rules.core.lines import best_line
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> best_line(board, "R") is board.traced["R"].best  # kept for the next time
    True
    """

    laid: int
    lines: dict[Hex, Line]
    best: Line | None


def _traced(board: Board, colour: str) -> Traced:
    """Return the lines of a colour, which hold until the board changes.

    What has changed begins where a line ended, or with a tile that has been laid since.
    """
    before = board.traced.get(colour) or Traced(0, {}, None)
    if before.laid == len(board.tiles):
        return before
    laid = list(islice(board.tiles, before.laid, None))
    longer = [at for at, line in before.lines.items() for end in line.ends if end.hex in laid]
    found = {at: line for at, line in before.lines.items() if at not in longer}
    seen: set[Hex] = set()
    for at in (*longer, *laid):
        line = None if at in seen else line_through(board, at, colour)
        if line:
            seen.update(line.cells)
            found[at] = line
    now = before._replace(laid=len(board.tiles))
    if seen:
        lines = {at: found[at] for at in board.tiles if at in found}
        now = Traced(now.laid, lines, max(lines.values(), key=_score))
    board.traced[colour] = now
    return now


def _score(line: Line) -> int:
    return line.score


def score(board: Board, colour: str) -> int:
    """Return the points of a colour: its best single line or loop [S0].

    >>> import tantrix
    >>> from tantrix.rules.core.lines import score
    >>> solution = tantrix.find(tantrix.puzzle("discovery-5")).solutions[0]
    >>> score(tantrix.Board(solution), "R")  # a loop of five counts twice
    10
    """
    best = best_line(board, colour)
    return best.score if best else 0


def _joints(board: Board, pieces: list[Line], unplayed: Collection[int]) -> dict[Hex, list[int]]:
    """Return the spaces where one unplayed tile would join two open ends, with their pieces."""
    meeting: dict[Hex, list[int]] = {}
    for index, piece in enumerate(pieces):
        for end in piece.ends:
            meeting.setdefault(end.hex, []).append(index)
    return {
        at: indexes
        for at, indexes in meeting.items()
        if len(indexes) == 2 and not fits(board.spaces[at]).keys().isdisjoint(unplayed)
    }


def chains(board: Board, colour: str, unplayed: Collection[int]) -> list[Chain]:
    """Return the lines of `colour` with all that is indirectly connected to each [S3].

    `unplayed` are the tiles not on the board: a joining space counts if one of them fits it.

    >>> import tantrix
    >>> from tantrix.rules.core.lines import chains
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> [chain.length for chain in chains(board, "R", range(2, 57))]
    [1]
    """
    pieces = lines(board, colour)
    joints = _joints(board, pieces, unplayed)
    used: set[int] = set()
    return [
        _chain_from(index, pieces, joints, used)
        for index in sorted(range(len(pieces)), key=lambda i: _joined_ends(pieces[i], joints))
        if index not in used
    ]


def _joined_ends(piece: Line, joints: dict[Hex, list[int]]) -> int:
    """Return how many ends of a piece are at joints; chains are followed from their loose ends."""
    return sum(end.hex in joints for end in piece.ends)


def _chain_from(
    index: int, pieces: list[Line], joints: dict[Hex, list[int]], used: set[int]
) -> Chain:
    """Follow the joints from one piece as far as they lead."""
    order, passed = [index], []
    used.add(index)
    while True:
        ends = [end.hex for end in pieces[order[-1]].ends]
        ahead = [at for at in ends if at in joints and at not in passed]
        if not ahead:
            closed = False
            break
        passed.append(ahead[0])
        one, other = joints[ahead[0]]
        following = other if one == order[-1] else one
        if following in used:
            closed = True
            break
        used.add(following)
        order.append(following)
    return Chain(pieces[index].colour, tuple(pieces[i] for i in order), tuple(passed), closed)


def end_status(board: Board, end: End, unplayed: Collection[int], *, restricted: bool) -> EndStatus:
    """Tell whether a tile can follow at an open end of a line.

    Blocked for ever when no tile of `unplayed` fits the space there, blocked for now when
    the restrictions (if `restricted`) forbid every one that fits [S3].

    >>> import tantrix
    >>> from tantrix.rules.core.lines import end_status, lines
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> end_status(board, lines(board, "R")[0].ends[0], range(2, 57), restricted=True).value
    'open'
    """
    fitting = sorted(fits(board.spaces[end.hex]).keys() & set(unplayed))
    if not fitting:
        return EndStatus.BLOCKED_FOR_EVER
    if legal_placements(board, fitting, [end.hex], restricted=restricted):
        return EndStatus.OPEN
    return EndStatus.BLOCKED_FOR_NOW
