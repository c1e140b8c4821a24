"""What is answered of the forum, and what people send to write in it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tantrix.messages import Lang
from tantrix.server.forum.repository import Section
from tantrix.server.web.cookies import Kind, Role
from tantrix.server.web.protocol import Input, MessageId

LONGEST_TITLE, LONGEST = 120, 5_000
"""Characters of a title, and of a post."""

Title = Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)]
Body = Annotated[str, msgspec.Meta(max_length=4 * LONGEST)]
Words = Annotated[str, msgspec.Meta(max_length=2000)]


class NewThread(Input, frozen=True, kw_only=True):
    """Begin a thread, once under an `id`: `POST /api/forum/threads`."""

    id: MessageId
    section: Section
    lang: Lang
    title: Title
    body: Body


class NewReply(Input, frozen=True, kw_only=True):
    """Reply, once under an `id`: `POST /api/forum/threads/ID`."""

    id: MessageId
    lang: Lang
    body: Body


class ThreadState(Input, frozen=True, kw_only=True):
    """Whether anybody may reply, and whether players see it; None leaves it as it is."""

    closed: bool | None = None
    hidden: bool | None = None


class HidePost(Input, frozen=True, kw_only=True):
    """Hide a post from players, or show it again."""

    hidden: bool


class ReportPost(Input, frozen=True, kw_only=True):
    """Report a post to those who keep order."""

    reason: Words


class ThreadRow(msgspec.Struct, frozen=True, kw_only=True):
    """A thread of a list; `by` and `last_by` are empty where the account is gone."""

    id: int
    section: Section
    lang: Lang
    title: str
    by: str
    made: str
    replies: int
    last: str
    last_by: str
    closed: bool
    hidden: bool


class SectionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A section: how many threads it has, and the one in which somebody wrote last."""

    section: Section
    threads: int
    last: ThreadRow | None


class Sections(msgspec.Struct, frozen=True):
    """All sections, in the order in which they are shown."""

    sections: list[SectionRow]


class ThreadPage(msgspec.Struct, frozen=True):
    """Threads, the last written in first; `before` asks for the next page, None at the end."""

    threads: list[ThreadRow]
    before: str | None


class ForumPost(msgspec.Struct, frozen=True, kw_only=True):
    """A post, its text as HTML without anything that could do harm.

    `place` counts in the thread, 0 for what began it. `html` is None where moderators have hidden
    it from who asks; `ignored` tells that it is of somebody whom they ignore.
    """

    id: int
    place: int
    lang: Lang
    by: str
    kind: Kind
    role: Role
    at: str
    html: str | None
    hidden: bool
    ignored: bool
    mine: bool


class ThreadView(ThreadRow, frozen=True, kw_only=True):
    """A page of a thread, of `pages`, counted from 1."""

    page: int
    pages: int
    posts: list[ForumPost]


class PostWritten(msgspec.Struct, frozen=True):
    """A post that is kept, and the thread in which it stands."""

    thread: int
    post: int


class PostReported(msgspec.Struct, frozen=True):
    """The number of a report that is kept."""

    report: int
