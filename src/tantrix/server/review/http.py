"""Reviews over HTTP, and their socket."""

from __future__ import annotations

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tantrix.server.auth import cookies
from tantrix.server.review.actor import ReviewActor
from tantrix.server.review.manager import ReviewManager
from tantrix.server.review.messages import LARGEST_RECORD, NewReview, ReviewMessage, decode
from tantrix.server.tables.messages import Hello, Ping, Pong, PreviewMessage
from tantrix.server.web.ratelimit import Buckets
from tantrix.server.web.responses import read_body, reply, visitor
from tantrix.server.web.websocket import SocketEndpoint, serve


async def create(request: Request) -> Response:
    """Make a review, which who asks leads."""
    cookies.check_origin(request)
    buckets: Buckets = request.app.state.buckets
    buckets.take(visitor(request))
    wish = await read_body(request, NewReview, LARGEST_RECORD)
    made = await _reviews(request).create(cookies.person(request), wish)
    return reply(request, {"review": made}, status=201)


async def of_table(request: Request) -> Response:
    """Tell which review those come to who were at a table, `null` where there is none yet."""
    person, table = cookies.owner(request), request.query_params.get("table", "")
    return reply(request, {"review": await _reviews(request).of_table(person, table)})


async def review(request: Request) -> Response:
    """Tell all of a review."""
    found = await _reviews(request).room(request.path_params["review"])
    return reply(request, found.snapshot(cookies.owner(request)))


async def review_socket(websocket: WebSocket) -> None:
    """Serve one socket of a review, from its opening to its end."""
    door = SocketEndpoint(_reviews(websocket).room, decode, _at_review)
    await serve(websocket, door, websocket.path_params["review"])


ROUTES: list[BaseRoute] = [
    Route("/api/reviews", create, methods=["POST"]),
    Route("/api/reviews", of_table, methods=["GET"]),
    Route("/api/reviews/{review}", review),
    WebSocketRoute("/ws/reviews/{review}", review_socket),
]


async def _at_review(review: ReviewActor, owner: str, message: ReviewMessage) -> msgspec.Struct:
    """Return the answer of a review to one message."""
    if isinstance(message, Ping):
        return Pong()
    if isinstance(message, Hello):
        return review.snapshot(owner)
    if isinstance(message, PreviewMessage):
        return review.preview(message)
    return await review.act(owner, message)


def _reviews(connection: HTTPConnection) -> ReviewManager:
    reviews: ReviewManager = connection.app.state.reviews
    return reviews
