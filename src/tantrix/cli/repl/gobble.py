"""Gobble for one player at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rich.console import Console

from tantrix.cli.i18n import say
from tantrix.cli.repl.base import Deed, ReplOutcome
from tantrix.cli.repl.solo import SoloGame
from tantrix.rules.base import Stage, Step
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import count
from tantrix.rules.gobble.state import GobbleRules, GobbleState, is_gobble


class GobbleRepl(SoloGame):
    """A game of Gobble alone; the bag is dealt with the `seed`."""

    helps = "cli.gobble.help"
    welcome = "cli.gobble.welcome"

    def __init__(self, console: Console, seed: int) -> None:
        rules = GobbleRules()
        self._state: GobbleState = rules.new_state(rules.deal(Random(seed)))
        steps = (Step.DISCARD, Step.RETURN, Step.KEEP)
        super().__init__(console, self._state, {step.value: self._step(step) for step in steps})

    def table(self) -> None:
        """Print the board, the penalty stack, the tile to be joined, and what is asked."""
        self.console.print()
        self.console.rule(say("bag.left", count=self._state.bag_size), style="dim")
        self.picture()
        stack = list(self._state.stack) or say("picture.no_tiles")
        self.say("cli.gobble.stack", tiles=stack)
        self.say("cli.gobble.gobbles", count=self._state.gobbles)
        self.hand(self.held())
        stage, tile = self._state.stage, self.held()[0]
        joined = self._state.legal_placements()
        asked = f"cli.gobble.{stage}" if joined else f"cli.gobble.nowhere.{stage}"
        self.console.print(say(asked, tile=tile), style="bold")

    def held(self) -> Sequence[int]:
        """Return the tile that may be joined: the one in hand, or the top of the stack."""
        relief = self._state.stage is Stage.RELIEF
        return self._state.stack[-1:] if relief else self._state.hands[0]

    def understand(self, words: str) -> ReplOutcome:
        """Do what the person says; where the tile can only be discarded, Enter does it."""
        if not words and self._state.legal_actions() == [Step.DISCARD]:
            return self.act(Step.DISCARD)
        return super().understand(words)

    def gain(self, placement: Placement) -> str:
        """Return whether a placement is a gobble."""
        return say("cli.gobble.gobble") if is_gobble(self._state.board, placement.hex) else ""

    def advice(self) -> Placement | None:
        """Return the placement that touches the most tiles, None where nothing can be joined."""
        spaces = self._state.board.spaces
        found = self._state.legal_placements()
        return max(found, key=lambda placement: count(spaces[placement.hex]), default=None)

    def result(self) -> None:
        """Say how many tiles are left, and how many gobbles were made."""
        self.say("cli.gobble.gobbles", count=self._state.gobbles)
        left = self._state.left
        verdict = say("cli.gobble.left", count=left) if left else say("cli.gobble.won")
        self.console.print(verdict, style="bold")

    def _step(self, step: Step) -> Deed:
        """Return the deed that makes a step."""
        return lambda: self.act(step)
