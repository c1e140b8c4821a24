"""The state of a table: what its events add up to, and whose time runs.

A state is a value. `apply` makes the next one from an event, by the rules of the game and nothing
else, so that a table which is replayed from the store stands as it stood. An action is checked by
playing it (`TableState.play`), which gives the event with the tile that was drawn; `apply` plays it
again, or takes what the check has just come to.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from tantrix.notation import moves
from tantrix.rules.base import Draw, Halt, Resign, Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.actors.log import Damaged, EventLog
from tantrix.server.db.base import StoredEvent
from tantrix.server.tables import schedule
from tantrix.server.tables.config import StagedState, TableConfig
from tantrix.server.tables.events import (
    Adjudicated,
    AgreedOn,
    Answered,
    AnyEvent,
    Arranged,
    Defaulted,
    NextTableMade,
    Offered,
    Paced,
    Placed,
    Released,
    Resigned,
    Returned,
    Started,
    StepDone,
    StoodIn,
    Withdrawn,
)
from tantrix.server.tables.messages import LogEntry, Pace
from tantrix.server.tables.offers import AgreementState, Offer, Offers

DAY_MS = 24 * 60 * 60 * 1000


class Move(msgspec.Struct, frozen=True):
    """A placement or step in the list of moves, `at_ms` after the table was made."""

    entry: LogEntry
    at_ms: int

    @property
    def lays(self) -> bool:
        """Whether a tile was laid: a step is no placement."""
        return "@" in self.entry.code


class Transition(NamedTuple):
    """An action, also as an event, and the state of the game to which it leads."""

    action: Placement | Step
    event: Placed | StepDone
    state: StagedState


class TableState(msgspec.Struct, frozen=True, dict=True):
    """A table after `version` events. A state never changes: `apply` makes the next one.

    `acted` is the version of the last placement, step or resignation, `placements` how many of the
    `moves` lay a tile, `clocks` the used time of the player of each placement, step and
    resignation. `turn_ms` is the wall-clock time of the last action, pauses left out. `state` is
    not to be played on.
    """

    started: Started
    state: StagedState
    created_ms: int
    updated_ms: int
    pace: Pace
    used_ms: tuple[int, ...]
    version: int = 1
    acted: int = 1
    moves: tuple[Move, ...] = ()
    placements: int = 0
    clocks: tuple[int | None, ...] = ()
    agreements: AgreementState = AgreementState()
    turn_ms: int = 0

    @property
    def config(self) -> TableConfig:
        """What was fixed when the table was made."""
        return self.started.config

    @property
    def player(self) -> int | None:
        """Whose turn it is, None when the game is over."""
        return None if self.state.is_over else self.state.player

    @property
    def running(self) -> int | None:
        """Whose time runs: nobody's in a pause, before all have come, or when the game is over."""
        rests = self.agreements.paused_ms is not None or self.agreements.awaited
        return None if rests else self.player

    @property
    def falls_due_ms(self) -> int | None:
        """When something falls due by itself, by the wall clock; None where nothing does."""
        due_ms = self.agreements.due_ms
        return None if due_ms is None or self.state.is_over else due_ms

    @property
    def unattended(self) -> bool:
        """Whether robots play among themselves, for nobody but those who look."""
        terms = self.config.terms
        return terms.tournament is None and not self.config.persons

    @property
    def robot(self) -> str | None:
        """The level of the robot that is to move, None where it is nobody's or a person's turn."""
        config, stand_ins = self.started.config, self.agreements.stand_ins
        running = self.running if config.robots or stand_ins else None
        if running is None:
            return None
        return stand_ins.get(running) or config.seats[running].level

    @property
    def due_ms(self) -> int | None:
        """Until when, by the wall clock, the next move is due; None where nothing says so."""
        days = self.config.terms.days
        return None if days is None or self.running is None else self.turn_ms + days * DAY_MS

    def play(self, action: Placement | Step, used_ms: tuple[int, ...] | None) -> Placed | StepDone:
        """Return the event of an action of the player to act, with what is then drawn.

        Raises `IllegalAction`; this state stays as it is.
        """
        state = self.state.copy()
        player = state.player
        state.play(action, settle=False)
        tiles = []
        while state.settle():
            tiles += [state.last.tile] if isinstance(state.last, Draw) else []
        drawn = tuple(tiles) if len(tiles) > 1 else tiles[0] if tiles else None
        event: Placed | StepDone
        if isinstance(action, Step):
            event = StepDone(used_ms=used_ms, player=player, action=action, drawn=drawn)
        else:
            code = moves.write_placement(action)
            event = Placed(used_ms=used_ms, player=player, placement=code, drawn=drawn)
        self.__dict__["_played"] = Transition(action, event, state)
        return event

    def after(self, event: Placed | StepDone) -> Transition:
        """Return what an event does and leads to; what was just played is not played again.

        Raises `TantrixError`, and `Damaged` where the event draws another tile than the bag has.
        """
        played: Transition | None = self.__dict__.get("_played")
        if played is not None and played.event == event:
            return played
        if self.play(action_of(event), event.used_ms) != event:
            raise Damaged("it draws another tile than the bag has")
        return cast(Transition, self.__dict__["_played"])


def first(event: AnyEvent, at_ms: int) -> TableState:
    """Return the state of a table that has just been made; raises `Damaged` for other events."""
    if not isinstance(event, Started):
        raise Damaged("the table has not been made yet")
    return TableState(
        started=event,
        state=event.config.first(event.dealt),
        created_ms=at_ms,
        updated_ms=at_ms,
        pace=event.config.pace,
        used_ms=(0,) * len(event.config.seats),
        agreements=schedule.at_first(event.config),
        turn_ms=at_ms,
    )


def apply(table_state: TableState, event: AnyEvent, at_ms: int) -> TableState:
    """Return the state after one more event; raises `TantrixError`, and `Damaged`."""
    changes: dict[str, Any] = {"version": table_state.version + 1, "updated_ms": at_ms}
    if event.used_ms is not None:
        changes["used_ms"] = event.used_ms
    if isinstance(event, Placed | StepDone | Resigned):
        return replace(table_state, **changes, **_action(table_state, event, at_ms))
    if isinstance(event, Started):
        raise Damaged("the table is made twice")
    if isinstance(event, Paced):
        changes["pace"] = event.pace
    table_state = replace(table_state, **changes)
    if isinstance(event, Arranged):
        return _arrange(table_state, event)
    return _agree(table_state, event) if isinstance(event, AgreedOn) else table_state


TABLE_LOG = EventLog[TableState, AnyEvent](AnyEvent, first, apply)
"""The events of tables."""


class BegunGame(NamedTuple):
    """The events of a game that is stored with its moves, and what they add up to."""

    entries: list[StoredEvent]
    state: TableState


def action_of(event: Placed | StepDone) -> Placement | Step:
    """Return what a player did; raises `TantrixError` where it is no action at all."""
    return event.action if isinstance(event, StepDone) else moves.read_placement(event.placement)


# --- actions ---------------------------------------------------------------------------------


def _action(
    table_state: TableState, event: Placed | StepDone | Resigned, at_ms: int
) -> dict[str, Any]:
    """Return what an action of a player changes."""
    changes = {
        "acted": table_state.version + 1,
        "clocks": (
            *table_state.clocks,
            None if event.used_ms is None else event.used_ms[event.player],
        ),
        "agreements": table_state.agreements.acted(event.player, gone=isinstance(event, Resigned)),
        "turn_ms": at_ms,
    }
    if isinstance(event, Resigned):
        state = table_state.state.copy()
        state.play(Resign(event.player))
        return {**changes, "state": state}
    config = table_state.config
    action, _, state = table_state.after(event)
    entry = LogEntry(
        version=table_state.version + 1,
        player=event.player,
        forced=config.forced(table_state.state, action),
        code=event.action.value if isinstance(event, StepDone) else event.placement,
        human=config.human(table_state.state, action, event.drawn),
        drawn=event.drawn,
        stage=table_state.state.stage,
        scores=tuple(state.scores()),
    )
    return {
        **changes,
        "state": state,
        "moves": (*table_state.moves, Move(entry, at_ms - table_state.created_ms)),
        "placements": table_state.placements + isinstance(action, Placement),
    }


# --- what people agree on --------------------------------------------------------------------


def _agree(table_state: TableState, event: AgreedOn) -> TableState:
    """Return a state, whose version counts the event already, with what the event agrees on.

    Raises `TantrixError` where the rules of the game do not allow it.
    """
    if isinstance(event, Offered | Answered | Withdrawn):
        return _offering(table_state, event)
    if isinstance(event, Defaulted | Adjudicated):
        return _claimed(table_state, event)
    if isinstance(event, StoodIn | Returned):
        return _replaced(table_state, event)
    if isinstance(event, NextTableMade):
        return _with(table_state, offers=Offers(), following=event.table)
    return _resumed(table_state)


def _with(table_state: TableState, **changes: object) -> TableState:
    """Return a state with some changes of its agreements."""
    return replace(table_state, agreements=replace(table_state.agreements, **changes))


def _offering(table_state: TableState, event: Offered | Answered | Withdrawn) -> TableState:
    """Return a state with an offer, or with the answer to one."""
    offers = table_state.agreements.offers
    if isinstance(event, Withdrawn):
        return _with(table_state, offers=offers.over())
    if isinstance(event, Answered):
        offers, agreed = offers.answered(event.players, accept=event.accept)
    else:
        offer = Offer(table_state.version, event.what, event.player, event.waiting, event.moves)
        offers, agreed = offers.made(offer), None if event.waiting else offer
    table_state = _with(table_state, offers=offers)
    if agreed is None or agreed.what == "rematch":
        return table_state
    if agreed.what == "hint":
        return _with(table_state, helped=True)
    if agreed.what == "tie":
        return _halted(table_state, Halt.TIE)
    if agreed.what == "pause":
        return _with(table_state, paused_ms=table_state.updated_ms)
    return _taken_back(table_state, agreed.moves or 0)


def _taken_back(table_state: TableState, count: int) -> TableState:
    """Return a state after its first `count` moves.

    What was drawn since is in the bag again, in order.
    """
    state = table_state.state.copy()
    made = len(table_state.moves)
    while made > count:
        made -= isinstance(state.pop(), Placement | Step)
    kept = sum(not isinstance(action, Draw) for action in state.history)
    if table_state.config.against_robots:
        table_state = _with(table_state, helped=True)
    return replace(
        table_state,
        state=state,
        moves=table_state.moves[:count],
        placements=sum(move.lays for move in table_state.moves[:count]),
        clocks=table_state.clocks[:kept],
        acted=table_state.version,
        turn_ms=table_state.updated_ms,
    )


def _halted(table_state: TableState, *actions: Halt | Resign) -> TableState:
    """Return a state of a game that ends as it stands, for everybody or for some."""
    state = table_state.state.copy()
    for action in actions:
        state.play(action)
    clocks = (*table_state.clocks, *(None for _ in actions))
    return replace(table_state, state=state, acted=table_state.version, clocks=clocks)


def _claimed(table_state: TableState, event: Defaulted | Adjudicated) -> TableState:
    """Return a state on which somebody has claimed what another one did not do in time."""
    table_state = _with(table_state, offers=table_state.agreements.offers.over())
    if isinstance(event, Adjudicated):
        return _halted(table_state, Halt.ADJUDICATED)
    state = table_state.state.copy()
    state.play(Resign(event.player))
    clock = None if event.used_ms is None else event.used_ms[event.player]
    agreements = table_state.agreements
    table_state = _with(
        table_state,
        gone=agreements.gone | {event.player},
        defaults=(*agreements.defaults, event.player),
    )
    return replace(
        table_state,
        state=state,
        acted=table_state.version,
        clocks=(*table_state.clocks, clock),
        turn_ms=table_state.updated_ms,
    )


def _replaced(table_state: TableState, event: StoodIn | Returned) -> TableState:
    """Return a state on which a robot plays for somebody, or no longer does."""
    rest = {p: level for p, level in table_state.agreements.stand_ins.items() if p != event.player}
    if isinstance(event, StoodIn):
        return _with(table_state, stand_ins={**rest, event.player: event.level})
    turn_ms = table_state.updated_ms if table_state.player == event.player else table_state.turn_ms
    return replace(_with(table_state, stand_ins=rest), turn_ms=turn_ms)


def _arrange(table_state: TableState, event: Arranged) -> TableState:
    """Return a state, whose version counts the event already, with what is arranged.

    Raises `TantrixError` where the rules of the game do not allow it.
    """
    began = not table_state.agreements.awaited
    table_state = replace(
        table_state,
        agreements=schedule.after(table_state.agreements, event, table_state.updated_ms),
    )
    actions = schedule.actions(event, table_state.config.sides)
    if actions:
        table_state = _halted(table_state, *actions)
    if isinstance(event, Released):
        return _resumed(table_state)
    return table_state if began else replace(table_state, turn_ms=table_state.updated_ms)


def _resumed(table_state: TableState) -> TableState:
    """Return a state on which play goes on; the pause is nobody's time."""
    since_ms = table_state.agreements.paused_ms
    if since_ms is None:
        raise TantrixError("table.not_on_hold")
    turn_ms = table_state.turn_ms + table_state.updated_ms - since_ms
    # A turn that began in the pause, as when somebody gave up, begins now.
    return replace(_with(table_state, paused_ms=None), turn_ms=min(turn_ms, table_state.updated_ms))
