"""A game as a picture of its last board, or as an animation of all of them.

SVG is text. PNG is drawn by resvg; GIF and WebP put such frames together with Pillow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from io import BytesIO
from itertools import islice
from types import MappingProxyType
from typing import IO, TYPE_CHECKING, NamedTuple

from tantrix.notation import records
from tantrix.notation.records import Game
from tantrix.render import registry, svg
from tantrix.render.mindgame import svg as mindgame_svg
from tantrix.render.themes import theme_of
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.tile_board import TileBoard
from tantrix.rules.mindgame.board import MindBoard

if TYPE_CHECKING:
    from PIL.Image import Image

FRAME_PIXELS = 640
"""The longer side of a frame of an animation."""

LAST_FRAMES = 4
"""How many times as long as the others the last frame is shown."""


class PictureOptions(NamedTuple):
    """How a board is drawn, as `render.registry` takes it; `delay_ms` is the time of a frame."""

    theme: str = "light"
    numbers: bool = True
    lang: str = "en"
    delay_ms: int = 700


def picture(game: Game, options: PictureOptions | None = None) -> str:
    """Return the board at the end of a game as SVG."""
    theme, numbers, lang, _ = options or PictureOptions()
    return str(registry.as_svg(game.final(), numbers=numbers, theme=theme, lang=lang))


def png(
    drawing: str,
    width: int | None = None,
    height: int | None = None,
    background: str | None = None,
) -> bytes:
    """Return an SVG as PNG, as large as it says or `width` or `height` pixels large.

    Raises `TantrixError` `bad.convert.extra`.
    """
    try:
        import resvg_py
    except ModuleNotFoundError:
        raise TantrixError("bad.convert.extra", extra="print") from None
    drawn = resvg_py.svg_to_bytes(
        svg_string=drawing, width=width, height=height, background=background
    )
    return bytes(drawn)


def frames(game: Game, options: PictureOptions | None = None) -> Iterator[str]:
    """Yield the board after every move of the game itself as SVG, all of the same size."""
    theme, _, lang, _ = options or PictureOptions()
    boards = list(_boards(game))
    room = {at for board in boards if isinstance(board, Board) for at in _shown(board)}
    for board in boards:
        if isinstance(board, Board):
            yield svg.board(board, room=room, theme=theme, lang=lang)
        elif isinstance(board, MindBoard):
            yield mindgame_svg.board(board, theme=theme, lang=lang)


def _boards(game: Game) -> Iterator[TileBoard]:
    """Yield copies of the board: before the first move where anything lies there, after each."""
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


def _only(games: Iterable[Game]) -> Game:
    """Return the one game there is."""
    found = list(islice(games, 2))
    if len(found) != 1:
        raise TantrixError("bad.convert.pictures")
    return found[0]


def _to_svg(games: Iterable[Game], file: IO[bytes], options: PictureOptions) -> int:
    file.write(picture(_only(games), options).encode() + b"\n")
    return 1


def _to_png(games: Iterable[Game], file: IO[bytes], options: PictureOptions) -> int:
    file.write(png(picture(_only(games), options)))
    return 1


def _images(game: Game, options: PictureOptions) -> list[Image]:
    """Return the frames of an animation; raises `TantrixError` `bad.convert.extra`."""
    try:
        from PIL import Image
    except ModuleNotFoundError:
        raise TantrixError("bad.convert.extra", extra="print") from None
    drawn = list(frames(game, options))
    with Image.open(BytesIO(png(drawn[-1]))) as last:
        wide = last.width >= last.height
    width, height = (FRAME_PIXELS, None) if wide else (None, FRAME_PIXELS)
    table = theme_of(options.theme).table
    made = (png(each, width, height, background=table) for each in drawn)
    return [Image.open(BytesIO(each)).convert("RGB") for each in made]


def _to_gif(games: Iterable[Game], file: IO[bytes], options: PictureOptions) -> int:
    return _animate(_only(games), file, options, "GIF", optimize=True)


def _to_webp(games: Iterable[Game], file: IO[bytes], options: PictureOptions) -> int:
    return _animate(_only(games), file, options, "WEBP", quality=80, method=4)


def _animate(
    game: Game, file: IO[bytes], options: PictureOptions, form: str, **settings: int
) -> int:
    """Write the frames of a game as an animation that begins again after its end."""
    first, *others = _images(game, options)
    times = [options.delay_ms] * (1 + len(others))
    times[-1] *= LAST_FRAMES
    first.save(file, form, save_all=True, append_images=others, duration=times, loop=0, **settings)
    return 1


PICTURES: Mapping[str, Callable[[Iterable[Game], IO[bytes], PictureOptions], int]] = (
    MappingProxyType({"svg": _to_svg, "png": _to_png, "gif": _to_gif, "webp": _to_webp})
)
"""What writes the pictures of each format, of one game alone."""
