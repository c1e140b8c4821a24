"""The score sheet of a table: what its events add up to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from tantrix.core.errors import TantrixError
from tantrix.core.placements import Placement
from tantrix.games.base import Draw, Resign, Step
from tantrix.notation import moves
from tantrix.server import events
from tantrix.server.company import Company, after
from tantrix.server.events import Acted, AgreedOn, AnyEvent, Paced, Placed, Resigned, Started
from tantrix.server.protocol import Drawn, LogEntry, Pace
from tantrix.server.seats import Position, Setup
from tantrix.server.store.base import Entry

DAY_MS = 24 * 60 * 60 * 1000


class Damaged(Exception):
    """What is stored of a table does not add up to a game."""


class Move(msgspec.Struct, frozen=True):
    """A placement or step in the list of moves, `at_ms` after the table was made."""

    entry: LogEntry
    at_ms: int

    @property
    def lays(self) -> bool:
        """Whether a tile was laid: a step is no placement."""
        return "@" in self.entry.code


class Played(NamedTuple):
    """An event that a sheet allows, and the state to which it leads."""

    event: AnyEvent
    state: Position


class Sheet(msgspec.Struct, frozen=True):
    """A table after `version` events. A sheet never changes: `after` makes the next one.

    `acted` is the version of the last placement, step or resignation, `placements` how many of the
    `moves` lay a tile, `answers` the version that each message of a client became, `clocks` the
    used time of the player of each placement, step and resignation. `turn_ms` is the wall-clock
    time of the last action, pauses left out. `state` is not to be played on.
    """

    started: Started
    state: Position
    created_ms: int
    updated_ms: int
    pace: Pace
    used_ms: tuple[int, ...]
    version: int = 1
    acted: int = 1
    moves: tuple[Move, ...] = ()
    placements: int = 0
    clocks: tuple[int | None, ...] = ()
    answers: Mapping[str, int] = {}
    company: Company = Company()
    turn_ms: int = 0

    @property
    def setup(self) -> Setup:
        """What was fixed when the table was made."""
        return self.started.setup

    @property
    def player(self) -> int | None:
        """Whose turn it is, None when the game is over."""
        return None if self.state.is_over else self.state.player

    @property
    def gone(self) -> frozenset[int]:
        """The players who have given up, or have lost by default."""
        return self.company.gone

    @property
    def running(self) -> int | None:
        """Whose time runs: nobody's in a pause, or when the game is over."""
        return None if self.company.paused_ms is not None else self.player

    @property
    def robot(self) -> str | None:
        """The level of the robot that is to move, None where it is nobody's or a person's turn."""
        if self.running is None:
            return None
        return self.company.stand_ins.get(self.running) or self.setup.seats[self.running].level

    @property
    def due_ms(self) -> int | None:
        """Until when, by the wall clock, the next move is due; None where nothing says so."""
        days = self.setup.terms.days
        return None if days is None or self.running is None else self.turn_ms + days * DAY_MS

    def play(self, action: Placement | Step, used_ms: tuple[int, ...] | None) -> Played:
        """Have the player to act do something, and draw what is then to be drawn.

        Raises `IllegalAction`; this sheet stays as it is.
        """
        state = self.state.copy()
        player = state.player
        state.play(action)
        drawn = draw_all(state)
        if isinstance(action, Step):
            event = Acted(used_ms=used_ms, player=player, action=action, drawn=drawn)
            return Played(event, state)
        code = moves.code(action)
        return Played(Placed(used_ms=used_ms, player=player, placement=code, drawn=drawn), state)

    def resign(self, player: int, used_ms: tuple[int, ...] | None) -> Played:
        """Have a player give up; raises `IllegalAction`."""
        state = self.state.copy()
        state.play(Resign(player))
        return Played(Resigned(used_ms=used_ms, player=player), state)

    def replay(self, event: AnyEvent) -> Played:
        """Have happen again what is stored; raises `Damaged` where it cannot follow."""
        try:
            if isinstance(event, Resigned):
                return self.resign(event.player, event.used_ms)
            if isinstance(event, Placed | Acted):
                played = self.play(action_of(event), event.used_ms)
                if played.event != event:
                    raise Damaged(f"event {self.version + 1} draws another tile than the bag has")
                return played
        except TantrixError as error:
            raise Damaged(str(error)) from error
        return Played(event, self.state)

    def after(self, played: Played, at_ms: int, client_id: str | None = None) -> Sheet:
        """Return the sheet after one more event, which came of this one; raises `TantrixError`."""
        event, version = played.event, self.version + 1
        changes: dict[str, Any] = {"state": played.state, "version": version, "updated_ms": at_ms}
        if event.used_ms is not None:
            changes["used_ms"] = event.used_ms
        if client_id is not None:
            changes["answers"] = {**self.answers, client_id: version}
        if isinstance(event, Paced):
            changes["pace"] = event.pace
        if isinstance(event, Placed | Acted | Resigned):
            clock = event.used_ms[event.player] if event.used_ms is not None else None
            company = self.company.acted(event.player, gone=isinstance(event, Resigned))
            changes |= {"acted": version, "clocks": (*self.clocks, clock)}
            changes |= {"company": company, "turn_ms": at_ms}
        if isinstance(event, Placed | Acted):
            move = Move(self._log_entry(event), at_ms - self.created_ms)
            changes["moves"] = (*self.moves, move)
            changes["placements"] = self.placements + move.lays
        sheet = replace(self, **changes)
        return after(sheet, event) if isinstance(event, AgreedOn) else sheet

    def _log_entry(self, event: Placed | Acted) -> LogEntry:
        """Return the entry of an action that was made in the state of this sheet."""
        action = action_of(event)
        return LogEntry(
            version=self.version + 1,
            player=event.player,
            forced=self.setup.forced(self.state, action),
            code=moves.action_code(action),
            human=self.setup.human(self.state, action, event.drawn),
            drawn=event.drawn,
            stage=self.state.stage,
        )


def first(started: Started, at_ms: int) -> Sheet:
    """Return the sheet of a table that has just been made."""
    return Sheet(
        started=started,
        state=started.setup.first(started.dealt),
        created_ms=at_ms,
        updated_ms=at_ms,
        pace=started.setup.pace,
        used_ms=(0,) * len(started.setup.seats),
        turn_ms=at_ms,
    )


def fold(entries: Iterable[Entry]) -> Sheet:
    """Return the sheet of all events of a table; raises `Damaged`."""
    return deque(unfold(entries), 1).pop()


def unfold(entries: Iterable[Entry]) -> Iterator[Sheet]:
    """Yield the sheet after each event of a table; raises `Damaged`."""
    sheet: Sheet | None = None
    for entry in entries:
        event = _event(entry)
        if sheet is None and isinstance(event, Started):
            sheet = first(event, entry.at_ms)
        elif sheet is None or isinstance(event, Started) or entry.seq != sheet.version + 1:
            raise Damaged(f"event {entry.seq} is out of order")
        else:
            sheet = _again(sheet, event, entry)
        yield sheet
    if sheet is None:
        raise Damaged("there are no events")


def _again(sheet: Sheet, event: AnyEvent, entry: Entry) -> Sheet:
    """Return a sheet on which what is stored has happened again."""
    try:
        return sheet.after(sheet.replay(event), entry.at_ms, entry.client_id)
    except TantrixError as error:
        raise Damaged(str(error)) from error


def check_complete(found: int, stored: int) -> None:
    """Raise `Damaged` where fewer events of a table are found than were stored."""
    if found < stored:
        raise Damaged(f"events from {found + 1} to {stored} are missing")


def _event(entry: Entry) -> AnyEvent:
    """Return the event of an entry."""
    try:
        return events.decode(entry.body)
    except msgspec.MsgspecError as error:
        raise Damaged(f"event {entry.seq} cannot be read: {error}") from error


def action_of(event: Placed | Acted) -> Placement | Step:
    """Return what a player did; raises `TantrixError` where it is no action at all."""
    return event.action if isinstance(event, Acted) else moves.parse_code(event.placement)


def draw_all(state: Position) -> Drawn:
    """Make every draw that is due, and return what was drawn."""
    tiles = []
    while state.settle():
        tiles += [state.last.tile] if isinstance(state.last, Draw) else []
    if len(tiles) > 1:
        return tuple(tiles)
    return tiles[0] if tiles else None
