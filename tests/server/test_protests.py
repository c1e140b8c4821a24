"""Protests at a server, until 24 hours after the end, and what a Controller answers."""

from __future__ import annotations

import pytest

from server.kit import Open, Times
from server.tourneys import players, until_status
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

DAY_MS = 24 * 60 * MINUTE_MS


async def test_who_played_protests_until_a_day_after_the_end(server: Open, times: Times) -> None:
    async with players(server, "dora", "ann", "ben", "cleo") as (dora, ann, ben, cleo):
        made = await dora.make({"format": "round_robin"}, online={"auto": False})
        for one in (ann, ben):
            await one.do(made, "join")
        assert await ann.refused(made, "protest", reason="wet") == "tournament.not_begun"
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        await ann.do(made, "protest", reason="the sun blinds me")
        await dora.do(made, "result", round=1, table=1, scores=[24, 20])
        await dora.do(made, "finish")
        await until_status(dora, made, "finished")
        end_ms = times.wall_ms()
        assert (await dora.head(made))["protests_ms"] == end_ms + DAY_MS
        places = (await dora.see(made))["tournament"]["places"]
        times.ms += DAY_MS - 1
        assert await cleo.refused(made, "protest", reason="wet") == "tournament.not_entered"
        assert await ben.refused(made, "protest", reason=" ") == "tournament.reason"
        await ben.do(made, "protest", reason="it was 20-24")
        times.ms += 1
        assert await ben.refused(made, "protest", reason="again") == "tournament.protest_over"
        await dora.do(made, "ruling", rule="warning", reason="it was not", round=1, table=1)
        lines = (await ann.see(made, "/events"))["lines"]
        told = [(one["kind"], one["entry"], one["text"]) for one in reversed(lines)]
        assert [one for one in told if one[0] in {"protested", "ruling"}] == [
            ("protested", 1, "the sun blinds me"),
            ("protested", 2, "it was 20-24"),
            ("ruling", None, "it was not"),
        ]
        assert (await dora.see(made))["tournament"]["places"] == places
