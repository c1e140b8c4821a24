"""Puzzles as JSON values: what a list shows of one, and all that a table needs to know."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, cast

from tantrix.notation.json_types import (
    GivenView,
    GoalView,
    LinkForm,
    PuzzleRecords,
    PuzzleSection,
    PuzzleSummary,
    PuzzleView,
)
from tantrix.notation.serializers import cell
from tantrix.puzzles.catalogue import BOUNDS, CATALOGUE, TARGET_TIMES
from tantrix.puzzles.puzzle import Given, Goal, LinkShape, Puzzle
from tantrix.puzzles.records import BY_HAND, records
from tantrix.rules.core.tiles import TILES

SECTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "discovery": ("discovery-",),
        "rainbow": ("rainbow-",),
        "five": ("junior", "student", "professor", "master", "genius"),
        "scored": ("four-",),
        "pyramid": ("pyramid-",),
    }
)
"""The parts of the catalogue, with how the names in each begin."""


def sections() -> list[PuzzleSection]:
    """Return the catalogue in its parts, the puzzles of each in the order of the sources.

    >>> from tantrix.notation.puzzle_serializers import sections
    >>> len(sections()) > 1
    True
    """
    return [
        {"id": section, "puzzles": [summary(CATALOGUE[name]) for name in _named(begins)]}
        for section, begins in SECTIONS.items()
    ]


def summary(puzzle: Puzzle) -> PuzzleSummary:
    """Return what a list shows of a puzzle; the number's colour is that of a Discovery's last.

    >>> import tantrix
    >>> from tantrix.notation.puzzle_serializers import summary
    >>> summary(tantrix.puzzle("discovery-5"))["tiles"]
    5
    """
    number = TILES[puzzle.tiles[-1]].number_colour
    return {
        "id": puzzle.name,
        "tiles": len(puzzle.tiles),
        "number_colour": number if puzzle.name.startswith("discovery-") else None,
        "target_s": TARGET_TIMES.get(puzzle.name),
        "scored": _form(puzzle.scored),
    }


def form(puzzle: Puzzle) -> PuzzleView:
    """Return all that somebody needs to know who is to solve a puzzle.

    `turns_only` says that every tile lies in its given place, so that rotations alone are sought.

    >>> import tantrix
    >>> from tantrix.notation.puzzle_serializers import form
    >>> form(tantrix.puzzle("discovery-5"))["tiles"]
    [1, 2, 3, 4, 5]
    """
    placed = [given for given in puzzle.givens if given.at is not None]
    return {
        "id": puzzle.name,
        "tiles": list(puzzle.tiles),
        "choices": [list(map(_goal, goals)) for goals in puzzle.choices],
        "board": None if puzzle.board is None else list(map(cell, sorted(puzzle.board))),
        "holes": puzzle.holes,
        "no_hole": puzzle.no_hole,
        "givens": [_given(given) for given in puzzle.givens],
        "scored": _form(puzzle.scored),
        "target_s": TARGET_TIMES.get(puzzle.name),
        "records": _records(puzzle),
        "turns_only": len(placed) == len(puzzle.tiles),
    }


def _named(begins: tuple[str, ...]) -> list[str]:
    return [name for name in CATALOGUE if name.startswith(begins)]


def _goal(goal: Goal) -> GoalView:
    colour = cast(Literal["R", "Y", "B", "G"], str(goal.colour))
    return {"form": "loop" if goal.form is LinkShape.LOOP else "line", "colour": colour}


def _form(scored: LinkShape | None) -> LinkForm | None:
    if scored is None:
        return None
    return "loop" if scored is LinkShape.LOOP else "line"


def _given(given: Given) -> GivenView:
    at = None if given.at is None else cell(given.at)
    return {"tile": given.tile, "at": at, "rotation": given.rotation}


def _records(puzzle: Puzzle) -> PuzzleRecords | None:
    """Return the best of the sources and of our own, and what nobody exceeds."""
    if puzzle.scored is None:
        return None
    name = f"four-{puzzle.scored}s"
    return {
        "sources": BY_HAND[name],
        "ours": records()[name].score,
        "bound": BOUNDS[puzzle.scored],
    }
