"""The course over HTTP: lessons, steps, answers, and what is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.kit import Json, Pages, RandomRobots, Times
from tantrix import messages
from tantrix.course.answers import help_out
from tantrix.course.lessons import LESSONS, STEPS, step_of
from tantrix.course.measures import THEM
from tantrix.course.tasks import continuations, right_placements
from tantrix.notation.moves import write_placement
from tantrix.robots.base import make_robot
from tantrix.rules.base import State, Step
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState
from tantrix.server.course.http import ANSWERS
from tantrix.server.workers.robots import RobotFailed

pytestmark = pytest.mark.anyio


class SeededRobots(RandomRobots):
    """Robots that choose alike for equal seeds, at once, in this process."""

    async def choose(
        self, game: str, level: str, state: State, seed: str | None = None
    ) -> Placement | Step:
        assert (game, level) == ("strategy", "planner")
        assert isinstance(state, StrategyState)
        assert seed is not None
        self.seen.append(state)
        if self.faults:
            raise self.faults.pop()
        return make_robot("greedy", random.Random(seed)).choose(state)


@pytest.fixture
def robots(rng: random.Random) -> RandomRobots:
    return SeededRobots(rng)


def path(lesson: str, step: str, rest: str = "") -> str:
    return f"/api/course/{lesson}/{step}{rest}"


async def answer(pages: Pages, lesson: str, step: str, **body: object) -> Json:
    return await pages.post(path(lesson, step, "/answer"), body, status=200)


async def test_the_lessons_are_listed_by_the_ids_of_their_words(pages: Pages) -> None:
    payload = await pages.get("/api/course")
    assert [row["lesson"] for row in payload["lessons"]] == [lesson.name for lesson in LESSONS]
    known = messages.catalogue("fr")
    assert all(text in known for row in payload["lessons"] for text in row["texts"].values())


async def test_steps_tell_their_positions_and_their_tasks_but_not_the_bags(pages: Pages) -> None:
    for lesson, step in STEPS:
        payload = await pages.get(path(lesson, step))
        state = step_of(lesson, step).start()
        assert payload["view"]["board"] == [
            write_placement(placed) for placed in state.board.placements
        ]
        bag = f"?{state.bag_size}" if state.bag_size else "-"
        assert payload["view"]["position"].split(" ")[5].rpartition(",")[2] == bag
        assert payload["task"]["kind"] in {"place", "choose", "play"}
        assert payload["texts"]["task"] == f"course.{lesson}.{step}.task"


async def test_a_right_placement_is_praised_and_a_wrong_one_told_why(pages: Pages) -> None:
    step = step_of("match", "join")
    right = {write_placement(placed) for placed in right_placements(step.task, step.start())}  # type: ignore[arg-type]
    payload = await answer(pages, "match", "join", placements=[min(right)])
    assert (payload["right"], payload["done"], payload["why"]) == (True, True, None)
    assert payload["params"]["count"] == payload["view"]["scores"][0]
    assert min(right) in payload["view"]["board"]
    other = next(
        write_placement(p)
        for p, _ in continuations(step.start())
        if write_placement(p) not in right
    )
    payload = await answer(pages, "match", "join", placements=[other])
    assert (payload["right"], payload["done"]) == (False, False)
    assert payload["why"]["id"] in {"course.why.joins", "course.why.no_link"}
    assert payload["why"]["cells"]


@pytest.mark.parametrize(
    ("lesson", "step", "why"),
    [
        ("more", "leader", "course.why.leader_open"),
        ("doubles", "join", "course.why.joins"),
        ("solitaire", "fill", "course.why.points"),
        ("gobble", "make", "course.why.no_gobble"),
        ("mind", "links", "course.why.gains"),
        ("mind", "oblige", "course.why.no_priority"),
        ("more", "four", "course.why.forces_before"),
    ],
)
async def test_the_lessons_on_other_games_judge_by_their_rules(
    pages: Pages, lesson: str, step: str, why: str
) -> None:
    found = step_of(lesson, step)
    shown = await pages.post(path(lesson, step, "/show"), {"placements": []}, status=200)
    body = {"placements": [], "placement": shown["placement"]}
    tried = await pages.post(path(lesson, step, "/preview"), body, status=200)
    assert tried["refusals"] == []
    payload = await answer(pages, lesson, step, placements=[shown["placement"]])
    assert payload["done"]
    assert payload["params"]["count"] == payload["view"]["scores"][0]
    told = {
        (await answer(pages, lesson, step, placements=[write_placement(placed)]))["why"]["id"]
        for placed, _ in [*continuations(found.start())][:20]
        if placed not in right_placements(found.task, found.start())  # type: ignore[arg-type]
    }
    assert why in told


async def test_the_view_of_a_lesson_is_that_of_its_game(pages: Pages) -> None:
    games = {
        ("match", "lay"): "strategy:2",
        ("more", "pass"): "strategy:3",
        ("doubles", "pass"): "strategy:4:doubles",
        ("solitaire", "next"): "solitaire",
        ("gobble", "make"): "gobble",
        ("more", "four"): "strategy:4",
        ("mind", "links"): "mindgame",
    }
    for (lesson, step), game in games.items():
        view = (await pages.get(path(lesson, step)))["view"]
        assert view["game"] == game
    solitaire = (await pages.get(path("solitaire", "next")))["view"]
    assert solitaire["next"] in range(1, 15)


async def test_an_illegal_placement_is_told_by_its_rule_and_nothing_is_laid(pages: Pages) -> None:
    before = (await pages.get(path("match", "lay")))["view"]
    payload = await answer(pages, "match", "lay", placements=[before["board"][0]])
    assert not payload["right"]
    assert payload["why"]["id"].startswith("illegal.")
    assert payload["view"]["board"] == before["board"]


async def test_a_turn_of_several_tiles_goes_on_until_it_is_done(pages: Pages) -> None:
    step = step_of("forced", "chain")
    state, placements = step.start(), []
    while True:
        shown = help_out(step, state)
        placements.append(write_placement(shown))  # type: ignore[arg-type]
        payload = await answer(pages, "forced", "chain", placements=placements)
        assert payload["right"]
        if payload["done"]:
            break
        state.push(shown)  # type: ignore[arg-type]
        state.settle()
    assert len(placements) >= 2


async def test_tiles_and_spaces_are_chosen(pages: Pages) -> None:
    for lesson, step in (("match", "touch"), ("forced", "find")):
        shown = await pages.post(path(lesson, step, "/show"), {"placements": []}, status=200)
        assert shown["placement"] is None
        payload = await answer(pages, lesson, step, chosen=shown["chosen"])
        assert payload["done"]
        payload = await answer(pages, lesson, step, chosen=shown["chosen"][1:])
        assert payload["why"] == {"id": "course.why.missing", "params": {"count": 1}, "cells": []}


async def test_what_is_shown_is_right(pages: Pages) -> None:
    shown = await pages.post(path("match", "lay", "/show"), {"placements": []}, status=200)
    payload = await answer(pages, "match", "lay", placements=[shown["placement"]])
    assert payload["done"]


async def test_a_placement_can_be_tried_first(pages: Pages) -> None:
    step = step_of("match", "lay")
    tried = write_placement(step.start().legal_placements()[0])
    body = {"placements": [], "placement": tried}
    payload = await pages.post(path("match", "lay", "/preview"), body, status=200)
    assert payload["placement"] == tried
    assert payload["refusals"] == []


BAD: dict[str, Any] = {
    "nothing": {},
    "both": {"placements": [], "chosen": []},
    "no list": {"placements": "7@0,0:0"},
    "an unknown field": {"placements": [], "bag": []},
    "no tile": {"chosen": [57]},
    "half a space": {"chosen": [[1]]},
    "a far space": {"chosen": [[1, 100]]},
    "too many": {"placements": ["7@0,0:0"] * 57},
    "no code": {"placements": ["seven"]},
    "a choice where tiles are laid": {"chosen": [7]},
    "no number": {"chosen": [True]},
}


@pytest.mark.parametrize("body", BAD.values(), ids=BAD.keys())
async def test_a_bad_answer_is_refused(body: Json, pages: Pages) -> None:
    payload = await pages.post(path("match", "lay", "/answer"), body, status=400)
    assert payload["error"]["id"] in {"bad.message", "bad.placement"}


async def test_nothing_is_laid_after_the_end_of_a_step(pages: Pages) -> None:
    step = step_of("match", "lay")
    right = write_placement(right_placements(step.task, step.start())[0])  # type: ignore[arg-type]
    body = {"placements": [right, right]}
    payload = await pages.post(path("match", "lay", "/answer"), body, status=400)
    why = "Expected at most 1: more cannot follow the last"
    assert payload["error"]["params"] == {"field": "placements", "why": why}


@pytest.mark.parametrize("where", ["/api/course/match/none", "/api/course/none/touch"])
async def test_an_unknown_step_is_not_found(where: str, pages: Pages) -> None:
    assert (await pages.get(where, status=404))["error"]["id"] == "bad.path"
    payload = await pages.post(f"{where}/answer", {"placements": []}, status=404)
    assert payload["error"]["id"] == "bad.path"


async def test_another_site_asks_nothing(pages: Pages) -> None:
    headers = {"Origin": "http://elsewhere.example"}
    where = path("match", "lay", "/answer")
    payload = await pages.http.post(where, json={"placements": []}, headers=headers)
    assert payload.status_code == 403


async def test_too_many_answers_are_refused_until_time_has_passed(
    pages: Pages, times: Times
) -> None:
    where = path("match", "lay", "/preview")
    body = {"placements": [], "placement": "1@0,0:0"}
    for _ in range(ANSWERS):
        await pages.post(where, body, status=200)
    assert (await pages.post(where, body, status=429))["error"]["id"] == "limit.rate"
    times.ms += 1000
    await pages.post(where, body, status=200)


PLAYED = ("blocking", "play")


async def play(pages: Pages, turns: int) -> tuple[list[str], list[Json]]:
    """Play so many turns, always the first legal placement; return it and all answers."""
    placements: list[str] = []
    replies: list[Json] = []
    view = (await pages.get(path(*PLAYED)))["view"]
    while len(replies) < turns or replies[-1]["view"]["stage"] == "after":
        placements.append(view["legal"][0])
        replies.append(await answer(pages, *PLAYED, placements=placements))
        if replies[-1]["done"] or not replies[-1]["right"]:
            break
        view = replies[-1]["view"]
    return placements, replies


async def test_the_engine_answers_a_turn_and_every_placement_of_it_is_shown(
    pages: Pages, robots: SeededRobots
) -> None:
    _, answers = await play(pages, 1)
    replies, views = answers[-1]["replies"], answers[-1]["views"]
    assert replies
    assert len(views) == len(replies)
    for view, reply, following in zip(
        views, replies, [*views[1:], answers[-1]["view"]], strict=True
    ):
        assert view["player"] == THEM
        assert reply in view["legal"]
        assert following["board"] == [*view["board"], reply]
    assert robots.seen
    assert all(isinstance(s, StrategyState) and s.bag is None for s in robots.seen)


async def test_equal_answers_get_equal_replies_which_are_thought_out_once(
    pages: Pages, others: Pages, robots: SeededRobots
) -> None:
    placements, replies = await play(pages, 2)
    thought = len(robots.seen)
    again = await answer(others, *PLAYED, placements=placements)
    assert again == replies[-1]
    assert len(robots.seen) == thought


async def test_a_game_ends_after_its_turns_and_a_goal_that_is_missed_says_why(
    pages: Pages,
) -> None:
    placements, replies = await play(pages, 99)
    ended = replies[-1]
    assert (ended["right"], ended["done"]) in {(True, True), (False, False)}
    assert ended["done"] or ended["why"]["id"] == "course.why.behind"
    body = {"placements": [*placements, ended["view"]["legal"][0]]}
    refused = await pages.post(path(*PLAYED, "/answer"), body, status=400)
    assert refused["error"]["id"] == "bad.message"


async def test_in_a_game_the_engine_advises_the_person(pages: Pages, robots: SeededRobots) -> None:
    shown = await pages.post(path(*PLAYED, "/show"), {"placements": []}, status=200)
    assert shown["placement"] in (await pages.get(path(*PLAYED)))["view"]["legal"]
    assert len(robots.seen) == 1


async def test_an_engine_that_fails_is_told_and_can_be_asked_again(
    pages: Pages, robots: SeededRobots
) -> None:
    robots.faults.append(RobotFailed("broken"))
    shown = await pages.post(path(*PLAYED, "/show"), {"placements": []}, status=503)
    assert shown["error"]["id"] == "table.paused"
    await pages.post(path(*PLAYED, "/show"), {"placements": []}, status=200)
