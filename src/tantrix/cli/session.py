"""A game between the person at the terminal and robots: whose turn, what is done, what is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from tantrix.cli.common import STANDARD, write_text
from tantrix.notation import records
from tantrix.robots.base import Robot, make_robot
from tantrix.rules.bag import Deal
from tantrix.rules.base import Draw, Resign
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules

PERSON = 0
"""The player who sits at the terminal."""


class TerminalGame:
    """A game at the terminal; `state` knows the order of the bag, the robots do not.

    `keep` writes the record as it was after the last whole action, whatever was going on since.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what a game is made of
        self,
        rules: StrategyRules,
        deal: Deal,
        robots: Mapping[int, Robot],
        names: Sequence[str],
        tags: Mapping[str, str],
        file: Path | None,
    ) -> None:
        """Begin a game, and its record in a file, of which standard output gets the end alone.

        Raises `TantrixError` `cli.unwritable`.
        """
        self.state = rules.new_state(deal)
        self.names = list(names)
        self._deal = deal
        self._robots = robots
        self._players = {f"Player{player}": name for player, name in enumerate(names, start=1)}
        self._tags = tags
        self._file = file
        self._own: list[int] = []
        self._note()
        self.keep()

    @property
    def persons_turn(self) -> bool:
        """Whether the person is to act."""
        return self.state.current_player == PERSON

    def robots_choice(self) -> Placement:
        """Return what the robot whose turn it is chooses."""
        return self._robots[self.state.player].choose(self.state.hidden())

    def advice(self) -> Placement:
        """Return what the strongest robot would do in the person's place."""
        return make_robot("planner", Random(len(self.state.history))).choose(self.state.hidden())

    def make(self, placement: Placement) -> int | None:
        """Make a placement and the draw after it; return the tile drawn.

        Raises `IllegalAction`.
        """
        before, own = len(self.state.history), self.persons_turn
        self.state.play(placement)
        if own:
            self._own.append(before)
        self._note()
        last = self.state.history[-1]
        return last.tile if isinstance(last, Draw) else None

    def undo(self) -> bool:
        """Go back to where the person placed last; tell whether there was such a place."""
        if not self._own:
            return False
        before = self._own.pop()
        while len(self.state.history) > before:
            self.state.pop()
        self._note()
        return True

    def resign(self) -> None:
        """Give up the game; where robots are left, they play on."""
        self.state.play(Resign(PERSON))
        self._note()

    def keep(self, *, last: bool = False) -> None:
        """Write the record where it is kept, to standard output the `last` time alone.

        Raises `TantrixError` `cli.unwritable`.
        """
        if self._file and (last or self._file != STANDARD):
            write_text(self._file, self._record)

    def _note(self) -> None:
        """Work out the record as it is now."""
        tags = {**self._tags, **self._players}
        self._record = records.write(records.of(self._deal, self.state, tags))
