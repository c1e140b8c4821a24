"""Puzzles on paper: a PDF with a sheet for each, and a page of solutions.

A sheet says what is asked and has the board to fill and the tiles, as large as its cells, to cut
out. Typst sets the pages (`sheets.typ`), and draws the pictures as they are, without pixels.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from importlib.resources import files
from typing import Literal, NamedTuple

from tantrix import messages
from tantrix.puzzles.catalogue import CATALOGUE, TARGET_TIMES
from tantrix.puzzles.ids import write_id
from tantrix.puzzles.puzzle import Given, Puzzle
from tantrix.render import svg
from tantrix.render.themes import Theme, theme_of
from tantrix.render.wording import puzzle_goal, puzzle_name
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement

Paper = Literal["a4", "us-letter"]
"""The sizes of paper, by their names in Typst."""

SIZE = 100.0
"""The width of a tile in the pictures, in pixels; how large they are on paper says the template."""

LARGEST_SHEET = 200
"""The most tiles of a puzzle on paper."""

BOARD_MM = 182.0, 170.0
"""How wide and how high a board may be on the page."""


class SheetOptions(NamedTuple):
    """How sheets look: `tile_mm` is the width of a tile and of a cell, in millimetres.

    A board that is wider than the page is drawn as wide as the page, and its tiles with it.

    >>> from tantrix.printing import SheetOptions
    >>> SheetOptions(paper="us-letter", tile_mm=25.0).lang
    'en'
    """

    theme: str = "light"
    paper: Paper = "a4"
    tile_mm: float = 30.0
    lang: str = "en"


class PuzzleSheet(NamedTuple):
    """A puzzle to print, and a solution of it, None for none on paper.

    >>> import tantrix
    >>> from tantrix.printing import PuzzleSheet
    >>> puzzle = tantrix.puzzle("discovery-5")
    >>> len(PuzzleSheet(puzzle, tantrix.find(puzzle).solutions[0]).solution)
    5
    """

    puzzle: Puzzle
    solution: Sequence[Placement] | None = None


def pdf(sheets: Iterable[PuzzleSheet], options: SheetOptions | None = None) -> bytes:
    """Return a PDF with a sheet for each puzzle, and their solutions behind the last.

    Raises `TantrixError` `bad.convert.extra`, `bad.print.many` for more than `LARGEST_SHEET` tiles,
    and `bad.theme`.

    >>> import tantrix
    >>> from tantrix.printing import PuzzleSheet, pdf
    >>> pdf([PuzzleSheet(tantrix.puzzle("discovery-5"))])[:5]
    b'%PDF-'
    """
    try:
        import typst
    except ModuleNotFoundError:
        raise TantrixError("bad.convert.extra", extra="print") from None
    inputs = {"document": document(sheets, options or SheetOptions())}
    made = typst.compile(template(), format="pdf", sys_inputs=inputs)
    assert isinstance(made, bytes)  # noqa: S101 - one PDF, and not into a file
    return made


def template() -> bytes:
    """Return the template, which reads the input `document`.

    >>> from tantrix.printing import template
    >>> b"sys.inputs.document" in template()
    True
    """
    return files("tantrix.printing").joinpath("sheets.typ").read_bytes()


def document(sheets: Iterable[PuzzleSheet], options: SheetOptions) -> str:
    """Return all that stands on the sheets, as JSON for the template; raises as `pdf` does.

    >>> import json, tantrix
    >>> from tantrix.printing import PuzzleSheet, SheetOptions, document
    >>> text = document([PuzzleSheet(tantrix.puzzle("discovery-5"))], SheetOptions())
    >>> [tile["number"] for tile in json.loads(text)["sheets"][0]["tiles"]]
    [1, 2, 3, 4, 5]
    """
    return json.dumps(
        {
            "paper": options.paper,
            "lang": messages.language(options.lang),
            "solutions": messages.say("print.puzzle.solutions", lang=options.lang),
            "sheets": [_sheet(each, options) for each in sheets],
        }
    )


def _sheet(sheet: PuzzleSheet, options: SheetOptions) -> dict[str, object]:
    """Return what the template needs of a puzzle; lengths in millimetres."""
    puzzle, lang = sheet.puzzle, options.lang
    if len(puzzle.tiles) > LARGEST_SHEET:
        raise TantrixError("bad.print.many", count=len(puzzle.tiles), most=LARGEST_SHEET)
    seconds = TARGET_TIMES.get(puzzle.name)
    limit = {"minutes": seconds // 60, "seconds": seconds % 60} if seconds else None
    board, tile_mm = None, options.tile_mm
    if puzzle.board is not None:
        board = _picture(_board(puzzle.board, puzzle, options), tile_mm)
        tile_mm *= min(1, *(most / one for most, one in zip(BOARD_MM, board.size, strict=True)))
        board = _picture(_board(puzzle.board, puzzle, options), tile_mm)
    solved = sheet.solution and svg.board(
        Board(sheet.solution),
        last=(),
        forced=False,
        size=SIZE,
        theme=_on_paper(options.theme),
        lang=lang,
    )
    return {
        "name": puzzle_name(puzzle, lang),
        "id": None if puzzle.name in CATALOGUE else write_id(puzzle),
        "goal": messages.say("print.puzzle.goal", {"goal": puzzle_goal(puzzle, lang)}, lang),
        "rule": messages.say("print.puzzle.rule", lang=lang),
        "numbers": messages.say("print.puzzle.numbers", lang=lang) if _numbered(puzzle) else None,
        "time": limit and messages.say("print.puzzle.time", limit, lang),
        "cut": messages.say("print.puzzle.cut", lang=lang),
        "board": board and board.as_json(),
        "tiles": [_tile(tile, rotation, tile_mm, options) for tile, rotation in _loose(puzzle)],
        "tile": tile_mm,
        "solution": solved and _picture(solved, options.tile_mm).as_json(),
    }


def _on_paper(name: str) -> Theme:
    """Return a theme whose table is the paper."""
    return replace(theme_of(name), table="#ffffff")


class _Picture(NamedTuple):
    """A picture, and its width and height in millimetres."""

    svg: str
    size: tuple[float, float]

    def as_json(self) -> dict[str, object]:
        """Return it as the template takes it."""
        return {"svg": self.svg, "width": self.size[0], "height": self.size[1]}


def _picture(drawn: svg.Svg, tile_mm: float) -> _Picture:
    """Return a picture that is drawn `SIZE` pixels a tile."""
    width, height = (
        float(drawn.partition(f' {name}="')[2].partition('"')[0]) / SIZE * tile_mm
        for name in ("width", "height")
    )
    return _Picture(str(drawn), (width, height))


def _board(cells: Iterable[Hex], puzzle: Puzzle, options: SheetOptions) -> svg.Svg:
    """Return the cells to fill, with the tiles that lie there; a number is a tile to turn."""
    given = {one.at: one for one in puzzle.givens if one.at is not None}
    fixed = [
        Placement(one.tile, at.q, at.r, one.rotation)
        for at, one in given.items()
        if one.rotation is not None
    ]
    return svg.board(
        Board(fixed),
        last=(),
        forced=False,
        numbers={cell: _number(given.get(cell)) for cell in cells},
        size=SIZE,
        theme=_on_paper(options.theme),
        lang=options.lang,
    )


def _number(given: Given | None) -> str:
    """Return what stands in an empty cell."""
    return "" if given is None or given.rotation is not None else str(given.tile)


def _numbered(puzzle: Puzzle) -> bool:
    """Return whether a number stands in some cell of the board."""
    return any(one.at is not None and one.rotation is None for one in puzzle.givens)


def _loose(puzzle: Puzzle) -> list[tuple[int, int]]:
    """Return the tiles that do not lie on the board yet, and how each is turned on the sheet."""
    on_board = Counter(one.tile for one in puzzle.givens if one.at and one.rotation is not None)
    turned = {one.tile: one.rotation or 0 for one in puzzle.givens if one.at is None}
    loose = Counter(puzzle.tiles) - on_board
    return [(tile, turned.get(tile, 0)) for tile in sorted(loose.elements())]


def _tile(tile: int, rotation: int, tile_mm: float, options: SheetOptions) -> dict[str, object]:
    """Return a tile to cut out, and its number."""
    drawn = svg.tile(tile, rotation, size=SIZE, theme=_on_paper(options.theme), lang=options.lang)
    return {"number": tile, **_picture(drawn, tile_mm).as_json()}
