"""Puzzles with exactly one solution, made from a seed and graded.

>>> from tantrix.solver.generate import generate
>>> generate("board", 7) == generate("board", 7)
True
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count as numbers
from math import sqrt
from statistics import median_low
from types import MappingProxyType

from tantrix.puzzles.ids import ad_hoc
from tantrix.puzzles.puzzle import Puzzle
from tantrix.rules.core.errors import TantrixError
from tantrix.solver import makers
from tantrix.solver.people import Labour, labour
from tantrix.solver.search import find

MAKERS: Mapping[str, Callable[[random.Random, range], Puzzle]] = MappingProxyType(
    {
        "loop": makers.loop,
        "pyramid": makers.pyramid,
        "board": makers.board,
        "turns": makers.turns,
        "letter": makers.letter,
        "symmetric": makers.symmetric,
        "line": makers.line,
    }
)
KINDS = tuple(MAKERS)
"""A loop whose colour is to be found, a pyramid, a board with given tiles, a rotation puzzle; a
rotation puzzle in the shape of a letter, a board with symmetric givens, one with a long line."""

GRADES = range(1, 6)
"""From the easiest fifth of a kind to the hardest."""

BOUNDS: Mapping[str, tuple[float, float, float, float]] = MappingProxyType(
    {
        "loop": (290, 680, 1200, 2200),
        "pyramid": (650, 1250, 2300, 6800),
        "board": (70, 200, 620, 1800),
        "turns": (4.7, 5.6, 6.5, 8.5),
        "letter": (5.6, 6.1, 6.5, 7.2),
        "symmetric": (29, 62, 230, 970),
        "line": (35, 87, 230, 760),
    }
)
"""Where the next grade begins: the fifths of 400 puzzles of each kind, rounded."""

SEEDS = range(1, 6)
"""The seeds of the searches whose median is the effort."""


@dataclass(frozen=True)
class GeneratedPuzzle:
    """A puzzle that was made, named by its id, with its grade.

    `effort` is how many trials the solver makes until it has the solution, in the median of five
    seeds; `labour` is what a person would do. A grade compares puzzles of one kind: it follows the
    geometric mean of effort and trials of the person.

    >>> from tantrix.solver.generate import generate
    >>> made = generate("loop", 1)
    >>> made.kind, 1 <= made.grade <= 7, made.puzzle.name.startswith("v1~")
    ('loop', True, True)
    """

    kind: str
    puzzle: Puzzle
    effort: int
    labour: Labour

    @property
    def difficulty(self) -> float:
        """The geometric mean of the solver's trials and a person's."""
        return sqrt(self.effort * self.labour.trials)

    @property
    def grade(self) -> int:
        """The grade, one of `GRADES`."""
        return GRADES.start + bisect_right(BOUNDS[self.kind], self.difficulty)


def generate(
    kind: str, seed: int, *, grade: int | None = None, tiles: range = makers.ANY
) -> GeneratedPuzzle:
    """Return the first puzzle of a seed. Raises `TantrixError` like `generate_many`.

    >>> from tantrix.solver.generate import generate
    >>> generate("loop", 1) == generate("loop", 1)
    True
    """
    return next(generate_many(kind, 1, seed, grade=grade, tiles=tiles))


def generate_many(
    kind: str, count: int, seed: int, *, grade: int | None = None, tiles: range = makers.ANY
) -> Iterator[GeneratedPuzzle]:
    """Return an iterator over different puzzles of a kind, of one grade and size where it is said.

    Each is made when it is asked for; how many are wanted changes none of them. Raises
    `TantrixError` `bad.generate.kind`, `bad.generate.grade`; the first one that is asked for raises
    `bad.generate.tiles` where the kind has no such sizes.

    >>> from tantrix.solver.generate import generate_many
    >>> len({made.puzzle.name for made in generate_many("loop", 2, 1)})
    2
    """
    if kind not in MAKERS:
        raise TantrixError("bad.generate.kind", text=kind, kinds=list(KINDS))
    if grade is not None and grade not in GRADES:
        raise TantrixError("bad.generate.grade", low=GRADES[0], high=GRADES[-1])
    return _many(kind, count, seed, grade, tiles)


def _many(
    kind: str, count: int, seed: int, grade: int | None, tiles: range
) -> Iterator[GeneratedPuzzle]:
    names: set[str] = set()
    for number in range(count):
        made = next(
            made
            for made in _attempts(kind, seed, number, tiles)
            if grade in (None, made.grade) and made.puzzle.name not in names
        )
        names.add(made.puzzle.name)
        yield made


def _attempts(kind: str, seed: int, number: int, tiles: range) -> Iterator[GeneratedPuzzle]:
    """Yield puzzles for a place in the row, each with random numbers of its own."""
    for attempt in numbers():
        rng = random.Random(f"{kind} {seed} {number} {attempt}")
        yield assess(kind, ad_hoc(MAKERS[kind](rng, tiles)))


def assess(kind: str, puzzle: Puzzle) -> GeneratedPuzzle:
    """Return a puzzle that has one solution with its grade among those of a kind.

    >>> from tantrix.solver.generate import assess, generate
    >>> made = generate("loop", 1)
    >>> assess("loop", made.puzzle) == made
    True
    """
    searches = [find(puzzle, seed=seed) for seed in SEEDS]
    person = labour(puzzle, searches[0].solutions[0], random.Random(puzzle.name))
    return GeneratedPuzzle(kind, puzzle, median_low(max(one.nodes, 1) for one in searches), person)
