"""What the views of all games are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from tantrix.notation.json_types import GameView, LineView, PlacementPreview, SpaceView
from tantrix.notation.moves import write_placement
from tantrix.notation.serializers import cell, outcome, refusal
from tantrix.rules.base import Stage, State, Step
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import Refusal
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import Line, line_through
from tantrix.rules.core.placements import Placement

LAST = 3
"""How many of the last placements a view tells at most."""


class AnyBoard(Protocol):
    """A board of any game."""

    @property
    def placements(self) -> tuple[Placement, ...]:
        """The placements in order of play."""


class Shown(State, Protocol):
    """A state of any game in which tiles are laid."""

    @property
    def board(self) -> AnyBoard:
        """The tiles on the table."""

    @property
    def stage(self) -> Stage:
        """Where the turn stands."""

    @property
    def player(self) -> int:
        """Whose turn it is."""

    @property
    def hands(self) -> Sequence[tuple[int, ...]]:
        """The tiles of each player."""

    @property
    def bag_size(self) -> int:
        """How many tiles are out of sight."""


def common(game: str, state: Shown, position: str) -> GameView:
    """Return what the view of every game tells, its position as text; `steps` are the legal ones.

    `spaces` and `lines` are for the game to fill in. Who plays alone has no colour: `colours` is
    empty then.
    """
    ended, legal = state.outcome(), state.legal_actions()
    return {
        "position": position,
        "game": game,
        "stage": state.stage,
        "player": None if state.is_over else state.player,
        "endgame": not state.bag_size,
        "bag": state.bag_size,
        "hands": [list(hand) for hand in state.hands],
        "colours": [],
        "sides": [[player] for player in range(len(state.hands))],
        "board": [write_placement(placement) for placement in state.board.placements],
        "last": [write_placement(placement) for placement in last_placements(state)],
        "legal": [write_placement(action) for action in legal if isinstance(action, Placement)],
        "steps": [action for action in legal if isinstance(action, Step)],
        "spaces": [],
        "lines": [],
        "scores": list(state.scores()),
        "outcome": None if ended is None else outcome(ended),
    }


def last_placements(state: Shown) -> list[Placement]:
    """Return the last placements, newest first: of one player, then of the one before, three."""
    twin = state.copy()
    found: list[Placement] = []
    movers: list[int] = []
    for _ in state.history:
        action = twin.pop()
        if isinstance(action, Placement):
            if twin.player not in movers[-1:]:
                movers.append(twin.player)
            if len(movers) > 2 or len(found) == LAST:
                break
            found.append(action)
    return found


def space(
    at: Hex,
    pattern: str,
    *,
    forced: bool = False,
    fitting: Iterable[Sequence[int]] = (),
    numbers: str | None = None,
) -> SpaceView:
    """Return an empty cell; `fitting` are the tiles of each player that may fill it now."""
    return {
        "at": cell(at),
        "pattern": pattern,
        "forced": forced,
        "barred": False,
        "fitting": [list(tiles) for tiles in fitting],
        "numbers": numbers,
    }


def preview(  # noqa: PLR0913 - what a placement brings about has so many parts
    placement: Placement,
    refusals: Iterable[Refusal] = (),
    *,
    scores: Sequence[int],
    lines: Sequence[LineView | None],
    forced: Sequence[SpaceView] = (),
    closed: Sequence[LineView] = (),
) -> PlacementPreview:
    """Return what a placement would bring about, as `jsonforms.preview` does."""
    return {
        "placement": write_placement(placement),
        "refusals": [refusal(reason) for reason in refusals],
        "forced": list(forced),
        "scores": list(scores),
        "closed": list(closed),
        "lines": list(lines),
    }


def loops_through(board: Board, at: Hex) -> list[Line]:
    """Return the loops that pass a tile."""
    through = (line_through(board, at, colour) for colour in "RYBG")
    return [line for line in through if line and line.closed]
