"""Standings are told in the stream of a tournament: all of them at first, then what has changed."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest

from server.kills import Ear
from server.kit import Json, Open
from server.programs import Lines
from server.tourneys import Player, players
from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments import standings_news
from tantrix.server.tournaments.standings import Ranked
from tantrix.tournaments.state import TournamentState

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]

SWISS: Json = {"format": "swiss", "rounds": 2}
Known = dict[tuple[int, int | None], Json]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have it sent soon how standings change."""
    monkeypatch.setattr("tantrix.server.tournaments.actor.LIVE_S", 0.01)


@pytest.fixture
async def five(server: Open) -> AsyncIterator[list[Player]]:
    """Somebody who directs, and four who play."""
    async with players(server, "dora", "ann", "ben", "cat", "dan") as people:
        yield people


async def opened(people: list[Player], *stages: Json) -> str:
    """Make a tournament that all but the first enter."""
    dora, *rest = people
    made = await dora.make(*(stages or (SWISS,)), online={"auto": False})
    for one in rest:
        await one.do(made, "join")
    return made


class Follower:
    """What a program knows that adds up what the stream tells."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self.rows: dict[tuple[int, int | None], dict[int, Json]] = {}
        self.heads: Known = {}

    async def hear(self) -> Json:
        """Take the next change, and return it."""
        told = await self._lines.next("tournamentStandings")
        where = told["stage"], told["group"]
        self.heads[where] = told
        rows = self.rows.setdefault(where, {})
        rows |= {row["entry"]: row for row in told["rows"]}
        for entry in told["gone"]:
            del rows[entry]
        return told

    async def until(self, asked: Json) -> None:
        """Hear on until it knows the very standings that somebody is told who asks."""
        where = asked["stage"], asked["group"]
        wanted = {row["entry"]: row for row in asked["rows"]}
        while self.rows.get(where) != wanted or self._head(where) != _head(asked):
            await self.hear()

    def _head(self, where: tuple[int, int | None]) -> list[int]:
        return _head(self.heads[where])


def _head(told: Json) -> list[int]:
    return [told["after"], told["rounds"], told["playing"]]


async def test_a_program_that_adds_up_the_stream_knows_the_standings(five: list[Player]) -> None:
    dora, ann, *_ = five
    made = await opened(five)
    async with ann.program.stream(f"/api/stream/tournament/{made}") as lines:
        follower = Follower(lines)
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        await follower.until(await dora.see(made, "/standings"))
        for table in (1, 2):
            await dora.do(made, "result", round=1, table=table, scores=[30, 20 + table])
            await follower.until(await dora.see(made, "/standings"))
        wrong = {"ending": "played", "scores": [20, 30]}
        fields = {"round": 1, "table": 1, "result": wrong, "reason": "misread"}
        await dora.do(made, "correct", **fields)
        await follower.until(await dora.see(made, "/standings"))


async def test_only_rows_that_have_changed_are_told_again(five: list[Player]) -> None:
    dora, ann, *_ = five
    made = await opened(five)
    await dora.do(made, "pair")
    await dora.do(made, "publish")
    async with ann.program.stream(f"/api/stream/tournament/{made}") as lines:
        first = await lines.next("tournamentStandings")
        assert len(first["rows"]) == 4
        await dora.do(made, "result", round=1, table=1, scores=[30, 20])
        (above, below) = (await dora.see(made, "/rounds/1"))["tables"][0]["sides"]
        await dora.do(made, "result", round=1, table=2, scores=[25, 24])
        asked = await dora.see(made, "/standings")
        follower = Follower(lines)
        follower.rows[0, None] = {row["entry"]: row for row in first["rows"]}
        follower.heads[0, None] = first
        await follower.until(asked)
        wrong = {"ending": "played", "scores": [31, 20]}
        fields = {"round": 1, "table": 1, "result": wrong, "reason": "misread"}
        await dora.do(made, "correct", **fields)
        told = await lines.next("tournamentStandings")
        assert [row["entry"] for row in told["rows"]] == [above, below]
        assert (told["gone"], told["playing"]) == ([], 0)


async def test_a_round_that_nobody_sees_yet_is_not_in_the_standings(five: list[Player]) -> None:
    """A bye counts as soon as its round is public, and no sooner."""
    dora, *_ = five
    made = await opened(five[:4])
    async with dora.program.stream(f"/api/stream/tournament/{made}") as lines:
        await dora.do(made, "pair")
        told = await lines.next("tournamentStandings")
        assert [row["tenths"] for row in told["rows"]] == [0, 0, 0]
        assert (told["after"], told["rounds"]) == (0, 0)
        await dora.do(made, "publish")
        told = await lines.next("tournamentStandings")
        assert [row["tenths"] for row in told["rows"] if row["byes"]] == [150]
        assert (told["after"], told["playing"]) == (1, 1)


async def test_groups_are_told_one_by_one(five: list[Player]) -> None:
    dora, ann, *_ = five
    made = await opened(five, {"format": "groups", "groups": 2, "games": 1})
    async with ann.program.stream(f"/api/stream/tournament/{made}") as lines:
        follower = Follower(lines)
        await dora.do(made, "pair")
        for group in (0, 1):
            await follower.until(await ann.see(made, f"/standings?group={group}"))
            assert len(follower.rows[0, group]) == 2


async def test_the_row_of_an_entry_that_is_taken_back_goes(five: list[Player]) -> None:
    dora, ann, *_, dan = five
    made = await opened(five[:4], {"format": "swiss", "rounds": 4})
    async with ann.program.stream(f"/api/stream/tournament/{made}") as lines:
        follower = Follower(lines)
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        await dan.do(made, "join")
        while len(follower.rows.get((0, None), {})) < 4:
            await follower.hear()
        entered = (await dora.see(made, "/events"))["lines"][0]
        await dora.do(made, "undo", event=entered["number"], reason="too late")
        assert (await follower.hear())["gone"] == [4]


async def test_who_follows_hears_on_after_standings_could_not_be_computed(
    five: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    dora, ann, *_ = five
    made = await opened(five)
    ranked, failed = standings_news.ranked, []

    def fails_once(
        state: TournamentState, where: tuple[int, int | None], after: int | None
    ) -> Ranked:
        if not failed:
            failed.append(where)
            raise TantrixError("tournament.no_stage")
        return ranked(state, where, after)

    async with ann.program.stream(f"/api/stream/tournament/{made}") as lines:
        follower = Follower(lines)
        monkeypatch.setattr(standings_news, "ranked", fails_once)
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        await dora.do(made, "result", round=1, table=1, scores=[30, 20])
        await follower.until(await dora.see(made, "/standings"))
        assert failed


async def test_pages_are_not_told_standings(server: Open, five: list[Player]) -> None:
    """They ask for the rows that they show: thousands may look."""
    dora, ann, *_ = five
    made = await opened(five)
    page = Ear()
    actor = await server.container.tournaments.room(made)
    await actor.subscribe(page, "ann")
    async with ann.program.stream(f"/api/stream/tournament/{made}") as lines:
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        await lines.next("tournamentStandings")
        kinds = {msgspec.json.decode(text)["type"] for text in page.texts}
        assert kinds == {"snapshot", "event", "you"}
