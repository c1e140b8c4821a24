"""Requests and sockets that another process answers: ASGI, message by message, over the bus.

Each open table lives in one process. A browser may be connected to another one: that process (the
*near* end) opens a tunnel to the process that holds the table (the *far* end), and the far end runs
the same application on it as on any connection of its own. What passes through are ASGI messages,
so neither end knows more than ASGI about what is being said.

The bus may lose messages, and does not say so. Both ends therefore number what they send; a gap in
the numbers ends the tunnel. That does not reveal a lost *last* message, so now and then each
process sends the counts of all of its tunnels (`_mark`), and the other one compares them with what
it has heard (`_compare`). A process that is silent for too long is taken to be gone.

A tunnel is never repaired. It ends; its socket closes with 1013 (try again later) and its request
is answered with 503; the page reconnects, and sends again what was not acknowledged. That is safe
because tables recognise repeated messages. The far end learns since when nothing was sure to come
through (`Connection.unheard_ms`), so that nobody's clock runs for what we could not carry.

Invariants: messages of one tunnel are handed on in order and without gaps; an unknown tunnel is
ended, never guessed. bus.py carries the messages, cluster.py decides which process holds what.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import defaultdict
from collections.abc import Callable, Collection, Coroutine, Mapping, MutableMapping
from typing import Any

import msgspec
import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tantrix.server.web.tasks import end_tasks

log = structlog.get_logger()

MARKS_S = 2.0
"""How often the counts are told."""

SILENCE_S = 8.0
"""After how long without a word a process is taken for gone."""

MOST_BEHIND = 256
"""How many messages may wait for a page that reads slowly, before it is let go of."""

COME_BACK = 1013

_KEPT = (
    "type",
    "asgi",
    "http_version",
    "method",
    "scheme",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "client",
    "server",
    "subprotocols",
)


class Frame(msgspec.Struct, array_like=True, frozen=True):
    """A message between processes: the `count`-th of one side of a tunnel.

    `kind`: `open` (the body is a scope), `in` and `out` (an ASGI message each way), `end` (the body
    says for how many milliseconds nothing was sure to come through, None where nothing was lost),
    and `marks` (the body has the counts of all tunnels to the far end and of all to the near end).
    """

    kind: str
    sender: str
    tunnel: str
    count: int
    body: Any = None


class _End:
    """One end of a tunnel. `peer` is the process at the other end.

    `sure_ms` is the last time at which all that was sent to it had come, `lost_ms` the same once it
    has ended because something is missing.
    """

    def __init__(self, peer: str, made_ms: int) -> None:
        self.peer = peer
        self.made_ms = self.sure_ms = made_ms
        self.lost_ms: int | None = None
        self.sent = 0
        self.heard = 0
        self.queue: asyncio.Queue[Message | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def lose(self) -> None:
        """End it: something is missing, or the other end is gone."""
        self.lost_ms = self.sure_ms
        self.queue.put_nowait(None)
        if self.task is not None:
            self.task.cancel()


class Connection:
    """What a socket at the far end is read from and written to, in place of its connection."""

    def __init__(self, say: Callable[[Message], None], receive: Receive, end: _End) -> None:
        self._say = say
        self._end = end
        self.receive = receive
        self.visit: Coroutine[Any, Any, None] | None = None

    @property
    def unheard_ms(self) -> int | None:
        """See `Subscriber`."""
        return self._end.lost_ms

    async def drained(self) -> None:
        """Wait for nothing: the near end waits while the page reads too slowly."""

    def send_now(self, text: str) -> bool:
        """Send a text without waiting."""
        self._say({"type": "websocket.send", "text": text})
        return True

    def hand_over(self, visit: Coroutine[Any, Any, None]) -> None:
        """Have a visit serve the socket once the application has returned."""
        self.visit = visit

    async def close(self, code: int) -> None:
        """Close the socket."""
        self._say({"type": "websocket.close", "code": code, "reason": ""})


class Forwarder:
    """All tunnels of one process, `server`. `send` puts a message on the bus.

    `app` answers at the far end, as a part of the application `container`.
    """

    def __init__(
        self, process: str, send: Callable[[str, bytes], None], tick_ms: Callable[[], int]
    ) -> None:
        self.app: ASGIApp = _nobody
        self.container: object = None
        self._process = process
        self._send = send
        self._tick_ms = tick_ms
        self._near: dict[str, _End] = {}
        self._far: dict[str, _End] = {}
        self._heard_ms: dict[str, int] = {}
        self._marking: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Tell the counts from now on."""
        self._marking = asyncio.create_task(self._mark(), name="marks")

    async def close(self) -> None:
        """End all tunnels."""
        ends = self._ends()
        for end in ends:
            end.lose()
        await end_tasks(self._marking, *(end.task for end in ends))

    # --- the near end -----------------------------------------------------------------------

    async def forward(self, peer: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Have another process answer a connection."""
        tunnel, end = secrets.token_hex(8), _End(peer, self._tick_ms())
        self._near[tunnel] = end
        self._heard_ms.setdefault(peer, self._tick_ms())
        self._say("open", tunnel, end, _described(scope))
        hearing = asyncio.create_task(self._hear(tunnel, end, receive))
        try:
            await self._answer(end, scope, send)
        finally:
            await end_tasks(hearing)
            if self._near.pop(tunnel, None) is not None:
                lost_ms = None if end.lost_ms is None else self._tick_ms() - end.lost_ms
                self._say("end", tunnel, end, lost_ms)

    async def _hear(self, tunnel: str, end: _End, receive: Receive) -> None:
        """Send on what the connection says."""
        while True:
            message = await receive()
            self._say("in", tunnel, end, message)
            if message["type"].endswith(".disconnect"):
                return

    async def _answer(self, end: _End, scope: Scope, send: Send) -> None:
        """Say to the connection what the far end says, up to its end."""
        begun = False
        while (message := await end.queue.get()) is not None:
            begun = True
            await send(message)
            if message["type"] == "websocket.close":
                return
        if not begun:
            await unanswered(scope, send)
        elif scope["type"] == "websocket":
            with contextlib.suppress(RuntimeError, OSError):
                await send({"type": "websocket.close", "code": COME_BACK})

    # --- the far end ------------------------------------------------------------------------

    def take(self, frame: Frame) -> None:
        """Take a message from the bus."""
        self._heard_ms[frame.sender] = self._tick_ms()
        if frame.kind == "marks":
            self._compare(frame)
        elif frame.kind == "open":
            self._begin(frame)
        else:
            ends = self._near if frame.kind == "out" or frame.tunnel in self._near else self._far
            self._pass(ends, frame)

    def _begin(self, frame: Frame) -> None:
        """Run the application on a tunnel that another process has opened."""
        end = _End(frame.sender, self._tick_ms())
        end.heard = 1
        self._far[frame.tunnel] = end
        end.task = asyncio.create_task(self._run(frame.tunnel, end, frame.body), name="tunnel")

    def _pass(self, ends: Mapping[str, _End], frame: Frame) -> None:
        """Hand a message to its end of a tunnel, unless one before it was lost."""
        end = ends.get(frame.tunnel)
        if end is None:
            return
        end.heard += 1
        if frame.count != end.heard or end.queue.qsize() > MOST_BEHIND:
            end.lose()
        elif frame.kind == "end" and frame.body is not None:
            end.sure_ms = min(end.sure_ms, self._tick_ms() - frame.body)
            end.lose()
        else:
            end.sure_ms = self._tick_ms()
            end.queue.put_nowait(frame.body if frame.kind != "end" else None)

    async def _run(self, tunnel: str, end: _End, scope: Scope) -> None:
        """Answer whatever comes through a tunnel."""

        def say(message: Message) -> None:
            self._say("out", tunnel, end, message)

        async def receive() -> Message:
            return await end.queue.get() or {"type": f"{scope['type']}.disconnect", "code": 1006}

        async def send(message: Message) -> None:
            say(message)

        wire = Connection(say, receive, end)
        try:
            complete = {**_complete(scope, wire), "app": self.container}
            await self.app(complete, receive, send)
            if wire.visit is not None:
                await wire.visit
        except Exception:
            log.exception("tunnel failed", path=scope["path"])
        finally:
            if self._far.pop(tunnel, None) is not None:
                self._say("end", tunnel, end)

    # --- both -------------------------------------------------------------------------------

    def _say(self, kind: str, tunnel: str, end: _End, body: object = None) -> None:
        end.sent += 1
        frame = Frame(kind, self._process, tunnel, end.sent, body)
        self._send(end.peer, _ENCODE.encode(frame))

    async def _mark(self) -> None:
        """Tell every other end how much was sent, and end the tunnels to those who are gone."""
        while True:
            await asyncio.sleep(MARKS_S)
            marks: dict[str, list[dict[str, int]]] = defaultdict(lambda: [{}, {}])
            for side, ends in enumerate((self._near, self._far)):
                for tunnel, end in ends.items():
                    marks[end.peer][side][tunnel] = end.sent
            for peer, counts in marks.items():
                self._send(peer, _ENCODE.encode(Frame("marks", self._process, "", 0, counts)))
            self._end_silent(set(marks))

    def keep(self, peers: Collection[str]) -> None:
        """End the tunnels to all other processes than these."""
        self._end({end.peer for end in self._ends()} - set(peers))

    def _ends(self) -> list[_End]:
        return [*self._near.values(), *self._far.values()]

    def _end(self, gone: set[str]) -> None:
        """End the tunnels to some processes."""
        for end in self._ends():
            if end.peer in gone:
                end.lose()

    def _end_silent(self, peers: set[str]) -> None:
        """End the tunnels to processes of which nothing is heard."""
        now_ms = self._tick_ms()
        self._heard_ms = {peer: self._heard_ms.get(peer, now_ms) for peer in peers}
        self._end({p for p, heard in self._heard_ms.items() if now_ms - heard > SILENCE_S * 1000})

    def _compare(self, frame: Frame) -> None:
        """End the tunnels to a process on which something is missing, or that it does not know."""
        theirs_near, theirs_far = frame.body
        for ends, counts in ((self._far, theirs_near), (self._near, theirs_far)):
            for tunnel, end in tuple(ends.items()):
                if end.peer != frame.sender:
                    continue
                if self._agrees(end, counts.get(tunnel)):
                    end.sure_ms = self._tick_ms()
                else:
                    end.lose()

    def _agrees(self, end: _End, sent: int | None) -> bool:
        """Whether an end has heard all that was sent; a new one may not be known there yet."""
        if sent is None:
            return self._tick_ms() - end.made_ms < SILENCE_S * 1000
        return end.heard == sent


async def unanswered(scope: Scope, send: Send) -> None:
    """Answer that the server cannot answer now, to a request or instead of opening a socket."""
    kind = "websocket.http" if scope["type"] == "websocket" else "http"
    body = b'{"error":{"id":"table.paused","params":{},"cells":[]}}'
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": f"{kind}.response.start", "status": 503, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})


def _described(scope: Scope) -> dict[str, Any]:
    """Return what the far end must know of a connection."""
    described = {name: scope[name] for name in _KEPT if name in scope}
    state = scope["state"]
    person, kept = msgspec.to_builtins(state["person"]), ("session", "cookie")
    return {**described, "state": {"person": person, **{name: state[name] for name in kept}}}


def _complete(described: MutableMapping[str, Any], wire: Connection) -> Scope:
    """Return a connection as the application expects it."""
    from tantrix.server.web.cookies import Person

    state = {**described["state"], "ban": None, "wire": wire}
    state["person"] = msgspec.convert(state["person"], Person)
    headers = [(name, value) for name, value in described["headers"]]
    client, server = (
        described.get(name) and tuple(described[name]) for name in ("client", "server")
    )
    denial: dict[str, Any] = {"websocket.http.response": {}}
    return {
        **described,
        "headers": headers,
        "client": client,
        "server": server,
        "state": state,
        "extensions": denial if described["type"] == "websocket" else {},
    }


async def _nobody(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer nothing, before the server is open."""


_ENCODE = msgspec.msgpack.Encoder()
