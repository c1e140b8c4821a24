"""Exercises: positions whose right placements the rules alone decide, as many as one wants.

An exercise is made from its seed, and equal seeds make equal ones. A game of two quick players is
played up to a certain number of tiles, and for a while from there on, until it is somebody's free
move in a position in which something can be asked with few right answers among many legal ones:

- `loop`: close a loop of one's own colour;
- `line`: make one's own longest line or loop as valuable as one placement can;
- `force`: make two forced spaces at once.

What is right is found by making every legal placement. The harder exercises have more tiles and
more legal placements to look through.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple, get_args

from tantrix.native import engine
from tantrix.native.state import KernelState
from tantrix.notation.positions import strategy
from tantrix.robots.native import native_player
from tantrix.rules.base import Stage
from tantrix.rules.core.lines import line_through
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules, StrategyState

FIRST_TILES = 8
"""How many tiles lie at least in the easiest exercise."""

TILES_A_STEP = 2
"""How many more lie in one that is a step harder."""

SPAN = 8
"""Fewer than so many tiles above the least lie in an exercise."""

HARDEST = 12
"""The hardest step: more tiles would leave too little of the game."""

MOST_RIGHT = 2
"""How many placements may be right."""

LEAST_CHOICES = 12
"""How many placements are legal at least."""

FORCED = 2
"""How many forced spaces are to be made at once."""

_PLAYER = "greedy"


ExerciseKind = Literal["loop", "line", "force"]
"""What is asked; the name of a person's sentence too."""

KINDS: tuple[ExerciseKind, ...] = get_args(ExerciseKind)


class Exercise(NamedTuple):
    """A position in which the player to act is to do something with one placement.

    >>> from tantrix.analysis import exercise
    >>> found = exercise("today", step=0)
    >>> all(found.solved_by(placement) for placement in found.right)
    True
    >>> found.right <= set(found.state().legal_placements())
    True
    """

    kind: ExerciseKind
    position: str
    right: frozenset[Placement]

    def state(self) -> StrategyState:
        """Return the position."""
        return strategy.read(self.position)

    def solved_by(self, placement: Placement) -> bool:
        """Tell whether a placement does what is asked."""
        return placement in self.right


def exercise(seed: str, step: int) -> Exercise:
    """Return the exercise of a seed; `step` says how hard it is, from 0 to `HARDEST`.

    Takes some tenths of a second.

    >>> from tantrix.analysis import exercise
    >>> found = exercise("today", step=0)
    >>> found.kind, found == exercise("today", step=0)
    ('loop', True)
    """
    rng = random.Random(f"exercise {seed}")
    kind = rng.choice(KINDS)
    tiles = FIRST_TILES + TILES_A_STEP * min(step, HARDEST)
    while True:
        found = _in_game(rng, kind, tiles)
        if found is not None:
            return found


def _in_game(rng: random.Random, kind: ExerciseKind, tiles: int) -> Exercise | None:
    """Play a game, and return its first exercise of a kind with about so many tiles, if any."""
    rules = StrategyRules()
    state = KernelState.of(rules.new_state(rules.deal(rng)))
    while len(state.board) < tiles + SPAN and not state.is_over:
        if len(state.board) >= tiles and state.stage is Stage.FREE:
            found = _asked(state, kind)
            if found is not None:
                return found
        state.push(engine.choose(state, _player(), rng.getrandbits(60)))
        state.settle()
    return None


@cache
def _player() -> engine.Player:
    return native_player(_PLAYER)


def _asked(state: StrategyState, kind: ExerciseKind) -> Exercise | None:
    """Return the exercise of a position, where few of many legal placements are right."""
    legal = state.legal_placements()
    if len(legal) < LEAST_CHOICES:
        return None
    right = _right(state, kind, legal)
    if not 0 < len(right) <= MOST_RIGHT:
        return None
    return Exercise(kind, strategy.write(state, hidden=True), frozenset(right))


def _right(state: StrategyState, kind: ExerciseKind, legal: Sequence[Placement]) -> list[Placement]:
    """Return the placements that do what is asked, or do most of it."""
    done = [_done(state, kind, placement) for placement in legal]
    most = max(1, *done) if kind == "line" else FORCED if kind == "force" else 1
    return [placement for placement, much in zip(legal, done, strict=True) if much >= most]


def _done(state: StrategyState, kind: ExerciseKind, placement: Placement) -> int:
    """Return how many loops a placement closes, points it adds, or forced spaces it makes."""
    player, twin = state.player, state.hidden()
    twin.push(placement)
    if kind == "line":
        return twin.scores()[player] - state.scores()[player]
    if kind == "force":
        return len(twin.board.forced - state.board.forced)
    line = line_through(twin.board, placement.hex, state.rules.colour_of(player))
    return int(line is not None and line.closed)
