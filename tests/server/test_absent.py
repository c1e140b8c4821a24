"""People who are away from their table, or late: what the others may do, and who comes back."""

from __future__ import annotations

import asyncio

import pytest

from server.company import Company, gathered, person
from server.kit import Deaf, Json, Open, Page, RandomRobots, Times, sooner_or_later
from server.test_offers import catch_up, refused
from server.test_together import to_move
from tantrix.rules.base import State, Step
from tantrix.rules.core.placements import Placement
from tantrix.server.tables.messages import ClaimMessage

pytestmark = pytest.mark.anyio

WAIT_MS = 300_000
DAY_MS = 24 * 60 * 60 * 1000
MINUTE_MS = 60_000


async def told_presence(page: Page, player: int, *, here: bool) -> Json:
    """Wait until a page is told that a player is there, or is not."""
    while page.presence == {} or page.presence["players"][player]["here"] is not here:
        await page.hear()
    seat: Json = page.presence["players"][player]
    return seat


async def left_alone(company: Company, *, to_act: bool) -> tuple[Page, Page]:
    """Have one of two players go away: the one to act, or the other; return both pages."""
    mover, waiting = to_move(await company.visit())
    gone, stays = (mover, waiting) if to_act else (waiting, mover)
    await gone.socket.close()
    await told_presence(stays, gone.snapshot["you"][0], here=False)
    return gone, stays


# --- who is there ------------------------------------------------------------------------------


async def test_everybody_is_told_who_is_there_and_since_when_not(
    server: Open, times: Times
) -> None:
    async with gathered(server) as company:
        first = await company.people[0].visit(company.table)
        assert (await told_presence(first, 1, here=False))["away_ms"] == 0
        times.ms += 2000
        second = await company.people[1].visit(company.table)
        assert (await told_presence(first, 1, here=True))["away_ms"] is None
        await second.socket.close()
        seat = await told_presence(first, 1, here=False)
        assert (seat["away_ms"], seat["claim_in_ms"]) == (0, WAIT_MS)


async def test_a_second_page_of_somebody_keeps_them_there(server: Open) -> None:
    async with gathered(server) as company:
        first, second = await company.visit()
        twin = await company.people[1].visit(company.table)
        await second.socket.close()
        await told_presence(first, 1, here=True)
        await twin.socket.close()
        await told_presence(first, 1, here=False)


async def test_those_who_watch_are_counted(server: Open) -> None:
    async with gathered(server) as company:
        first, _ = await company.visit()
        watcher = await company.watcher.visit(company.table)
        while first.presence.get("watching") != 1:
            await first.hear()
        assert first.presence["watchers"] == []
        await watcher.socket.close()
        while first.presence["watching"] != 0:
            await first.hear()


# --- a robot stands in -------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["robot", "default"])
async def test_nothing_is_claimed_before_the_wait_is_over(
    server: Open, times: Times, what: str
) -> None:
    async with gathered(server) as company:
        gone, stays = await left_alone(company, to_act=True)
        times.ms += WAIT_MS - 1
        player = gone.snapshot["you"][0]
        assert await refused(stays, "claim", player=player, what=what) == "table.no_claim"
        times.ms += 1
        assert (await stays.ask("claim", player=player, what=what))["type"] == "accepted"


async def test_a_robot_plays_for_who_is_away_and_who_comes_back_plays_at_once(
    server: Open, times: Times
) -> None:
    async with gathered(server) as company:
        gone, stays = await left_alone(company, to_act=True)
        player = gone.snapshot["you"][0]
        times.ms += WAIT_MS
        await stays.ask("claim", player=player, what="robot")
        assert await stays.my_turn()
        assert stays.snapshot["agreements"]["stand_ins"][player] == "planner"
        assert all(entry["player"] == player for entry in stays.snapshot["log"])
        back = await company.people[player].visit(company.table)
        await told_presence(stays, player, here=True)
        await sooner_or_later(lambda: _heard(stays, lambda: not any(stand_ins(stays))))
        await stays.place()
        while stays.mine:
            await stays.place()
        assert await back.my_turn()
        assert (await back.place())["type"] == "accepted"


def stand_ins(page: Page) -> list[str | None]:
    told: list[str | None] = page.snapshot["agreements"]["stand_ins"]
    return told


async def _heard(page: Page, holds: object) -> bool:
    """Hear one message unless something holds already; tell whether it does."""
    assert callable(holds)
    if not holds():
        await page.hear()
    return bool(holds())


class SlowRobots(RandomRobots):
    """Robots that think until the test lets them go on."""

    def __init__(self, robots: RandomRobots) -> None:
        super().__init__(robots._rng)
        self.go = asyncio.Event()
        self.asked = asyncio.Event()

    async def choose(
        self, game: str, level: str, state: State, seed: str | None = None
    ) -> Placement | Step:
        self.asked.set()
        await self.go.wait()
        return await super().choose(game, level, state, seed)


async def test_who_comes_back_while_the_robot_moves_plays_or_it_does_never_both(
    server: Open, times: Times, robots: RandomRobots, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowRobots(robots)
    monkeypatch.setattr(robots, "choose", slow.choose)
    async with gathered(server) as company:
        gone, stays = await left_alone(company, to_act=True)
        player = gone.snapshot["you"][0]
        times.ms += WAIT_MS
        await stays.ask("claim", player=player, what="robot")
        await slow.asked.wait()
        coming = asyncio.create_task(company.people[player].visit(company.table))
        slow.go.set()
        back = await coming
        while any(stand_ins(back)):
            await back.hear()
        moved = len(back.snapshot["log"])
        assert moved <= 1 or back.view["player"] != player
        if back.mine:
            assert (await back.place())["type"] == "accepted"
            await catch_up(back, stays)
        log = stays.snapshot["log"]
        assert [entry["version"] for entry in log] == sorted({e["version"] for e in log})
        entries = await server.store.entries(company.table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))


@pytest.mark.parametrize("first", ["back", "claim"])
async def test_who_comes_back_as_a_robot_is_asked_for_plays(
    server: Open, times: Times, first: str
) -> None:
    async with gathered(server) as company:
        gone, stays = await left_alone(company, to_act=False)
        player, by = gone.snapshot["you"][0], stays.snapshot["you"][0]
        times.ms += WAIT_MS
        table = await server.table_manager.room(company.table)
        claim = ClaimMessage(id="c", version=table.version, player=player, what="robot")
        asked = [
            table.subscribe(Deaf(), await person(company.people[player])),
            table.act(await person(company.people[by]), claim),
        ]
        await asyncio.gather(*asked[:: 1 if first == "back" else -1], return_exceptions=True)
        assert table.state.agreements.stand_ins == {}


async def test_nobody_claims_against_themselves_a_robot_or_somebody_who_is_there(
    server: Open, times: Times
) -> None:
    async with gathered(server, 2, robots=1) as company:
        first, _ = await company.visit()
        times.ms += WAIT_MS
        for player in range(3):
            assert await refused(first, "claim", player=player, what="robot") == "table.no_claim"


async def test_a_server_that_was_closed_makes_nobody_late(server: Open, times: Times) -> None:
    async with gathered(server) as company:
        gone, stays = await left_alone(company, to_act=True)
        player = gone.snapshot["you"][0]
        times.ms += WAIT_MS - 1
        await (await server.table_manager.room(company.table)).close("{}", 1001)
        times.ms += WAIT_MS
        page = await company.people[stays.snapshot["you"][0]].visit(company.table)
        assert await refused(page, "claim", player=player, what="robot") == "table.no_claim"
        times.ms += WAIT_MS
        assert (await page.ask("claim", player=player, what="robot"))["type"] == "accepted"


# --- a default ---------------------------------------------------------------------------------


async def test_the_game_of_who_stays_away_is_won_by_default_where_it_does_not_count(
    server: Open, times: Times
) -> None:
    for kind, ends in (("unranked", True), ("ranked", False)):
        async with gathered(server, kind=kind) as company:
            gone, stays = await left_alone(company, to_act=False)
            player = gone.snapshot["you"][0]
            times.ms += WAIT_MS
            if not ends:
                why = await refused(stays, "claim", player=player, what="default")
                assert why == "table.no_claim"
                continue
            await stays.ask("claim", player=player, what="default")
            while not stays.is_over:
                await stays.hear()
            result = stays.snapshot["result"]
            assert result["defaults"] == [player]
            assert result["outcome"]["winners"] == [1 - player]
            assert result["points"][1 - player] >= 15
            text = (await company.watcher.http.get(f"/api/tables/{company.table}/record")).text
            assert f'[Default "{player + 1}"]' in text


async def test_among_three_who_stays_away_is_out_and_the_others_play_on(
    server: Open, times: Times
) -> None:
    async with gathered(server, 3) as company:
        pages = await company.visit()
        await pages[2].socket.close()
        await told_presence(pages[0], 2, here=False)
        times.ms += WAIT_MS
        await pages[0].ask("claim", player=2, what="default")
        await catch_up(pages[0], pages[1])
        assert pages[1].snapshot["result"] is None
        assert pages[1].snapshot["agreements"]["may"][2] == []


# --- days for a move ---------------------------------------------------------------------------


async def test_a_move_that_does_not_come_in_its_days_may_be_claimed(
    server: Open, times: Times
) -> None:
    async with gathered(server, days=2) as company:
        late, stays = to_move(await company.visit())
        player = late.snapshot["you"][0]
        (row,) = (await company.people[player].get("/api/tables"))["tables"]
        assert row["your_turn"]
        assert row["due"] == late.snapshot["agreements"]["due"] == "2023-11-16T22:30:00.000+00:00"
        times.ms += 2 * DAY_MS - 1
        assert await refused(stays, "claim", player=player, what="default") == "table.no_claim"
        times.ms += 1
        assert await refused(late, "claim", player=1 - player, what="robot") == "table.no_claim"
        await stays.ask("claim", player=player, what="default")
        while not stays.is_over:
            await stays.hear()
        assert stays.snapshot["result"]["defaults"] == [player]


async def test_each_move_has_its_own_days_and_a_pause_is_left_out(
    server: Open, times: Times
) -> None:
    async with gathered(server, days=1) as company:
        mover, waiting = to_move(await company.visit())
        times.ms += DAY_MS // 2
        await mover.place()
        await catch_up(mover, waiting)
        assert mover.snapshot["agreements"]["due"] == "2023-11-16T10:30:00.000+00:00"
        await waiting.ask("offer", what="pause")
        await mover.ask("offer", what="pause")
        while not mover.snapshot["agreements"]["paused"]:
            await mover.hear()
        assert mover.snapshot["agreements"]["due"] is None
        times.ms += DAY_MS
        await mover.ask("resume")
        while mover.snapshot["agreements"]["paused"]:
            await mover.hear()
        assert mover.snapshot["agreements"]["due"] == "2023-11-17T10:30:00.000+00:00"


async def test_a_turn_that_begins_in_a_pause_has_its_days_from_the_end_of_it(
    server: Open, times: Times
) -> None:
    async with gathered(server, 3, days=1) as company:
        pages = await company.visit()
        mover = next(page for page in pages if page.mine)
        for page in pages:
            await page.ask("offer", what="pause")
        while not mover.snapshot["agreements"]["paused"]:
            await mover.hear()
        times.ms += DAY_MS
        await mover.ask("resign", player=mover.snapshot["you"][0])
        times.ms += DAY_MS
        await mover.ask("resume")
        while mover.snapshot["agreements"]["paused"]:
            await mover.hear()
        assert mover.snapshot["agreements"]["due"] == "2023-11-17T22:30:00.000+00:00"


async def test_who_comes_back_gives_nobody_else_more_days(server: Open, times: Times) -> None:
    async with gathered(server, days=1) as company:
        late, stays = to_move(await company.visit())
        times.ms += DAY_MS
        await stays.ask("claim", player=late.snapshot["you"][0], what="robot")
        assert await stays.my_turn()
        due = stays.snapshot["agreements"]["due"]
        times.ms += DAY_MS // 2
        await late.ask("return")
        await sooner_or_later(lambda: _heard(stays, lambda: not any(stand_ins(stays))))
        assert stays.snapshot["agreements"]["due"] == due


async def test_a_robot_for_who_is_late_by_days_goes_when_they_say_that_they_are_back(
    server: Open, times: Times
) -> None:
    async with gathered(server, days=1) as company:
        late, stays = to_move(await company.visit())
        player = late.snapshot["you"][0]
        times.ms += DAY_MS
        await stays.ask("claim", player=player, what="robot")
        assert await stays.my_turn()
        await catch_up(stays, late)
        assert (await late.ask("return"))["type"] == "accepted"
        await sooner_or_later(lambda: _heard(late, lambda: not any(stand_ins(late))))
        assert await refused(late, "return") == "table.no_claim"


# --- far past the time -------------------------------------------------------------------------


@pytest.mark.parametrize("limit", [15, 20, 30])
async def test_beyond_five_minutes_past_the_limit_the_other_side_may_have_the_game_scored(
    server: Open, times: Times, limit: int
) -> None:
    async with gathered(server, clock=limit * MINUTE_MS, kind="ranked") as company:
        late, waits = to_move(await company.visit())
        player = late.snapshot["you"][0]
        times.ms += (limit + 5) * MINUTE_MS
        assert await refused(waits, "claim", player=player, what="time") == "table.no_claim"
        times.ms += 1
        assert await refused(late, "claim", player=player, what="time") == "table.no_claim"
        await waits.ask("claim", player=player, what="time")
        while not waits.is_over:
            await waits.hear()
        result = waits.snapshot["result"]
        assert result["outcome"]["termination"] == "adjudicated"
        assert result["points"][player] == 10.0 - 6
