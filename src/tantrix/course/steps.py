"""A lesson and its steps, and the positions at which they begin."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Generic, Literal, cast

from tantrix.course.states import LessonState, S
from tantrix.course.tasks import Choosing, Laying
from tantrix.notation.positions import registry
from tantrix.rules.core.errors import Refusal

LESSON_TEXTS = ("title", "summary")
"""What is written of a lesson, by the last part of the id."""

STEP_TEXTS = ("text", "task", "hint", "praise")
"""What is written of a step: what it teaches, what it asks, what helps, and what is said then."""

TWO_PLAYERS = "strategy:2"
"""The game of most lessons, red against yellow."""

Group = Literal["two", "more", "other"]
"""Under which heading a lesson is listed: Strategy for two, for more players, or other games."""


@dataclass(frozen=True)
class Play(Generic[S]):
    """To play on against the engine for some turns of one's own, towards a goal.

    `goal` returns why it has not been reached, None where it has.
    """

    turns: int
    goal: Callable[[S, S], Refusal | None]


Task = Laying[Any] | Choosing[Any] | Play[Any]
"""What is asked, of positions of the game of the step."""


@dataclass(frozen=True)
class LessonStep:
    """One step: `course.LESSON.STEP` is its id, and the beginning of the ids of its texts.

    `suits` tells whether a position shows what the texts speak of; with `theirs` the hands of the
    others matter, with `numbers` how many tiles are left for each forced space. `game` is the name
    of the game, with its options.
    """

    id: str
    task: Task
    suits: Callable[[Any], bool]
    theirs: bool = False
    numbers: bool = False
    game: str = TWO_PLAYERS

    @property
    def name(self) -> str:
        """The last part of the id, which names it within its lesson."""
        return self.id.rpartition(".")[2]

    @property
    def texts(self) -> Mapping[str, str]:
        """The ids of the texts."""
        return {text: f"{self.id}.{text}" for text in STEP_TEXTS}

    def start(self) -> LessonState:
        """Return the position in which the step begins, with the order of its bag."""
        return _start(self.id).copy()


@dataclass(frozen=True)
class Lesson:
    """A lesson of some steps; its id is `course.LESSON`."""

    id: str
    steps: tuple[LessonStep, ...]
    group: Group = "two"

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
    """How a position came about: what was dealt, as the text of a position, and the moves."""

    position: str
    moves: tuple[str, ...]

    def deal(self) -> LessonState:
        """Return the state before the first move."""
        return cast(LessonState, registry.read(self.position))

    def replay(self) -> LessonState:
        """Return the state after the moves, each of which is checked."""
        state = self.deal()
        for move in self.moves:
            state.play(move)
        return state


@cache
def found() -> Mapping[str, PositionSource]:
    """Return how the position of each step came about, by the id of the step."""
    document = json.loads(files("tantrix.course").joinpath("found.json").read_text("utf-8"))
    return {
        step: PositionSource(one["position"], tuple(one["moves"])) for step, one in document.items()
    }


@cache
def _start(step: str) -> LessonState:
    return found()[step].replay()
