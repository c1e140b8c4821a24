"""News and articles over HTTP: read by everybody, written by moderators."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tantrix import messages
from tantrix.notation.serializers import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth import cookies
from tantrix.server.auth.person import Person
from tantrix.server.db.base import Conflict
from tantrix.server.posts.markdown import html
from tantrix.server.posts.repository import Kind, Post, PostStore, Text
from tantrix.server.tables.config import clean_name
from tantrix.server.tables.messages import Input
from tantrix.server.tables.views import iso
from tantrix.server.web.ratelimit import Bucket, Buckets
from tantrix.server.web.responses import read_body, reply, visitor

PAGE = 10
"""How many a page of a list has."""

LISTED = 500
"""How many moderators see in their list."""

LONGEST_TITLE, LONGEST = 120, 40_000
"""Characters of a title and of a text."""

LARGEST = 8 * LONGEST
"""Bytes of a body that holds a text."""

SHOWN = 280
"""About how many characters of a text a list shows."""

WRITES, WRITES_A_SECOND = 60, 1.0
"""How often one address may write or have a preview."""

Lang = Literal["en", "fr"]
Body = Annotated[str, msgspec.Meta(max_length=LONGEST)]


class NewPost(Input, frozen=True):
    """Make a draft: `POST /api/posts`."""

    kind: Kind


class NewText(Input, frozen=True):
    """Write the text that follows a `version`, 0 for the first: `POST /api/posts/ID`."""

    lang: Lang
    version: Annotated[int, msgspec.Meta(ge=0, le=10**6)]
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TITLE)]
    body: Body


class Publish(Input, frozen=True):
    """Have everybody see it, or moderators alone: `POST /api/posts/ID/publish`."""

    published: bool


class PreviewPost(Input, frozen=True):
    """Tell how a text looks: `POST /api/posts/preview`."""

    body: Body


class PostService:
    """What the posts of a server share: the store, the time, and who writes how often."""

    def __init__(
        self, store: PostStore, wall_ms: Callable[[], int], tick_ms: Callable[[], int]
    ) -> None:
        self.store = store
        self.wall_ms = wall_ms
        self.writes = Buckets(lambda: Bucket(WRITES, WRITES_A_SECOND, tick_ms))


async def listed(request: Request) -> Response:
    """Tell the newest posts of a kind that are published, a page of them."""
    kind = _kind(request.query_params.get("kind", "news"))
    before = _before(request.query_params.get("before", ""))
    found = await _press(request).store.published(kind, before, PAGE + 1)
    lang = _lang(request)
    page = found[:PAGE]
    following = f"{page[-1].published_ms}-{page[-1].id}" if len(found) > PAGE else None
    told = {"posts": [_short(post, lang) for post in page], "before": following}
    return reply(request, told)


async def post(request: Request) -> Response:
    """Tell a post in the language of the page; a draft to moderators alone."""
    found = await _found(request)
    if found.published_ms is None and cookies.person(request).role == "player":
        raise TantrixError("bad.post.unknown")
    text = _text(found, _lang(request))
    if text is None:
        raise TantrixError("bad.post.unknown")
    body = await asyncio.to_thread(html, text.body)
    return reply(request, {**_short(found, text.lang), "html": body})


async def every(request: Request) -> Response:
    """Tell moderators everything, drafts among it."""
    _moderator(request)
    found = await _press(request).store.every(LISTED)
    lang = _lang(request)
    return reply(request, {"posts": [_short(one, lang) for one in found]})


async def source(request: Request) -> Response:
    """Tell moderators the texts of a post as they were written, and what they were before."""
    _moderator(request)
    return await _source(request, await _found(request))


async def make(request: Request) -> Response:
    """Make a draft."""
    _writer(request)
    asked = await read_body(request, NewPost)
    press = _press(request)
    made = await press.store.make(asked.kind, press.wall_ms())
    return reply(request, {"id": made}, status=201)


async def write(request: Request) -> Response:
    """Keep a text before all that was written in its language."""
    person = _writer(request)
    asked = await read_body(request, NewText, LARGEST)
    found, press = await _found(request), _press(request)
    title = clean_name(asked.title, "title")
    version = asked.version + 1
    text = Text(asked.lang, version, title, asked.body, person.name, press.wall_ms())
    try:
        written = await press.store.write(found.id, text, person.id)
    except Conflict:
        raise TantrixError("bad.post.changed") from None
    return await _source(request, written)


async def publish(request: Request) -> Response:
    """Have everybody see a post, or moderators alone."""
    _writer(request)
    asked = await read_body(request, Publish)
    found, press = await _found(request), _press(request)
    if asked.published and not found.texts:
        raise TantrixError("bad.post.empty")
    at_ms = press.wall_ms() if asked.published else None
    return await _source(request, await press.store.publish(found.id, at_ms))


async def preview(request: Request) -> Response:
    """Tell how a text looks."""
    _writer(request)
    asked = await read_body(request, PreviewPost, LARGEST)
    return reply(request, {"html": await asyncio.to_thread(html, asked.body)})


ROUTES = [
    Route("/api/posts", listed, methods=["GET"]),
    Route("/api/posts", make, methods=["POST"]),
    Route("/api/posts/every", every, methods=["GET"]),
    Route("/api/posts/preview", preview, methods=["POST"]),
    Route("/api/posts/{post:number}", post, methods=["GET"]),
    Route("/api/posts/{post:number}", write, methods=["POST"]),
    Route("/api/posts/{post:number}/source", source, methods=["GET"]),
    Route("/api/posts/{post:number}/publish", publish, methods=["POST"]),
]


# --- who asks, and for what ----------------------------------------------------------------------


def _press(request: Request) -> PostService:
    press: PostService = request.app.state.press
    return press


def _moderator(request: Request) -> Person:
    """Return who asks; raises `TantrixError` `bad.post.moderators`."""
    person = cookies.person(request)
    if person.role == "player":
        raise TantrixError("bad.post.moderators")
    return person


def _writer(request: Request) -> Person:
    """Return a moderator on a page of ours who does not write too fast."""
    cookies.check_origin(request)
    _press(request).writes.take(visitor(request))
    return _moderator(request)


async def _found(request: Request) -> Post:
    """Return the post that the path names; raises `TantrixError` `bad.post.unknown`."""
    number: int = request.path_params["post"]
    found = await _press(request).store.post(number) if number < 2**31 else None
    if found is None:
        raise TantrixError("bad.post.unknown")
    return found


def _lang(request: Request) -> str:
    return messages.language(request.query_params.get("lang", "en"))


def _kind(text: str) -> Kind:
    if text == "news":
        return "news"
    if text == "article":
        return "article"
    raise TantrixError("bad.message", field="kind")


def _before(text: str) -> tuple[int, int] | None:
    """Return the time and the id before which a page begins."""
    if not text:
        return None
    at, _, number = text.partition("-")
    if not (at.isascii() and at.isdigit() and number.isascii() and number.isdigit()):
        raise TantrixError("bad.message", field="before")
    if len(at) > 15 or len(number) > 9:
        raise TantrixError("bad.message", field="before")
    return int(at), int(number)


# --- what is told --------------------------------------------------------------------------------


def _text(post: Post, lang: str) -> Text | None:
    """Return the text in a language, or else in another one; None where there is none."""
    return next((text for text in post.texts if text.lang == lang), next(iter(post.texts), None))


def _short(post: Post, lang: str) -> Json:
    """Return a post of a list; its language is that of the text that is shown."""
    text = _text(post, lang)
    return {
        "id": post.id,
        "kind": post.kind,
        "published": None if post.published_ms is None else iso(post.published_ms),
        "langs": [one.lang for one in post.texts],
        "lang": lang if text is None else text.lang,
        "title": "" if text is None else text.title,
        "by": "" if text is None else text.by,
        "changed": None if text is None or text.version == 1 else iso(text.at_ms),
        "begins": "" if text is None else _beginning(text.body),
    }


def _beginning(body: str) -> str:
    """Return how a text begins below its headings, without its marks, cut at a word."""
    parts = (part.strip() for part in body.split("\n\n"))
    first = next((part for part in parts if part and not part.startswith("#")), "")
    plain = " ".join(_LINK.sub(r"\1", first).translate(_MARKS).split())
    return plain if len(plain) <= SHOWN else f"{plain[:SHOWN].rpartition(' ')[0]}…"


_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS = str.maketrans("", "", "#*_`>~|")


async def _source(request: Request, found: Post) -> Response:
    """Tell the texts of a post as they were written, and what they were before."""
    every = await _press(request).store.versions(found.id)
    told = {
        **_short(found, _lang(request)),
        "texts": {text.lang: _written(text) for text in found.texts},
        "versions": [_written(text) for text in every],
    }
    return reply(request, told)


def _written(text: Text) -> Json:
    told = text._asdict()
    return {**told, "at": iso(told.pop("at_ms"))}
