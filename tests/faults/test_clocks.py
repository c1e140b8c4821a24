"""Clocks at their edges: nobody pays for what the server or its clocks do."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.kit import Open, Page, Pages, RandomRobots, Times, opened
from tantrix.tournaments.points import penalty

pytestmark = pytest.mark.anyio

LIMIT = {"minutes": 1}
HOUR_MS = 3_600_000


class StrangeTimes(Times):
    """A wall clock that is set while the server is open; the other one goes on."""

    set_by_ms = 0

    def wall_ms(self) -> int:
        return super().wall_ms() + self.set_by_ms


@pytest.fixture
def strange() -> StrangeTimes:
    return StrangeTimes()


@pytest.fixture
async def set_server(
    tmp_path: Path, robots: RandomRobots, strange: StrangeTimes
) -> AsyncIterator[Open]:
    async with opened(tmp_path / "tantrix.db", robots, strange) as server:
        yield server


def used(page: Page) -> list[int]:
    times: list[int] = page.snapshot["clock"]["used_ms"]
    return times


@pytest.mark.parametrize("by_ms", [HOUR_MS, -HOUR_MS, 1000, -1000, -86_400_000])
async def test_a_wall_clock_that_is_set_changes_no_clock_of_a_game(
    set_server: Open, strange: StrangeTimes, by_ms: int
) -> None:
    async with Pages(set_server.url) as pages:
        page = await pages.new(clock=LIMIT)
        table = page.snapshot["table"]["id"]
        for placement in range(4):
            strange.ms += 1000
            strange.set_by_ms = by_ms if placement >= 2 else 0
            await page.place()
        assert sum(used(page)) == 4000
        entries = await set_server.store.entries(table)
        assert [entry.at_ms for entry in entries] == sorted(entry.at_ms for entry in entries)
        replay = await pages.get(f"/api/tables/{table}/replay")
        assert all(step["at_ms"] >= 0 for step in replay["steps"])


async def test_a_wall_clock_that_is_set_keeps_no_table_open_or_shut(
    set_server: Open, strange: StrangeTimes
) -> None:
    async with Pages(set_server.url) as pages:
        page = await pages.new()
        table = await set_server.table_manager.room(page.snapshot["table"]["id"])
        await page.socket.close()
        strange.set_by_ms = 24 * HOUR_MS
        await table.reap()
        assert not table.ended


async def test_a_client_cannot_say_how_long_it_took(pages: Pages, times: Times) -> None:
    page = await pages.new(clock=LIMIT)
    player = page.view["player"]
    times.ms += 5000
    for lie in (0, -1, 10**9, 1.5, "NaN", None):
        for field in ("lag", "used_ms", "time", "at_ms"):
            answer = await page.ask("place", placement=page.view["legal"][0], **{field: lie})
            assert answer["error"]["id"] == "bad.message"
    await page.place()
    assert used(page)[player] == 5000


@pytest.mark.parametrize(
    ("used_ms", "points"), [(59_999, 0), (60_000, 1), (119_999, 1), (120_000, 2), (120_001, 2)]
)
async def test_a_millisecond_before_the_limit_costs_nothing_and_at_the_limit_a_point(
    pages: Pages, times: Times, rng: random.Random, used_ms: int, points: int
) -> None:
    assert penalty(used_ms, 60_000) == points
    page = await pages.new(clock=LIMIT)
    player = page.view["player"]
    times.ms += used_ms
    await page.place()
    await page.play(rng)
    assert page.snapshot["result"]["overtime_ms"][player] == max(0, used_ms - 60_000)


async def test_with_both_away_time_runs_for_whoever_is_to_move_until_the_table_rests(
    server: Open, pages: Pages, times: Times
) -> None:
    page = await pages.new(clock=LIMIT)
    table = await server.table_manager.room(page.snapshot["table"]["id"])
    player = page.view["player"]
    await page.socket.close()
    times.ms += 10_000
    table.touch()
    times.ms += 60_000
    await table.reap()
    assert table.ended
    times.ms += 24 * HOUR_MS
    again = await pages.visit(table.id)
    assert used(again)[player] == 70_000
    assert used(again)[1 - player] == 0


async def test_clocks_add_up_to_the_time_that_passed_but_for_what_the_server_was_closed(
    tmp_path: Path, robots: RandomRobots, times: Times, rng: random.Random
) -> None:
    data = tmp_path / "tantrix.db"
    passed, table, cookies = 0, "", None
    for _ in range(5):
        async with opened(data, robots, times) as server, Pages(server.url) as pages:
            if cookies is None:
                table = await pages.make(clock=LIMIT)
                cookies = pages.http.cookies
            pages.http.cookies = cookies
            page = await pages.visit(table)
            for _ in range(4):
                waited = rng.randrange(30_000)
                times.ms += waited
                passed += waited
                await page.place()
            assert sum(used(page)) == passed
        times.ms += 90_000
