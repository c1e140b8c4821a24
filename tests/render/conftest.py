"""Pictures kept as text, to see every change of what is drawn."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

KEPT = Path(__file__).parent / "snapshots"
WRITE = os.environ.get("TANTRIX_SNAPSHOTS") == "write"

Compare = Callable[[str, str], None]


@pytest.fixture
def compare() -> Compare:
    """Compare a text with the one kept under a name; TANTRIX_SNAPSHOTS=write keeps it anew."""

    def compared(name: str, shown: str) -> None:
        written = shown.replace("><", ">\n<") + "\n"
        if WRITE:
            (KEPT / name).write_text(written, encoding="utf-8")
        assert written == (KEPT / name).read_text(encoding="utf-8")

    return compared
