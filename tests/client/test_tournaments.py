"""A tournament as a client sees it, and what it does as a player."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import pytest

from client.test_client import at_random, client
from server.kit import Open, Times
from server.tourneys import players, until_closed, until_status
from sizes import PATIENCE_S
from tantrix.client import Client, generated
from tantrix.rules.core.errors import TantrixError

pytestmark = pytest.mark.anyio

MINUTE_MS = 60_000


@pytest.fixture(autouse=True)
def looking_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have tournaments look often at what there is to do."""
    monkeypatch.setattr("tantrix.server.tournaments.actor.LOOK_S", 0.01)


async def test_a_client_enters_a_tournament_plays_it_and_sees_how_it_stands(
    server: Open, times: Times
) -> None:
    async with (
        players(server, "dora") as [dora],
        await client(server, "ann") as ann,
        await client(server, "ben") as ben,
        await client(server, "cat") as cat,
    ):
        starts_ms = times.wall_ms() + 20 * MINUTE_MS
        stage = {"format": "swiss", "rounds": 1}
        made = await dora.make(stage, starts_ms=starts_ms)
        async with aclosing(ann.stream_tournament(made)) as news:
            assert isinstance(await anext(news), generated.TournamentFull)
            version = await ann.join_tournament(made, preferences="RY")
            async for one in news:
                if isinstance(one, generated.TournamentStateEvent) and one.version == version:
                    break
            assert (one.line.kind, one.entry and one.entry.name) == ("entered", "Ann")
        await ben.join_tournament(made)
        await cat.tournament_act(made, generated.JoinTournament(id="in"))
        await cat.leave_tournament(made, "a train")
        with pytest.raises(TantrixError, match=r"tournament\.gone"):
            await cat.leave_tournament(made)
        assert [row.name for row in (await ann.tournament_entries(made, find="n")).rows] == [
            "Ann",
            "Ben",
        ]
        for one in (ann, ben):
            await one.check_in(made)
        times.ms += 18 * MINUTE_MS
        await until_status(dora, made, "running")
        times.ms += 2 * MINUTE_MS
        room = await _room(made, ann)
        pairing = (await ann.tournament_round(made, 1)).tables[0]
        assert pairing.games[0].room == room
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(ann.play(room, at_random(1)), ben.play(room, at_random(2)))
        await until_closed(dora, made, 1)
        times.ms += 3 * MINUTE_MS + 1
        await until_status(dora, made, "finished")
        standings = await ann.tournament_standings(made, stage=0)
        assert {row.name for row in standings.rows} == {"Ann", "Ben"}
        assert standings.you is not None
        assert standings.you.name == "Ann"


async def _room(tournament: str, one: Client) -> str:
    """Return the table of one's game as soon as it is open."""
    async with aclosing(one.stream_tournament(tournament)) as news:
        async for told in news:
            you = getattr(told, "you", None)
            if you is not None and you.room:
                return str(you.room)
    raise AssertionError
