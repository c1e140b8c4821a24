"""Tournaments at a server, as people and programs see them."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

from server.kit import Json, Open, sooner_or_later
from server.programs import Program, program
from tantrix.server.auth.repository import Account, Session
from tantrix.server.tables.actor import TableActor

SWISS: Json = {"format": "swiss", "rounds": 5}


def settings(*stages: Json, **more: Any) -> Json:  # noqa: ANN401 - any setting
    """Say what a tournament shall be: by default a Swiss of five rounds."""
    return {"name": "Open", "stages": list(stages or (SWISS,)), **more}


async def known_as(server: Open, person: str, name: str) -> None:
    """Have somebody be a member under a name that does not tell the id."""
    session = Session(f"{person} at home", person, f"{person} at home", 1, 1, "")
    await server.container.people.store.open(Account(person, "member", name, 1), session)


class Player:
    """Somebody with a program that may play, talk and direct."""

    def __init__(self, program: Program, name: str) -> None:
        self.program = program
        self.name = name
        self._asked = 0

    async def make(self, *stages: Json, **more: Any) -> str:  # noqa: ANN401
        """Make a tournament, open its entries, and return its id."""
        body = {"id": f"make-{self.name}-{self._next()}", "settings": settings(*stages, **more)}
        made: str = (await self.program.post("/api/tournaments", body, 201))["tournament"]
        await self.do(made, "open")
        return made

    async def do(self, tournament: str, kind: str, status: int = 200, **fields: Any) -> Json:  # noqa: ANN401
        """Ask for something under a name of its own, unless one is given."""
        body = {"id": f"{kind}-{self._next()}", **fields}
        return await self.program.post(f"/api/tournaments/{tournament}/{kind}", body, status)

    async def refused(self, tournament: str, kind: str, status: int = 400, **fields: Any) -> str:  # noqa: ANN401
        """Ask for something that is refused, and return the id of the reason."""
        told = await self.do(tournament, kind, status, **fields)
        return str(told["error"]["id"])

    async def see(self, tournament: str, what: str = "") -> Json:
        """Return what is told of a tournament."""
        return await self.program.get(f"/api/tournaments/{tournament}{what}")

    async def head(self, tournament: str) -> Json:
        """Return how a tournament stands."""
        head: Json = (await self.see(tournament))["tournament"]["head"]
        return head

    def _next(self) -> int:
        self._asked += 1
        return self._asked


@contextlib.asynccontextmanager
async def players(server: Open, *names: str) -> AsyncIterator[list[Player]]:
    """Let people in who may do everything that programs can."""
    async with contextlib.AsyncExitStack() as stack:
        yield [
            Player(
                await stack.enter_async_context(program(server, name, "play", "chat", "direct")),
                name.capitalize(),
            )
            for name in names
        ]


async def come(player: Player, room: str) -> None:
    """Come to a table, and go again."""
    async with player.program.stream(f"/api/bot/table/{room}/stream") as lines:
        await lines.next("tableFull")


async def tables_of(one: Player, tournament: str, number: int) -> list[Json]:
    """Wait until all tables of a round are open, and return its pairings."""
    found: list[Json] = []

    async def are_open() -> bool:
        answer = await one.program.http.get(f"/api/tournaments/{tournament}/rounds/{number}")
        found[:] = answer.json().get("tables", [])
        return bool(found) and all(table["games"][0]["room"] for table in found)

    await sooner_or_later(are_open)
    return found


async def until_status(one: Player, tournament: str, status: str) -> None:
    """Wait until a tournament stands so."""

    async def is_so() -> bool:
        return bool((await one.head(tournament))["status"] == status)

    await sooner_or_later(is_so)


async def until_closed(one: Player, tournament: str, number: int) -> Json:
    """Wait until a round has all its results and is closed, and return it.

    What comes next is due some time after that moment, so clocks are moved only afterwards.
    """
    found: Json = {}

    async def is_closed() -> bool:
        found.update(await one.see(tournament, f"/rounds/{number}"))
        return bool(found["closed"])

    await sooner_or_later(is_closed)
    return found


async def meet(server: Open, room: str, sitting: list[Player]) -> TableActor:
    """Have those come who sit at a table, and return it as soon as the game goes on."""
    table = await server.table_manager.room(room)
    for one in sitting:
        await come(one, room)

    async def all_here() -> bool:
        return not table.state.agreements.awaited

    await sooner_or_later(all_here)
    return table


async def play(server: Open, room: str, by: dict[str, Player], rng: random.Random) -> None:
    """Play the game at a table to its end, at random, after everybody has come."""
    seats = (await server.table_manager.room(room)).state.config.seats
    sitting = [by[seat.name] for seat in seats]
    table, turn = await meet(server, room, sitting), 0
    while not table.state.state.is_over:
        turn += 1
        view = table.state.config.view(table.state.state)
        mover = sitting[view["player"]]
        place = {"placement": rng.choice(view["legal"])}
        await mover.program.act(room, "place", id=f"turn-{turn}", version=table.version, **place)


async def resign(server: Open, room: str, one: Player, other: Player) -> None:
    """Have somebody resign at a table, after both have come."""
    table = await meet(server, room, [one, other])
    player = [seat.name for seat in table.state.config.seats].index(one.name)
    await one.program.act(room, "resign", id="enough", version=table.version, player=player)
