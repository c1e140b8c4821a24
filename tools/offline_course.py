"""Write the course for a page without a network: `python -m tools.offline_course FILE`.

One JSON document, `Kept` in `web/src/offline/course.ts`. The lessons and their steps are as
`/api/course` tells them, but for the view, which the page has from its own rules. What the rules
say of an answer is written out, since all answers to a step are few: each choice, or the tree of
the placements that may be made. A step that is played against a robot has its goal instead.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from tantrix.course import answers
from tantrix.course.goals import Builds
from tantrix.course.lessons import LESSONS
from tantrix.course.measures import OWN, indirect_length
from tantrix.course.states import LessonState
from tantrix.course.steps import LessonStep, Play, found
from tantrix.course.tasks import Choosing, continuations
from tantrix.notation import serializers
from tantrix.notation.moves import write_placement
from tantrix.rules.strategy.state import StrategyState
from tantrix.server.course.http import step_view

Json = dict[str, object]


def course() -> Json:
    """Return the document."""
    steps = {step.id.removeprefix("course."): _step(step) for one in LESSONS for step in one.steps}
    return {"lessons": list(map(answers.lesson_form, LESSONS)), "steps": steps}


def _step(step: LessonStep) -> Json:
    """Return a step: how it is shown, the game that led there, and what is said of answers."""
    source = found()[step.id]
    shown = msgspec.to_builtins(step_view(step))
    del shown["view"]
    form = {"form": shown, "position": source.position, "moves": source.moves}
    if isinstance(step.task, Play):
        return {**form, "play": _goal(step.task, step.start())}
    if isinstance(step.task, Choosing):
        return {**form, "choose": _choices(step)}
    return {**form, "place": _tree(step, step.start())}


def _goal(task: Play[Any], start: LessonState) -> Json:
    """Return the turns to be played, and the indirect length to be reached, null to be ahead."""
    assert isinstance(start, StrategyState)  # noqa: S101 - the robot plays nothing else here
    builds = task.goal.by if isinstance(task.goal, Builds) else None
    asked = None if builds is None else indirect_length(start, OWN) + builds
    return {"turns": task.turns, "indirect": asked}


def _choices(step: LessonStep) -> Json:
    """Return what is to be chosen, and why each other option should not be, in order of options."""
    state, task = step.start(), step.task
    assert isinstance(task, Choosing)  # noqa: S101 - told apart by the caller
    right = task.right(state)
    options = task.options(state)
    return {
        "right": [serializers.cell(o) if isinstance(o, tuple) else o for o in sorted(right)],
        "surplus": [
            None if option in right else serializers.refusal(task.surplus(state, option))
            for option in options
        ],
    }


def _tree(step: LessonStep, now: LessonState) -> Json:
    """Return what is said of each placement, and what may follow where that is not the end."""
    tree: Json = {}
    for placement, following in continuations(now):
        right, done, why = answers.verdict(step, step.start(), following)
        said: Json = {}
        if why is not None:
            said["why"] = serializers.refusal(why)
        elif done:
            said["praise"] = answers.praise_params(following)
        elif right:
            said["next"] = _tree(step, following)
        tree[write_placement(placement)] = said
    return tree


if __name__ == "__main__":
    to = Path(sys.argv[1])
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(msgspec.json.encode(course()))
