"""Games with a scheduled start: they wait for everybody, and who does not come loses by default."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.company import Company, gathered
from server.crowd import Crowd, Somebody, together
from server.databases import opened as open_store
from server.kit import Json, Open, Pages, RandomRobots, Times, opened, sooner_or_later
from server.test_offers import catch_up, refused
from server.test_together import to_move
from tantrix.notation import records
from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.repository import GameStore, Sought
from tantrix.server.db.base import Unavailable
from tantrix.server.rankings.repository import RankingStore
from tantrix.server.tables.finished import refold

pytestmark = pytest.mark.anyio

MINUTE_MS = 60_000
CLOCK_MS = 15 * MINUTE_MS
WALL_MS = Times().wall_ms()
"""The wall clock at the beginning of every test."""

START_MS = WALL_MS + 5 * MINUTE_MS


@pytest.fixture
def quick_reaper(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have what has fallen due happen at once."""
    monkeypatch.setattr("tantrix.server.actors.registry.REAP_S", 0.01)


async def state_of(company: Company) -> Json:
    """Return the snapshot of a company's table, as one who watches sees it."""
    return await company.watcher.get(f"/api/tables/{company.table}")


async def over(company: Company) -> bool:
    return (await state_of(company))["result"] is not None


async def test_nobodys_clock_runs_before_all_have_come(server: Open, times: Times) -> None:
    async with gathered(server, clock=CLOCK_MS, kind="ranked", scheduled_ms=START_MS) as company:
        first = await company.people[0].visit(company.table)
        agreements = first.snapshot["agreements"]
        assert agreements["awaited"] == [0, 1]
        await first.until("event")
        agreements = first.snapshot["agreements"]
        assert (agreements["awaited"], agreements["may"]) == ([1], [[], []])
        assert agreements["until"] == "2023-11-14T22:45:00.000+00:00"
        assert first.snapshot["clock"]["running"] is None
        times.ms += 7 * MINUTE_MS
        if first.mine:
            assert (
                await refused(first, "place", placement=first.view["legal"][0]) == "table.awaited"
            )
        second = await company.people[1].visit(company.table)
        await second.until("event")
        await catch_up(second, first)
        mover, _ = to_move([first, second])
        assert first.snapshot["agreements"]["awaited"] == []
        assert first.snapshot["agreements"]["until"] is None
        assert first.snapshot["clock"]["used_ms"] == [0, 0]
        times.ms += 1000
        await mover.place()
        assert sum(mover.snapshot["clock"]["used_ms"]) == 1000


async def test_who_has_come_may_go_again(server: Open) -> None:
    async with gathered(server, clock=CLOCK_MS, scheduled_ms=START_MS) as company:
        first = await company.people[0].visit(company.table)
        await first.until("event")
        await first.socket.close()
        second = await company.people[1].visit(company.table)
        await second.until("event")
        assert second.snapshot["agreements"]["awaited"] == []
        assert second.snapshot["clock"]["running"] is not None


@pytest.mark.parametrize("kind", ["ranked", "unranked"])
@pytest.mark.usefixtures("quick_reaper")
async def test_who_has_not_come_in_ten_minutes_loses_by_default(
    server: Open, times: Times, kind: str
) -> None:
    async with gathered(server, clock=CLOCK_MS, kind=kind, scheduled_ms=START_MS) as company:
        first = await company.people[0].visit(company.table)
        times.ms += 15 * MINUTE_MS - 1
        await asyncio.sleep(0.05)
        assert not await over(company)
        times.ms += 1
        while not first.is_over:
            await first.hear()
        result = first.snapshot["result"]
        assert result["points"] == [15.0, 5.0]
        assert (result["absent"], result["defaults"], result["overtime_ms"]) == ([1], [], [0, 0])
        assert result["outcome"]["winners"] == [0]
        (game,) = await GameStore(server.store.database).search(Sought(), 9)
        assert (game.ended.termination, game.ended.placements) == ("default", 0)
        assert [seat.result for seat in game.ended.seats] == ["won", "lost"]
        assert game.ended == refold("", await server.store.entries(company.table))
        (counted,) = await RankingStore(server.store.database).games(0, 9)
        assert not counted.game.counts
        text = (await company.watcher.http.get(f"/api/tables/{company.table}/record")).text
        record, problems = records.read(text)
        assert problems == []
        assert records.result(records.replay(record))[1] == "resigned"


@pytest.mark.usefixtures("quick_reaper")
async def test_who_comes_a_moment_before_plays(server: Open, times: Times) -> None:
    async with gathered(server, clock=CLOCK_MS, kind="ranked", scheduled_ms=START_MS) as company:
        first = await company.people[0].visit(company.table)
        times.ms += 15 * MINUTE_MS - 1000
        second = await company.people[1].visit(company.table)
        await second.until("event")
        times.ms += MINUTE_MS
        await asyncio.sleep(0.05)
        await catch_up(second, first)
        assert not first.is_over
        mover, _ = to_move([first, second])
        assert (await mover.place())["type"] == "accepted"


async def test_who_comes_too_late_finds_the_game_lost(server: Open, times: Times) -> None:
    async with gathered(server, clock=CLOCK_MS, kind="ranked", scheduled_ms=START_MS) as company:
        first = await company.people[0].visit(company.table)
        times.ms += 15 * MINUTE_MS
        second = await company.people[1].visit(company.table)
        while not second.is_over:
            await second.hear()
        assert second.snapshot["result"]["points"] == [15.0, 5.0]
        assert await refused(first, "resign", player=0) == "table.over"


@pytest.mark.usefixtures("quick_reaper")
async def test_where_nobody_came_there_was_no_game(server: Open, times: Times) -> None:
    async with gathered(server, clock=CLOCK_MS, kind="ranked", scheduled_ms=START_MS) as company:
        times.ms += 15 * MINUTE_MS
        await sooner_or_later(lambda: over(company))
        result = (await state_of(company))["result"]
        assert result["points"] == [0.0, 0.0]
        assert result["absent"] == [0, 1]
        assert result["outcome"] == {"termination": "absent", "winners": [], "scores": [0, 0]}
        (game,) = await GameStore(server.store.database).search(Sought(), 9)
        assert [seat.result for seat in game.ended.seats] == ["lost", "lost"]
        assert [seat.points for seat in game.ended.seats] == [0.0, 0.0]
        (counted,) = await RankingStore(server.store.database).games(0, 9)
        assert not counted.game.counts


@pytest.mark.usefixtures("quick_reaper")
async def test_of_three_those_who_came_play_on(server: Open, times: Times) -> None:
    async with gathered(server, 3, clock=CLOCK_MS, scheduled_ms=START_MS) as company:
        pages = [await one.visit(company.table) for one in company.people[:2]]
        times.ms += 15 * MINUTE_MS
        while pages[0].snapshot["agreements"]["awaited"]:
            await pages[0].hear()
        await catch_up(*pages)
        assert not pages[0].is_over
        mover, _ = to_move(pages)
        times.ms += 1000
        await mover.place()
        assert sum(mover.snapshot["clock"]["used_ms"]) == 1000


async def test_a_rematch_has_no_scheduled_start(server: Open) -> None:
    async with gathered(server, kind="ranked", scheduled_ms=START_MS) as company:
        pages = [await one.visit(company.table) for one in company.people]
        for page in pages:
            while page.snapshot["agreements"]["awaited"]:
                await page.hear()
        await pages[0].ask("resign", player=0)
        await catch_up(pages[0], pages[1])
        for page in pages:
            assert (await page.ask("offer", what="rematch"))["type"] == "accepted"
        while not pages[0].snapshot["agreements"]["following"]:
            await pages[0].hear()
        following = pages[0].snapshot["agreements"]["following"]
        state = (await server.table_manager.room(following)).state
        assert (state.config.terms.scheduled_ms, state.falls_due_ms) == (None, None)
        assert state.running is not None


async def test_a_rematch_with_a_clock_waits_from_when_it_is_agreed_on(server: Open) -> None:
    async with gathered(server, clock=CLOCK_MS) as company:
        pages = [await one.visit(company.table) for one in company.people]
        await pages[0].ask("resign", player=0)
        await catch_up(pages[0], pages[1])
        for page in pages:
            assert (await page.ask("offer", what="rematch"))["type"] == "accepted"
        while not pages[0].snapshot["agreements"]["following"]:
            await pages[0].hear()
        following = pages[0].snapshot["agreements"]["following"]
        state = (await server.table_manager.room(following)).state
        assert (state.config.terms.scheduled_ms, state.running) == (WALL_MS, None)


async def test_who_resigns_is_not_waited_for(server: Open) -> None:
    async with gathered(server, 3, clock=CLOCK_MS, scheduled_ms=START_MS) as company:
        pages = [await one.visit(company.table) for one in company.people[:2]]
        await pages[0].ask("resign", player=0)
        table = await server.table_manager.room(company.table)
        assert table.state.agreements.awaited == {2}


async def reopened(
    data: Path | str, robots: RandomRobots, times: Times, later_ms: int
) -> tuple[str, Json]:
    """Have one of two come, close the server, and open it later.

    Return the table and how people stand to each other there.
    """
    async with opened(data, robots, times) as server:
        terms = {"kind": "ranked", "scheduled_ms": START_MS}
        async with gathered(server, clock=CLOCK_MS, **terms) as company:
            first = await company.people[0].visit(company.table)
            await first.until("event")
            cookies = company.people[0].http.cookies
    times.ms += later_ms
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        pages.http.cookies = cookies
        page = await pages.visit(company.table)
        while later_ms > START_MS - WALL_MS and page.version < 3:
            await page.hear()
        told: Json = page.snapshot["agreements"]
        times.ms += 10 * MINUTE_MS - 1
        await asyncio.sleep(0.05)
        assert not page.is_over
        return company.table, told


@pytest.mark.usefixtures("quick_reaper")
async def test_a_closed_server_makes_nobody_late(
    where: Path | str, robots: RandomRobots, times: Times
) -> None:
    """Whoever could not come while it was closed has ten minutes more."""
    _, told = await reopened(where, robots, times, 25 * MINUTE_MS)
    assert (told["awaited"], told["until"]) == ([1], "2023-11-14T23:05:00.000+00:00")


@pytest.mark.usefixtures("quick_reaper")
async def test_a_server_closed_before_the_start_changes_nothing(
    where: Path | str, robots: RandomRobots, times: Times
) -> None:
    table, told = await reopened(where, robots, times, MINUTE_MS)
    assert (told["awaited"], told["until"]) == ([1], "2023-11-14T22:45:00.000+00:00")
    async with open_store(where) as store:
        assert len(await store.entries(table)) == 2


async def test_a_default_whose_commit_nobody_hears_of_is_entered_once(
    where: Path | str, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        opened(where, robots, times) as server,
        gathered(server, kind="ranked", scheduled_ms=START_MS) as company,
    ):
        append = server.store.append

        async def dying(*args: object) -> None:
            await append(*args)  # type: ignore[arg-type]
            raise Unavailable("killed")

        table = await server.table_manager.room(company.table)
        times.ms += 15 * MINUTE_MS
        monkeypatch.setattr(server.store, "append", dying)
        with pytest.raises(TantrixError):
            await table.reap()
    async with opened(where, robots, times) as server:
        assert await server.table_manager.due() == []
        await (await server.table_manager.room(company.table)).reap()
        assert len(await server.store.entries(company.table)) == 2
        (game,) = await GameStore(server.store.database).search(Sought(), 9)
        assert (game.number, game.table) == (1, company.table)


async def test_a_default_that_was_not_kept_comes_later(
    where: Path | str, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        opened(where, robots, times) as server,
        gathered(server, kind="ranked", scheduled_ms=START_MS) as company,
    ):

        async def dead(*_: object) -> None:
            raise Unavailable("killed")

        table = await server.table_manager.room(company.table)
        times.ms += 15 * MINUTE_MS
        monkeypatch.setattr(server.store, "append", dead)
        with pytest.raises(TantrixError):
            await table.reap()
        monkeypatch.undo()
        assert await server.table_manager.due() == [company.table]
        await (await server.table_manager.room(company.table)).reap()
        (game,) = await GameStore(server.store.database).search(Sought(), 9)
        assert game.ended.termination == "absent"


@pytest.mark.usefixtures("quick_reaper")
async def test_what_falls_due_needs_nobody_who_looks(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data = tmp_path / "tantrix.db"
    async with (
        opened(data, robots, times) as server,
        gathered(server, kind="ranked", scheduled_ms=START_MS) as company,
    ):
        table = company.table
    async with opened(data, robots, times) as server:
        times.ms += 15 * MINUTE_MS

        async def ended() -> bool:
            games = await GameStore(server.store.database).search(Sought(), 9)
            return [game.table for game in games] == [table]

        await sooner_or_later(ended)
        assert await server.table_manager.due() == []


async def met(crowd: Crowd) -> tuple[list[Somebody], str]:
    """Return two people for whom a seek has just begun a game with a clock, and its table."""
    people = [await crowd(name) for name in ("Ann", "Ben")]
    lobbies = [await one.lobby() for one in people]
    for lobby in lobbies:
        made = await lobby.do("seek", terms={"kind": "ranked", "minutes": 10})
    return people, made["table"]


async def sat_down(crowd: Crowd) -> tuple[list[Somebody], str]:
    """Return two people whose room has just begun a game with a clock, and its table."""
    people, talks = await together(crowd, "Ann", "Ben", minutes=10)
    return people, (await talks[0].do("start", after=0))["table"]


@pytest.mark.parametrize("begun", [met, sat_down])
async def test_no_clock_runs_before_both_have_seen_the_game(
    crowd: Crowd, times: Times, begun: Callable[[Crowd], Awaitable[tuple[list[Somebody], str]]]
) -> None:
    people, table = await begun(crowd)
    first = await people[0].pages.visit(table)
    await first.until("event")
    assert len(first.snapshot["agreements"]["awaited"]) == 1
    times.ms += 2 * MINUTE_MS
    assert first.snapshot["clock"]["running"] is None
    second = await people[1].pages.visit(table)
    await second.until("event")
    assert second.snapshot["agreements"]["awaited"] == []
    assert second.snapshot["clock"]["running"] is not None
    assert second.snapshot["clock"]["used_ms"] == [0, 0]


@pytest.mark.usefixtures("quick_reaper")
async def test_who_met_somebody_and_does_not_come_in_five_minutes_loses_a_game_that_does_not_count(
    crowd: Crowd, times: Times
) -> None:
    people, table = await met(crowd)
    first = await people[0].pages.visit(table)
    await first.until("event")
    (late,) = first.snapshot["agreements"]["awaited"]
    times.ms += 5 * MINUTE_MS
    while not first.is_over:
        await first.hear()
    result = first.snapshot["result"]
    assert (result["absent"], result["outcome"]["winners"]) == ([late], [1 - late])
