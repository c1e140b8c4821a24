"""A tournament by correspondence: both games of a match at once, days for a turn, no clock."""

from __future__ import annotations

import pytest

from server.kit import Json, Open, Times, sooner_or_later
from server.tourneys import players, resign
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]

DAY_MS = 24 * 60 * MINUTE_MS


async def test_both_games_of_a_match_are_played_at_once(server: Open, times: Times) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        stage = {"format": "round_robin", "games": 2}
        made = await dora.make(stage, online={"auto": False, "days": 3})
        for one in (ann, ben):
            await one.do(made, "join")
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        games: list[Json] = []

        async def both_open() -> bool:
            found = await dora.see(made, "/rounds/1")
            games[:] = found["tables"][0]["games"]
            return len(games) == 2 and all(game["room"] for game in games)

        await sooner_or_later(both_open)
        rooms = [game["room"] for game in games]
        for room in rooms:
            table = await server.table_manager.room(room)
            assert table.state.config.terms.days == 3
            assert table.state.config.clock is None
            assert not table.state.agreements.awaited
        times.ms += DAY_MS
        await resign(server, rooms[1], ann, ben)
        await resign(server, rooms[0], ben, ann)

        async def both_over() -> bool:
            found = await dora.see(made, "/rounds/1")
            return all(game["result"] for game in found["tables"][0]["games"])

        await sooner_or_later(both_over)
        rows = (await dora.see(made, "/standings"))["rows"]
        assert sum(row["tenths"] for row in rows) == 400
