"""Judging whatever a step asks, and telling it: the one door to the tasks of the course."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypedDict

import msgspec

from tantrix.course.measures import ME, OWN, best_rival, indirect_length
from tantrix.course.states import LessonState
from tantrix.course.steps import Group, Lesson, LessonStep, Play
from tantrix.course.tasks import (
    DONE,
    GO_ON,
    Choosing,
    Option,
    Verdict,
    check_choice,
    right_placements,
    wrong,
)
from tantrix.notation.json_types import Cell, GameView, Json, PlacementPreview
from tantrix.notation.positions.registry import form_of
from tantrix.notation.serializers import cell
from tantrix.rules.base import Stage
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.state import MindGameState


def verdict(step: LessonStep, start: LessonState, now: LessonState) -> Verdict:
    """Return what is said of the placements that led from `start` to `now`.

    Raises `TantrixError` `bad.message` where the step asks for a choice.
    """
    task = step.task
    if isinstance(task, Play):
        return _played(task, start, now)
    if isinstance(task, Choosing):
        raise _unfit("placements", "Expected `null`: this step asks for `chosen`")
    return task.verdict(start, now)


def choice(step: LessonStep, chosen: Sequence[Option]) -> Verdict:
    """Return what is said of chosen tiles or spaces.

    Raises `TantrixError` `bad.message` where the step asks for none, or for none of these.
    """
    task, state = step.task, step.start()
    if not isinstance(task, Choosing):
        raise _unfit("chosen", "Expected `null`: this step asks for `placements`")
    options = task.options(state)
    if any(option not in options for option in chosen):
        known = ", ".join(
            str(list(one) if isinstance(one, Hex) else one) for one in sorted(options)
        )
        raise _unfit("chosen", f"Expected only what can be chosen here: {known}")
    return check_choice(task, state, chosen)


def _unfit(field: str, why: str) -> TantrixError:
    """Return the refusal of a field of an answer, with what would fit."""
    return TantrixError("bad.message", field=field, why=why)


def help_out(step: LessonStep, now: LessonState) -> Placement | list[Option] | None:
    """Return a placement on from `now` that can end well, or all that is to be chosen.

    None where nothing helps any more, or where it is the engine that should be asked.
    """
    task = step.task
    if isinstance(task, Play):
        return None
    if isinstance(task, Choosing):
        return sorted(task.right(now))
    return next(iter(right_placements(task, step.start(), now)), None)


def free_moves(start: LessonState, now: LessonState) -> int:
    """Return how many free moves the person has made from one state to another."""
    twin = start.copy()
    made = 0
    for action in now.history[len(start.history) :]:
        made += isinstance(action, Placement) and (twin.player, twin.stage) == (ME, Stage.FREE)
        twin.push(action)
    return made


def _played(task: Play[Any], start: LessonState, now: LessonState) -> Verdict:
    """Return what is said of a game that is played on, once the engine has answered."""
    ended = now.is_over or (free_moves(start, now) >= task.turns and now.stage is not Stage.AFTER)
    if not ended:
        return GO_ON
    reason = task.goal(start, now)
    return DONE if reason is None else wrong(reason)


def view(state: LessonState) -> GameView:
    """Return all that may be seen of a position, whatever its game."""
    return form_of(state).view(state)


def preview(state: LessonState, placement: Placement) -> PlacementPreview:
    """Return what a placement would bring about, whatever the game."""
    return form_of(state).preview(state, placement)


# --- as JSON values --------------------------------------------------------------------------


class LessonView(TypedDict):
    """A lesson of the list: its heading, the names of its steps, and the ids of its texts."""

    lesson: str
    group: Group
    steps: list[str]
    texts: dict[str, str]


class TaskView(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What a step asks, for a page that knows no rule; `params` are what its text may name."""

    marked: list[Cell]
    params: Json


class PlayTask(TaskView, frozen=True, kw_only=True, tag="play"):
    """Play so many turns against the engine."""

    turns: int


class PlaceTask(TaskView, frozen=True, kw_only=True, tag="place"):
    """Fill one of the marked cells."""


class ChooseTask(TaskView, frozen=True, kw_only=True, tag="choose"):
    """Choose tiles or spaces, of the options, which are `plain` where they need no picture."""

    among: Literal["tiles", "spaces"]
    options: list[int | Cell]
    plain: bool


def lesson_form(lesson: Lesson) -> LessonView:
    """Return a lesson of the list."""
    steps = [step.name for step in lesson.steps]
    return {
        "lesson": lesson.name,
        "group": lesson.group,
        "steps": steps,
        "texts": dict(lesson.texts),
    }


def task_form(step: LessonStep) -> PlayTask | PlaceTask | ChooseTask:
    """Return what a step asks, for a page that knows no rule."""
    task, state = step.task, step.start()
    if isinstance(task, Play):
        return PlayTask(turns=task.turns, marked=[], params={"turns": task.turns})
    marked = list(map(cell, task.pick(state)))
    if not isinstance(task, Choosing):
        return PlaceTask(marked=marked, params={})
    return ChooseTask(
        among=task.among,
        options=[_option(option) for option in task.options(state)],
        plain=task.plain,
        marked=marked,
        params=dict(task.params(state)),
    )


def praise_params(state: LessonState) -> Json:
    """Return what a praise may name: the own score and the best rival's, and how far red reaches.

    In the Mind Game nothing is known of indirect lengths.
    """
    scores: Json = {"count": state.scores()[ME], "theirs": best_rival(state)}
    if isinstance(state, MindGameState):
        return scores
    return {**scores, "indirect": indirect_length(state, OWN)}


def _option(option: Option) -> int | Cell:
    """Return a tile, or a space as `[q, r]`."""
    return option if isinstance(option, int) else cell(option)
