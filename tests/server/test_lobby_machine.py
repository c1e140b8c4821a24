"""The lobby against a model: who sits where, who plays, and which seeks became which games."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from server.kit import Deaf
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.online import OnlinePresence
from tantrix.server.db.base import Conflict
from tantrix.server.lobby import actions, matching
from tantrix.server.lobby.actor import LobbyActor, LobbyDeps
from tantrix.server.lobby.messages import (
    Accept,
    Begin,
    Close,
    Done,
    Leave,
    LeaveSlot,
    LobbyAction,
    Open,
    PlayRobot,
    Quick,
    ReadyForNext,
    RoomAction,
    SeekOpponent,
    SetRobot,
    TakeSeat,
    TakeSlot,
    WithdrawSeek,
)
from tantrix.server.lobby.repository import StoredRoom
from tantrix.server.lobby.room_settings import RoomSettings
from tantrix.server.lobby.rooms import RoomState
from tantrix.server.tables.games import AnyTableConfig
from tantrix.server.web.budget import Budget
from tantrix.server.web.cookies import Person

PEOPLE = [Person(f"id{n}", f"P{n}", "guest" if n == 0 else "member") for n in range(5)]
APART = {frozenset({"id3", "id4"})}
"""One of these two ignores the other."""

TERMS = [
    RoomSettings(),
    RoomSettings(players=3),
    RoomSettings(kind="ranked"),
    RoomSettings(kind="ranked", days=3),
    RoomSettings(game="mindgame"),
    RoomSettings(kind="doubles", players=4, teams=("R", "B")),
]
FOR_TWO = [
    RoomSettings(),
    RoomSettings(kind="ranked"),
    RoomSettings(minutes=15),
    RoomSettings(days=3),
]

people = st.sampled_from(PEOPLE)
slots = st.integers(0, 3)
picks = st.integers(0, 5)


class Shelf:
    """A store in memory that refuses what does not follow."""

    def __init__(self) -> None:
        self.kept: dict[str, StoredRoom] = {}

    async def keep(self, room: StoredRoom, _: object) -> None:
        before = self.kept.get(room.id)
        if room.version != (before.version if before else 0) + 1:
            raise Conflict(room.id)
        self.kept[room.id] = room

    async def forget(self, room: str, version: int, _: object) -> None:
        if self.kept[room].version != version:
            raise Conflict(room)
        del self.kept[room]


async def _no_wishes(_: str) -> tuple[()]:
    return ()


async def _member(person: str) -> bool:
    return person != "id0"


async def _named(_: str) -> None:
    return None


async def _no_review(_: str, __: str) -> None:
    return None


class LobbyMachine(RuleBasedStateMachine):
    """People come, go, open rooms, sit, seek, play and finish, in any order.

    The model knows of every table who plays there, and of every person how many pages they have
    and whether they seek.
    """

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.tables: dict[str, tuple[AnyTableConfig, frozenset[str]]] = {}
        self.over: set[str] = set()
        self.made: set[str] = set()
        self.pages: dict[str, list[Deaf]] = {person.id: [] for person in PEOPLE}
        self.seeking: dict[str, RoomSettings | None] = {}
        self.ids = 0
        self.shelf = Shelf()

    @initialize()
    def open_hall(self) -> None:
        async def opened() -> LobbyActor:
            deps = LobbyDeps(
                store=self.shelf,  # type: ignore[arg-type]
                presence=OnlinePresence(),
                create=self.create,
                is_over=self.is_over,
                follower=_named,
                review=_no_review,
                may_play_masters=_member,
                named=_named,
                wishes=_no_wishes,
                apart=lambda one, other: frozenset({one, other}) in APART,
                refuse_banned=lambda _: None,
                wall_ms=lambda: 0,
                tick_ms=lambda: 1000 * self.ids,
                budget=Budget(lambda: 1000 * self.ids),
            )
            return LobbyActor([], deps, lambda: None)

        self.lobby = self.runner.run(opened())

    def teardown(self) -> None:
        async def closed() -> None:
            await self.lobby.close("{}", 1001)

        self.runner.run(closed())
        self.runner.close()

    async def create(self, config: AnyTableConfig, host: str, once: str) -> str:
        """Make a table, as the server does: nothing is made twice."""
        assert once not in self.made
        self.made.add(once)
        persons = [seat.person for seat in config.seats if seat.person]
        assert len(set(persons)) == len(persons)
        assert host in persons or config.terms.room is not None
        table = f"t{len(self.tables)}"
        self.tables[table] = (config, frozenset(persons))
        return table

    async def is_over(self, table: str) -> bool:
        return table in self.over

    # --- asking -----------------------------------------------------------------------------

    def run(self, asked: Coroutine[Any, Any, Done]) -> Done | str:
        """Ask for something; return the answer, or why it is refused."""
        try:
            return self.runner.run(asked)
        except TantrixError as error:
            return error.id

    def within(self, work: Callable[[], None]) -> None:
        """Do what a socket does when it ends."""

        async def job() -> None:
            work()

        self.runner.run(job())

    def new_id(self) -> str:
        self.ids += 1
        return f"m{self.ids}"

    def in_room(self, person: Person, pick: int, message: RoomAction) -> Done | str:
        rooms = list(self.lobby.rooms)
        room = rooms[pick % len(rooms)] if rooms else "none"
        return self.run(actions.act(self.lobby, person, room, message))

    def in_lobby(self, person: Person, message: LobbyAction) -> Done | str:
        return self.run(matching.act(self.lobby, person, message))

    def picked(self, pick: int) -> RoomState:
        rooms = list(self.lobby.rooms.values())
        return rooms[pick % len(rooms)]

    def busy(self, person: str, beside: str = "") -> bool:
        """Whether a person has a slot where a live game goes on."""
        return any(
            room.id != beside
            and room.terms.live
            and person in room.players
            and not self.just_over(room)
            and room.slot_of(person) is not None
            for room in self.lobby.rooms.values()
        )

    # --- people -----------------------------------------------------------------------------

    @rule(person=people)
    def comes(self, person: Person) -> None:
        page = Deaf()
        self.runner.run(self.lobby.enter(page, person))
        self.pages[person.id].append(page)

    @rule(person=people)
    def goes(self, person: Person) -> None:
        if self.pages[person.id]:
            self.within(partial(self.lobby.exit, self.pages[person.id].pop()))
            if not self.pages[person.id]:
                self.seeking.pop(person.id, None)

    # --- rooms ------------------------------------------------------------------------------

    @rule(person=people, terms=st.sampled_from(TERMS), slot=slots | st.none())
    def opens(self, person: Person, terms: RoomSettings, slot: int | None) -> None:
        message = Open(id=self.new_id(), name="room", terms=terms, slot=slot)
        self.in_lobby(person, message)

    @rule(order=st.permutations(PEOPLE), terms=st.sampled_from(TERMS))
    def gather(self, order: list[Person], terms: RoomSettings) -> None:
        """Have some people sit down in a new room of the first one, as far as they may."""
        opening = Open(id=self.new_id(), name="room", terms=terms, slot=0)
        answer = self.in_lobby(order[0], opening)
        if isinstance(answer, Done):
            pick = list(self.lobby.rooms).index(answer.room or "")
            for slot, one in enumerate(order[1 : terms.seats], start=1):
                self.sits(person=one, pick=pick, slot=slot, far=False)
            if pick < len(self.lobby.rooms):
                self.begins(pick=pick)

    @precondition(lambda self: self.lobby.rooms)
    @rule(person=people, pick=picks, slot=slots, far=st.booleans())
    def sits(self, person: Person, pick: int, slot: int, *, far: bool) -> None:
        before = self.picked(pick)
        expected = self.may_sit(before, person, slot)
        if far:
            message = TakeSeat(id=self.new_id(), room=before.id, slot=slot)
            answer = self.in_lobby(person, message)
        else:
            answer = self.in_room(person, pick, TakeSlot(id=self.new_id(), slot=slot))
        assert isinstance(answer, Done) == expected, (answer, before)
        if expected:
            assert self.lobby.rooms[before.id].slots[slot].person == person.id

    def may_sit(self, room: RoomState, person: Person, slot: int) -> bool:
        """Tell by the model whether a person may take a slot."""
        if room.game is not None and not room.game.over and room.game.table not in self.over:
            return False
        if room.terms.ranked and person.kind != "member":
            return False
        if slot >= len(room.slots) or not room.admits(person.id):
            return False
        swapped = slot if room.terms.game != "mindgame" or not self.just_over(room) else 1 - slot
        there = room.slots[swapped]
        if there.person == person.id:
            return not (self.busy_elsewhere(room, person) or self.apart_in(room, person))
        others = [s for s in room.slots if not s.free and s.person != person.id]
        free = there.free and len(others) < room.terms.seats
        return free and not (self.busy_elsewhere(room, person) or self.apart_in(room, person))

    def just_over(self, room: RoomState) -> bool:
        """Whether the game of a room has ended without its having been looked at since."""
        return room.game is not None and not room.game.over and room.game.table in self.over

    def busy_elsewhere(self, room: RoomState, person: Person) -> bool:
        return room.terms.live and self.busy(person.id, room.id)

    def apart_in(self, room: RoomState, person: Person) -> bool:
        return any(frozenset({person.id, other}) in APART for other in room.persons)

    @precondition(lambda self: self.lobby.rooms)
    @rule(person=people, pick=picks)
    def stands(self, person: Person, pick: int) -> None:
        self.in_room(person, pick, LeaveSlot(id=self.new_id()))

    @precondition(lambda self: self.lobby.rooms)
    @rule(person=people, pick=picks)
    def leaves(self, person: Person, pick: int) -> None:
        self.in_room(person, pick, Leave(id=self.new_id()))

    @precondition(lambda self: self.lobby.rooms)
    @rule(person=people, pick=picks)
    def closes(self, person: Person, pick: int) -> None:
        self.in_room(person, pick, Close(id=self.new_id()))

    @precondition(lambda self: self.lobby.rooms)
    @rule(person=people, pick=picks, slot=slots, level=st.sampled_from(["greedy", None]))
    def mans(self, person: Person, pick: int, slot: int, level: str | None) -> None:
        self.in_room(person, pick, SetRobot(id=self.new_id(), slot=slot, level=level))

    @precondition(lambda self: self.lobby.rooms)
    @rule(pick=picks)
    def begins(self, pick: int) -> None:
        """Have everybody in a room be there, and its host begin; twice is once."""
        room = self.picked(pick)
        host = next((one for one in PEOPLE if one.id == room.host), None)
        assert host is not None
        sitting = [one for one in PEOPLE if one.id in room.persons]
        inside = [(Deaf(), one) for one in sitting]
        for page, one in inside:
            self.runner.run(self.lobby.come_in(page, room.id, one))
        tables = len(self.tables)
        for _ in range(2):
            message = Begin(id=self.new_id(), after=room.games)
            self.run(actions.act(self.lobby, host, room.id, message))
        assert len(self.tables) <= tables + 1
        for page, _ in inside:
            self.within(partial(self.lobby.go_out, page, room.id))

    @precondition(lambda self: self.lobby.rooms)
    @rule(person=people, pick=picks)
    def readies(self, person: Person, pick: int) -> None:
        games = self.picked(pick).games
        self.in_room(person, pick, ReadyForNext(id=self.new_id(), after=games))

    @rule(pick=picks)
    def finishes(self, pick: int) -> None:
        going = sorted(self.tables.keys() - self.over)
        if going:
            self.over.update(going if pick > 2 else [going[pick % len(going)]])

    # --- seeks ------------------------------------------------------------------------------

    def sought(self, person: Person, before: int, answer: Done | str) -> None:
        """A seek that is matched takes two off the list, and makes one table for them."""
        if not isinstance(answer, Done):
            assert len(self.tables) == before
            return
        if answer.table is None:
            assert len(self.tables) == before
            self.seeking[person.id] = None
            return
        assert len(self.tables) == before + 1
        _, persons = self.tables[answer.table]
        assert person.id in persons
        (other,) = persons - {person.id}
        assert other in self.seeking
        assert self.pages[other]
        assert frozenset(persons) not in APART
        del self.seeking[other]
        self.seeking.pop(person.id, None)

    @rule(person=people, terms=st.sampled_from(FOR_TWO), quick=st.booleans())
    def seeks(self, person: Person, terms: RoomSettings, *, quick: bool) -> None:
        if not self.pages[person.id]:
            self.comes(person=person)
        tables = len(self.tables)
        message: LobbyAction = SeekOpponent(id=self.new_id(), terms=terms)
        if quick:
            message = Quick(id=self.new_id())
        self.sought(person, tables, self.in_lobby(person, message))

    @rule(person=people, pick=picks)
    def accepts(self, person: Person, pick: int) -> None:
        offered = list(self.lobby.seeks.values())
        if not offered:
            return
        if not self.pages[person.id]:
            self.comes(person=person)
        tables = len(self.tables)
        message = Accept(id=self.new_id(), seek=offered[pick % len(offered)].id)
        answer = self.in_lobby(person, message)
        assert not isinstance(answer, Done) or answer.table is not None
        self.sought(person, tables, answer)

    @rule(person=people)
    def withdraws(self, person: Person) -> None:
        assert isinstance(self.in_lobby(person, WithdrawSeek(id=self.new_id())), Done)
        self.seeking.pop(person.id, None)

    @rule(person=people, pick=picks)
    def plays_a_robot(self, person: Person, pick: int) -> None:
        if pick:
            return
        busy = self.busy(person.id)
        answer = self.in_lobby(person, PlayRobot(id=self.new_id(), level="greedy"))
        assert isinstance(answer, Done) != busy

    # --- what always holds ------------------------------------------------------------------

    @invariant()
    def nobody_sits_twice(self) -> None:
        if not hasattr(self, "lobby"):
            return
        for room in self.lobby.rooms.values():
            assert max(Counter(room.persons).values(), default=1) == 1
            assert len(room.taken) <= room.terms.seats
        live = [room for room in self.lobby.rooms.values() if room.terms.live]
        seated = Counter(person for room in live for person in room.persons)
        assert all(count == 1 for count in seated.values()), seated

    @invariant()
    def nobody_plays_two_ranked_live_games_at_once(self) -> None:
        going = [self.tables[table] for table in self.tables.keys() - self.over]
        ranked = [
            persons for config, persons in going if config.terms.counts and not config.terms.days
        ]
        playing = Counter(person for persons in ranked for person in persons)
        assert all(count == 1 for count in playing.values()), playing

    @invariant()
    def guests_play_nothing_that_counts(self) -> None:
        for config, persons in self.tables.values():
            assert not (config.terms.counts and "id0" in persons)

    @invariant()
    def seeks_are_of_those_who_are_there_and_play_no_live_game(self) -> None:
        if not hasattr(self, "lobby"):
            return
        for person in self.lobby.seeks:
            assert self.pages[person]

    @invariant()
    def every_room_has_a_host_and_is_stored(self) -> None:
        if not hasattr(self, "lobby"):
            return
        kept = {room.id: room.version for room in self.lobby.rooms.values()}
        assert {room.id: room.version for room in self.shelf.kept.values()} == kept
        assert all(room.host for room in self.lobby.rooms.values())


TestLobby = LobbyMachine.TestCase
TestLobby.settings = settings(stateful_step_count=50)
