"""A table under any sequence of wishes, closed and opened again at any time, against a model."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from server.kit import FRIEND, PERSON, RandomRobots, Times, prepare, wish, wish_for
from tantrix.notation import moves
from tantrix.rules.base import Resign as Resignation
from tantrix.rules.base import Step
from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import StoredEvent
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store
from tantrix.server.tables.actor import TableActor
from tantrix.server.tables.deps import TableDeps
from tantrix.server.tables.games import NewTable
from tantrix.server.tables.manager import TableManager
from tantrix.server.tables.messages import Action, PlaceMessage, ResignMessage, SetPace, StepMessage
from tantrix.server.tables.state import TABLE_LOG
from tantrix.server.web.protocol import Accepted

Result = TypeVar("Result")

SEATS = [PERSON, FRIEND, {"kind": "person", "name": "Cay", "colour": "G"}]
OWNER = "the owner"


class TableMachine(RuleBasedStateMachine):
    """Three people at one table; the model is a state that plays along."""

    WISH = wish(*SEATS, clock={"minutes": 1})
    RESIGNING = 3
    """How many players there are who may resign."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        prepare(self.folder / "tantrix.db")
        self.times = Times()
        self.answers: dict[str, int] = {}
        self.used = [0] * len(self.WISH["seats"])
        self.seed = 0
        self.messages: list[Action] = []
        self.entries: list[StoredEvent] = []
        self.open()

    @initialize(seed=st.integers(0, 2**32))
    def deal(self, seed: int) -> None:
        self.seed = seed
        form = msgspec.convert(self.WISH, NewTable)
        self.table_id = self.run(self.server.create(OWNER, form))
        self.model = self.table.state.state.copy()

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.runner.run(work)

    def open(self) -> None:
        self.store = Store(SQLiteDatabase(self.folder / "tantrix.db"))
        robots = RandomRobots(random.Random(1))
        deps = TableDeps(
            self.store, robots, self.times.wall_ms, self.times.tick_ms, lambda: str(self.seed)
        )
        self.server = TableManager(deps)
        self.run(self.server.open())

    def close(self) -> None:
        self.run(self.server.close())
        self.run(self.store.close())

    @property
    def table(self) -> TableActor:
        return self.run(self.server.room(self.table_id))

    def act(self, message: Action, owner: str = OWNER) -> str:
        """Ask the table, and return the id of the error or nothing."""
        try:
            accepted = self.run(self.table.act(owner, message))
        except TantrixError as error:
            return error.id
        assert accepted == Accepted(message.id, self.table.version)
        self.answers[message.id] = accepted.version
        self.messages.append(message)
        return ""

    def new_id(self) -> str:
        return f"m{len(self.answers)}"

    @precondition(lambda self: not self.model.is_over)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(list(self.model.legal_actions())))
        named: dict[str, Any] = {"id": self.new_id(), "version": self.table.version}
        if isinstance(action, Step):
            assert self.act(StepMessage(action=action, **named)) == ""
        else:
            assert self.act(PlaceMessage(placement=moves.write_action(action), **named)) == ""
        self.model.play(action)
        while self.model.settle():
            pass

    @precondition(lambda self: not self.model.is_over)
    @rule(player=st.integers(0, 2))
    def resign(self, player: int) -> None:
        known = player < self.RESIGNING and player not in getattr(self.model, "resigned", ())
        message = ResignMessage(id=self.new_id(), version=self.table.version, player=player)
        refused = self.act(message)
        assert refused == "" if known else refused.startswith(("illegal.", "table.not_your"))
        if known:
            self.model.play(Resignation(player))

    @precondition(lambda self: not self.model.is_over)
    @rule(pace=st.sampled_from(["human", "instant"]))
    def pace(self, pace: Any) -> None:  # noqa: ANN401 - one of two words
        assert self.act(SetPace(id=self.new_id(), pace=pace)) == ""
        assert self.table.state.pace == pace

    @precondition(lambda self: not self.model.is_over)
    @rule(step=st.sampled_from(Step))
    def step_where_it_is_not_due(self, step: Step) -> None:
        if step not in self.model.legal_actions():
            message = StepMessage(id=self.new_id(), version=self.table.version, action=step)
            assert self.act(message).startswith("illegal.")

    @rule(code=st.sampled_from(["1@9,9:0", "57@0,0:0", "x", "1@0,0:6"]))
    def place_what_cannot_be(self, code: str) -> None:
        message = PlaceMessage(id=self.new_id(), version=self.table.version, placement=code)
        error = self.act(message)
        expected = "table.over" if self.model.is_over else ("bad.placement", "illegal.")
        assert error.startswith(expected)

    @rule()
    def be_somebody_else(self) -> None:
        message = ResignMessage(id=self.new_id(), version=self.table.version, player=0)
        assert self.act(message, "another") == "table.not_your_seat"

    @precondition(lambda self: not self.model.is_over)
    @rule(off=st.sampled_from([-999, 1, 999]))
    def be_out_of_date(self, off: int) -> None:
        version = max(0, self.table.version + off)
        message = ResignMessage(id=self.new_id(), version=version, player=0)
        assert self.act(message) == "table.stale_version"

    @precondition(lambda self: self.messages)
    @rule(data=st.data())
    def ask_again(self, data: st.DataObject) -> None:
        message = data.draw(st.sampled_from(self.messages))
        answer = self.run(self.table.act(OWNER, message))
        assert answer == Accepted(message.id, self.answers[message.id])

    @rule(passed=st.integers(0, 100_000))
    def wait(self, passed: int) -> None:
        self.times.ms += passed
        if not self.model.is_over:
            self.used[self.model.player] += passed

    @rule()
    def close_and_open(self) -> None:
        self.close()
        self.times.ms += 3_600_000
        self.open()

    @invariant()
    def the_table_is_as_the_model(self) -> None:
        table_state = self.table.state
        assert table_state.state == self.model
        assert self.table._answers == self.answers
        snapshot = self.table.snapshot(OWNER)
        if snapshot.clock is not None:
            assert list(snapshot.clock.used_ms) == self.used
        assert (snapshot.result is not None) == self.model.is_over

    @invariant()
    def the_store_adds_up_to_the_same_table(self) -> None:
        entries = self.run(self.store.entries(self.table_id))
        if entries != self.entries:  # else they add up to the same as they did
            self.entries, self.stored = entries, TABLE_LOG.replay(entries)
        assert self.stored == self.table.state
        assert self.stored.state.history == self.model.history

    def teardown(self) -> None:
        self.close()
        self.runner.close()
        shutil.rmtree(self.folder)


class SolitaireMachine(TableMachine):
    """One person who plays Solitaire, without a clock."""

    WISH = wish_for("solitaire")
    RESIGNING = 0


class GobbleMachine(TableMachine):
    """One person who plays Gobble, with its steps; time is counted without a limit."""

    WISH = wish_for("gobble")
    RESIGNING = 0


class MindMachine(TableMachine):
    """Two people who play the Mind Game, with offers to end it."""

    WISH = wish_for("mindgame")
    RESIGNING = 2


TestTable = TableMachine.TestCase
TestSolitaire = SolitaireMachine.TestCase
TestGobble = GobbleMachine.TestCase
TestMind = MindMachine.TestCase
TestTable.settings = settings(stateful_step_count=40)
TestSolitaire.settings = settings(stateful_step_count=25, max_examples=15)
TestGobble.settings = settings(stateful_step_count=40, max_examples=25)
TestMind.settings = settings(stateful_step_count=30, max_examples=15)
