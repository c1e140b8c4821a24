"""The robots that play Solitaire.

`greedy` lays the tile where it is worth most as the board lies. `planner` plays the rest of the
game out many times for each placement, with the next tile known and the others in random order, and
takes the placement that does best on the average; it counts playouts, not time.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import ceil, log2

from tantrix.robots.choices import placements_of
from tantrix.robots.rollout_board import RolloutBoard, Spot, cell_of
from tantrix.rules.core.placements import Placement
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireState

PLAYOUTS = 300
"""About how many games are played out to choose a placement."""
CANDIDATES = 16
"""For how many placements, the best at first sight, to each colour."""
NOISE = 0.5
"""By how much a placement of a playout may look better or worse than it is."""
EVEN = 1e-6
"""The noise that only chooses among equals."""
WON = 28.0
"""What reaching the line or the loop is worth beside the points."""


class GreedySolitaire:
    """Lays the tile where it is worth most, to any of the colours that count.

    >>> import random
    >>> from tantrix.robots.solitaire import GreedySolitaire
    >>> from tantrix.rules.solitaire.state import SolitaireRules
    >>> game = SolitaireRules().new_state(SolitaireRules().deal(random.Random(1)))
    >>> GreedySolitaire(random.Random(1)).choose(game.hidden()) in game.legal_actions()
    True
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, state: SolitaireState) -> Placement:
        """Return the placement worth most; equals are chosen among by chance."""
        actions = placements_of(state)
        if not len(state.board):
            return actions[0]
        coming = set(state.unplayed) - {state.hand}
        boards = _boards(state)
        self._rng.shuffle(actions)
        return max(actions, key=lambda p: max(s.worth(p.tile, _spot(p), coming) for s in boards))


@dataclass
class _Arm:
    """A placement tried for a colour: the points of its playouts so far, and their number."""

    placement: Placement
    board: RolloutBoard
    points: float = 0.0
    playouts: int = 0

    @property
    def mean(self) -> float:
        """The mean of the points."""
        return self.points / self.playouts


class PlannerSolitaire:
    """Plays out the rest of the game, most often for the placements that do well.

    >>> import random
    >>> from tantrix.robots.solitaire import PlannerSolitaire
    >>> from tantrix.rules.solitaire.state import SolitaireRules
    >>> game = SolitaireRules().new_state(SolitaireRules().deal(random.Random(1)))
    >>> PlannerSolitaire(random.Random(1)).choose(game.hidden()) in game.legal_actions()
    True
    """

    def __init__(self, rng: random.Random, playouts: int = PLAYOUTS) -> None:
        self._rng = rng
        self._playouts = playouts

    def choose(self, state: SolitaireState) -> Placement:
        """Return the placement with the best mean of playouts; half of them drop out each round."""
        actions = placements_of(state)
        if len(actions) == 1 or not len(state.board):
            return actions[0]
        arms = self._arms(state, actions)
        each_round = self._playouts / max(1, ceil(log2(len(arms))))
        while len(arms) > 1:
            for _ in range(max(1, int(each_round / len(arms)))):
                self._play_out(state, arms)
            arms.sort(key=lambda arm: arm.mean, reverse=True)
            del arms[len(arms) // 2 :]
        return arms[0].placement

    def _arms(self, state: SolitaireState, actions: list[Placement]) -> list[_Arm]:
        """Return the placements to try for each colour that counts."""
        coming = set(state.unplayed) - {state.hand}
        arms = []
        for board in _boards(state):
            worth = {p: board.worth(p.tile, _spot(p), coming) for p in actions}
            for placement in sorted(actions, key=worth.__getitem__, reverse=True)[:CANDIDATES]:
                after = board.copy()
                after.place(placement.tile, _spot(placement))
                arms.append(_Arm(placement, after))
        return arms

    def _play_out(self, state: SolitaireState, arms: list[_Arm]) -> None:
        """Play the game out once after each placement, with the same order of the stack."""
        seen = [] if state.next_tile is None else [state.next_tile]
        stack = seen + self._rng.sample(state.unseen, state.bag_size)
        for arm in arms:
            board = arm.board.copy()
            board.finish(stack, self._rng, NOISE)
            arm.points += _points(state, board)
            arm.playouts += 1


def _boards(state: SolitaireState) -> list[RolloutBoard]:
    """Return the board as each of the colours that count sees it."""
    open_only = state.rules.goal is SolitaireGoal.LINE
    placements = state.board.placements
    return [RolloutBoard(placements, colour, open_only=open_only) for colour in state.rules.colours]


def _spot(placement: Placement) -> Spot:
    """Return the place of a placement."""
    return Spot(cell_of(placement.hex), placement.rotation)


def _points(state: SolitaireState, board: RolloutBoard) -> float:
    """Return what a game that has ended so is worth for the goal."""
    whole, line, loop = len(state.rules.triple.tiles), board.line, board.loop
    if state.rules.goal is SolitaireGoal.LINE:
        return line + WON * (line == whole)
    return max(line, 2 * loop) + WON * (state.rules.goal is SolitaireGoal.LOOP and loop == whole)
