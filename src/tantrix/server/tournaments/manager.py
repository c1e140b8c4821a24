"""All tournaments of a server."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import client_id_of
from tantrix.server.actors.log import Damaged, History, answers_of
from tantrix.server.actors.registry import SourcedRegistry, paused
from tantrix.server.db.base import TOURNAMENT, NewRow, Unavailable
from tantrix.server.tables.notifications import TournamentNews
from tantrix.server.tournaments import listing
from tantrix.server.tournaments.actor import TOURNAMENT_LOG, TournamentActor, TournamentDeps
from tantrix.server.tournaments.acts import check_online
from tantrix.server.tournaments.messages import TournamentList
from tantrix.server.tournaments.repository import When, keeping
from tantrix.server.tournaments.requests import NewTournament
from tantrix.server.tournaments.schedule import extended
from tantrix.server.tournaments.views import PAGE, plain_settings
from tantrix.tournaments import directing
from tantrix.tournaments.fold import start


class TournamentManager(SourcedRegistry[TournamentActor]):
    """All tournaments of a store; what asks for one may raise `TantrixError` `table.paused`."""

    def __init__(self, deps: TournamentDeps) -> None:
        super().__init__(deps, deps.locks, TOURNAMENT, "tournament.unknown")
        self._deps = deps

    async def create(self, person: str, wish: NewTournament) -> str:
        """Make a tournament of a member, once for each id of the wish, and return its id."""
        member = await self._deps.people.member(person)
        settings = plain_settings(wish.settings)
        check_online(settings.kind)
        created = directing.create(settings, self._deps.new_key(), member.name)
        tournament, at_ms = secrets.token_hex(8), self._deps.wall_ms()
        state = start(created, at_ms)
        once = f"tournament:{client_id_of(person, wish.id)}"
        row = NewRow(tournament, person, at_ms, listing.summary(state), once, TOURNAMENT)
        also = keeping(tournament, state, {person}, new=True)
        return await self.insert(row, TOURNAMENT_LOG.encode(created), also)

    async def listed(self, when: When, person: str, page: int) -> TournamentList:
        """Return a page of a list of tournaments, as a person sees it."""
        page = max(page, 1)
        try:
            found, count = await self._deps.listings.listed(when, person, (page - 1) * PAGE, PAGE)
        except Unavailable as error:
            raise paused("list", error) from error
        pages = max(1, -(-count // PAGE))
        return TournamentList([listing.row(one) for one in found], count, page, pages)

    def heard(self, news: TournamentNews) -> None:
        """Take the news of a table of a tournament, where that is open here."""
        for actor in self.opened:
            if actor.id == news.tournament:
                actor.heard(news.table, asked=news.what == "asked")

    async def close(self) -> None:
        """See `ActorRegistry`; a round that is being paired is paired when it is opened again."""
        self._deps.pairer.close()
        await super().close()

    async def read(self, actor_id: str, on_end: Callable[[], None]) -> TournamentActor:
        """See `ActorRegistry`; what would have fallen due while nobody kept it falls due later."""
        row, entries = await self.stored(actor_id)
        alive_ms = await self._deps.listings.alive_ms(actor_id)
        state = await asyncio.to_thread(TOURNAMENT_LOG.replay, entries, row.version)
        history = History(row.id, row.owner, [state], answers_of(entries))
        actor = TournamentActor(history, self._deps, on_end)
        try:
            later = extended(state, alive_ms, self._deps.wall_ms())
            if later:
                await actor.post(lambda: actor.commit_together(later))
        except TantrixError as error:
            raise Damaged(str(error)) from error
        actor.go_on()
        return actor
