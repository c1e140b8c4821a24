"""Tournaments at a server, as people and programs see them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from server.kit import Json, Open
from server.programs import Program, program

SWISS: Json = {"format": "swiss", "rounds": 5}


def settings(*stages: Json, **more: Any) -> Json:  # noqa: ANN401 - any setting
    """Say what a tournament shall be: by default a Swiss of five rounds."""
    return {"name": "Open", "stages": list(stages or (SWISS,)), **more}


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
