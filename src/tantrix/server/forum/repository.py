"""The forum in a database. What moderators do is kept together with the note that it was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, get_args

from sqlalchemy import Connection, Select, func, select

from tantrix.messages import Lang
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.repository import DELETED
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.forum import forum_posts, forum_threads
from tantrix.server.db.schema.lobby import chat_ignored
from tantrix.server.moderation.lines import same
from tantrix.server.moderation.repository import ModerationAct, PostAct, ThreadAct, note_act
from tantrix.server.notifications.notices import MOST_WRITERS, replied, reply_hidden
from tantrix.server.web.cookies import Kind, Role

Section = Literal["rules", "strategy", "puzzles", "tournaments", "server"]
SECTIONS: tuple[Section, ...] = get_args(Section)

AGAIN_MS = 10 * 60_000
"""For how long nobody may write the same again."""


class Thread(NamedTuple):
    """A thread; `by` and `last_by` are names, empty where the account is gone."""

    id: int
    section: Section
    lang: Lang
    title: str
    by: str
    made_ms: int
    replies: int
    last_ms: int
    last_by: str
    closed: bool
    hidden: bool


class StoredPost(NamedTuple):
    """A post in its thread, where it has a `place`, 0 for what began it.

    `author` is an id, which never leaves the server; `by` is the name, empty where it is gone.
    """

    id: int
    thread: int
    place: int
    lang: Lang
    author: str
    by: str
    kind: Kind
    role: Role
    at_ms: int
    body: str
    hidden: bool


class UnsavedPost(NamedTuple):
    """A post to be kept; of one author the same `client_id` is never taken twice."""

    author: str
    client_id: str
    lang: Lang
    at_ms: int
    body: str


class UnsavedThread(NamedTuple):
    """A thread to be begun by a post."""

    section: Section
    lang: Lang
    title: str


class SavedPost(NamedTuple):
    """The ids of a post that is kept, and of its thread."""

    thread: int
    post: int


_T, _P = forum_threads.c, forum_posts.c
_first, _last = forum_posts.alias("first"), forum_posts.alias("last")
_began, _ended = persons.alias("began"), persons.alias("ended")
_THREAD = select(
    _T.id,
    _T.section,
    _T.lang,
    _T.title,
    func.coalesce(_began.c.name, ""),
    _first.c.at_ms,
    _T.replies,
    _T.last_ms,
    func.coalesce(_ended.c.name, ""),
    _T.closed_ms.is_not(None),
    _T.hidden_ms.is_not(None),
).select_from(
    forum_threads.join(_first, (_first.c.thread == _T.id) & (_first.c.place == 0))
    .join(_last, (_last.c.thread == _T.id) & (_last.c.place == _T.replies))
    .outerjoin(_began, _began.c.id == _first.c.author)
    .outerjoin(_ended, _ended.c.id == _last.c.author)
)
_POST = select(
    _P.id,
    _P.thread,
    _P.place,
    _P.lang,
    _P.author,
    func.coalesce(persons.c.name, ""),
    func.coalesce(persons.c.kind, "guest"),
    func.coalesce(persons.c.role, "player"),
    _P.at_ms,
    _P.body,
    _P.hidden_ms.is_not(None),
).select_from(forum_posts.outerjoin(persons, persons.c.id == _P.author))


class ForumStore:
    """The threads and posts of a server. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sections(self) -> dict[Section, tuple[int, Thread]]:
        """Return how many threads sections have that are not hidden, and the last written in."""

        def job(connection: Connection) -> dict[Section, tuple[int, Thread]]:
            shown = _T.hidden_ms.is_(None)
            counted = select(_T.section, func.count()).where(shown).group_by(_T.section)
            found = {}
            for section, count in connection.execute(counted):
                newest = _newest(_THREAD.where(shown, _T.section == section), 1)
                found[section] = count, _thread(connection.execute(newest).one())
            return found

        return await self._database.read(job)

    async def threads(
        self, section: Section, before: tuple[int, int] | None, limit: int, *, hidden: bool
    ) -> list[Thread]:
        """Return the threads of a section that were written in last, with those that are `hidden`.

        `before` is the time and the id of the last one of the page before.
        """
        query = _THREAD.where(_T.section == section)
        if not hidden:
            query = query.where(_T.hidden_ms.is_(None))
        if before is not None:
            at, number = before
            earlier = (_T.last_ms < at) | ((_T.last_ms == at) & (_T.id < number))
            query = query.where(earlier)
        rows = await self._database.read(lambda c: c.execute(_newest(query, limit)).all())
        return list(map(_thread, rows))

    async def thread(self, thread: int) -> Thread | None:
        """Return a thread, None where there is no such one."""
        query = _THREAD.where(_T.id == thread)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else _thread(row)

    async def posts(self, thread: int, first: int, limit: int) -> list[StoredPost]:
        """Return the posts of a thread from a place on."""
        places = _P.place.between(first, first + limit - 1)
        query = _POST.where(_P.thread == thread, places).order_by(_P.place)
        rows = await self._database.read(lambda c: c.execute(query).all())
        return list(map(_post, rows))

    async def post(self, post: int) -> StoredPost | None:
        """Return a post, None where there is no such one."""
        query = _POST.where(_P.id == post)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else _post(row)

    async def kept(self, post: UnsavedPost, thread: int | None = None) -> SavedPost | None:
        """Return where a message is kept already; None where it may be, in a `thread` if named.

        Raises what `begin` and `reply` would: so nobody pays for what is refused, or sent again.
        """

        def job(connection: Connection) -> SavedPost | None:
            known = _kept_before(connection, post)
            if known is None and thread is not None:
                _check_open(connection, thread)
            return known

        return await self._database.read(job)

    async def begin(self, thread: UnsavedThread, post: UnsavedPost) -> SavedPost:
        """Begin a thread, once; raises `TantrixError` `chat.repeated`."""

        def job(connection: Connection) -> SavedPost:
            known = _kept_before(connection, post)
            if known is not None:
                return known
            row = {**thread._asdict(), "replies": 0, "last_ms": post.at_ms}
            made = forum_threads.insert().values(**row).returning(_T.id)
            return _keep(connection, connection.execute(made).scalar_one(), 0, post)

        return await self._database.write(job)

    async def reply(self, thread: int, post: UnsavedPost) -> SavedPost:
        """Put a post at the end of a thread, once; who has written there is told.

        Raises `TantrixError`: `chat.repeated`, `forum.unknown`, and `forum.closed`.
        """

        def job(connection: Connection) -> SavedPost:
            known = _kept_before(connection, post)
            if known is not None:
                return known
            _check_open(connection, thread)
            more = {"replies": _T.replies + 1, "last_ms": post.at_ms}
            longer = forum_threads.update().where(_T.id == thread).values(more)
            place = connection.execute(longer.returning(_T.replies)).scalar_one()
            made = _keep(connection, thread, place, post)
            told = _writers(connection, thread, but=post.author)
            replied(thread, made.post, post.author, told, post.at_ms)(connection)
            return made

        return await self._database.write(job)

    async def mark_thread(self, thread: int, mark: ThreadAct, act: ModerationAct) -> None:
        """Close or hide a thread, or undo it, and note it where that changes anything."""
        column = _T.closed_ms if mark in {"close_thread", "open_thread"} else _T.hidden_ms
        at_ms = act.at_ms if mark in {"close_thread", "hide_thread"} else None

        def job(connection: Connection) -> None:
            other = column.is_(None) if at_ms is not None else column.is_not(None)
            change = forum_threads.update().where(_T.id == thread, other)
            if connection.execute(change.values({column.name: at_ms})).rowcount:
                note_act(connection, act)
            if mark == "hide_thread":
                reply_hidden(thread, None, act.at_ms)(connection)

        await self._database.write(job)

    async def mark_post(self, post: int, mark: PostAct, act: ModerationAct) -> None:
        """Hide a post, or show it again, and note it where that changes anything."""
        at_ms = act.at_ms if mark == "hide_post" else None

        def job(connection: Connection) -> None:
            other = _P.hidden_ms.is_(None) if at_ms is not None else _P.hidden_ms.is_not(None)
            change = forum_posts.update().where(_P.id == post, other)
            if connection.execute(change.values(hidden_ms=at_ms)).rowcount:
                note_act(connection, act)
            if mark == "hide_post":
                thread = connection.scalar(select(_P.thread).where(_P.id == post))
                reply_hidden(thread or 0, post, act.at_ms)(connection)

        await self._database.write(job)


def _newest(query: Select[*tuple[Any, ...]], limit: int) -> Select[*tuple[Any, ...]]:
    return query.order_by(_T.last_ms.desc(), _T.id.desc()).limit(limit)


def _thread(row: Sequence[Any]) -> Thread:
    thread = Thread(*row)
    return thread._replace(closed=bool(thread.closed), hidden=bool(thread.hidden))


def _post(row: Sequence[Any]) -> StoredPost:
    post = StoredPost(*row)
    return post._replace(hidden=bool(post.hidden))


def _kept_before(connection: Connection, post: UnsavedPost) -> SavedPost | None:
    """Return where the same message is kept already; raises `TantrixError` `chat.repeated`."""
    mine = _P.author == post.author
    query = select(_P.thread, _P.id).where(mine, _P.client_id == post.client_id)
    row = connection.execute(query).one_or_none()
    if row is not None:
        return SavedPost(*row)
    lately = select(_P.body).where(mine, _P.at_ms > post.at_ms - AGAIN_MS)
    said: Sequence[str] = connection.scalars(lately).all()
    if same(post.body) in map(same, said):
        raise TantrixError("chat.repeated")
    return None


def _check_open(connection: Connection, thread: int) -> None:
    """Raise `TantrixError` `forum.unknown`, `forum.closed` where nobody can reply in a thread."""
    found = connection.execute(_THREAD.where(_T.id == thread)).one_or_none()
    if found is None or _thread(found).hidden:
        raise TantrixError("forum.unknown")
    if _thread(found).closed:
        raise TantrixError("forum.closed")


def _writers(connection: Connection, thread: int, but: str) -> Sequence[str]:
    """Return who has written in a thread lately, but somebody and those who ignore them."""
    ignoring = select(chat_ignored.c.person).where(chat_ignored.c.other == but)
    query = (
        select(_P.author)
        .join(persons, (persons.c.id == _P.author) & (persons.c.kind != DELETED))
        .where(_P.thread == thread, _P.author != but, _P.author.not_in(ignoring))
        .group_by(_P.author)
        .order_by(func.max(_P.place).desc())
        .limit(MOST_WRITERS)
    )
    return connection.scalars(query).all()


def _keep(connection: Connection, thread: int, place: int, post: UnsavedPost) -> SavedPost:
    row = {**post._asdict(), "thread": thread, "place": place}
    made = forum_posts.insert().values(**row).returning(_P.id)
    return SavedPost(thread, connection.execute(made).scalar_one())
