"""News and articles in a database: a text is never changed, a newer version stands before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from sqlalchemy import Connection, Select, func, select

from tantrix.messages import Lang
from tantrix.server.db.base import Conflict
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.posts import post_texts, posts
from tantrix.server.posts.markdown import named_pictures
from tantrix.server.posts.pictures import use

Kind = Literal["news", "article", "interview", "press", "video"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Text(NamedTuple):
    """A version of a text, from 1 on; `by` is the name of who wrote it, empty where it is gone."""

    lang: Lang
    version: int
    title: str
    body: str
    by: str
    at_ms: int


class Post(NamedTuple):
    """News, an article or the like, with the newest text of each language.

    `published_ms` is None while only moderators see it.
    """

    id: int
    kind: Kind
    made_ms: int
    published_ms: int | None
    texts: tuple[Text, ...]


_T, _P = post_texts.c, posts.c
_POST = select(_P.id, _P.kind, _P.made_ms, _P.published_ms)
_TEXT = select(
    _T.post, _T.lang, _T.version, _T.title, _T.body, func.coalesce(persons.c.name, ""), _T.at_ms
).select_from(post_texts.outerjoin(persons, persons.c.id == _T.writer))


class PostStore:
    """News and articles of a server. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def published(self, kind: Kind, before: tuple[int, int] | None, limit: int) -> list[Post]:
        """Return the newest that are published, before a time and an id where one is given."""
        query = _POST.where(_P.kind == kind, _P.published_ms.is_not(None))
        if before is not None:
            at, number = before
            earlier = (_P.published_ms < at) | ((_P.published_ms == at) & (_P.id < number))
            query = query.where(earlier)
        query = query.order_by(_P.published_ms.desc(), _P.id.desc()).limit(limit)
        return await self._database.read(lambda c: _posts(c, query))

    async def every(self, limit: int) -> list[Post]:
        """Return the newest of all kinds, drafts among them, as they were made."""
        query = _POST.order_by(_P.id.desc()).limit(limit)
        return await self._database.read(lambda c: _posts(c, query))

    async def post(self, post: int) -> Post | None:
        """Return one, None where there is no such one."""
        return await self._database.read(lambda c: _post(c, post))

    async def versions(self, post: int) -> list[Text]:
        """Return every text of one, the newest first."""
        query = _TEXT.where(_T.post == post).order_by(_T.at_ms.desc(), _T.version.desc(), _T.lang)
        rows = await self._database.read(lambda c: c.execute(query).all())
        return [Text(*row[1:]) for row in rows]

    async def make(self, kind: Kind, at_ms: int) -> int:
        """Make one without a text, as a draft, and return its id."""

        def job(connection: Connection) -> int:
            made = posts.insert().values(kind=kind, made_ms=at_ms).returning(_P.id)
            return int(connection.execute(made).scalar_one())

        return await self._database.write(job)

    async def write(self, post: int, text: Text, writer: str) -> Post:
        """Put a text before the version that it says less one, and return all of it.

        Raises `Conflict` where somebody else has written that version, and `TantrixError`
        `bad.picture.gone` where it names a picture that is not there.
        """

        def job(connection: Connection) -> Post:
            newest = select(func.max(_T.version)).where(_T.post == post, _T.lang == text.lang)
            if (connection.execute(newest).scalar() or 0) != text.version - 1:
                raise Conflict("somebody else has written meanwhile")
            use(connection, named_pictures(text.body))
            row = text._asdict()
            del row["by"]
            connection.execute(post_texts.insert().values(post=post, writer=writer, **row))
            return _known(connection, post)

        return await self._database.write(job)

    async def publish(self, post: int, at_ms: int | None) -> Post:
        """Have everybody see one, or only moderators again (None); the first time is kept."""

        def job(connection: Connection) -> Post:
            was = _known(connection, post)
            at = at_ms if at_ms is None or was.published_ms is None else was.published_ms
            connection.execute(posts.update().where(_P.id == post).values(published_ms=at))
            return _known(connection, post)

        return await self._database.write(job)


def _known(connection: Connection, post: int) -> Post:
    """Return a post that is there; raises `Conflict`."""
    found = _post(connection, post)
    if found is None:
        raise Conflict(f"there is no post {post}")
    return found


def _post(connection: Connection, post: int) -> Post | None:
    found = _posts(connection, _POST.where(_P.id == post))
    return found[0] if found else None


def _posts(connection: Connection, query: Select[int, Kind, int, int | None]) -> list[Post]:
    """Return posts with the newest text of each language."""
    rows = connection.execute(query).all()
    texts = _texts(connection, [row.id for row in rows])
    return [Post(*row, texts=tuple(texts.get(row.id, ()))) for row in rows]


def _texts(connection: Connection, wanted: Sequence[int]) -> dict[int, list[Text]]:
    """Return the newest texts of some posts, by the post, in order of their languages."""
    newer = post_texts.alias("newer")
    last = (
        select(func.max(newer.c.version))
        .where(newer.c.post == _T.post, newer.c.lang == _T.lang)
        .scalar_subquery()
    )
    query = _TEXT.where(_T.post.in_(wanted), _T.version == last).order_by(_T.post, _T.lang)
    found: dict[int, list[Text]] = {}
    for post, *text in connection.execute(query):
        found.setdefault(post, []).append(Text(*text))
    return found
