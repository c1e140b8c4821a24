"""A tournament of four over two rounds goes on after a kill, and nothing is done twice.

One game is decided by its players, one by a result, one by a ruling, and one result is corrected.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from server.databases import Server
from server.kills import (
    OWNER,
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
from tantrix.server.tables.messages import ResignMessage
from tantrix.server.tournaments import requests as q
from tantrix.server.tournaments.actor import TournamentActor
from tantrix.server.tournaments.forms import ResultForm, StageForm
from tantrix.server.tournaments.office_requests import (
    CancelTournament,
    CorrectResult,
    EnterResult,
    MakeRuling,
)
from tantrix.server.tournaments.player_requests import LeaveTournament, YieldColour
from tantrix.tournaments import events, overview
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import TournamentState

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]

DECISIONS: dict[int, list[q.TournamentAction]] = {
    1: [EnterResult(id="result", round=1, table=1, scores=(24, 20))],
    2: [
        MakeRuling("ruling", "tied", "13", round=2, table=1, result=ResultForm(ending="tied")),
        CorrectResult(
            id="correct",
            round=1,
            table=1,
            result=ResultForm(ending="played", scores=(20, 24)),
            reason="read the wrong way round",
        ),
    ],
}
"""What the director decides in each round: a result, a ruling that ends a game, a correction."""


class SwissScript(Script):
    """Two rounds of two tables."""

    STAGE = StageForm(rounds=2)
    GAMES = (Place(1, 1), Place(1, 2), Place(2, 1), Place(2, 2))
    AWAITS_ABOVE = 60

    def rounds(self) -> list[Step]:
        return [*self._round(1), *self._round(2)]

    def _round(self, number: int) -> list[Step]:
        return [
            self.until(lambda actor: _rooms(actor, number) == 2),
            *map(partial(self.asked, OWNER), DECISIONS[number]),
            partial(self._resigned, number=number),
            self.until(lambda actor: actor.state.round(number).closed),
        ]

    async def _resigned(self, world: World, number: int) -> None:
        room = (await self.actor(world)).state.round(number).pairings[1].games[0].room
        table = await world.do(world.container.table_manager.room(room))
        if not table.state.state.is_over:
            await world.do(come_and_resign(world, room))

    async def check(self, world: World) -> TournamentState:
        state = await super().check(world)
        results = [
            (event.round, event.table, event.game) for event in happened(state, events.Resulted)
        ]
        assert sorted(results) == [(1, 1, 1), (1, 2, 1), (2, 2, 1)]  # I4
        for kind in (events.Ruling, events.Corrected):
            assert len(happened(state, kind)) == 1
        for began in happened(state, events.Began):  # a result that is given closes the table
            table = await world.do(world.container.table_manager.room(began.room))
            assert table.state.state.is_over
            entries = await world.container.deps.store.entries(began.room)
            assert sum((one.client_id or "").startswith("decision:") for one in entries) <= 1
        for each in state.rounds:  # I3
            playing = [entry for pairing in each.pairings for entry in pairing.sides]
            assert len(set(playing)) == len(playing) == 4
        return state


class LeavingScript(SwissScript):
    """The same, but all leave after the first round, of whom one has then nobody to play with."""

    GAMES = (Place(1, 1), Place(1, 2))
    AWAITS_ABOVE = 30
    paired = 1
    ends = "cancelled"

    def rounds(self) -> list[Step]:
        leave = (self.asked(who, LeaveTournament(f"leave-{who}")) for who in self.players[1:])
        return [*self._round(1), *leave]

    async def check(self, world: World) -> TournamentState:
        state = await Script.check(self, world)
        (end,) = happened(state, events.Cancelled)  # I8
        assert end.reason == "tournament.too_few_left"
        assert happened(state, events.Finished) == []
        return state


class CancelScript(SwissScript):
    """One round, of which one game has a result when the tournament is cancelled."""

    STAGE = StageForm(rounds=1)
    GAMES = (Place(1, 1), Place(1, 2))
    AWAITS_ABOVE = 20
    ends = "cancelled"

    def rounds(self) -> list[Step]:
        return [
            self.until(lambda actor: bool(actor.state.rounds) and _rooms(actor, 1) == 2),
            self.asked(OWNER, DECISIONS[1][0]),
            self.asked(OWNER, CancelTournament("cancel", "no light")),
            self.until(lambda actor: not actor.busy()),
        ]

    async def check(self, world: World) -> TournamentState:
        state = await Script.check(self, world)
        assert len(happened(state, events.Cancelled)) == 1
        ends = []
        for pairing in state.round(1).pairings:
            table = await world.do(world.container.table_manager.room(pairing.games[0].room))
            entries = await world.container.deps.store.entries(table.id)
            assert sum((one.client_id or "").startswith("decision:") for one in entries) == 1
            ruling = table.state.agreements.ruling
            ends.append(None if ruling is None else ruling.ends)
        assert ends == ["entered", "cancelled"]
        return state


class ContestScript(SwissScript):
    """One round in which all want red: at one table it is yielded, at the other not."""

    STAGE = StageForm(rounds=1)
    GAMES = (Place(1, 1), Place(1, 2))
    AWAITS_ABOVE = 25
    preferences = "RB"

    def rounds(self) -> list[Step]:
        results = [EnterResult(id=f"at-{at}", round=1, table=at, scores=(24, 20)) for at in (1, 2)]
        return [
            self.until(lambda actor: bool(actor.state.rounds and actor.state.rounds[0].yields_ms)),
            self._yielded,
            self.until(lambda actor: _rooms(actor, 1) == 2),
            *map(partial(self.asked, OWNER), results),
        ]

    async def _yielded(self, world: World) -> None:
        actor = await self.actor(world)
        if actor.state.pairing(1, 1).yielded is None:
            entry = actor.state.pairing(1, 1).sides[0]
            (person,) = actor.state.entries[entry].registration.persons
            await world.do(actor.act(person, YieldColour("yours")))

    async def check(self, world: World) -> TournamentState:
        state = await Script.check(self, world)
        (yielded,) = happened(state, events.Yielded)
        assert (yielded.table, yielded.colours) == (1, "BR")
        assert len(happened(state, events.ColoursSettled)) == 1
        for pairing in state.round(1).pairings:
            table = await world.do(world.container.table_manager.room(pairing.games[0].room))
            seats = {seat.person: seat.colour for seat in table.state.config.seats}
            registered = [state.entries[entry].registration for entry in pairing.sides]
            assert [seats[one.persons[0]] for one in registered] == list(pairing.table.colours)
        return state


class PlayoffScript(SwissScript):
    """One round in which all are level: two rounds of play-offs say who goes on, of four one.

    The last game of these is played twice, since the first one is level too.
    """

    STAGE = StageForm(rounds=1, advance=1)
    THEN = (StageForm(format="knockout", source="advanced"),)
    GAMES = (
        *(Place(number, at) for number in (1, 2) for at in (1, 2)),
        Place(3, 1),
        Place(3, 1, 2),
    )
    AWAITS_ABOVE = 60
    paired = 3

    def rounds(self) -> list[Step]:
        return [
            *self._played(1, 1, 2, scores=(20, 20)),
            *self._played(2, 1, scores=(24, 20)),
            partial(self._resigned, number=2),
            *self._played(3, 1, scores=(20, 20)),
            self.until(lambda actor: len(actor.state.pairing(3, 1).playoff) == 1),
            self.asked(OWNER, EnterResult(id="again", round=3, table=1, game=2, scores=(20, 24))),
        ]

    def _played(self, number: int, *tables: int, scores: tuple[int, int]) -> list[Step]:
        """Return the steps in which the tables of a round are open, and some have results."""
        count = 1 if number == 3 else 2
        results = (
            EnterResult(id=f"{number}-{table}", round=number, table=table, scores=scores)
            for table in tables
        )
        return [
            self.until(lambda actor: _rooms(actor, number) == count),
            *(self.asked(OWNER, result) for result in results),
        ]

    async def check(self, world: World) -> TournamentState:
        state = await Script.check(self, world)
        assert [each.playoff for each in state.rounds] == [False, True, True]
        results = [
            (event.round, event.table, event.game) for event in happened(state, events.Resulted)
        ]
        assert sorted(results) == sorted(
            (one.round, one.table, one.game) for one in self.GAMES
        )  # I4
        (closed,) = happened(state, events.StageClosed)
        assert closed.through == (state.pairing(3, 1).sides[1],)
        assert closed.lots == ()
        rows = overview.stage_standings(state, 0)
        assert {(row.place, row.tally.tenths) for row in rows} == {(1, 100)}
        return state


def _rooms(actor: TournamentActor, number: int) -> int:
    """Return how many tables of a round are open."""
    if len(actor.state.rounds) < number:
        return 0
    return sum(bool(one.games[0].room) for one in actor.state.round(number).pairings)


async def come_and_resign(world: World, room: str) -> None:
    """Have both come to a table, and one resign."""
    table = await world.container.table_manager.room(room)
    seats = [seat.person or "" for seat in table.state.config.seats]
    for person in seats:
        ear = Ear()
        await table.subscribe(ear, person)
        table.unsubscribe(ear)
    message = ResignMessage(id="enough", version=table.version, player=0)
    await table.act(seats[0], message)


@pytest.mark.parametrize("part", places(4))
async def test_a_server_killed_anywhere_goes_on_with_its_tournament(
    tmp_path: Path, part: int
) -> None:
    """Every fourth place in every run, all of them in the long one."""
    await killed_anywhere(SwissScript, files(tmp_path), part, 4)


async def test_a_server_killed_anywhere_on_postgresql_goes_on(postgres: Server) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await killed_anywhere(SwissScript, postgres.make, 0, 1 if SOAK else 12)


@pytest.mark.parametrize("part", places(4))
async def test_a_tournament_that_everybody_leaves_ends_wherever_it_is_killed(
    tmp_path: Path, part: int
) -> None:
    """Every fourth place in every run, all of them in the long one."""
    await killed_anywhere(LeavingScript, files(tmp_path), part, 4)


async def test_a_tournament_that_everybody_leaves_ends_on_postgresql(postgres: Server) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await killed_anywhere(LeavingScript, postgres.make, 0, 1 if SOAK else 12)


@pytest.mark.parametrize("part", places(4))
async def test_a_tournament_that_is_cancelled_closes_its_tables_wherever_it_is_killed(
    tmp_path: Path, part: int
) -> None:
    """Every fourth place in every run, all of them in the long one."""
    await killed_anywhere(CancelScript, files(tmp_path), part, 4)


async def test_a_tournament_that_is_cancelled_closes_its_tables_on_postgresql(
    postgres: Server,
) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await killed_anywhere(CancelScript, postgres.make, 0, 1 if SOAK else 12)


@pytest.mark.parametrize("part", places(4))
async def test_a_play_off_is_played_once_wherever_the_server_is_killed(
    tmp_path: Path, part: int
) -> None:
    """Every fourth place in every run, all of them in the long one."""
    await killed_anywhere(PlayoffScript, files(tmp_path), part, 4)


async def test_a_play_off_is_played_once_on_postgresql(postgres: Server) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await killed_anywhere(PlayoffScript, postgres.make, 0, 1 if SOAK else 12)


@pytest.mark.parametrize("part", places(4))
async def test_a_colour_is_yielded_once_wherever_the_server_is_killed(
    tmp_path: Path, part: int
) -> None:
    """Every fourth place in every run, all of them in the long one."""
    await killed_anywhere(ContestScript, files(tmp_path), part, 4)


async def test_a_colour_is_yielded_once_on_postgresql(postgres: Server) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await killed_anywhere(ContestScript, postgres.make, 0, 1 if SOAK else 12)


async def test_a_server_killed_again_and_again_does_everything_once(where: Path | str) -> None:
    await killed_again_and_again(SwissScript, where, 4)


async def test_a_process_frozen_anywhere_changes_nothing_when_it_wakes(
    postgres: Server,
) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await frozen_anywhere(SwissScript, postgres.make, 3, 1 if SOAK else 12)


@pytest.mark.parametrize("new", [LeavingScript, CancelScript, ContestScript, PlayoffScript])
async def test_a_process_that_was_frozen_while_all_left_or_it_was_called_off_changes_nothing(
    postgres: Server, new: type[Script]
) -> None:
    """Every twelfth place in every run, all of them in the long one."""
    await frozen_anywhere(new, postgres.make, 1, 1 if SOAK else 12)
