"""A server that is killed at each await of a tournament, opened again, and goes on.

A script plays a tournament on a real store with real tables. It is run again and again; in run n
the server is killed at the n-th place at which anything is awaited that matters, is opened again,
and the script goes on with what it was about to do, as clients do: with the same ids. In the end
the log must be as if nothing had happened: `Script.check` says what that is for a tournament.

Where two processes keep the server, the one is not killed but frozen, as when its machine stands
still: the other takes over and goes on to the end, and then the one wakes up, and goes on with what
it was about to store.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec
from sqlalchemy import Connection, select

from server.kit import PuzzleMaker, RandomRobots, Times, prepare
from server.races import quick
from sizes import PATIENCE_S
from tantrix.puzzles.catalogue import discovery
from tantrix.puzzles.ids import write_id
from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.registry import ActorRegistry, LocalLock, Locks
from tantrix.server.auth.repository import Account, Session
from tantrix.server.cluster.leases import Leases
from tantrix.server.cluster.repository import LeaseStore
from tantrix.server.container import Container
from tantrix.server.db.base import TOURNAMENT
from tantrix.server.db.schema.cluster import processes
from tantrix.server.db.schema.tables import tables
from tantrix.server.db.store import Store, open_store
from tantrix.server.tables.deps import TableDeps
from tantrix.server.tournaments import requests as q
from tantrix.server.tournaments.actor import TournamentActor
from tantrix.server.tournaments.deps import TOURNAMENT_LOG
from tantrix.server.tournaments.forms import OnlineForm, SettingsForm, StageForm
from tantrix.server.tournaments.games import word
from tantrix.server.tournaments.office_requests import OpenEntries
from tantrix.server.tournaments.pairer import puzzles_of
from tantrix.server.tournaments.player_requests import CheckIn, JoinTournament
from tantrix.server.workers.single import SingleProcess
from tantrix.tournaments import events, proofs
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import MINUTE_MS
from tantrix.tournaments.state import TournamentState

PLAYERS = ("ann", "ben", "cat", "dan")
OWNER = "dora"

PUZZLES = [write_id(discovery(size)) for size in (3, 4)]
"""The puzzles of a rally."""

Result = TypeVar("Result")


class Killed(BaseException):
    """The process is no more."""


class Ear:
    """A page that is told what happens."""

    name = "Ear"
    unheard_ms = None
    follows = False

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


class MadeBefore(SingleProcess):
    """Has the puzzles of a rally at once, where a server has a process look for them."""

    async def ask(self, work: Callable[..., Any], *args: object) -> Any:  # noqa: ANN401
        """Return as many puzzles as there are seeds."""
        assert work is puzzles_of
        (seeds,) = args
        assert isinstance(seeds, list)
        return PUZZLES[: len(seeds)]


class World:
    """One life of a server, which ends at the await number `fatal`, 0 for never."""

    def __init__(self, container: Container, times: Times, fatal: int, *, freezes: bool) -> None:
        self.container = container
        self.times = times
        self.dead = asyncio.Event()
        self.thawed = asyncio.Event()
        self.freezes = freezes
        self.awaits = 0
        self._fatal = fatal
        self._begun = 0
        self._inside = 0
        self._ended = False
        self._doing: list[asyncio.Task[Any]] = []
        store, deps = container.deps.store, container.tournaments._deps
        self._guard(store, "append", "create")
        self._guard(deps.tables, "open", "played", "end")
        self._guard(deps.pairer, "pair")
        for name in ("read", "write"):
            setattr(store.database, name, self._whole(getattr(store.database, name)))
        deps.pairer._process = MadeBefore(1)

    def _guard(self, owner: object, *names: str) -> None:
        for name in names:
            setattr(owner, name, self._guarded(getattr(owner, name)))

    def _guarded(self, what: Callable[..., Awaitable[Result]]) -> Callable[..., Awaitable[Result]]:
        """Return a coroutine function at whose beginning and end the process may be killed."""

        inside = self._whole(what)

        async def guarded(*args: Any) -> Result:  # noqa: ANN401 - whatever it takes
            asks = getattr(what, "__name__", "") == "played"  # which is asked again and again
            self._begun += 1
            try:
                if not asks:
                    await self._step()
                result = await inside(*args)
                if result or not asks:
                    await self._step()
            finally:
                self._begun -= 1
            return result

        return guarded

    def _whole(self, what: Callable[..., Awaitable[Result]]) -> Callable[..., Awaitable[Result]]:
        """Return a coroutine function that the end of the process waits for, and that follows none.

        A task that is cancelled while it connects to PostgreSQL leaves the connection open.
        """

        async def whole(*args: Any) -> Result:  # noqa: ANN401 - whatever it takes
            if self._ended:
                raise Killed
            self._inside += 1
            try:
                return await what(*args)
            finally:
                self._inside -= 1

        return whole

    async def _step(self) -> None:
        self.awaits += 1
        if self.awaits == self._fatal:
            self.dead.set()
        if self.dead.is_set() and self.freezes:
            await self.thawed.wait()
        elif self.dead.is_set():
            self._open_no_more()
            raise Killed

    def _open_no_more(self) -> None:
        """In a process that is no more nothing is opened again."""
        for rooms in self._rooms():
            for task in (rooms._supervisor, rooms._reaper):
                if task is not None:
                    task.cancel()

    def _rooms(self) -> tuple[ActorRegistry[Any], ...]:
        container = self.container
        return container.tournaments, container.table_manager, container.races

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

    async def thaw(self) -> None:
        """Let a process that was frozen finish what it had begun, and what follows from that."""
        self.thawed.set()
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*self._doing, return_exceptions=True)
            while self._begun:  # noqa: ASYNC110 - nothing else tells
                await asyncio.sleep(0.002)
            for actor in self.container.tournaments.opened:
                with contextlib.suppress(TantrixError):
                    await actor.post(_nothing)

    async def end(self) -> None:
        """Let nothing go on, as when a process ends; the database finishes what it is doing."""
        self.dead.set()
        self.thawed.set()
        self._ended = True
        self._open_no_more()
        going = [actor._going for actor in self.container.tournaments.opened]
        tasks: list[asyncio.Task[Any] | None] = [*self._doing, *going]
        for rooms in self._rooms():
            rooms._closing = True
            tasks += [rooms._supervisor, rooms._reaper, *rooms._actors.values()]
            for actor in rooms.opened:
                tasks.append(actor._task)
                actor.stop()
        async with asyncio.timeout(PATIENCE_S):
            while self._inside:  # noqa: ASYNC110 - nothing else tells
                await asyncio.sleep(0.001)
        ending = [task for task in tasks if task is not None]
        await asyncio.wait(ending, timeout=0.01)
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await self.container.deps.store.close()


@contextlib.asynccontextmanager
async def living(
    where: Path | str, times: Times, fatal: int, process: str | None = None
) -> AsyncIterator[World]:
    """Open a server, with everybody in it; or a named process of one, which freezes at `fatal`."""
    prepare(where)
    rng = random.Random(7)
    robots = RandomRobots(rng)
    store = await open_store(where, shared=process is not None)
    locks: Locks = LocalLock() if process is None else await _entered(store, process)
    clocks = times.wall_ms, times.tick_ms
    deps = TableDeps(store, robots, *clocks, robots.new_seed, locks=locks)
    container = Container(deps, PuzzleMaker(), quick)
    people = container.people.store
    for person in (OWNER, *PLAYERS):
        if await people.account(person) is None:
            session = Session(f"{person} at home", person, f"{person} at home", 1, 1, "")
            await people.open(Account(person, "member", person.capitalize(), 1), session)
    world = World(container, times, fatal, freezes=process is not None)
    try:
        await container.tournaments.open()
        yield world
    finally:
        await world.end()


async def _entered(store: Store, process: str) -> Leases:
    """Return what a process of several holds: it is there until it leaves, and sure of it."""
    leases = LeaseStore(store.database)
    await leases.enter(process)
    for_ever = processes.update().values(seen_ms=2**60)
    await store.database.write(lambda connection: connection.execute(for_ever))
    return Leases(leases, process, lambda: 0, store.database.epochs)


async def _nothing() -> None:
    """Do nothing, after all that was to be done before."""


Step = Callable[[World], Coroutine[Any, Any, None]]


class Script(ABC):
    """What people do, step by step; a step that was broken off is done again."""

    STAGE: ClassVar[StageForm]
    THEN: ClassVar[tuple[StageForm, ...]] = ()
    """The stages after the first one."""

    GAMES: ClassVar[tuple[Place, ...]] = ()
    """The games for which tables are opened, where they are known beforehand."""

    AWAITS_ABOVE: ClassVar[int]
    """There are more places than this at which the server can be killed."""

    paired: int | None = None
    """How many rounds are paired; None: all."""

    ends: ClassVar[str] = "finished"
    players: ClassVar[tuple[str, ...]] = PLAYERS
    checks_in: ClassVar[bool] = True
    preferences: ClassVar[str] = ""
    """The colours that everybody would like to play."""

    online: ClassVar[OnlineForm] = OnlineForm()

    def __init__(self, times: Times) -> None:
        self.times = times
        self.games = self.GAMES
        self.tournament = ""
        self.told: list[Ear] = []
        self._next = 0
        self._steps: list[Step] = [
            self._made,
            self.asked(OWNER, OpenEntries("open")),
            *(
                self.asked(who, JoinTournament(f"join-{who}", preferences=self.preferences))
                for who in self.players
            ),
            *(self.asked(who, CheckIn(f"in-{who}")) for who in self.players if self.checks_in),
            *self.rounds(),
            self._finished,
        ]
        starts_ms = times.wall_ms() + 30 * MINUTE_MS
        self.settings = SettingsForm(
            name="Open", stages=(self.STAGE, *self.THEN), starts_ms=starts_ms, online=self.online
        )

    @abstractmethod
    def rounds(self) -> list[Step]:
        """Return what happens from the first round on."""

    async def check(self, world: World) -> TournamentState:
        """Check what holds of any tournament that is over, and return what its log adds up to."""
        actor = await world.actor(self.tournament)
        entries = await world.container.deps.store.entries(self.tournament)
        state = TOURNAMENT_LOG.replay(entries)
        assert actor.state == state  # I5
        assert proofs.verify(state) == []
        paired = [event.round for event in happened(state, events.Paired)]
        last = self.STAGE.rounds if self.paired is None else self.paired
        assert paired == list(range(1, last + 1))  # I1
        began = happened(state, events.Began)
        places = [Place(event.round, event.table, event.game) for event in began]
        assert sorted(map(str, places)) == sorted(map(str, self.games))  # I2
        assert len({event.room for event in began}) == len(began)
        words = {word(self.tournament, 0, place) for place in self.games}
        assert await _words(world, self.tournament) == words
        key = state.secret.key
        texts = [text for ear in self.told for text in ear.texts if '"finished"' not in text]
        assert not any(key in text for text in texts[:-1])  # I9
        return state

    async def go_on(self, world: World) -> bool:
        """Go on to the end; tell whether the server lived as long."""
        try:
            if self.tournament:
                await self.listen(world)
            while self._next < len(self._steps):
                await self._steps[self._next](world)
                self._next += 1
        except Killed:
            return False
        return True

    async def _made(self, world: World) -> None:
        wish = q.NewTournament(id="make", settings=self.settings)
        self.tournament = await world.do(world.container.tournaments.create(OWNER, wish))
        await self.listen(world)

    async def listen(self, world: World) -> None:
        """Have a page there; nothing that pages were told before is lost."""
        actor = await self.actor(world)
        assert all(actor.version >= ear.version for ear in self.told)  # I7
        self.told.append(Ear())
        await world.do(actor.subscribe(self.told[-1], OWNER))

    async def actor(self, world: World) -> TournamentActor:
        """Return the tournament of this life of the server."""
        return await world.do(world.actor(self.tournament))

    def asked(self, person: str, message: q.TournamentAction) -> Step:
        """Return the step in which somebody asks for something."""

        async def step(world: World) -> None:
            await world.do((await self.actor(world)).act(person, message))

        return step

    def until(self, holds: Callable[[TournamentActor], bool]) -> Step:
        """Return the step that waits until something holds."""
        return partial(self._until, holds=holds)

    async def _finished(self, world: World) -> None:
        await self._until(world, lambda actor: actor.state.status == self.ends)

    async def _until(self, world: World, holds: Callable[[TournamentActor], bool]) -> None:
        """Wait until something holds; time passes where the tournament waits for it."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                actor = await self.actor(world)
                if holds(actor):
                    return
                head = actor.snapshot("ann").tournament.head
                due_ms = max(head.due_ms, head.starts_ms if head.round == 1 else 0)
                self.times.ms += max(0, due_ms - self.times.wall_ms())
                await world.do(asyncio.sleep(0.002))


Kind = TypeVar("Kind", bound=events.Event)


def happened(state: TournamentState, kind: type[Kind]) -> list[Kind]:
    """Return the events of a kind, in order."""
    return [one.event for one in state.log if isinstance(one.event, kind)]


async def _words(world: World, tournament: str) -> set[str]:
    """Return the words under which tables and races were opened for a tournament."""
    opened = tables.c.rematch_of.like(f"%{tournament}/%"), tables.c.kind != TOURNAMENT
    query = select(tables.c.rematch_of).where(*opened)

    def job(connection: Connection) -> list[str | None]:
        return list(connection.scalars(query))

    found = await world.container.deps.store.database.read(job)
    assert len(set(found)) == len(found)
    return {str(one).removeprefix("tournament:") for one in found}


Where = Callable[[], Awaitable[Path | str]]
"""Gives the file or the address of a server at which nothing goes on."""


def files(folder: Path) -> Where:
    """Return what gives files in a folder."""
    numbers = itertools.count()

    async def make() -> Path:
        return folder / f"{next(numbers)}.db"

    return make


async def killed_anywhere(new: type[Script], make: Where, part: int, parts: int) -> None:
    """Kill the server at each place of a part, each time on a database of its own.

    Where a tournament was before, what is asked for under the same ids has been done already.
    """
    script = new(Times())
    async with living(await make(), script.times, 0) as world:
        assert await script.go_on(world)
        await script.check(world)
        count = world.awaits
    assert count > script.AWAITS_ABOVE
    for fatal in range(1 + part, count + 1, parts):
        script, where = new(Times()), await make()
        async with living(where, script.times, fatal) as world:
            lived = await script.go_on(world)
            assert not lived or script.AWAITS_ABOVE < world.awaits < fatal
        while not lived:
            async with living(where, script.times, 0) as world:
                lived = await script.go_on(world)
                await script.check(world)


async def frozen_anywhere(new: type[Script], make: Where, part: int, parts: int) -> None:
    """Freeze one of two processes at each place of a part, and wake it when the other is done."""
    script = new(Times())
    async with living(await make(), script.times, 0, "one") as world:
        assert await script.go_on(world)
        count = world.awaits
    assert count > script.AWAITS_ABOVE
    for fatal in range(1 + part, count + 1, parts):
        script, where = new(Times()), await make()
        async with living(where, script.times, fatal, "one") as one:
            lived = await script.go_on(one)
            assert not lived or script.AWAITS_ABOVE < one.awaits < fatal
            async with living(where, script.times, 0, "other") as other:
                await LeaseStore(other.container.deps.store.database).leave("one")
                assert await script.go_on(other)
                state = await script.check(other)
                await one.thaw()
                after = await script.check(other)
                assert [one.event for one in after.log[state.version :]] == []


async def killed_again_and_again(new: type[Script], where: Path | str, fewest: int) -> None:
    """Kill the server more than `fewest` times in one tournament, each time a little later."""
    script, deaths = new(Times()), 0
    for fatal in (9, 5, *range(7, 24, 2), 0):
        async with living(where, script.times, fatal) as world:
            if await script.go_on(world):
                await script.check(world)
                break
        deaths += 1
    assert deaths > fewest
