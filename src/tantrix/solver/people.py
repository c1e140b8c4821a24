"""How much a person would try out who solves a puzzle by hand: an estimate.

The person in this model places tile after tile. On a board they look for the cell that the fewest
tiles fit, and place a tile at once where only one does. A loop they follow from one tile on, trying
colour after colour where none is given. Where several tiles fit they try one after the other, in no
particular order, and take back what leads nowhere: a space that nothing fits, a hole, or a line
that ends or closes too early.

That is a search tree, too large to walk where a puzzle is hard. But the solution is known. At each
choice on the way to it, half of the wrong answers are tried on average before the right one, and
how many tiles are placed in vain after each wrong one is estimated by random dives (Knuth,
"Estimating the efficiency of backtrack programs", 1975): a dive that meets a, b, c ... answers
stands for a tree of a + ab + abc + ... tiles.

The estimate is unbiased, but its variance is large, so difficulty is graded by its order of
magnitude. The same seed gives the same estimate. Cost: choices on the way, times wrong answers,
times dives; a dive ends at the first dead end.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from tantrix.puzzles.puzzle import Puzzle
from tantrix.puzzles.verify import traced
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES
from tantrix.solver.working_boards import BoardTable, LoopTable, WorkingBoard

DIVES = 4
"""How many random dives estimate the wrong answers of one choice."""


@dataclass(frozen=True)
class Labour:
    """What a person would do: `trials` tiles laid in all, those taken back again too.

    On the straight way to the solution there are `choices` where several answers fit.

    >>> from tantrix.solver.generate import generate
    >>> generate("loop", seed=1).labour.trials > 0
    True
    """

    trials: float
    choices: int


def labour(puzzle: Puzzle, solution: Sequence[Placement], rng: random.Random) -> Labour:
    """Return what a person would do to find the one solution of a loop or of a board.

    >>> import random, tantrix
    >>> from tantrix.solver.generate import generate
    >>> from tantrix.solver.people import labour
    >>> puzzle = generate("loop", seed=1).puzzle
    >>> [solution] = tantrix.find(puzzle).solutions
    >>> labour(puzzle, solution, random.Random(1)).trials > len(solution)
    True
    """
    if puzzle.board is not None:
        return _way(BoardTable(puzzle), solution, rng)
    return _loop_labour(puzzle, solution, rng)


def _loop_labour(puzzle: Puzzle, solution: Sequence[Placement], rng: random.Random) -> Labour:
    """Try each colour: half of the wrong ones are tried before the right one.

    The loop begins with a tile whose link has the shape that is rarest.
    """
    right = Colour(traced(puzzle, Board(solution))[0].colour)
    found = _way(LoopTable(puzzle, right, _first(solution, right)), solution, rng)
    vain = sum(
        _in_vain(LoopTable(puzzle, goals[0].colour, _first(solution, goals[0].colour)), rng)
        for goals in puzzle.choices
        if goals[0].colour != right
    )
    return Labour(found.trials + vain / 2, found.choices + len(puzzle.choices) - 1)


def _first(solution: Sequence[Placement], colour: Colour) -> Placement:
    """Return a placement whose link in a colour has the rarest shape."""
    shapes = [
        next(link.shape for link in TILES[one.tile].links if link.colour == colour)
        for one in solution
    ]
    return min(zip(shapes, solution, strict=True), key=lambda pair: shapes.count(pair[0]))[1]


def _way(table: WorkingBoard, solution: Sequence[Placement], rng: random.Random) -> Labour:
    """Go straight to the solution, and estimate what is tried in vain beside the way."""
    right = {one.hex: one for one in solution}
    trials, choices = 0.0, 0
    while not table.done:
        answers = table.answers()
        step = right[answers[0].hex]
        wrong = [one for one in answers if one != step]
        trials += 1 + _beside(table, wrong, rng) / 2
        choices += bool(wrong)
        table.place(step)
    return Labour(trials, choices)


def _beside(table: WorkingBoard, wrong: list[Placement], rng: random.Random) -> float:
    """Estimate how many tiles are laid if all these answers are tried in vain."""
    if not wrong:
        return 0
    tried = wrong if len(wrong) <= DIVES else rng.sample(wrong, DIVES)
    return len(wrong) * sum(_dive(table, one, rng) for one in tried) / len(tried)


def _in_vain(table: WorkingBoard, rng: random.Random) -> float:
    """Estimate how many tiles are laid until nothing is left to try."""
    wrong = table.answers()
    return _beside(table, wrong, rng)


def _dive(table: WorkingBoard, one: Placement, rng: random.Random) -> float:
    """Lay a tile, and more at random until one is stuck; return the size of tree that means."""
    size = len(table)
    trials, weight = 1.0, 1
    table.place(one)
    while not table.done and (answers := table.answers()):
        weight *= len(answers)
        trials += weight
        table.place(rng.choice(answers))
    table.undo_to(size)
    return trials
