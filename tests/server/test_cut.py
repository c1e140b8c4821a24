"""Places that are shared where some go on to the next stage: a play-off, a director, or the lot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from server.kit import Json, Open, Times, sooner_or_later
from server.tourneys import Player, players, tables_of, until_closed
from tantrix.server.tables.schedule import RULING_MS
from tantrix.server.tournaments.actor import TournamentActor
from tantrix.tournaments import draw
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

CUP: Json = {"format": "knockout", "games": 1, "source": "advanced"}
SWISS: Json = {"format": "swiss", "rounds": 1, "advance": 2}
ALONE: Json = {"format": "solitaire", "games": 1, "minutes": 10, "advance": 2}
PAUSE_MS = 3 * MINUTE_MS


class Cut:
    """A stage of four in which all have tied, of whom two go on."""

    def __init__(self, server: Open, made: str, dora: Player) -> None:
        self.server, self.made, self.dora = server, made, dora

    async def actor(self) -> TournamentActor:
        return await self.server.container.tournaments.room(self.made)

    async def until_stuck(self) -> Json:
        """Wait until the server cannot go on by itself, and return how the tournament stands."""
        head: Json = {}

        async def is_stuck() -> bool:
            head.update(await self.dora.head(self.made))
            return head["stuck"] is not None

        await sooner_or_later(is_stuck)
        return head

    async def until_next(self) -> Json:
        """Wait until the next stage is on, and return the one before."""
        stages: list[Json] = []

        async def is_on() -> bool:
            stages[:] = (await self.dora.see(self.made))["tournament"]["stages"]
            return len(stages) == 2

        await sooner_or_later(is_on)
        return stages[0]


@asynccontextmanager
async def started(server: Open, times: Times, first: Json) -> AsyncIterator[Cut]:
    """Have four people enter a tournament with this first stage, and let it begin."""
    async with players(server, "dora", "ann", "ben", "cat", "dan") as (dora, *people):
        starts_ms = times.wall_ms() + 20 * MINUTE_MS
        made = await dora.make(first, CUP, starts_ms=starts_ms, online={"check_in": False})
        for one in people:
            await one.do(made, "join")
        times.ms += 20 * MINUTE_MS
        yield Cut(server, made, dora)


@pytest.fixture
async def cut(server: Open, times: Times) -> AsyncIterator[Cut]:
    """Everybody had the same task alone, and nobody did anything: no play-off can be played."""
    async with started(server, times, ALONE) as found:
        await sooner_or_later(partial(_is_published, found))
        times.ms += 10 * MINUTE_MS
        await until_closed(found.dora, found.made, 1)
        times.ms += PAUSE_MS + 1
        yield found


async def _is_published(cut: Cut) -> bool:
    return bool((await cut.dora.head(cut.made))["round"])


async def test_the_server_has_those_who_are_level_play_off(server: Open, times: Times) -> None:
    async with started(server, times, SWISS) as cut:
        dora, made = cut.dora, cut.made
        for table in await tables_of(dora, made, 1):
            await dora.do(made, "result", round=1, table=table["table"], scores=[20, 20])
        await until_closed(dora, made, 1)
        times.ms += PAUSE_MS + 1
        winners = []
        for table in await tables_of(dora, made, 2):
            winners.append(table["sides"][0])
            await dora.do(made, "result", round=2, table=table["table"], scores=[24, 20])
        assert (await dora.see(made, "/rounds/2"))["playoff"]
        await until_closed(dora, made, 2)
        times.ms += PAUSE_MS + 1
        assert sorted((await cut.until_next())["through"]) == sorted(winners)
        assert (await dora.see(made, "/standings?stage=0"))["rounds"] == 1
        ((table,),) = [await tables_of(dora, made, 3)]
        assert sorted(table["sides"]) == sorted(winners)


async def test_the_lot_decides_a_play_off_that_cannot_be_played(server: Open, times: Times) -> None:
    async with started(server, times, {**SWISS, "advance": 3}) as cut:
        dora, made = cut.dora, cut.made
        for table in await tables_of(dora, made, 1):
            await dora.do(made, "result", round=1, table=table["table"], scores=[20, 20])
        await until_closed(dora, made, 1)
        times.ms += PAUSE_MS + 1
        one, two = await tables_of(dora, made, 2)
        await dora.do(made, "result", round=2, table=two["table"], scores=[24, 20])
        lot = {"round": 2, "table": one["table"], "rule": "lot", "reason": "the line is dead"}
        await dora.do(made, "ruling", **lot)
        state = (await cut.actor()).state
        decided = state.pairing(2, one["table"]).decided
        assert decided == draw.match_lot(state, 2, one["table"])
        assert (await until_closed(dora, made, 2))["tables"][one["table"] - 1]["over"]
        times.ms += PAUSE_MS + 1
        (last,) = await tables_of(dora, made, 3)
        assert sorted(last["sides"]) == sorted([one["sides"][1 - decided], two["sides"][1]])


async def test_the_lot_decides_once_no_director_has(cut: Cut, times: Times) -> None:
    head = await cut.until_stuck()
    assert head["stuck"]["id"] == "tournament.cut_tied"
    assert head["due_ms"] == times.wall_ms() - 1 + RULING_MS
    times.ms += RULING_MS - 2
    assert (await cut.until_stuck())["next"]["kind"] == "next_stage"
    times.ms += 2
    before = await cut.until_next()
    state = (await cut.actor()).state
    assert sorted(state.stages[0].lots) == sorted(before["through"])
    await tables_of(cut.dora, cut.made, 2)


async def test_a_director_who_is_there_has_the_time_of_a_play_off(cut: Cut, times: Times) -> None:
    await cut.until_stuck()
    limit_ms = (await cut.actor()).state.settings.limit_ms
    async with cut.dora.program.stream(f"/api/stream/tournament/{cut.made}") as lines:
        await lines.next("tournamentFull")
        due_ms = (await cut.dora.head(cut.made))["due_ms"]
        assert due_ms == times.wall_ms() - 1 + RULING_MS + 2 * limit_ms


async def test_a_director_says_who_has_won_the_play_off(cut: Cut) -> None:
    await cut.until_stuck()
    refused = await cut.dora.do(cut.made, "next-stage", 400)
    tied = [int(one) for one in refused["error"]["params"]["entries"].split(", ")]
    assert (sorted(tied), refused["error"]["params"]["count"]) == ([1, 2, 3, 4], 2)
    await cut.dora.do(cut.made, "next-stage", chosen=[4, 2])
    before = await cut.until_next()
    assert sorted(before["through"]) == [2, 4]
    assert (await cut.actor()).state.stages[0].lots == ()


async def test_a_server_that_was_closed_waits_as_long_again(cut: Cut, times: Times) -> None:
    await cut.until_stuck()
    await (await cut.actor()).close("{}", 1001)
    times.ms += RULING_MS
    assert (await cut.actor()).state.version
    assert (await cut.until_stuck())["due_ms"] == times.wall_ms() + RULING_MS
