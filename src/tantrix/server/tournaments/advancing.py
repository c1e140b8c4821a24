"""What a tournament does by itself: the events of what is due.

`schedule` says what is due and when, the actor stores the events. Between the two is what has to be
asked of the world: who plays elsewhere, who has the page open, a round that takes long to compute.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments.arena import ArenaTicks
from tantrix.server.tournaments.deps import TournamentDeps
from tantrix.server.tournaments.making import announce_next
from tantrix.server.tournaments.offices import MAY, office_of
from tantrix.server.tournaments.pairer import Wish
from tantrix.server.tournaments.schedule import (
    CUT_TIED,
    TOO_FEW_CAME,
    TOO_FEW_LEFT,
    Due,
    checks_in,
    decided,
    is_arena,
    lot_ms,
    next_round_ms,
    published,
    starts_ms,
)
from tantrix.tournaments import arena, directing, events
from tantrix.tournaments.engaged import is_live
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold import apply
from tantrix.tournaments.state import TournamentState
from tantrix.tournaments.steps import next_step

Elsewhere = Callable[[Collection[str], str], Awaitable[set[str]]]
"""Says who of some persons takes part in a live tournament that is on, but for one."""


class Advancer:
    """Finds out what follows in a tournament whose time has come."""

    def __init__(
        self, tournament: str, owner: str, deps: TournamentDeps, elsewhere: Elsewhere
    ) -> None:
        self._tournament = tournament
        self._owner = owner
        self._deps = deps
        self._elsewhere = elsewhere
        self._arena = ArenaTicks()
        self._since_ms = deps.wall_ms()

    def lot_ms(self, state: TournamentState, here: Collection[str]) -> int:
        """Return from when on the lot decides who goes on, where places are shared before a cut."""
        offices = (office_of(state, self._owner, person) for person in here)
        directs = any(office is not None and "next-stage" in MAY[office] for office in offices)
        return lot_ms(state, self._since_ms, here=directs)

    async def events_of(
        self, state: TournamentState, found: Due, here: Collection[str]
    ) -> list[AnyEvent]:
        """Return what happens by itself; `here` are the persons who have the page open.

        Raises `TantrixError` where it cannot happen.
        """
        match found.what:
            case "start" | "tick" | "go_on":
                return await self._computed(state, found, here)
            case "announce":
                return await announce_next(self._deps, self._tournament, self._owner, state)
            case "walkovers" | "boards" | "deadline" | "colours":
                return decided(state, found)
            case "publish":
                now_ms = self._deps.wall_ms()
                return [published(state, starts_ms(state, now_ms), now_ms)]
            case "close":
                due_ms = next_round_ms(state, found.round, self._deps.wall_ms())
                return [directing.close_round(state, found.round, due_ms)]
            case "end":
                return [directing.cancel(state, TOO_FEW_LEFT)]

    async def busy(self, state: TournamentState, persons: Collection[str]) -> set[str]:
        """Return who of some persons is in a live game elsewhere; by correspondence nobody is."""
        online = state.settings.online
        if online.days or online.window_days:
            return set()
        return await self._deps.tables.busy(persons, self._tournament)

    async def engaged(self, state: TournamentState, persons: Collection[str]) -> set[str]:
        """Return who of some persons takes part in another live tournament, if this one is live."""
        return (
            await self._elsewhere(persons, self._tournament) if is_live(state.settings) else set()
        )

    async def _computed(
        self, state: TournamentState, found: Due, here: Collection[str]
    ) -> list[AnyEvent]:
        """Return what happens by itself, where that takes a computation."""
        if found.what == "start":
            return await self._started(state)
        if found.what == "tick":
            return await self._ticked(state, here)
        return await self._gone_on(state, found.stage, here)

    async def _started(self, state: TournamentState) -> list[AnyEvent]:
        """Return the end of the check-in and the first round; or the end, where too few came."""
        if is_arena(state):
            away, state = await self._without_busy([], state)
            return [*away, arena.begin(state, self._deps.wall_ms())]
        found, state = await self._without_busy(*check_in_ended(state))
        present = [one for one in state.entries.values() if one.presence == "present"]
        if len(present) < state.settings.stages[0].least:
            return [*found, directing.cancel(state, TOO_FEW_CAME)]
        return [*found, *await self._deps.pairer.pair(state, Wish())]

    async def _ticked(self, state: TournamentState, here: Collection[str]) -> list[AnyEvent]:
        """Return whom an arena pairs now, of those who have its page open; or its end."""
        idle = set(here)
        if self._arena.is_time(self._deps.wall_ms()):
            idle -= await self.busy(state, idle)
            idle -= await self.engaged(state, idle)
        return await self._arena.tick(state, idle, self._deps.wall_ms())

    async def _gone_on(
        self, state: TournamentState, stage: int | None, here: Collection[str]
    ) -> list[AnyEvent]:
        """Return the next round of a stage; without one a play-off, the next stage, or the end."""
        if stage is not None:
            found, state = await self._without_busy([], state)
            return [*found, *await self._deps.pairer.pair(state, Wish(stage))]
        step = next_step(state)
        if step.kind == "finish":
            return [directing.finish(state)]
        if step.kind == "playoff":
            return await self._deps.pairer.pair(state, Wish(step.stage))
        try:
            return directing.next_stage(state)
        except TantrixError as error:
            if error.id != CUT_TIED or self._deps.wall_ms() < self.lot_ms(state, here):
                raise
        return directing.next_stage(state, by_lot=True)

    async def _without_busy(
        self, found: list[AnyEvent], state: TournamentState
    ) -> tuple[list[AnyEvent], TournamentState]:
        """Return what happens, with who plays elsewhere away, and the state after it."""
        away = await self._busy_entries(state)
        for event in away:
            state = apply(state, event, state.updated_ms)
        return [*found, *away], state

    async def _busy_entries(self, state: TournamentState) -> list[AnyEvent]:
        """Return that those are away who play elsewhere, where a round is not drawn beforehand.

        An arena waits for games that are on, but not for who takes part in another tournament.
        """
        stage = state.settings.stages[0]
        if not (stage.paired_one_by_one or is_arena(state)) or len(state.stages) > 1:
            return []
        present = {
            person: one.number
            for one in state.entries.values()
            if one.presence == "present"
            for person in one.registration.persons
        }
        busy = await self.engaged(state, present)
        if not is_arena(state):
            busy |= await self.busy(state, present)
        return [events.Away(entry=one) for one in sorted({present[person] for person in busy})]


def check_in_ended(state: TournamentState) -> tuple[list[AnyEvent], TournamentState]:
    """Return the end of the check-in, if there is one to be ended, and the state after it."""
    if not checks_in(state) or state.checked_in:
        return [], state
    ended = events.CheckInClosed()
    return [ended], apply(state, ended, state.updated_ms)
