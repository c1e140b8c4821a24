from __future__ import annotations

import pytest

from games.tables import DEPTH, perft_rows
from mindgame.playing import code, order, start
from mindgame.tables import BAGS, begun, counted
from tantrix.rules.perft import divide, perft

ROWS = perft_rows("mindgame")


def test_the_table_has_20_bags_and_every_size_of_board() -> None:
    assert len(ROWS) == BAGS
    assert all(sorted(row["bag"]) == list(range(1, 57)) for row in ROWS)
    assert {row["side"] for row in ROWS} == {5, 6, 7}


@pytest.mark.parametrize(
    "row", [pytest.param(row, marks=[pytest.mark.soak] if row % 4 else []) for row in range(BAGS)]
)
def test_counts_to_depth_3_are_those_of_the_oracle_as_stored(row: int) -> None:
    state = begun(ROWS[row])
    before = state.copy()
    counts = [perft(state, depth) for depth in range(1, DEPTH + 1)]
    assert counts == ROWS[row]["counts"]
    assert (state, state.history) == (before, before.history)


@pytest.mark.parametrize("row", range(BAGS))
def test_the_stored_counts_are_what_the_oracle_counts(row: int, *, soak: bool) -> None:
    deepest = DEPTH if soak else 1 + (row % 5 == 0)
    depths = range(1, deepest + 1)
    assert [counted(ROWS[row], depth) for depth in depths] == ROWS[row]["counts"][:deepest]


@pytest.mark.parametrize("row", range(0, BAGS, 3))
def test_divide_splits_the_count_by_the_first_action(row: int) -> None:
    state = begun(ROWS[row])
    found = divide(state, 2)
    assert [*map(code, found)] == [*map(code, state.legal_actions())]
    assert sum(found.values()) == ROWS[row]["counts"][1]


@pytest.mark.parametrize("side", [5, 6, 12])
def test_the_first_placement_may_lie_anywhere_in_any_rotation(side: int) -> None:
    state = start(order(1), side)
    assert perft(state, 1) == 6 * 6 * (3 * side * (side - 1) + 1)
