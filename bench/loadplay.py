"""Those who play at a measured server: each has a socket, a board of its own, and counts.

Each follows its game, as the page does: it is told of a placement without a view, and has the
kernel say what is legal then.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec
from loadwire import Wire, connect

from tantrix.native import _native
from tantrix.native.setup import copied_in, placements_of
from tantrix.notation.moves import read_placement, write_placement
from tantrix.notation.positions import strategy


class Plan(NamedTuple):
    """How a socket behaves: which player it moves (None: it only watches), and how long it thinks.

    `most` is how many placements it makes at most. `own` is the address from which it comes.
    """

    url: str
    table: str
    cookie: str
    player: int | None
    think_s: float
    most: int
    seed: str
    own: str


class Ack(NamedTuple):
    """An acknowledged placement: the message's name, its version, when it was sent and confirmed.

    Times are seconds of the machine's monotonic clock.
    """

    id: str
    version: int
    sent_s: float
    acked_s: float


class Observation(NamedTuple):
    """What a socket has heard: its board in order, and when it heard of each version."""

    table: str
    player: int | None
    over: bool
    codes: list[str]
    heard_s: dict[int, float]
    acks: list[Ack]
    faults: list[str]


class View(msgspec.Struct):
    """What a player looks at."""

    position: str
    player: int | None
    board: list[str]


class Logged(msgspec.Struct):
    """An entry of the list of moves."""

    code: str


class Snapshot(msgspec.Struct, tag_field="type", tag="snapshot"):
    """All of a table."""

    version: int
    view: View
    log: list[Logged]


class Happening(msgspec.Struct):
    """What happened, if a tile was laid where."""

    kind: str
    placement: str = ""
    drawn: int | None = None


class Event(msgspec.Struct, tag_field="type", tag="event"):
    """Something has happened that is no placement."""

    version: int
    event: Happening
    view: View


class Placement(msgspec.Struct, tag_field="type", tag="placement"):
    """A tile was placed."""

    version: int
    event: Happening


class Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    """A placement is stored for good."""

    id: str
    version: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A placement was not made."""

    error: dict[str, object]


class Closing(msgspec.Struct, tag_field="type", tag="closing"):
    """The server closes."""


_HEARD = msgspec.json.Decoder(Snapshot | Event | Placement | Accepted | Refused | Closing)
_SAID = b'{"type":"place","id":"1-27","version":28,"placement":"25@0,-1:5"}'
ECHOING = 64
ECHO_S = 2.0
"""How many sockets say something, and for how long."""

_HELLO = b'{"type":"hello","protocol":1,"version":null,"follows":true}'
_OVER = 3
"""The stage of a game that is over, in the kernel."""


class Player:
    """A socket at a table that plays its player by chance, to the end if it may."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.acks: list[Ack] = []
        self.faults: list[str] = []
        self.codes: list[str] = []
        self.heard_s: dict[int, float] = {}
        self.version = 0
        self.ready = asyncio.Event()
        self.done = asyncio.Event()
        self._position = _native.Position()
        self._rng = random.Random(plan.seed)
        self._sent: dict[str, float] = {}
        self._thinking: asyncio.TimerHandle | None = None
        self._playing = False
        self._over = False
        self._wire: Wire | None = None

    async def come(self) -> None:
        """Connect, and wait for the snapshot."""
        plan = self.plan
        self.ready.clear()
        self._wire = Wire(plan.url, f"/ws/tables/{plan.table}", plan.cookie, self._hear, self._lost)
        await connect(self._wire, plan.url, plan.own)
        self._wire.send(_HELLO)
        await self.ready.wait()

    def cut(self) -> None:
        """Lose the connection."""
        self._playing = False
        if self._wire is not None:
            self._wire.cut()

    def leave(self) -> None:
        """Close the socket."""
        self._playing = False
        if self._wire is not None:
            self._wire.close()

    def play(self) -> None:
        """Play from now on."""
        self._playing = True
        self._go_on()

    def observation(self) -> Observation:
        """Return what this socket has heard and done."""
        return Observation(
            self.plan.table,
            self.plan.player,
            self._over,
            self.codes,
            self.heard_s,
            self.acks,
            self.faults,
        )

    # --- what comes -------------------------------------------------------------------------

    def _hear(self, text: bytes) -> None:
        message = _HEARD.decode(text)
        if isinstance(message, Event | Placement):
            self._follow(message)
        elif isinstance(message, Accepted):
            self._confirmed(message)
        elif isinstance(message, Snapshot):
            self._begin(message)
        elif isinstance(message, Refused):
            self._fail(f"refused: {message.error}")

    def _begin(self, snapshot: Snapshot) -> None:
        """Take all of the table, which must hold what was known of it before."""
        codes = [entry.code for entry in snapshot.log]
        if snapshot.version < self.version or codes[: len(self.codes)] != self.codes:
            self._fail(f"a snapshot of version {snapshot.version} lacks what {self.version} had")
        self.codes, self.version = codes, snapshot.version
        self._look(snapshot.view)
        self.ready.set()

    def _follow(self, event: Event | Placement) -> None:
        """Take what has happened, which must be what comes next."""
        if event.version != self.version + 1:
            self._fail(f"version {event.version} came after {self.version}")
        self.version = event.version
        self.heard_s[event.version] = time.monotonic()
        if isinstance(event, Placement):
            self._placed(event.event)
        else:
            self._look(event.view)
        self._go_on()

    def _placed(self, happening: Happening) -> None:
        """Place a tile on the own board, with the rules of the kernel."""
        self.codes.append(happening.placement)
        try:
            self._position.place(*read_placement(happening.placement))
            if happening.drawn is not None:
                self._position.draw(happening.drawn)
            self._position.settle()
        except _native.Refused as refused:
            self._fail(f"version {self.version} cannot follow: {refused}")
        self._over = self._position.stage == _OVER
        self._end()

    def _confirmed(self, accepted: Accepted) -> None:
        sent_s = self._sent.pop(accepted.id, None)
        if sent_s is None:
            self._fail(f"{accepted.id} is confirmed, but nobody waits for it")
            return
        self.acks.append(Ack(accepted.id, accepted.version, sent_s, time.monotonic()))
        self._end()
        self._go_on()

    def _look(self, view: View) -> None:
        self._position = copied_in(strategy.read(view.position), None)
        if view.board != self.codes:
            self._fail(f"the board of version {self.version} is not what was heard of")
        self._over = view.player is None
        self._end()

    def _end(self) -> None:
        """Have done, once the game is over or enough is placed, and nothing is under way."""
        if not self._sent and (self._over or len(self.acks) >= self.plan.most):
            self.done.set()

    def _lost(self, code: int) -> None:
        if self._playing and not self.done.is_set():
            self._fail(f"the socket was closed with {code}")
        self.ready.set()

    def _fail(self, why: str) -> None:
        self.faults.append(f"{self.plan.table} player {self.plan.player}: {why}")
        self.done.set()

    # --- what goes --------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Think about the next placement, if it is this player's turn and nothing is under way."""
        busy = self._sent or self._thinking is not None or self.done.is_set()
        if self._playing and not busy and not self._over and self._is_due():
            think_s = self.plan.think_s * self._rng.uniform(0.5, 1.5)
            loop = asyncio.get_running_loop()
            self._thinking = loop.call_later(think_s, self._place)

    def _is_due(self) -> bool:
        return self.plan.player is not None and self._position.player == self.plan.player

    def _place(self) -> None:
        """Lay a tile, any that is legal."""
        self._thinking = None
        if not self._playing or self._wire is None:
            return
        name = f"{self.plan.player}-{self.version}"
        code = write_placement(self._rng.choice(placements_of(self._position)))
        self._sent[name] = time.monotonic()
        message = {"type": "place", "id": name, "version": self.version, "placement": code}
        self._wire.send(msgspec.json.encode(message))


class Lane:
    """Two sockets that play at one table after another."""

    def __init__(self, games: Sequence[tuple[Plan, ...]]) -> None:
        self._games = list(games)
        self._players = [Player(plan) for plan in games[0]]
        self.observations: list[Observation] = []
        self.ended_s = 0.0

    async def come(self) -> None:
        """Come to the first table."""
        await asyncio.gather(*(player.come() for player in self._players))

    async def run(self) -> None:
        """Play every game to its end."""
        for plans in [*self._games[1:], ()]:
            await self._play()
            self.ended_s = time.monotonic()
            if plans:
                self._players = [Player(plan) for plan in plans]
                await self.come()

    async def _play(self) -> None:
        """Play the game at which the sockets are."""
        for player in self._players:
            player.play()
        await asyncio.gather(*(player.done.wait() for player in self._players))
        for player in self._players:
            player.leave()
        self.observations += [player.observation() for player in self._players]


async def echoes(url: str) -> int:
    """Have sockets say something again and again, for a while; return how often it came back."""
    count = 0
    wires: list[Wire] = []
    until_s = time.monotonic() + ECHO_S

    def heard(wire: int, text: bytes) -> None:
        nonlocal count
        count += 1
        if time.monotonic() < until_s:
            wires[wire].send(text)

    for number in range(ECHOING):
        wires.append(Wire(url, "/echo", "", partial(heard, number), lambda _: None))
        await connect(wires[number], url)
        wires[number].send(_SAID)
    await asyncio.sleep(until_s - time.monotonic())
    return count


async def in_turn(jobs: Sequence[Callable[[], Awaitable[None]]], at_once: int) -> None:
    """Do many things, so many `at_once`."""
    waiting = list(reversed(jobs))

    async def worker() -> None:
        while waiting:
            await waiting.pop()()

    await asyncio.gather(*(worker() for _ in range(at_once)))
