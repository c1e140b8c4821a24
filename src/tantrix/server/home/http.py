"""What the first page has to know: which of its doors lead somewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Literal, NamedTuple

import msgspec
from starlette.requests import Request

from tantrix.server.archive.repository import GameStore, Sought
from tantrix.server.notifications.notices import NoticeStore
from tantrix.server.posts.repository import PostStore
from tantrix.server.race.manager import RaceManager
from tantrix.server.race.messages import ListedRace
from tantrix.server.rankings.repository import RankingStore
from tantrix.server.tables.manager import TableManager
from tantrix.server.tables.messages import ListedTable
from tantrix.server.tables.options import TableOptions
from tantrix.server.web import cookies
from tantrix.server.web.route import READ, Routes

Door = Literal["articles", "games", "news", "rankings", "records", "watch"]


class Doors(msgspec.Struct, frozen=True):
    """The pages that have something to show, beside those that always have."""

    doors: list[Door]


class Waiting(msgspec.Struct, frozen=True):
    """What waits for somebody: games with other people, at their turn or live, and unread notices.

    Live are games that are not by correspondence; one may be in both lists. Races are live too.
    """

    turns: list[str]
    live: list[str]
    races: list[str]
    unread: int


class GameManagers(NamedTuple):
    """Where people play: tables with turns, and races."""

    tables: TableManager
    races: RaceManager


class HomeService:
    """Looks behind the doors of the first page."""

    def __init__(
        self,
        posts: PostStore,
        games: GameStore,
        rankings: RankingStore,
        played: GameManagers,
        notices: NoticeStore,
    ) -> None:
        self._posts = posts
        self._games = games
        self._rankings = rankings
        self._tables, self._races = played
        self._notices = notices

    async def doors(self, viewer: str) -> list[Door]:
        """Return the pages that have something to show to a person."""
        behind: Mapping[Door, Callable[[], Awaitable[object]]] = {
            "articles": lambda: self._posts.published("article", None, 1),
            "games": lambda: self._games.search(Sought(viewer=viewer), 1),
            "news": lambda: self._posts.published("news", None, 1),
            "rankings": self._rankings.months,
            "records": self._rankings.records,
            "watch": lambda: self._running(viewer),
        }
        found = await asyncio.gather(*(look() for look in behind.values()))
        return [door for door, what in zip(behind, found, strict=True) if what]

    async def waiting(self, person: str) -> Waiting:
        """Return what waits for a person at tables, in races, and in their notices."""
        rows = await self._tables.tables(person, every=False)
        shared = [row for row in rows if row["mine"] and row["table"]["together"]]
        playing = [row for row in shared if row["table"]["status"] == "playing"]
        turns = [row["table"]["id"] for row in playing if row["your_turn"]]
        live = [row["table"]["id"] for row in playing if _is_live(row)]
        running = [race for race in await self._races.running(person) if race["mine"]]
        races = [race["id"] for race in running if _is_shared(race)]
        return Waiting(turns, live, races, await self._notices.unread(person))

    async def _running(self, viewer: str) -> bool:
        rows = await self._tables.tables(viewer, every=True)
        playing = any(row["table"]["status"] == "playing" for row in rows)
        return playing or bool(await self._races.running(viewer))


def _is_shared(race: ListedRace) -> bool:
    """Tell whether a race is not against robots alone."""
    return sum(racer["level"] is None for racer in race["racers"]) > 1


def _is_live(row: ListedTable) -> bool:
    """Tell whether the game of a table is not played by correspondence."""
    terms = msgspec.convert(row["table"].get("terms", {}), TableOptions)
    return terms.days is None


routes = Routes()


@routes.get("/api/doors", scope=READ)
async def list_doors(request: Request) -> Doors:
    """List the pages that have something to show."""
    home: HomeService = request.app.state.home
    return Doors(await home.doors(cookies.owner(request)))


@routes.get("/api/me/waiting", scope=READ)
async def get_waiting(request: Request) -> Waiting:
    """Tell what waits for who asks: turns, live games, and what they have not read."""
    home: HomeService = request.app.state.home
    return await home.waiting(cookies.owner(request))
