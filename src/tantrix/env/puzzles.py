"""A puzzle as a game for one player: every tile is laid so that it matches."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

import numpy as np

from tantrix.env.encoding import Bytes, Encoding
from tantrix.puzzles import verify
from tantrix.puzzles.puzzle import Puzzle
from tantrix.puzzles.puzzle_board import fitting, tray
from tantrix.render import text
from tantrix.rules.base import Action
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction, Refusal
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement


@dataclass(frozen=True)
class PuzzleRules:
    """Nothing is dealt: the tiles are those of the puzzle."""

    puzzle: Puzzle
    players: int = 1

    def deal(self, rng: random.Random) -> None:
        """Deal nothing."""

    def new_state(self, dealt: None) -> PuzzleState:  # noqa: ARG002 - there is nothing dealt
        """Return the empty table, or what is given of it."""
        return PuzzleState(self.puzzle)


class PuzzleState:
    """What lies on the table of a puzzle; it is over when nothing more can be laid.

    The score is 1 for a solution, else 0; where the puzzle has scores, it is the score.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        given = [
            Placement(one.tile, *one.at, one.rotation)
            for one in puzzle.givens
            if one.at is not None and one.rotation is not None
        ]
        self.puzzle = puzzle
        self.board = Board(given)
        self._legal = self._fitting()

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be laid."""
        return not self._legal

    @property
    def current_player(self) -> int:
        """0, the one who plays; -2 at the end."""
        return -2 if self.is_over else 0

    def legal_actions(self) -> Sequence[Action]:
        """Return the placements that match, sorted."""
        return self._legal

    def play(self, action: Action) -> None:
        """Lay a tile; raises `IllegalAction` `illegal.mismatch`."""
        if not isinstance(action, Placement) or action not in self._legal:
            raise IllegalAction((Refusal("illegal.mismatch"),))
        self.board.push(action)
        self._legal = self._fitting()

    def _repr_svg_(self) -> str:
        """Return the table as a picture, where notebooks show values."""
        return self.board._repr_svg_()

    def settle(self) -> bool:
        """Draw nothing."""
        return False

    def scores(self) -> tuple[int, ...]:
        """Return the score."""
        if self.puzzle.scored is not None:
            return (verify.score(self.puzzle, self.board) or 0,)
        laid = not tray(self.puzzle, self.board.placements)
        return (int(laid and not verify.check(self.puzzle, self.board.placements)),)

    def _fitting(self) -> list[Placement]:
        return sorted(chain.from_iterable(fitting(self.puzzle, self.board).values()))


@dataclass(frozen=True)
class PuzzleEncoding:
    """A puzzle: a slot for each different tile; the facts are how many of each do not lie yet."""

    rules: PuzzleRules

    @cached_property
    def encoding(self) -> Encoding:
        """The numbers of the actions: the window is the board, or moves with the tiles."""
        puzzle = self.rules.puzzle
        slots = len(set(puzzle.tiles))
        if puzzle.board is None:
            return Encoding(slots, len(puzzle.tiles) + 2)
        qs, rs = [at.q for at in puzzle.board], [at.r for at in puzzle.board]
        size = max(max(qs) - min(qs), max(rs) - min(rs)) + 1
        return Encoding(slots, size, corner=Hex(min(qs), min(rs)))

    def text(self, state: PuzzleState) -> str:
        return text.board(state.board)

    def held(self, state: PuzzleState, player: int) -> Sequence[int]:  # noqa: ARG002 - there is one
        return sorted(set(state.puzzle.tiles))

    def spaces(self, state: PuzzleState) -> Iterable[Hex]:
        return state.board.spaces

    def laid(self, state: PuzzleState) -> Iterable[tuple[Placement, str]]:
        return ((placement, placement.edges) for placement in state.board.placements)

    @property
    def fact_names(self) -> Sequence[str]:
        """The names of the facts: `left.7` is how often tile 7 does not lie yet."""
        return [f"left.{tile}" for tile in sorted(set(self.rules.puzzle.tiles))]

    def facts(self, state: PuzzleState, player: int) -> Bytes:
        left = tray(state.puzzle, state.board.placements)
        return np.array([left.count(tile) for tile in self.held(state, player)], np.uint8)
