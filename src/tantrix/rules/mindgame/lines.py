"""Lines of the Mind Game: links of one colour, end to end, open or closed [S1]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.mindgame.board import MindBoard


class Crossing(NamedTuple):
    """One link on the way along a line: its cell, the edge of entry and the edge of exit.

    >>> import tantrix
    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.lines import lines
    >>> board = MindBoard(6, [tantrix.Placement(1, 0, 0, 0)])
    >>> lines(board, "R")[0].links[0]
    Crossing(hex=Hex(q=0, r=0), entry=0, exit=1)
    """

    hex: Hex
    entry: int
    exit: int


class MindLine(NamedTuple):
    """A chain of links of one colour, in order; `closed` when its last link meets its first.

    A piece may carry up to three links of one line.

    >>> import tantrix
    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.lines import best_line
    >>> line = best_line(MindBoard(6, [tantrix.Placement(1, 0, 0, 0)]), "R")
    >>> line.score, line.closed
    (1, False)
    """

    colour: str
    links: tuple[Crossing, ...]
    closed: bool

    @property
    def score(self) -> int:
        """The points: one a link, in a closed line too [O]."""
        return len(self.links)


def line_from(board: MindBoard, at: Hex, edge: int) -> MindLine:
    """Return the line of the link that touches `edge` of the piece at `at`.

    >>> import tantrix
    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.lines import line_from
    >>> board = MindBoard(6, [tantrix.Placement(1, 0, 0, 0)])
    >>> line_from(board, tantrix.Hex(0, 0), 0).score
    1
    """
    colour = board.face(at).edges[edge]
    onward = list(_walk(board, at, edge))
    last = onward[-1]
    if len(onward) > 1 and (last.hex, last.entry) == (at, edge):
        return MindLine(colour, tuple(onward[:-1]), closed=True)
    backward = list(_walk(board, at, onward[0].exit))[1:]
    before = [Crossing(cell, leave, enter) for cell, enter, leave in reversed(backward)]
    return MindLine(colour, (*before, *onward), closed=False)


def _walk(board: MindBoard, at: Hex, edge: int) -> Iterator[Crossing]:
    """Yield the links of a line from the one entered by `edge` of `at` on.

    Ends beside an empty cell, or with the first link again where the line is closed.
    """
    cell, entry = at, edge
    while True:
        leave = board.face(cell).partners[entry]
        yield Crossing(cell, entry, leave)
        cell, entry = neighbours(cell)[leave], OPPOSITE[leave]
        if cell not in board.tiles:
            return
        if (cell, entry) == (at, edge):
            yield Crossing(at, edge, board.face(at).partners[edge])
            return


def lines(board: MindBoard, colour: str) -> list[MindLine]:
    """Return every line of `colour`, single links included, by the order of play.

    >>> import tantrix
    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.lines import lines
    >>> board = MindBoard(6, [tantrix.Placement(1, 0, 0, 0)])
    >>> len(lines(board, "R")) + len(lines(board, "B"))  # a piece has three links
    3
    """
    found = []
    seen: set[tuple[Hex, int]] = set()
    for at in board.tiles:
        for edge, letter in enumerate(board.face(at).edges):
            if letter == colour and (at, edge) not in seen:
                line = line_from(board, at, edge)
                seen.update((link.hex, side) for link in line.links for side in link[1:])
                found.append(line)
    return found


def best_line(board: MindBoard, colour: str) -> MindLine | None:
    """Return the line of `colour` with the most links, the first of equals.

    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.lines import best_line
    >>> best_line(MindBoard(6), "R") is None
    True
    """
    return max(lines(board, colour), key=lambda line: line.score, default=None)


def score(board: MindBoard, colour: str) -> int:
    """Return the points of a colour: the links of its longest line [S1].

    >>> import tantrix
    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> from tantrix.rules.mindgame.lines import score
    >>> score(MindBoard(6, [tantrix.Placement(1, 0, 0, 0)]), "R")
    1
    """
    best = best_line(board, colour)
    return best.score if best else 0
