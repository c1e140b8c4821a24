"""An arena at the server: whoever is there is paired again and again until the time is over."""

from __future__ import annotations

import contextlib

import pytest

from server.kit import Json, Open, Times, sooner_or_later
from server.tourneys import Player, players, resign
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

NAMES = ("ann", "ben", "cat", "dan")
ARENA = {"format": "arena", "minutes": 10}
TICK_MS = 3000


async def round_of(one: Player, tournament: str, number: int, times: Times) -> Json:
    """Wait until a round is paired and its tables are open, and return it."""
    found: Json = {}

    async def is_there() -> bool:
        times.ms += TICK_MS
        answer = await one.program.http.get(f"/api/tournaments/{tournament}/rounds/{number}")
        if answer.status_code == 200:
            found.update(answer.json())
        tables = found.get("tables", [])
        return bool(tables) and all(table["games"][0]["room"] for table in tables)

    await sooner_or_later(is_there)
    return found


async def test_whoever_is_there_is_paired_again_until_the_time_is_over(
    server: Open, times: Times
) -> None:
    async with players(server, "dora", *NAMES) as (dora, *people), contextlib.AsyncExitStack() as s:
        made = await dora.make(ARENA, starts_ms=times.wall_ms() + MINUTE_MS)
        by = {}
        for one in people:
            await one.do(made, "join")
            await s.enter_async_context(one.program.stream(f"/api/stream/tournament/{made}"))
        entries = (await dora.see(made, "/entries"))["rows"]
        by = {row["number"]: one for row in entries for one in people if one.name == row["name"]}
        times.ms += MINUTE_MS
        met = []
        for number in (1, 2):
            paired = await round_of(dora, made, number, times)
            sides = [tuple(table["sides"]) for table in paired["tables"]]
            assert sorted(entry for pair in sides for entry in pair) == [1, 2, 3, 4]
            met += [frozenset(pair) for pair in sides]
            for table, (one, two) in zip(paired["tables"], sides, strict=True):
                await resign(server, table["games"][0]["room"], by[one], by[two])
        assert len(set(met)) == 4
        times.ms += 10 * MINUTE_MS

        async def is_over() -> bool:
            times.ms += TICK_MS
            return bool((await dora.head(made))["status"] == "finished")

        await sooner_or_later(is_over)
        rows = (await dora.see(made, "/standings"))["rows"]
        assert sum(row["games"] for row in rows) >= 8
        assert rows[0]["tenths"] >= rows[-1]["tenths"]


async def test_nobody_is_paired_who_is_not_there(server: Open, times: Times) -> None:
    async with players(server, "dora", *NAMES) as (dora, *people):
        made = await dora.make(ARENA, starts_ms=times.wall_ms() + MINUTE_MS)
        for one in people:
            await one.do(made, "join")
        times.ms += MINUTE_MS

        async def has_begun() -> bool:
            times.ms += TICK_MS
            return bool((await dora.head(made))["status"] == "running")

        await sooner_or_later(has_begun)
        times.ms += MINUTE_MS
        await dora.head(made)
        assert (await dora.head(made))["round"] == 0
        lea = people[0]
        await lea.do(made, "leave")
        assert (await dora.head(made))["entries"] == 3
