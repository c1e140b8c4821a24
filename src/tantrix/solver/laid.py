"""Tiles that lie already, as a search takes them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tantrix.puzzles.puzzle import FARTHEST, Given, Puzzle
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement


def bound(puzzle: Puzzle, laid: Iterable[Placement]) -> tuple[Given, ...] | None:
    """Return the givens of a board together with tiles that lie there.

    None where no filling has them all: a tile too many, beside the board, clashing, or otherwise
    than it is given.
    """
    left, givens = list(puzzle.givens), []
    for one in laid:
        for given in _given_for(one, left):
            if given.tile != one.tile or given.rotation not in (None, one.rotation):
                return None
            left.remove(given)
        givens.append(Given(one.tile, one.hex, one.rotation))
    try:
        return replace(puzzle, givens=(*givens, *left)).givens
    except TantrixError:
        return None


def _given_for(one: Placement, givens: list[Given]) -> list[Given]:
    """Return the given that a tile takes up: that of its cell, else one that it meets anywhere."""
    here = [given for given in givens if given.at == one.hex]
    return (here or [like for like in givens if like == Given(one.tile, None, one.rotation)])[:1]


def check_near(laid: Iterable[Placement]) -> None:
    """Raise `TantrixError` `bad.puzzle.far` where a tile lies too far out to be searched for."""
    for one in laid:
        if max(abs(one.q), abs(one.r)) > FARTHEST:
            raise TantrixError("bad.puzzle.far", q=one.q, r=one.r, most=FARTHEST)
