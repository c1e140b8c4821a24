"""The forum over HTTP: read by everybody, written by guests and members, kept in order as the chat.

The process that keeps the lobby answers: it knows the measures.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache

from msgspec import structs
from starlette.requests import HTTPConnection, Request

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.names import DELETED
from tantrix.server.chat.repository import ChatStore
from tantrix.server.forum.messages import (
    LONGEST,
    ForumPost,
    HidePost,
    NewReply,
    NewThread,
    PostReported,
    PostWritten,
    ReportPost,
    SectionRow,
    Sections,
    ThreadPage,
    ThreadRow,
    ThreadState,
    ThreadView,
)
from tantrix.server.forum.repository import (
    SECTIONS,
    ForumStore,
    Section,
    StoredPost,
    Thread,
    UnsavedPost,
    UnsavedThread,
)
from tantrix.server.moderation.lines import cleaned, cleaned_text, has_link, is_blank
from tantrix.server.moderation.repository import PostAct, ThreadAct
from tantrix.server.moderation.service import ModerationService, ReportedPost
from tantrix.server.posts.markdown import html, words
from tantrix.server.web import cookies
from tantrix.server.web.budget import MAKES, Budget, Rate, in_thread
from tantrix.server.web.cookies import Person
from tantrix.server.web.guards import moderators, not_visitors
from tantrix.server.web.queries import numbered_place, whole_number
from tantrix.server.web.responses import visitor
from tantrix.server.web.route import LOBBY, Query, Routes
from tantrix.server.web.times import iso

PAGE = 20
"""How many threads a page of a list has, and how many posts a page of a thread."""

LARGEST = 8 * LONGEST
"""Bytes of a body that holds a post."""

REMEMBERED = 256
"""How many posts are remembered as HTML: the pages that most people read, and little memory."""

WRITES = Rate("forum", 5, 0.05)
"""How many posts a person may write at once, and in the long run."""

WRITES_OF_ADDRESS = Rate("forum.address", 30, 0.2)
"""The same for everybody at one address together: new guests cost nothing."""

THREADS_OF_ADDRESS = Rate("forum.threads", 20, 20 / 86_400)
"""How many threads may be begun from one address."""


class ForumService:
    """What the forum needs: its store, whom people ignore, who may write, limits and the time."""

    def __init__(
        self,
        store: ForumStore,
        chat: ChatStore,
        moderation: ModerationService,
        budget: Budget,
        wall_ms: Callable[[], int],
    ) -> None:
        self.store = store
        self.chat = chat
        self.moderation = moderation
        self.budget = budget
        self.wall_ms = wall_ms

    async def written(self, person: Person, wish: NewThread | NewReply) -> UnsavedPost:
        """Return what somebody wants to write as it is kept.

        Raises `TantrixError`: `chat.*`, `lobby.banned`.
        """
        self.moderation.refuse_muted(person.id)
        body = cleaned_text(wish.body, LONGEST)
        read = await in_thread(words, body)
        if is_blank(read.seen):
            raise TantrixError("chat.empty")
        if person.kind == "guest" and has_link("\n".join(read)):
            raise TantrixError("chat.link")
        return UnsavedPost(person.id, wish.id, wish.lang, self.wall_ms(), body)

    async def mark_thread(self, by: Person, thread: Thread, mark: ThreadAct) -> None:
        """Close or hide a thread, or undo it."""
        act = self.moderation.act(by, mark, thread.by or DELETED, thread.title)
        await self.store.mark_thread(thread.id, mark, act)

    async def mark_post(self, by: Person, post: StoredPost, mark: PostAct) -> None:
        """Hide a post, or show it again."""
        act = self.moderation.act(by, mark, post.by or DELETED, post.body)
        await self.store.mark_post(post.id, mark, act)

    async def ignored(self, person: Person) -> set[str]:
        """Return whom somebody ignores who reads."""
        if person.kind == "visitor":
            return set()
        return {one.person for one in await self.chat.ignored(person.id)}


class ThreadsQuery(Query, frozen=True):
    """Which threads: of a `section`, before the `before` that the page of before has told."""

    section: str = ""
    before: str = ""


class ThreadQuery(Query, frozen=True):
    """Which page of a thread: its number, from 1 on, or the one on which a `post` stands."""

    page: str = "1"
    post: str = ""


somebody = not_visitors("chat.visitor")
moderator = moderators("chat.moderators")

WORDS = ("chat.empty", "chat.long", "chat.character")
WRITING = (*WORDS, "chat.visitor", "chat.link", "chat.muted", "chat.repeated", "lobby.banned")
MODERATING = ("chat.moderators", "people.second", "forum.unknown")

routes = Routes()


@routes.get("/api/forum")
async def list_sections(request: Request) -> Sections:
    """Tell the sections of the forum, each with the thread that was written in last."""
    found = await _forum(request).store.sections()
    rows = []
    for section in SECTIONS:
        count, last = found.get(section, (0, None))
        row = None if last is None else _row(last)
        rows.append(SectionRow(section=section, threads=count, last=row))
    return Sections(rows)


@routes.get("/api/forum/threads", holder=LOBBY, errors=("forum.unknown",))
async def list_threads(request: Request, query: ThreadsQuery) -> ThreadPage:
    """Tell a page of the threads of a section; moderators are told of those that are hidden."""
    section, before = _section(query.section), numbered_place(query.before)
    hidden = cookies.person(request).role != "player"
    found = await _forum(request).store.threads(section, before, PAGE + 1, hidden=hidden)
    page = found[:PAGE]
    following = f"{page[-1].last_ms}-{page[-1].id}" if len(found) > PAGE else None
    return ThreadPage([_row(thread) for thread in page], following)


@routes.post(
    "/api/forum/threads",
    holder=LOBBY,
    limit=WRITES_OF_ADDRESS,
    guard=somebody,
    most=LARGEST,
    status=201,
    errors=WRITING,
)
async def begin_thread(request: Request, body: NewThread) -> PostWritten:
    """Begin a thread."""
    forum, person = _forum(request), cookies.person(request)
    title = cleaned(body.title)
    if person.kind == "guest" and has_link(title):
        raise TantrixError("chat.link")
    post = await forum.written(person, body)
    made = await forum.store.kept(post)
    if made is None:
        forum.budget.take(person.id, WRITES)
        forum.budget.take(visitor(request), THREADS_OF_ADDRESS)
        made = await forum.store.begin(UnsavedThread(body.section, body.lang, title), post)
    return PostWritten(*made)


@routes.get("/api/forum/threads/{thread:number}", holder=LOBBY, errors=("forum.unknown",))
async def get_thread(request: Request, query: ThreadQuery) -> ThreadView:
    """Tell a page of a thread."""
    forum, person = _forum(request), cookies.person(request)
    thread = await _thread(request)
    pages = thread.replies // PAGE + 1
    page = min(await _page(forum, thread, query), pages)
    posts = await forum.store.posts(thread.id, (page - 1) * PAGE, PAGE)
    ignored = await forum.ignored(person)
    shown = [post for post in posts if not post.hidden or person.role != "player"]
    texts = await in_thread(lambda: {post.id: rendered(post.body) for post in shown})
    return ThreadView(
        **structs.asdict(_row(thread)),
        page=page,
        pages=pages,
        posts=[_view(post, texts.get(post.id), person, ignored) for post in posts],
    )


@routes.post(
    "/api/forum/threads/{thread:number}",
    holder=LOBBY,
    limit=WRITES_OF_ADDRESS,
    guard=somebody,
    most=LARGEST,
    status=201,
    errors=(*WRITING, "forum.unknown", "forum.closed"),
)
async def reply_to_thread(request: Request, body: NewReply) -> PostWritten:
    """Reply to a thread."""
    forum, person = _forum(request), cookies.person(request)
    thread: int = request.path_params["thread"]
    post = await forum.written(person, body)
    made = await forum.store.kept(post, thread)
    if made is None:
        forum.budget.take(person.id, WRITES)
        made = await forum.store.reply(thread, post)
    return PostWritten(*made)


@routes.post(
    "/api/forum/threads/{thread:number}/state",
    holder=LOBBY,
    limit=MAKES,
    guard=moderator,
    errors=MODERATING,
)
async def set_thread_state(request: Request, body: ThreadState) -> ThreadRow:
    """Close a thread to replies, or hide it, or undo either."""
    thread, marks = await _thread(request), list[ThreadAct]()
    if body.closed is not None:
        marks.append("close_thread" if body.closed else "open_thread")
    if body.hidden is not None:
        marks.append("hide_thread" if body.hidden else "show_thread")
    for mark in marks:
        await _forum(request).mark_thread(cookies.person(request), thread, mark)
    return _row(await _thread(request))


@routes.post(
    "/api/forum/posts/{post:number}/hide",
    holder=LOBBY,
    limit=MAKES,
    guard=moderator,
    errors=MODERATING,
)
async def hide_post(request: Request, body: HidePost) -> ForumPost:
    """Hide a post from players, or show it again."""
    forum, person, post = _forum(request), cookies.person(request), await _post_at(request)
    await forum.mark_post(person, post, "hide_post" if body.hidden else "show_post")
    text = await in_thread(rendered, post.body)
    ignored = await forum.ignored(person)
    return _view(post._replace(hidden=body.hidden), text, person, ignored)


@routes.post(
    "/api/forum/posts/{post:number}/report",
    holder=LOBBY,
    limit=MAKES,
    guard=somebody,
    status=201,
    errors=(*WORDS, "chat.visitor", "forum.unknown", "limit.reports"),
)
async def report_post(request: Request, body: ReportPost) -> PostReported:
    """Report a post, whose words are kept with the report."""
    post, person = await _post_at(request), cookies.person(request)
    if post.hidden and person.role == "player":
        raise TantrixError("forum.unknown")
    about = ReportedPost(post.id, post.thread, post.author, post.by or DELETED, post.body)
    reported = await _forum(request).moderation.report_post(person, about, body.reason)
    return PostReported(reported)


# --- who asks, and for what ----------------------------------------------------------------------


def _forum(connection: HTTPConnection) -> ForumService:
    forum: ForumService = connection.app.state.forum
    return forum


async def _thread(request: Request) -> Thread:
    """Return the thread that the path names; raises `TantrixError` `forum.unknown`."""
    found = await _forum(request).store.thread(request.path_params["thread"])
    return _seen(found, cookies.person(request))


async def _post_at(request: Request) -> StoredPost:
    """Return the post that the path names; raises `TantrixError` `forum.unknown`."""
    forum = _forum(request)
    post = await forum.store.post(request.path_params["post"])
    if post is None:
        raise TantrixError("forum.unknown")
    _seen(await forum.store.thread(post.thread), cookies.person(request))
    return post


def _seen(thread: Thread | None, person: Person) -> Thread:
    """Return a thread that somebody may see; raises `TantrixError` `forum.unknown`."""
    if thread is None or (thread.hidden and person.role == "player"):
        raise TantrixError("forum.unknown")
    return thread


async def _page(forum: ForumService, thread: Thread, query: ThreadQuery) -> int:
    """Return which page of a thread is asked for, at least the first."""
    post = await forum.store.post(whole_number(query.post, "post")) if query.post else None
    if post is not None and post.thread == thread.id:
        return post.place // PAGE + 1
    return max(1, whole_number(query.page, "page"))


def _section(text: str) -> Section:
    if text not in SECTIONS:
        raise TantrixError("forum.unknown")
    return text


@lru_cache(REMEMBERED)
def rendered(body: str) -> str:
    """Return a post as HTML: it takes milliseconds, and the same ones are read again and again."""
    return html(body)


# --- what is told --------------------------------------------------------------------------------


def _row(thread: Thread) -> ThreadRow:
    return ThreadRow(
        id=thread.id,
        section=thread.section,
        lang=thread.lang,
        title=thread.title,
        by=thread.by,
        made=iso(thread.made_ms),
        replies=thread.replies,
        last=iso(thread.last_ms),
        last_by=thread.last_by,
        closed=thread.closed,
        hidden=thread.hidden,
    )


def _view(
    post: StoredPost, text: str | None, person: Person, ignored: Collection[str]
) -> ForumPost:
    return ForumPost(
        id=post.id,
        place=post.place,
        lang=post.lang,
        by=post.by,
        kind=post.kind,
        role=post.role,
        at=iso(post.at_ms),
        html=text,
        hidden=post.hidden,
        ignored=post.author in ignored,
        mine=post.author == person.id,
    )
