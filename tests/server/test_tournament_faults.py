"""A server that is killed at each await of a tournament goes on with it, and nothing is done twice.

A script plays a tournament of four people over two rounds, on a real store with real tables. It is
run again and again; in run n the server is killed at the n-th place at which anything is awaited
that matters, is opened again, and the script goes on with what it was about to do, as clients do:
with the same ids. In the end the log must be as if nothing had happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from sqlalchemy import Connection, select

from server.kit import PuzzleMaker, RandomRobots, Times, prepare
from sizes import PATIENCE_S
from tantrix.server.auth.repository import Account, Session
from tantrix.server.container import Container
from tantrix.server.db.schema.tables import tables
from tantrix.server.db.store import open_store
from tantrix.server.tables.actor import TableDeps
from tantrix.server.tables.messages import ResignMessage
from tantrix.server.tournaments import requests as q
from tantrix.server.tournaments.actor import TOURNAMENT_LOG, TournamentActor
from tantrix.server.tournaments.games import word
from tantrix.tournaments import events, proofs
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = pytest.mark.anyio

PLAYERS = ("ann", "ben", "cat", "dan")
OWNER = "dora"
Result = TypeVar("Result")


class Killed(BaseException):
    """The process is no more."""


class Ear:
    """A page that is told what happens."""

    name = "Ear"

    def __init__(self) -> None:
        self.texts: list[str] = []

    @property
    def version(self) -> int:
        """The last version that the page was told."""
        told = [msgspec.json.decode(text) for text in self.texts]
        return max((one["version"] for one in told if "version" in one), default=0)

    def send(self, text: str) -> None:
        self.texts.append(text)

    def close(self, code: int) -> None:
        """Hear nothing more."""


class World:
    """One life of a server, which ends at the await number `fatal`, 0 for never."""

    def __init__(self, container: Container, times: Times, fatal: int) -> None:
        self.container = container
        self.times = times
        self.dead = asyncio.Event()
        self.awaits = 0
        self._fatal = fatal
        self._inside = 0
        self._doing: list[asyncio.Task[Any]] = []
        store, deps = container.deps.store, container.tournaments._deps
        self._guard(store, "append", "create")
        self._guard(deps.tables, "open", "played")
        self._guard(deps.pairer, "pair")

    def _guard(self, owner: object, *names: str) -> None:
        for name in names:
            setattr(owner, name, self._guarded(getattr(owner, name)))

    def _guarded(self, what: Callable[..., Awaitable[Result]]) -> Callable[..., Awaitable[Result]]:
        """Return a coroutine function at whose beginning and end the process may be killed."""

        async def guarded(*args: Any) -> Result:  # noqa: ANN401 - whatever it takes
            asks = getattr(what, "__name__", "") == "played"  # which is asked again and again
            if not asks:
                self._step()
            self._inside += 1
            try:
                result = await what(*args)
            finally:
                self._inside -= 1
            if result or not asks:
                self._step()
            return result

        return guarded

    def _step(self) -> None:
        self.awaits += 1
        if self.awaits == self._fatal:
            self.dead.set()
        if self.dead.is_set():
            raise Killed

    async def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something, unless the process is killed meanwhile: then raise `Killed`."""
        doing, dying = asyncio.create_task(work), asyncio.create_task(self.dead.wait())
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.wait((doing, dying), return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if self.dead.is_set():
            self._doing.append(doing)
            raise Killed
        return doing.result()

    async def actor(self, tournament: str) -> TournamentActor:
        return await self.container.tournaments.room(tournament)

    async def end(self) -> None:
        """Let nothing go on, as when a process ends; the database finishes what it is doing."""
        self.dead.set()
        tasks = [task for task in self._doing if not task.done()]
        for rooms in (self.container.tournaments, self.container.table_manager):
            rooms._closing = True
            for actor in rooms.opened:
                tasks.append(actor._task)
                actor.stop()
        async with asyncio.timeout(PATIENCE_S):
            while self._inside:  # noqa: ASYNC110 - nothing else tells
                await asyncio.sleep(0.001)
        await asyncio.wait(tasks, timeout=0.01) if tasks else None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.container.deps.store.close()


@contextlib.asynccontextmanager
async def living(where: Path | str, times: Times, fatal: int) -> AsyncIterator[World]:
    """Open a server, with everybody in it."""
    prepare(where)
    rng = random.Random(7)
    robots = RandomRobots(rng)
    store = await open_store(where)
    deps = TableDeps(store, robots, times.wall_ms, times.tick_ms, robots.new_seed)
    container = Container(deps, PuzzleMaker())
    people = container.people.store
    for person in (OWNER, *PLAYERS):
        if await people.account(person) is None:
            session = Session(f"{person} at home", person, f"{person} at home", 1, 1, "")
            await people.open(Account(person, "member", person.capitalize(), 1), session)
    world = World(container, times, fatal)
    try:
        await container.tournaments.open()
        yield world
    finally:
        await world.end()


class Script:
    """What people do, step by step; a step that was broken off is done again."""

    def __init__(self, times: Times) -> None:
        self.times = times
        self.tournament = ""
        self.told: list[Ear] = []
        self._next = 0
        self._steps: list[Callable[[World], Coroutine[Any, Any, None]]] = [
            self._made,
            *(self._asked(OWNER, one) for one in (q.OpenEntries("open"),)),
            *(self._asked(who, q.JoinTournament(f"join-{who}")) for who in PLAYERS),
            *(self._asked(who, q.CheckIn(f"in-{who}")) for who in PLAYERS),
            *(step for number in (1, 2) for step in self._round(number)),
            self._finished,
        ]
        starts_ms = times.wall_ms() + 30 * MINUTE_MS
        stage = q.StageForm(rounds=2)
        self.settings = q.SettingsForm(name="Open", stages=(stage,), starts_ms=starts_ms)

    async def go_on(self, world: World) -> bool:
        """Go on to the end; tell whether the server lived as long."""
        try:
            if self.tournament:
                await self._listen(world)
            while self._next < len(self._steps):
                await self._steps[self._next](world)
                self._next += 1
        except Killed:
            return False
        return True

    async def _made(self, world: World) -> None:
        wish = q.NewTournament(id="make", settings=self.settings)
        self.tournament = await world.do(world.container.tournaments.create(OWNER, wish))
        await self._listen(world)

    async def _listen(self, world: World) -> None:
        """Have a page there; nothing that pages were told before is lost."""
        actor = await world.do(world.actor(self.tournament))
        assert all(actor.version >= ear.version for ear in self.told)  # I7
        self.told.append(Ear())
        await world.do(actor.subscribe(self.told[-1], OWNER))

    def _asked(
        self, person: str, message: q.TournamentAction
    ) -> Callable[[World], Coroutine[Any, Any, None]]:
        async def step(world: World) -> None:
            actor = await world.do(world.actor(self.tournament))
            await world.do(actor.act(person, message))

        return step

    def _round(self, number: int) -> list[Callable[[World], Coroutine[Any, Any, None]]]:
        async def opened(world: World) -> None:
            await self._until(world, lambda actor: _rooms(actor, number) == 2)

        async def resigned(world: World) -> None:
            actor = await world.do(world.actor(self.tournament))
            game = actor.state.round(number).pairings[1].games[0]
            table = await world.do(world.container.table_manager.room(game.room))
            if not table.state.state.is_over:
                await world.do(_come_and_resign(world, game.room))

        async def closed(world: World) -> None:
            await self._until(world, lambda actor: actor.state.round(number).closed)

        form = q.EnterResult(id=f"result-{number}", round=number, table=1, scores=(24, 20))
        return [opened, self._asked(OWNER, form), resigned, closed]

    async def _finished(self, world: World) -> None:
        await self._until(world, lambda actor: actor.state.status == "finished")

    async def _until(self, world: World, holds: Callable[[TournamentActor], bool]) -> None:
        """Wait until something holds; time passes where the tournament waits for it."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                actor = await world.do(world.actor(self.tournament))
                if holds(actor):
                    return
                head = actor.snapshot("ann").tournament.head
                due_ms = max(head.due_ms, head.starts_ms if head.round == 1 else 0)
                self.times.ms += max(0, due_ms - self.times.wall_ms())
                await world.do(asyncio.sleep(0.002))


def _rooms(actor: TournamentActor, number: int) -> int:
    """Return how many tables of a round are open."""
    if len(actor.state.rounds) < number:
        return 0
    return sum(bool(one.games[0].room) for one in actor.state.round(number).pairings)


async def _come_and_resign(world: World, room: str) -> None:
    """Have both come to a table, and one resign."""
    table = await world.container.table_manager.room(room)
    seats = [seat.person or "" for seat in table.state.config.seats]
    for person in seats:
        ear = Ear()
        await table.subscribe(ear, person)
        table.unsubscribe(ear)
    message = ResignMessage(id="enough", version=table.version, player=0)
    await table.act(seats[0], message)


async def check(world: World, script: Script) -> None:
    """Check the invariants of a tournament that is over."""
    tournament = script.tournament
    actor = await world.actor(tournament)
    entries = await world.container.deps.store.entries(tournament)
    state = TOURNAMENT_LOG.replay(entries)
    assert actor.state == state  # I5
    assert proofs.verify(state) == []
    happened = [one.event for one in state.log]
    paired = [one.round for one in happened if isinstance(one, events.Paired)]
    assert paired == [1, 2]  # I1
    results = [
        (one.round, one.table, one.game) for one in happened if isinstance(one, events.Resulted)
    ]
    assert sorted(results) == [(1, 1, 1), (1, 2, 1), (2, 1, 1), (2, 2, 1)]  # I4
    places = {word(tournament, 0, Place(*one)): one for one in results}
    assert await words(world) == {f"tournament:{one}" for one in places}  # I2
    began = [one for one in happened if isinstance(one, events.Began)]
    assert len({one.room for one in began}) == len(began) == 4
    for each in state.rounds:  # I3
        playing = [entry for pairing in each.pairings for entry in pairing.sides]
        assert len(set(playing)) == len(playing) == 4
    key = state.secret.key
    *before, _ = [text for ear in script.told for text in ear.texts if '"finished"' not in text]
    assert not any(key in text for text in before)  # I9


async def words(world: World) -> set[str]:
    """Return the words under which tables were opened for tournaments."""
    query = select(tables.c.rematch_of).where(tables.c.rematch_of.like("tournament:%/%"))

    def job(connection: Connection) -> list[str | None]:
        return list(connection.scalars(query))

    found = await world.container.deps.store.database.read(job)
    assert len(set(found)) == len(found)
    return {str(one) for one in found}


async def awaits(where: Path | str, times: Times) -> int:
    """Return at how many places a server can be killed in a tournament."""
    script = Script(times)
    async with living(where, times, 0) as world:
        assert await script.go_on(world)
        await check(world, script)
        return world.awaits


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have tournaments look often at what there is to do."""
    monkeypatch.setattr("tantrix.server.tournaments.actor.LOOK_S", 0.002)


@pytest.mark.parametrize("part", range(4))
async def test_a_server_killed_anywhere_goes_on_with_its_tournament(
    tmp_path: Path, part: int
) -> None:
    count = await awaits(tmp_path / "whole.db", Times())
    assert count > 60
    for fatal in range(1 + part, count + 1, 4):
        times = Times()
        script, where = Script(times), tmp_path / f"{fatal}.db"
        async with living(where, times, fatal) as world:
            lived = await script.go_on(world)
            assert not lived or world.awaits < fatal
        while not lived:
            async with living(where, times, 0) as world:
                lived = await script.go_on(world)
                await check(world, script)


async def test_a_server_killed_again_and_again_does_everything_once(where: Path | str) -> None:
    times = Times()
    script, deaths = Script(times), 0
    for fatal in (9, 5, 7, 11, 13, 15, 17, 19, 21, 23, 25, 27, 0):
        async with living(where, times, fatal) as world:
            if await script.go_on(world):
                await check(world, script)
                break
        deaths += 1
    assert deaths > 4
