"""A lesson and its steps, and the positions at which they begin."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tantrix.course.tasks import Choosing, Laying
from tantrix.rules.core.errors import Refusal
from tantrix.rules.strategy.state import StrategyRules, StrategyState

LESSON_TEXTS = ("title", "summary")
"""What is written of a lesson, by the last part of the id."""

STEP_TEXTS = ("text", "task", "hint", "praise")
"""What is written of a step: what it teaches, what it asks, what helps, and what is said then."""

RULES = StrategyRules()
"""Two players, red and yellow."""


@dataclass(frozen=True)
class Play:
    """To play on against the engine for some turns of one's own, towards a goal.

    `goal` returns why it has not been reached, None where it has.
    """

    turns: int
    goal: Callable[[StrategyState, StrategyState], Refusal | None]


Task = Laying | Choosing | Play


@dataclass(frozen=True)
class LessonStep:
    """One step: `course.LESSON.STEP` is its id, and the beginning of the ids of its texts.

    `suits` tells whether a position shows what the texts speak of; with `theirs` the hand of the
    opponent matters, with `numbers` how many tiles are left for each forced space.
    """

    id: str
    task: Task
    suits: Callable[[StrategyState], bool]
    theirs: bool = False
    numbers: bool = False

    @property
    def name(self) -> str:
        """The last part of the id, which names it within its lesson."""
        return self.id.rpartition(".")[2]

    @property
    def texts(self) -> Mapping[str, str]:
        """The ids of the texts."""
        return {text: f"{self.id}.{text}" for text in STEP_TEXTS}

    def start(self) -> StrategyState:
        """Return the position in which the step begins, with the order of its bag."""
        return _start(self.id).copy()


@dataclass(frozen=True)
class Lesson:
    """A lesson of some steps; its id is `course.LESSON`."""

    id: str
    steps: tuple[LessonStep, ...]

    @property
    def name(self) -> str:
        """The last part of the id."""
        return self.id.rpartition(".")[2]

    @property
    def texts(self) -> Mapping[str, str]:
        """The ids of the texts."""
        return {text: f"{self.id}.{text}" for text in LESSON_TEXTS}


@dataclass(frozen=True)
class PositionSource:
    """How a position came about: the bag as it was dealt, who began, and the placements."""

    order: tuple[int, ...]
    starter: int
    moves: tuple[str, ...]

    def deal(self) -> StrategyState:
        """Return the state before the first placement."""
        return RULES.new_state(RULES.deal_order(self.order, self.starter))

    def replay(self) -> StrategyState:
        """Return the state after the placements, each of which is checked."""
        state = self.deal()
        for move in self.moves:
            state.play(move)
        return state


@cache
def found() -> Mapping[str, PositionSource]:
    """Return how the position of each step came about, by the id of the step."""
    document = json.loads(files("tantrix.course").joinpath("found.json").read_text("utf-8"))
    return {
        step: PositionSource(tuple(one["order"]), one["starter"], tuple(one["moves"]))
        for step, one in document.items()
    }


@cache
def _start(step: str) -> StrategyState:
    return found()[step].replay()
