"""What the lessons read off a board, on boards small enough to see."""

from __future__ import annotations

import pytest

from tantrix.course import measures
from tantrix.rules.core.spaces import fits


@pytest.mark.parametrize(
    ("pattern", "read", "kind", "tiles"),
    [
        ("RYB...", "RYB", "ABC", 5),
        ("B...RY", "RYB", "ABC", 5),
        (".GRG..", "GRG", "ABA", 6),
        ("R...GR", "GRR", "AAB", 6),
        ("..YYB.", "YYB", "AAB", 6),
        ("RRR...", "RRR", "", 0),
        (".RY...", "RY", "", 20),
    ],
)
def test_a_space_is_read_aloud_clockwise(pattern: str, read: str, kind: str, tiles: int) -> None:
    assert measures.reading(pattern) == read
    assert measures.kind(pattern) == kind
    assert len(fits(pattern)) == tiles
