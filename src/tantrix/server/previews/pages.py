"""The tags in the head of a page from which other sites make the preview of a link.

They are those of the Open Graph protocol. A page that has nothing of its own has those of the site.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape
from typing import NamedTuple
from urllib.parse import quote

from starlette.requests import Request

from tantrix import messages
from tantrix.puzzles.daily import read_day
from tantrix.render.geometry import CARD
from tantrix.render.wording import puzzle_goal, puzzle_name
from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.repository import GameStore
from tantrix.server.daily.service import DailyService
from tantrix.server.forum.repository import ForumStore
from tantrix.server.learn import articles
from tantrix.server.posts.repository import PostStore
from tantrix.server.posts.wording import beginning, text_in
from tantrix.server.puzzles.http import served
from tantrix.server.tables.finished import FinishedGame
from tantrix.server.web.budget import in_thread

_NAMED_BY = {"puzzle": "id", "lobby": "challenge"}
"""The parameters that say what some pages are about; others say it by their paths."""

_LONGEST_NAME, _DIGITS = 60, 9

SITE_CARD = "/api/cards/site"
"""The picture of pages that have none of their own."""


class LinkPreview(NamedTuple):
    """The title of a page, a sentence about it, and the address of its picture."""

    title: str
    text: str
    picture: str = SITE_CARD


class Written(NamedTuple):
    """Where what people write is kept."""

    posts: PostStore
    forum: ForumStore


class Previews:
    """Makes the tags of pages; `public` is the address of the server where it is known.

    `wall_ms` tells the time.
    """

    def __init__(
        self,
        games: GameStore,
        days: DailyService,
        written: Written,
        public: str | None,
        wall_ms: Callable[[], int],
    ) -> None:
        self._games = games
        self._days = days
        self._posts, self._forum = written
        self._wall_ms = wall_ms
        self._public = public
        self._makers: dict[str, Callable[[str, str], Awaitable[LinkPreview | None]]] = {
            "replay": self._of_game,
            "table": self._of_game,
            "learn": self._of_article,
            "people": self._of_person,
            "daily": self._of_daily,
            "puzzle": self._of_puzzle,
            "lobby": self._of_challenge,
            "news": self._of_post,
            "articles": self._of_post,
            "forum": self._of_thread,
        }

    async def head(self, request: Request) -> str:
        """Return the tags of the page at a path as HTML."""
        lang = messages.accepted(request.headers.get("accept-language", ""))
        first, _, name = request.url.path.strip("/").partition("/")
        if first in _NAMED_BY:
            name = request.query_params.get(_NAMED_BY[first], "")
        maker = self._makers.get(first)
        preview = (await maker(name, lang) if maker else None) or _of_site(lang)
        base = (self._public or str(request.base_url)).rstrip("/")
        properties = {
            "og:site_name": "Tantrix",
            "og:type": "website",
            "og:title": preview.title,
            "og:description": preview.text,
            "og:image": base + preview.picture,
            "og:image:width": str(CARD[0]),
            "og:image:height": str(CARD[1]),
            "twitter:card": "summary_large_image",
        }
        return "".join(
            f'<meta property="{name}" content="{escape(value)}" />'
            for name, value in properties.items()
        )

    async def _of_game(self, table: str, lang: str) -> LinkPreview | None:
        """Return that of a game that is over and that everybody may know of."""
        found = await self._games.at(table, "", self._wall_ms())
        if found is None or found.ended.game == "mindgame":
            return None
        text = messages.say("preview.game", lang=lang)
        return LinkPreview(_result(found.ended, lang), text, f"/api/cards/games/{table}")

    @staticmethod
    async def _of_article(name: str, lang: str) -> LinkPreview | None:
        if name not in articles.NAMES:
            return None
        title, summary = articles.beginning(name, lang)
        drawn = bool(articles.drawings(name, lang))
        return LinkPreview(title, summary, f"/api/cards/articles/{name}" if drawn else SITE_CARD)

    @staticmethod
    async def _of_person(name: str, lang: str) -> LinkPreview | None:
        return LinkPreview(name, messages.say("preview.person", {"name": name}, lang))

    @staticmethod
    async def _of_challenge(name: str, lang: str) -> LinkPreview | None:
        """Return that of a link by which somebody asks to be challenged."""
        if not name:
            return None
        title = messages.say("preview.challenge", {"name": name[:_LONGEST_NAME]}, lang)
        return LinkPreview(title, _of_site(lang).text)

    async def _of_post(self, number: str, lang: str) -> LinkPreview | None:
        found = await self._posts.post(int(number)) if _is_number(number) else None
        if found is None or found.published_ms is None:
            return None
        text = text_in(found, messages.language(lang))
        return None if text is None else LinkPreview(text.title, beginning(text.body))

    async def _of_thread(self, path: str, lang: str) -> LinkPreview | None:
        _, _, number = path.partition("thread/")
        found = await self._forum.thread(int(number)) if _is_number(number) else None
        if found is None or found.hidden:
            return None
        return LinkPreview(found.title, messages.say("preview.thread", lang=lang))

    async def _of_daily(self, date: str, lang: str) -> LinkPreview | None:
        """Return that of today, of a past day, or of a page about all days."""
        title = messages.say("page.home.daily", lang=lang)
        try:
            day = read_day(date) if date else self._days.today
            grade, kind = await self._days.told(day)
        except TantrixError:
            return LinkPreview(title, messages.say("page.home.daily.text", lang=lang))
        shown = (
            messages.say(f"page.daily.kind.{kind}", lang=lang),
            messages.say("page.daily.grade", {"grade": grade}, lang),
        )
        named = f"{title}, {date}" if date else title
        return LinkPreview(named, " · ".join(shown), f"/api/cards/daily/{day.isoformat()}")

    @staticmethod
    async def _of_puzzle(name: str, lang: str) -> LinkPreview | None:
        try:
            puzzle = await in_thread(served, name)
        except TantrixError:
            return None
        if len(puzzle.choices) > 1:
            text = messages.say("preview.puzzle.asked", lang=lang)
        else:
            text = messages.say("preview.puzzle", {"goal": puzzle_goal(puzzle, lang)}, lang)
        picture = f"/api/cards/puzzle?id={quote(name, safe='~')}"
        return LinkPreview(puzzle_name(puzzle, lang), text, picture)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _DIGITS


def _of_site(lang: str) -> LinkPreview:
    title = messages.say("page.home.title", lang=lang)
    return LinkPreview(title, messages.say("page.home.text", lang=lang))


def _result(ended: FinishedGame, lang: str) -> str:
    """Return who scored what: `Ann 24 - Greedy 20`."""

    def name(index: int) -> str:
        seat = ended.seats[index]
        return messages.say(f"page.robot.{seat.level}", lang=lang) if seat.level else seat.name

    return " - ".join(f"{name(index)} {seat.score}" for index, seat in enumerate(ended.seats))
