"""A spaghetti to look at, and files made of placements."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator

from tantrix.puzzles.spaghetti import Column, write
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement

GOOD = """\
tantrix-spaghetti 1 1
-4 0 c2I1M3D4u3
-3 -1 n5W2J0H0v2S2
-2 -2 G3q4y3j1B2f3a5
-1 -3 x4o233X401T3p4l2
0 -4 r3L3h1m0F5O1Y4b324
1 -4 s211K2V3t3d5k5g0
2 -4 P5R4Z1z5A5w2i4
3 -4 Q2E0N3C2U3e0
"""
"""One set, which the solver has made."""


def columns(placements: Iterable[Placement]) -> Iterator[Column]:
    cells = {one.hex: one.tile * 6 + one.rotation for one in placements}
    for q in sorted({at.q for at in cells}):
        rows = [at.r for at in cells if at.q == q]
        span = range(min(rows), max(rows) + 1)
        yield Column(q, span.start, [cells.get(Hex(q, r), 0) for r in span])


def text(placements: Iterable[Placement], sets: int = 1) -> str:
    file = io.StringIO()
    write(file, sets, columns(placements))
    return file.getvalue()
