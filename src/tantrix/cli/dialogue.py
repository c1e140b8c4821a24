"""A game of Strategy at the terminal, from its first words to its last."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from tantrix.cli.repl.base import ReplOutcome
from tantrix.cli.repl.placing import Placing
from tantrix.cli.screen import Screen
from tantrix.cli.session import TerminalGame
from tantrix.notation.moves import read_move, write_move
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState


class Dialogue(Placing):
    """A game between the person and robots."""

    helps = "cli.play.help"

    def __init__(self, game: TerminalGame, console: Console) -> None:
        super().__init__(console, {"hint": self._hint, "undo": self._undo, "resign": self._resign})
        self._game = game
        self._state = game.state
        self._screen = Screen(game, console)

    @property
    def playable(self) -> StrategyState:
        """The state of the game."""
        return self._state

    def go(self) -> None:
        """Play to the end, or until the person leaves."""
        self.say("cli.play.welcome")
        answer = ReplOutcome.GO_ON
        while answer is not ReplOutcome.LEAVE and not self._state.is_over:
            if self._game.persons_turn:
                self.board()
                answer = self.ask()
            else:
                self._robots_turn()
            self._game.keep()
        if self._state.is_over:
            self._screen.result()

    def table(self) -> None:
        """Print the table, and what is asked."""
        self._screen.table()

    def make(self, placement: Placement) -> ReplOutcome:
        """Make a placement and say so; raises `IllegalAction`."""
        player, before = self._state.player, self._state.copy()
        drawn = self._game.make(placement)
        self._screen.laid(player, write_move(before, placement, drawn))
        return ReplOutcome.GO_ON

    def parse(self, text: str) -> Placement:
        """Return the placement of a text. Raises `NotationError`."""
        return read_move(self._state, text)[0]

    def describe(self, placement: Placement) -> str:
        """Return the human form of a placement."""
        return write_move(self._state, placement)

    def brings(self, placement: Placement) -> Sequence[str | Text]:
        """Return the edges of a placement, the points after it, and the spaces that it forces."""
        return self._screen.brings(placement)

    def _robots_turn(self) -> None:
        """Let a robot place one tile."""
        with self.console.status(self._screen.thinking(self._state.player)):
            placement = self._game.robots_choice()
        self.make(placement)

    def _hint(self) -> ReplOutcome:
        """Offer what a robot would do."""
        self.offer([self._game.advice()])
        return ReplOutcome.ASK

    def _undo(self) -> ReplOutcome:
        """Take the last own placement back, and all that came after it."""
        if self._game.undo():
            return ReplOutcome.GO_ON
        self.say("cli.play.no_undo")
        return ReplOutcome.ASK

    def _resign(self) -> ReplOutcome:
        """Give the game up."""
        self._game.resign()
        return ReplOutcome.GO_ON
