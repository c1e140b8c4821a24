"""Tournaments that are held again and again: the next one is announced by itself, once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from server.databases import Server
from server.kills import (
    OWNER,
    Script,
    Step,
    World,
    files,
    frozen_anywhere,
    happened,
    killed_again_and_again,
    killed_anywhere,
)
from server.kit import Json, Open, Times, sooner_or_later
from server.tourneys import Player, players, until_status
from sizes import SOAK, places
from tantrix.server.db.base import Unavailable
from tantrix.server.db.schema.tables import tables
from tantrix.server.tournaments import making
from tantrix.server.tournaments.actor import TournamentActor
from tantrix.server.tournaments.forms import OnlineForm, RecurrenceForm, StageForm
from tantrix.server.tournaments.office_requests import EnterResult
from tantrix.tournaments import events, proofs
from tantrix.tournaments.recurrence import Recurrence, next_start
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import MINUTE_MS
from tantrix.tournaments.state import TournamentState

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

PARIS: Json = {"zone": "Europe/Paris", "weekdays": [6], "minutes": [18 * 60]}
SUNDAYS = Recurrence(zone="Europe/Paris", weekdays=(6,), minutes=(18 * 60,))
DAILY = RecurrenceForm(minutes=(18 * 60,))
WEEK_MS = 7 * 24 * 60 * MINUTE_MS


async def next_of(one: Player, made: str) -> str:
    """Wait until the next tournament of a series is announced, and return its id."""
    found: list[str] = []

    async def is_there() -> bool:
        found[:] = filter(None, [(await one.head(made))["followed_by"]])
        return bool(found)

    await sooner_or_later(is_there)
    return found[0]


async def weekly(dora: Player, times: Times) -> tuple[str, int]:
    """Make a Swiss for every Sunday, and return it with its first start."""
    starts_ms = next_start(SUNDAYS, times.wall_ms())
    stage = {"format": "swiss", "rounds": 1}
    made = await dora.make(stage, starts_ms=starts_ms, online={"recurrence": PARIS})
    return made, starts_ms


async def test_the_next_one_takes_entries_as_the_check_in_begins(
    server: Open, times: Times
) -> None:
    async with players(server, "dora", "ann", "cora") as (dora, ann, cora):
        made, starts_ms = await weekly(dora, times)
        await dora.do(made, "offices", name="Cora", office="controller")
        times.ms += starts_ms - times.wall_ms() - 31 * MINUTE_MS
        assert (await dora.head(made))["followed_by"] is None
        times.ms += MINUTE_MS
        following = await next_of(dora, made)
        told = (await cora.see(following))["tournament"]
        assert told["head"]["status"] == "open"
        assert told["head"]["starts_ms"] == next_start(SUNDAYS, starts_ms)
        assert told["by"] == "Dora"
        assert told["settings"]["online"]["recurrence"] == PARIS
        assert [one["office"] for one in told["officers"]] == ["owner", "controller"]
        await ann.do(following, "join")
        # Too few came to the first one; nobody looks at the second, and it begins all the same.
        times.ms += 29 * MINUTE_MS
        await until_status(dora, made, "cancelled")
        times.ms += WEEK_MS - 29 * MINUTE_MS
        third = await next_of(dora, following)
        assert (await dora.head(third))["starts_ms"] - starts_ms == 2 * WEEK_MS


async def test_a_series_goes_on_with_nobody_looking(server: Open, times: Times) -> None:
    async with players(server, "dora") as (dora,):
        made, starts_ms = await weekly(dora, times)
        times.ms += starts_ms - times.wall_ms() - 29 * MINUTE_MS
        following = await next_of(dora, made)
        times.ms += WEEK_MS

        async def is_kept() -> bool:
            return any(one.id == following for one in server.container.tournaments.opened)

        await sooner_or_later(is_kept)


async def test_a_failure_between_the_two_makes_no_third(
    server: Open, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids: list[str] = []
    make = making.make

    async def failing(*args: Any) -> str:  # noqa: ANN401 - as it is called
        ids.append(await make(*args))
        if len(ids) == 1:
            raise Unavailable("nobody hears whether it was stored")
        return ids[-1]

    monkeypatch.setattr(making, "make", failing)
    async with players(server, "dora") as (dora,):
        made, starts_ms = await weekly(dora, times)
        times.ms += starts_ms - times.wall_ms() - 29 * MINUTE_MS
        assert await next_of(dora, made) == ids[0] == ids[-1]
        listed = await dora.program.get("/api/tournaments?when=soon")
        assert {row["id"] for row in listed["rows"]} == {made, ids[0]}


async def test_a_series_without_its_maker_is_over(server: Open, times: Times) -> None:
    async with players(server, "dora", "ann") as (dora, ann):
        made, starts_ms = await weekly(dora, times)
        actor = await server.container.tournaments.room(made)
        actor.owner = "nobody any more"
        actor._advancer._owner = actor.owner
        times.ms += starts_ms - times.wall_ms() - 29 * MINUTE_MS

        async def is_said() -> bool:
            lines = (await ann.see(made, "/events"))["lines"]
            return bool(lines[0]["kind"] == "next_announced")

        await sooner_or_later(is_said)
        assert (await ann.head(made))["followed_by"] is None


class SeriesScript(Script):
    """One of a series that is held every day: a round, decided by results, and the next one."""

    STAGE = StageForm(rounds=1)
    GAMES = (Place(1, 1), Place(1, 2))
    AWAITS_ABOVE = 30
    online = OnlineForm(recurrence=DAILY)

    def rounds(self) -> list[Step]:
        return [
            self.until(lambda actor: bool(actor.state.rounds) and all(_rooms(actor))),
            *map(self._decided, (1, 2)),
        ]

    def _decided(self, table: int) -> Step:
        result = EnterResult(id=f"result-{table}", round=1, table=table, scores=(24, 20))
        return self.asked(OWNER, result)

    async def check(self, world: World) -> TournamentState:
        """Check that there is one next tournament, whole, and that it is the one announced."""
        state = await super().check(world)
        (announced,) = happened(state, events.NextAnnounced)
        of_series = tables.c.rematch_of == f"{self.tournament}/next"

        def job(connection: Connection) -> list[str]:
            return list(connection.scalars(select(tables.c.id).where(of_series)))

        found = await world.container.deps.store.database.read(job)
        assert found == [announced.tournament]  # I1, I2: made once, and told of once
        following = (await world.do(world.actor(found[0]))).state
        assert proofs.verify(following) == []
        assert len(happened(following, events.EntriesOpened)) == 1
        assert following.starts_ms == next_start(DAILY, state.starts_ms)
        assert following.secret.key != state.secret.key  # I9
        return state


def _rooms(actor: TournamentActor) -> list[str]:
    return [one.games[0].room for one in actor.state.rounds[-1].pairings]


@pytest.mark.parametrize("part", places(6))
async def test_a_series_killed_anywhere_goes_on(tmp_path: Path, part: int) -> None:
    """Every sixth place in every run, all of them in the long one."""
    await killed_anywhere(SeriesScript, files(tmp_path), part, 6)


async def test_a_series_killed_anywhere_on_postgresql_goes_on(postgres: Server) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await killed_anywhere(SeriesScript, postgres.make, 0, 1 if SOAK else 12)


async def test_a_series_killed_again_and_again_has_one_next(where: Path | str) -> None:
    await killed_again_and_again(SeriesScript, where, 3)


async def test_a_process_frozen_anywhere_makes_no_second_next(postgres: Server) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await frozen_anywhere(SeriesScript, postgres.make, 4, 1 if SOAK else 12)
