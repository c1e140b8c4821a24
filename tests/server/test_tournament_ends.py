"""What happens when time is over: games are scored as they stand, and lost time is given back."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from server.kit import Json, Open, RandomRobots, Times, opened, sooner_or_later
from server.test_arena import round_of
from server.tourneys import Player, meet, players, tables_of, until_status
from tantrix.tournaments.results import Ending
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

DAY_MS = 24 * 60 * MINUTE_MS
ARENA: Json = {"format": "arena", "minutes": 10}


async def result_of(one: Player, made: str, number: int, game: int = 1) -> Json:
    """Wait for the result of a game at the first table of a round."""
    found: Json = {}

    async def is_there() -> bool:
        told = await one.see(made, f"/rounds/{number}")
        found.update(told["tables"][0]["games"][game - 1]["result"] or {})
        return bool(found)

    await sooner_or_later(is_there)
    return found


async def test_by_correspondence_games_end_after_the_window(server: Open, times: Times) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        stage = {"format": "round_robin", "games": 2}
        online = {"auto": False, "days": 30, "ends_days": 28, "decision_days": 0}
        made = await dora.make(stage, online=online)
        for one in (ann, ben):
            await one.do(made, "join")
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        await tables_of(dora, made, 1)
        times.ms += 28 * DAY_MS - 1
        told = await dora.see(made, "/rounds/1")
        assert [game["result"] for game in told["tables"][0]["games"]] == [None, None]
        times.ms += 1
        for game in (1, 2):
            result = await result_of(dora, made, 1, game)
            assert (result["ending"], result["tenths"]) == ("ruled", [100, 100])


async def test_controllers_decide_the_games_that_a_round_by_correspondence_leaves(
    server: Open, times: Times
) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        online = {"auto": False, "days": 30}
        made = await dora.make({"format": "round_robin", "games": 2}, online=online)
        for one in (ann, ben):
            await one.do(made, "join")
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        rooms = [game["room"] for game in (await tables_of(dora, made, 1))[0]["games"]]
        until_ms = times.wall_ms() + 31 * DAY_MS
        times.ms += 28 * DAY_MS

        async def are_held() -> bool:
            tables = [await server.table_manager.room(room) for room in rooms]
            return all(table.state.agreements.held for table in tables)

        await sooner_or_later(are_held)
        stream = f"/api/stream/tournament/{made}"
        async with dora.program.stream(stream) as hers, ann.program.stream(stream) as theirs:
            calls = [await hers.next("called") for _ in rooms]
            assert [(one["game"], one["room"]) for one in calls] == [*enumerate(rooms, start=1)]
            assert abs(calls[0]["until_ms"] - until_ms) < MINUTE_MS
            ruling = {"rule": "adjudicated", "reason": "200 play-outs", "round": 1, "table": 1}
            shared = {"ending": "ruled", "scores": [12, 9], "ruled": 150}
            await dora.do(made, "ruling", result=shared, **ruling)
            told = await theirs.next("called", "tournamentState")
            assert (told["type"], told["line"]["kind"]) == ("tournamentState", "ruling")
        assert (await result_of(dora, made, 1))["tenths"] == [150, 50]
        assert (await dora.see(made, "/rounds/1"))["tables"][0]["games"][1]["result"] is None
        times.ms += 3 * DAY_MS
        result = await result_of(dora, made, 1, 2)
        assert (result["ending"], result["tenths"]) == ("ruled", [100, 100])


async def test_games_of_an_arena_end_some_time_after_it(server: Open, times: Times) -> None:
    async with (
        players(server, "dora", "ann", "ben") as (dora, *people),
        contextlib.AsyncExitStack() as stack,
    ):
        starts_ms = times.wall_ms() + MINUTE_MS
        made = await dora.make(ARENA, starts_ms=starts_ms, limit_ms=2 * MINUTE_MS)
        for one in people:
            await one.do(made, "join")
            await stack.enter_async_context(one.program.stream(f"/api/stream/tournament/{made}"))
        times.ms += MINUTE_MS
        found = await round_of(dora, made, 1, times)
        await meet(server, found["tables"][0]["games"][0]["room"], people)
        times.ms += 10 * MINUTE_MS

        async def is_ended() -> bool:
            times.ms += 1000
            return bool((await dora.head(made))["next"]["kind"] == "results")

        await sooner_or_later(is_ended)
        times.ms += (2 * 2 + 5) * MINUTE_MS
        result = await result_of(dora, made, 1)
        assert result["ending"] == "ruled"

        async def is_finished() -> bool:
            times.ms += MINUTE_MS
            return bool((await dora.head(made))["status"] == "finished")

        await sooner_or_later(is_finished)


async def test_an_arena_lasts_longer_by_as_much_as_the_server_was_closed(
    where: Path | str, robots: RandomRobots, times: Times
) -> None:
    async with opened(where, robots, times) as server, players(server, "dora", "ann") as people:
        dora, ann = people
        made = await dora.make(ARENA, starts_ms=times.wall_ms() + MINUTE_MS)
        await ann.do(made, "join")
        times.ms += MINUTE_MS
        await until_status(dora, made, "running")
        actor = await server.container.tournaments.room(made)
        ends_ms = actor.state.stages[0].ends_ms
    times.ms += 8 * MINUTE_MS
    async with opened(where, robots, times) as server:
        actor = await server.container.tournaments.room(made)
        later_ms = actor.state.stages[0].ends_ms
        assert 7 * MINUTE_MS < later_ms - ends_ms <= 8 * MINUTE_MS
        assert not actor.state.stages[0].ended
    times.ms += 30 * MINUTE_MS
    async with opened(where, robots, times) as server:
        actor = await server.container.tournaments.room(made)
        assert actor.state.stages[0].ends_ms - later_ms == 30 * MINUTE_MS


@pytest.mark.parametrize(
    ("online", "opens_ms"),
    [({"days": 3}, DAY_MS), ({"window_days": 14}, DAY_MS), ({}, 30 * MINUTE_MS)],
)
async def test_who_need_not_be_there_at_a_time_has_a_day_to_check_in(
    server: Open, times: Times, online: Json, opens_ms: int
) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        starts_ms = times.wall_ms() + opens_ms + 1
        stage = {"format": "round_robin"}
        made = await dora.make(stage, starts_ms=starts_ms, online=online)
        await ann.do(made, "join")
        await ben.do(made, "join")
        assert (await dora.see(made))["tournament"]["check_in_ms"][0] == starts_ms - opens_ms
        assert await ann.refused(made, "check-in") == "tournament.no_check_in"
        times.ms += 1
        await ann.do(made, "check-in")
        await ben.do(made, "check-in")
        times.ms += opens_ms - MINUTE_MS
        await until_status(dora, made, "running")


async def test_rounds_at_fixed_times_start_then_and_end_soon_after_the_next_start(
    server: Open, times: Times
) -> None:
    async with players(server, "dora", "ann", "ben", "cat", "dan") as (dora, *people):
        start_ms, hour_ms = times.wall_ms() + 60 * MINUTE_MS, 60 * MINUTE_MS
        online = {"check_in": False, "every_ms": hour_ms, "pause_ms": 5 * MINUTE_MS}
        stage = {"format": "swiss", "rounds": 2}
        made = await dora.make(stage, starts_ms=start_ms, online=online)
        for one in people:
            await one.do(made, "join")
        times.ms += start_ms - times.wall_ms()
        await tables_of(dora, made, 1)
        for table in (1, 2):
            await dora.do(made, "result", round=1, table=table, scores=[24, 20])

        actor = await server.container.tournaments.room(made)

        async def is_due() -> bool:
            return actor.state.round(1).due_ms == start_ms + 55 * MINUTE_MS

        await sooner_or_later(is_due)
        times.ms += start_ms + 55 * MINUTE_MS - times.wall_ms()

        async def is_paired() -> bool:
            return len(actor.state.rounds) == 2 and actor.state.round(2).published

        await sooner_or_later(is_paired)
        assert (await dora.see(made, "/rounds/2"))["starts_ms"] == start_ms + hour_ms
        times.ms += 5 * MINUTE_MS
        tables = await tables_of(dora, made, 2)
        await dora.do(made, "result", round=2, table=2, scores=[24, 20])
        entries = (await dora.see(made, "/entries"))["rows"]
        names = {entry["number"]: entry["name"] for entry in entries}
        by = {one.name: one for one in people}
        sitting = [by[names[side]] for side in tables[0]["sides"]]
        await meet(server, tables[0]["games"][0]["room"], sitting)
        times.ms += start_ms + 2 * hour_ms + 10 * MINUTE_MS - 1 - times.wall_ms()
        (game,) = actor.state.round(2).pairings[0].games
        assert game.result is None
        times.ms += 1

        async def is_decided() -> bool:
            return actor.state.round(2).closed

        await sooner_or_later(is_decided)
        (game,) = actor.state.round(2).pairings[0].games
        assert game.result is not None
        assert game.result.ending is Ending.RULED


async def test_a_round_whose_results_are_late_starts_as_soon_as_they_are_in(
    server: Open, times: Times
) -> None:
    async with players(server, "dora", "ann", "ben", "cat", "dan") as (dora, *people):
        online = {"auto": False, "every_ms": 60 * MINUTE_MS}
        made = await dora.make({"format": "swiss", "rounds": 2}, online=online)
        for one in people:
            await one.do(made, "join")
        for number in (1, 2):
            await dora.do(made, "pair")
            await dora.do(made, "publish")
            told = await dora.see(made, f"/rounds/{number}")
            assert told["starts_ms"] == times.wall_ms()
            for table in (1, 2):
                await dora.do(made, "result", round=number, table=table, scores=[24, 20])
            times.ms += 65 * MINUTE_MS
