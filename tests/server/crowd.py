"""People in the lobby: each has a browser, with pages of the lobby, of rooms and of channels."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from server.kit import Json, Open, Pages, RandomRobots, Times, connect, opened
from sizes import PATIENCE_S
from tantrix.server.auth.sessions import KnownSession, SessionCache
from tantrix.server.web import cookies
from tantrix.server.web.cookies import Kind, Person, Role

TERMS: Json = {"kind": "unranked"}


class Talk:
    """A socket of the commons, and what it knows by what it was told."""

    def __init__(self, connection: Any) -> None:  # noqa: ANN401 - a connection
        self.socket = connection
        self.snapshot: Json = {}
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self._name = secrets.token_hex(4)
        self._ids = 0

    @property
    def room(self) -> Json:
        room: Json = self.snapshot["room"]
        return room

    @property
    def taken(self) -> dict[str, str]:
        """Who sits on which colour."""
        return {s["colour"]: s["name"] for s in self.room["slots"] if s["kind"] != "open"}

    @property
    def seated(self) -> int:
        """How many slots somebody has."""
        return sum(slot["kind"] != "open" for slot in self.room["slots"])

    @property
    def rooms(self) -> dict[str, Json]:
        """The public rooms that the lobby tells, by id."""
        return {room["id"]: room for room in self.snapshot["rooms"]}

    @property
    def seeks(self) -> list[Json]:
        seeks: list[Json] = self.snapshot["seeks"]
        return seeks

    @property
    def mine(self) -> Json:
        mine: Json = self.snapshot["mine"]
        return mine

    @property
    def lines(self) -> list[str]:
        """What the channel shows."""
        return [line["text"] for line in self.snapshot["lines"]]

    async def send(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """Take the next message as a page does."""
        async with asyncio.timeout(PATIENCE_S):
            text = await self.socket.recv()
        message: Json = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        _HANDLERS.get(message["type"], _nothing)(self, message)
        return message

    async def until(self, *types: str) -> Json:
        """Take messages up to the first one of some types."""
        while (message := await self.hear())["type"] not in types:
            pass
        return message

    async def until_holds(self, holds: Callable[[], bool]) -> None:
        """Take messages until something holds."""
        while not holds():
            await self.hear()

    async def hello(self) -> Json:
        await self.send({"type": "hello", "protocol": 1, "version": None})
        return await self.until("snapshot", "refused")

    async def ask(self, kind: str, **fields: object) -> Json:
        """Ask for something under a new name, unless one is given, and take the answer."""
        self._ids += 1
        await self.send({"type": kind, "id": f"{self._name}-{self._ids}", **fields})
        return await self.until("accepted", "refused")

    async def do(self, kind: str, **fields: object) -> Json:
        """Ask for something that is done."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "accepted", answer
        return answer

    async def error(self, kind: str, **fields: object) -> str:
        """Ask for something that is refused, and return the id of the reason."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["error"]["id"])

    async def say(self, text: str) -> str | None:
        """Say something; return why it is refused, None where it is said."""
        answer = await self.ask("say", text=text)
        return None if answer["type"] == "accepted" else answer["error"]["id"]

    async def until_seated(self, count: int) -> None:
        """Take messages until so many slots are taken."""
        await self.until_holds(lambda: self.seated == count)

    async def until_table(self, table: str) -> None:
        """Take messages until a game is played at a table."""
        await self.until_holds(lambda: self.room["table"] == table)

    async def settle(self) -> None:
        """Take everything that was told up to now."""
        await self.send({"type": "ping"})
        await self.until("pong")

    def happened(self, message: Json) -> None:
        """Follow an event of a room, or of the lobby."""
        assert message["version"] == self.snapshot["version"] + 1
        if "room" in message:
            news = {key: message[key] for key in ("version", "room", "you")}
            self.snapshot = {**self.snapshot, **news}
            return
        self.snapshot = {
            **self.snapshot,
            "version": message["version"],
            "rooms": _merged(self.snapshot["rooms"], message, "rooms", "closed"),
            "seeks": _merged(self.snapshot["seeks"], message, "seeks", "gone"),
            "people": [
                *(p for p in self.snapshot["people"] if not _moved(p, message)),
                *message.get("people", []),
            ],
        }

    def keep(self, message: Json, key: str) -> None:
        self.snapshot = {**self.snapshot, key: message}

    def line(self, line: Json) -> None:
        self.snapshot = {**self.snapshot, "lines": [*self.snapshot["lines"], line]}

    def deleted(self, number: int) -> None:
        lines = [line for line in self.snapshot["lines"] if line["n"] != number]
        self.snapshot = {**self.snapshot, "lines": lines}


def _nothing(_: Talk, __: Json) -> None:
    """Most messages change nothing that is known."""


_HANDLERS: dict[str, Callable[[Talk, Json], None]] = {
    "snapshot": lambda talk, message: setattr(talk, "snapshot", message),
    "event": Talk.happened,
    "mine": lambda talk, message: talk.keep(message, "mine"),
    "presence": lambda talk, message: talk.keep(message, "presence"),
    "line": lambda talk, message: talk.line(message["line"]),
    "deleted": lambda talk, message: talk.deleted(message["n"]),
}


def _merged(known: list[Json], message: Json, new: str, gone: str) -> list[Json]:
    """What is known, with what is new in the place of the old, and without what is gone."""
    ids = {one["id"] for one in message.get(new, [])} | set(message.get(gone, []))
    return [*(one for one in known if one["id"] not in ids), *message.get(new, [])]


def _moved(present: Json, message: Json) -> bool:
    names = {one["person"]["name"] for one in message.get("people", [])}
    return present["person"]["name"] in names | set(message.get("left", []))


class Somebody:
    """A person with a browser."""

    def __init__(self, pages: Pages, person: Person) -> None:
        self.pages = pages
        self.person = person

    @property
    def name(self) -> str:
        return self.person.name

    async def lobby(self) -> Talk:
        return await self.open("/ws/lobby")

    async def room(self, room: str, key: str = "") -> Talk:
        return await self.open(f"/ws/rooms/{room}" + (f"?key={key}" if key else ""))

    async def channel(self, name: str) -> Talk:
        return await self.open(f"/ws/chat/{name}")

    async def open(self, path: str) -> Talk:
        """Open a socket and say hello."""
        talk = await self.knock(path)
        await talk.hello()
        return talk

    async def knock(self, path: str) -> Talk:
        """Open a socket, before hello."""
        cookies = "; ".join(f"{k}={value}" for k, value in self.pages.http.cookies.items())
        address = f"{self.pages.origin.replace('http', 'ws', 1)}{path}"
        headers: dict[str, Any] = {"origin": self.pages.origin}
        connecting = connect(address, additional_headers={"Cookie": cookies}, **headers)
        return Talk(await self.pages._stack.enter_async_context(connecting))

    async def opened(self, slot: int | None = 0, *, private: bool = False, **terms: Any) -> Talk:  # noqa: ANN401
        """Open a room by some terms, and return the page of it."""
        lobby = await self.lobby()
        wish = {"name": f"{self.name}'s", "terms": {**TERMS, **terms}, "private": private}
        answer = await lobby.do("open", slot=slot, **wish)
        return await self.room(answer["room"])


class Crowd:
    """People who are known to a server by the cookies of their browsers."""

    def __init__(self, server: Open, stack: contextlib.AsyncExitStack) -> None:
        self.server = server
        self._stack = stack
        self.persons: dict[str, Person] = {}
        self.let_in: list[Somebody] = []

    async def __call__(self, name: str, kind: Kind = "member", role: Role = "player") -> Somebody:
        """Let somebody in."""
        pages = await self._stack.enter_async_context(Pages(self.server.url))
        await pages.get("/api/tables")
        session = cookies.digest(pages.http.cookies[cookies.COOKIE])
        self.persons[session] = Person(session, name, kind, role)
        self.let_in.append(Somebody(pages, self.persons[session]))
        return self.let_in[-1]


@contextlib.asynccontextmanager
async def gathering(
    data: Path, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Crowd]:
    """Open a server in which nobody is a visitor who was let in by name."""
    persons: dict[str, Person] = {}

    async def find(_: SessionCache, session: str) -> KnownSession:
        return KnownSession(persons.get(session, Person(session)))

    monkeypatch.setattr(SessionCache, "find", find)
    async with opened(data, robots, times) as server, contextlib.AsyncExitStack() as stack:
        crowd = Crowd(server, stack)
        crowd.persons = persons
        yield crowd


async def together(
    crowd: Crowd,
    *names: str,
    **terms: Any,  # noqa: ANN401
) -> tuple[list[Somebody], list[Talk]]:
    """Seat people in one room, in the order of the slots; return them and their pages of it."""
    people = [await crowd(name) for name in names]
    talks = [await people[0].opened(**terms)]
    for slot, one in enumerate(people[1:], start=1):
        talk = await one.room(talks[0].room["id"])
        await talk.do("sit", slot=slot)
        talks.append(talk)
    for talk in talks:
        await talk.until_seated(len(people))
    return people, talks
