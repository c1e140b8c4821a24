"""Cards: pictures in a frame of a given size, such as previews of links have.

They have no words: whoever draws them as pixels needs no fonts, and every language has the same
ones. `size` is in pixels, `theme` and `lang` are as in `svg`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tantrix import messages
from tantrix.puzzles.puzzle import Puzzle
from tantrix.render import text
from tantrix.render.geometry import APOTHEM, CARD, EDGE, Box, Point
from tantrix.render.markup import Svg, element, picture
from tantrix.render.pieces import definitions, placed, tile_at
from tantrix.render.scenes import MARGIN, Scene, backdrop
from tantrix.render.themes import Theme, theme_of
from tantrix.render.wording import puzzle_goal, puzzle_name
from tantrix.rules.core.board import Board
from tantrix.rules.core.lines import Line
from tantrix.rules.core.placements import Placement

FLOWER = (
    Placement(34, 0, 0, 1),
    Placement(27, 0, -1, 3),
    Placement(45, 1, -1, 4),
    Placement(52, 1, 0, 1),
    Placement(42, 0, 1, 1),
    Placement(54, -1, 1, 0),
    Placement(19, -1, 0, 0),
)
"""Seven tiles that match, the one in the middle first, the others round it."""

_NOTHING = Box(0, 0, 0, 0)

_GAP = 12.0
"""Between the tiles beside a board, in units."""


def board(
    shown: Board,
    *,
    lines: Iterable[Line] = (),
    size: tuple[int, int] = CARD,
    theme: str | Theme = "dark",
    lang: str = "en",
) -> Svg:
    """Return a card of a board, some lines of which are traced."""
    scene = Scene(shown, theme_of(theme), forced=False, lines=tuple(lines))
    title = messages.say("picture.board", {"count": len(shown)}, lang)
    drawn = _Part(scene.drawn(), scene.box())
    return _card(drawn, title, text.board(shown), size, scene.theme)


def puzzle(
    asked: Puzzle,
    *,
    size: tuple[int, int] = CARD,
    theme: str | Theme = "dark",
    lang: str = "en",
) -> Svg:
    """Return a card of a puzzle as it begins: its board, and the tiles that do not lie there."""
    look = theme_of(theme)
    begun = None if asked.board is None else _begun(asked, look)
    loose = _loose(asked)
    parts = [] if begun is None else [begun]
    if loose:
        parts.append(_tray(look, loose, begun.box if begun else _NOTHING, size))
    return _card(_beside(parts), puzzle_name(asked, lang), puzzle_goal(asked, lang), size, look)


def day(
    grade: int,
    *,
    size: tuple[int, int] = CARD,
    theme: str | Theme = "dark",
    lang: str = "en",
) -> Svg:
    """Return a card of a Daily Match, which tells of its puzzle the grade (1-7) and no more.

    Of seven cells so many are filled, on every day with the same tiles.
    """
    filled, empty = FLOWER[:grade], FLOWER[grade:]
    scene = Scene(
        Board(filled), theme_of(theme), forced=False, numbers={one.hex: "" for one in empty}
    )
    title = messages.say("page.daily.title", lang=lang)
    described = messages.say("page.daily.grade", {"grade": grade}, lang)
    return _card(_Part(scene.drawn(), scene.box()), title, described, size, scene.theme)


class _Part(NamedTuple):
    """Some markup, and the box round it."""

    drawn: str
    box: Box


def _scale(box: Box, size: tuple[int, int]) -> float:
    """Return how many pixels a unit may have for a box to fit into a card."""
    return min(size[0] / box.width, size[1] / box.height)


def _card(part: _Part, title: str, described: str, size: tuple[int, int], theme: Theme) -> Svg:
    """Return a whole card with something in its middle."""
    box, scale = part.box, _scale(part.box, size)
    width, height = size[0] / scale, size[1] / scale
    left, top = box.x - (width - box.width) / 2, box.y - (height - box.height) / 2
    frame = Box(left, top, width, height)
    return picture(
        backdrop(theme, frame) + part.drawn,
        frame,
        scale=scale,
        title=title,
        described=described,
        definitions=definitions(theme),
        class_="picture-card",
    )


def _begun(asked: Puzzle, theme: Theme) -> _Part:
    """Return the board of a puzzle with the tiles that have their place there."""
    given = (one for one in asked.givens if one.at is not None)
    lying = [Placement(one.tile, *one.at, one.rotation or 0) for one in given if one.at]
    cells = dict.fromkeys(asked.board or (), "")
    scene = Scene(Board(lying), theme, forced=False, numbers=cells)
    return _Part(scene.drawn(), scene.box())


def _loose(asked: Puzzle) -> list[tuple[int, int]]:
    """Return the tiles without a place, each with its rotation."""
    on_board = Counter(one.tile for one in asked.givens if one.at is not None)
    turned = {one.tile: one.rotation or 0 for one in asked.givens if one.at is None}
    loose = Counter(asked.tiles) - on_board
    return [(tile, turned.get(tile, 0)) for tile in sorted(loose.elements())]


def _tray(
    theme: Theme, tiles: Sequence[tuple[int, int]], beside: Box, size: tuple[int, int]
) -> _Part:
    """Return tiles in rows, as many in each as makes them largest beside something."""

    def box(columns: int) -> Box:
        rows = -(-len(tiles) // columns)
        return Box(-EDGE, -APOTHEM, columns * wide - _GAP, rows * high - _GAP).grown(MARGIN)

    wide, high = 2 * EDGE + _GAP, 2 * APOTHEM + _GAP
    columns = max(
        range(1, len(tiles) + 1), key=lambda count: _scale(_around([beside, box(count)]), size)
    )
    drawn = "".join(
        tile_at(theme, tile, rotation, Point(index % columns * wide, index // columns * high))
        for index, (tile, rotation) in enumerate(tiles)
    )
    return _Part(drawn, box(columns))


def _around(boxes: Sequence[Box]) -> Box:
    """Return a box in which others have room side by side."""
    return Box(0, 0, sum(one.width for one in boxes), max(one.height for one in boxes))


def _beside(parts: Sequence[_Part]) -> _Part:
    """Return parts side by side, their middles at the same height."""
    around = _around([part.box for part in parts])
    drawn, right = "", 0.0
    for part in parts:
        box = part.box
        at = Point(right - box.x, (around.height - box.height) / 2 - box.y)
        drawn += element("g", part.drawn, transform=placed(at))
        right += box.width
    return _Part(drawn, around)
