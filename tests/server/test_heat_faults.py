"""Heats go on after a kill, and nothing is done twice.

At a table of four, three come, of whom two resign; the fourth loses by default and is away in the
second round, in which the director enters the marks of three and puts one right.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import ClassVar

import pytest

from server.databases import Server
from server.kills import (
    OWNER,
    PLAYERS,
    PUZZLES,
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
from sizes import SOAK, places
from tantrix.notation.moves import write_placement
from tantrix.puzzles.ids import read_id
from tantrix.server.race.messages import RaceAct, RaceReady
from tantrix.server.tables.messages import ResignMessage
from tantrix.server.tournaments.actor import TournamentActor
from tantrix.server.tournaments.forms import MarkForm, StageForm
from tantrix.server.tournaments.office_requests import CancelTournament, MarkHeat
from tantrix.server.tournaments.player_requests import SolvePuzzle
from tantrix.solver.search import find
from tantrix.tournaments import events
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import MINUTE_MS
from tantrix.tournaments.state import RoundState, TournamentState

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]

COME = 3
"""So many of the four come to their table in the first round."""


class HeatScript(Script):
    """Two rounds of one heat."""

    STAGE = StageForm(format="heats", rounds=2)
    GAMES = (Place(1, 1), Place(2, 1))
    AWAITS_ABOVE = 40

    def rounds(self) -> list[Step]:
        return [
            self.until(lambda actor: _is_open(actor, 1)),
            self._played,
            self.until(lambda actor: actor.state.round(1).closed),
            self.until(lambda actor: _is_open(actor, 2)),
            self._entered,
            self._put_right,
            self.until(lambda actor: actor.state.round(2).closed),
        ]

    async def _entered(self, world: World) -> None:
        """Have the director enter what everybody did."""
        actor = await self.actor(world)
        entries = sorted(actor.state.heat(2, 1).entries)
        marks = [MarkForm(entry=entry, score=20 + entry) for entry in entries]
        message = MarkHeat(id="marks", round=2, table=1, marks=marks)
        await world.do(actor.act(OWNER, message))

    async def _put_right(self, world: World) -> None:
        """Have the director put the mark of one right."""
        actor = await self.actor(world)
        marks = [MarkForm(entry=min(actor.state.heat(2, 1).entries), score=9)]
        message = MarkHeat(id="again", round=2, table=1, marks=marks, reason="misread")
        await world.do(actor.act(OWNER, message))

    async def _played(self, world: World) -> None:
        """Have the first two come, and time pass until the others lose by default."""
        actor = await self.actor(world)
        room = actor.state.heat(1, 1).rooms[0]
        await world.do(self._come_and_resign(world, room))

    async def _come_and_resign(self, world: World, room: str) -> None:
        table = await world.container.table_manager.room(room)
        people = [seat.person or "" for seat in table.state.config.seats][:COME]
        if not table.state.state.is_over and table.state.agreements.awaited:
            for person in people:
                ear = Ear()
                await table.subscribe(ear, person)
                table.unsubscribe(ear)
            self.times.ms += 11 * 60_000
            await table.reap()
        table = await world.container.table_manager.room(room)
        for player, person in enumerate(people[:2]):
            if not table.state.state.is_over and player not in table.state.agreements.gone:
                message = ResignMessage(id="enough", version=table.version, player=player)
                await table.act(person, message)

    async def check(self, world: World) -> TournamentState:
        state = await super().check(world)
        marked = [(event.round, bool(event.reason)) for event in happened(state, events.Marked)]
        assert marked == [(1, False), (2, False), (2, True)]
        assert [len(each.heats[0].entries) for each in state.rounds] == [4, 3]
        for each in state.rounds:  # I3, I4
            (heat,) = each.heats
            assert sorted(mark.entry for mark in heat.marks) == sorted({*heat.entries})
        absent = [mark for mark in state.heat(1, 1).marks if mark.out == "absent"]
        assert len(absent) == len(heat.entries) + 1 - COME
        return state


def _is_open(actor: TournamentActor, number: int) -> bool:
    """Tell whether the table of a round is open."""
    state = actor.state
    return len(state.rounds) >= number and bool(state.heat(number, 1).rooms[0])


class RallyScript(Script):
    """Two puzzles: Ann solves one, Ben both, Cat the other and Dan none before the time is over."""

    STAGE = StageForm(format="rally", rounds=1, games=2)
    GAMES = ()
    AWAITS_ABOVE = 30
    SOLVED: ClassVar = [("ann", 1), ("ben", 1), ("cat", 2), ("ben", 2)]
    checks_in = False

    def rounds(self) -> list[Step]:
        begun = self.until(lambda actor: bool(actor.state.rounds) and _last(actor).published)
        return [begun, *(self._solved(who, number) for who, number in self.SOLVED)]

    def _solved(self, who: str, number: int) -> Step:
        (solution,) = find(read_id(PUZZLES[number - 1])).solutions
        placements = [write_placement(placement) for placement in solution]
        return self.asked(who, SolvePuzzle(f"{who}-{number}", number, placements))

    async def check(self, world: World) -> TournamentState:
        state = await super().check(world)
        (last,) = state.rounds
        assert list(last.puzzles) == PUZZLES
        marks = [mark for event in happened(state, events.Marked) for mark in event.marks]
        number_of = {
            entry.registration.persons[0]: entry.number for entry in state.entries.values()
        }
        solved = [(mark.entry, mark.game) for mark in marks if mark.score]
        assert solved == [(number_of[who], number) for who, number in self.SOLVED]  # I4
        assert len(marks) == len({(mark.entry, mark.game) for mark in marks}) == 8
        texts = [text for ear in self.told for text in ear.texts]
        assert not any("solution" in text for text in texts)
        return state


class SimulScript(Script):
    """A host and three guests: each of the two resigns a game, and at the last board time is up."""

    STAGE = StageForm(format="simul", rounds=1, minutes=60)
    GAMES = (Place(1, 1), Place(1, 2), Place(1, 3))
    AWAITS_ABOVE = 30
    players = PLAYERS[:3]

    def rounds(self) -> list[Step]:
        boards = self.until(lambda actor: bool(actor.state.rounds) and all(_rooms(actor)))
        return [
            boards,
            partial(self._resigned, board=0),
            partial(self._resigned, board=1),
            self._up,
        ]

    async def _resigned(self, world: World, board: int) -> None:
        """Have the guest resign at the first board, and the host at the second one."""
        room = _rooms(await self.actor(world))[board]
        table = await world.do(world.container.table_manager.room(room))
        if not table.state.state.is_over:
            person = table.state.config.seats[board].person or ""
            message = ResignMessage(id="enough", version=table.version, player=board)
            await world.do(table.act(person, message))

    async def _up(self, world: World) -> None:
        """Let the time of the simul pass; what a kill cost of it is added."""

        def is_closed(actor: TournamentActor) -> bool:
            self.times.ms += max(0, _last(actor).ends_ms + 1 - self.times.wall_ms())
            return _last(actor).closed

        await self.until(is_closed)(world)

    async def check(self, world: World) -> TournamentState:
        state = await super().check(world)
        marks = [mark for event in happened(state, events.Marked) for mark in event.marks]
        assert sorted(mark.entry for mark in marks) == [1, 2, 3]  # I4
        assert [heat.marks[0].out for heat in state.rounds[0].heats] == ["resigned", "conceded", ""]
        return state


class GobbleScript(Script):
    """A race of three: two are ready, and resign; the third is absent when it begins."""

    STAGE = StageForm(format="gobble", rounds=1)
    GAMES = (Place(1, 1),)
    AWAITS_ABOVE = 30
    players = PLAYERS[:3]

    def rounds(self) -> list[Step]:
        is_open = self.until(lambda actor: bool(actor.state.rounds) and all(_rooms(actor)))
        return [is_open, self._raced]

    async def _raced(self, world: World) -> None:
        (room,) = _rooms(await self.actor(world))
        await world.do(self._race(world, room))

    async def _race(self, world: World, room: str) -> None:
        race = await world.container.races.room(room)
        for seat in race.state.seats[:2]:
            if race.state.state is None and not seat.ready:
                await race.act(seat.person, RaceReady("ready", ready=True))
        if race.state.state is None:
            self.times.ms += 4 * MINUTE_MS
        while race.state.state is None:
            await race.reap()
            await asyncio.sleep(0.002)
        for seat in race.state.seats[:2]:
            if race.state.status != "over":
                await race.act(seat.person, RaceAct(f"{seat.person} resigns", "resign"))

    async def check(self, world: World) -> TournamentState:
        state = await super().check(world)
        (marked,) = happened(state, events.Marked)
        assert sorted(mark.entry for mark in marked.marks) == [1, 2, 3]  # I4
        assert sorted(mark.out for mark in marked.marks) == ["absent", "resigned", "resigned"]
        return state


class CancelledRaceScript(GobbleScript):
    """A race that nobody has begun when the tournament is cancelled."""

    AWAITS_ABOVE = 15
    ends = "cancelled"

    def rounds(self) -> list[Step]:
        return [
            self.until(lambda actor: bool(actor.state.rounds) and all(_rooms(actor))),
            self.asked(OWNER, CancelTournament("cancel", "no light")),
            self.until(lambda actor: not actor.busy()),
        ]

    async def check(self, world: World) -> TournamentState:
        state = await Script.check(self, world)
        assert happened(state, events.Marked) == []
        (room,) = state.rounds[0].heats[0].rooms
        race = await world.do(world.container.races.room(room))
        assert (race.state.status, race.state.closed) == ("over", "cancelled")
        entries = await world.container.deps.store.entries(room)
        assert len(entries) == 3  # made, dealt to nobody, closed
        return state


def _last(actor: TournamentActor) -> RoundState:
    return actor.state.rounds[-1]


def _rooms(actor: TournamentActor) -> list[str]:
    """Return the tables of the last round, empty where they are not open yet."""
    return [room for heat in _last(actor).heats for room in heat.rooms]


@pytest.mark.parametrize("part", places(4))
async def test_a_server_killed_anywhere_goes_on_with_its_heats(tmp_path: Path, part: int) -> None:
    """Every fourth place in every run, all of them in the long one."""
    await killed_anywhere(HeatScript, files(tmp_path), part, 4)


async def test_heats_that_are_killed_again_and_again_do_everything_once(where: Path | str) -> None:
    await killed_again_and_again(HeatScript, where, 3)


@pytest.mark.parametrize("new", [RallyScript, SimulScript, GobbleScript, CancelledRaceScript])
async def test_other_formats_go_on_after_a_kill_anywhere(tmp_path: Path, new: type[Script]) -> None:
    """Every third place in every run, all of them in the long one."""
    await killed_anywhere(new, files(tmp_path), 0, 1 if SOAK else 3)


@pytest.mark.parametrize("new", [HeatScript, RallyScript, SimulScript, GobbleScript])
async def test_heats_go_on_after_a_kill_anywhere_on_postgresql(
    postgres: Server, new: type[Script]
) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await killed_anywhere(new, postgres.make, 0, 1 if SOAK else 12)


@pytest.mark.parametrize("new", [HeatScript, RallyScript, SimulScript, GobbleScript])
async def test_a_process_frozen_anywhere_changes_no_heat_when_it_wakes(
    postgres: Server, new: type[Script]
) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await frozen_anywhere(new, postgres.make, 0, 1 if SOAK else 12)


@pytest.mark.parametrize("new", [RallyScript, SimulScript, GobbleScript])
async def test_other_formats_go_on_after_many_kills(where: Path | str, new: type[Script]) -> None:
    await killed_again_and_again(new, where, 3)
