"""Duplicate events: the same sealed deals for all, from both seats, and nobody else sees them."""

from __future__ import annotations

import random

import pytest

from server.kit import Json, Open, Times, sooner_or_later
from server.tourneys import Player, players, resign, tables_of, until_closed, until_status
from tantrix.server.tables.actor import TableActor
from tantrix.tournaments.draw import deal_seed
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

BY_HAND: Json = {"auto": False, "check_in": False}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have robots act at once."""
    monkeypatch.setattr("tantrix.server.tables.robot_driver.PACES_MS", {"human": 0, "instant": 0})


async def own_table(server: Open, one: Player, tournament: str, game: int) -> TableActor:
    """Wait until somebody has the table of a game, and return it."""
    room = ""

    async def is_open() -> bool:
        nonlocal room
        you = (await one.see(tournament))["you"]
        room = you["room"] or ""
        return bool(room) and bool(you["game"] == game)

    await sooner_or_later(is_open)
    return await server.table_manager.room(room)


async def play_out(table: TableActor, one: Player, rng: random.Random) -> None:
    """Play somebody's game to its end, at random; a robot plays for itself."""
    turn = 0
    while not table.state.state.is_over:
        view = table.state.config.view(table.state.state)
        mine = table.state.config.seats[view["player"]].kind == "person"
        if mine and view["legal"]:
            turn += 1
            place = {"placement": rng.choice(view["legal"])}
            body = {"id": f"turn-{turn}", "version": table.version, **place}
            await one.program.act(table.id, "place", **body)
        else:
            version = table.version

            async def acted(version: int = version) -> bool:
                return table.version > version

            await sooner_or_later(acted)


async def test_all_play_the_same_deals_against_one_robot_from_both_seats(
    server: Open, times: Times, rng: random.Random
) -> None:
    stage = {"format": "duplicate", "games": 1, "robot": "random", "minutes": 60}
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        made = await dora.make(stage, online={"check_in": False})
        for one in (ann, ben):
            await one.do(made, "join")
        await dora.do(made, "pair")
        await until_status(dora, made, "running")
        first = [await own_table(server, one, made, 1) for one in (ann, ben)]
        dealt = {(t.state.started.hands, t.state.started.secret.bag) for t in first}
        assert len(dealt) == 1
        assert [seat.kind for seat in first[0].state.config.seats] == ["person", "robot"]
        assert await watching(dora, first[0]) == 403
        await play_out(first[0], ann, rng)
        second = await own_table(server, ann, made, 2)
        assert second.state.started.hands == first[0].state.started.hands
        assert [seat.kind for seat in second.state.config.seats] == ["robot", "person"]
        # It is over, but Ben still plays the same deal.
        assert await watching(ben, first[0]) == 403
        await play_out(second, ann, rng)

        async def both_are_scored() -> bool:
            heats = (await dora.see(made, "/rounds/1"))["heats"]
            (hers,) = (heat for heat in heats if heat["entries"] == [1])
            return bool(hers["over"])

        await sooner_or_later(both_are_scored)
        times.ms += 60 * MINUTE_MS + 1
        heats = (await until_closed(dora, made, 1))["heats"]
        games = {heat["entries"][0]: heat["games"] for heat in heats}
        for mark in (games[1][0]["marks"][0], games[1][1]["marks"][0]):
            assert mark["tenths"] is not None
            assert mark["against"] is not None
        times.ms += 3 * MINUTE_MS + 1
        await until_status(dora, made, "finished")
        first_row, last_row = (await dora.see(made, "/standings"))["rows"]
        assert (first_row["entry"], first_row["games"]) == (1, 2)
        assert (last_row["tenths"], last_row["games"]) == (0, 0)
        state = (await server.container.tournaments.room(made)).state
        assert first[0].state.started.secret.seed == deal_seed(state, 1, 1)
        # The time is over: everybody may look at the games.
        assert await watching(ben, first[0]) == 200


async def watching(one: Player, table: TableActor) -> int:
    """Return what is answered to somebody who looks at the record of a game."""
    answer = await one.program.http.get(f"/api/tables/{table.id}/record")
    return int(answer.status_code)


async def test_stacks_of_solitaire_are_the_same_for_all(server: Open, rng: random.Random) -> None:
    stage = {"format": "solitaire", "games": 2}
    async with players(server, "dora", "ann", "ben") as (dora, *people):
        made = await dora.make(stage, online={"check_in": False})
        for one in people:
            await one.do(made, "join")
        await dora.do(made, "pair")
        bags: list[list[tuple[int, ...]]] = []
        for one in people:
            bags.append([])
            for game in (1, 2):
                table = await own_table(server, one, made, game)
                bags[-1].append(table.state.started.secret.bag)
                await play_out(table, one, rng)
        assert bags[0] == bags[1]
        assert bags[0][0] != bags[0][1]
        heats: list[Json] = []

        async def over() -> bool:
            heats[:] = (await dora.see(made, "/rounds/1"))["heats"]
            return all(heat["over"] for heat in heats)

        await sooner_or_later(over)
        for heat in heats:
            for game in heat["games"]:
                (mark,) = game["marks"]
                assert mark["tenths"] == 10 * mark["score"]


async def test_two_play_each_deal_from_both_seats_at_every_table(server: Open) -> None:
    stage = {"format": "round_robin", "games": 2, "duplicate": True}
    names = ("ann", "ben", "cat", "dan")
    async with players(server, "dora", *names) as (dora, *people):
        by = {one.name: one for one in people}
        made = await dora.make(stage, online=BY_HAND)
        for one in people:
            await one.do(made, "join")
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        tables = await tables_of(dora, made, 1)
        first = [await server.table_manager.room(t["games"][0]["room"]) for t in tables]
        assert len({table.state.started.hands for table in first}) == 1
        one, two = [by[seat.name] for seat in first[0].state.config.seats]
        await resign(server, first[0].id, one, two)
        second = await own_table(server, one, made, 2)
        assert [seat.name for seat in second.state.config.seats] == [two.name, one.name]
        assert second.state.started.hands == first[0].state.started.hands
        await resign(server, second.id, one, two)

        async def over() -> bool:
            return bool((await dora.see(made, "/rounds/1"))["tables"][0]["over"])

        await sooner_or_later(over)
        found = (await dora.see(made, "/rounds/1"))["tables"][0]
        entries = {
            entry["number"]: entry["name"] for entry in (await dora.see(made, "/entries"))["rows"]
        }
        loser = [entries[entry] for entry in found["sides"]].index(one.name)
        assert [game["result"]["out"] for game in found["games"]] == [loser, loser]
        assert found["tenths"][loser] <= 100


async def test_a_deal_is_played_from_both_seats_or_not_at_all(server: Open) -> None:
    async with players(server, "dora") as (dora,):
        for stage, field in (
            ({"format": "swiss", "games": 3, "duplicate": True}, "stages[0].games"),
            ({"format": "heats", "duplicate": True, "games": 2}, "stages[0].duplicate"),
            ({"format": "duplicate", "robot": "x"}, "stages[0].robot"),
        ):
            body = {"id": field, "settings": {"name": "X", "stages": [stage]}}
            told = await dora.program.post("/api/tournaments", body, 400)
            assert told["error"]["params"] == {"field": field}
