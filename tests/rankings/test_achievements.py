"""Achievements: made of what is kept, never beyond their goal, and of games that may be seen."""

from __future__ import annotations

from typing import Any

import pytest

from rankings.ended import ended, moved_in, seat, won
from rankings.test_http import become, play
from server.kit import Open, Pages
from tantrix.analysis import packaged_tactics
from tantrix.course.lessons import LESSONS
from tantrix.messages import LANGUAGES, catalogue
from tantrix.robots.levels import LADDER
from tantrix.server.rankings.achievements import AchievementFacts, achievements
from tantrix.server.rush.repository import RushRun, RushStore
from tantrix.server.tables.finished import FinishedSeat, Result

pytestmark = pytest.mark.anyio

NOTHING = AchievementFacts((), 0, 0, 0, frozenset(), 0, 0, 0)


@pytest.fixture(autouse=True)
async def people(server: Open) -> None:
    await server.store.database.write(moved_in)


def robot(level: str, colour: str, score: int, result: Result = "lost") -> FinishedSeat:
    return seat(level, colour, score, result, person=None, level=level)


async def reached(pages: Pages, name: str = "ann") -> dict[str, int]:
    found: list[Any] = (await pages.get(f"/api/people/{name}/achievements"))["achievements"]
    assert all(0 <= one["now"] <= one["goal"] for one in found)
    return {one["name"]: one["now"] for one in found}


async def test_who_has_done_nothing_has_reached_nothing_and_is_told_everything(
    pages: Pages,
) -> None:
    assert set((await reached(pages)).values()) == {0}
    assert (await pages.get("/api/people/Nobody/achievements", 404))["error"]["id"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_each_has_a_name_and_a_sentence_that_says_what_to_do(lang: str) -> None:
    words = catalogue(lang)
    for one in achievements(NOTHING):
        assert f"page.people.achievement.{one.name}" in words
        assert f"page.people.achievement.{one.name}.text" in words
    assert len(achievements(NOTHING)) >= 15


async def test_games_of_strategy_count_by_what_was_reached(server: Open, pages: Pages) -> None:
    await play(
        server,
        [
            ended([seat("ann", "R", 32, "won"), robot("level3", "Y", 20)]),
            ended([seat("ann", "B", 11, "won"), robot("level2", "Y", 8)]),
            ended([seat("ann", "R", 3), robot("level10", "Y", 22, "won")]),
            ended([seat("ann", "R", 9), seat("greedy", "Y", 10, "won"), robot("level1", "B", 3)]),
        ],
    )
    found = await reached(pages)
    counted = {"first_game": 1, "first_win": 1, "level": 3, "score": 30, "colours": 2, "streak": 2}
    assert {name: found[name] for name in counted} == counted
    assert (found["people"], found["many"]) == (0, 1)
    await play(server, [won("ann", "ben", margin=5)])
    assert (await reached(pages))["people"] == 1
    assert list(LADDER).index("level3") == 2


async def test_other_games_count_by_themselves(server: Open, pages: Pages) -> None:
    solo = ended([seat("ann", "G", 28, "won")], game="solitaire")
    gobble = ended([seat("ann", "R", 0, "won")], game="gobble")
    mind = ended([seat("ann", "R", 4), seat("ben", "Y", 9, "won")], game="mindgame")
    await play(server, [solo, gobble, mind])
    found = await reached(pages)
    assert (found["solitaire"], found["gobble"], found["mind"]) == (28, 1, 1)
    assert (found["first_game"], found["score"]) == (0, 0)


async def test_tactics_rushes_and_lessons_count(server: Open, pages: Pages) -> None:
    me = await become(server, pages, "Mine")
    first, second = packaged_tactics()[:2]
    for tactic, gives_up in ((first, False), (second, True)):
        path = f"/api/tactics/{tactic.id}"
        if gives_up:
            await pages.post(f"{path}/solution", {}, 200)
        await pages.post(f"{path}/answer", {"placement": tactic.best}, 200)
    rushes = RushStore(server.store.database)
    await rushes.start(RushRun("one", me, 3, 0, solved=7, mistakes=3, ended_ms=1))
    done = {lesson.name: [step.name for step in lesson.steps] for lesson in LESSONS[:2]}
    done[LESSONS[2].name] = [LESSONS[2].steps[0].name]
    await pages.http.post(
        "/api/me/kept/course", json={"value": done}, headers={"Origin": pages.origin}
    )
    found = await reached(pages, "Mine")
    assert (found["tactics"], found["tactics_at_once"], found["rush"]) == (2, 1, 7)
    assert found["lessons"] == 2


async def test_puzzles_that_pages_keep_count_by_their_ladder(server: Open, pages: Pages) -> None:
    await become(server, pages, "Mine")
    solved = ["discovery-3", "discovery-30", "discovery-99", "rainbow-red", "master", "sets-40"]
    best = {name: {"ms": 1000, "score": None, "star": False} for name in solved}
    value = {"v": 1, "best": best, "open": True, "mode": "free", "backs": False}
    answer = await pages.http.post(
        "/api/me/kept/puzzles", json={"value": value}, headers={"Origin": pages.origin}
    )
    assert answer.status_code == 200
    found = await reached(pages, "Mine")
    assert (found["discovery"], found["rainbow"]) == (2, 1)
    goals = {one.name: one.goal for one in achievements(NOTHING)}
    assert (goals["discovery"], goals["rainbow"]) == (28, 5)


@pytest.mark.parametrize("part", ["course", "puzzles"])
@pytest.mark.parametrize("value", [{"best": []}, {"best": 3, "match": 3}, {}])
async def test_what_a_page_kept_otherwise_counts_for_nothing(
    server: Open, pages: Pages, part: str, value: object
) -> None:
    await become(server, pages, "Mine")
    answer = await pages.http.post(
        f"/api/me/kept/{part}", json={"value": value}, headers={"Origin": pages.origin}
    )
    assert answer.status_code == 200
    found = await reached(pages, "Mine")
    assert [found[name] for name in ("lessons", "discovery", "rainbow")] == [0, 0, 0]
