"""A plate at the server: it runs beside the knock-out whose losers play in it."""

from __future__ import annotations

import pytest

from server.kit import Json, Open, Times, sooner_or_later
from server.test_tournaments import check_log, enter_all, room_of, sides
from server.tourneys import players, resign, tables_of, until_closed, until_status
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

NAMES = ("ann", "ben", "cat", "dan")
STAGES: tuple[Json, ...] = (
    {"format": "knockout", "games": 1},
    {"format": "knockout", "games": 1, "source": "plate"},
)


async def test_the_losers_play_on_at_the_same_time(server: Open, times: Times) -> None:
    async with players(server, "dora", *NAMES) as (dora, *people):
        by = {one.name: one for one in people}
        starts_ms = times.wall_ms() + 20 * MINUTE_MS
        made = await dora.make(*STAGES, starts_ms=starts_ms, online={"check_in": False})
        await enter_all(made, people)
        times.ms += 20 * MINUTE_MS
        first = await tables_of(dora, made, 1)
        for table in first:
            one, two = await sides(dora, made, table)
            await resign(server, room_of(table), by[one], by[two])

        async def both_stages_are_on() -> bool:
            return len((await dora.see(made))["tournament"]["stages"]) == 2

        await sooner_or_later(both_stages_are_on)
        times.ms += 3 * MINUTE_MS
        both = [(await tables_of(dora, made, number))[0] for number in (2, 3)]
        assert {(await dora.see(made, f"/rounds/{number}"))["stage"] for number in (2, 3)} == {0, 1}
        assert {entry for table in both for entry in table["sides"]} == {1, 2, 3, 4}
        assert not {*both[0]["sides"]} & {*both[1]["sides"]}
        for table in both:
            one, two = await sides(dora, made, table)
            await resign(server, room_of(table), by[one], by[two])
        for number in (2, 3):
            await until_closed(dora, made, number)
        times.ms += 3 * MINUTE_MS + 1
        await until_status(dora, made, "finished")
        assert len((await dora.see(made))["tournament"]["places"]) == 4
        await check_log(server, made)
