"""The score sheet of a table: what its events add up to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

import msgspec

from tantrix.core.errors import TantrixError
from tantrix.core.placements import Placement
from tantrix.games.base import Draw, Resign, Step
from tantrix.notation import moves
from tantrix.server import events
from tantrix.server.events import Acted, AnyEvent, Paced, Placed, Resigned, Started
from tantrix.server.protocol import Drawn, LogEntry, Pace
from tantrix.server.seats import Position, Setup
from tantrix.server.store.base import Entry


class Damaged(Exception):
    """What is stored of a table does not add up to a game."""


@dataclass(frozen=True)
class Move:
    """A placement or step in the list of moves, `at_ms` after the table was made."""

    entry: LogEntry
    at_ms: int

    @property
    def lays(self) -> bool:
        """Whether a tile was laid: a step is no placement."""
        return "@" in self.entry.code


@dataclass(frozen=True)
class Sheet:
    """A table after `version` events. A sheet never changes: `after` makes the next one.

    `acted` is the version of the last placement, step or resignation, `answers` the version that
    each message of a client became, `clocks` the used time of the player of each placement, step
    and resignation. `state` is not to be played on.
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
    clocks: tuple[int | None, ...] = ()
    answers: Mapping[str, int] = field(default_factory=dict)

    @property
    def setup(self) -> Setup:
        """What was fixed when the table was made."""
        return self.started.setup

    @property
    def player(self) -> int | None:
        """Whose turn it is, None when the game is over."""
        return None if self.state.is_over else self.state.player

    @property
    def robot(self) -> str | None:
        """The level of the robot that is to move, None where it is nobody's or a person's turn."""
        return None if self.player is None else self.setup.seats[self.player].level

    def event(self, action: Placement | Step, used_ms: tuple[int, ...] | None) -> Placed | Acted:
        """Return the event of an action by the player to act, with the tiles drawn after it.

        Raises `IllegalAction`.
        """
        state = self.state.copy()
        player = state.player
        state.play(action)
        drawn = draw_all(state)
        if isinstance(action, Step):
            return Acted(used_ms=used_ms, player=player, action=action, drawn=drawn)
        code = moves.code(action)
        return Placed(used_ms=used_ms, player=player, placement=code, drawn=drawn)

    def after(self, event: AnyEvent, at_ms: int, client_id: str | None = None) -> Sheet:
        """Return the sheet after one more event; raises `Damaged` where it cannot follow."""
        sheet = replace(self, version=self.version + 1, updated_ms=at_ms)
        if event.used_ms is not None:
            sheet = replace(sheet, used_ms=event.used_ms)
        if client_id is not None:
            sheet = replace(sheet, answers={**self.answers, client_id: sheet.version})
        if isinstance(event, Paced):
            return replace(sheet, pace=event.pace)
        if isinstance(event, Placed | Acted | Resigned):
            return sheet._acted(event)  # noqa: SLF001 - a sheet of our own kind
        return sheet

    def _acted(self, event: Placed | Acted | Resigned) -> Sheet:
        """Return this sheet with an action of a player on it."""
        state = self.state.copy()
        clock = event.used_ms[event.player] if event.used_ms is not None else None
        sheet = replace(self, state=state, acted=self.version, clocks=(*self.clocks, clock))
        try:
            if isinstance(event, Resigned):
                state.play(Resign(event.player))
                return sheet
            action = action_of(event)
            entry = _log_entry(self, event, action)
            state.play(action)
        except TantrixError as error:
            raise Damaged(str(error)) from error
        if draw_all(state) != event.drawn:
            raise Damaged(f"event {self.version} draws another tile than the bag has")
        move = Move(entry, self.updated_ms - self.created_ms)
        return replace(sheet, moves=(*self.moves, move))


def first(started: Started, at_ms: int) -> Sheet:
    """Return the sheet of a table that has just been made."""
    return Sheet(
        started=started,
        state=started.setup.first(started.dealt),
        created_ms=at_ms,
        updated_ms=at_ms,
        pace=started.setup.pace,
        used_ms=(0,) * len(started.setup.seats),
    )


def fold(entries: Iterable[Entry]) -> Sheet:
    """Return the sheet of all events of a table; raises `Damaged`."""
    sheet: Sheet | None = None
    for entry in entries:
        event = _event(entry)
        if sheet is None and isinstance(event, Started):
            sheet = first(event, entry.at_ms)
        elif sheet is None or isinstance(event, Started) or entry.seq != sheet.version + 1:
            raise Damaged(f"event {entry.seq} is out of order")
        else:
            sheet = sheet.after(event, entry.at_ms, entry.client_id)
    if sheet is None:
        raise Damaged("there are no events")
    return sheet


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
        last = state.history[-1]
        tiles += [last.tile] if isinstance(last, Draw) else []
    if len(tiles) > 1:
        return tuple(tiles)
    return tiles[0] if tiles else None


def _log_entry(before: Sheet, event: Placed | Acted, action: Placement | Step) -> LogEntry:
    """Return the entry of an action that is about to be made."""
    return LogEntry(
        version=before.version,
        player=event.player,
        forced=before.setup.forced(before.state, action),
        code=moves.action_code(action),
        human=before.setup.human(before.state, action, event.drawn),
        drawn=event.drawn,
        stage=before.state.stage.value,
    )
