"""Puzzle rush over HTTP: the server makes the exercises, judges, counts, and knows the time."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.kit import Json, Open, Pages, RandomRobots, Times, opened
from tantrix.analysis import packaged_tactics
from tantrix.analysis.exercises import FIRST_TILES, SPAN, TILES_A_STEP
from tantrix.notation.moves import write_placement
from tantrix.server.rush.repository import MINUTE_MS
from tantrix.server.rush.service import TACTIC_EVERY, made

pytestmark = pytest.mark.anyio


async def start(pages: Pages, minutes: int = 3) -> Json:
    return await pages.post("/api/rush", {"minutes": minutes}, 200)


def solution(rush: Json) -> str:
    """Return a right answer, which only the server can know."""
    return write_placement(min(made(rush["id"], rush["number"]).right))


def mistake(rush: Json) -> str:
    task = made(rush["id"], rush["number"])
    legal = task.state().legal_placements()
    return next(write_placement(one) for one in legal if one not in task.right)


async def answer(pages: Pages, rush: Json, code: str, status: int = 200, **more: int) -> Json:
    body = {"number": rush["number"], "placement": code, **more}
    return await pages.post(f"/api/rush/{rush['id']}/answer", body, status)


async def enter(pages: Pages, name: str) -> None:
    await pages.post("/api/me/enter", {"name": name})


async def test_a_rush_counts_what_is_solved_and_three_mistakes_end_it(pages: Pages) -> None:
    rush = await start(pages)
    assert (rush["number"], rush["solved"], rush["mistakes"], rush["over"]) == (0, 0, 0, False)
    for _ in range(5):
        said = await answer(pages, rush, solution(rush))
        assert said["right"]
        rush = said["rush"]
    assert (rush["solved"], rush["number"]) == (5, 5)
    for number in range(3):
        said = await answer(pages, rush, mistake(rush))
        assert not said["right"]
        assert solution(rush) in said["solution"]
        rush = said["rush"]
        assert rush["mistakes"] == number + 1
    assert (rush["over"], rush["exercise"], rush["best"]) == (True, None, 5)
    assert (await answer(pages, {**rush, "number": 8}, "1@0,0:0"))["right"] is None
    assert await pages.get(f"/api/rush/{rush['id']}") == rush


async def test_every_fourth_exercise_is_a_tactic_and_they_grow_harder(pages: Pages) -> None:
    rush = await start(pages)
    kinds, tiles = [], []
    for _ in range(2 * TACTIC_EVERY):
        kinds.append(rush["exercise"]["kind"])
        tiles.append(len(rush["exercise"]["view"]["board"]))
        rush = (await answer(pages, rush, solution(rush)))["rush"]
    assert [kind == "best" for kind in kinds] == [False, False, False, True] * 2
    assert (
        tiles[0]
        < FIRST_TILES + SPAN
        <= FIRST_TILES + 4 * TILES_A_STEP
        <= len(made(rush["id"], 8).state().board)
    )
    found = [made(rush["id"], number) for number in range(3, 4 * len(packaged_tactics()), 4)]
    assert {one.position for one in found} == {one.position for one in packaged_tactics()}
    assert made(rush["id"], 4 * len(packaged_tactics()) + 3).kind != "best"


async def test_time_is_that_of_the_server(pages: Pages, times: Times) -> None:
    rush = await start(pages, 5)
    assert rush["ends_ms"] - rush["now_ms"] == 5 * MINUTE_MS
    times.ms += 5 * MINUTE_MS - 1
    said = await answer(pages, rush, solution(rush))
    assert (said["right"], said["rush"]["solved"]) == (True, 1)
    times.ms += 1
    said = await answer(pages, said["rush"], solution(said["rush"]))
    assert (said["right"], said["rush"]["solved"], said["rush"]["over"]) == (None, 1, True)


async def test_an_answer_sent_twice_counts_once_and_nothing_can_be_skipped(pages: Pages) -> None:
    rush = await start(pages)
    code = solution(rush)
    assert (await answer(pages, rush, code))["right"]
    again = await answer(pages, rush, code)
    assert (again["right"], again["rush"]["solved"]) == (None, 1)
    error = (await answer(pages, rush, code, 400, number=7))["error"]
    assert error["params"] == {"field": "number", "why": "Expected `int` from 0 to 1"}
    for code, refusal in (("1@40,40:0", "illegal."), ("nonsense", "bad.placement")):
        error = (await answer(pages, again["rush"], code, 400))["error"]
        assert error["id"].startswith(refusal)
    assert (await pages.get(f"/api/rush/{rush['id']}"))["mistakes"] == 0


async def test_a_rush_is_ones_own(pages: Pages, others: Pages) -> None:
    rush = await start(pages)
    assert (await others.get(f"/api/rush/{rush['id']}", 404))["error"]["id"] == "bad.path"
    await answer(others, rush, solution(rush), 404)
    await others.post("/api/rush", {"minutes": 4}, 400)


async def test_the_table_has_the_best_rush_of_each_person_with_an_account(
    pages: Pages, others: Pages, times: Times
) -> None:
    await enter(pages, "Ann")
    for solved in (2, 4, 1):
        rush = await start(pages)
        for _ in range(solved):
            rush = (await answer(pages, rush, solution(rush)))["rush"]
        times.ms += 3 * MINUTE_MS
    rush = await start(others)
    for _ in range(4):
        rush = (await answer(others, rush, solution(rush)))["rush"]
    for _ in range(3):
        rush = (await answer(others, rush, mistake(rush)))["rush"]
    table = await others.get("/api/rush")
    assert [(row["name"], row["solved"], row["you"]) for row in table["rows"]] == [
        ("Ann", 4, False)
    ]
    assert table["best"] == 4
    await enter(others, "Ben")
    rows = (await others.get("/api/rush?minutes=3"))["rows"]
    assert [(row["place"], row["name"], row["mistakes"], row["you"]) for row in rows] == [
        (1, "Ann", 0, False),
        (2, "Ben", 3, True),
    ]
    assert (await others.get("/api/rush?minutes=5"))["rows"] == []
    await others.get("/api/rush?minutes=4", 400)
    assert len((await pages.get("/api/me/export"))["rush_runs"]) == 3


async def test_whoever_is_below_the_table_has_a_row_of_their_own(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.rush.http.BEST", 0)
    await enter(pages, "Ann")
    rush = await start(pages)
    rush = (await answer(pages, rush, solution(rush)))["rush"]
    for _ in range(3):
        rush = (await answer(pages, rush, mistake(rush)))["rush"]
    assert [row["you"] for row in (await pages.get("/api/rush"))["rows"]] == [True]


async def test_a_rush_goes_on_after_the_server_was_closed(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data, cookies, rush = tmp_path / "again.db", None, {}
    for solved in range(2):
        async with opened(data, robots, times) as server, Pages(server.url) as pages:
            if cookies is not None:
                pages.http.cookies = cookies
                assert await pages.get(f"/api/rush/{rush['id']}") == rush
            else:
                rush = await start(pages)
            rush = (await answer(pages, rush, solution(rush)))["rush"]
            assert rush["solved"] == solved + 1
            cookies = pages.http.cookies


async def test_an_exercise_that_could_not_be_made_is_made_when_asked_again(
    server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    rush = server.app.state.rush
    doing = rush._executor.do

    async def fails(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(rush._executor, "do", fails)
    with pytest.raises(RuntimeError):
        await rush._task("name", 0)
    monkeypatch.setattr(rush._executor, "do", doing)
    assert await rush._task("name", 0) == made("name", 0)
