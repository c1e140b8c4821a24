"""A robot of ours that plays through the API, at all its tables at once."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any

from tantrix.client.client import Client
from tantrix.client.connection import UNREACHABLE
from tantrix.client.generated import (
    Challenge,
    ColouredSeat,
    GameStart,
    InRoom,
    NewStrategy,
    RoomView,
    TableView,
)
from tantrix.client.seen import Json, Seen, free_slots
from tantrix.client.waiting import Backoff
from tantrix.client.waits import Report, Waits
from tantrix.engine import EngineClient, Limits
from tantrix.engine.thinking import NOTHING, game_of
from tantrix.notation.moves import write_action
from tantrix.notation.positions import registry
from tantrix.robots.base import ROBOTS, make_game_robot
from tantrix.rules.core.errors import TantrixError

Choose = Callable[[str], Awaitable[str]]
"""Returns what is done in a position, both as text."""

Player = Callable[[], AbstractAsyncContextManager[Choose]]
"""Makes a player for one game, who is let go of when the game is over."""


def choice(position: str, level: str, rng: random.Random) -> str:
    """Return what a robot of a level does in a position; raises `TantrixError` `bad.robot`.

    >>> import random, tantrix
    >>> from tantrix.client.robot import choice
    >>> state = tantrix.new_game(seed=1)
    >>> position = tantrix.write_position(state.hidden())
    >>> chosen = choice(position, "greedy", random.Random(2))
    >>> tantrix.read_placement(chosen) in state.legal_actions()
    True
    """
    state = registry.read(position)
    return write_action(make_game_robot(game_of(state), level, rng).choose(state))


def robot_player(level: str, rng: random.Random) -> Player:
    """Return a player who is a robot of a level, or of another package.

    >>> import random
    >>> from tantrix.client.robot import robot_player
    >>> callable(robot_player("greedy", random.Random(1)))
    True
    """

    async def choose(position: str) -> str:
        """Think in a thread, so that the other tables go on."""
        own = random.Random(rng.getrandbits(64))
        return await asyncio.to_thread(choice, position, level, own)

    return lambda: contextlib.nullcontext(choose)


def engine_player(command: str, movetime: int | None = None) -> Player:
    """Return a player who is an engine, started anew for each game; `movetime` is in milliseconds.

    What goes wrong raises `TantrixError` `robot.engine.*`.

    >>> from tantrix.client.robot import engine_player
    >>> callable(engine_player("./mine --quick", movetime=200))
    True
    """

    @contextlib.asynccontextmanager
    async def player() -> AsyncGenerator[Choose]:
        async with EngineClient.start(command) as engine:
            await engine.new_game()

            async def choose(position: str) -> str:
                found = await engine.play(registry.read(position), Limits(movetime=movetime))
                if found.action is None:
                    raise TantrixError("robot.engine.illegal", command=command, text=NOTHING)
                return write_action(found.action)

            yield choose

    return player


def _against(level: str) -> NewStrategy:
    """Return the table to be made at which one plays against a robot of a level."""
    return NewStrategy(
        seats=[
            ColouredSeat(kind="person", name="", colour="R"),
            ColouredSeat(kind="robot", name="", level=level, colour="Y"),
        ],
        pace="instant",
    )


def _is_against(table: TableView, level: str) -> bool:
    """Tell whether a game goes on that one person plays against one robot of a level."""
    seats = [(seat.kind, seat.level) for seat in table.seats]
    two = sorted(seats, key=lambda seat: seat[0]) == [("person", None), ("robot", level)]
    return table.status == "playing" and table.game == "strategy" and two


async def _agree(seen: Seen) -> bool:
    """Agree to pauses alone: what a robot has done, it meant."""
    return seen.offer is not None and seen.offer.what == "pause"


class BotRunner:
    """Plays every game of an account, each in a task of its own, and accepts invitations.

    `player` is a level, or makes a player for each game. `report` hears of what begins, ends and
    goes wrong, `waits` of what is waited for. After so many `games` it ends, None: never. With a
    level of `against`, it makes tables of Strategy for itself and such a robot of the server, each
    when the one before is over.

    >>> import asyncio, httpx, random, tantrix
    >>> from tantrix.client import Client
    >>> from tantrix.client.robot import BotRunner
    >>> def answer(request):  # in place of a server, to which the token is unknown
    ...     return httpx.Response(401, json={"error": {"id": "auth.token", "params": {}}})
    >>> async def play():
    ...     transport = httpx.MockTransport(answer)
    ...     async with Client("http://localhost:8765", "TOKEN", transport=transport) as client:
    ...         await BotRunner(client, "greedy", random.Random(1), report=print, games=1).run()
    >>> try:
    ...     asyncio.run(play())
    ... except tantrix.TantrixError as error:
    ...     print(error.id)
    auth.token
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what it plays with, and whom it tells
        self,
        client: Client,
        player: str | Player,
        rng: random.Random,
        report: Report,
        games: int | None = None,
        waits: Waits | None = None,
        against: str | None = None,
    ) -> None:
        self._client = client
        self._player = robot_player(player, rng) if isinstance(player, str) else player
        self._report = report
        self._left = games
        self._against = against
        self._own: set[str] = set()
        self._ended: dict[str, bool] = {}  # by table, whether it was played to its end
        self._rng = rng
        self._waits = waits or Waits(lambda *_, **__: None)
        self._doing: dict[str, asyncio.Task[None]] = {}
        self._games: dict[str, int] = {}
        self._enough = asyncio.Event()

    async def run(self) -> None:
        """Play until there were enough games, or one of its own tables was given up.

        Raises `TantrixError` where the token is refused, or the level of the other robot.
        """
        ending = [asyncio.create_task(self._hear()), asyncio.create_task(self._enough.wait())]
        if self._against is not None:
            ending.append(asyncio.create_task(self._play_against(self._against)))
        reporting = asyncio.create_task(self._waits.report_regularly())
        try:
            ended, _ = await asyncio.wait(ending, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
        finally:
            tasks = (*ending, reporting, *self._doing.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _hear(self) -> None:
        """Play wherever a game begins, and take a seat wherever somebody asks for it."""
        async with contextlib.aclosing(self._client.stream_events()) as events:
            async for event in events:
                if isinstance(event, GameStart):
                    if event.table not in self._own:
                        self._begin(event.table, self._play(event.about))
                elif isinstance(event, Challenge):
                    self._begin(f"to {event.room}", self._accept(event.about))
                elif isinstance(event, InRoom):
                    self._begin(event.room, self._stay(event.about))

    async def _play_against(self, level: str) -> None:
        """Play against a robot of the server, one game after the other, until one is given up."""
        backoff = Backoff(self._rng)
        while True:
            try:
                about = await self._own_table(level)
            except TantrixError as error:
                if error.id != UNREACHABLE:
                    raise
                await backoff.wait()  # then it is seen whether the table was made all the same
                continue
            backoff.reset()
            self._own.add(about.id)
            if about.id not in self._ended:  # else the news of it came first
                self._begin(about.id, self._play(about))
                await asyncio.wait((self._doing[about.id],))
            if not self._ended[about.id] or self._left == 0:
                return

    async def _own_table(self, level: str) -> TableView:
        """Return the table where one plays against a robot of a level: one that goes on, or new."""
        while True:
            for one in await self._client.tables():
                if one.table.id not in self._own and _is_against(one.table, level):
                    return one.table
            await self._client.create(_against(level))

    def _begin(self, place: str, doing: Coroutine[Any, Any, None]) -> None:
        """Do something at a table or in a room, unless that is being done already."""
        if place in self._doing:
            doing.close()
            return
        task = asyncio.create_task(doing, name=place)
        self._doing[place] = task
        task.add_done_callback(lambda _: self._done(place))

    def _done(self, place: str) -> None:
        """Be at a table or in a room no more."""
        self._doing.pop(place, None)
        self._waits.over(place)

    async def _accept(self, room: RoomView) -> None:
        """Take a seat where we are invited, or decline."""
        message: Json = {"type": "decline", "room": room.id}
        free = free_slots(room)
        if free and room.terms.game in ROBOTS:
            message = {"type": "seat", "room": room.id, "slot": free[0]}
        try:
            await self._client.lobby(message)
        except TantrixError as error:
            self._report("api.bot.left", room=room.name, why=error.id)

    async def _stay(self, room: RoomView) -> None:
        """Be present and ready in a room as long as we have a seat there."""
        try:
            async with contextlib.aclosing(self._client.stream_room(room.id)) as stream:
                async for seen in stream:
                    self._games[room.id] = seen.room.games
                    self._waits.room(seen)
                    if seen.wanted:
                        await self._ready(room.id)
        except TantrixError as error:
            self._report("api.bot.left", room=room.name, why=error.id)

    async def _ready(self, room: str) -> None:
        """Say that we want the next game."""
        await self._client.room(room, {"type": "ready", "after": self._games[room]})

    async def _play(self, about: TableView) -> None:
        """Play one game to its end, and want the next one if there is one."""
        table = about.id
        self._report("api.bot.begins", table=table)
        self._waits.table(table)
        try:
            async with self._player() as choose:
                result = await self._client.play(
                    table, lambda seen: choose(seen.view.position), _agree
                )
        except Exception as error:  # noqa: BLE001 - the other tables go on
            self._ended[table] = False
            self._report("api.bot.gave_up", table=table, why=str(error) or type(error).__name__)
        else:
            self._ended[table] = True
            scores = "-".join(map(str, result.outcome.scores))
            self._report("api.bot.over", table=table, scores=scores)
        if self._left is not None:
            self._left -= 1
        if self._left == 0:
            self._enough.set()
        elif about.terms.room in self._games:
            with contextlib.suppress(TantrixError):  # the room tells what it waits for
                await self._ready(about.terms.room)
