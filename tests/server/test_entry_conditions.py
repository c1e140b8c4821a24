"""Conditions of entry: asked for when somebody enters and again at the check-in."""

from __future__ import annotations

import pytest

from server.kit import Json, Open, Times, sooner_or_later
from server.tourneys import Player, meet, players, resign, tables_of
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.conditions import Applicant, check_conditions
from tantrix.tournaments.settings import MINUTE_MS, EntryConditions

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

WANTED = EntryConditions(
    least_elo=1400, most_elo=1600, games=20, finished=90, countries=("FR", "BE")
)
FITS = Applicant("Ann", 1500.4, 20, 2, "BE")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({}, None),
        ({"elo": None}, None),
        ({"elo": 1399.4}, "tournament.elo_least"),
        ({"elo": 1600.6}, "tournament.elo_most"),
        ({"games": 19, "unfinished": 0}, "tournament.games_least"),
        ({"unfinished": 3}, "tournament.finished_least"),
        ({"country": "DE"}, "tournament.country"),
        ({"country": ""}, "tournament.country"),
    ],
)
def test_what_is_asked_of_who_enters(change: Json, why: str | None) -> None:
    one = FITS._replace(**change)
    check_conditions(WANTED, one, invited=True)
    if why is None:
        check_conditions(WANTED, one, invited=False)
        return
    with pytest.raises(TantrixError) as refusal:
        check_conditions(WANTED, one, invited=False)
    assert refusal.value.id == why


def test_nobody_is_asked_for_games_they_had_no_chance_to_finish() -> None:
    check_conditions(EntryConditions(finished=100), Applicant("New"), invited=False)


async def test_who_does_not_meet_a_condition_stays_out_unless_invited(server: Open) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        made = await dora.make(conditions={"games": 3, "invited": False})
        assert await ann.refused(made, "join") == "tournament.games_least"
        assert await ben.refused(made, "admit", 403, name="Ben") == "tournament.not_allowed"
        assert await dora.refused(made, "admit", 404, name="Nobody") == "people.unknown"
        await dora.do(made, "admit", name="ann")
        assert (await ann.program.get("/api/tournaments?when=mine"))["found"] == 1
        await ann.do(made, "join")
        closed = await dora.make(conditions={"invited": True})
        assert await ann.refused(closed, "join") == "tournament.invited_only"
        for wrong in ({"least_elo": 9, "most_elo": 8}, {"countries": ["x"]}, {"finished": 101}):
            body = {"id": "wrong", "settings": {"name": "x", "conditions": wrong}}
            told = await dora.program.post("/api/tournaments", body, 400)
            assert told["error"]["id"] == "tournament.settings"


async def played(server: Open, dora: Player, one: Player, other: Player) -> None:
    """Have two play a game to its end, in a tournament of their own."""
    made = await dora.make({"format": "round_robin"}, online={"auto": False})
    for each in (one, other):
        await each.do(made, "join")
    await dora.do(made, "pair")
    await dora.do(made, "publish")
    (table,) = await tables_of(dora, made, 1)
    await resign(server, table["games"][0]["room"], one, other)


async def test_conditions_are_looked_at_again_at_the_check_in(server: Open, times: Times) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        starts_ms = times.wall_ms() + 20 * MINUTE_MS
        made = await dora.make(starts_ms=starts_ms, conditions={"finished": 90})
        for one in (ann, ben):
            await one.do(made, "join")
        absent = await dora.make({"format": "round_robin"}, online={"auto": False})
        for one in (ann, ben):
            await one.do(absent, "join")
        await dora.do(absent, "pair")
        await dora.do(absent, "publish")
        (table,) = await tables_of(dora, absent, 1)
        async with ben.program.stream(f"/api/bot/table/{table['games'][0]['room']}/stream") as now:
            await now.next("tableFull")
        times.ms += 10 * MINUTE_MS + 1

        async def is_over() -> bool:
            found = await dora.see(absent, "/rounds/1")
            return bool(found["tables"][0]["games"][0]["result"])

        await sooner_or_later(is_over)
        assert await ann.refused(made, "check-in") == "tournament.finished_least"
        await ben.do(made, "check-in")


async def rows_of(one: Player, tournament: str) -> Json:
    """Return who has entered, by name, and whether they are there."""
    rows = (await one.see(tournament, "/entries"))["rows"]
    return {row["name"]: row["presence"] for row in rows}


@pytest.mark.parametrize("form", ["swiss", "heats", "gobble"])
async def test_nobody_is_paired_who_plays_another_live_game(
    server: Open, times: Times, form: str
) -> None:
    names = ("ann", "ben", "cat", "dan", "eve")
    async with players(server, "dora", *names) as (dora, *people):
        ann, ben, *_ = people
        first = await dora.make({"format": "round_robin"}, online={"auto": False})
        for one in (ann, ben):
            await one.do(first, "join")
        await dora.do(first, "pair")
        await dora.do(first, "publish")
        (table,) = await tables_of(dora, first, 1)
        room = table["games"][0]["room"]
        await meet(server, room, [ann, ben])
        starts_ms = times.wall_ms() + 4 * MINUTE_MS
        stage = {"format": form, "rounds": 3}
        made = await dora.make(stage, starts_ms=starts_ms, online={"check_in": False})
        for one in people:
            await one.do(made, "join")
        times.ms += 2 * MINUTE_MS

        async def is_published() -> bool:
            return bool((await dora.head(made))["round"] == 1)

        await sooner_or_later(is_published)
        rows = (await dora.see(made, "/entries"))["rows"]
        away = {row["name"] for row in rows if row["presence"] == "away"}
        assert away == {"Ann", "Ben"}
        assert await ann.refused(made, "back") == "tournament.playing_elsewhere"
        await resign(server, room, ann, ben)

        async def is_told() -> bool:
            game = (await tables_of(dora, first, 1))[0]["games"][0]
            return game["result"] is not None

        await sooner_or_later(is_told)  # until then they take part in the first tournament
        await ann.do(made, "back")


async def test_nobody_takes_part_in_two_live_tournaments_at_a_time(
    server: Open, times: Times
) -> None:
    async with players(server, "dora", "ann", "ben", "cat") as (dora, *people):
        ann, ben, cat = people
        starts_ms = times.wall_ms() + 20 * MINUTE_MS
        second = await dora.make({"rounds": 3}, starts_ms=starts_ms)
        third = await dora.make({"rounds": 3}, online={"auto": False})
        slow = await dora.make({"format": "knockout"}, online={"auto": False, "days": 3})
        for made in (second, third, slow):
            for one in people:
                await one.do(made, "join")
        first = await dora.make({"rounds": 3, "repeats": True}, online={"auto": False})
        for one in (ann, ben):
            await one.do(first, "join")
        await ann.do(second, "check-in")
        await dora.do(first, "pair")

        # The first one is on: who is present there is in no other one that is live.
        assert await ben.refused(second, "check-in") == "tournament.engaged"
        await ben.do(slow, "check-in")
        await dora.do(slow, "pair")
        assert await rows_of(dora, slow) == dict.fromkeys(("Ann", "Ben", "Cat"), "present")
        await ben.do(first, "away")
        await ben.do(second, "check-in")
        await cat.do(second, "check-in")
        times.ms += 18 * MINUTE_MS

        async def is_paired() -> bool:
            return bool((await dora.head(second))["round"])

        await sooner_or_later(is_paired)
        assert await rows_of(dora, second) == {"Ann": "away", "Ben": "present", "Cat": "present"}
        assert await ann.refused(second, "back") == "tournament.engaged"
        assert await ben.refused(first, "back") == "tournament.engaged"
        await ann.do(first, "leave")
        await ann.do(second, "back")
