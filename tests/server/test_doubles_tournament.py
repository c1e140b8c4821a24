"""Doubles: a pair is entered when both have named each other, and plays at one table of four."""

from __future__ import annotations

import pytest

from server.kit import Json, Open, Times
from server.tourneys import come, players, tables_of
from tantrix.tournaments.points import Pool
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

NO_SHOW_MS = 10 * MINUTE_MS


async def test_a_pair_is_entered_when_both_have_named_each_other(server: Open) -> None:
    async with players(server, "dora", "ann", "ben", "cat") as (dora, ann, ben, cat):
        made = await dora.make(kind="pair", limit_ms=24 * MINUTE_MS)
        assert await ann.refused(made, "join") == "tournament.partner"
        assert await ann.refused(made, "join", partner="Ann") == "tournament.partner"
        assert await ann.refused(made, "join", 404, partner="Nobody") == "people.unknown"
        await ann.do(made, "join", partner="Ben")
        assert (await ann.see(made))["you"]["invited"] == "Ben"
        assert (await ben.see(made))["you"]["invited_by"] == ["Ann"]
        assert (await cat.see(made))["you"]["invited_by"] == []
        assert (await dora.see(made, "/entries"))["found"] == 0
        await ben.do(made, "join", partner="Ann", preferences="RB")
        (entry,) = (await dora.see(made, "/entries"))["rows"]
        assert (entry["name"], entry["members"]) == ("Ann & Ben", ["Ann", "Ben"])
        assert entry["preferences"] == "RB"
        for one in (ann, ben):
            assert (await one.see(made))["you"]["entry"] == entry["number"]
        assert await cat.refused(made, "join", partner="Ben") == "tournament.partner_taken"


async def test_partners_sit_opposite_and_share_their_time(server: Open, times: Times) -> None:
    names = ("ann", "ben", "cat", "dan")
    async with players(server, "dora", *names) as (dora, *people):
        made = await dora.make(
            {"format": "round_robin"}, kind="pair", limit_ms=24 * MINUTE_MS, online={"auto": False}
        )
        for one, partner in zip(people, ("Ben", "Ann", "Dan", "Cat"), strict=True):
            await one.do(made, "join", partner=partner)
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        (table,) = await tables_of(dora, made, 1)
        room = table["games"][0]["room"]
        actor = await server.table_manager.room(room)
        config = actor.state.config
        seated = [seat.name for seat in config.seats]
        assert {frozenset(seated[0::2]), frozenset(seated[1::2])} == {
            frozenset({"Ann", "Ben"}),
            frozenset({"Cat", "Dan"}),
        }
        assert config.clock is not None
        assert (config.clock.limit_ms, config.clock.pool) == (12 * MINUTE_MS, Pool.PAIR)
        for one in people[:3]:  # one of four does not come, so that the pair has lost
            await come(one, room)
        times.ms += NO_SHOW_MS + 1
        result: Json = {}
        while not result:
            found = await dora.see(made, "/rounds/1")
            result = found["tables"][0]["games"][0]["result"] or {}
        assert result["ending"] == "default"
        assert sorted(result["tenths"]) == [50, 150]
