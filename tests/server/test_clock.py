"""The clock: each player's time runs in that player's turn, and at no other time."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from server.company import person, setup_for
from server.kit import (
    PERSON,
    ROBOT,
    Open,
    Page,
    Pages,
    RandomRobots,
    Times,
    opened,
    sooner_or_later,
)
from tantrix.server.actors.actor import IDLE_MS
from tantrix.server.tables.clock import MOST_CUT_OFF_MS, GameClock, TableClock
from tantrix.server.tables.config import ClockConfig, overtime_ms, side_penalty, timed
from tantrix.server.tables.games.strategy import StrategyConfig
from tantrix.server.tables.manager import deal
from tantrix.server.tables.state import first
from tantrix.tournaments.points import Pool

LIMIT = {"minutes": 1}


def used(page: Page) -> list[int]:
    times: list[int] = page.snapshot["clock"]["used_ms"]
    return times


def test_only_the_time_of_the_running_player_counts() -> None:
    clock = GameClock(60_000, (1_000, 2_000), 1, 500)
    assert clock.used_at(1_500) == (1_000, 3_000)
    assert GameClock(60_000, (1_000, 2_000), None, 500).used_at(1_500) == (1_000, 2_000)


def test_a_clock_never_goes_back() -> None:
    assert GameClock(60_000, (1_000, 0), 0, 500).used_at(400) == (1_000, 0)


def test_what_we_could_not_carry_is_credited_up_to_a_bound() -> None:
    now = [0]
    table = first(deal(setup_for("a", "b", clock=60_000), "1"), 0)
    running = table.state.player

    def cut(person: str, *since_ms: int) -> TableClock:
        now[0] = 0
        clock = TableClock(table, lambda p: "Ann" if p == running else "Ben", lambda: now[0])
        for one in since_ms:
            clock.cut(person, one)
        now[0] = 10_000
        return clock

    def used_ms(clock: TableClock) -> int:
        times = clock.used_ms()
        assert times is not None
        return times[running]

    assert used_ms(cut("Ben", 9_000)) == 10_000
    clock = cut("Ann", 9_000, 9_900)  # another page of hers, later
    assert used_ms(clock) == 9_000
    clock.count(table, 9_600)
    assert used_ms(clock) == 0
    clock.count(table, 0)
    now[0] = 9_000 + 10 * MOST_CUT_OFF_MS
    assert used_ms(clock) == now[0] - MOST_CUT_OFF_MS
    clock.count(table, now[0] - 1)
    assert used_ms(clock) == 1
    clock.came("Ann", ())
    clock.count(table, 0)
    assert used_ms(clock) == now[0]


def doubles(pool: Pool) -> StrategyConfig:
    """Return a table for two pairs, each player with a limit of a minute."""
    config = setup_for("a", "b", "c", "d")
    seats = zip(config.seats, "RYRY", strict=True)
    return replace(
        config,
        seats=tuple(replace(seat, colour=colour) for seat, colour in seats),
        doubles=True,
        clock=ClockConfig(60_000, pool),
    )


def test_overtime_begins_past_the_limit() -> None:
    config = setup_for("a", "b", "c", clock=60_000)
    assert overtime_ms(config, (59_999, 60_000, 60_001)) == [0, 0, 1]
    assert overtime_ms(setup_for("a", "b"), (99_999, 99_999)) == [0, 0]


def test_partners_lose_their_points_together() -> None:
    clock = ClockConfig(60_000)
    assert side_penalty((0, 2), (60_000, 0, 125_000, 0), clock) == 1 + 2
    assert side_penalty((1, 3), (60_000, 0, 125_000, 0), clock) == 0
    assert side_penalty((0, 2), (60_000, 0, 125_000, 0), None) == 0


def test_a_pair_that_shares_its_time_pays_for_the_sum() -> None:
    clock = ClockConfig(60_000, Pool.PAIR)
    assert side_penalty((0, 2), (60_000, 0, 125_000, 0), clock) == 2
    assert side_penalty((0, 2), (100_000, 0, 19_999, 0), clock) == 0
    assert side_penalty((0, 2), (100_000, 0, 20_000, 0), clock) == 1
    used_ms = (100_000, 70_000, 30_000, 0)
    assert overtime_ms(doubles(Pool.PAIR), used_ms) == [10_000, 0, 10_000, 0]
    assert overtime_ms(doubles(Pool.PLAYER), used_ms) == [40_000, 10_000, 0, 0]
    assert timed(doubles(Pool.PAIR), 3, used_ms) == (70_000, 120_000)
    assert timed(doubles(Pool.PLAYER), 3, used_ms) == (0, 60_000)


@pytest.mark.anyio
async def test_a_page_is_told_whose_times_count_together(server: Open) -> None:
    for pool, pools in ((Pool.PAIR, [[0, 2], [1, 3]]), (Pool.PLAYER, [])):
        async with Pages(server.url) as pages:
            me = await person(pages)
            seats = tuple(replace(seat, person=me) for seat in doubles(pool).seats)
            config = replace(doubles(pool), seats=seats)
            page = await pages.visit(await server.table_manager.create_together(config, me))
            assert page.snapshot["clock"]["pools"] == pools
            assert page.snapshot["table"]["clock"] == {"limit_ms": 60_000, "pool": pool.value}
            together = 2 if pools else 1
            assert page.snapshot["agreements"]["late_from_ms"] == together * 60_000 + 300_001


@pytest.mark.anyio
async def test_time_runs_for_whoever_is_to_move(pages: Pages, times: Times) -> None:
    page = await pages.new(clock=LIMIT)
    expected = [0, 0]
    for step in range(1, 9):
        player = page.view["player"]
        assert page.snapshot["clock"]["running"] == player
        times.ms += 1000 * step
        expected[player] += 1000 * step
        await page.place()
        assert used(page) == expected


@pytest.mark.anyio
async def test_a_new_page_is_told_what_is_used_by_now(pages: Pages, times: Times) -> None:
    page = await pages.new(clock=LIMIT)
    times.ms += 12_345
    second = await pages.visit(page.snapshot["table"]["id"])
    assert used(second)[second.view["player"]] == 12_345
    assert second.snapshot["clock"]["limit_ms"] == 60_000
    assert second.snapshot["clock"]["now"] == times.tick_ms()


@pytest.mark.anyio
async def test_a_table_without_a_clock_has_none(pages: Pages, times: Times) -> None:
    page = await pages.new()
    times.ms += 5000
    await page.place()
    assert page.snapshot["clock"] is None


@pytest.mark.anyio
async def test_a_preview_or_a_refusal_stops_no_clock(pages: Pages, times: Times) -> None:
    page = await pages.new(clock=LIMIT)
    player = page.view["player"]
    times.ms += 1000
    await page.ask("preview", placement=page.view["legal"][0])
    await page.ask("place", placement="1@9,9:0")
    times.ms += 1000
    await page.place()
    assert used(page)[player] == 2000


@pytest.mark.anyio
async def test_a_change_of_pace_keeps_the_clock_running(pages: Pages, times: Times) -> None:
    page = await pages.new(clock=LIMIT)
    player = page.view["player"]
    times.ms += 1000
    await page.ask("pace", pace="human")
    times.ms += 1000
    await page.place()
    assert used(page)[player] == 2000


@pytest.mark.anyio
async def test_nobody_loses_a_game_by_time_but_points(
    pages: Pages, times: Times, rng: random.Random
) -> None:
    page = await pages.new(clock=LIMIT)
    late = page.view["player"]
    times.ms += 60_000 + 59_000
    await page.play(rng)
    result = page.snapshot["result"]
    assert result["overtime_ms"][late] == 59_000
    assert result["outcome"]["termination"] == "played"
    assert page.snapshot["clock"]["running"] is None
    on_time = await pages.new()
    await on_time.play(rng)
    assert on_time.snapshot["result"]["overtime_ms"] == [0, 0]


@pytest.mark.anyio
async def test_overtime_costs_points(pages: Pages, times: Times) -> None:
    points = []
    for seconds in (59, 60, 120):
        page = await pages.new(clock=LIMIT)
        late = page.view["player"]
        times.ms += 1000 * seconds
        await page.ask("resign", player=1 - late)
        points.append(page.snapshot["result"]["points"][late])
    assert points[0] - points[1] == 1
    assert points[0] - points[2] == 2


@pytest.mark.anyio
async def test_the_time_for_which_the_server_is_closed_is_nobodys(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data = tmp_path / "tantrix.db"
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        page = await pages.new(clock=LIMIT)
        table, player = page.snapshot["table"]["id"], page.view["player"]
        times.ms += 7000
        await page.place()
        then = page.view["player"]
        before = used(page)
        times.ms += 3000
        cookies = pages.http.cookies
    assert before[player] == 7000
    times.ms += 3_600_000
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        pages.http.cookies = cookies
        page = await pages.visit(table)
        before[then] += 3000
        assert used(page) == before
        times.ms += 500
        await page.place()
        before[then] += 500
        assert used(page) == before


@pytest.mark.anyio
async def test_the_clock_stands_at_a_table_that_is_put_away(
    tmp_path: Path, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.actors.registry.REAP_S", 0.01)
    async with opened(tmp_path / "h.db", robots, times) as server, Pages(server.url) as pages:
        table = await pages.make(clock=LIMIT)
        first = await pages.get(f"/api/tables/{table}")
        times.ms += IDLE_MS

        async def put_away() -> bool:
            (listed,) = (await pages.get("/api/tables"))["tables"]
            return bool(listed["updated"] != first["table"]["created"])

        await sooner_or_later(put_away)
        times.ms += 3_600_000
        page = await pages.visit(table)
        assert used(page)[first["view"]["player"]] == IDLE_MS
        assert page.version == first["version"] + 1
        assert (await page.place(version=first["version"]))["type"] == "accepted"


@pytest.mark.anyio
async def test_a_table_with_somebody_there_is_not_put_away(
    tmp_path: Path, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.actors.registry.REAP_S", 0.01)
    async with opened(tmp_path / "h.db", robots, times) as server, Pages(server.url) as pages:
        page = await pages.new(clock=LIMIT)
        player = page.view["player"]
        times.ms += 2 * IDLE_MS
        await asyncio.sleep(0.1)
        await page.place()
        assert used(page)[player] == 2 * IDLE_MS


@pytest.mark.anyio
async def test_the_times_of_the_players_are_in_the_record(pages: Pages, times: Times) -> None:
    page = await pages.new(PERSON, ROBOT, clock=LIMIT)
    while not page.view["board"] or page.mine:
        times.ms += 2500
        await page.place() if page.mine else await page.hear()
    record = (await pages.http.get(f"/api/tables/{page.snapshot['table']['id']}/record")).text
    assert "[%used 0:02.5]" in record
