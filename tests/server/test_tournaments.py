"""Tournaments by the API: entries, rounds, results, offices, and what goes wrong."""

from __future__ import annotations

import pytest

from server.kit import Open, sooner_or_later
from server.tourneys import Player, players

pytestmark = pytest.mark.anyio

NAMES = ("ann", "ben", "cat", "dan", "eve", "fay", "gus", "hal")


async def enter_all(tournament: str, people: list[Player]) -> None:
    for one in people:
        await one.do(tournament, "join")


async def open_tables(director: Player, tournament: str, number: int) -> list[str]:
    """Wait until all tables of a round are open, and return them."""

    async def are_open() -> bool:
        tables = (await director.see(tournament, f"/rounds/{number}"))["tables"]
        return all(table["games"][0]["room"] for table in tables)

    await sooner_or_later(are_open)
    tables = (await director.see(tournament, f"/rounds/{number}"))["tables"]
    return [table["games"][0]["room"] for table in tables]


async def test_a_round_is_paired_published_and_played(server: Open) -> None:
    async with players(server, "dora", *NAMES) as (dora, *people):
        made = await dora.make(online={"auto": False})
        await enter_all(made, people)
        await dora.do(made, "pair")
        assert (await people[0].head(made))["round"] == 0
        assert await people[0].program.get(f"/api/tournaments/{made}/rounds/1", 404)
        await dora.do(made, "publish")
        rooms = await open_tables(dora, made, 1)
        assert len(set(rooms)) == 4
        standings = await dora.see(made, "/standings")
        assert [row["tenths"] for row in standings["rows"]] == [0] * 8
