"""Teams at a server: a captain enters one, boards play at once, reserves stand in."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.kit import Json, Open, RandomRobots, Times, opened, sooner_or_later
from server.test_tournaments import check_log
from server.tourneys import Player, players, resign, until_closed, until_status
from tantrix.server.tournaments.deps import TOURNAMENT_LOG
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

TEAMS = {"North": ("ann", "ben", "cat"), "South": ("dan", "eve"), "West": ("fay", "gus")}
NAMES = tuple(name for team in TEAMS.values() for name in team)
EVENT: Json = {"kind": "team", "boards": 2}
STAGE: Json = {"format": "round_robin", "games": 2, "by": "matches"}


async def enter(made: str, team: str, people: list[Player]) -> None:
    """Have a captain enter a team, and the others accept."""
    captain, *others = people
    await captain.do(made, "join", team=team)
    await captain.do(made, "team", members=[one.name for one in people])
    for one in others:
        await one.do(made, "join", team=team)


async def entry_of(one: Player, made: str, team: str) -> Json:
    rows = (await one.see(made, "/entries"))["rows"]
    found: Json = next(row for row in rows if row["name"] == team)
    return found


async def opened_tables(one: Player, made: str, number: int, count: int) -> list[Json]:
    """Wait until so many games of a round have tables, and return its pairings."""
    found: list[Json] = []

    async def are_open() -> bool:
        answer = await one.program.http.get(f"/api/tournaments/{made}/rounds/{number}")
        found[:] = answer.json().get("tables", [])
        return sum(bool(game["room"]) for table in found for game in table["games"]) >= count

    await sooner_or_later(are_open)
    return found


async def test_a_team_event_from_the_entries_to_the_end(server: Open, times: Times) -> None:
    async with players(server, "dora", *NAMES) as (dora, *people):
        by = {one.name: one for one in people}
        made = await dora.make(STAGE, starts_ms=times.wall_ms() + 20 * MINUTE_MS, **EVENT)
        for team, names in TEAMS.items():
            await enter(made, team, [by[name.capitalize()] for name in names])
            await by[names[0].capitalize()].do(made, "check-in")
        assert (await entry_of(dora, made, "North"))["members"] == ["Ann", "Ben", "Cat"]
        times.ms += 18 * MINUTE_MS
        await until_status(dora, made, "running")
        for number in (1, 2, 3):
            await play_round(server, dora, made, by, number, times)
        await until_status(dora, made, "finished")
        rows = (await dora.see(made, "/standings"))["rows"]
        assert [row["name"] for row in rows] == ["North", "South", "West"]
        assert [row["games"] for row in rows] == [8, 8, 8]
        games, byes = 3 * 4 * 200, 3 * 4 * 150  # each team rests once
        assert sum(row["tenths"] for row in rows) == games + byes
        await check_log(server, made)


async def play_round(  # noqa: PLR0917 - all that a round needs
    server: Open, dora: Player, made: str, by: dict[str, Player], number: int, times: Times
) -> None:
    """Play a round: the team with the lower number wins at every board."""

    async def is_published() -> bool:
        return bool((await dora.head(made))["round"] == number)

    await sooner_or_later(is_published)
    times.ms += 2 * MINUTE_MS
    for game in (1, 2):
        (table,) = await opened_tables(dora, made, number, 2 * game)
        worse = table["sides"].index(max(table["sides"]))
        for board in (1, 2):
            one, two = (by[table["lineups"][side][board - 1]] for side in (worse, 1 - worse))
            room = table["games"][2 * (board - 1) + game - 1]["room"]
            await resign(server, room, one, two)
    await until_closed(dora, made, number)
    times.ms += 3 * MINUTE_MS + 1


async def test_who_may_do_what_with_a_team(server: Open) -> None:
    async with players(server, "dora", "ann", "ben", "cat", "dan") as (dora, ann, ben, cat, dan):
        made = await dora.make(STAGE, online={"auto": False}, **EVENT)
        assert await ann.refused(made, "join") == "tournament.team"
        await ann.do(made, "join", team="North")
        assert (await ann.see(made))["you"]["captain"]
        assert await ben.refused(made, "join", team="north") == "tournament.not_invited"
        assert await ann.refused(made, "check-in") == "tournament.team_incomplete"
        assert await ann.refused(made, "team", members=["Ben"]) == "tournament.no_captain"
        twice = ["Ann", "Ben", "ben"]
        assert await ann.refused(made, "team", members=twice) == "tournament.member_twice"
        assert await ann.refused(made, "team", 404, members=["Ann", "X"]) == "people.unknown"
        await ann.do(made, "team", members=["Ann", "Ben", "Cat"])
        assert (await ben.see(made))["you"]["invited_by"] == ["North"]
        assert (await ben.program.get("/api/tournaments?when=mine"))["found"] == 1
        await ben.do(made, "join", team="North")
        assert not (await ben.see(made))["you"]["captain"]
        assert await ben.refused(made, "team", members=["Ben"]) == "tournament.not_captain"
        await dan.do(made, "join", team="South")
        for names in (["Dan", "Ben"], ["Dan", "Ann"]):
            assert await dan.refused(made, "team", members=names) == "tournament.member_taken"
        await cat.do(made, "join", team="North")
        await ann.do(made, "team", members=["Cat", "Ann", "Ben"])
        found = await entry_of(dora, made, "North")
        assert (found["members"], found["captain"]) == (["Cat", "Ann", "Ben"], "Ann")
        await cat.do(made, "leave")
        assert (await entry_of(dora, made, "North"))["members"] == ["Ann", "Ben"]
        await ben.do(made, "check-in")
        assert (await entry_of(dora, made, "North"))["checked_in"]
        await ann.do(made, "leave")
        assert (await entry_of(dora, made, "North"))["presence"] == "left"
        text = (await dora.program.http.get(f"/api/tournaments/{made}/export.json")).text
        state = TOURNAMENT_LOG.replay(await server.store.entries(made))
        ids = {who for one in state.entries.values() for who in one.registration.persons}
        assert not any(f'"{who}"' in text for who in ids)


async def test_a_captain_enters_what_the_own_team_played_elsewhere(
    server: Open, times: Times
) -> None:
    async with players(server, "dora", *NAMES) as (dora, *people):
        by = {one.name: one for one in people}
        online = {"auto": False, "window_days": 14}
        made = await dora.make({**STAGE, "games": 1}, online=online, **EVENT)
        for team, names in TEAMS.items():
            await enter(made, team, [by[name.capitalize()] for name in names])
        await dora.do(made, "pair")
        (hidden,) = (await dora.see(made, "/rounds/1"))["tables"]
        result: Json = {"round": 1, "table": 1, "scores": [24, 20]}
        one, two, rests = (by[name] for name in captains(hidden["sides"]))
        assert await one.refused(made, "result", 404, **result) == "tournament.no_round"
        await dora.do(made, "publish")
        mate = by["Eve" if "Dan" in {one.name, two.name} else "Ben"]
        assert await mate.refused(made, "result", **result) == "tournament.not_captain"
        assert await rests.refused(made, "result", 403, **result) == "tournament.not_allowed"
        at_ms = times.wall_ms() + 60 * MINUTE_MS
        await one.do(made, "offer", starts_ms=at_ms)
        await two.do(made, "accept", starts_ms=at_ms)
        await one.do(made, "result", **result)
        (table,) = (await two.see(made, "/rounds/1"))["tables"]
        assert table["games"][0]["result"]["scores"] == [24, 20]
        # What is there is put right by those in office alone.
        other: Json = {**result, "scores": [20, 24]}
        assert await two.refused(made, "result", **other) == "tournament.has_result"
        slip: Json = {"round": 1, "table": 1, "result": {"scores": [20, 24]}, "reason": "a slip"}
        assert await two.refused(made, "correct", 403, **slip) == "tournament.not_allowed"
        times.ms += 55 * MINUTE_MS
        await opened_tables(dora, made, 1, 1)
        second: Json = {**result, "game": 2}
        assert await two.refused(made, "result", **second) == "tournament.at_table"


async def test_no_captain_enters_what_is_played_at_the_tables_here(server: Open) -> None:
    async with players(server, "dora", "ann", "ben", "dan", "eve") as (dora, *people):
        made = await dora.make(STAGE, online={"auto": False}, **EVENT)
        await enter(made, "North", people[:2])
        await enter(made, "South", people[2:])
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        result: Json = {"round": 1, "table": 1, "scores": [24, 20]}
        assert await people[0].refused(made, "result", **result) == "tournament.at_table"
        await dora.do(made, "result", **result)


def captains(sides: list[int]) -> list[str]:
    """Return the captains of the two teams of a match, then the one of the team that rests."""
    names = [team[0].capitalize() for team in TEAMS.values()]
    return [names[side - 1] for side in sides] + [
        name for number, name in enumerate(names, start=1) if number not in sides
    ]


async def test_a_reserve_stands_in_until_the_board_is_open(server: Open, times: Times) -> None:
    async with players(server, "dora", *NAMES[:5]) as (dora, *people):
        ann, ben, cat, dan, eve = people
        made = await dora.make(STAGE, online={"auto": False}, **EVENT)
        await enter(made, "North", [ann, ben, cat])
        await enter(made, "South", [dan, eve])
        assert await ann.refused(made, "substitute", board=1, name="Cat") == "tournament.no_lineup"
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        await ann.do(made, "team", members=["Cat", "Ben", "Ann"])
        (table,) = (await dora.see(made, "/rounds/1"))["tables"]
        assert sorted(table["lineups"]) == [["Ann", "Ben"], ["Dan", "Eve"]]
        for fields, why in [
            ({"board": 3, "name": "Cat"}, "tournament.no_board"),
            ({"board": 1, "name": "Ben"}, "tournament.no_reserve"),
            ({"board": 1, "name": "Dan"}, "tournament.no_reserve"),
        ]:
            assert await ann.refused(made, "substitute", **fields) == why
        assert await dan.refused(made, "substitute", board=1, name="Dan") == "tournament.no_reserve"
        assert await ben.refused(made, "substitute", board=2, name="Cat") == (
            "tournament.not_captain"
        )
        await ann.do(made, "substitute", board=2, name="cat")
        assert (await ben.see(made))["you"]["board"] is None
        times.ms += 2 * MINUTE_MS
        (table,) = await opened_tables(dora, made, 1, 2)
        assert sorted(table["lineups"]) == [["Ann", "Cat"], ["Dan", "Eve"]]
        you = (await cat.see(made))["you"]
        assert (you["board"], you["room"]) == (2, table["games"][2]["room"])
        assert await ann.refused(made, "substitute", board=2, name="Ben") == (
            "tournament.board_begun"
        )
        seats = (await server.table_manager.room(you["room"])).state.config.seats
        assert {seat.name for seat in seats} == {"Cat", "Eve"}


async def test_a_board_at_which_nobody_sits_is_lost(
    where: Path | str, robots: RandomRobots, times: Times
) -> None:
    async with opened(where, robots, times) as server, players(server, "dora", *NAMES[:5]) as all_:
        dora, ann, ben, _, dan, eve = all_
        starts_ms = times.wall_ms() + 20 * MINUTE_MS
        made = await dora.make(STAGE, starts_ms=starts_ms, online={"check_in": False}, **EVENT)
        await enter(made, "North", [ann, ben])
        await enter(made, "South", [dan, eve])
        await eve.do(made, "leave")
        times.ms += 18 * MINUTE_MS
        await until_status(dora, made, "running")
    times.ms += 4 * MINUTE_MS
    async with opened(where, robots, times) as server, players(server, "dora") as (dora,):
        (table,) = await opened_tables(dora, made, 1, 1)

        async def is_lost() -> bool:
            table.update((await dora.see(made, "/rounds/1"))["tables"][0])
            return all(game["result"] for game in table["games"][2:])

        await sooner_or_later(is_lost)
        assert [bool(game["room"]) for game in table["games"]] == [True, False, False, False]
        assert sorted(table["tenths"]) == [100, 300]
        rulings = [line for line in await lines(dora, made) if line["kind"] == "ruling"]
        assert {line["text"] for line in rulings} == {"tournament.why.empty_board"}
        assert {entry["presence"] for entry in (await dora.see(made, "/entries"))["rows"]} == {
            "present"
        }


async def lines(one: Player, made: str) -> list[Json]:
    found: list[Json] = (await one.see(made, "/events"))["lines"]
    return found
