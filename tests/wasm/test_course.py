"""The course that the page keeps for when there is no network, and its rules for it."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import pytest

from native.twins import new_game, played
from sizes import seeds
from tantrix.course import answers
from tantrix.course.lessons import LESSONS
from tantrix.course.measures import indirect_length
from tantrix.rules.core.colours import Colour

from .conftest import ROOT, PageRules
from .games import game_of, plain

STEPS = {step.id.removeprefix("course."): step for lesson in LESSONS for step in lesson.steps}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Any:  # noqa: ANN401 - JSON
    file = tmp_path_factory.mktemp("course") / "course.json"
    command = [sys.executable, "-m", "tools.offline_course", str(file)]
    subprocess.run(command, check=True, cwd=ROOT)
    return json.loads(file.read_bytes())


@pytest.mark.parametrize("name", STEPS)
def test_the_page_sees_a_step_as_the_server_does(
    page_rules: PageRules, kept: dict[str, Any], name: str
) -> None:
    step = kept["steps"][name]
    view = page_rules.ask("view", {"position": step["position"], "actions": step["moves"]})
    assert view == plain(answers.view(STEPS[name].start()))
    assert len({"choose", "place", "play"} & step.keys()) == 1


def test_every_step_that_is_placed_can_be_done_and_done_wrong(kept: dict[str, Any]) -> None:
    for name, step in kept["steps"].items():
        ends = list(leaves(step.get("place", {})))
        assert {"why" in end for end in ends} in (set(), {True, False}), name
        assert all(set(end) in ({"why"}, {"praise"}) for end in ends)


def leaves(tree: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON
    for said in tree.values():
        if "next" in said:
            yield from leaves(said["next"])
        else:
            yield said


@pytest.mark.parametrize("seed", seeds(6, 100))
def test_the_indirect_length_is_that_of_the_rules(page_rules: PageRules, seed: int) -> None:
    state, rng = new_game(seed), random.Random(seed)
    for _ in played(state, rng):
        if rng.random() < 0.3:
            for colour in Colour:
                found = page_rules.ask("indirect", game_of(state), colour)
                assert found == indirect_length(state, colour)
