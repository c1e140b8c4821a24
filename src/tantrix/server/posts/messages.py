"""What is answered of news and articles, and what moderators send to write them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tantrix.messages import Lang
from tantrix.server.posts.repository import Kind
from tantrix.server.web.protocol import Input

LONGEST_TITLE, LONGEST = 120, 40_000
"""Characters of a title and of a text."""

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


class PostRow(msgspec.Struct, frozen=True, kw_only=True):
    """A post of a list; `lang` is that of the text that is shown, `published` None of a draft.

    `by` is empty where the writer is gone; `changed` is None of a first version.
    """

    id: int
    kind: Kind
    published: str | None
    langs: list[Lang]
    lang: Lang
    title: str
    by: str
    changed: str | None
    begins: str


class PostPage(msgspec.Struct, frozen=True):
    """A page of posts; `before` asks for the next one, None at the end."""

    posts: list[PostRow]
    before: str | None


class PostList(msgspec.Struct, frozen=True):
    """All posts, drafts among them."""

    posts: list[PostRow]


class PostView(PostRow, frozen=True, kw_only=True):
    """A post with its text as HTML, without anything that could do harm."""

    html: str


class WrittenText(msgspec.Struct, frozen=True):
    """A version of a text as it was written."""

    lang: Lang
    version: int
    title: str
    body: str
    by: str
    at: str


class PostSource(PostRow, frozen=True, kw_only=True):
    """A post with its texts by language, and all versions, the newest first."""

    texts: dict[Lang, WrittenText]
    versions: list[WrittenText]


class PostMade(msgspec.Struct, frozen=True):
    """The id of a post that has been made."""

    id: int


class PreviewHtml(msgspec.Struct, frozen=True):
    """How a text looks."""

    html: str


class PictureMade(msgspec.Struct, frozen=True):
    """A picture that has been uploaded, and its size in pixels as it is shown."""

    id: str
    width: int
    height: int


class PictureDeleted(msgspec.Struct, frozen=True):
    """The id of a picture that is no more."""

    id: str
