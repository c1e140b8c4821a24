"""People who meet in a room of the lobby, each with a browser of their own, and play."""

from __future__ import annotations

from typing import Any

from page.visits import Visit

ASKS = """([path, hello, asked]) => new Promise((done, failed) => {
    const socket = new WebSocket(`ws://${location.host}${path}`);
    socket.onerror = () => failed(new Error('the socket has failed'));
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = ({ data }) => {
        const heard = JSON.parse(data);
        if (heard.type === 'snapshot') socket.send(JSON.stringify(asked));
        if (heard.type === 'accepted' || heard.type === 'refused') done(heard);
    };
})"""
HELLO = {"type": "hello", "protocol": 1, "version": None}


def enter(visit: Visit, name: str) -> None:
    """Have somebody enter as a guest."""
    visit.open("/watch")
    answer = visit.context.request.post(
        "/api/me/enter", data={"name": name}, headers={"Origin": visit.url}
    )
    assert answer.ok, answer.text()


def ask(visit: Visit, path: str, **asked: object) -> Any:  # noqa: ANN401
    """Ask for something on a socket of the house, which stays; return what comes of it."""
    told = visit.page.evaluate(ASKS, [path, HELLO, {"id": "asked", **asked}])
    assert told["type"] == "accepted", told
    return told


def seated(names: dict[str, Visit], **terms: object) -> str:
    """Have people enter, take the slots of a new room and begin; return the id of their table."""
    for name, visit in names.items():
        enter(visit, name)
    host, *others = names.values()
    agreed = {"players": len(names), **terms}
    opened = ask(host, "/ws/lobby", type="open", name="A room", terms=agreed, slot=0)
    room = f"/ws/rooms/{opened['room']}"
    for slot, visit in enumerate(others, start=1):
        ask(visit, room, type="sit", slot=slot)
    begun = ask(host, room, type="start", after=0)
    table: str = begun["table"]
    return table
