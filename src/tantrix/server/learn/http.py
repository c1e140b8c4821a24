"""What there is to read: the list of articles, and each of them as HTML."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from tantrix import messages
from tantrix.render.themes import THEMES
from tantrix.rules.core.errors import TantrixError
from tantrix.server.learn import articles
from tantrix.server.learn.articles import GROUPS, NAMES, Group
from tantrix.server.tables.http import InLanguage
from tantrix.server.web.allowed import not_among
from tantrix.server.web.budget import in_thread
from tantrix.server.web.route import READ, Routes


class ArticleRow(msgspec.Struct, frozen=True):
    """An article of a list: its name in addresses, its title, and what it is about."""

    name: str
    title: str
    summary: str


class ArticleGroup(msgspec.Struct, frozen=True):
    """Articles that belong together, in the order in which they are read."""

    group: Group
    articles: list[ArticleRow]


class ArticleList(msgspec.Struct, frozen=True):
    """All articles."""

    groups: list[ArticleGroup]


class ArticleView(msgspec.Struct, frozen=True):
    """An article as HTML without its title, and the ones before and after it."""

    name: str
    title: str
    html: str
    before: ArticleRow | None
    after: ArticleRow | None


class ArticleQuery(InLanguage, frozen=True):
    """The language of an article, and the theme of the pictures in it."""

    theme: str = "dark"


routes = Routes()


@routes.get("/api/learn", scope=READ)
async def list_articles(_: Request, query: InLanguage) -> ArticleList:
    """List what there is to read."""
    return ArticleList(
        [
            ArticleGroup(group, [_row(name, query.lang) for name in names])
            for group, names in GROUPS.items()
        ]
    )


@routes.get("/api/learn/{article}", scope=READ, errors=("bad.learn.unknown",))
async def get_article(request: Request, query: ArticleQuery) -> ArticleView:
    """Return an article in a language, its pictures in a theme."""
    name: str = request.path_params["article"]
    if name not in NAMES:
        raise TantrixError("bad.learn.unknown")
    if query.theme not in THEMES:
        raise not_among("theme", query.theme, THEMES)
    lang = messages.language(query.lang)
    place = NAMES.index(name)
    around = [NAMES[at] if 0 <= at < len(NAMES) else None for at in (place - 1, place + 1)]
    before, after = (None if each is None else _row(each, lang) for each in around)
    return ArticleView(
        name=name,
        title=articles.beginning(name, lang).title,
        html=await in_thread(articles.html, name, lang, query.theme),
        before=before,
        after=after,
    )


def _row(name: str, lang: str) -> ArticleRow:
    return ArticleRow(name, *articles.beginning(name, messages.language(lang)))
