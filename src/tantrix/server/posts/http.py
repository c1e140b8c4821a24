"""News and articles over HTTP: read by everybody, written by moderators."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs
from starlette.requests import HTTPConnection, Request

from tantrix import messages
from tantrix.messages import Lang
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.names import clean_name
from tantrix.server.db.base import Conflict
from tantrix.server.posts.markdown import html, named_pictures
from tantrix.server.posts.messages import (
    LONGEST,
    NewPost,
    NewText,
    PostList,
    PostMade,
    PostPage,
    PostRow,
    PostSource,
    PostView,
    PreviewHtml,
    PreviewPost,
    Publish,
    WrittenText,
)
from tantrix.server.posts.pictures import PictureStore
from tantrix.server.posts.repository import KINDS, Kind, Post, PostStore, Text
from tantrix.server.posts.wording import beginning, text_in
from tantrix.server.tables.http import InLanguage
from tantrix.server.web import cookies
from tantrix.server.web.allowed import not_among
from tantrix.server.web.budget import Rate, in_thread
from tantrix.server.web.guards import moderators
from tantrix.server.web.queries import numbered_place
from tantrix.server.web.route import Query, Routes
from tantrix.server.web.times import iso

PAGE = 10
"""How many a page of a list has."""

LISTED = 500
"""How many moderators see in their list."""

LARGEST = 8 * LONGEST
"""Bytes of a body that holds a text."""

WRITES, WRITES_A_SECOND = 60, 1.0
"""How often one address may write or have a preview."""


class PostService:
    """What the posts of a server share: the stores and the time."""

    def __init__(
        self, store: PostStore, pictures: PictureStore, wall_ms: Callable[[], int]
    ) -> None:
        self.store = store
        self.pictures = pictures
        self.wall_ms = wall_ms

    async def html(self, body: str) -> str:
        """Return a text as HTML, with its pictures."""
        sizes = await self.pictures.sizes(named_pictures(body))
        return await in_thread(html, body, sizes)


class PostsQuery(Query, frozen=True):
    """Which posts: of a `kind`, before the `before` that the page of before has told."""

    kind: str = "news"
    before: str = ""
    lang: str = "en"


writes = Rate("posts.writes", WRITES, WRITES_A_SECOND)
"""How often an address writes or has a preview."""


moderator = moderators("bad.post.moderators")

MODERATING = ("bad.post.moderators", "bad.post.unknown", "people.second")

routes = Routes()


@routes.get("/api/posts")
async def list_posts(request: Request, query: PostsQuery) -> PostPage:
    """Tell the newest posts of a kind that are published, a page of them."""
    kind, before = _kind(query.kind), numbered_place(query.before)
    found = await _posts(request).store.published(kind, before, PAGE + 1)
    lang = messages.language(query.lang)
    page = found[:PAGE]
    following = f"{page[-1].published_ms}-{page[-1].id}" if len(found) > PAGE else None
    return PostPage([_short(post, lang) for post in page], following)


@routes.post("/api/posts", limit=writes, guard=moderator, status=201, errors=MODERATING)
async def create_post(request: Request, body: NewPost) -> PostMade:
    """Make a draft."""
    posts = _posts(request)
    return PostMade(await posts.store.make(body.kind, posts.wall_ms()))


@routes.get("/api/posts/every", guard=moderator, errors=MODERATING)
async def list_every_post(request: Request, query: InLanguage) -> PostList:
    """Tell moderators everything, drafts among it."""
    found = await _posts(request).store.every(LISTED)
    lang = messages.language(query.lang)
    return PostList([_short(one, lang) for one in found])


@routes.post("/api/posts/preview", limit=writes, guard=moderator, most=LARGEST, errors=MODERATING)
async def preview_post(request: Request, body: PreviewPost) -> PreviewHtml:
    """Tell how a text looks."""
    return PreviewHtml(await _posts(request).html(body.body))


@routes.get("/api/posts/{post:number}", errors=("bad.post.unknown",))
async def get_post(request: Request, query: InLanguage) -> PostView:
    """Tell a post in the language of the page; a draft to moderators alone."""
    posts, found = _posts(request), await _found(request)
    if found.published_ms is None and cookies.person(request).role == "player":
        raise TantrixError("bad.post.unknown")
    text = text_in(found, messages.language(query.lang))
    if text is None:
        raise TantrixError("bad.post.unknown")
    row = structs.asdict(_short(found, text.lang))
    return PostView(**row, html=await posts.html(text.body))


@routes.post(
    "/api/posts/{post:number}",
    limit=writes,
    guard=moderator,
    most=LARGEST,
    errors=(*MODERATING, "bad.post.changed", "bad.picture.alt", "bad.picture.gone"),
)
async def write_post(request: Request, query: InLanguage, body: NewText) -> PostSource:
    """Keep a text before all that was written in its language."""
    person, found, posts = cookies.person(request), await _found(request), _posts(request)
    title = clean_name(body.title, "title")
    if not all(picture.alt for picture in named_pictures(body.body)):
        raise TantrixError("bad.picture.alt")
    version = body.version + 1
    text = Text(body.lang, version, title, body.body, person.name, posts.wall_ms())
    try:
        written = await posts.store.write(found.id, text, person.id)
    except Conflict:
        raise TantrixError("bad.post.changed") from None
    return await _source(posts, written, query.lang)


@routes.get("/api/posts/{post:number}/source", guard=moderator, errors=MODERATING)
async def get_post_source(request: Request, query: InLanguage) -> PostSource:
    """Tell moderators the texts of a post as they were written, and what they were before."""
    return await _source(_posts(request), await _found(request), query.lang)


@routes.post(
    "/api/posts/{post:number}/publish",
    limit=writes,
    guard=moderator,
    errors=(*MODERATING, "bad.post.empty"),
)
async def publish_post(request: Request, query: InLanguage, body: Publish) -> PostSource:
    """Have everybody see a post, or moderators alone."""
    found, posts = await _found(request), _posts(request)
    if body.published and not found.texts:
        raise TantrixError("bad.post.empty")
    at_ms = posts.wall_ms() if body.published else None
    return await _source(posts, await posts.store.publish(found.id, at_ms), query.lang)


# --- who asks, and for what ----------------------------------------------------------------------


def _posts(connection: HTTPConnection) -> PostService:
    posts: PostService = connection.app.state.posts
    return posts


async def _found(request: Request) -> Post:
    """Return the post that the path names; raises `TantrixError` `bad.post.unknown`."""
    number: int = request.path_params["post"]
    found = await _posts(request).store.post(number) if number < 2**31 else None
    if found is None:
        raise TantrixError("bad.post.unknown")
    return found


def _kind(text: str) -> Kind:
    if text not in KINDS:
        raise not_among("kind", text, KINDS)
    return text


# --- what is told --------------------------------------------------------------------------------


def _short(post: Post, lang: Lang) -> PostRow:
    """Return what a list shows of a post; its language is that of the text that is shown."""
    text = text_in(post, lang)
    return PostRow(
        id=post.id,
        kind=post.kind,
        published=None if post.published_ms is None else iso(post.published_ms),
        langs=[one.lang for one in post.texts],
        lang=lang if text is None else text.lang,
        title="" if text is None else text.title,
        by="" if text is None else text.by,
        changed=None if text is None or text.version == 1 else iso(text.at_ms),
        begins="" if text is None else beginning(text.body),
    )


async def _source(posts: PostService, found: Post, lang: str) -> PostSource:
    """Return the texts of a post as they were written, and what they were before."""
    every = await posts.store.versions(found.id)
    return PostSource(
        **structs.asdict(_short(found, messages.language(lang))),
        texts={text.lang: _written(text) for text in found.texts},
        versions=list(map(_written, every)),
    )


def _written(text: Text) -> WrittenText:
    return WrittenText(text.lang, text.version, text.title, text.body, text.by, iso(text.at_ms))
