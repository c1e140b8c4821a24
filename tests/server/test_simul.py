"""A simul at a server: the host plays all boards, and nothing of it is ranked."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.kit import Json, Open, RandomRobots, Times, opened, sooner_or_later
from server.tourneys import Player, players, until_status
from tantrix.server.tables.actor import TableActor
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]

SIMUL: Json = {"format": "simul", "minutes": 60}
ONLINE: Json = {"check_in": False, "pause_ms": 0}


async def boards(server: Open, host: Player, made: str, count: int) -> list[TableActor]:
    """Wait until all boards are open, and return them."""
    rooms: list[str] = []

    async def are_open() -> bool:
        answer = await host.program.http.get(f"/api/tournaments/{made}/rounds/1")
        rooms[:] = [heat["games"][0]["room"] for heat in answer.json().get("heats", [])]
        return len(rooms) == count and all(rooms)

    await sooner_or_later(are_open)
    return [await server.table_manager.room(room) for room in rooms]


async def resign(table: TableActor, one: Player) -> None:
    player = [seat.name for seat in table.state.config.seats].index(one.name)
    body = {"id": "enough", "version": table.version, "player": player}
    await one.program.act(table.id, "resign", **body)


async def test_the_host_plays_every_guest_at_once(server: Open, times: Times) -> None:
    async with players(server, "hugo", "ann", "ben", "cat") as (hugo, *guests):
        made = await hugo.make(SIMUL, online=ONLINE)
        assert await hugo.refused(made, "join") == "tournament.host"
        for one in guests:
            await one.do(made, "join")
        await hugo.do(made, "pair")
        tables = await boards(server, hugo, made, 3)
        by = {one.name: one for one in guests}
        for table in tables:
            guest, host = table.state.config.seats
            assert guest.name in by
            assert (host.name, guest.colour == host.colour) == ("Hugo", False)
            terms = table.state.config.terms
            assert (terms.kind, terms.counts) == ("unranked", False)
        listed = (await hugo.program.get("/api/tables"))["tables"]
        assert {row["table"]["id"] for row in listed} >= {table.id for table in tables}
        first, second, last = tables
        await resign(first, hugo)
        await resign(second, by[second.state.config.seats[0].name])
        # The last one is scored as it stands when the time is up.
        times.ms += 60 * MINUTE_MS + 1
        await until_status(hugo, made, "finished")
        rows = (await hugo.see(made, "/standings"))["rows"]
        names = [row["name"] for row in rows]
        assert names[0] == first.state.config.seats[0].name
        assert names[-1] == second.state.config.seats[0].name
        assert [(row["wins"], row["losses"]) for row in (rows[0], rows[-1])] == [(1, 0), (0, 1)]
        assert last.state.state.is_over


async def test_the_boards_are_there_after_the_server_was_killed(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    path = tmp_path / "simul.db"
    async with opened(path, robots, times) as server, players(server, "hugo", "ann") as people:
        hugo, ann = people
        made = await hugo.make(SIMUL, online=ONLINE)
        await ann.do(made, "join")
        await hugo.do(made, "pair")
        (table,) = await boards(server, hugo, made, 1)
        room = table.id
    times.ms += 10 * MINUTE_MS
    async with opened(path, robots, times) as server, players(server, "hugo", "ann") as people:
        hugo, ann = people
        (table,) = await boards(server, hugo, made, 1)
        assert table.id == room
        # The time that the server was closed is added.
        times.ms += 55 * MINUTE_MS
        assert (await hugo.head(made))["status"] == "running"
        await resign(table, ann)
        await until_status(hugo, made, "finished")
