"""Whole games over the socket."""

from __future__ import annotations

import asyncio
import random

import pytest

from server.kit import (
    FRIEND,
    OTHER_ROBOT,
    PERSON,
    ROBOT,
    Open,
    Pages,
    RandomRobots,
    sooner_or_later,
)
from tantrix.notation import moves, records
from tantrix.server.tables.actor import TableActor
from tantrix.server.tables.robot_driver import PACES_MS
from tantrix.server.workers.robots import RobotFailed

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "seats",
    [
        (PERSON, ROBOT),
        (ROBOT, PERSON),
        (PERSON, ROBOT, FRIEND),
        (PERSON, FRIEND, ROBOT, OTHER_ROBOT),
    ],
    ids=lambda seats: "-".join(seat["kind"] for seat in seats),
)
async def test_people_and_robots_play_a_whole_game(
    pages: Pages, rng: random.Random, seats: tuple[dict[str, str], ...]
) -> None:
    page = await pages.new(*seats)
    await page.play(rng)
    assert page.view["stage"] == "over"
    assert len(page.snapshot["log"]) == 56
    assert page.snapshot["result"]["outcome"] == page.view["outcome"]
    assert page.snapshot == (await pages.visit(page.snapshot["table"]["id"])).snapshot


async def test_partners_play_doubles(pages: Pages, rng: random.Random) -> None:
    seats = [
        {**seat, "colour": "RYRY"[number]}
        for number, seat in enumerate([PERSON, ROBOT, ROBOT, PERSON])
    ]
    page = await pages.new(*seats, doubles=True)
    await page.play(rng)
    assert page.view["sides"] == [[0, 2], [1, 3]]
    assert sum(page.snapshot["result"]["points"]) == 20


async def test_robots_alone_play_to_the_end(pages: Pages) -> None:
    page = await pages.new(ROBOT, OTHER_ROBOT)
    assert page.snapshot["you"] == []
    assert not await page.my_turn()


async def test_robots_are_shown_no_more_than_people(
    pages: Pages, rng: random.Random, robots: RandomRobots
) -> None:
    page = await pages.new(PERSON, ROBOT)
    await page.play(rng, 3)
    await page.my_turn()
    assert robots.seen
    assert [state.bag for state in robots.seen] == [None] * len(robots.seen)


async def test_a_robot_that_fails_is_asked_again(
    pages: Pages, robots: RandomRobots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.tables.robot_driver.RETRY_S", 0.01)
    robots.faults = [RobotFailed("once"), RuntimeError("twice")]
    page = await pages.new(ROBOT, OTHER_ROBOT)
    assert not await page.my_turn()


async def test_the_log_tells_every_placement_in_human_form_and_code(
    pages: Pages, rng: random.Random
) -> None:
    page = await pages.new()
    await page.play(rng)
    for entry in page.snapshot["log"]:
        assert moves.read_placement(entry["code"]).tile in range(1, 57)
        assert entry["human"].startswith("F") == entry["forced"]
        drawn = "" if entry["drawn"] is None else f"={entry['drawn']}"
        assert entry["human"].endswith(drawn)


async def test_all_pages_of_a_table_stay_equal(
    pages: Pages, others: Pages, rng: random.Random
) -> None:
    page = await pages.new(PERSON, ROBOT)
    table = page.snapshot["table"]["id"]
    second, watcher = await pages.visit(table), await others.visit(table)
    await page.play(rng, 4)
    await page.my_turn()
    for behind in (second, watcher):
        while behind.version < page.version:
            await behind.hear()
    assert second.snapshot == page.snapshot
    assert watcher.snapshot == {**page.snapshot, "you": []}
    assert second.raw[1:] == [text for text in page.raw[1:] if '"type":"event"' in text]


async def test_either_page_of_a_session_may_move(pages: Pages, rng: random.Random) -> None:
    page = await pages.new()
    second = await pages.visit(page.snapshot["table"]["id"])
    for one, other in [(page, second), (second, page)] * 5:
        await one.play(rng, 1)
        await other.hear()
        assert one.snapshot == other.snapshot


async def test_a_resignation_ends_a_game_of_two(pages: Pages, rng: random.Random) -> None:
    page = await pages.new()
    await page.play(rng, 10)
    assert (await page.ask("resign", player=1))["type"] == "accepted"
    result = page.snapshot["result"]
    assert result["outcome"]["termination"] == "resigned"
    assert result["outcome"]["winners"] == [0]
    assert result["points"][0] >= 15
    assert page.snapshot["table"]["status"] == "over"


async def test_after_a_resignation_the_others_play_on(pages: Pages, rng: random.Random) -> None:
    page = await pages.new(PERSON, FRIEND, ROBOT)
    await page.my_turn()
    assert (await page.ask("resign", player=0))["type"] == "accepted"
    assert not page.is_over
    await page.play(rng)
    assert 0 not in page.view["outcome"]["winners"]
    assert page.snapshot["result"]["points"] is None


async def test_the_pace_changes_for_everybody(pages: Pages, others: Pages) -> None:
    page = await pages.new(pace="human")
    watcher = await others.visit(page.snapshot["table"]["id"])
    assert (await page.ask("pace", pace="instant"))["type"] == "accepted"
    await watcher.hear()
    assert watcher.snapshot["table"]["pace"] == "instant"
    assert page.snapshot["table"]["pace"] == "instant"


async def test_a_robot_waits_as_long_as_the_pace_says(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES_MS, "human", 3_600_000)
    page = await pages.new(ROBOT, OTHER_ROBOT, PERSON, pace="human")
    while page.mine:
        await page.place()
    assert (await page.ask("pace", pace="instant"))["type"] == "accepted"
    await page.until("event")
    assert page.snapshot["log"]


async def test_a_robot_thinks_again_when_somebody_resigns(
    pages: Pages, robots: RandomRobots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES_MS, "human", 3_600_000)
    page = await pages.new(ROBOT, PERSON, FRIEND, pace="human")
    while page.mine:
        await page.place()
    assert (await page.ask("resign", player=1))["type"] == "accepted"
    assert robots.seen[-1].resigned == {1}
    await page.ask("pace", pace="instant")
    assert await page.my_turn()
    assert page.view["player"] == 2


async def test_a_new_pace_makes_no_placement_stale(pages: Pages) -> None:
    page = await pages.new()
    before = page.version
    await page.ask("pace", pace="human")
    assert (await page.place(version=before))["type"] == "accepted"


async def test_a_preview_tells_what_a_placement_would_bring_about(
    pages: Pages, rng: random.Random
) -> None:
    page = await pages.new()
    await page.play(rng, 8)
    before = page.version
    for code in page.view["legal"][:10]:
        answer = await page.ask("preview", placement=code)
        assert answer["type"] == "preview"
        assert answer["placement"] == code
        assert answer["refusals"] == []
        assert len(answer["scores"]) == len(answer["lines"]) == 2
    assert page.version == before


async def test_a_preview_tells_every_reason_against_a_placement(pages: Pages) -> None:
    page = await pages.new()
    tile = page.view["hands"][1 - page.view["player"]][0]
    answer = await page.ask("preview", placement=f"{tile}@3,3:0")
    ids = {refusal["id"] for refusal in answer["refusals"]}
    assert {"illegal.tile_not_in_hand", "illegal.first_tile"} <= ids


async def test_the_record_of_a_finished_game_replays_to_the_same_scores(
    pages: Pages, rng: random.Random
) -> None:
    page = await pages.new(PERSON, ROBOT)
    await page.play(rng)
    answer = await pages.http.get(f"/api/tables/{page.snapshot['table']['id']}/record")
    record, problems = records.read(answer.text)
    assert problems == []
    assert list(records.replay(record).scores()) == page.view["scores"]
    assert answer.headers["content-disposition"].startswith("attachment")


async def test_robots_among_themselves_think_only_while_somebody_looks(
    pages: Pages, server: Open, robots: RandomRobots
) -> None:
    table = await pages.make(ROBOT, OTHER_ROBOT, pace="instant")
    actor = await server.table_manager.room(table)
    await asyncio.sleep(0.05)
    assert (actor.version, robots.seen, actor.busy()) == (1, [], False)
    assert await server.store.robots_due("table") == []
    page = await pages.visit(table)
    while page.version < 5:
        await page.hear()
    await page.socket.close()
    await sooner_or_later(lambda: _nobody(actor))
    version = actor.version
    await asyncio.sleep(0.05)
    assert actor.version <= version + 1


async def _nobody(actor: TableActor) -> bool:
    return not actor.here
