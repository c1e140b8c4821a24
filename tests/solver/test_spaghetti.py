from __future__ import annotations

from io import StringIO

import pytest

from tantrix.puzzles.spaghetti import check, write
from tantrix.rules.core.errors import TantrixError
from tantrix.solver.spaghetti import MOST_SETS, spaghetti


def written(tiles: int, seed: int = 0) -> list[str]:
    text = StringIO()
    write(text, tiles // 56, spaghetti(tiles, seed))
    return text.getvalue().splitlines(keepends=True)


@pytest.mark.parametrize("sets", [1, 2, 3, 5, 17, 100, 1000])
@pytest.mark.parametrize("seed", range(3))
def test_whole_sets_lie_in_one_matched_piece_without_a_hole(sets: int, seed: int) -> None:
    report = check(written(56 * sets, seed))
    assert (report.tiles, report.sets, report.problems) == (56 * sets, sets, ())


@pytest.mark.soak
def test_a_million_tiles_lie_as_they_should() -> None:
    report = check(written(1_008_000))
    assert (report.tiles, report.problems) == (1_008_000, ())


def test_equal_seeds_lay_equal_figures() -> None:
    assert written(560, 7) == written(560, 7) != written(560, 8)


@pytest.mark.parametrize("tiles", [0, -56, 55, 57, 56 * (MOST_SETS + 1)])
def test_no_other_number_of_tiles_is_taken(tiles: int) -> None:
    with pytest.raises(TantrixError) as refused:
        spaghetti(tiles)
    assert refused.value.id == "bad.spaghetti.tiles"
