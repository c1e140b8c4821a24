"""Heats of Gobble at a server: races with fixed seats, whose places are the marks."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.kit import Json, Open, RandomRobots, Times, opened, sooner_or_later
from server.races import quick
from server.tourneys import Player, players, until_status
from tantrix.notation.race_records import read_race
from tantrix.notation.races import write_action
from tantrix.rules.core.errors import TantrixError
from tantrix.server.race.actor import RaceActor
from tantrix.server.race.messages import LeaveRaceSeat, RaceAct, RaceReady, SetRaceRobot
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

GOBBLE: Json = {"format": "gobble", "rounds": 1}
ONLINE: Json = {"check_in": False, "pause_ms": 0}


@pytest.fixture
async def server(tmp_path: Path, robots: RandomRobots, times: Times) -> AsyncIterator[Open]:
    """A server in which races go fast."""
    async with opened(tmp_path / "tantrix.db", robots, times, race_deps=quick) as running:
        yield running


async def begun(server: Open, dora: Player, *people: Player) -> tuple[str, RaceActor]:
    """Have people enter a tournament of one heat, and return it with its race."""
    made = await dora.make(GOBBLE, online=ONLINE, limit_ms=10 * MINUTE_MS)
    for one in people:
        await one.do(made, "join")
    await dora.do(made, "pair")
    return made, await race_of(server, people[0], made)


async def race_of(server: Open, one: Player, made: str) -> RaceActor:
    """Wait until the race of somebody's heat is there."""
    room = ""

    async def is_open() -> bool:
        nonlocal room
        room = (await one.see(made))["you"]["room"] or ""
        return bool(room)

    await sooner_or_later(is_open)
    return await server.container.races.room(room)


def entries(race: RaceActor) -> list[int]:
    """The numbers of those who sit there, as they have entered: a heat is seated by lot."""
    return [1 + ["Ann", "Ben", "Cat"].index(seat.name) for seat in race.state.seats]


async def ready(race: RaceActor, *seats: int) -> None:
    for seat in seats:
        await race.act(race.state.seats[seat].person, RaceReady(f"ready-{seat}", ready=True))


async def until_racing(race: RaceActor) -> None:
    async def is_on() -> bool:
        return race.state.state is not None

    await sooner_or_later(is_on)


async def act(race: RaceActor, player: int, action: str) -> None:
    person = race.state.seats[player].person
    await race.act(person, RaceAct(f"act-{race.version}-{player}", action))


async def race_on(race: RaceActor, rng: random.Random) -> None:
    """Have everybody do something legal until the race is over."""
    while race.state.status != "over":
        state = race.state.state
        assert state is not None
        able = [player for player in state.racing if state.legal_actions(player)]
        player = rng.choice(able)
        legal = state.legal_actions(player)
        placing = [one for one in legal if hasattr(one, "placement")]
        await act(race, player, write_action(rng.choice(placing or legal)))


async def finished(dora: Player, made: str) -> list[Json]:
    """Wait for the end, and return the standings."""
    await until_status(dora, made, "finished")
    rows: list[Json] = (await dora.see(made, "/standings"))["rows"]
    return rows


async def test_a_heat_is_raced_and_its_places_are_points(server: Open, rng: random.Random) -> None:
    async with players(server, "dora", "ann", "ben", "cat") as (dora, *people):
        made, race = await begun(server, dora, *people)
        assert sorted(entries(race)) == [1, 2, 3]
        ann = race.state.seats[0].person
        for message in (LeaveRaceSeat("leave"), SetRaceRobot("man", 1, "fast")):
            with pytest.raises(TantrixError, match="fixed"):
                await race.act(ann, message)
        snapshot = race.snapshot(ann)
        assert snapshot.race["tournament"] == made
        await ready(race, 0, 1, 2)
        await until_racing(race)
        await race_on(race, rng)
        ended = race.state.state.outcome()  # type: ignore[union-attr]
        assert ended is not None
        rows = await finished(dora, made)
        points = {row["entry"]: row["tenths"] for row in rows}
        assert sum(points.values()) == 60
        assert rows[0]["entry"] == entries(race)[ended.places.index(1)]
        with pytest.raises(TantrixError, match="fixed"):
            await server.container.races.again(ann, race.id)
        answer = await people[0].program.http.get(f"/api/tournaments/{made}/records")
        record = read_race(answer.text)
        assert record.final() == race.state.state
        assert record.tags.items() >= {"Event": "Open", "Round": "1.1.1"}.items()


async def test_who_is_not_ready_in_time_does_not_race(server: Open, times: Times) -> None:
    async with players(server, "dora", "ann", "ben", "cat") as (dora, *people):
        made, race = await begun(server, dora, *people)
        await ready(race, 1, 2)
        times.ms += 3 * MINUTE_MS
        await until_racing(race)
        assert race.state.absent == (0,)
        await act(race, 2, "resign")
        state = race.state.state
        assert state is not None
        assert not state.is_over
        times.ms += 10 * MINUTE_MS
        rows = await finished(dora, made)
        late, first, second = entries(race)
        assert [(row["entry"], row["tenths"]) for row in rows] == [
            (first, 30),
            (second, 20),
            (late, 0),
        ]
        you = (await people[late - 1].see(made))["you"]
        assert you["presence"] == "away"


async def test_who_alone_came_has_won_at_once(server: Open, times: Times) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, *people):
        made, race = await begun(server, dora, *people)
        await ready(race, 1)
        times.ms += 3 * MINUTE_MS
        rows = await finished(dora, made)
        gone, came = entries(race)
        assert [(row["entry"], row["tenths"]) for row in rows] == [(came, 20), (gone, 0)]


async def test_a_race_goes_on_and_is_stopped_after_the_server_was_killed(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    path = tmp_path / "gobble.db"
    async with (
        opened(path, robots, times, race_deps=quick) as server,
        players(server, "dora", "ann", "ben") as (dora, *people),
    ):
        made, race = await begun(server, dora, *people)
        await ready(race, 0, 1)
        await until_racing(race)
        await act(race, 0, "turn")
        before, room = race.version, race.id
    times.ms += 10 * MINUTE_MS
    async with (
        opened(path, robots, times, race_deps=quick) as server,
        players(server, "dora", "ann") as (dora, ann),
    ):
        rows = await finished(dora, made)
        race = await server.container.races.room(room)
        assert race.version == before + 1
        # Nobody was out, and both had as many tiles: they share the points.
        assert [row["tenths"] for row in rows] == [15, 15]
        (heat,) = (await ann.see(made, "/rounds/1"))["heats"]
        assert heat["games"][0]["room"] == room
