"""A game of a tournament that all players have left: a Controller is called, and it ends."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from server.kit import Json, Open, Times, sooner_or_later
from server.test_tournament_closing import ONCE, end_of, table_of, until_over
from server.tourneys import Player, come, players
from tantrix.server.actors.registry import FAREWELL, RESTARTING
from tantrix.server.tables.actor import LEFT_MS, TableActor
from tantrix.server.tables.schedule import RULING_MS
from tantrix.server.tables.state import TABLE_LOG
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]


class Left:
    """A game that both players have begun and left."""

    def __init__(self, made: str, room: str, people: list[Player]) -> None:
        self.made, self.room = made, room
        self.dora, self.ann, self.ben = people

    async def table(self, server: Open) -> TableActor:
        return await server.table_manager.room(self.room)

    async def until_scored(self, server: Open) -> None:
        """Wait until the tournament has the result of the game."""
        actor = await server.container.tournaments.room(self.made)

        async def is_scored() -> bool:
            return actor.state.pairing(1, 1).games[0].result is not None

        await sooner_or_later(is_scored)

    async def until_called(self) -> Json:
        """Return the call that the director hears."""
        async with self.dora.program.stream(f"/api/stream/tournament/{self.made}") as lines:
            called: Json = await lines.next("called")
            return called


async def leave(server: Open, people: list[Player], **online: object) -> Left:
    """Begin a Swiss of one round with these settings, and have both players come and go."""
    dora, *others = people
    made = await dora.make(ONCE, online={"auto": False, **online})
    for one in others:
        await one.do(made, "join")
    for kind in ("pair", "publish"):
        await dora.do(made, kind)
    table = await table_of(server, dora, made)
    for one in others:
        await come(one, table.id)

    async def is_on() -> bool:
        return not table.state.agreements.awaited and not table.here

    await sooner_or_later(is_on)
    return Left(made, table.id, people)


@pytest.fixture
async def left(server: Open) -> AsyncIterator[Left]:
    async with players(server, "dora", "ann", "ben") as people:
        yield await leave(server, people)


async def test_a_controller_is_called_and_the_game_is_scored_as_it_stands(
    server: Open, times: Times, left: Left
) -> None:
    table = await left.table(server)
    times.ms += LEFT_MS
    called = await left.until_called()
    assert (called["room"], called["awaited"]) == (left.room, False)
    assert called["until_ms"] == times.wall_ms() + RULING_MS
    assert not table.state.state.is_over
    times.ms += RULING_MS
    await until_over(table)
    assert (await end_of(left.ann, table)) == (None, [10.0, 10.0])
    await left.until_scored(server)


async def test_a_controller_may_rule_before(server: Open, times: Times, left: Left) -> None:
    times.ms += LEFT_MS
    await left.until_called()
    where = {"round": 1, "table": 1, "rule": "default", "reason": "Ben left first"}
    await left.dora.do(
        left.made, "ruling", result={"ending": "default", "out": 0, "ruled": None}, **where
    )
    await until_over(await left.table(server))
    assert (await end_of(left.ann, await left.table(server)))[0] == "default"


async def test_whoever_comes_back_plays_on(server: Open, times: Times, left: Left) -> None:
    times.ms += LEFT_MS
    await left.until_called()
    times.ms += RULING_MS - 1
    async with left.ann.program.stream(f"/api/bot/table/{left.room}/stream") as lines:
        told = await lines.next("tableFull")
        table = await left.table(server)

        async def goes_on() -> bool:
            return table.state.agreements.due_ms is None

        await sooner_or_later(goes_on)
        assert told["agreements"]["asked"] is None
        times.ms += RULING_MS
        await server.table_manager.room(left.room)
        assert not table.state.state.is_over


async def test_a_page_that_is_loaded_again_calls_nobody(
    server: Open, times: Times, left: Left
) -> None:
    table = await left.table(server)
    times.ms += LEFT_MS - 1
    await table.reap()
    assert table.state.agreements.asked is None


async def test_where_the_round_has_an_end_the_game_rests_until_then(
    server: Open, times: Times
) -> None:
    async with players(server, "dora", "ann", "ben") as people:
        left = await leave(server, people, every_ms=60 * MINUTE_MS)
        table = await left.table(server)
        times.ms += LEFT_MS
        await table.reap()
        assert table.state.agreements.asked is None


async def test_a_server_that_is_opened_again_looks_at_the_games(
    server: Open, times: Times, left: Left
) -> None:
    table = await left.table(server)
    await table.close("{}", 1001)
    actor = await server.container.tournaments.room(left.made)
    await actor.close("{}", 1001)
    await server.container.tournaments.room(left.made)

    async def is_called() -> bool:
        times.ms += MINUTE_MS
        return TABLE_LOG.replay(await server.store.entries(left.room)).agreements.left

    await sooner_or_later(is_called)
    times.ms += RULING_MS
    await left.until_scored(server)


async def test_a_server_that_is_opened_again_calls_the_controllers_again(
    server: Open, times: Times, left: Left
) -> None:
    times.ms += LEFT_MS
    before = await left.until_called()
    await (await left.table(server)).close(FAREWELL, RESTARTING)
    await (await server.container.tournaments.room(left.made)).close(FAREWELL, RESTARTING)
    times.ms += MINUTE_MS
    assert await left.until_called() == before
