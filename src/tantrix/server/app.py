"""The server as an ASGI application."""

from __future__ import annotations

from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send

from tantrix.rules.core.errors import TantrixError
from tantrix.server.adjudication import http as adjudication
from tantrix.server.admin import metrics
from tantrix.server.archive import analysis, animations
from tantrix.server.archive import http as archive
from tantrix.server.auth import http as auth
from tantrix.server.auth.identity import Identity
from tantrix.server.bots import http as bots
from tantrix.server.bots import tokens
from tantrix.server.bots.tokens import Bearer
from tantrix.server.chat.repository import ChatStore
from tantrix.server.cluster.cluster import ProxyMiddleware
from tantrix.server.config import DEFAULTS, Settings
from tantrix.server.container import Container
from tantrix.server.course import http as course
from tantrix.server.daily import http as daily
from tantrix.server.db.base import Unavailable
from tantrix.server.following import http as following
from tantrix.server.following.repository import FollowStore
from tantrix.server.forum import http as forum
from tantrix.server.forum.repository import ForumStore
from tantrix.server.freetable import http as freetable
from tantrix.server.home import http as home
from tantrix.server.learn import http as learn
from tantrix.server.notifications import http as notifications
from tantrix.server.posts import http as posts
from tantrix.server.posts import http_pictures as pictures
from tantrix.server.posts.pictures import PictureStore
from tantrix.server.posts.repository import PostStore
from tantrix.server.previews import http as previews
from tantrix.server.previews.pages import Previews, Written
from tantrix.server.puzzles import http as puzzles
from tantrix.server.puzzles import http_times as puzzle_times
from tantrix.server.puzzles.repository import PuzzleTimeStore
from tantrix.server.race import http as race
from tantrix.server.rankings import http as rankings
from tantrix.server.rankings.achievements import AchievementStore
from tantrix.server.rankings.statistics import StatisticsStore
from tantrix.server.review import http as review
from tantrix.server.rush import http as rush
from tantrix.server.rush.repository import RushStore
from tantrix.server.rush.service import RushService
from tantrix.server.social import http as social
from tantrix.server.studies import http as studies
from tantrix.server.studies.repository import StudyStore
from tantrix.server.tables import http as tables
from tantrix.server.tactics import http as tactics
from tantrix.server.tactics.repository import TacticStore
from tantrix.server.tournaments import http as tournaments
from tantrix.server.tournaments import http_acts as tournament_acts
from tantrix.server.tournaments import http_exports as tournament_exports
from tantrix.server.tournaments import rally as rallies
from tantrix.server.web import openapi
from tantrix.server.web import static as pages
from tantrix.server.web.budget import MAKES, SOCKETS, Metering
from tantrix.server.web.headers import Headers
from tantrix.server.web.responses import (
    NOWHERE,
    closing,
    denial,
    gone,
    overworked,
    refused,
    unavailable,
    visitor,
)
from tantrix.server.web.route import Api
from tantrix.server.workers.failures import WorkFailed, WorkStopped

API = Api(
    (
        puzzles.routes,
        puzzle_times.routes,
        adjudication.routes,
        daily.routes,
        course.routes,
        freetable.routes,
        archive.routes,
        analysis.routes,
        animations.routes,
        race.routes,
        review.routes,
        tournaments.routes,
        tournament_exports.routes,
        tournament_acts.routes,
        rallies.routes,
        auth.routes,
        social.routes,
        tokens.routes,
        bots.routes,
        openapi.routes,
        rankings.routes,
        home.routes,
        posts.routes,
        pictures.routes,
        forum.routes,
        studies.routes,
        notifications.routes,
        following.routes,
        learn.routes,
        previews.routes,
        tactics.routes,
        rush.routes,
        tables.routes,
    )
)
"""Everything that is declared."""


def build(
    container: Container, static: Path = pages.STATIC, *, settings: Settings = DEFAULTS
) -> Starlette:
    """Return the application of a server."""
    deps, people, budget = container.deps, container.people, container.deps.budget
    budget.change(MAKES._replace(size=settings.tables, per_s=settings.tables_a_second))
    budget.change(SOCKETS._replace(most=settings.sockets))
    budget.share(settings.address_share)
    container.notifications.connect(settings)
    written = Written(PostStore(deps.store.database), ForumStore(deps.store.database))
    previewed = Previews(container.games, container.days, written, deps.public, deps.wall_ms)
    app = Starlette(
        routes=[
            *API.routes,
            *metrics.ROUTES,
            NOWHERE,
            *pages.routes(static, previewed.head),
        ],
        middleware=[
            Middleware(metrics.Measured),
            Middleware(Headers),
            Middleware(Metering, budget=budget, address=visitor, refuse=denial),
            Middleware(_Nowhere),
            Middleware(Identity, find=people.register.find),
            Middleware(Bearer, guard=container.guard, api=API),
            *_elsewhere(container),
        ],
        exception_handlers={
            TantrixError: refused,
            Unavailable: unavailable,
            WorkFailed: overworked,
            WorkStopped: closing,
            ClientDisconnect: gone,
        },
    )
    app.router.redirect_slashes = False
    if container.cluster is not None:
        container.cluster.tunnels.container = app
    app.state.settings = settings
    app.state.api = API
    app.state.container = container
    app.state.table_manager = container.table_manager
    app.state.renew = container.renew
    app.state.people = people
    app.state.passkeys = container.passkeys
    app.state.two_step = container.two_step
    app.state.sockets = people.sockets
    app.state.bots = container.bots
    app.state.days = container.days
    app.state.races = container.races
    app.state.reviews = container.reviews
    app.state.social = container.social
    app.state.moderation = container.social.moderation
    app.state.tournaments = container.tournaments
    app.state.tick_ms = deps.tick_ms
    app.state.budget = budget
    database = deps.store.database
    times = PuzzleTimeStore(database)
    app.state.puzzles = puzzles.PuzzleService(
        container.executor, container.tournaments.puzzles_in_play, times.discount
    )
    app.state.puzzle_times = puzzle_times.PuzzleTimeService(times, container.executor, deps.wall_ms)
    app.state.analysis = analysis.AnalysisService(analysis.PATIENCE_S)
    app.state.adjudication = adjudication.AdjudicationService(container.executor)
    app.state.course = course.CourseService(deps.robots)
    app.state.figures = freetable.FigureService(container.figures, deps.wall_ms, container.executor)
    app.state.tactics = tactics.TacticService(
        TacticStore(database), container.executor, deps.wall_ms
    )
    app.state.rush = RushService(RushStore(database), container.executor, deps.wall_ms)
    app.state.posts = posts.PostService(PostStore(database), PictureStore(database), deps.wall_ms)
    app.state.pictures = pictures.PictureService(
        PictureStore(database),
        container.executor,
        container.social.moderation,
        budget,
        deps.wall_ms,
    )
    app.state.forum = forum.ForumService(
        ForumStore(database),
        ChatStore(database),
        container.social.moderation,
        budget,
        deps.wall_ms,
    )
    app.state.studies = studies.StudyService(
        StudyStore(database),
        container.social.moderation,
        budget,
        container.executor,
        deps.wall_ms,
    )
    app.state.following = following.FollowService(FollowStore(database), people, container.social)
    app.state.home = home.HomeService(
        PostStore(database),
        container.games,
        container.rankings.store,
        home.GameManagers(container.table_manager, container.races),
        container.notifications.notices,
    )
    app.state.notifications = container.notifications
    app.state.archive = archive.ArchiveService(
        deps.store,
        container.games,
        container.races.record,
        container.executor,
        deps.wall_ms,
    )
    app.state.rankings = rankings.RankingsService(
        container.rankings,
        container.figures,
        StatisticsStore(database, deps.wall_ms),
        AchievementStore(database, deps.wall_ms),
    )
    return app


class _Nowhere:
    """Refuses paths with NUL in them, which not every database takes: nothing is there."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the application answer, unless there is nothing to be asked."""
        if "\0" in scope.get("path", ""):
            return await denial(TantrixError("bad.path"))(scope, receive, send)
        return await self._app(scope, receive, send)


def _elsewhere(container: Container) -> list[Middleware]:
    """Return what sends requests to other processes, where there are any."""
    if container.cluster is None:
        return []
    return [
        Middleware(
            ProxyMiddleware,
            cluster=container.cluster,
            holder=API.holder,
            renew=container.social.moderation.open,
        )
    ]
