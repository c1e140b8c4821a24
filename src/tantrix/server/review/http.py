"""Reviews over HTTP, and their socket."""

from __future__ import annotations

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket

from tantrix.server.actors.websocket import SocketEndpoint, serve
from tantrix.server.review.actor import ReviewActor
from tantrix.server.review.manager import ReviewManager
from tantrix.server.review.messages import (
    LARGEST_RECORD,
    NewReview,
    ReviewFound,
    ReviewMade,
    ReviewMessage,
    ReviewServerMessage,
    ReviewSnapshot,
    decode,
)
from tantrix.server.tables.messages import PreviewMessage
from tantrix.server.web import cookies
from tantrix.server.web.budget import MAKES
from tantrix.server.web.protocol import Hello, Ping, Pong
from tantrix.server.web.route import Query, Routes

REVIEW = "table:{review}"
"""What the process holds that answers for a review."""

routes = Routes()


class OfTable(Query, frozen=True):
    """The table whose review is asked for."""

    table: str = ""


@routes.post(
    "/api/reviews",
    limit=MAKES,
    most=LARGEST_RECORD,
    status=201,
    errors=("table.unknown", "review.not_over", "review.record"),
)
async def create_review(request: Request, body: NewReview) -> ReviewMade:
    """Make a review, which who asks leads."""
    return ReviewMade(await _reviews(request).create(cookies.person(request), body))


@routes.get("/api/reviews", errors=("table.unknown",))
async def find_review(request: Request, query: OfTable) -> ReviewFound:
    """Tell which review those come to who were at a table, `null` where there is none yet."""
    return ReviewFound(await _reviews(request).of_table(cookies.owner(request), query.table))


@routes.get("/api/reviews/{review}", holder=REVIEW, errors=("review.unknown",))
async def get_review(request: Request) -> ReviewSnapshot:
    """Tell all of a review."""
    found = await _reviews(request).room(request.path_params["review"])
    return found.snapshot(cookies.owner(request))


@routes.socket(
    "/ws/reviews/{review}", holder=REVIEW, receives=ReviewMessage, sends=ReviewServerMessage
)
async def review_socket(websocket: WebSocket) -> None:
    """Serve one socket of a review, from its opening to its end."""
    door = SocketEndpoint(_reviews(websocket).room, decode, _at_review)
    await serve(websocket, door, websocket.path_params["review"])


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
