"""A game as a picture of its last board, or as an animation of all of them.

SVG is text. PNG is drawn by resvg; GIF and WebP put such frames together with Pillow.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from itertools import islice
from math import ceil, floor
from types import MappingProxyType
from typing import IO, TYPE_CHECKING, NamedTuple

from tantrix.notation import records
from tantrix.notation.race_records import RaceRecord
from tantrix.notation.records import Game
from tantrix.render import registry, svg
from tantrix.render.geometry import Box, box_round
from tantrix.render.mindgame import svg as mindgame_svg
from tantrix.render.themes import theme_of
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.tile_board import TileBoard
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.race.pieces import JoinTile

if TYPE_CHECKING:
    from PIL.Image import Image

AnyGame = Game | RaceRecord
"""A game with turns, or a Gobble race."""

FRAME_PIXELS = 640
"""The longer side of a frame of an animation."""

COLOURS = 128
"""How many colours a GIF has."""

LIGHT = 8.0
"""How far the light round a tile falls on what is beside it, in units."""

_FRAME = re.compile(r'viewBox="([^"]*)" width="[^"]*" height="[^"]*"')
"""What of a picture it shows, and how large."""

LAST_FRAMES = 4
"""How many times as long as the others the last frame is shown."""


class PictureOptions(NamedTuple):
    """How a board is drawn, as `render.registry` takes it; `delay_ms` is the time of a frame.

    >>> import tantrix
    >>> from tantrix.conversion.pictures import PictureOptions, picture
    >>> game = tantrix.Game.played(tantrix.new_game(seed=1))
    >>> picture(game, PictureOptions(theme="print", numbers=False)).startswith("<svg")
    True
    """

    theme: str = "light"
    numbers: bool = True
    lang: str = "en"
    delay_ms: int = 700


def picture(game: AnyGame, options: PictureOptions | None = None) -> str:
    """Return the board at the end of a game as SVG.

    >>> import tantrix
    >>> from tantrix.conversion.pictures import picture
    >>> picture(tantrix.Game.played(tantrix.new_game(seed=1))).startswith("<svg")
    True
    """
    theme, numbers, lang, _ = options or PictureOptions()
    if isinstance(game, RaceRecord):
        return str(svg.board(game.final().board, theme=theme, lang=lang))
    return str(registry.as_svg(game.final(), numbers=numbers, theme=theme, lang=lang))


def png(
    drawing: str,
    width: int | None = None,
    height: int | None = None,
    background: str | None = None,
) -> bytes:
    r"""Return an SVG as PNG, as large as it says or `width` or `height` pixels large.

    Raises `TantrixError` `bad.convert.extra`.

    >>> from tantrix.conversion.pictures import png
    >>> from tantrix.render import svg
    >>> png(str(svg.tile(5)), width=80)[:4]
    b'\x89PNG'
    """
    try:
        import resvg_py
    except ModuleNotFoundError:
        raise TantrixError("bad.convert.extra", extra="print") from None
    drawn = resvg_py.svg_to_bytes(
        svg_string=drawing, width=width, height=height, background=background
    )
    return bytes(drawn)


def frames(game: AnyGame, options: PictureOptions | None = None) -> Iterator[str]:
    """Yield the board after every move of the game itself as SVG, all of the same size.

    >>> import tantrix
    >>> from tantrix.conversion.pictures import frames
    >>> state = tantrix.new_game(seed=1)
    >>> state.play("5@0,0:0")
    >>> [drawn[:4] for drawn in frames(tantrix.Game.played(state))]
    ['<svg']
    """
    theme, _, lang, _ = options or PictureOptions()
    boards = list(_boards(game))
    room = {at for board in boards if isinstance(board, Board) for at in _shown(board)}
    for board in boards:
        if isinstance(board, Board):
            yield svg.board(board, room=room, theme=theme, lang=lang)
        elif isinstance(board, MindBoard):
            yield mindgame_svg.board(board, theme=theme, lang=lang)


def _changes(game: AnyGame) -> Iterator[set[Hex] | None]:
    """Yield for each frame the cells that look other than in the one before; None: all may."""
    before: TileBoard | None = None
    for board in _boards(game):
        if before and board:
            tiles = before.tiles.items() ^ board.tiles.items()
            asked = _asked(before) ^ _asked(board)
            yield {before.peek().hex, board.peek().hex, *(at for at, _ in tiles | asked)}
        else:
            yield None
        before = board


def _asked(board: TileBoard) -> set[tuple[Hex, str]]:
    """Return the spaces that must be filled with what they ask."""
    return {(at, board.spaces[at]) for at in board.crowded}


def _boards(game: AnyGame) -> Iterator[TileBoard]:
    """Yield copies of the board: before the first move where anything lies there, after each.

    Of a race after each tile that is joined, for nothing else changes its board.
    """
    if isinstance(game, RaceRecord):
        for number, race in enumerate(game.states()):
            if not number or isinstance(race.last, JoinTile):
                yield race.board
        return
    state = game.begun.copy()
    moves = game.moves()
    if state.board or not moves:
        yield state.board.copy()
    for move in moves:
        records.advance(state, move)
        yield state.board.copy()


def _shown(board: Board) -> set[Hex]:
    """Return the cells of a board on which something is drawn."""
    return set(board.tiles) | board.forced


def _only(games: Iterable[AnyGame]) -> AnyGame:
    """Return the one game there is."""
    found = list(islice(games, 2))
    if len(found) != 1:
        raise TantrixError("bad.convert.pictures")
    return found[0]


def _to_svg(games: Iterable[AnyGame], file: IO[bytes], options: PictureOptions) -> int:
    file.write(picture(_only(games), options).encode() + b"\n")
    return 1


def _to_png(games: Iterable[AnyGame], file: IO[bytes], options: PictureOptions) -> int:
    file.write(png(picture(_only(games), options)))
    return 1


def _images(game: AnyGame, options: PictureOptions) -> list[Image]:
    """Return the frames of an animation; raises `TantrixError` `bad.convert.extra`.

    Of each frame only that part is drawn which looks other than before: that takes a fifth of the
    time.
    """
    try:
        from PIL import Image
    except ModuleNotFoundError:
        raise TantrixError("bad.convert.extra", extra="print") from None
    made: list[Image.Image] = []
    before = ""
    for drawn, changed in zip(frames(game, options), _changes(game), strict=True):
        if drawn == before:
            made.append(made[-1])
            continue
        film = _Film.of(drawn)
        if changed is None:
            part = film.whole
            image = Image.new("RGB", (part.width, part.height))
        else:
            part = film.around(changed)
            image = made[-1].copy()
        body = png(film.cut(drawn, part), background=theme_of(options.theme).table)
        with Image.open(BytesIO(body)) as patch:
            image.paste(patch.convert("RGB"), (part.x, part.y))
        made.append(image)
        before = drawn
    return made


class _Rectangle(NamedTuple):
    """A rectangle of a frame, in pixels."""

    x: int
    y: int
    width: int
    height: int


class _Film(NamedTuple):
    """The frames of an animation: what they show, in units, and the pixels of a unit."""

    box: Box
    scale: float

    @classmethod
    def of(cls, drawn: str) -> _Film:
        """Return the film of which a drawing is a frame."""
        found = _FRAME.search(drawn)
        assert found is not None  # noqa: S101 - every picture has it
        box = Box(*map(float, found[1].split()))
        return cls(box, FRAME_PIXELS / max(box.width, box.height))

    @property
    def whole(self) -> _Rectangle:
        """A whole frame."""
        return _Rectangle(
            0, 0, round(self.box.width * self.scale), round(self.box.height * self.scale)
        )

    def around(self, cells: Iterable[Hex]) -> _Rectangle:
        """Return the part round some cells, with the light that falls beside them."""
        box = box_round(cells).grown(LIGHT)
        left, top = (box.x - self.box.x) * self.scale, (box.y - self.box.y) * self.scale
        x, y = max(0, floor(left)), max(0, floor(top))
        right, low = ceil(left + box.width * self.scale), ceil(top + box.height * self.scale)
        return _Rectangle(x, y, min(right, self.whole.width) - x, min(low, self.whole.height) - y)

    def cut(self, drawn: str, part: _Rectangle) -> str:
        """Return what a drawing shows in a part."""
        x, y = self.box.x + part.x / self.scale, self.box.y + part.y / self.scale
        shown = f"{x} {y} {part.width / self.scale} {part.height / self.scale}"
        size = f'width="{part.width}" height="{part.height}"'
        return _FRAME.sub(f'viewBox="{shown}" {size}', drawn, 1)


def _to_gif(games: Iterable[AnyGame], file: IO[bytes], options: PictureOptions) -> int:
    return _animate(_only(games), file, options, "GIF", optimize=True)


def _to_webp(games: Iterable[AnyGame], file: IO[bytes], options: PictureOptions) -> int:
    return _animate(_only(games), file, options, "WEBP", quality=80, method=4)


def _animate(
    game: AnyGame, file: IO[bytes], options: PictureOptions, form: str, **settings: int
) -> int:
    """Write the frames of a game as an animation that begins again after its end."""
    images = _images(game, options)
    if form == "GIF":
        images = _in_common_colours(images)
    first, *others = images
    times = [options.delay_ms] * (1 + len(others))
    times[-1] *= LAST_FRAMES
    first.save(file, form, save_all=True, append_images=others, duration=times, loop=0, **settings)
    return 1


def _in_common_colours(images: Sequence[Image]) -> list[Image]:
    """Return images with the colours of the last, which shows all that there is."""
    from PIL.Image import Dither

    palette = images[-1].quantize(COLOURS, dither=Dither.NONE)
    return [image.quantize(palette=palette, dither=Dither.NONE) for image in images]


PICTURES: Mapping[str, Callable[[Iterable[AnyGame], IO[bytes], PictureOptions], int]] = (
    MappingProxyType({"svg": _to_svg, "png": _to_png, "gif": _to_gif, "webp": _to_webp})
)
"""What writes the pictures of each format, of one game alone."""
