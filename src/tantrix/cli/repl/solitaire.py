"""Solitaire at the terminal."""

from __future__ import annotations

from random import Random

from rich.console import Console

from tantrix.cli.i18n import say
from tantrix.cli.repl.base import letters, line_text
from tantrix.cli.repl.solo import SoloGame
from tantrix.robots.solitaire import PlannerSolitaire
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES
from tantrix.rules.solitaire.state import SolitaireRules


class SolitaireRepl(SoloGame):
    """A game of Solitaire; the stack is dealt with the `seed`."""

    helps = "cli.solitaire.help"
    welcome = "cli.solitaire.welcome"

    def __init__(self, console: Console, rules: SolitaireRules, seed: int) -> None:
        self._state = rules.new_state(rules.deal(Random(seed)))
        super().__init__(console, self._state, {})

    def table(self) -> None:
        """Print the board, what is in sight of the stack, the points, and what is asked."""
        self.console.print()
        left = len(self._state.unplayed) - len(self._state.hands[0])
        self.console.rule(say("cli.solitaire.stack", count=left), style="dim")
        if self._state.board:
            self.picture()
            self.say("picture.points", count=self._state.scores()[0])
        self.hand(self._state.hands[0])
        if self._state.next_tile:
            edges = letters(TILES[self._state.next_tile].edges)
            self.console.print(say("cli.solitaire.next", tile=self._state.next_tile), edges)
        stage = self._state.stage if self._state.board else "first"
        count = len({placement.hex for placement in self._state.legal_placements()})
        self.console.print(say(f"cli.solitaire.{stage}", count=count), style="bold")

    def gain(self, placement: Placement) -> str:
        """Return the points after a placement."""
        self._state.push(placement)
        points = self._state.scores()[0]
        self._state.pop()
        return say("picture.points", count=points)

    def advice(self) -> Placement:
        """Return what the strongest robot would do."""
        robot = PlannerSolitaire(Random(len(self._state.history)))
        return robot.choose(self._state.hidden())

    def result(self) -> None:
        """Say what the line or loop is that counts, and whether the goal is reached."""
        line = self._state.best_line()
        if line:
            best = line_text(line)
            points = say("picture.points", count=line.score)
            colour = say(f"colour.{line.colour}")
            self.say("cli.solitaire.result", points=points, line=best, colour=colour)
        rules = self._state.rules
        colour = say(f"colour.{rules.colour or (line.colour if line else Colour.RED)}")
        ended = (
            f"cli.solitaire.reached.{rules.goal}"
            if self._state.reached
            else f"cli.solitaire.missed.{rules.goal}"
        )
        self.console.print(say(ended, colour=colour), style="bold")
