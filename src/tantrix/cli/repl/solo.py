"""Games for one player at the terminal: what Solitaire and Gobble share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol

from rich.console import Console
from rich.text import Text

from tantrix.cli.i18n import lang
from tantrix.cli.repl.base import Deed, ReplOutcome, letters
from tantrix.cli.repl.placing import Placing, Poppable, StagedPlayable, go_back
from tantrix.notation.moves import read_move, write_move
from tantrix.render import text
from tantrix.rules.base import Action
from tantrix.rules.core.board import Board
from tantrix.rules.core.placements import Placement


class SoloPlayable(StagedPlayable, Poppable, Protocol):
    """A state of a game for one player."""

    @property
    def board(self) -> Board:
        """The board."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def play(self, action: Action) -> None:
        """Make an action after checking it; raises `IllegalAction`."""

    def settle(self) -> bool:
        """Make the due draw, if there is one."""


class SoloGame(Placing):
    """A game of one player, from its first words to its last."""

    welcome: ClassVar[str]
    """The id of the first sentence."""

    def __init__(self, console: Console, state: SoloPlayable, deeds: Mapping[str, Deed]) -> None:
        super().__init__(console, {"hint": self._hint, "undo": self._undo, **deeds})
        self._game = state
        self._own: list[int] = []

    @abstractmethod
    def advice(self) -> Placement | None:
        """Return what a robot would do, None where nothing can be laid."""

    @abstractmethod
    def result(self) -> None:
        """Say how the game ended."""

    @property
    def playable(self) -> SoloPlayable:
        """The state of the game."""
        return self._game

    def go(self) -> None:
        """Play to the end, or until the person leaves."""
        self.say(self.welcome)
        self._game.settle()
        answer = ReplOutcome.GO_ON
        while answer is not ReplOutcome.LEAVE and not self._game.is_over:
            self.board()
            answer = self.ask()
        if self._game.is_over:
            self.picture()
            self.result()

    def make(self, placement: Placement) -> ReplOutcome:
        """Make a placement; raises `IllegalAction`."""
        return self.act(placement)

    def act(self, action: Action) -> ReplOutcome:
        """Make an action and the draw after it; raises `IllegalAction`."""
        before = len(self._game.history)
        self._game.play(action)
        self._own.append(before)
        return ReplOutcome.GO_ON

    def picture(self) -> None:
        """Print the board."""
        shown = text.board(
            self._game.board,
            width=self.console.width,
            coordinates=not self._game.is_over,
            colour=True,
        )
        self.painted(f"\n{shown}\n")

    def hand(self, tiles: Sequence[int]) -> None:
        """Print tiles side by side."""
        width = self.console.width
        self.painted(f"{text.hand(tiles, width=width, colour=True, lang=lang())}\n")

    def parse(self, text: str) -> Placement:
        """Return the placement of a text. Raises `NotationError`."""
        return read_move(self._game, text)[0]

    def describe(self, placement: Placement) -> str:
        """Return the human form of a placement."""
        return write_move(self._game, placement)

    def brings(self, placement: Placement) -> Sequence[str | Text]:
        """Return the edges of a placement, and what it brings about."""
        return letters(placement.edges), self.gain(placement)

    @abstractmethod
    def gain(self, placement: Placement) -> str:
        """Return what a placement brings about."""

    def _hint(self) -> ReplOutcome:
        """Offer what a robot would do."""
        advice = self.advice()
        if advice is None:
            self.say("cli.play.nothing")
        else:
            self.offer([advice])
        return ReplOutcome.ASK

    def _undo(self) -> ReplOutcome:
        """Take back the last action of the person, and the draw after it."""
        if go_back(self._game, self._own):
            return ReplOutcome.GO_ON
        self.say("cli.play.no_undo")
        return ReplOutcome.ASK
