"""The tournament Elo goes by what a game counts as in the end, whatever was played at its table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.kit import Json, Open, RandomRobots, Times, opened
from server.test_tournament_closing import FIRST, ONCE, begun, table_of, until_over
from server.test_tournament_ends import result_of
from server.tourneys import Player, meet, players, resign
from tantrix.ratings import elo
from tantrix.ratings.formula import Ladder
from tantrix.server.rankings.repository import RankingStore
from tantrix.server.rankings.updater import RatingUpdater

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]


@pytest.fixture
async def server(where: Path | str, robots: RandomRobots, times: Times) -> AsyncIterator[Open]:
    """A server that is open, on each kind of database."""
    async with opened(where, robots, times) as running:
        yield running


@pytest.fixture
async def three(server: Open) -> AsyncIterator[list[Player]]:
    """Somebody who directs, and two who play."""
    async with players(server, "dora", "ann", "ben") as people:
        yield people


class Rated:
    """The rankings of a server, counted whenever they are asked for."""

    def __init__(self, server: Open) -> None:
        self.store = RankingStore(server.store.database)
        self._updater = RatingUpdater(self.store, lambda: 0)

    async def elos(self) -> dict[str, float]:
        """Return the tournament Elo of everybody who has one, by name."""
        await self._updater.go_on()
        assert await self.store.corrections() == []
        assert await self._updater.recompute(), "what is kept does not follow from the games"
        lines = await self.store.lines(Ladder.TOURNAMENTS)
        return {line.known.name: round(line.line.ranking, 6) for line in lines}


def after(names: list[str], tenths: list[int]) -> dict[str, float]:
    """Return the Elo of two after their first game, which shared these points."""
    step = elo.change(elo.START, elo.START, tenths[0] / 10)
    return {names[0]: round(elo.START + step, 6), names[1]: round(elo.START - step, 6)}


async def played_out(server: Open, three: list[Player], stage: Json) -> tuple[str, list[str]]:
    """Have a game end at its table, and return the tournament and the names of its sides."""
    dora, *people = three
    made = await begun(stage, *three)
    table = await table_of(server, dora, made)
    await resign(server, table.id, *people)
    await result_of(dora, made, 1)
    return made, [seat.name for seat in table.state.config.seats]


async def test_a_correction_moves_the_elo_and_its_reversal_moves_it_back(
    server: Open, three: list[Player]
) -> None:
    dora, rated = three[0], Rated(server)
    made, names = await played_out(server, three, ONCE)
    result = await result_of(dora, made, 1)
    before = await rated.elos()
    assert before == after(names, result["tenths"])
    await dora.do(made, "correct", result={"scores": [30, 21]}, reason="misread", **FIRST)
    assert await rated.elos() == after(names, [160, 40]) != before
    same = {key: result[key] for key in ("ending", "scores", "penalties", "out")}
    await dora.do(made, "correct", result=same, reason="right after all", **FIRST)
    assert await rated.elos() == before


async def test_what_is_taken_from_the_table_again_counts_as_it_was_played(
    server: Open, three: list[Player]
) -> None:
    dora, rated = three[0], Rated(server)
    made, _ = await played_out(server, three, ONCE)
    result, before = await result_of(dora, made, 1), await rated.elos()
    await dora.do(made, "correct", result={"scores": [30, 21]}, reason="misread", **FIRST)
    assert await rated.elos() != before
    await dora.do(made, "correct", result=None, reason="as the table has it", **FIRST)
    assert await result_of(dora, made, 1) == result
    assert await rated.elos() == before


async def test_what_is_taken_away_counts_no_more(server: Open, three: list[Player]) -> None:
    dora, rated = three[0], Rated(server)
    made = await begun(ONCE, *three)
    table = await table_of(server, dora, made)
    await dora.do(made, "result", scores=[24, 20], **FIRST)
    await until_over(table)
    assert len(await rated.elos()) == 2
    await dora.do(made, "correct", result=None, reason="the wrong table", **FIRST)
    assert await rated.elos() == {}


@pytest.mark.parametrize(
    ("rule", "result"),
    [
        ("tied", {"ending": "tied"}),
        ("default", {"ending": "default", "out": 0}),
        ("absent", {"ending": "absent"}),
    ],
)
async def test_what_is_ruled_not_to_have_been_played_counts_no_more(
    server: Open, three: list[Player], rule: str, result: Json
) -> None:
    dora, rated = three[0], Rated(server)
    made, _ = await played_out(server, three, ONCE)
    assert len(await rated.elos()) == 2
    await dora.do(made, "ruling", rule=rule, result=result, reason="seen too late", **FIRST)
    assert await rated.elos() == {}


async def test_points_that_are_shared_by_a_ruling_count(server: Open, three: list[Player]) -> None:
    dora, rated = three[0], Rated(server)
    made, names = await played_out(server, three, ONCE)
    ruled: Json = {"ending": "ruled", "scores": [20, 20], "ruled": 35}
    await dora.do(made, "ruling", rule="conduct", result=ruled, reason="time games", **FIRST)
    assert await rated.elos() == after(names, [35, 165])


async def test_a_result_that_is_entered_while_the_game_is_on_counts(
    server: Open, three: list[Player]
) -> None:
    """The correction is stored before the table has entered its game in the index."""
    dora, *people = three
    rated = Rated(server)
    made = await begun(ONCE, *three)
    table = await table_of(server, dora, made)
    await meet(server, table.id, people)
    await dora.do(made, "result", scores=[24, 20], times_ms=[1_170_000, 1_265_000], **FIRST)
    await until_over(table)
    names = [seat.name for seat in table.state.config.seats]
    assert await rated.elos() == after(names, [167, 33])


async def test_where_the_seats_are_exchanged_the_points_are_too(
    server: Open, three: list[Player]
) -> None:
    dora, rated = three[0], Rated(server)
    made = await begun({**ONCE, "games": 2, "duplicate": True}, *three)
    table = await table_of(server, dora, made)
    await dora.do(made, "result", scores=[20, 20], **FIRST)
    await until_over(table)
    second = await table_of(server, dora, made, 2)
    await dora.do(made, "result", scores=[24, 20], game=2, **FIRST)
    await until_over(second)
    names = [seat.name for seat in second.state.config.seats]
    assert names == [seat.name for seat in table.state.config.seats][::-1]
    assert await rated.elos() == after(names, [53, 147])


async def test_a_correction_during_the_count_is_not_lost(server: Open, three: list[Player]) -> None:
    """What is put right while the tables are computed anew has them computed once more."""
    dora, rated = three[0], Rated(server)
    made, names = await played_out(server, three, ONCE)
    await rated.elos()
    await dora.do(made, "correct", result={"scores": [30, 21]}, reason="misread", **FIRST)
    store = rated.store
    known = await store.corrections()
    was = await store.reached()
    await dora.do(made, "correct", result={"scores": [20, 24]}, reason="once more", **FIRST)
    assert await store.replace(await store.whole(), was, known)
    assert [one.revision for one in await store.corrections()] == [2]
    assert await rated.elos() == after(names, [53, 147])
