"""Pictures of tiles, hands, boards and states, each the text of an SVG document that stands alone.

`size` is the width of a tile in pixels, `theme` a name or a `Theme`, `lang` the language of the
title and the description, which holds the same thing as plain text. Classes (`tile`, `band-R`,
`forced`, `last`, ...) let a page restyle what it shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tantrix import messages
from tantrix.render import text
from tantrix.render.geometry import APOTHEM, EDGE, Box
from tantrix.render.markup import Svg, picture
from tantrix.render.panels import TileRow, whole
from tantrix.render.pieces import back_at, definitions, tile_at
from tantrix.render.scenes import Scene, backdrop
from tantrix.render.themes import Theme, theme_of
from tantrix.render.wording import names_of
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import Line
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES, Tile
from tantrix.rules.strategy.review import forced_reports
from tantrix.rules.strategy.state import StrategyState

__all__ = ["Svg", "board", "hand", "state", "tile"]

SIZE = 64.0
"""The width of a tile on a board, in pixels."""


def tile(  # noqa: PLR0913  what may be shown
    which: Tile | int,
    rotation: int = 0,
    *,
    size: float = 96.0,
    theme: str | Theme = "dark",
    back: bool = False,
    lang: str = "en",
) -> Svg:
    """Return a picture of one tile, turned clockwise by `rotation` sixths, or of its back.

    >>> from tantrix.render import svg
    >>> str(svg.tile(5))[:4]  # shown as a picture in a notebook
    '<svg'
    """
    look = theme_of(theme)
    shown = TILES[which] if isinstance(which, int) else which
    title_id = "picture.back" if back else "picture.tile"
    return picture(
        back_at(look, shown) if back else tile_at(look, shown.number, rotation),
        Box(-EDGE, -APOTHEM, 2 * EDGE, 2 * APOTHEM).grown(2),
        scale=size / (2 * EDGE),
        title=messages.say(title_id, {"tile": shown.number}, lang),
        described=str(shown.number) if back else text.tile(shown, rotation),
        definitions=definitions(look),
        class_="picture-tile",
    )


def hand(
    tiles: Iterable[int],
    *,
    size: float = SIZE,
    theme: str | Theme = "dark",
    columns: int = 14,
    lang: str = "en",
) -> Svg:
    """Return a picture of tiles side by side with their numbers, `columns` to a row.

    >>> from tantrix.render import svg
    >>> svg.hand([1, 2, 3])._repr_svg_()[:4]
    '<svg'
    """
    look = theme_of(theme)
    row = TileRow(tuple(tiles), columns)
    box = row.box().grown(12)
    return picture(
        backdrop(look, box) + row.drawn(look),
        box,
        scale=size / (2 * EDGE),
        title=messages.say("picture.hand", {"count": len(row.tiles)}, lang),
        described=text.hand(row.tiles, lang=lang),
        definitions=definitions(look),
        class_="picture-hand",
    )


def board(  # noqa: PLR0913  what may be shown
    shown: Board,
    *,
    last: Iterable[Hex] | None = None,
    forced: bool = True,
    lines: Iterable[Line] = (),
    numbers: Mapping[Hex, str] | None = None,
    holders: Mapping[Hex, str] | None = None,
    marks: Mapping[Hex, str] | None = None,
    trial: Placement | None = None,
    coordinates: bool = False,
    room: Iterable[Hex] = (),
    size: float = SIZE,
    theme: str | Theme = "dark",
    lang: str = "en",
) -> Svg:
    """Return a picture of a board.

    `last` are the cells that glow, newest first (None: the last placement), `forced` shows the
    forced spaces with what they ask, `lines` are traced. `numbers` stand in spaces, as the
    reviewer's do; `holders` tell by colour letters whose hand can fill a space (`""`: nobody).
    `marks` set cells off as `offending`, `controlled` or `made`, `trial` is a placement that is
    only tried. `coordinates` writes tile numbers and coordinates, in the empty spaces too. The
    picture has room for the cells of `room`, whatever lies there.

    >>> import tantrix
    >>> from tantrix.render import svg
    >>> picture = svg.board(tantrix.Board([tantrix.Placement(1, 0, 0, 0)]), theme="print")
    >>> "<title>" in str(picture)
    True
    """
    scene = Scene(
        shown,
        theme_of(theme),
        last=_newest(shown) if last is None else tuple(last),
        forced=forced,
        lines=tuple(lines),
        numbers=numbers or {},
        holders=holders or {},
        marks=marks or {},
        trial=trial,
        coordinates=coordinates,
        room=tuple(room),
    )
    box = scene.box()
    return picture(
        backdrop(scene.theme, box) + scene.drawn(),
        box,
        scale=size / (2 * EDGE),
        title=messages.say("picture.board", {"count": len(shown)}, lang),
        described=text.board(shown),
        definitions=definitions(scene.theme),
        class_="picture-board",
    )


def state(  # noqa: PLR0913  what may be shown
    shown: StrategyState,
    *,
    names: Sequence[str] | None = None,
    numbers: bool = True,
    last: Iterable[Hex] | None = None,
    lines: Iterable[Line] = (),
    coordinates: bool = False,
    size: float = SIZE,
    theme: str | Theme = "dark",
    lang: str = "en",
) -> Svg:
    """Return a picture of a whole state: what is asked, the board, hands, names and scores.

    `names` are those of the players (None: their colours). Each forced space shows whose hand can
    fill it and, with `numbers`, the reviewer's number; the rest is as in `board`.

    >>> import tantrix
    >>> from tantrix.render import svg
    >>> "Ann" in str(svg.state(tantrix.new_game(seed=1), names=["Ann", "Ben"]))
    True
    """
    look = theme_of(theme)
    reports = forced_reports(shown)
    scene = Scene(
        shown.board,
        look,
        last=_newest(shown.board) if last is None else tuple(last),
        lines=tuple(lines),
        numbers={report.hex: report.numbers.text for report in reports} if numbers else {},
        holders={report.hex: _holders(shown, report.holders) for report in reports},
        coordinates=coordinates,
    )
    people = names_of(shown, look, names, lang)
    body, box = whole(shown, scene, people, lang)
    return picture(
        backdrop(look, box) + body,
        box,
        scale=size / (2 * EDGE),
        title=messages.say("picture.board", {"count": len(shown.board)}, lang),
        described=text.state(shown, names=people, lang=lang),
        definitions=definitions(look),
        class_="picture-state",
    )


def _newest(shown: Board) -> tuple[Hex, ...]:
    """Return the cell of the last placement, if there is one."""
    return (shown.peek().hex,) if shown else ()


def _holders(shown: StrategyState, holders: Sequence[Sequence[int]]) -> str:
    """Return the colours of those who hold a fitting tile, each once."""
    found = (shown.rules.colour_of(player) for player, tiles in enumerate(holders) if tiles)
    return "".join(dict.fromkeys(found))
