"""The fast statement of the rules of Strategy: positions, counts and random games in C++.

It never disagrees with `tantrix.rules`, which is the specification; it only answers sooner. A
`Position` lives in the kernel; `tantrix.native.state.KernelState` is a state of the rules, board
and all, which asks the kernel for the legal placements.
"""

from __future__ import annotations

from typing import NamedTuple

from tantrix.native.setup import (
    STAGES,
    bounded,
    copied_in,
    near,
    placements_of,
    refusing,
    small,
)
from tantrix.rules.base import Action, Draw, Outcome, Resign, Stage, Termination
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction, Refusal
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

_TERMINATIONS = (Termination.PLAYED, Termination.DEADLOCK, Termination.RESIGNED)
REASONS: frozenset[str] = frozenset(
    {
        "players", "colours", "hands", "tile", "tile_twice", "bag_size", "stage", "player",
        "no_draw", "far", "rotation", "cell_twice", "mismatch", "action", "nothing_made", "depth",
        "order_unknown", "games", "threads",
    }
)  # fmt: skip
"""Why a position, an action or a number is refused: the `reason` of the error `bad.kernel`."""


class Playouts(NamedTuple):
    """Sums over random games; lists are by player.

    `actions` counts the legal placements of every state met. `wins` are those that a player (in
    doubles, a team) did not share; a deadlock is neither a win nor a tie.
    """

    games: int
    placements: int
    actions: int
    wins: tuple[int, ...]
    ties: int
    deadlocks: int
    points: tuple[int, ...]


class Position:
    """A position of Strategy with its turn, pushed and popped in place.

    It answers as `StrategyState` does, but has no board to look into, and knows no history from
    before it was made. Equal to another where the states would be. Errors are `TantrixError`
    `bad.kernel` with a `reason`, one of `REASONS`, and the `number` that is wrong.
    """

    __slots__ = ("_own", "rules")

    def __init__(self, state: StrategyState) -> None:
        """Copy a state in; refused where tiles lie so far apart that play could leave the grid."""
        self.rules = state.rules
        self._own = copied_in(state, state.bag)

    def state(self) -> StrategyState:
        """Return the position as a state of the rules, its tiles in order of play."""
        return StrategyState(
            self.rules,
            Board(Placement(*laid) for laid in self._own.laid()),
            self.hands,
            self.bag,
            self.bag_size,
            self.stage,
            self.player,
            drawing=self.drawing,
            resigned=self.resigned,
        )

    def copy(self) -> Position:
        """Return a position of its own, with the same history."""
        twin = object.__new__(Position)
        twin.rules = self.rules
        twin._own = self._own.copy()
        return twin

    # --- what can be seen -------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """Where the turn stands."""
        return STAGES[self._own.stage]

    @property
    def player(self) -> int:
        """The player whose turn it is."""
        return self._own.player

    @property
    def current_player(self) -> int:
        """The player to act, `CHANCE` while a draw is due, `TERMINAL` when the game is over."""
        return self._own.current_player

    @property
    def drawing(self) -> bool:
        """Whether a draw is due."""
        return self._own.drawing

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.stage is Stage.OVER

    @property
    def hands(self) -> list[tuple[int, ...]]:
        """The sorted tiles of each player."""
        return [tuple(hand) for hand in self._own.hands()]

    @property
    def bag(self) -> tuple[int, ...] | None:
        """The bag in order, next draw first; None where the order is unknown."""
        order = self._own.bag()
        return None if order is None else tuple(order)

    @property
    def bag_size(self) -> int:
        """The number of tiles in the bag."""
        return self._own.bag_size

    @property
    def resigned(self) -> frozenset[int]:
        """The players who gave up."""
        return frozenset(self._own.resigned)

    def scores(self) -> tuple[int, ...]:
        """Return each player's points: the best single line or loop of the colour [S0]."""
        return tuple(self._own.scores())

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        ended = self._own.outcome()
        if ended is None:
            return None
        termination, winners = ended
        return Outcome(_TERMINATIONS[termination], tuple(winners), self.scores())

    # --- actions ----------------------------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        """Return the legal actions, sorted: placements by (tile, q, r, rotation), or draws."""
        if self._own.drawing:
            return [Draw(tile) for tile in self._own.draws()]
        return [*self.placements()]

    def placements(self) -> list[Placement]:
        """Return the legal placements, sorted; none while a draw is due."""
        return placements_of(self._own)

    def push(self, action: Action) -> None:
        """Make an action; one that is not legal is refused."""
        with refusing():
            if isinstance(action, Placement):
                self._own.place(*bounded(action))
            elif isinstance(action, Draw):
                self._own.draw(near(action.tile))
            elif isinstance(action, Resign):
                self._own.resign(near(action.player))
            else:
                raise IllegalAction((Refusal("illegal.step", {"step": action.value}),))

    def pop(self) -> Action:
        """Take the last action back and return it; everything is as it was before."""
        with refusing():
            kind, number, *rest = self._own.pop()
        return (Placement(number, *rest), Draw(number), Resign(number))[kind]

    def settle(self) -> bool:
        """Draw the next tile of a bag whose order is known, if a draw is due; tell whether."""
        return self._own.settle()

    # --- a value ----------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Tell whether both are the same position, however it came about."""
        return self._own.same(other._own) if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        """Return the hash of the position as it is now."""
        return hash(self._own.key())

    def __repr__(self) -> str:
        """Return a line for people who look inside."""
        return f"<Position {self.stage} player={self.player} bag={self.bag_size}>"


def perft(position: Position, depth: int) -> int:
    """Return the number of action sequences of length `depth` (at least 0) from `position`.

    A draw follows its placement and is not counted; sequences that end earlier do not count. The
    bag's order must be known, else `TantrixError` `bad.kernel` `order_unknown`.
    """
    with refusing():
        return position._own.perft(small(depth))  # noqa: SLF001 - of this module


def divide(position: Position, depth: int) -> dict[Action, int]:
    """Return the count of `perft` split by the first placement; `depth` is at least 1."""
    counts: dict[Action, int] = {}
    for placement in position.placements():
        after = position.copy()
        after.push(placement)
        after.settle()
        counts[placement] = perft(after, depth - 1)
    return counts


def playouts(position: Position, n: int, seed: int, threads: int = 1) -> Playouts:
    """Play `n` random games from `position` to their end, each placement as likely as another.

    A bag in unknown order is drawn from at random. The sums are the same for any number of
    threads (1-1024); other threads of Python go on meanwhile.
    """
    with refusing():
        games, placements, actions, wins, ties, deadlocks, points = position._own.playouts(  # noqa: SLF001 - of this module
            near(n), seed % 2**64, small(threads)
        )
    return Playouts(games, placements, actions, tuple(wins), ties, deadlocks, tuple(points))


def churn(position: Position, placements: int, seed: int) -> int:
    """Make and unmake the placements of one random game until so many are made; return how many.

    What it costs to walk a tree, draws and turns included, but no list of actions.
    """
    with refusing():
        return position._own.churn(seed % 2**64, near(placements))  # noqa: SLF001 - of this module
