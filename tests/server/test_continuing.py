"""Help against robots: hints, turns taken back, and games that go on from a position of another."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.kit import FRIEND, OTHER_ROBOT, PERSON, ROBOT, Page, Pages

pytestmark = pytest.mark.anyio


async def go_on(pages: Pages, table: str, moves: int) -> tuple[int, Any]:
    answer = await pages.http.post(f"/api/tables/{table}/continue", json={"moves": moves})
    return answer.status_code, answer.json()


async def ended(pages: Pages, rng: random.Random) -> Page:
    page = await pages.new(PERSON, ROBOT)
    await page.play(rng)
    assert page.is_over
    return page


def placed(page: Page) -> list[str]:
    return [entry["code"] for entry in page.snapshot["log"]]


async def test_each_move_tells_the_scores_after_it(pages: Pages, rng: random.Random) -> None:
    page = await ended(pages, rng)
    log = page.snapshot["log"]
    assert log[-1]["scores"] == page.view["scores"]
    table = page.snapshot["table"]["id"]
    for number in (1, 20, 55):
        answer = await pages.http.get(f"/api/tables/{table}/views/{number}")
        assert answer.json()["view"]["scores"] == log[number - 1]["scores"]
    steps = (await pages.http.get(f"/api/tables/{table}/replay")).json()["steps"]
    assert [step["scores"] for step in steps] == [entry["scores"] for entry in log]


async def test_a_hint_marks_the_game(pages: Pages, rng: random.Random) -> None:
    page = await pages.new(PERSON, ROBOT)
    assert await page.my_turn()
    assert not page.snapshot["agreements"]["helped"]
    assert "hint" in page.snapshot["agreements"]["may"][0]
    before = placed(page)
    await page.ask("offer", what="hint")
    while not page.snapshot["agreements"]["helped"]:
        await page.hear()
    assert placed(page) == before
    await page.play(rng)
    assert page.snapshot["agreements"]["helped"]


async def test_people_get_no_hints_against_each_other(pages: Pages) -> None:
    page = await pages.new(PERSON, FRIEND)
    assert "hint" not in page.snapshot["agreements"]["may"][0]
    answer = await page.ask("offer", what="hint")
    assert answer["error"]["id"] == "table.not_offered"


async def test_a_turn_taken_back_from_robots_marks_the_game(
    pages: Pages, rng: random.Random
) -> None:
    page = await pages.new(PERSON, ROBOT)
    await page.play(rng, 3)
    assert await page.my_turn()
    count = len(placed(page))
    await page.ask("offer", what="take_back")
    while len(placed(page)) >= count:
        await page.hear()
    assert page.mine
    assert page.snapshot["agreements"]["helped"]


async def test_a_game_goes_on_from_any_of_its_positions(pages: Pages, rng: random.Random) -> None:
    page = await ended(pages, rng)
    table = page.snapshot["table"]["id"]
    for moves in (0, 17, 55):
        status, made = await go_on(pages, table, moves)
        assert status == 201
        other = await pages.visit(made["table"])
        assert placed(other)[:moves] == placed(page)[:moves]
        assert other.snapshot["agreements"]["helped"]
        assert other.snapshot["table"]["terms"]["continues"] == table
        assert other.snapshot["you"] == page.snapshot["you"]
        await other.play(rng)
        assert len(placed(other)) == 56


async def test_who_has_only_watched_plays_whoever_is_to_move(
    pages: Pages, others: Pages, rng: random.Random
) -> None:
    page = await pages.new(PERSON, ROBOT, OTHER_ROBOT)
    await page.play(rng)
    status, made = await go_on(others, page.snapshot["table"]["id"], 9)
    assert status == 201
    other = await others.visit(made["table"])
    seats = other.snapshot["table"]["seats"]
    assert [seat["kind"] for seat in seats].count("person") == 1
    assert seats[page.snapshot["log"][9]["player"]]["kind"] == "person"


async def test_nobody_goes_on_where_nothing_follows(pages: Pages, rng: random.Random) -> None:
    page = await pages.new(PERSON, ROBOT)
    table = page.snapshot["table"]["id"]
    status, answer = await go_on(pages, table, 0)
    assert (status, answer["error"]["id"]) == (400, "table.not_over")
    await page.play(rng)
    status, answer = await go_on(pages, table, 56)
    assert answer["error"]["id"] == "bad.path"
    assert (await go_on(pages, "0" * 16, 0))[1]["error"]["id"] == "table.unknown"
