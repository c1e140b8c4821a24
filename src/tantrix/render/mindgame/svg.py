"""Pictures of the Mind Game, each the text of an SVG document that stands alone.

`size` is the width of a piece in pixels, `theme` a name or a `Theme`, `lang` the language of the
title and the description, which holds the same thing as plain text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tantrix import messages
from tantrix.render.geometry import APOTHEM, EDGE, Box
from tantrix.render.markup import Svg, picture
from tantrix.render.mindgame import text
from tantrix.render.mindgame.panels import MindPanels, MindRow
from tantrix.render.mindgame.pieces import definitions, look_of, tile_at
from tantrix.render.mindgame.scenes import MindScene
from tantrix.render.mindgame.wording import names_of
from tantrix.render.scenes import backdrop
from tantrix.render.svg import SIZE
from tantrix.render.themes import Theme
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.lines import MindLine
from tantrix.rules.mindgame.state import MindGameState

__all__ = ["board", "hand", "state", "tile"]


def tile(
    piece: int,
    rotation: int = 0,
    *,
    size: float = 96.0,
    theme: str | Theme = "dark",
    lang: str = "en",
) -> Svg:
    """Return a picture of one piece, turned clockwise by `rotation` sixths.

    >>> from tantrix.render.mindgame import svg
    >>> svg.tile(5, rotation=1).startswith("<svg")
    True
    """
    look = look_of(theme)
    return picture(
        tile_at(look, piece, rotation),
        Box(-EDGE, -APOTHEM, 2 * EDGE, 2 * APOTHEM).grown(2),
        scale=size / (2 * EDGE),
        title=messages.say("picture.tile", {"tile": piece}, lang),
        described=text.tile(piece, rotation),
        definitions=definitions(look),
        class_="picture-tile",
    )


def hand(
    pieces: Iterable[int],
    *,
    size: float = SIZE,
    theme: str | Theme = "dark",
    columns: int = 14,
    lang: str = "en",
) -> Svg:
    """Return a picture of pieces side by side with their numbers, `columns` to a row.

    >>> from tantrix.render.mindgame import svg
    >>> svg.hand([1, 2, 3]).startswith("<svg")
    True
    """
    look = look_of(theme)
    row = MindRow(tuple(pieces), columns)
    box = row.box().grown(12)
    return picture(
        backdrop(look.theme, box) + row.drawn(look),
        box,
        scale=size / (2 * EDGE),
        title=messages.say("picture.hand", {"count": len(row.pieces)}, lang),
        described=text.hand(row.pieces, lang=lang),
        definitions=definitions(look),
        class_="picture-hand",
    )


def board(  # noqa: PLR0913  what may be shown
    shown: MindBoard,
    *,
    last: Iterable[Hex] | None = None,
    lines: Iterable[MindLine] = (),
    marks: Mapping[Hex, str] | None = None,
    trial: Placement | None = None,
    coordinates: bool = False,
    size: float = SIZE,
    theme: str | Theme = "dark",
    lang: str = "en",
) -> Svg:
    """Return a picture of a board inside its margin; priority moves show what they ask.

    `last` are the cells that glow, newest first (None: the last placement), `lines` are traced,
    `marks` set cells off as `offending` or `made`, `trial` is a placement that is only tried.
    `coordinates` writes piece numbers and coordinates, in the empty cells too.

    >>> import random
    >>> from tantrix.render.mindgame import svg
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> game = MindGameRules().new_state(MindGameRules().deal(random.Random(1)))
    >>> svg.board(game.board, coordinates=True).startswith("<svg")
    True
    """
    scene = MindScene(
        shown,
        look_of(theme),
        last=_newest(shown) if last is None else tuple(last),
        lines=tuple(lines),
        marks=marks or {},
        trial=trial,
        coordinates=coordinates,
    )
    box = scene.box()
    return picture(
        backdrop(scene.look.theme, box) + scene.drawn(),
        box,
        scale=size / (2 * EDGE),
        title=messages.say("mindgame.picture", {"count": len(shown)}, lang),
        described=text.board(shown),
        definitions=definitions(scene.look),
        class_="picture-board",
    )


def state(  # noqa: PLR0913  what may be shown
    shown: MindGameState,
    *,
    names: Sequence[str] | None = None,
    last: Iterable[Hex] | None = None,
    lines: Iterable[MindLine] = (),
    coordinates: bool = False,
    size: float = SIZE,
    theme: str | Theme = "dark",
    lang: str = "en",
) -> Svg:
    """Return a picture of a whole state: what is asked, the board, names, scores and hands.

    `names` are those of the players (None: their colours); the rest is as in `board`.

    >>> import random
    >>> from tantrix.render.mindgame import svg
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> game = MindGameRules().new_state(MindGameRules().deal(random.Random(1)))
    >>> "Ann" in svg.state(game, names=["Ann", "Bob"])
    True
    """
    look = look_of(theme)
    people = names_of(names, lang)
    scene = MindScene(
        shown.board,
        look,
        last=_newest(shown.board) if last is None else tuple(last),
        lines=tuple(lines),
        coordinates=coordinates,
    )
    body, box = MindPanels(shown, look, people, lang).whole(scene)
    return picture(
        backdrop(look.theme, box) + body,
        box,
        scale=size / (2 * EDGE),
        title=messages.say("mindgame.picture", {"count": len(shown.board)}, lang),
        described=text.state(shown, names=people, lang=lang),
        definitions=definitions(look),
        class_="picture-state",
    )


def _newest(shown: MindBoard) -> tuple[Hex, ...]:
    """Return the cell of the last placement, if there is one."""
    return (shown.peek().hex,) if shown else ()
