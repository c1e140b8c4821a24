"""The lessons, in the order in which they build on each other."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tantrix.course.basics import BASICS
from tantrix.course.endings import ENDINGS
from tantrix.course.fights import FIGHTS
from tantrix.course.mind import MIND_GAME
from tantrix.course.more_players import MORE_PLAYERS
from tantrix.course.others import OTHERS
from tantrix.course.plans import PLANS
from tantrix.course.steps import Lesson, LessonStep
from tantrix.rules.core.errors import TantrixError

LESSONS: tuple[Lesson, ...] = (
    *BASICS,
    *PLANS,
    *FIGHTS,
    *ENDINGS,
    *MORE_PLAYERS,
    *OTHERS,
    *MIND_GAME,
)
"""All lessons, in order."""

STEPS: Mapping[tuple[str, str], LessonStep] = MappingProxyType(
    {(lesson.name, step.name): step for lesson in LESSONS for step in lesson.steps}
)
"""Every step by the names of its lesson and its own."""


def step_of(lesson: str, step: str) -> LessonStep:
    """Return a step; raises `TantrixError` `bad.path`."""
    found = STEPS.get((lesson, step))
    if found is None:
        raise TantrixError("bad.path")
    return found
