"""Everything that one process of the server keeps open, in the order in which it opens."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import msgspec

from tantrix.ratings.formula import Ladder
from tantrix.ratings.tables import NO_MONTH, Key
from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.backfill import Backfill
from tantrix.server.archive.repository import GameStore
from tantrix.server.auth.accounts import AccountService
from tantrix.server.auth.passkeys import Passkeys, PasskeyStore
from tantrix.server.auth.repository import PeopleStore
from tantrix.server.auth.sockets import RevocationWatcher
from tantrix.server.auth.two_step import TwoStepLogIn, TwoStepStore
from tantrix.server.bots.context import BotService
from tantrix.server.bots.repository import BotStore
from tantrix.server.bots.tokens import Guard, finder
from tantrix.server.cluster.cluster import Cluster
from tantrix.server.daily.generator import DailyGenerator
from tantrix.server.daily.repository import DailyStore
from tantrix.server.daily.service import DailyService
from tantrix.server.db.base import RACE, TOURNAMENT
from tantrix.server.db.readiness import Readiness
from tantrix.server.freetable.repository import FigureStore
from tantrix.server.lobby.actor import LobbyActor
from tantrix.server.notifications.service import NotificationService
from tantrix.server.posts.pictures import PictureStore
from tantrix.server.posts.tidying import PictureTidier
from tantrix.server.privacy.personal_data import ESTATES
from tantrix.server.privacy.shown_names import ShownNameStore
from tantrix.server.race.actor import RaceDeps
from tantrix.server.race.manager import RaceManager, deps_of
from tantrix.server.rankings.races import RaceStore
from tantrix.server.rankings.repository import RankingStore
from tantrix.server.rankings.tables import Rankings
from tantrix.server.rankings.updater import RatingUpdater
from tantrix.server.review.manager import ReviewManager
from tantrix.server.social.services import SocialServices
from tantrix.server.tables.decisions import Decision, Void
from tantrix.server.tables.deps import TableDeps
from tantrix.server.tables.manager import TableManager
from tantrix.server.tables.notifications import TournamentNews
from tantrix.server.tournaments.deps import TournamentDeps
from tantrix.server.tournaments.manager import TournamentManager
from tantrix.server.tournaments.people import StoredPeople, Strength
from tantrix.server.tournaments.repository import TournamentStore
from tantrix.server.tournaments.tables import ServerTables
from tantrix.server.web.tasks import end_tasks
from tantrix.server.workers.pool import Executor, computing
from tantrix.tournaments.seeding import seeding_elo

LATER = 1013
"""The code that closes the sockets of rooms that are now elsewhere."""


class Container:
    """The tables, races, lobby, days and people of a server; `race_deps` says what races need.

    `cluster` is given where it is one process among several.
    """

    def __init__(
        self,
        deps: TableDeps,
        maker: DailyGenerator,
        race_deps: Callable[[TableDeps], RaceDeps] = deps_of,
        cluster: Cluster | None = None,
        executor: Executor | None = None,
    ) -> None:
        self.deps = deps
        self.executor = executor or computing()
        self.cluster = cluster
        self.table_manager = TableManager(deps)
        self.races = RaceManager(race_deps(deps))
        database = deps.store.database
        self.readiness = Readiness(database, deps.tick_ms)
        rankings = RankingStore(database)
        self.rankings = Rankings(rankings, RaceStore(database), deps.wall_ms, deps.tick_ms)
        self.rating_updater = RatingUpdater(rankings, deps.tick_ms)
        self.reviews = ReviewManager(deps)
        self.days = DailyService(DailyStore(database), maker, deps.wall_ms)
        self.games = GameStore(database)
        self.figures = FigureStore(database)
        self.backfill = Backfill(deps.store, self.games)
        store = PeopleStore(database, ESTATES)
        self.social = SocialServices(
            deps, self.table_manager, store, self.rankings.is_master, ShownNameStore(database)
        )
        self.tournaments = TournamentManager(
            TournamentDeps(
                store=deps.store,
                listings=TournamentStore(database),
                tables=ServerTables(self.table_manager, self.races),
                people=StoredPeople(store, deps.wall_ms),
                strength=self._strength,
                wall_ms=deps.wall_ms,
                tick_ms=deps.tick_ms,
                new_key=partial(secrets.token_bytes, 32),
                locks=deps.locks,
            )
        )
        deps.tournaments.listen(self.tournaments.heard)
        self.people = AccountService(store, deps.wall_ms, deps.budget, deps.public)
        tokens = BotStore(database)
        self.bots = BotService(tokens, self.people, deps.news, alone=cluster is None)
        self.guard = Guard(tokens, finder(self.people), deps.wall_ms, deps.budget)
        self._renewing: set[asyncio.Task[None]] = set()
        self.reviews.made = self._reviewed
        self.notifications = NotificationService(database, self.people, deps.budget, deps.wall_ms)
        self.passkeys = Passkeys(PasskeyStore(database), self.people)
        self.two_step = TwoStepLogIn(TwoStepStore(database), self.people, deps.budget)
        self.pictures = PictureTidier(PictureStore(database), deps.wall_ms)
        self.watch = RevocationWatcher(self.people.sockets, store, deps.wall_ms)

    async def open(self) -> None:
        """Let everything go on that is to go on; raises `Unavailable`."""
        if self.cluster is not None:
            await self._join(self.cluster)
        await self.table_manager.open()
        await self.races.open()
        await self.reviews.open()
        await self.tournaments.open()
        await self.social.open()
        await self.days.open()
        self.rating_updater.open()
        self.backfill.open()
        self.watch.open()
        self.pictures.open()
        self.notifications.sender.open()

    async def _join(self, cluster: Cluster) -> None:
        """Be one process among several."""
        sockets, news = self.people.sockets, self.deps.news
        cluster.on("over", lambda args: sockets.end_here(*args))
        register = self.people.register
        cluster.on("forget", lambda args: register.drop_here(*args))
        register.elsewhere = lambda *args: cluster.publish("forget", args)
        cluster.on("renew", self._renew_soon)
        cluster.on("review", self._reviewed_here)
        cluster.on("news", lambda args: news.emit_here(*args))
        sockets.elsewhere = lambda *args: cluster.publish("over", args)
        news.elsewhere = lambda *args: cluster.publish("news", args)
        self.deps.tournaments.elsewhere = lambda told: cluster.publish("tournament", told)
        cluster.on(
            "tournament",
            lambda args: self.deps.tournaments.emit_here(msgspec.convert(args, TournamentNews)),
        )
        self.table_manager.decide_elsewhere = lambda *args: cluster.publish("decision", args)
        cluster.on("decision", lambda args: self._soon(self._decide_here(*args)))
        self.races.end_elsewhere = lambda *args: cluster.publish("end race", args)
        cluster.on("end race", lambda args: self._soon(self._end_race_here(*args)))
        cluster.holders.lost = self._let_go
        await cluster.open(self._open_table)

    async def renew(self, person: str) -> None:
        """Have every room read anew what is stored of somebody who is no more; elsewhere soon."""
        if self.cluster is not None:
            self.cluster.publish("renew", person)
        await self._renew(person)

    def _renew_soon(self, person: str) -> None:
        self._soon(self._renew(person))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        renewing = asyncio.create_task(work, name="renewing rooms")
        self._renewing.add(renewing)
        renewing.add_done_callback(self._renewing.discard)

    async def _renew(self, person: str) -> None:
        for rooms in (self.table_manager, self.races, self.tournaments):
            await rooms.renew(person)
        await self.social.renew(person)

    def _reviewed(self, *args: str) -> None:
        """Tell a room and a table of the review that was made for them, wherever they are open."""
        if self.cluster is not None:
            self.cluster.publish("review", args)
        self._reviewed_here(args)

    def _reviewed_here(self, args: Sequence[str]) -> None:
        room, table, review = args
        for one in self.table_manager.opened:
            if one.id == table:
                one.emit_review(review)
        for lobby in self.social.lobby.opened:
            self._soon(_look_again(lobby, room))

    async def _decide_here(self, table: str, decision: Any, word: str) -> None:  # noqa: ANN401 - JSON
        """Have a Controller's decision done at a table, where this process has it open."""
        decided: Decision = msgspec.convert(decision, Decision)
        for one in self.table_manager.opened:
            if one.id == table:
                with contextlib.suppress(TantrixError):  # the tournament sees that it is not done
                    await one.decide(decided, word)

    async def _end_race_here(self, race: str, why: Void) -> None:
        """End a race that is not needed any more, where this process has it open."""
        for one in self.races.opened:
            if one.id == race:
                with contextlib.suppress(TantrixError):  # the tournament sees that it is not done
                    await one.end(why)

    async def _open_table(self, table: str, kind: str) -> None:
        """Open a table at which a robot is to move, or a tournament that goes on."""
        if kind == TOURNAMENT:
            await self.tournaments.room(table)
        else:
            await (self.races if kind == RACE else self.table_manager).room(table)

    async def _strength(self, person: str) -> Strength:
        """Return how strong somebody is known to be."""
        lines = await self.rankings.store.own(person)
        line = lines.get(Key(Ladder.ALL_TIME, NO_MONTH, person))
        ranking = 0.0 if line is None else line.ranking
        elo = lines.get(Key(Ladder.TOURNAMENTS, NO_MONTH, person))
        if elo is None:
            return Strength(ranking=ranking)
        return Strength(seeding_elo(elo.ranking, elo.games), elo.games, ranking)

    async def _let_go(self) -> None:
        """End all rooms: other processes may have them."""
        for rooms in (
            self.table_manager,
            self.races,
            self.reviews,
            self.tournaments,
            self.social.lobby,
            self.social.chat,
        ):
            rooms.abandon(LATER)

    async def dismiss(self) -> None:
        """Say to everybody that the server closes, and put all rooms away."""
        await self.tournaments.close()
        await self.table_manager.close()
        await self.races.close()
        await self.reviews.close()
        await self.social.close()
        self.executor.close()

    async def close(self) -> None:
        """Stop whatever goes on still, and let go of the store."""
        await end_tasks(*self._renewing)
        await self.dismiss()
        await self.notifications.sender.close()
        await self.pictures.close()
        await self.watch.close()
        await self.backfill.close()
        await self.rating_updater.close()
        await self.days.close()
        if self.cluster is not None:
            await self.cluster.close()
        await self.deps.store.close()


async def _look_again(lobby: LobbyActor, room: str) -> None:
    """Have a room learn of a review; one that cannot now does so when it is next looked at."""
    with contextlib.suppress(TantrixError):
        await lobby.look_again(room)
