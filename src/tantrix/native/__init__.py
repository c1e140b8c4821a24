"""The fast statement of the rules of Strategy: positions, counts and random games in C++.

It never disagrees with `tantrix.rules`, which is the specification; it only answers sooner. A
`Position` lives in the kernel; `tantrix.native.state.KernelState` is a state of the rules, board
and all, which asks the kernel for the legal placements.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from tantrix.native import _native
from tantrix.native.setup import (
    PLACEMENT,
    STAGES,
    bounded,
    copied_in,
    near,
    placements_of,
    refusing,
    small,
)
from tantrix.rules.base import (
    Action,
    Draw,
    Halt,
    Outcome,
    Resign,
    Stage,
    Step,
    Termination,
)
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction, Refusal, TantrixError, no_action
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules, StrategyState

_TERMINATIONS = (Termination.PLAYED, Termination.DEADLOCK, Termination.RESIGNED)
REASONS: frozenset[str] = frozenset(
    {
        "players", "colours", "hands", "tile", "tile_twice", "bag_size", "stage", "player",
        "no_draw", "far", "rotation", "cell_twice", "mismatch", "action", "depth",
        "order_unknown", "game", "games", "too_few", "threads", "nobody_to_act", "log",
        "two_players", "not_possible", "effort", "window", "array",
    }
)  # fmt: skip
"""Why a position, an action or a number is refused: the `reason` of the error `bad.kernel`."""


class Playouts(NamedTuple):
    """Sums over random games; lists are by player.

    `actions` counts the legal placements of every state met. `wins` are those that a player (in
    doubles, a team) did not share; a deadlock is neither a win nor a tie.

    >>> import tantrix
    >>> from tantrix.native import Position, playouts
    >>> sums = playouts(Position(tantrix.new_game(seed=1)), 10, seed=2)
    >>> sums.games, sum(sums.wins) + sums.ties + sums.deadlocks
    (10, 10)
    """

    games: int
    placements: int
    actions: int
    wins: tuple[int, ...]
    ties: int
    deadlocks: int
    points: tuple[int, ...]


class ReplayedMove(NamedTuple):
    """A move that the kernel made.

    `drawn` is None where nothing was drawn, or nobody knows what. `turn` is the number of the turn
    to which the move belongs, from 1, and `begins` tells whether that turn begins with it; `forced`
    whether it filled a forced space, and `only_rotation` whether the tile matches that space in no
    other rotation.

    >>> import tantrix
    >>> from tantrix.native import Position
    >>> position = Position(tantrix.new_game(seed=1).hidden())
    >>> [move] = position.replay(["5@0,0:0=50"], 0)
    >>> move.action.tile, move.drawn, move.turn, move.begins
    (5, 50, 1, True)
    """

    action: Action
    drawn: int | None
    turn: int
    begins: bool
    forced: bool
    only_rotation: bool


_MOVE = partial(tuple.__new__, ReplayedMove)
"""Makes a move of what is known to be its fields, in half the time."""


class Position:
    """A position of Strategy with its turn, pushed and popped in place.

    It answers as `StrategyState` does, but knows no history from before it was made, and cannot be
    halted. It has no `halted`, `endgame`, `restricted`, `unseen`, `unplayed`, `key` and `trail`:
    all but the last are found in `state()`. `board` and `refusals` are those of a state that is
    made for them, so that they take longer than the rest.
    Equal to another where the states would be. Errors are `TantrixError` `bad.kernel` with a
    `reason`, one of `REASONS`, and the `number` that is wrong.

    >>> import tantrix
    >>> from tantrix.native import Position
    >>> state = tantrix.new_game(seed=1)
    >>> position = Position(state)
    >>> position.legal_actions() == state.legal_actions()
    True
    >>> position.play("5@0,0:0")
    >>> position.pop(), position.pop().tile  # the draw first
    (Draw(tile=41), 5)
    >>> position == Position(state)
    True
    """

    __slots__ = ("_own", "rules")

    def __init__(self, state: StrategyState) -> None:
        """Copy a state in; refused where tiles lie so far apart that play could leave the grid."""
        self.rules = state.rules
        self._own = copied_in(state, state.bag)

    @classmethod
    def of(cls, own: _native.Position, rules: StrategyRules) -> Position:
        """Return the position of the compiled module as one of its rules."""
        position = object.__new__(cls)
        position.rules = rules
        position._own = own
        return position

    def state(self) -> StrategyState:
        """Return the position as a state of the rules, its tiles in order of play."""
        return StrategyState(
            self.rules,
            self.board,
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
        return Position.of(self._own.copy(), self.rules)

    def __deepcopy__(self, memo: object) -> Position:
        """Return a copy: nothing in it is shared that could change."""
        return self.copy()

    def hidden(self) -> Position:
        """Return a copy that does not know the order of the bag: what players may see."""
        return Position.of(self._own.hidden(), self.rules)

    # --- what can be seen -------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The tiles on the table, as a board of its own, in order of play."""
        return Board(Placement(*laid) for laid in self._own.laid())

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions made since the position was made."""
        return tuple(_action(*made) for made in self._own.history())

    @property
    def last(self) -> Action:
        """The last action made; there must be one."""
        return self.history[-1]

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
        return [*self.legal_placements()]

    def chance_outcomes(self) -> list[tuple[Draw, float]]:
        """Return the draws that are possible now, each with its probability."""
        draws = self._own.draws() if self._own.drawing else []
        return [(Draw(tile), 1 / len(draws)) for tile in draws]

    def legal_placements(self) -> list[Placement]:
        """Return the legal placements, sorted; none while a draw is due."""
        return placements_of(self._own)

    def refusals(self, action: Action) -> tuple[Refusal, ...]:
        """Return every reason why an action may not be made now, as the rules do; `()` is legal."""
        return self.state().refusals(action)

    def play(self, action: Action | str, *, settle: bool = True) -> None:
        """Make an action after checking it, and then the draws that are due.

        An action may be given as text, and is refused as `StrategyState.play` does.
        """
        if isinstance(action, str) and not isinstance(action, Step | Halt):
            from tantrix.notation.moves import read_action

            action = read_action(action)
        try:
            self.push(action)
        except TantrixError as refused:
            reasons = self.refusals(action)
            raise IllegalAction(reasons) if reasons else refused from None
        while settle and self.settle():
            pass

    def push(self, action: Action) -> None:
        """Make an action; one that is not legal is refused."""
        with refusing():
            if isinstance(action, Placement):
                self._own.place(*bounded(action))
            elif isinstance(action, Draw):
                self._own.draw(near(action.tile))
            elif isinstance(action, Resign):
                self._own.resign(near(action.player))
            elif not isinstance(action, Step | Halt):
                raise no_action(action)
            else:
                raise IllegalAction((Refusal("illegal.step", {"step": action.value}),))

    def pop(self) -> Action:
        """Take the last action back and return it; everything is as it was before.

        Raises `IndexError` where no action was made.
        """
        return _action(*self._own.pop())

    def replay(self, words: Iterable[str], deepest: int) -> list[ReplayedMove] | None:
        """Make moves as records have them, and return what they are, None where one is not legal.

        A word is a move with the tile drawn after it (`22@0,0:3=50`, `F11@1,-1=9`, `=31`,
        `resign:1`) or a parenthesis. What stands in parentheses begins in place of the move before
        it, in a copy that does not know the order of the bag; so deep they may be nested. After
        None the position is somewhere on the way.
        """
        moves = self._own.replay(list(words), deepest)
        return None if moves is None else [_replayed(*move) for move in moves]

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


def _action(kind: int, number: int, q: int, r: int, rotation: int) -> Action:
    """Return an action as the kernel tells it."""
    if kind:
        return (Draw, Resign)[kind - 1](number)
    return Placement(number, q, r, rotation)


def _replayed(
    kind: int, numbers: tuple[int, int, int, int], drawn: int, *rest: int
) -> ReplayedMove:
    """Return a move as the kernel made it."""
    made: Action = PLACEMENT(numbers) if not kind else (Draw, Resign)[kind - 1](numbers[0])
    return _MOVE((made, drawn or None, *rest))


def perft(position: Position, depth: int) -> int:
    """Return the number of action sequences of length `depth` (at least 0) from `position`.

    A draw follows its placement and is not counted; sequences that end earlier do not count. The
    bag's order must be known, else `TantrixError` `bad.kernel` `order_unknown`.

    >>> import tantrix
    >>> from tantrix.native import Position, perft
    >>> perft(Position(tantrix.new_game(seed=1)), 1)
    36
    """
    with refusing():
        return position._own.perft(small(depth))  # noqa: SLF001 - of this module


def divide(position: Position, depth: int) -> dict[Action, int]:
    """Return the count of `perft` split by the first placement; `depth` is at least 1.

    >>> import tantrix
    >>> from tantrix.native import Position, divide, perft
    >>> position = Position(tantrix.new_game(seed=1))
    >>> sum(divide(position, 2).values()) == perft(position, 2)
    True
    """
    counts: dict[Action, int] = {}
    for placement in position.legal_placements():
        after = position.copy()
        after.push(placement)
        after.settle()
        counts[placement] = perft(after, depth - 1)
    return counts


def playouts(position: Position, n: int, seed: int, threads: int = 1) -> Playouts:
    """Play `n` random games from `position` to their end, each placement as likely as another.

    A bag in unknown order is drawn from at random. The sums are the same for any number of
    threads (1-1024); other threads of Python go on meanwhile.

    >>> import tantrix
    >>> from tantrix.native import Position, playouts
    >>> position = Position(tantrix.new_game(seed=1))
    >>> playouts(position, 100, seed=2) == playouts(position, 100, seed=2, threads=2)
    True
    """
    with refusing():
        games, placements, actions, wins, ties, deadlocks, points = position._own.playouts(  # noqa: SLF001 - of this module
            near(n), seed % 2**64, small(threads)
        )
    return Playouts(games, placements, actions, tuple(wins), ties, deadlocks, tuple(points))


def churn(position: Position, placements: int, seed: int) -> int:
    """Make and unmake the placements of one random game until so many are made; return how many.

    What it costs to walk a tree, draws and turns included, but no list of actions.

    >>> import tantrix
    >>> from tantrix.native import Position, churn
    >>> churn(Position(tantrix.new_game(seed=1)), placements=1000, seed=2) >= 1000
    True
    """
    with refusing():
        return position._own.churn(seed % 2**64, near(placements))  # noqa: SLF001 - of this module
