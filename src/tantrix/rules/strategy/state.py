"""Tantrix Strategy for two to four players, and doubles: whole turns, draws, the end [S0, S3].

This is the readable specification of the game; native/rules/position.cpp is the fast one, and tests
hold the two equal, state by state.

A turn has stages. The player fills the forced spaces that they can (`FORCED`), makes one free move
(`FREE`), fills again what that forced (`AFTER`), and passes the turn on. `_settle_turn` runs after
every action and skips each stage in which nothing can be done, so that a state always waits for a
real choice: one of `legal_actions()`, or nothing when the game is over. A placement is followed by
a draw while tiles are left, and the draw is an action of its own (chance, in the terms of game
theory); `settle` makes it where the order of the bag is known, `hidden` returns what players may
know.

States are changed in place: `push` makes an action and records a frame of what it changed, `pop`
restores it, exactly. Invariants: the legal placements are always those of the current stage, found
once per state; `bag_size` counts a bag whose order may be unknown; a side that has resigned neither
plays nor counts as left.

The cost of a push is that of finding the next legal placements, which rules/core/restrictions.py
explains. Read rules/core/board.py before it, and rules/base.py for what all games share.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from tantrix.rules.bag import BagState, Deal, Start, deal, deal_order
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
from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.errors import IllegalAction, Refusal, TantrixError, no_action
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import legal_placements, refusals
from tantrix.rules.core.tiles import TILES

_NOBODY_WINS = {Halt.ABSENT: Termination.ABSENT, Halt.VOID: Termination.VOID}

ORIGIN = Hex(0, 0)
"""Where the first tile of a game lies: the plane has no other middle."""


@dataclass(frozen=True)
class StrategyRules:
    """The options of a game: how many play, in which colours, alone or in two teams.

    `colours` are one a player in seat order, in doubles one a team; empty means the default.
    Raises `TantrixError` `bad.players`, `bad.doubles` or `bad.colours`.

    >>> import random, tantrix
    >>> rules = tantrix.StrategyRules(players=3)
    >>> state = rules.new_state(rules.deal(random.Random(1)))
    >>> len(state.hands), state.bag_size
    (3, 38)
    """

    players: int = 2
    colours: tuple[Colour, ...] = ()
    doubles: bool = False
    start: Start = field(default=Start.DRAW_RETURN, compare=False)

    def __post_init__(self) -> None:
        """Set the default colours and refuse what cannot be played."""
        if self.players not in (2, 3, 4):
            given: object = self.players
            text = given if isinstance(given, int | float) else repr(given)
            raise TantrixError("bad.players", players=text)
        if self.doubles and self.players != 4:
            raise TantrixError("bad.doubles", players=self.players)
        colours = self.colours or COLOURS[: len(self.sides)]
        known = set(colours) <= set(COLOURS)
        if not known or len(colours) != len(self.sides) or len(set(colours)) != len(colours):
            raise TantrixError("bad.colours", colours="".join(colours), needed=len(self.sides))
        object.__setattr__(self, "colours", tuple(map(Colour, colours)))

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The players of each side: one each, or two teams of partners seated opposite [S3]."""
        return ((0, 2), (1, 3)) if self.doubles else tuple((p,) for p in range(self.players))

    def colour_of(self, player: int) -> Colour:
        """Return the colour that a player plays."""
        return self.colours[player % len(self.colours)]

    def deal(self, rng: random.Random) -> Deal:
        """Deal the whole set at random and decide who starts, as `start` says."""
        return deal(self.players, self.start, rng)

    def deal_order(self, order: Sequence[int], starter: int = 0) -> Deal:
        """Deal a bag in a known order: six to player 0, then six to player 1, and so on."""
        return deal_order(self.players, order, starter)

    def new_state(self, dealt: Deal) -> StrategyState:
        """Return the state in which the starter makes the first placement."""
        return StrategyState(
            self, Board(), dealt.hands, dealt.bag, len(dealt.bag), Stage.FORCED, dealt.starter
        )


class _StrategyFrame(NamedTuple):
    """An action, and what it changed besides board and bag.

    `legal` were the legal placements, None where they are to be found again.
    """

    action: Action
    stage: Stage
    player: int
    drawing: bool
    hand: tuple[int, ...]
    resigned: frozenset[int]
    legal: list[Placement] | None
    halted: Halt | None


class StrategyState(BagState):
    """A position of Strategy with its turn, pushed and popped in place.

    `hands` are sorted tiles by player; `stage` and `player` tell whose turn it is and where it
    stands; `drawing` is true while the replacement for the last placement is still to be drawn.
    `bag_size` counts the bag, whose order may be unknown. `resigned` are out, with their hands.
    `halted` tells why the game ended before its rules would have ended it, if it did.

    >>> import tantrix
    >>> state = tantrix.new_game(seed=1)
    >>> state.play("5@0,0:0")
    >>> state.player, state.stage.value, state.bag_size, len(state.board)
    (0, 'free', 43, 1)
    """

    board: Board

    def __init__(  # noqa: PLR0913, PLR0917 - a position has this many fields
        self,
        rules: StrategyRules,
        board: Board,
        hands: Iterable[Iterable[int]],
        bag: Sequence[int] | None,
        bag_size: int,
        stage: Stage,
        player: int,
        *,
        drawing: bool = False,
        resigned: Iterable[int] = (),
        halted: Halt | None = None,
    ) -> None:
        """Take over a position, which need not be one that play reaches.

        Steps that leave the player nothing to do are passed; that a game is over is believed. `bag`
        has the next draw first, None where its order is unknown. The board is taken, not copied.
        """
        self.rules = rules
        self.board = board
        self.hands = [tuple(sorted(hand)) for hand in hands]
        self.bag_size = bag_size
        self.stage = stage
        self.player = player
        self.drawing = drawing
        self.resigned = frozenset(resigned)
        self._order = None if bag is None else tuple(bag)
        self._frames: list[_StrategyFrame] = []
        self._legal: list[Placement] = []
        self.halted = halted
        if not drawing and stage is not Stage.OVER:
            self._settle_turn()

    # --- what can be seen -------------------------------------------------------------------

    @property
    def endgame(self) -> bool:
        """Whether the last tile is drawn, which lifts the restrictions, in mid-turn too [S0]."""
        return not self.bag_size

    @property
    def restricted(self) -> bool:
        """Whether the three restrictions apply to the next placement.

        They do not once the last tile of the bag is drawn, and so not when that draw is due [S0].
        """
        return self.bag_size > self.drawing

    @property
    def unseen(self) -> list[int]:
        """The tiles that may still be drawn, sorted: neither on the board nor in a hand."""
        bag = self.bag
        if bag is not None:
            return sorted(bag)
        seen = {placement.tile for placement in self.board.tiles.values()}.union(*self.hands)
        return [tile for tile in TILES if tile not in seen]

    @property
    def unplayed(self) -> list[int]:
        """The tiles that may still be laid, sorted: in the bag, or in a hand that plays."""
        return sorted([*self.unseen, *(tile for p in self._playing() for tile in self.hands[p])])

    def scores(self) -> tuple[int, ...]:
        """Return each player's points: the best single line or loop of the colour [S0]."""
        points = {colour: lines.score(self.board, colour) for colour in self.rules.colours}
        return tuple(points[self.rules.colour_of(p)] for p in range(self.rules.players))

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        if not self.is_over:
            return None
        scores = self.scores()
        playing = self._playing()
        if self.halted is Halt.TIE:
            return Outcome(Termination.TIE, playing, scores)
        if self.halted in _NOBODY_WINS:
            return Outcome(_NOBODY_WINS[self.halted], (), scores)
        if len(self._sides_left()) < 2:
            return Outcome(Termination.RESIGNED, playing, scores)
        if self.halted is None and any(self.hands[p] for p in playing):
            return Outcome(Termination.DEADLOCK, (), scores)
        best = max(scores[p] for p in playing)
        winners = tuple(p for p in playing if scores[p] == best)
        how = Termination.PLAYED if self.halted is None else Termination.ADJUDICATED
        return Outcome(how, winners, scores)

    def trail(self) -> Iterator[tuple[Action, int, Stage]]:
        """Yield the actions pushed so far, newest first, with the player and stage of each."""
        for frame in reversed(self._frames):
            yield frame.action, frame.player, frame.stage

    # --- actions ----------------------------------------------------------------------------

    def refusals(self, action: Action) -> tuple[Refusal, ...]:
        """Return every reason why `action` may not be made now; `()` means legal.

        Ids beside those of `core.restrictions.refusals`: `illegal.no_such_tile`,
        `illegal.rotation`, `illegal.game_over`, `illegal.draw_due`, `illegal.tile_not_in_hand`,
        `illegal.first_tile`, `illegal.forced_first`, `illegal.step`, `illegal.resign`,
        `illegal.draw`.
        """
        if action in self._legal:
            return ()
        return self._misplaced(action) if isinstance(action, Placement) else self._untimely(action)

    def _misplaced(self, placement: Placement) -> tuple[Refusal, ...]:
        """Return why a tile cannot be laid."""
        tile = placement.tile
        if nonsense := self.board.nonsense(placement):
            return (nonsense,)
        if self.is_over:
            return (Refusal("illegal.game_over"),)
        if self.drawing:
            return (Refusal("illegal.draw_due"),)
        found = []
        if tile not in self.hands[self.player]:
            found.append(Refusal("illegal.tile_not_in_hand", {"tile": tile, "player": self.player}))
        if not self.board.tiles and placement.hex != ORIGIN:
            found.append(Refusal("illegal.first_tile"))
        if self.stage is not Stage.FREE and placement.hex not in self.board.forced:
            cells = sorted({action.hex for action in self._legal})
            found.append(Refusal("illegal.forced_first", {"count": len(cells)}, tuple(cells)))
        return (*found, *refusals(self.board, placement, restricted=self.restricted))

    def _make(self, action: Action) -> None:
        """Make a legal action.

        What is played is seldom taken back: what was legal before it takes no room.
        """
        self.push(action)
        self._frames[-1] = self._frames[-1]._replace(legal=None)

    def push(self, action: Action) -> None:
        """Make an action, unchecked.

        What is no action raises `TypeError`, what the board cannot hold `IllegalAction`; the state
        then stays as it was.
        """
        player = self.player
        hand = self.hands[player]
        turn = (self.stage, player, self.drawing)
        frame = _StrategyFrame(action, *turn, hand, self.resigned, self._legal, self.halted)
        if isinstance(action, Placement):
            self._lay(action, hand)
        elif isinstance(action, Draw):
            self.hands[player] = tuple(sorted((*hand, action.tile)))
            self.bag_size -= 1
            self.drawing = False
        elif isinstance(action, Halt):
            self.halted = action
        elif isinstance(action, Resign):
            self.resigned |= {action.player}
        else:
            raise no_action(action)
        self._frames.append(frame)
        self._legal = []
        if not self.drawing:
            self._settle_turn()

    def _restore(self, frame: _StrategyFrame) -> None:
        self.stage, self.player, self.drawing = frame.stage, frame.player, frame.drawing
        self.hands[frame.player] = frame.hand
        self.resigned, self.halted = frame.resigned, frame.halted
        self._legal = self._found_again() if frame.legal is None else frame.legal

    def _untimely(self, action: Draw | Resign | Halt | Step) -> tuple[Refusal, ...]:
        """Return why an action that lays no tile cannot be made."""
        if self.is_over:
            return (Refusal("illegal.game_over"),)
        if isinstance(action, Step):
            return (Refusal("illegal.step", {"step": action.value}),)
        if isinstance(action, Resign):
            known = action.player in self._playing() and not self.drawing
            return () if known else (Refusal("illegal.resign", {"player": action.player}),)
        if isinstance(action, Halt):
            return (Refusal("illegal.draw_due"),) if self.drawing else ()
        known = self.drawing and action in self.legal_actions()
        return () if known else (Refusal("illegal.draw", {"tile": action.tile}),)

    def _lay(self, placement: Placement, hand: tuple[int, ...]) -> None:
        """Lay a tile of the player's hand."""
        if placement.tile not in hand:
            raise IllegalAction(self.refusals(placement))
        at = hand.index(placement.tile)
        self.board.push(placement)
        self.hands[self.player] = hand[:at] + hand[at + 1 :]
        if self.stage is Stage.FREE:
            self.stage = Stage.AFTER
        self.drawing = self.bag_size > 0

    # --- the turn ---------------------------------------------------------------------------

    def _playing(self) -> tuple[int, ...]:
        """Return the players of the sides of which nobody has resigned."""
        return tuple(sorted(player for side in self._sides_left() for player in side))

    def _sides_left(self) -> list[tuple[int, ...]]:
        """Return the sides of which nobody has resigned."""
        return [side for side in self.rules.sides if self.resigned.isdisjoint(side)]

    def _settle_turn(self) -> None:
        """Pass every step that leaves nothing to do, and find what the player may do then."""
        playing = self._playing() if self.resigned else range(self.rules.players)
        played = not any(self.hands[p] for p in playing)
        if played or self.halted is not None or len(self._sides_left()) < 2:
            self.stage = Stage.OVER
            return
        while True:
            hand = self.hands[self.player] if self.player in playing else ()
            self._legal = self._placements(hand, self.board.forced)
            if self._legal:
                self.stage = Stage.AFTER if self.stage is Stage.AFTER else Stage.FORCED
                return
            if hand and self.stage is not Stage.AFTER:
                break
            self.player = (self.player + 1) % self.rules.players
            self.stage = Stage.FORCED
        self._legal = self._free_moves(hand)
        self.stage = Stage.FREE if self._legal else Stage.OVER

    def _found_again(self) -> list[Placement]:
        """Return the legal placements of a turn that is settled."""
        hand = () if self.drawing or self.is_over else self.hands[self.player]
        if self.stage is Stage.FREE:
            return self._free_moves(hand)
        return self._placements(hand, self.board.forced)

    def _free_moves(self, hand: Sequence[int]) -> list[Placement]:
        """Return every legal placement; the first tile of a game lies at the origin."""
        if self.board.tiles:
            return self._placements(hand, self.board.spaces)
        return [Placement(tile, *ORIGIN, rotation) for tile in hand for rotation in range(6)]

    def _placements(self, hand: Sequence[int], cells: Iterable[Hex]) -> list[Placement]:
        """Return the legal placements of a hand on some spaces."""
        return legal_placements(self.board, hand, cells, restricted=self.restricted)

    # --- a value ----------------------------------------------------------------------------

    def copy(self) -> Self:
        """Return a state of its own, with the same history."""
        twin = super().copy()
        twin.hands = self.hands.copy()
        return twin

    def key(self) -> tuple[object, ...]:
        """Return what makes the position: equal keys, equal play; the history is no part of it."""
        placements = frozenset(self.board.tiles.values())
        bag = self.bag_size if self.bag is None else self.bag
        hands = tuple(self.hands)
        turn = (self.stage, self.player, self.drawing, self.resigned, self.halted)
        return (self.rules, placements, hands, bag, turn)

    def __repr__(self) -> str:
        """Return a line for people who look inside."""
        turn = f"{self.stage} player={self.player}{' drawing' if self.drawing else ''}"
        return f"<StrategyState {turn} tiles={len(self.board)} bag={self.bag_size}>"

    def _drawn(self) -> str:
        from tantrix.render.text import state

        return state(self)

    def _repr_svg_(self) -> str:
        from tantrix.render.svg import state

        return state(self)
