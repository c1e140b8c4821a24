"""The same server as the server's with nothing behind it: every text is sent back."""

from __future__ import annotations

import asyncio

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tantrix.server import run


async def echo(websocket: WebSocket) -> None:
    """Send everything back."""
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        return


def main() -> None:
    """Serve until a signal ends it."""
    listening = run.bind("127.0.0.1", 0)
    server = uvicorn.Server(run.config(Starlette(routes=[WebSocketRoute("/echo", echo)])))
    print(run.address(listening), flush=True)
    with asyncio.Runner(loop_factory=run.new_loop) as runner:
        runner.run(server.serve([listening]))


if __name__ == "__main__":
    main()
