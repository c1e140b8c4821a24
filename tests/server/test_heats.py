"""Heats of three and four at a server: tables, results, no-shows, corrections, standings."""

from __future__ import annotations

import random

import pytest

from server.kit import Json, Open, Times, sooner_or_later
from server.tourneys import Player, come, play, players, until_closed, until_status
from tantrix.server.tournaments.deps import TOURNAMENT_LOG
from tantrix.tournaments import proofs
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

HEATS: Json = {"format": "heats", "rounds": 2}
NO_SHOW_MS = 10 * MINUTE_MS


async def heats_of(one: Player, tournament: str, number: int) -> list[Json]:
    """Wait until all heats of a round have their tables, and return them."""
    found: list[Json] = []

    async def are_open() -> bool:
        answer = await one.program.http.get(f"/api/tournaments/{tournament}/rounds/{number}")
        found[:] = answer.json().get("heats", [])
        return bool(found) and all(heat["games"][0]["room"] for heat in found)

    await sooner_or_later(are_open)
    return found


async def test_two_rounds_of_heats_run_by_themselves(
    server: Open, times: Times, rng: random.Random
) -> None:
    """Seven players: one resigns by not coming, one withdraws, a result is corrected."""
    names = ("ann", "ben", "cat", "dan", "eve", "fay", "gus")
    async with players(server, "dora", *names) as (dora, *people):
        by = {one.name: one for one in people}
        made = await dora.make(HEATS, starts_ms=times.wall_ms() + 20 * MINUTE_MS)
        for one in people:
            await one.do(made, "join")
            await one.do(made, "check-in")
        times.ms += 18 * MINUTE_MS
        await until_status(dora, made, "running")
        times.ms += 2 * MINUTE_MS
        small, large = await heats_of(dora, made, 1)
        assert [len(heat["entries"]) for heat in (small, large)] == [3, 4]
        assert len({*large["colours"]}) == 4
        entries = (await dora.see(made, "/entries"))["rows"]
        named = {entry["number"]: entry["name"] for entry in entries}
        you = (await by[named[small["entries"][0]]].see(made))["you"]
        assert you["room"] == small["games"][0]["room"]
        assert sorted(you["others"]) == sorted(small["entries"][1:])
        await play(server, small["games"][0]["room"], by, rng)
        late, *others = [by[named[entry]] for entry in large["entries"]]
        for one in others:
            await come(one, large["games"][0]["room"])
        times.ms += NO_SHOW_MS + 1
        await play_on(server, large["games"][0]["room"], by, rng)
        small, large = (await until_closed(dora, made, 1))["heats"]
        shares = [sixths(mark) for mark in small["games"][0]["marks"]]
        assert sum(shares) == 3 * 600
        absent = large["games"][0]["marks"][0]
        assert (absent["out"], absent["tenths"], absent["score"]) == ("absent", 50, 0)
        assert (await late.see(made))["you"]["presence"] == "away"
        marks = [{"entry": entry, "score": 20 - at} for at, entry in enumerate(small["entries"])]
        await dora.do(made, "mark", round=1, table=1, marks=marks, reason="a wrong click")
        assert await late.refused(made, "mark", 403, round=1, table=1, marks=marks) != ""
        times.ms += 3 * MINUTE_MS + 1
        await leave_and_finish(server, times, dora, made, by, rng)
        rows = (await dora.see(made, "/standings"))["rows"]
        assert [row["place"] for row in rows][:1] == [1]
        assert sum(6 * row["tenths"] + row["sixths"] for row in rows) > 0
        kinds = {line["kind"] for line in (await dora.see(made, "/events"))["lines"]}
        assert {"marked", "began", "finished"} <= kinds
        await check_log(server, made)


def sixths(mark: Json) -> int:
    """Return the points of a mark in sixths of a tenth."""
    found: int = 6 * mark["tenths"] + mark["sixths"]
    return found


async def play_on(server: Open, room: str, by: dict[str, Player], rng: random.Random) -> None:
    """Play a game to its end in which somebody did not come."""
    table = await server.table_manager.room(room)
    seats = table.state.config.seats

    async def begun() -> bool:
        return not table.state.agreements.awaited

    await sooner_or_later(begun)
    turn = 0
    while not table.state.state.is_over:
        turn += 1
        view = table.state.config.view(table.state.state)
        mover = by[seats[view["player"]].name]
        place = {"placement": rng.choice(view["legal"])}
        await mover.program.act(room, "place", id=f"on-{turn}", version=table.version, **place)


async def leave_and_finish(  # noqa: PLR0917 - all that plays on
    server: Open,
    times: Times,
    dora: Player,
    made: str,
    by: dict[str, Player],
    rng: random.Random,
) -> None:
    """Play the second round, of six, one of whom leaves as the tables are open."""
    heats = await heats_of(dora, made, 2)
    assert [len(heat["entries"]) for heat in heats] == [3, 3]
    for heat in heats:
        await play(server, heat["games"][0]["room"], by, rng)
    await until_closed(dora, made, 2)
    times.ms += 3 * MINUTE_MS + 1
    await until_status(dora, made, "finished")


async def check_log(server: Open, tournament: str) -> None:
    """Check that the log adds up to what is shown, and that every round is drawn as it was."""
    entries = await server.store.entries(tournament)
    state = TOURNAMENT_LOG.replay(entries)
    assert (await server.container.tournaments.room(tournament)).state == state
    assert proofs.verify(state) == []
    rooms = [room for each in state.rounds for heat in each.heats for room in heat.rooms]
    assert len(set(rooms)) == len(rooms)


async def test_a_controller_rules_about_a_heat(server: Open) -> None:
    async with players(server, "dora", "carl", "ann", "ben", "cat") as (dora, carl, *people):
        made = await dora.make(HEATS, online={"auto": False, "check_in": False})
        await dora.do(made, "offices", name=carl.name, office="controller")
        for one in people:
            await one.do(made, "join")
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        (heat,) = await heats_of(dora, made, 1)
        one, two, three = heat["entries"]
        where = {"round": 1, "table": 1, "reason": "rule 13"}
        said = [
            {"entry": one, "score": 0, "out": "", "tenths": 125},
            {"entry": two, "score": 0, "out": "", "tenths": 50},
            {"entry": three, "score": 0, "out": "", "tenths": 125},
        ]
        knocked = {**where, "rule": "tied", "marks": said}
        assert await people[0].refused(made, "ruling", 403, **knocked) == "tournament.not_allowed"
        for marks, why in (
            (said[:2], "tournament.heat_shares"),
            ([*said[:2], {**said[2], "tenths": 126}], "tournament.heat_shares"),
            ([*said, {"entry": 9}], "tournament.not_in_heat"),
        ):
            assert await carl.refused(made, "ruling", **{**knocked, "marks": marks}) == why
        await carl.do(made, "ruling", **knocked)
        marked = await until_closed_heat(carl, made)
        assert [sixths(mark) for mark in marked["marks"]] == [750, 300, 750]
        assert await carl.refused(made, "ruling", **knocked) == "tournament.ruled"
        again = {**knocked, "supersedes": marked["ruling"], "rule": "conduct"}
        whole = {"tenths": 100, "sixths": 0}
        again["marks"] = [{"entry": entry, **whole} for entry in heat["entries"]]
        await carl.do(made, "ruling", **again)
        shown = (await carl.see(made, "/rounds/1"))["heats"][0]["games"][0]
        assert [sixths(mark) for mark in shown["marks"]] == [600, 600, 600]
        kinds = [line["kind"] for line in (await carl.see(made, "/events"))["lines"]]
        assert kinds[:4] == ["marked", "ruling", "marked", "ruling"]
        await check_log(server, made)


async def test_who_does_not_come_to_a_heat_may_be_defaulted_by_a_controller(server: Open) -> None:
    async with players(server, "dora", "ann", "ben", "cat") as (dora, *people):
        made = await dora.make(HEATS, online={"auto": False, "check_in": False})
        for one in people:
            await one.do(made, "join")
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        (heat,) = await heats_of(dora, made, 1)
        gone, *_ = heat["entries"]
        absent = [{"entry": gone, "score": 0, "out": "absent"}]
        ruling = {"rule": "default", "reason": "7", "round": 1, "table": 1, "marks": absent}
        await dora.do(made, "ruling", **ruling)
        (mark,) = (await dora.see(made, "/rounds/1"))["heats"][0]["games"][0]["marks"]
        assert (mark["entry"], mark["out"]) == (gone, "absent")


async def until_closed_heat(one: Player, made: str) -> Json:
    """Wait until the only heat of the first round is over, and return its game."""
    found: Json = {}

    async def is_over() -> bool:
        heat = (await one.see(made, "/rounds/1"))["heats"][0]
        found.update(heat["games"][0])
        return bool(heat["over"])

    await sooner_or_later(is_over)
    return found


async def test_who_leaves_before_the_table_is_open_is_not_waited_for(server: Open) -> None:
    async with players(server, "dora", "ann", "ben", "cat", "dan") as (dora, *people):
        made = await dora.make(HEATS, online={"auto": False, "check_in": False})
        for one in people:
            await one.do(made, "join")
        await dora.do(made, "pair")
        await people[0].do(made, "leave")
        await dora.do(made, "publish")
        marks = [{"entry": 1, "out": "absent"}]
        await dora.do(made, "mark", round=1, table=1, marks=marks)
        (heat,) = await heats_of(dora, made, 1)
        table = await server.table_manager.room(heat["games"][0]["room"])
        assert sorted(seat.name for seat in table.state.config.seats) == ["Ben", "Cat", "Dan"]


async def test_heats_that_cannot_be_are_refused(server: Open) -> None:
    async with players(server, "dora") as (dora,):
        body = {"id": "x", "settings": {"name": "X", "stages": [HEATS], "kind": "pair"}}
        told = await dora.program.post("/api/tournaments", body, 400)
        assert told["error"]["params"] == {"field": "kind"}
