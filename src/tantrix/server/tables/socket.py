"""The socket of a table."""

from __future__ import annotations

from starlette.websockets import WebSocket

from tantrix.server.actors.websocket import SocketEndpoint, serve
from tantrix.server.tables import http
from tantrix.server.tables.actor import TableActor
from tantrix.server.tables.manager import TableManager
from tantrix.server.tables.messages import ClientMessage, PreviewMessage, ServerMessage, decode
from tantrix.server.web.protocol import (
    Hello,
    Ping,
    Pong,
)
from tantrix.server.web.route import Routes

routes = Routes()


@routes.socket("/ws/tables/{table}", holder=http.TABLE, receives=ClientMessage, sends=ServerMessage)
async def table_socket(websocket: WebSocket) -> None:
    """Serve one socket of a table, from its opening to its end."""
    table_manager: TableManager = websocket.app.state.table_manager
    door = SocketEndpoint(table_manager.room, decode, _at_table, TableActor.version_for)
    await serve(websocket, door, websocket.path_params["table"])


async def _at_table(table: TableActor, owner: str, message: ClientMessage) -> ServerMessage:
    """Return the answer of a table to one message."""
    if isinstance(message, Ping):
        return Pong()
    if isinstance(message, Hello):
        return table.snapshot(owner)
    if isinstance(message, PreviewMessage):
        return table.preview(owner, message)
    return await table.act(owner, message)
