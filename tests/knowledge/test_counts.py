"""The counts of docs/knowledge: the quick ones again, the page, and how a long one goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from knowledge.programs import loaded
from tantrix.puzzles.boards import read_board
from tantrix.puzzles.catalogue import puzzle
from tantrix.puzzles.ids import write_id
from tantrix.puzzles.puzzle import Puzzle
from tantrix.solver import count, full_loops
from tantrix.solver.shares import ShareCount, count_share

counting = loaded("count_puzzles")
COUNTED = counting.read(counting.FILE)
QUICK = 0.3
"""The most processor seconds that a count may have taken to be done again."""

NAMES = {
    family: [name for _, names in rows() for name in names if name]
    for family, rows in counting.FAMILIES.items()
}


@pytest.mark.parametrize("family", NAMES)
def test_quick_counts_are_right(family: str) -> None:
    quick = [name for name in NAMES[family] if name in COUNTED and COUNTED[name]["seconds"] < QUICK]
    assert len(quick) > 9
    for name in quick:
        again = full_loops(read_board(name)) if family == "loops" else count(name).count
        assert again == COUNTED[name]["count"], name


def test_the_page_says_what_the_file_has() -> None:
    text = counting.FILE.with_suffix(".md").read_text("utf-8")
    assert counting.page(text, COUNTED) == text
    assert set(COUNTED) <= {name for names in NAMES.values() for name in names}


def test_discovery_is_counted_in_the_colour_of_the_catalogue() -> None:
    for size in range(3, 21):
        (goals,) = puzzle(f"discovery-{size}").choices
        name = counting.wish(range(1, size + 1), goals[0].form, goals[0].colour)
        assert COUNTED[name]["count"] > 0


def test_a_count_that_was_interrupted_goes_on_with_the_other_shares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "BEGUN", tmp_path / "begun.json")
    asked: list[int] = []

    def counted(puzzle: Puzzle, index: int, of: int, *, seconds: float, threads: int) -> ShareCount:
        asked.append(index)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return count_share(puzzle, index, of, seconds=seconds, threads=threads)

    monkeypatch.setattr(counting, "count_share", counted)
    name = write_id(puzzle("discovery-11"))
    with pytest.raises(KeyboardInterrupt):
        counting.Counter(5, 1, None).count(name, 60)
    found = counting.Counter(5, 1, None).count(name, 60)
    assert found is not None
    assert found["count"] == count(name).count
    assert asked == [0, 1, 2, 2, 3, 4]
    assert counting.read(tmp_path / "begun.json") == {}
