"""All tournaments of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import client_id_of
from tantrix.server.actors.log import Damaged, History, answers_of
from tantrix.server.actors.registry import SourcedRegistry, paused
from tantrix.server.db.base import TOURNAMENT, Unavailable
from tantrix.server.tables.notifications import TournamentNews
from tantrix.server.tournaments import listing, uploads
from tantrix.server.tournaments.actor import TournamentActor
from tantrix.server.tournaments.deps import TOURNAMENT_LOG, TournamentDeps
from tantrix.server.tournaments.forms import plain_settings
from tantrix.server.tournaments.making import make
from tantrix.server.tournaments.messages import PlaceWonView, TournamentList, TournamentRecord
from tantrix.server.tournaments.repository import ALWAYS, SETTLED, Span, When
from tantrix.server.tournaments.requests import NewTournament, UploadTournament
from tantrix.server.tournaments.schedule import extended
from tantrix.server.tournaments.views import PAGE
from tantrix.tournaments import directing
from tantrix.tournaments.engaged import engaged
from tantrix.tournaments.state import Logged, TournamentState


class TournamentManager(SourcedRegistry[TournamentActor]):
    """All tournaments of a store; what asks for one may raise `TantrixError` `table.paused`."""

    def __init__(self, deps: TournamentDeps) -> None:
        super().__init__(deps, deps.locks, TOURNAMENT, "tournament.unknown")
        self._deps = deps

    async def create(self, person: str, wish: NewTournament) -> str:
        """Make a tournament of a member, once for each id of the wish, and return its id."""
        member = await self._deps.people.member(person)
        settings = plain_settings(wish.settings)
        created = directing.create(settings, self._deps.new_key(), member.name)
        log = [Logged(created, self._deps.wall_ms())]
        try:
            return await make(
                self._deps, person, log, f"tournament:{client_id_of(person, wish.id)}"
            )
        except Unavailable as error:
            raise paused("new tournament", error) from error

    async def upload(self, person: str, wish: UploadTournament) -> str:
        """Make a copy of a tournament that a member keeps in a file, once, and return its id."""
        member = await self._deps.people.member(person)
        state = uploads.made(wish.event, member.name, self._deps.wall_ms())
        try:
            return await make(self._deps, person, state.log, f"upload:{person}:{state.seal}")
        except Unavailable as error:
            raise paused("new tournament", error) from error

    async def listed(
        self, when: When, person: str, page: int, span: Span = ALWAYS
    ) -> TournamentList:
        """Return a page of a list of tournaments, as a person sees it."""
        page = max(page, 1)
        first, listings = (page - 1) * PAGE, self._deps.listings
        try:
            found, count = await listings.listed(when, person, first, PAGE, span)
        except Unavailable as error:
            raise paused("list", error) from error
        pages = max(1, -(-count // PAGE))
        return TournamentList([listing.row(one) for one in found], count, page, pages)

    async def places_of(self, name: str) -> list[PlaceWonView]:
        """Return the latest places of a member; raises `TantrixError` `people.unknown`."""
        person = await self._deps.people.named(name)
        try:
            found = await self._deps.listings.places_of(person.id, PAGE)
        except Unavailable as error:
            raise paused("list", error) from error
        return [listing.place_won(one) for one in found]

    async def records(self) -> list[TournamentRecord]:
        """Return the records of all public tournaments."""
        try:
            found = await self._deps.listings.records()
        except Unavailable as error:
            raise paused("list", error) from error
        return [listing.record(one) for one in found]

    async def due(self) -> list[str]:
        """See `ActorRegistry`: those that go on by themselves, or soon will, with nobody at it."""
        return await self._deps.listings.left_alone(self._deps.wall_ms())

    async def puzzles_in_play(self) -> list[str]:
        """Return the ids of the puzzles of all rallies that are on; may raise `Unavailable`."""
        return await self._deps.listings.puzzles_in_play(self._deps.wall_ms())

    async def engaged(self, people: Collection[str], tournament: str) -> set[str]:
        """Return who of some people takes part in a live tournament that is on, but for one.

        May raise `Unavailable`.
        """
        found: set[str] = set()
        for other in await self._deps.listings.others_on(people, tournament):
            found |= engaged(await self._told(other))
        return found.intersection(people)

    async def _told(self, tournament: str) -> TournamentState:
        """Return how a tournament stands, whoever has it open."""
        for actor in self.opened:
            if actor.id == tournament:
                return actor.state
        row, entries = await self.stored(tournament)
        return await asyncio.to_thread(TOURNAMENT_LOG.replay, entries, row.version)

    def heard(self, news: TournamentNews) -> None:
        """Take the news of a table of a tournament, where that is open here."""
        for actor in self.opened:
            if actor.id == news.tournament:
                actor.heard(news)

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
        settled = alive_ms == SETTLED
        actor = TournamentActor(history, self._deps, on_end, self.engaged, settled=settled)
        try:
            later = extended(state, alive_ms, self._deps.wall_ms())
            if later:
                await actor.post(lambda: actor.commit_together(later))
        except TantrixError as error:
            raise Damaged(str(error)) from error
        actor.go_on()
        return actor
