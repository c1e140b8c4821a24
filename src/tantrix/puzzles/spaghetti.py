"""Spaghetti: one matched Tantrix of whole sets of 56 tiles, as large as wanted [S0, W].

The file is text, read and checked line by line. Its first line is `tantrix-spaghetti 1 SETS`: the
version of the form and how many sets there are. Each further line is a column, `Q R CELLS`: its q,
the r of its first tile, and from there on, r rising, two characters a cell. The first is the tile
(`A` to `Z` are 1 to 26, `a` to `z` 27 to 52, `0` to `3` 53 to 56), the second the rotation; `..` is
an empty cell. Columns come in order of q, those without tiles are left out, and each begins and
ends with a tile. So a million tiles are two megabytes, and a reader needs two columns at a time.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO
from itertools import starmap, takewhile
from operator import add
from string import ascii_letters, ascii_lowercase, ascii_uppercase
from typing import NamedTuple, TextIO

from tantrix.rules.core.errors import Refusal, TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES, TURNED

MOST_SHOWN = 10
"""How many places of each problem are told."""

SOURCES_TILES = 50_000
SOURCES_PEOPLE = 100
"""The largest spaghetti of the sources, and how many pupils laid it [W]."""

SET = len(TILES)
"""The tiles of a set."""

_TILE_LETTERS = ascii_uppercase + ascii_lowercase + "0123"
_EMPTY = ".."
_PAIRS = {
    tile * 6 + rotation: f"{letter}{rotation}"
    for tile, letter in enumerate(_TILE_LETTERS, start=1)
    for rotation in range(6)
} | {0: _EMPTY}
_CELLS = {pair: cell for cell, pair in _PAIRS.items()}
_SHOWN = {pair: TURNED[cell // 6][cell % 6] if cell else "......" for pair, cell in _CELLS.items()}
_HEADER = re.compile(r"tantrix-spaghetti 1 ([1-9][0-9]{0,8})\n?")
_TILE = f"[{ascii_letters}0-3][0-5]"
_LINE = re.compile(rf"(-?[0-9]{{1,9}}) (-?[0-9]{{1,9}}) ({_TILE}(?:(?:{_TILE}|\.\.)*{_TILE})?)\n?")
_COVERED = re.compile(r"[^.]+")
_FAR = 2**40
_LONGEST_LINE = 100_000
"""Characters of a line: a column has fewer than 50,000 cells, as many as the largest has tiles."""

_OUTSIDE = Hex(-_FAR, -_FAR)


class Column(NamedTuple):
    """The cells of one q from `r` on: each `tile * 6 + rotation`, 0 where it is empty.

    >>> import tantrix
    >>> from tantrix.puzzles.spaghetti import read, text_of
    >>> next(read(text_of([tantrix.Placement(1, 0, 0, 2)]).splitlines()))
    Column(q=0, r=0, cells=[8])
    """

    q: int
    r: int
    cells: Sequence[int]


class SpaghettiReport(NamedTuple):
    """What a check found: how many tiles lie, how many sets they should be, and what is wrong.

    >>> import tantrix
    >>> from tantrix.puzzles.spaghetti import check, text_of
    >>> report = check(text_of([tantrix.Placement(1, 0, 0, 2)]).splitlines())
    >>> report.tiles, report.sets
    (1, 1)
    """

    tiles: int
    sets: int
    problems: tuple[Refusal, ...]


def write(file: TextIO, sets: int, columns: Iterable[Column]) -> None:
    r"""Write columns that come in order of q, each beginning and ending with a tile.

    >>> import io
    >>> from tantrix.puzzles.spaghetti import Column, write
    >>> file = io.StringIO()
    >>> write(file, 1, [Column(q=0, r=0, cells=(8,))])
    >>> file.getvalue()
    'tantrix-spaghetti 1 1\n0 0 A2\n'
    """
    file.write(f"tantrix-spaghetti 1 {sets}\n")
    file.writelines(
        f"{q} {r} {''.join(map(_PAIRS.__getitem__, cells))}\n" for q, r, cells in columns
    )


def text_of(placements: Sequence[Placement]) -> str:
    r"""Return the file of placements in cells of their own, of as many sets as they begin.

    >>> import tantrix
    >>> from tantrix.puzzles.spaghetti import text_of
    >>> text_of([tantrix.Placement(1, 0, 0, 2)])
    'tantrix-spaghetti 1 1\n0 0 A2\n'
    """
    columns: dict[int, dict[int, int]] = {}
    for one in placements:
        columns.setdefault(one.q, {})[one.r] = one.tile * 6 + one.rotation
    file = StringIO()
    write(file, max(1, -(-len(placements) // SET)), starmap(_column, sorted(columns.items())))
    return file.getvalue()


def _column(q: int, cells: Mapping[int, int]) -> Column:
    """Return a column of cells by their r, those between them empty."""
    first, last = min(cells), max(cells)
    return Column(q, first, [cells.get(r, 0) for r in range(first, last + 1)])


def at_origin(lines: Iterable[str]) -> Iterator[str]:
    """Yield the columns of a file moved so that the first q and the least r are 0, as lines.

    Two files of the same figure, wherever it lies, have the same. Raises what `read` raises.

    >>> import tantrix
    >>> from tantrix.puzzles.spaghetti import at_origin, text_of
    >>> here, there = (text_of([tantrix.Placement(1, q, 7, 2)]) for q in (0, 9))
    >>> list(at_origin(here.splitlines())) == list(at_origin(there.splitlines()))
    True
    """
    rest = iter(lines)
    sets, columns = read_sets(rest), list(_written(rest))
    left, top = (
        min((q for q, _, _ in columns), default=0),
        min((r for _, r, _ in columns), default=0),
    )
    yield f"tantrix-spaghetti 1 {sets}"
    yield from (f"{q - left} {r - top} {text}" for q, r, text in columns)


def read(lines: Iterable[str]) -> Iterator[Column]:
    """Yield the columns of a file, whatever lies in them.

    Raises `TantrixError` with an id `bad.spaghetti.header`, `.line` or `.order`.

    >>> import tantrix
    >>> from tantrix.puzzles.spaghetti import read, text_of
    >>> text = text_of([tantrix.Placement(1, 0, 0, 2), tantrix.Placement(2, 0, 1, 3)])
    >>> [column.cells for column in read(text.splitlines())]
    [[8, 15]]
    """
    rest = iter(lines)
    read_sets(rest)
    for q, r, text in _written(rest):
        yield Column(q, r, [_CELLS[pair] for pair in _pairs(text)])


def read_sets(lines: Iterator[str]) -> int:
    """Take the first line off a file, and return how many sets it announces.

    Raises `TantrixError` `bad.spaghetti.header`.

    >>> from tantrix.puzzles.spaghetti import read_sets
    >>> read_sets(iter(["tantrix-spaghetti 1 20"]))
    20
    """
    header = next(lines, "")
    match = _HEADER.fullmatch(header)
    if match is None:
        raise TantrixError("bad.spaghetti.header", text=header[:40].rstrip())
    return int(match[1])


def check(lines: Iterable[str]) -> SpaghettiReport:
    """Return whether a file holds a spaghetti, and every reason why not.

    Ids are `bad.spaghetti.*`; the cells of a reason are some of the places that show it. A file
    that cannot be read is told of nothing else. Memory is needed for two columns only.

    >>> import tantrix
    >>> from tantrix.puzzles.spaghetti import check, text_of
    >>> report = check(text_of([tantrix.Placement(1, 0, 0, 2)]).splitlines())
    >>> [one.id for one in report.problems]
    ['bad.spaghetti.sets']
    """
    rest = iter(lines)
    sets, found = 0, _Findings()
    try:
        sets = read_sets(rest)
        for q, r, text in _written(rest):
            found.add_column(q, r, text)
    except TantrixError as error:
        return SpaghettiReport(found.tiles.total(), sets, (Refusal(error.id, error.params),))
    return SpaghettiReport(found.tiles.total(), sets, tuple(found.problems(sets)))


def _written(lines: Iterator[str]) -> Iterator[tuple[int, int, str]]:
    """Yield q, r and the text of the cells of each column."""
    before = -_FAR
    for number, line in enumerate(lines, start=2):
        match = None if len(line) > _LONGEST_LINE else _LINE.fullmatch(line)
        if match is None:
            raise TantrixError("bad.spaghetti.line", line=number)
        q = int(match[1])
        if q <= before:
            raise TantrixError("bad.spaghetti.order", line=number)
        before = q
        yield q, int(match[2]), match[3]


def _pairs(text: str) -> Iterable[str]:
    """Return the cells of a text."""
    return map(add, text[::2], text[1::2])


class _Some:
    """Places that show a problem: their number, and the first few."""

    def __init__(self) -> None:
        self.count = 0
        self.cells: list[Hex] = []

    def add(self, cell: Hex) -> None:
        """Note a place."""
        self.count += 1
        if self.count <= MOST_SHOWN:
            self.cells.append(cell)


class _Regions:
    """Cells of one kind, followed column by column; each region goes by its first cell."""

    def __init__(self, *runs: tuple[int, int, Hex]) -> None:
        self.ended = _Some()
        self._runs = list(runs)
        self._stops = [stop for _, stop, _ in runs]
        self._heads = {head: head for _, _, head in runs}

    def add_column(self, q: int, spans: Iterable[tuple[int, int]]) -> None:
        """Go on with the runs of the next column, each from its first r to before its end."""
        runs = [(start, end, self._joined(q, start, end)) for start, end in spans]
        runs = [(start, end, self._head(region)) for start, end, region in runs]
        going = {region: region for _, _, region in runs}
        for region in sorted({self._head(region) for _, _, region in self._runs} - going.keys()):
            self.ended.add(region)
        self._runs, self._heads = runs, going
        self._stops = [stop for _, stop, _ in runs]

    def _joined(self, q: int, start: int, end: int) -> Hex:
        """Join the regions that a run touches in the column before, and return their name."""
        beside = takewhile(lambda run: run[0] <= end, self._from(bisect_right(self._stops, start)))
        touched = [self._head(region) for _, _, region in beside]
        head = min(touched, default=Hex(q, start))
        self._heads.update(dict.fromkeys([head, *touched], head))
        return head

    def _from(self, index: int) -> Iterator[tuple[int, int, Hex]]:
        return (self._runs[i] for i in range(index, len(self._runs)))

    def _head(self, region: Hex) -> Hex:
        while (head := self._heads[region]) != region:
            self._heads[region] = self._heads[head]
            region = head
        return region


class _Edges(NamedTuple):
    """The colours that a column shows to the next one."""

    r: int
    upper: str
    lower: str


class _Findings:
    """All that a check needs to know of the columns that it has read."""

    def __init__(self) -> None:
        self.tiles: Counter[str] = Counter()
        self._mismatches = _Some()
        self._covered = _Regions()
        self._empty = _Regions((-_FAR, _FAR, _OUTSIDE))
        self._last_q = -_FAR
        self._last = _Edges(0, "", "")

    def add_column(self, q: int, r: int, text: str) -> None:
        """Take the next column in."""
        if q != self._last_q + 1:
            self._skip(q - 1)
        self.tiles.update(text[::2].replace(".", ""))
        colours = "".join(map(_SHOWN.__getitem__, _pairs(text)))
        self._match(q, r, colours)
        spans = [(r + run.start(), r + run.end()) for run in _COVERED.finditer(colours[::6])]
        self._covered.add_column(q, spans)
        stops = [-_FAR, *(stop for span in spans for stop in span), _FAR]
        self._empty.add_column(q, zip(stops[::2], stops[1::2], strict=True))
        self._last_q = q

    def problems(self, sets: int) -> Iterator[Refusal]:
        """Yield everything that is wrong, when all columns have been read."""
        self._skip(self._last_q + 1)
        letters = zip(TILES, _TILE_LETTERS, strict=True)
        wrong = [tile for tile, letter in letters if self.tiles[letter] != sets]
        pieces, holes = self._covered.ended, self._empty.ended
        if wrong:
            yield Refusal("bad.spaghetti.sets", {"sets": sets, "tiles": wrong})
        if self._mismatches.count:
            yield _refusal("bad.spaghetti.mismatch", self._mismatches)
        if pieces.count > 1:
            yield _refusal("bad.spaghetti.apart", pieces)
        if holes.count:
            yield _refusal("bad.spaghetti.hole", holes)

    def _skip(self, q: int) -> None:
        """Pass a column in which nothing lies."""
        self._covered.add_column(q, ())
        self._empty.add_column(q, ((-_FAR, _FAR),))
        self._last = _Edges(0, "", "")

    def _match(self, q: int, r: int, colours: str) -> None:
        """Compare the column in itself and with the one before."""
        last = self._last
        wrong = _unequal(r, colours[3::6], r, colours[6::6])
        wrong += _unequal(r, colours[5::6], last.r, last.lower)
        wrong += _unequal(r, colours[4::6], last.r - 1, last.upper)
        for at in sorted(set(wrong)):
            self._mismatches.add(Hex(q, at))
        self._last = _Edges(r, colours[1::6], colours[2::6])


def _unequal(r: int, edges: str, other_r: int, others: str) -> list[int]:
    """Return where two rows of touching edges differ, each given with its first r."""
    start, end = max(r, other_r), min(r + len(edges), other_r + len(others))
    if start >= end:
        return []
    one, other = edges[start - r : end - r], others[start - other_r : end - other_r]
    if one == other:
        return []
    pairs = enumerate(zip(one, other, strict=True), start)
    return [at for at, (a, b) in pairs if a != b and "." not in (a, b)]


def _refusal(error_id: str, places: _Some) -> Refusal:
    return Refusal(error_id, {"count": places.count}, tuple(places.cells))
