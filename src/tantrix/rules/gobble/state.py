"""Gobble for one player, and how tiles are joined in both kinds of Gobble [S0].

A tile may be joined only where it touches at least two tiles, all touching edges matching; there
are no restrictions. A tile joined where it touches three or more is a *gobble*. A tile that can be
joined nowhere goes face up to the penalty stack, and only such a tile does: what can be joined is
joined. After a gobble the top of the stack may be returned to the bag, or played at once; where
that is a gobble too, the next one may go [O].
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tantrix.rules.base import (
    Action,
    Draw,
    Halt,
    Outcome,
    Resign,
    Stage,
    Step,
    Termination,
    TurnBasedState,
)
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import Refusal, TantrixError, no_action
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import legal_placements, refusals
from tantrix.rules.core.spaces import FORCING, OPEN, count
from tantrix.rules.core.tiles import TILES

JOINED = 2
"""At least so many tiles are touched by a tile that is joined [S0]."""

FIRST_TILES = 2
"""So many tiles lie on the table when the game begins [S0]."""

LOTS = 2**32
"""Lots are numbers from 0 below this."""


# --- joining ------------------------------------------------------------------------------------


def joins(board: Board, tiles: Sequence[int]) -> list[Placement]:
    """Return every way to join one of `tiles`, sorted where they are.

    >>> import tantrix
    >>> from tantrix.rules.gobble.state import joins
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0), tantrix.Placement(2, 0, 1, 3)])
    >>> tantrix.write_placement(joins(board, [3])[0])
    '3@-1,1:5'
    """
    cells = [at for at, pattern in board.spaces.items() if count(pattern) >= JOINED]
    return legal_placements(board, tiles, cells, restricted=False)


def is_gobble(board: Board, at: Hex) -> bool:
    """Tell whether a tile on the cell `at` touches three or more others.

    >>> import tantrix
    >>> from tantrix.rules.gobble.state import is_gobble
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0), tantrix.Placement(2, 0, 1, 3)])
    >>> is_gobble(board, tantrix.Hex(1, 0))  # it touches two tiles only
    False
    """
    return count(board.pattern(at)) >= FORCING


def joining_refusals(board: Board, placement: Placement) -> tuple[Refusal, ...]:
    """Return every reason why a tile cannot be joined so; `()` means that it can.

    Ids beside those of `core.restrictions.refusals`: `illegal.no_such_tile`, `illegal.rotation`,
    `illegal.two_tiles`.

    >>> import tantrix
    >>> from tantrix.rules.gobble.state import joining_refusals
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0), tantrix.Placement(2, 0, 1, 3)])
    >>> [one.id for one in joining_refusals(board, tantrix.Placement(3, 5, 5, 0))]
    ['illegal.not_connected']
    """
    if nonsense := board.nonsense(placement):
        return (nonsense,)
    at = placement.hex
    found = refusals(board, placement, restricted=False)
    if at not in board and count(board.spaces.get(at, OPEN)) == 1:
        beside = tuple(cell for cell in neighbours(at) if cell in board)
        return (Refusal("illegal.two_tiles", {}, (at, *beside)), *found)
    return found


def first_two(tiles: tuple[int, int], rng: random.Random) -> tuple[Placement, Placement]:
    """Lay two tiles side by side, matching: the first at the origin, turned at random.

    The second lies in any of the ways that match, each as likely as another. There is always one:
    two tiles with three out of four colours each share two of them.

    >>> import random
    >>> from tantrix.rules.gobble.state import first_two
    >>> [placed.tile for placed in first_two((1, 2), random.Random(1))]
    [1, 2]
    """
    first = Placement(tiles[0], 0, 0, rng.randrange(6))
    board = Board([first])
    ways = legal_placements(board, tiles[1:], board.spaces, restricted=False)
    return first, rng.choice(ways)


def is_start(first: Placement, second: Placement) -> bool:
    """Tell whether two different tiles lie as `first_two` lays them.

    >>> import tantrix
    >>> from tantrix.rules.gobble.state import is_start
    >>> first = tantrix.Placement(1, 0, 0, 0)
    >>> [is_start(first, tantrix.Placement(2, 0, 1, rotation)) for rotation in (2, 3, 4)]
    [True, True, False]
    """
    board = Board([first])
    ways = legal_placements(board, [second.tile], board.spaces, restricted=False)
    return first.hex == (0, 0) and second in ways


# --- alone --------------------------------------------------------------------------------------


class GobbleDeal(NamedTuple):
    """A dealt game: the two tiles on the table, and the bag (next draw first).

    The first tile of the bag is drawn at once. `lot` decides where tiles that are returned go into
    the bag: such a tile goes in behind `lot * (n + 1) // 2**32` of its `n` tiles, and the next lot
    is `(1664525 * lot + 1013904223) % 2**32` [O].

    >>> import random
    >>> from tantrix.rules.gobble.state import GobbleRules
    >>> dealt = GobbleRules().deal(random.Random(1))
    >>> len(dealt.start), len(dealt.bag)
    (2, 54)
    """

    start: tuple[Placement, Placement]
    bag: tuple[int, ...]
    lot: int


def is_deal(dealt: GobbleDeal) -> bool:
    """Tell whether the whole set may be dealt so: two tiles as `first_two` lays them.

    >>> import random
    >>> from tantrix.rules.gobble.state import GobbleRules, is_deal
    >>> is_deal(GobbleRules().deal(random.Random(1)))
    True
    """
    (first, second), bag, lot = dealt
    if sorted([first.tile, second.tile, *bag]) != sorted(TILES) or lot not in range(LOTS):
        return False
    return is_start(first, second)


@dataclass(frozen=True)
class GobbleRules:
    """Gobble for one player: nothing can be chosen. Raises `TantrixError` `bad.alone`.

    >>> import random
    >>> from tantrix.rules.gobble.state import GobbleRules
    >>> rules = GobbleRules()
    >>> len(rules.new_state(rules.deal(random.Random(1))).board)
    2
    """

    players: int = 1

    def __post_init__(self) -> None:
        """Refuse company: several play the race."""
        if self.players != 1:
            raise TantrixError("bad.alone", players=self.players)

    def deal(self, rng: random.Random) -> GobbleDeal:
        """Put the whole set in the bag at random, and lay two tiles of it as `first_two` says."""
        first, second, *bag = rng.sample(range(1, len(TILES) + 1), len(TILES))
        return GobbleDeal(first_two((first, second), rng), tuple(bag), rng.randrange(LOTS))

    def new_state(self, dealt: GobbleDeal) -> GobbleState:
        """Return the state with the first tile in hand."""
        hand, bag = dealt.bag[:1], dealt.bag[1:]
        return GobbleState(
            self, Board(dealt.start), [hand], bag, len(bag), Stage.FREE, lot=dealt.lot
        )


class _GobbleFrame(NamedTuple):
    """An action, and how all but the board was before it."""

    action: Action
    stage: Stage
    hand: tuple[int, ...]
    stack: tuple[int, ...]
    bag: tuple[int, ...] | None
    bag_size: int
    lot: int
    gobbles: int
    legal: list[Action]


class GobbleState(TurnBasedState):
    """A position of Gobble for one player, pushed and popped in place.

    `hands` holds the one hand, of one tile at most; `stack` is the penalty stack, its top last;
    `gobbles` counts those made. `bag` has the next draw first, None where its order is unknown.
    The stage is `free` while the tile in hand is to be joined, or the next one to be drawn,
    `relief` while the top of the stack may go, and `over`.

    >>> import random
    >>> from tantrix.rules.gobble.state import GobbleRules
    >>> rules = GobbleRules()
    >>> game = rules.new_state(rules.deal(random.Random(1)))
    >>> game.play(game.legal_actions()[0])
    >>> len(game.board), game.left, game.scores()
    (3, 53, (3,))
    """

    player = 0
    """The one who plays."""

    def __init__(  # noqa: PLR0913, PLR0917 - a position has this many fields
        self,
        rules: GobbleRules,
        board: Board,
        hands: Iterable[Iterable[int]],
        bag: Sequence[int] | None,
        bag_size: int,
        stage: Stage,
        *,
        stack: Sequence[int] = (),
        gobbles: int = 0,
        lot: int = 0,
    ) -> None:
        """Take over a position, which need not be one that play reaches.

        That a game is over is believed. The board is taken, not copied. The `lot` means nothing
        where the order of the bag is unknown.
        """
        self.rules = rules
        self.board = board
        self.hands = [tuple(hand) for hand in hands]
        self.bag_size = bag_size
        self.stage = stage
        self.stack = tuple(stack)
        self.gobbles = gobbles
        self.lot = lot
        self._bag = None if bag is None else tuple(bag)
        self._frames: list[_GobbleFrame] = []
        self._legal: list[Action] = []
        if stage is not Stage.OVER:
            self._settle_turn()

    # --- what can be seen -------------------------------------------------------------------

    @property
    def bag(self) -> tuple[int, ...] | None:
        """The bag in order, next draw first; None where the order is unknown."""
        return self._bag if self.bag_size else ()

    @property
    def drawing(self) -> bool:
        """Whether the next tile is still to be drawn."""
        return self.stage is Stage.FREE and not self.hands[0]

    @property
    def unseen(self) -> list[int]:
        """The tiles that are in the bag, sorted."""
        if self.bag is not None:
            return sorted(self.bag)
        laid = {placement.tile for placement in self.board.tiles.values()}
        seen = laid.union(self.stack, self.hands[0])
        return [tile for tile in TILES if tile not in seen]

    @property
    def unplayed(self) -> list[int]:
        """The tiles that may still be joined, sorted: in the bag, in hand, or on the stack."""
        return sorted([*self.unseen, *self.hands[0], *self.stack])

    @property
    def left(self) -> int:
        """How many tiles are not on the table: the first number of the result."""
        return self.bag_size + len(self.hands[0]) + len(self.stack)

    def scores(self) -> tuple[int, ...]:
        """Return the points: one for each tile on the table, 56 being the goal [O]."""
        return (len(self.board),)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on: won with every tile played [S0]."""
        if not self.is_over:
            return None
        if self.left:
            return Outcome(Termination.STUCK, (), self.scores())
        return Outcome(Termination.PLAYED, (self.player,), self.scores())

    def hidden(self) -> GobbleState:
        """Return a copy that does not know the order of the bag: what the player may see."""
        twin = self.copy()
        twin._bag, twin.lot = None, 0  # noqa: SLF001 - a twin is of our own kind
        twin._frames = [frame._replace(bag=None, lot=0) for frame in self._frames]  # noqa: SLF001
        return twin

    # --- actions ----------------------------------------------------------------------------

    def legal_actions(self) -> Sequence[Action]:
        """Return the legal actions: placements, sorted, then steps in their order; or draws."""
        if self.drawing:
            return [draw for draw, _ in self.chance_outcomes()]
        return self._legal

    def legal_placements(self) -> list[Placement]:
        """Return the legal placements, sorted; none while a draw is due."""
        return [action for action in self._legal if isinstance(action, Placement)]

    def chance_outcomes(self) -> list[tuple[Draw, float]]:
        """Return the draws that are possible now, each with its probability."""
        if not self.drawing:
            return []
        tiles = self.unseen if self.bag is None else list(self.bag[:1])
        return [(Draw(tile), 1 / len(tiles)) for tile in tiles]

    def refusals(self, action: Action) -> tuple[Refusal, ...]:
        """Return every reason why `action` may not be made now; `()` means legal.

        Ids beside those of `joining_refusals`: `illegal.game_over`, `illegal.draw_due`,
        `illegal.tile_not_in_hand`, `illegal.not_top`, `illegal.can_be_joined`, `illegal.step`,
        `illegal.no_resigning`, `illegal.draw`.
        """
        if self.is_over:
            return (Refusal("illegal.game_over"),)
        if isinstance(action, Draw):
            known = action in self.legal_actions()
            return () if known else (Refusal("illegal.draw", {"tile": action.tile}),)
        if self.drawing:
            return (Refusal("illegal.draw_due"),)
        if isinstance(action, Placement):
            return (*self._not_mine(action.tile), *joining_refusals(self.board, action))
        return () if action in self._legal else (self._refused(action),)

    def push(self, action: Action) -> None:
        """Make an action, unchecked.

        What is no action raises `TypeError`, what the board cannot hold `IllegalAction`; the state
        then stays as it was.
        """
        frame = _GobbleFrame(
            action,
            self.stage,
            self.hands[0],
            self.stack,
            self._bag,
            self.bag_size,
            self.lot,
            self.gobbles,
            self._legal,
        )
        if isinstance(action, Placement):
            self._lay(action)
        elif isinstance(action, Draw):
            self._draw(action.tile)
        elif action is Step.DISCARD:
            self.stack, self.hands[0] = self.stack + self.hands[0], ()
        elif action is Step.RETURN:
            self._return()
            self.stage = Stage.FREE
        elif action is Step.KEEP:
            self.stage = Stage.FREE
        else:
            raise no_action(action)
        self._frames.append(frame)
        self._settle_turn()

    def pop(self) -> Action:
        """Take the last action back and return it; everything is as it was before.

        Raises `IndexError` where no action was made.
        """
        frame = self._frames.pop()
        if isinstance(frame.action, Placement):
            self.board.pop()
        self.stage, self.hands[0], self.stack = frame.stage, frame.hand, frame.stack
        self._bag, self.bag_size, self.lot = frame.bag, frame.bag_size, frame.lot
        self.gobbles, self._legal = frame.gobbles, frame.legal
        return frame.action

    def settle(self) -> bool:
        """Draw the next tile of a bag whose order is known, if a draw is due; tell whether."""
        if self.drawing and self.bag:
            self.push(Draw(self.bag[0]))
            return True
        return False

    def _not_mine(self, tile: int) -> tuple[Refusal, ...]:
        """Refuse a tile that is not the one to be played now."""
        if self.stage is Stage.RELIEF:
            known = tile == self.stack[-1]
            return () if known else (Refusal("illegal.not_top", {"tile": self.stack[-1]}),)
        if tile in self.hands[0]:
            return ()
        return (Refusal("illegal.tile_not_in_hand", {"tile": tile, "player": self.player}),)

    def _refused(self, action: Step | Resign | Halt) -> Refusal:
        """Return why a step may not be made now; nobody resigns who plays alone."""
        if isinstance(action, Resign):
            return Refusal("illegal.no_resigning")
        if action is Step.DISCARD and self.stage is Stage.FREE:
            cells = tuple(sorted({placement.hex for placement in self.legal_placements()}))
            return Refusal("illegal.can_be_joined", {"count": len(cells)}, cells)
        return Refusal("illegal.step", {"step": action.value})

    def _lay(self, placement: Placement) -> None:
        """Join the tile in hand, or the top of the stack."""
        self.board.push(placement)
        gobble = is_gobble(self.board, placement.hex)
        if self.stage is Stage.RELIEF:
            self.stack = self.stack[:-1]
        else:
            self.hands[0] = ()
        self.gobbles += gobble
        self.stage = Stage.RELIEF if gobble else Stage.FREE

    def _draw(self, tile: int) -> None:
        """Take a tile out of the bag."""
        self.hands[0] = (tile,)
        self.bag_size -= 1
        if self._bag is not None:
            self._bag = tuple(other for other in self._bag if other != tile)

    def _return(self) -> None:
        """Put the top of the stack into the bag, where the lot says."""
        tile, self.stack = self.stack[-1], self.stack[:-1]
        self.bag_size += 1
        if self._bag is not None:
            place = self.lot * self.bag_size // LOTS
            self._bag = (*self._bag[:place], tile, *self._bag[place:])
            self.lot = (1664525 * self.lot + 1013904223) % LOTS

    def _settle_turn(self) -> None:
        """Pass a relief without a stack, end a game without tiles, and find what may be done."""
        self._legal = []
        if self.stage is Stage.RELIEF and self.stack:
            self._legal = [*joins(self.board, self.stack[-1:]), Step.RETURN, Step.KEEP]
            return
        self.stage = Stage.FREE if self.hands[0] or self.bag_size else Stage.OVER
        if self.hands[0]:
            self._legal = [*joins(self.board, self.hands[0])] or [Step.DISCARD]

    # --- a value ----------------------------------------------------------------------------

    def copy(self) -> GobbleState:
        """Return a state of its own, with the same history."""
        twin = object.__new__(GobbleState)
        vars(twin).update(vars(self))
        twin.board = self.board.copy()
        twin.hands = self.hands.copy()
        twin._frames = self._frames.copy()
        return twin

    def key(self) -> tuple[object, ...]:
        """Return what makes the position: equal keys, equal play; the history is no part of it.

        The lot is: it decides what is drawn after the next tile that is returned.
        """
        placements = frozenset(self.board.tiles.values())
        bag = (self.bag, self.lot) if self.bag else self.bag_size
        turn = (self.stage, self.hands[0], self.stack, self.gobbles)
        return (self.rules, placements, bag, turn)

    def __repr__(self) -> str:
        """Return a line for people who look inside."""
        held = f"hand={self.hands[0]} stack={self.stack}"
        return f"<GobbleState {self.stage} {held} tiles={len(self.board)} bag={self.bag_size}>"

    def _drawn(self) -> str:
        from tantrix.render.text import board, hand

        return "\n\n".join(filter(None, (board(self.board), hand(self.hands[0]))))

    def _repr_svg_(self) -> str:
        from tantrix.render.svg import board

        return board(self.board)
