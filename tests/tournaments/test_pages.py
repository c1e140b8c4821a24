"""The pages with the rules show the table of points as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tantrix.tournaments.points import FULL_MARGIN, table

DOCS = Path(__file__).parent.parent.parent / "docs" / "tournaments"


@pytest.mark.parametrize(("page", "mark"), [("rules.md", "."), ("rules.fr.md", ",")])
def test_every_row_of_the_table_of_points_is_on_the_page(page: str, mark: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8").replace(mark, ".")
    rows = re.findall(r"\| (\d+)\+? \| (\d+\.\d) \| (\d+\.\d) (?=\|)", text)
    found = {int(margin): (winner, loser) for margin, winner, loser in rows}
    tenths = {margin: table(margin) for margin in range(FULL_MARGIN + 1)}
    assert found == {
        margin: (f"{one / 10:.1f}", f"{two / 10:.1f}") for margin, (one, two) in tenths.items()
    }
