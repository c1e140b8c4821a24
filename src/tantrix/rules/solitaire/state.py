"""Tantrix Solitaire: one player, the 14 tiles of one triple of colours, one line or loop [S0, S3].

No tile of it can be stuck: of the tiles that lie farthest in some direction take one, and the space
beyond it touches no other; every tile of the triple has every colour of it, and so can be joined
there. A game therefore always ends with all 14 tiles laid, unless it is not needed any more.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from tantrix.rules.bag import BagState
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
from tantrix.rules.core import lines
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import Refusal, TantrixError, no_action
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import legal_placements, refusals
from tantrix.rules.core.tiles import TILES

ORIGIN = Hex(0, 0)
"""Where the first tile lies: the plane has no other middle."""


class Triple(StrEnum):
    """Three of the four colours: 14 tiles have just these [S0].

    >>> from tantrix.rules.solitaire.state import Triple
    >>> len(Triple.RYB.tiles), [colour.name for colour in Triple.RYB.colours]
    (14, ['RED', 'YELLOW', 'BLUE'])
    """

    RYB = "RYB"
    RYG = "RYG"
    RBG = "RBG"
    YBG = "YBG"

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The three colours."""
        return tuple(map(Colour, self.value))

    @property
    def tiles(self) -> tuple[int, ...]:
        """The numbers of the 14 tiles."""
        return _tiles_of(self.value)


@cache
def _tiles_of(triple: str) -> tuple[int, ...]:
    """Return the tiles with just these colours; whoever trains asks for them at every step."""
    return tuple(number for number, tile in TILES.items() if set(tile.edges) == set(triple))


class SolitaireGoal(StrEnum):
    """What a game of Solitaire is played for.

    >>> from tantrix.rules.solitaire.state import SolitaireGoal
    >>> list(map(str, SolitaireGoal))
    ['best', 'line', 'loop']
    """

    BEST = "best"
    """As many points as a line or a loop can bring; won with 28, a loop through all [S0]."""
    LINE = "line"
    """One open line of the colour through all 14 tiles [S3]."""
    LOOP = "loop"
    """One loop of the colour through all 14 tiles [S3]."""


@dataclass(frozen=True)
class SolitaireRules:
    """The options of a game: the triple of colours, the goal, and the colour that counts.

    Without a `colour` each of the three counts for the goal `best`, and red for the others [S3].
    Raises `TantrixError` `bad.solitaire.triple`, `bad.solitaire.goal` or `bad.solitaire.colour`
    (not in the triple).

    >>> from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules
    >>> rules = SolitaireRules(goal=SolitaireGoal.LOOP)
    >>> [colour.name for colour in rules.colours]
    ['RED']
    """

    triple: Triple = Triple.RYB
    goal: SolitaireGoal = SolitaireGoal.BEST
    colour: Colour | None = None

    def __post_init__(self) -> None:
        """Set the default colour and refuse what cannot be played."""
        if self.triple not in set(Triple):
            raise TantrixError("bad.solitaire.triple", text=self.triple, known=list(Triple))
        if self.goal not in set(SolitaireGoal):
            raise TantrixError("bad.solitaire.goal", text=self.goal, known=list(SolitaireGoal))
        triple, goal = Triple(self.triple), SolitaireGoal(self.goal)
        colour = self.colour or (None if goal is SolitaireGoal.BEST else Colour.RED)
        if colour and colour not in triple.colours:
            raise TantrixError("bad.solitaire.colour", colour=colour, triple=triple)
        object.__setattr__(self, "triple", triple)
        object.__setattr__(self, "goal", goal)
        object.__setattr__(self, "colour", colour and Colour(colour))

    @property
    def players(self) -> int:
        """How many play."""
        return 1

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours that count."""
        return (self.colour,) if self.colour else self.triple.colours

    def deal(self, rng: random.Random) -> tuple[int, ...]:
        """Return the stack in random order, the top first."""
        return tuple(rng.sample(self.triple.tiles, len(self.triple.tiles)))

    def deal_order(self, order: Sequence[int]) -> tuple[int, ...]:
        """Return a stack in a known order, the top first.

        Raises `TantrixError` `bad.solitaire.stack` where the triple has other tiles.
        """
        if sorted(order) != list(self.triple.tiles):
            raise TantrixError("bad.solitaire.stack", tiles=list(self.triple.tiles))
        return tuple(order)

    def new_state(self, dealt: Sequence[int]) -> SolitaireState:
        """Return the state in which the first tile is to be laid."""
        first, following, *bag = dealt
        return SolitaireState(self, Board(), first, following, bag, len(bag))


class _SolitaireFrame(NamedTuple):
    """What an action is taken back with."""

    action: Action
    hand: int | None
    next_tile: int | None
    drawing: bool
    stage: Stage
    legal: list[Placement]
    void: bool


class SolitaireState(BagState):
    """A position of Solitaire, pushed and popped in place.

    `hand` is the tile to be laid and `next_tile` the number in sight on the stack, None where there
    is none; the `bag` is what lies below, of which only the size may be known. When the hand is
    laid the next tile comes to hand at once; `drawing` is true until it is known which number lay
    below it, and the `Draw` tells that. A game that is `void` was ended before its last tile.

    >>> import random
    >>> from tantrix.rules.solitaire.state import SolitaireRules
    >>> rules = SolitaireRules()
    >>> game = rules.new_state(rules.deal(random.Random(1)))
    >>> game.play(game.legal_actions()[0])
    >>> len(game.board), game.bag_size, game.scores()
    (1, 11, (1,))
    """

    board: Board

    def __init__(  # noqa: PLR0913, PLR0917 - a position has this many fields
        self,
        rules: SolitaireRules,
        board: Board,
        hand: int | None,
        next_tile: int | None,
        bag: Sequence[int] | None,
        bag_size: int,
        *,
        drawing: bool = False,
        void: bool = False,
    ) -> None:
        """Take over a position, which need not be one that play reaches.

        `bag` has the next draw first, None where its order is unknown. The board is taken, not
        copied.
        """
        self.rules = rules
        self.board = board
        self.hand = hand
        self.next_tile = next_tile
        self.bag_size = bag_size
        self.drawing = drawing
        self.void = void
        self.stage = Stage.OVER if void else Stage.FREE
        self._order = None if bag is None else tuple(bag)
        self._frames: list[_SolitaireFrame] = []
        self._legal: list[Placement] = []
        if not drawing and not void:
            self._settle_turn()

    # --- what can be seen -------------------------------------------------------------------

    @property
    def player(self) -> int:
        """The only player."""
        return 0

    @property
    def hands(self) -> list[tuple[int, ...]]:
        """The hand of the only player: one tile, or none."""
        return [() if self.hand is None else (self.hand,)]

    @property
    def unseen(self) -> list[int]:
        """The tiles that may lie out of sight, sorted."""
        bag = self.bag
        if bag is not None:
            return sorted(bag)
        seen = {placement.tile for placement in self.board.tiles.values()}.union(self._in_sight())
        return [tile for tile in self.rules.triple.tiles if tile not in seen]

    @property
    def unplayed(self) -> list[int]:
        """The tiles that may still be laid, sorted: the hand, the next, and those out of sight."""
        return sorted([*self.unseen, *self._in_sight()])

    def best_line(self) -> lines.Line | None:
        """Return the line or loop that scores, of the colours that count the first of equals."""
        found = [lines.best_line(self.board, colour) for colour in self.rules.colours]
        return max(filter(None, found), key=lambda line: line.score, default=None)

    def scores(self) -> tuple[int, ...]:
        """Return the points: the best single line or loop of a colour that counts [S0]."""
        best = self.best_line()
        return (best.score if best else 0,)

    @property
    def reached(self) -> bool:
        """Whether the goal is reached: all tiles in one line, or in one loop, as the rules ask."""
        closed = self.rules.goal is not SolitaireGoal.LINE
        whole = [
            line
            for colour in self.rules.colours
            for line in lines.lines(self.board, colour)
            if line.closed == closed
        ]
        return any(line.length == len(self.rules.triple.tiles) for line in whole)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on; who reaches the goal wins."""
        if not self.is_over:
            return None
        if self.void:
            return Outcome(Termination.VOID, (), self.scores())
        return Outcome(Termination.PLAYED, (self.player,) if self.reached else (), self.scores())

    # --- actions ----------------------------------------------------------------------------

    def refusals(self, action: Action) -> tuple[Refusal, ...]:
        """Return every reason why an action cannot be made now; `()` means that it is legal.

        Ids beside those of `core.restrictions.refusals`: `illegal.game_over`, `illegal.draw_due`,
        `illegal.no_such_tile`, `illegal.rotation`, `illegal.tile_not_in_hand`,
        `illegal.first_tile`, `illegal.forced_first`, `illegal.draw`, `illegal.no_resigning`,
        `illegal.step`.
        """
        if isinstance(action, Placement):
            return self._reasons(action)
        if self.is_over:
            return (Refusal("illegal.game_over"),)
        if action is Halt.VOID:
            return (Refusal("illegal.draw_due"),) if self.drawing else ()
        if isinstance(action, Step | Halt):
            return (Refusal("illegal.step", {"step": action.value}),)
        if isinstance(action, Resign):
            return (Refusal("illegal.no_resigning"),)
        known = self.drawing and action in self.legal_actions()
        return () if known else (Refusal("illegal.draw", {"tile": action.tile}),)

    def push(self, action: Action) -> None:
        """Make an action, unchecked.

        What is no action raises `TypeError`, what the board cannot hold `IllegalAction`; the state
        then stays as it was.
        """
        frame = _SolitaireFrame(
            action, self.hand, self.next_tile, self.drawing, self.stage, self._legal, self.void
        )
        if isinstance(action, Placement):
            self.board.push(action)
            self.hand, self.next_tile = self.next_tile, None
            self.drawing, self.stage = self.bag_size > 0, Stage.FREE
        elif isinstance(action, Draw):
            self.next_tile = action.tile
            self.bag_size -= 1
            self.drawing = False
        elif action is Halt.VOID:
            self.void, self.stage = True, Stage.OVER
        else:
            raise no_action(action)
        self._frames.append(frame)
        self._legal = []
        if not self.drawing and not self.void:
            self._settle_turn()

    def _restore(self, frame: _SolitaireFrame) -> None:
        _, self.hand, self.next_tile, self.drawing, self.stage, self._legal, self.void = frame

    def _in_sight(self) -> list[int]:
        """Return the hand and the next tile, as far as there are any."""
        return [tile for tile in (self.hand, self.next_tile) if tile is not None]

    def _reasons(self, placement: Placement) -> tuple[Refusal, ...]:
        """Return why a placement cannot be made."""
        tile = placement.tile
        if nonsense := self.board.nonsense(placement):
            return (nonsense,)
        if self.is_over:
            return (Refusal("illegal.game_over"),)
        if self.drawing:
            return (Refusal("illegal.draw_due"),)
        found = []
        if tile != self.hand:
            found.append(Refusal("illegal.tile_not_in_hand", {"tile": tile, "player": self.player}))
        if not self.board.tiles and placement.hex != ORIGIN:
            found.append(Refusal("illegal.first_tile"))
        if self.stage is Stage.FORCED and placement.hex not in self.board.forced:
            cells = sorted({action.hex for action in self._legal})
            found.append(Refusal("illegal.forced_first", {"count": len(cells)}, tuple(cells)))
        return (*found, *refusals(self.board, placement, restricted=False))

    def _settle_turn(self) -> None:
        """Find what the player may do: fill a forced space where the hand fits one [S0]."""
        hand = self.hands[0]
        self._legal = legal_placements(self.board, hand, self.board.forced, restricted=False)
        self.stage = Stage.FORCED if self._legal else Stage.FREE if hand else Stage.OVER
        if self.stage is Stage.FREE:
            self._legal = self._free_moves(hand)

    def _free_moves(self, hand: Sequence[int]) -> list[Placement]:
        """Return every placement that matches; the first tile of a game lies at the origin."""
        if self.board.tiles:
            return legal_placements(self.board, hand, self.board.spaces, restricted=False)
        return [Placement(tile, *ORIGIN, rotation) for tile in hand for rotation in range(6)]

    # --- a value ----------------------------------------------------------------------------

    def key(self) -> tuple[object, ...]:
        """Return what makes the position: equal keys, equal play; the history is no part of it."""
        placements = frozenset(self.board.tiles.values())
        bag = self.bag_size if self.bag is None else self.bag
        return (self.rules, placements, self.hand, self.next_tile, bag, self.drawing, self.void)

    def __repr__(self) -> str:
        """Return a line for people who look inside."""
        turn = f"{self.stage}{' drawing' if self.drawing else ''}"
        return f"<SolitaireState {turn} hand={self.hand} next={self.next_tile} bag={self.bag_size}>"

    def _drawn(self) -> str:
        from tantrix.render.text import board, hand

        return "\n\n".join(filter(None, (board(self.board), hand(self._in_sight()))))

    def _repr_svg_(self) -> str:
        from tantrix.render.svg import board

        return board(self.board)
