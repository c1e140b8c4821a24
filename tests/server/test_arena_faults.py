"""An arena goes on after a kill in the middle: nobody plays twice, and each game counts once."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from server.databases import Server
from server.kills import (
    Ear,
    Script,
    Step,
    World,
    files,
    frozen_anywhere,
    happened,
    killed_again_and_again,
    killed_anywhere,
)
from server.test_tournament_faults import come_and_resign
from sizes import SOAK
from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments.actor import TournamentActor
from tantrix.server.tournaments.forms import StageForm
from tantrix.tournaments import events
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import GameState, TournamentState

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]

TICK_MS = 3000


class ArenaScript(Script):
    """Four who stay: all play, are paired again at the next tick, and then the time is over."""

    STAGE = StageForm(format="arena", minutes=10)
    AWAITS_ABOVE = 40
    checks_in = False

    def rounds(self) -> list[Step]:
        return [
            self._all_here,
            self.until(lambda actor: actor.state.status == "running"),
            *self._played(2),
            *self._played(4),
            self._end_reached,
            self.until(lambda actor: actor.state.stages[0].ended),
            # After a kill who is idle may be paired once more before the end.
            self.until(lambda actor: len(_rooms(actor)) == len(_games(actor))),
            self._resigned,
        ]

    def _played(self, games: int) -> list[Step]:
        """Return the steps after which so many games are over."""
        return [
            self._tick,
            self.until(lambda actor: len(_rooms(actor)) >= games),
            partial(self._resigned, games=games),
            self.until(lambda actor: _over(actor) >= games),
        ]

    async def _tick(self, world: World) -> None:
        self.times.ms += TICK_MS
        await self.actor(world)

    async def _resigned(self, world: World, games: int | None = None) -> None:
        for room in _rooms(await self.actor(world))[:games]:
            table = await world.do(world.container.table_manager.room(room))
            if not table.state.state.is_over:
                try:
                    await world.do(come_and_resign(world, room))
                except TantrixError as error:  # nobody came in time, which ends it as well
                    if error.id != "table.over":
                        raise

    async def _end_reached(self, world: World) -> None:
        (stage,) = (await self.actor(world)).state.stages
        self.times.ms += max(0, stage.ends_ms - self.times.wall_ms()) + TICK_MS

    async def listen(self, world: World) -> None:
        """Have everybody's page open as well, as soon as they may see it.

        A server that was opened again may have ticked while not all of them were there.
        """
        await super().listen(world)
        if (await self.actor(world)).state.status != "draft":
            await self._all_here(world)
            await self._tick(world)

    async def _all_here(self, world: World) -> None:
        """Have everybody's page open: they are idle as soon as they do not play."""
        actor = await self.actor(world)
        for person in set(self.players) - actor.here:
            await world.do(actor.subscribe(Ear(), person))

    async def check(self, world: World) -> TournamentState:
        actor = await world.actor(self.tournament)
        rounds = actor.state.rounds
        self.paired = len(rounds)
        self.games = tuple(
            Place(each.number, table)
            for each in rounds
            for table in range(1, len(each.pairings) + 1)
        )
        state = await super().check(world)
        results = [(one.round, one.table) for one in happened(state, events.Resulted)]
        assert sorted(results) == [(place.round, place.table) for place in self.games]  # I4
        assert len(results) >= 4
        assert len(happened(state, events.ArenaEnded)) == 1
        playing: set[int] = set()
        for event, _ in state.log:  # I3
            if isinstance(event, events.Paired):
                fresh = [entry for table in event.tables for entry in table.sides]
                assert len(set(fresh)) == len(fresh)
                assert playing.isdisjoint(fresh)
                playing.update(fresh)
            elif isinstance(event, events.Resulted):
                playing -= {*state.pairing(event.round, event.table).sides}
        return state


def _games(actor: TournamentActor) -> list[GameState]:
    return [one.games[0] for each in actor.state.rounds for one in each.pairings]


def _rooms(actor: TournamentActor) -> list[str]:
    return [game.room for game in _games(actor) if game.room]


def _over(actor: TournamentActor) -> int:
    return sum(game.result is not None for game in _games(actor))


@pytest.mark.parametrize("part", range(2))
async def test_an_arena_killed_anywhere_goes_on(tmp_path: Path, part: int) -> None:
    """Every fourth place in every run, all of them in the long one."""
    await killed_anywhere(ArenaScript, files(tmp_path), part, 2 if SOAK else 8)


async def test_an_arena_killed_anywhere_on_postgresql_goes_on(postgres: Server) -> None:
    """Every eighth place in every run, all of them in the long one."""
    await killed_anywhere(ArenaScript, postgres.make, 0, 1 if SOAK else 8)


async def test_a_process_frozen_anywhere_changes_no_arena_when_it_wakes(postgres: Server) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await frozen_anywhere(ArenaScript, postgres.make, 0, 1 if SOAK else 12)


async def test_an_arena_that_is_killed_again_and_again_does_everything_once(
    where: Path | str,
) -> None:
    await killed_again_and_again(ArenaScript, where, 3)
