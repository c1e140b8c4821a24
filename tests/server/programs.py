"""Programs that ask the server with a token, as they would from elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx

from server.kit import Open, Pages, http_client
from sizes import PATIENCE_S
from tantrix.server.auth.repository import Account, Session
from tantrix.server.bots.repository import ApiToken, BotStore
from tantrix.server.bots.tokens import BEGINS
from tantrix.server.web import cookies

Json = dict[str, Any]


async def token(server: Open, person: str, *scopes: str) -> str:
    """Make a token for a person by their id, who is a member then, and return its secret."""
    people = server.container.people.store
    if await people.account(person) is None:
        session = Session(f"{person} at home", person, f"{person} at home", 1, 1, "")
        await people.open(Account(person, "member", person.capitalize(), 1), session)
    secret = BEGINS + cookies.new_token()
    kinds = frozenset(scopes)
    made = ApiToken(cookies.digest(secret), person, secret[-8:], "a program", kinds, 1)
    await BotStore(server.store.database).make(made, 99)
    return secret


async def member(server: Open, pages: Pages, name: str) -> str:
    """Register whoever has a browser, and return their id."""
    await pages.post("/api/me/register", {"name": name, "password": "correct horse"})
    account = await server.container.people.store.named(name)
    assert account is not None
    return account.id


class Lines:
    """A stream, line by line."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines = response.aiter_lines()

    async def line(self) -> str:
        """Return the next line, an empty one too."""
        async with asyncio.timeout(PATIENCE_S):
            return await anext(self._lines)

    async def next(self, *types: str) -> Json:
        """Return the next message, of one of some types where these are given."""
        while True:
            line = await self.line()
            message: Json = json.loads(line) if line else {}
            if message and (not types or message["type"] in types):
                return message

    async def ended(self) -> list[str]:
        """Return what comes up to the end."""
        async with asyncio.timeout(PATIENCE_S):
            return [line async for line in self._lines]


class Program:
    """A program with a token."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def get(self, path: str, status: int = 200) -> Json:
        return _payload(await self.http.get(path), status)

    async def post(self, path: str, body: Json, status: int = 200) -> Json:
        return _payload(await self.http.post(path, json=body), status)

    async def make(self, wish: Json) -> str:
        table: str = (await self.post("/api/tables", wish, 201))["table"]
        return table

    async def act(self, table: str, kind: str, status: int = 200, **fields: object) -> Json:
        path = f"/api/bot/table/{table}/action"
        return await self.post(path, {"type": kind, **fields}, status)

    @contextlib.asynccontextmanager
    async def stream(self, path: str) -> AsyncIterator[Lines]:
        async with self.http.stream("GET", path) as response:
            assert response.status_code == 200
            yield Lines(response)


@contextlib.asynccontextmanager
async def program(
    server: Open, person: str = "ann", *scopes: str, secret: str | None = None
) -> AsyncIterator[Program]:
    """Start a program of a person, by default with the scope `play`."""
    known = secret or await token(server, person, *(scopes or ("play",)))
    headers = {"Authorization": f"Bearer {known}"}
    async with http_client(server.url, headers=headers) as http:
        yield Program(http)


def _payload(answer: httpx.Response, status: int) -> Json:
    assert answer.status_code == status, answer.text
    payload: Json = answer.json()
    return payload
