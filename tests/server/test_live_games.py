"""How games in play stand: told to whoever looks at a tournament, as those who watch may see it."""

from __future__ import annotations

import random

import pytest

from server.kit import Json, Open, Times
from server.programs import Lines
from server.tourneys import Player, meet, players, resign, tables_of
from tantrix.server.tables.actor import TableActor

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]

NAMES = ("ann", "ben", "cat", "dan", "eve", "fay", "gus", "hal", "ida", "jim")
DELAY_S = 60


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have it sent soon how games stand."""
    monkeypatch.setattr("tantrix.server.tournaments.actor.LIVE_S", 0.01)


async def begun(people: list[Player], *stages: Json, **online: object) -> tuple[str, list[Json]]:
    """Have a round be paired and published by the first of some people; return its tables."""
    dora, *rest = people
    made = await dora.make(*stages, online={"auto": False, "delay_s": 0, **online})
    for one in rest:
        await one.do(made, "join")
    await dora.do(made, "pair")
    await dora.do(made, "publish")
    return made, await tables_of(dora, made, 1)


async def move(table: TableActor, by: dict[str, Player]) -> None:
    """Make a move at random at a table."""
    view = table.state.config.view(table.state.state)
    mover = by[table.state.config.seats[view["player"]].name]
    code = random.Random(3).choice(view["legal"])
    turn = f"turn-{table.version}"
    await mover.program.act(table.id, "place", id=turn, version=table.version, placement=code)


async def until_placed(lines: Lines, count: int) -> tuple[Json, Json]:
    """Wait until the first board has so many tiles; return its game and the board."""
    games: Json = {}
    while True:
        told = await lines.next("tournamentLive")
        games |= {one["table"]: one for one in told["games"]}
        for board in told["boards"] or ():
            if len(board["placements"]) >= count:
                return games[board["table"]], board


async def test_whoever_looks_hears_how_the_games_stand(server: Open, times: Times) -> None:
    async with players(server, "dora", *NAMES[:2]) as people:
        by = {one.name: one for one in people}
        made, (pairing,) = await begun(people)
        room = pairing["games"][0]["room"]
        table = await meet(server, room, people[1:])
        async with people[0].program.stream(f"/api/stream/tournament/{made}") as lines:
            await move(table, by)
            times.ms += 5000
            await move(table, by)
            game, board = await until_placed(lines, 2)
            state = table.state
            assert (game["round"], game["table"], game["game"]) == (1, 1, 1)
            assert game["scores"] == list(state.state.scores())
            assert game["used_ms"] == list(state.used_ms)
            assert sum(game["used_ms"]) == 5000
            assert game["running"] == state.player
            assert game["at_ms"] == times.wall_ms()
            assert board["room"] == room
            assert board["colours"] == pairing["colours"]
            assert board["placements"] == state.config.view(state.state)["board"]
        async with people[0].program.stream(f"/api/stream/tournament/{made}") as late:
            assert await until_placed(late, 2) == (game, board)


async def test_a_game_that_is_shown_late_is_told_late(server: Open, times: Times) -> None:
    async with players(server, "dora", *NAMES[:2]) as people:
        by = {one.name: one for one in people}
        made, (pairing,) = await begun(people, delay_s=DELAY_S)
        table = await meet(server, pairing["games"][0]["room"], people[1:])
        async with people[0].program.stream(f"/api/stream/tournament/{made}") as lines:
            await move(table, by)
            times.ms += 30_000
            await move(table, by)
            times.ms += 1000 * DELAY_S - 30_000
            assert len(table.seen_by("a watcher").moves) == 1  # and what is due is told
            _, board = await until_placed(lines, 1)
            assert len(board["placements"]) == 1


async def test_the_boards_are_those_of_the_top_tables_in_play(server: Open) -> None:
    async with players(server, "dora", *NAMES) as people:
        by = {one.name: one for one in people}
        made, pairings = await begun(people)
        sitting = {one["table"]: [people[entry] for entry in one["sides"]] for one in pairings}
        rooms = {one["table"]: one["games"][0]["room"] for one in pairings}
        async with people[0].program.stream(f"/api/stream/tournament/{made}") as lines:
            for number in (5, 4, 3, 2, 1):
                await move(await meet(server, rooms[number], sitting[number]), by)
            shown: list[int] = []
            while shown != [1, 2, 3, 4]:
                told = await lines.next("tournamentLive")
                shown = [one["table"] for one in told["boards"] or ()]
            await resign(server, rooms[2], *sitting[2])
            await move(await server.table_manager.room(rooms[5]), by)
            while shown != [1, 3, 4, 5]:
                told = await lines.next("tournamentLive")
                shown = [one["table"] for one in told["boards"] or ()]


async def test_of_all_against_all_the_best_seeds_are_shown_first(server: Open) -> None:
    async with players(server, "dora", *NAMES[:5]) as people:
        by = {one.name: one for one in people}
        stage = {"format": "round_robin", "games": 1}
        made, pairings = await begun(people, stage)
        order = (await people[0].see(made))["tournament"]["stages"][0]["order"]
        best = min(pairings, key=lambda one: min(map(order.index, one["sides"])))
        async with people[0].program.stream(f"/api/stream/tournament/{made}") as lines:
            shown: list[int] = []
            for one in pairings:
                table = await meet(
                    server, one["games"][0]["room"], [people[n] for n in one["sides"]]
                )
                await move(table, by)
            while len(shown) < len(pairings):
                told = await lines.next("tournamentLive")
                shown = [board["table"] for board in told["boards"] or ()]
            assert shown[0] == best["table"]


async def test_a_sealed_game_is_told_to_nobody(server: Open) -> None:
    async with players(server, "dora", *NAMES[:2]) as people:
        stage = {"format": "swiss", "rounds": 1, "games": 2, "duplicate": True}
        made, (pairing,) = await begun(people, stage)
        table = await meet(server, pairing["games"][0]["room"], people[1:])
        async with people[0].program.stream(f"/api/stream/tournament/{made}") as lines:
            await move(table, {one.name: one for one in people})
            await resign(server, table.id, *people[1:])
            told = await lines.next("tournamentLive", "tournamentState")
            assert told["type"] == "tournamentState"
            while told["line"]["kind"] != "result":
                told = await lines.next("tournamentLive", "tournamentState")
                assert told["type"] == "tournamentState"
