"""Pictures of posts over HTTP: uploaded and deleted by moderators, seen by everybody.

A picture may be seen by whoever knows its id, which nobody can guess: that of a draft is known to
moderators alone.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.names import DELETED
from tantrix.server.moderation.service import ModerationService
from tantrix.server.posts.encoding import encode
from tantrix.server.posts.messages import PictureDeleted, PictureMade
from tantrix.server.posts.pictures import NewPicture, PictureStore
from tantrix.server.web import cookies
from tantrix.server.web.budget import MAKES, Budget, Rate
from tantrix.server.web.guards import moderators
from tantrix.server.web.responses import read_bytes
from tantrix.server.web.route import READ, Routes
from tantrix.server.workers.pool import Executor

READ_AS = ("image/png", "image/jpeg", "image/webp", "image/gif")
"""What a file may be said to be, as no form can; what it is, is seen when it is read."""

WEBP = "image/webp"

MOST_MEGABYTES = 8
"""How large a file may be."""

FOR_GOOD = "private, max-age=31536000, immutable"
"""How long a browser keeps a picture, which never changes.

No cache that people share keeps it, since it may be deleted.
"""

HEADERS = {
    "Cache-Control": FOR_GOOD,
    "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
}
"""What is said of a picture, even where somebody opens its address as a page."""

UPLOADS = Rate("pictures", 30, 0.1)
"""How many pictures may be uploaded from one address at once, and in the long run."""

BYTES_OF_PERSON = Rate("pictures.bytes", 200e6, 200e6 / 86_400)
"""Bytes of the files that a person may upload at once, and in a day in the long run."""


class PictureService:
    """What pictures need: their store, who draws them anew, who notes acts, limits, the time."""

    def __init__(
        self,
        store: PictureStore,
        executor: Executor,
        moderation: ModerationService,
        budget: Budget,
        wall_ms: Callable[[], int],
    ) -> None:
        self.store = store
        self.executor = executor
        self.moderation = moderation
        self.budget = budget
        self.wall_ms = wall_ms


moderator = moderators("bad.post.moderators")

MODERATING = ("bad.post.moderators", "people.second")

UPLOADING = (
    *("bad.picture.large", "bad.picture.pixels", "bad.picture.unreadable"),
    *("limit.busy", "limit.heavy"),
)

routes = Routes()


@routes.post(
    "/api/pictures",
    limit=UPLOADS,
    guard=moderator,
    uploads=READ_AS,
    status=201,
    errors=(*MODERATING, *UPLOADING),
)
async def upload_picture(request: Request) -> PictureMade:
    """Keep a picture for a text; it is deleted if none shows it within a day."""
    pictures, person = _pictures(request), cookies.person(request)
    if request.headers.get("content-type", "") not in READ_AS:
        raise TantrixError("bad.picture.unreadable")
    too_large = TantrixError("bad.picture.large", most=MOST_MEGABYTES)
    file = await read_bytes(request, MOST_MEGABYTES * 1_000_000, too_large)
    pictures.budget.take(person.id, BYTES_OF_PERSON, len(file))
    encoded = await pictures.executor.do(encode, file)
    made = NewPicture(secrets.token_urlsafe(16), person.id, pictures.wall_ms(), encoded)
    await pictures.store.keep(made)
    return PictureMade(made.id, encoded.width, encoded.height)


@routes.get("/api/pictures/{picture}", scope=READ, media=WEBP, errors=("bad.picture.unknown",))
async def get_picture(request: Request) -> Response:
    """Show a picture."""
    body = await _pictures(request).store.body(request.path_params["picture"])
    if body is None:
        raise TantrixError("bad.picture.unknown")
    return Response(body, media_type=WEBP, headers=HEADERS)


@routes.delete(
    "/api/pictures/{picture}",
    limit=MAKES,
    guard=moderator,
    errors=(*MODERATING, "bad.picture.unknown"),
)
async def delete_picture(request: Request) -> PictureDeleted:
    """Delete a picture for ever; in texts, the words for it stand in its place."""
    pictures, picture = _pictures(request), request.path_params["picture"]
    by = cookies.person(request)
    await pictures.store.delete(
        picture, pictures.moderation.act(by, "delete_picture", DELETED, picture)
    )
    return PictureDeleted(picture)


def _pictures(connection: HTTPConnection) -> PictureService:
    pictures: PictureService = connection.app.state.pictures
    return pictures
