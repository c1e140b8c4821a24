"""The puzzles of days: as hard as their weekday, solved in one way, the same for one secret."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tantrix.puzzles.daily import wish
from tantrix.puzzles.verify import check
from tantrix.rules.core.errors import TantrixError
from tantrix.solver import count
from tantrix.solver.daily import make
from tantrix.solver.generate import KINDS, generate

SECRET = b"a secret of the tests"
FIRST = date(2026, 11, 1)


def check_days(size: int) -> None:
    """Make the puzzles of so many days, and find each as it should be and different."""
    found: set[str] = set()
    for number in range(size):
        day = FIRST + timedelta(number)
        made, wanted = make(SECRET, day), wish(day)
        answer = count(made.puzzle)
        assert (answer.complete, answer.count) == (True, 1)
        assert check(made.puzzle, answer.solutions[0]) == []
        assert made.kind == wanted.kind
        assert made.puzzle.board is not None
        assert len(made.puzzle.tiles) in wanted.tiles
        assert wanted.suits(made.labour.trials)
        found.add(made.puzzle.name)
    assert len(found) == size


def test_every_puzzle_of_a_week_is_as_its_day_wishes_and_has_one_solution() -> None:
    check_days(7)


@pytest.mark.soak
def test_every_puzzle_of_a_year_is_as_its_day_wishes_and_has_one_solution() -> None:
    check_days(366)


def test_a_day_has_one_puzzle_for_one_secret_and_another_one_for_another() -> None:
    assert make(SECRET, FIRST) == make(SECRET, FIRST)
    assert make(SECRET, FIRST).puzzle != make(b"another secret", FIRST).puzzle


@pytest.mark.parametrize(
    ("kind", "tiles"),
    [("loop", range(9, 11)), ("pyramid", range(15, 16)), ("board", range(10, 13)),
     ("turns", range(15, 20))],
)  # fmt: skip
def test_a_puzzle_has_as_many_tiles_as_is_asked_for(kind: str, tiles: range) -> None:
    assert kind in KINDS
    for seed in range(5):
        assert len(generate(kind, seed, tiles=tiles).puzzle.tiles) in tiles


@pytest.mark.parametrize("kind", KINDS)
def test_sizes_that_no_puzzle_of_a_kind_has_are_refused(kind: str) -> None:
    with pytest.raises(TantrixError) as refused:
        generate(kind, 0, tiles=range(2, 4))
    assert refused.value.id == "bad.generate.tiles"
    assert refused.value.params == {"low": 2, "high": 3}
