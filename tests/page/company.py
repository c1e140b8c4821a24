"""People who meet in a room of the lobby, each with a browser of their own, and play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from page.hands import Player
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
TILES = "() => document.querySelector('tantrix-board').model.tiles.length"
HELLO = {"type": "hello", "protocol": 1, "version": None}


def enter(visit: Visit, name: str) -> None:
    """Have somebody enter as a guest."""
    visit.open("/watch")
    answer = visit.context.request.post(
        "/api/me/enter", data={"name": name}, headers={"Origin": visit.url}
    )
    assert answer.ok, answer.text()


def ask(visit: Visit, path: str, **asked: object) -> Any:  # noqa: ANN401
    """Ask for something on a socket of the server, which stays; return what comes of it."""
    answer = visit.page.evaluate(ASKS, [path, HELLO, {"id": "asked", **asked}])
    assert answer["type"] == "accepted", answer
    return answer


def register(visit: Visit, name: str, email: str | None = None) -> None:
    """Have somebody enter and register."""
    enter(visit, name)
    body = {"name": name, "password": f"{name} and a secret", "email": email}
    headers = {"Origin": visit.url}
    answer = visit.context.request.post("/api/me/register", data=body, headers=headers)
    assert answer.ok, answer.text()


def seated(
    names: dict[str, Visit],
    join: Callable[[Visit, str], None] = enter,
    **terms: object,
) -> str:
    """Have people join, take the slots of a new room and begin; return the id of their table."""
    for name, visit in names.items():
        join(visit, name)
    host, *others = names.values()
    agreed = {"players": len(names), **terms}
    opened = ask(host, "/ws/lobby", type="open", name="A room", terms=agreed, slot=0)
    room = f"/ws/rooms/{opened['room']}"
    for slot, visit in enumerate(others, start=1):
        ask(visit, room, type="sit", slot=slot)
    begun = ask(host, room, type="start", after=0)
    table: str = begun["table"]
    return table


def mover(*pages: Page) -> Page:
    """Wait until somebody is to move; return their page."""
    while True:
        for page in pages:
            if page.locator("[data-slot][aria-disabled=false]").count() > 0:
                return page
        pages[0].wait_for_timeout(50)


def lay(player: Player) -> None:
    """Have somebody lay a tile whose turn it is."""
    assert player.my_turn()
    player.place()


def see(laid: int, *pages: Page) -> None:
    """Wait until so many tiles lie on every page: an answer may reach one after another."""
    for page in pages:
        page.wait_for_function(f"(laid) => ({TILES})() === laid", arg=laid)


def play(placements: int, *players: Player) -> None:
    """Have people lay tiles as their turn comes, each seeing every tile before the next."""
    pages = {player.page: player for player in players}
    for _ in range(placements):
        page = mover(*pages)
        laid = page.evaluate(TILES)
        lay(pages[page])
        see(laid + 1, *pages)
