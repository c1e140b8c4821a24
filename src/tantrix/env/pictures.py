"""States as frames of pixels, for `render_mode="rgb_array"`; it needs the extra `print` too."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import numpy as np

from tantrix.conversion.pictures import png
from tantrix.env.encoding import Bytes
from tantrix.rules.core.errors import TantrixError

SIDE = 512
"""The pixels that a frame is wide and high."""


def rendered(mode: str | None, state: Any, text: Callable[[Any], str]) -> str | Bytes | None:  # noqa: ANN401
    """Return a state as a mode asks for it: as text (`ansi`) or as a `frame` (`rgb_array`)."""
    if mode == "rgb_array":
        return frame(state)
    return text(state) if mode == "ansi" else None


def frame(state: Any) -> Bytes:  # noqa: ANN401 - each game has its own state
    """Return the picture of a state in the middle of a white square; shape `(SIDE, SIDE, 3)`.

    Raises `TantrixError` `bad.convert.extra`.

    >>> import tantrix
    >>> from tantrix.env.pictures import frame
    >>> frame(tantrix.new_game(seed=1)).shape
    (512, 512, 3)
    """
    try:
        from PIL import Image
    except ModuleNotFoundError:
        raise TantrixError("bad.convert.extra", extra="print") from None
    drawing: str = state._repr_svg_()
    canvas = Image.new("RGB", (SIDE, SIDE), "white")
    with Image.open(BytesIO(png(drawing, background="white"))) as picture:
        shown = picture.convert("RGB")
    shown.thumbnail((SIDE, SIDE))
    canvas.paste(shown, ((SIDE - shown.width) // 2, (SIDE - shown.height) // 2))
    return np.asarray(canvas)
