"""A Controller is called where one side has not come, and may decide for ten minutes."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from server.kit import Open, Times, sooner_or_later
from server.test_tournament_closing import ONCE, end_of, table_of, until_over
from server.tourneys import Player, come, players
from tantrix.server.tables.actor import TableActor
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]


class Waiting:
    """A game to which somebody is to come, in a tournament whose Controllers award defaults."""

    def __init__(self, made: str, table: TableActor, people: list[Player]) -> None:
        self.made, self.table = made, table
        self.dora, self.ann, self.ben = people

    async def until_called(self) -> dict[str, object]:
        """Return the call that the director hears."""
        async with self.dora.program.stream(f"/api/stream/tournament/{self.made}") as lines:
            return await lines.next("called")

    def points(self, ann: float) -> list[float]:
        """Return the points at the table if Ann has so many."""
        first = self.table.state.config.seats[0].name == "Ann"
        return [ann, 20.0 - ann] if first else [20.0 - ann, ann]


@pytest.fixture
async def waiting(server: Open) -> AsyncIterator[Waiting]:
    async with players(server, "dora", "ann", "ben") as people:
        dora, *others = people
        made = await dora.make(ONCE, online={"auto": False, "defaults": "controller"})
        for one in others:
            await one.do(made, "join")
        for kind in ("pair", "publish"):
            await dora.do(made, kind)
        yield Waiting(made, await table_of(server, dora, made), people)


@pytest.mark.parametrize("decided", [True, False])
async def test_a_controller_awards_the_game_or_the_server_does_later(
    waiting: Waiting, times: Times, decided: bool
) -> None:
    await come(waiting.ben, waiting.table.id)
    times.ms += 10 * MINUTE_MS
    called = await waiting.until_called()
    assert (called["room"], called["awaited"]) == (waiting.table.id, True)
    assert called["until_ms"] == times.wall_ms() + 10 * MINUTE_MS
    assert not waiting.table.state.state.is_over
    if decided:
        out = (await waiting.dora.see(waiting.made, "/entries"))["rows"][0]["number"]
        sides = (await waiting.dora.see(waiting.made, "/rounds/1"))["tables"][0]["sides"]
        where = {"round": 1, "table": 1, "rule": "default", "reason": "she never comes"}
        result = {"ending": "default", "out": sides.index(out), "ruled": None}
        await waiting.dora.do(waiting.made, "ruling", result=result, **where)
    else:
        times.ms += 10 * MINUTE_MS
    await until_over(waiting.table)
    how, points = await end_of(waiting.ben, waiting.table)
    assert (how, points) == ("default" if decided else None, waiting.points(5.0))


async def test_who_comes_after_the_call_plays(waiting: Waiting, times: Times) -> None:
    await come(waiting.ben, waiting.table.id)
    times.ms += 10 * MINUTE_MS
    await waiting.until_called()
    times.ms += 9 * MINUTE_MS
    await come(waiting.ann, waiting.table.id)

    async def is_on() -> bool:
        return not waiting.table.state.agreements.awaited

    await sooner_or_later(is_on)
    assert waiting.table.state.agreements.due_ms is None
    assert not waiting.table.state.state.is_over


async def test_where_neither_came_nobody_is_called(waiting: Waiting, times: Times) -> None:
    times.ms += 10 * MINUTE_MS
    await until_over(waiting.table)
    assert (await end_of(waiting.ben, waiting.table))[1] == [0.0, 0.0]
