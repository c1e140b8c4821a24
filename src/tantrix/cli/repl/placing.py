"""Talks in which tiles are laid: by tile, place or placement, or the letter of what is offered."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Protocol

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tantrix.cli.choices import Playable, by_tile, labels, meant, normal, whole
from tantrix.cli.repl.base import Deed, Repl, ReplOutcome
from tantrix.rules.base import Action, Stage
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement

FEW = 8
"""Up to so many legal placements are listed without being asked for."""


class Poppable(Protocol):
    """A state that can go back."""

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions pushed so far."""

    def pop(self) -> Action:
        """Take the last action back."""


class StagedPlayable(Playable, Protocol):
    """A state whose stage tells whether the person chooses among few placements."""

    @property
    def stage(self) -> Stage:
        """Where the turn stands."""


class Placing(Repl):
    """A talk about a game in which the person lays one tile at a time."""

    def __init__(self, console: Console, deeds: Mapping[str, Deed]) -> None:
        super().__init__(console, {"moves": self._moves, "board": self.board, **deeds})
        self._offers: dict[str, Placement] = {}

    @property
    @abstractmethod
    def playable(self) -> StagedPlayable:
        """The state as the talk needs it."""

    @abstractmethod
    def table(self) -> None:
        """Print the table, and what is asked."""

    @abstractmethod
    def make(self, placement: Placement) -> ReplOutcome:
        """Make a placement; raises `IllegalAction`."""

    @abstractmethod
    def parse(self, text: str) -> Placement:
        """Return the placement of a text. Raises `NotationError`."""

    @abstractmethod
    def describe(self, placement: Placement) -> str:
        """Return the text of a placement, as `parse` reads it."""

    @abstractmethod
    def brings(self, placement: Placement) -> Sequence[str | Text]:
        """Return what a placement shows and brings about, column by column."""

    def held(self) -> Sequence[int]:
        """Return the tiles of which one may be laid now."""
        return self.playable.hands[self.playable.player]

    def understand(self, words: str) -> ReplOutcome:
        """Lay the only tile offered, the one with a letter, or what a text tells."""
        if not words:
            return self._only()
        if words.casefold() in self._offers:
            return self.make(self._offers[words.casefold()])
        text = normal(words)
        placement = whole(text, self.parse)
        if placement:
            return self.make(placement)
        self.offer(meant(text, self.playable, self.held(), self.parse))
        return ReplOutcome.ASK

    def offer(self, placements: Sequence[Placement]) -> None:
        """Show placements to choose from."""
        self._offers = dict(zip(labels(), placements, strict=False))
        grid = Table.grid(padding=(0, 2))
        for label, placement in self._offers.items():
            grid.add_row(
                Text(label, style="bold"), self.describe(placement), *self.brings(placement)
            )
        self.console.print(grid)
        if len(placements) == 1:
            self.say("cli.play.enter")

    def board(self) -> ReplOutcome:
        """Show the table, and what can be done where that is little."""
        self.table()
        self._offers = {}
        legal = self.playable.legal_placements()
        if legal and (self.playable.stage is not Stage.FREE or len(legal) <= FEW):
            self.offer(legal)
        return ReplOutcome.ASK

    def _only(self) -> ReplOutcome:
        """Make the only placement that is offered."""
        if len(self._offers) != 1:
            raise TantrixError("cli.play.how")
        return self.make(*self._offers.values())

    def _moves(self) -> ReplOutcome:
        """Show every legal placement, a line a tile."""
        grid = Table.grid(padding=(0, 2))
        for tile, placements in by_tile(self.playable.legal_placements()).items():
            grid.add_row(Text(str(tile), style="bold"), "  ".join(map(self.describe, placements)))
        self.console.print(grid)
        return ReplOutcome.ASK


def go_back(state: Poppable, own: list[int]) -> bool:
    """Take back the last action of the person, and what came after it; tell whether there was one.

    `own` are the numbers of the actions before each of the person's.
    """
    if not own:
        return False
    before = own.pop()
    while len(state.history) > before:
        state.pop()
    return True
