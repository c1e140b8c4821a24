"""What is kept of a picture, and the work of making it of a file: for the processes of the pool.

Pillow is loaded by the process that does the work, and never by the server.
"""

from __future__ import annotations

from typing import NamedTuple


class Encoded(NamedTuple):
    """A picture as it is kept: its size in pixels, and its file in WebP."""

    width: int
    height: int
    body: bytes


def encode(data: bytes) -> Encoded:
    """Return what is kept of the file of a picture; raises what `redrawing.redraw` raises."""
    from tantrix.server.posts import redrawing

    return redrawing.redraw(data)
