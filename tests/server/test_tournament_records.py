"""The records of all games of a tournament in one file, as far as they may be seen."""

from __future__ import annotations

import random

import pytest

from server.kit import Json, Open, Times, sooner_or_later
from server.programs import token
from server.test_gobble_heats import race_of
from server.test_tournament_closing import FIRST, ONCE, begun, table_of, until_over
from server.tourneys import Player, play, players, resign, tables_of
from tantrix.client import Client
from tantrix.notation import records
from tantrix.rules.base import Termination
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]


async def file_of(one: Player, tournament: str) -> list[records.Record]:
    """Return the records that somebody is handed."""
    answer = await one.program.http.get(f"/api/tournaments/{tournament}/records")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert f"tantrix-{tournament}.records.txt" in answer.headers["content-disposition"]
    return [record for record, _ in records.iter_records(answer.text.splitlines(keepends=True))]


def places(found: list[records.Record]) -> list[str]:
    return [record.tags["Round"] for record in found]


async def test_all_games_come_in_one_file_once_everybody_may_see_them(
    server: Open, times: Times, rng: random.Random
) -> None:
    async with players(server, "dora", "ann", "ben", "cat", "dan") as (dora, *people):
        by = {one.name: one for one in people}
        stage: Json = {"format": "swiss", "rounds": 2}
        made = await dora.make(stage, online={"auto": False, "delay_s": 60})
        for one in people:
            await one.do(made, "join")
        for number in (1, 2):
            await dora.do(made, "pair")
            await dora.do(made, "publish")
            for pairing in await tables_of(dora, made, number):
                await play(server, pairing["games"][0]["room"], by, rng)
            assert places(await file_of(dora, made)) == ["1.1.1", "1.2.1"][: 2 * (number - 1)]
            times.ms += MINUTE_MS
            assert len(await file_of(dora, made)) == 2 * number
        found = await file_of(dora, made)
        assert places(found) == ["1.1.1", "1.2.1", "2.1.1", "2.2.1"]
        assert {record.tags["Event"] for record in found} == {"Open"}
        assert all(records.replay(record).is_over for record in found)
        assert "Seed" in found[0].tags
        async with Client(server.url, await token(server, "dora")) as client:
            text = await client.tournament_records(made)
        assert [
            record for record, _ in records.iter_records(text.splitlines(keepends=True))
        ] == found


async def test_sealed_deals_stay_sealed_even_from_who_has_played_them(
    server: Open, times: Times
) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        stage: Json = {**ONCE, "games": 2, "duplicate": True}
        made = await begun(stage, dora, ann, ben)
        table = await table_of(server, dora, made)
        await resign(server, table.id, ann, ben)
        await until_over(table)
        times.ms += 5 * MINUTE_MS
        for one in (dora, ann):
            assert await file_of(one, made) == []
        times.ms = table.state.config.terms.sealed_ms - times.wall_ms() + times.ms
        assert places(await file_of(ben, made)) == ["1.1.1"]


async def test_what_was_void_says_so_and_a_race_that_never_began_is_left_out(
    server: Open, times: Times
) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        made = await begun(ONCE, dora, ann, ben)
        table = await table_of(server, dora, made)
        await dora.do(made, "result", scores=[24, 20], **FIRST)
        await until_over(table)
        times.ms += MINUTE_MS
        (record,) = await file_of(ann, made)
        outcome = records.replay(record).outcome()
        assert outcome is not None
        assert (outcome.termination, outcome.winners) == (Termination.VOID, ())
        race = await begun({"format": "gobble", "rounds": 1}, dora, ann, ben)
        room = await race_of(server, ann, race)
        await dora.do(race, "cancel", reason="no time")

        async def is_closed() -> bool:
            return room.state.closed is not None

        await sooner_or_later(is_closed)  # or it might begin in the minute that passes
        times.ms += MINUTE_MS
        assert await file_of(ann, race) == []
