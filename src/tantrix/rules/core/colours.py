"""The four link colours."""

from __future__ import annotations

from enum import StrEnum

from tantrix.rules.core.errors import TantrixError


class Colour(StrEnum):
    """A link colour; equal to its letter, which is how edges are written.

    >>> from tantrix import Colour
    >>> Colour.RED == "R", [colour.name for colour in Colour]
    (True, ['RED', 'YELLOW', 'BLUE', 'GREEN'])
    """

    RED = "R"
    YELLOW = "Y"
    BLUE = "B"
    GREEN = "G"


COLOURS: tuple[Colour, ...] = tuple(Colour)
"""All colours, in the default order of the seats."""


def read_colour(text: str) -> Colour:
    """Return the colour named by a letter or an English word, in any case.

    Raises `TantrixError` with id `bad.colour`.

    >>> from tantrix.rules.core.colours import read_colour
    >>> read_colour("r"), read_colour("Blue")
    (<Colour.RED: 'R'>, <Colour.BLUE: 'B'>)
    """
    word = text.strip().upper()
    for colour in Colour:
        if word in (colour.value, colour.name):
            return colour
    raise TantrixError("bad.colour", text=text)
