"""Tournaments by the API: entries, rounds, results, offices, and what goes wrong."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from cli.calling import tantrix
from server.kit import Json, Open, Times
from server.tourneys import (
    Player,
    come,
    meet,
    play,
    players,
    resign,
    tables_of,
    until_closed,
    until_status,
)
from tantrix.server.admin.maintenance import prove
from tantrix.server.tournaments.deps import TOURNAMENT_LOG
from tantrix.tournaments import proofs
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

NAMES = ("ann", "ben", "cat", "dan", "eve", "fay", "gus", "hal")
NO_SHOW_MS = 10 * MINUTE_MS


async def enter_all(tournament: str, people: list[Player]) -> None:
    for one in people:
        await one.do(tournament, "join")


async def test_a_round_is_paired_published_and_played(server: Open) -> None:
    async with players(server, "dora", *NAMES) as (dora, *people):
        made = await dora.make(online={"auto": False})
        await enter_all(made, people)
        await dora.do(made, "pair")
        assert (await people[0].head(made))["round"] == 0
        assert await people[0].program.get(f"/api/tournaments/{made}/rounds/1", 404)
        await dora.do(made, "publish")
        rooms = {table["games"][0]["room"] for table in await tables_of(dora, made, 1)}
        assert len(rooms) == 4
        standings = await dora.see(made, "/standings")
        assert [row["tenths"] for row in standings["rows"]] == [0] * 8
        assert (standings["after"], standings["playing"]) == (1, 4)
        assert (await dora.see(made, "/standings?after=0"))["playing"] == 0


async def test_the_stream_tells_each_event_by_its_name_in_the_log(server: Open) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        made = await dora.make({"format": "swiss", "rounds": 1}, online={"auto": False})
        await enter_all(made, [ann, ben])
        path, kinds = f"/api/stream/tournament/{made}", []
        async with ann.program.stream(path) as lines:
            assert (await lines.next())["type"] == "tournamentFull"
            await dora.do(made, "pair")
            await dora.do(made, "publish")
            await tables_of(dora, made, 1)
            await dora.do(made, "result", round=1, table=1, scores=[24, 20])
            ruled = {"ending": "tied"}
            await dora.do(made, "ruling", round=1, table=1, rule="tied", reason="13", result=ruled)
            await dora.do(made, "finish")
            while kinds[-1:] != ["finished"]:
                kinds.append((await lines.next("tournamentState"))["line"]["kind"])
        asked = ["paired", "began", "result", "ruling", "finished"]
        assert [kind for kind in kinds if kind in asked] == asked


async def test_it_is_told_why_two_meet(server: Open) -> None:
    async with players(server, "dora", *NAMES) as (dora, *people):
        made = await dora.make(online={"auto": False})
        await enter_all(made, people)
        await dora.do(made, "pair")
        why = f"/api/tournaments/{made}/rounds/1/tables/1/why"
        assert (await people[0].program.get(why, 404))["error"]["id"] == "tournament.no_round"
        await dora.do(made, "publish")
        told = await people[0].program.get(why)
        (found,) = told["reasons"]
        assert (told["round"], told["table"]) == (1, 1)
        assert found["id"] == "tournament.pairing.halves"
        assert (found["params"]["first"], found["params"]["second"]) == (1, 5)
        beyond = await dora.program.get(why.replace("tables/1", "tables/5"), 400)
        assert beyond["error"]["id"] == "tournament.no_table"


async def test_places_are_on_the_profiles_of_those_who_played(server: Open) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, *people):
        stage, winners = {"format": "swiss", "rounds": 1}, []
        for private in (False, True):
            made = await dora.make(stage, online={"auto": False, "private": private})
            await enter_all(made, people)
            await dora.do(made, "pair")
            await dora.do(made, "publish")
            (table,) = await tables_of(dora, made, 1)
            await dora.do(made, "result", round=1, table=1, scores=[30, 20])
            assert len((await dora.program.get("/api/people/Ann/places"))["rows"]) == private
            await dora.do(made, "finish")
            winners.append((made, table["sides"]))
        (made, sides), _ = winners  # who played in private is told to nobody
        rows = (await dora.see(made, "/entries"))["rows"]
        names = {row["number"]: row["name"] for row in rows}
        for place, entry in enumerate(sides, start=1):
            (won,) = (await dora.program.get(f"/api/people/{names[entry]}/places"))["rows"]
            assert (won["tournament"], won["place"], won["entries"]) == (made, place, 2)
            assert won["badges"] == [["first"], ["second"]][place - 1]
        told = (await dora.see(made))["tournament"]["places"]
        assert [one["badges"] for one in told] == [["first"], ["second"]]
        records = (await dora.program.get("/api/records/tournaments"))["rows"]
        best, most = records
        assert (best["record"], best["value"], best["name"]) == ("margin", 10, names[sides[0]])
        assert (most["record"], most["value"], most["name"]) == ("entries", 2, None)
        assert (best["tournament"], best["title"]) == (made, most["title"])
        assert (await dora.program.get("/api/people/Dora/places"))["rows"] == []
        nobody = await dora.program.get("/api/people/Nobody/places", 404)
        assert nobody["error"]["id"] == "people.unknown"


async def test_a_swiss_of_five_rounds_runs_by_itself(
    server: Open, times: Times, rng: random.Random, tmp_path: Path
) -> None:
    """A director, two Controllers, eight programs; late joiner, no-show, withdrawal, ruling."""
    async with players(server, "dora", "carl", "cora", *NAMES, "lea") as everybody:
        dora, carl, cora, *people, lea = everybody
        by = {one.name: one for one in everybody}
        starts_ms = times.wall_ms() + 20 * MINUTE_MS
        made = await dora.make(starts_ms=starts_ms)
        for one in (carl, cora):
            await dora.do(made, "offices", name=one.name, office="controller")
        await enter_all(made, people)
        for one in people:
            await one.do(made, "check-in")
        times.ms += 18 * MINUTE_MS
        await until_status(dora, made, "running")
        assert (await dora.head(made))["checked_in"]
        times.ms += 2 * MINUTE_MS
        absent = ""
        for number in range(1, 6):
            first, *others = await tables_of(dora, made, number)
            for table in others:
                names = await sides(dora, made, table)
                await resign(server, room_of(table), by[names[0]], by[names[1]])
            names = await sides(dora, made, first)
            if number == 1:
                await play(server, room_of(first), by, rng)
                await lea.do(made, "join")
            elif number == 2:  # one alone comes
                await come(by[names[1]], room_of(first))
                times.ms += NO_SHOW_MS + 1
                absent = names[0]
            elif number == 3:
                await resign(server, room_of(first), by[names[1]], by[names[0]])
                await by[absent].do(made, "back")
                await people[7].do(made, "leave", reason="a train")
                slip = {"round": 1, "table": 2, "result": {"scores": [30, 20]}}
                await dora.do(made, "correct", reason="a slip of the pen", **slip)
            else:  # a Controller decides while they play
                await meet(server, room_of(first), [by[name] for name in names])
                where = {"round": number, "table": 1, "result": {"ending": "tied"}}
                await carl.do(made, "ruling", rule="tied", reason="rule 13", **where)
            await until_closed(dora, made, number)
            times.ms += 3 * MINUTE_MS + 1
        await until_status(dora, made, "finished")
        told = await dora.see(made)
        assert len(told["tournament"]["head"]["key"]) == 64
        assert [place["place"] for place in told["tournament"]["places"]][:1] == [1]
        kinds = {line["kind"] for line in await lines(dora, made)}
        assert {"entered", "away", "back", "left", "ruling", "corrected", "finished"} <= kinds
        await check_log(server, made)
        answer = await lea.program.http.get(f"/api/tournaments/{made}/export.json")
        exported = tmp_path / "export.json"
        exported.write_bytes(answer.content)
        done = tantrix("tournament", "verify", str(exported), "--json")
        found = json.loads(done.stdout)
        assert (found["whole"], found["drawn"], found["rounds"]) == (True, True, [])


def room_of(table: Json) -> str:
    """Return the table of the server at which the first game of a pairing is played."""
    room: str = table["games"][0]["room"]
    return room


async def sides(one: Player, tournament: str, table: Json) -> list[str]:
    """Return the names of those who meet at a table."""
    entries = (await one.see(tournament, "/entries"))["rows"]
    names = {entry["number"]: entry["name"] for entry in entries}
    return [names[entry] for entry in table["sides"]]


async def lines(one: Player, tournament: str) -> list[Json]:
    """Return all that has happened, the newest first."""
    found: list[Json] = []
    before = ""
    while True:
        told = await one.see(tournament, f"/events{before}")
        found += told["lines"]
        if told["before"] is None:
            return found
        before = f"?before={told['before']}"


async def check_log(server: Open, tournament: str) -> None:
    """Check what holds of every tournament, whatever happened in it."""
    entries = await server.store.entries(tournament)
    state = TOURNAMENT_LOG.replay(entries)
    actor = await server.container.tournaments.room(tournament)
    assert actor.state == state
    assert proofs.verify(state) == []
    rooms = [
        game.room
        for each in state.rounds
        for pairing in each.pairings
        for game in pairing.games
        if game.room
    ]
    assert len(set(rooms)) == len(rooms)
    proof = await prove(server.store.database, lambda *_: None)
    assert (proof.damaged, proof.missing, proof.differing) == ([], [], [])


async def test_lists_are_handed_out_to_be_printed(server: Open) -> None:
    async with players(server, "dora", *NAMES) as (dora, *people):
        made = await dora.make(online={"auto": False})
        path = f"/api/tournaments/{made}/export.html"
        await dora.program.get(path, 400)  # nothing has begun
        await enter_all(made, people)
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        for what in ("standings", "pairings", "names", "wall", "cross"):
            answer = await dora.program.http.get(f"{path}?what={what}&lang=fr")
            assert answer.headers["content-type"].startswith("text/html")
            assert "attachment" in answer.headers["content-disposition"]
            assert all(one.name in answer.text for one in people)
            assert "://" not in answer.text
        await dora.program.get(f"{path}?what=secrets", 400)
        await dora.program.get(f"{path}?what=pairings&round=9", 404)
