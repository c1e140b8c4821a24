"""The Mind Game of 1988 for two players, red and black: turns, draws, offers, the end [S1].

A turn is one placement, and the priority moves round it. What the sources leave open is decided so
[O]; `docs/play/mindgame.md` tells it to players:

- The set is each of 28 patterns twice; the board has six cells a side inside its margin. Both are
  settings. Pieces that show the same, and turns that look alike, are different placements.
- `Stage.FORCED`: at the beginning of a turn the player can fill a priority move, so must. The first
  fill leaves `AFTER`, in which fills go on as long as one is possible; then the turn is over.
  `FREE` is the normal move, and leaves `AFTER` as well.
- Whoever can fill all priority moves fills them so that all are filled; whoever cannot begins with
  those that have the most pieces round them. A fill that would leave an odd hole cannot be made.
- A player without pieces draws six at the beginning of the own turn, or as many as the bag has. Who
  can place none forfeits the turn, refills the hand to six, and then fills the priority moves that
  the fresh pieces fit. Without a piece, and with the bag empty, a turn is forfeited too.
- Two forfeits in a row in which nothing could be drawn end the game.
- An offer to end is made at the beginning of the own turn, once a piece lies; the answer is a step
  too. After a decline nobody offers before the next placement. Who can only forfeit cannot offer.
- The score is the number of links of the longest line, open or closed; equal scores are a tie.

Forfeits are no actions: turns pass by themselves, and `forfeits` tells whose did.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from tantrix.rules.bag import HAND, BagState, Deal
from tantrix.rules.base import (
    Action,
    Draw,
    Outcome,
    Resign,
    Stage,
    Step,
    Termination,
)
from tantrix.rules.core.errors import Refusal, no_action
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame import lines, moves
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.options import MindGameOptions
from tantrix.rules.mindgame.pieces import MIND_COLOURS
from tantrix.rules.mindgame.refusals import refusals


@dataclass(frozen=True)
class MindGameRules(MindGameOptions):
    """The rules of a game with these options.

    >>> import random
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> rules = MindGameRules()
    >>> rules.new_state(rules.deal(random.Random(1))).player
    0
    """

    def new_state(self, dealt: Deal) -> MindGameState:
        """Return the state in which red makes the first placement."""
        board = MindBoard(self.side)
        bag = dealt.bag
        return MindGameState(self, board, dealt.hands, bag, len(bag), Stage.FREE, dealt.starter)


class _MindGameFrame(NamedTuple):
    """An action, and what it changed besides board and bag."""

    action: Action
    stage: Stage
    player: int
    drawing: bool
    hand: tuple[int, ...]
    resigned: frozenset[int]
    declined: bool
    idle: bool
    agreed: bool
    forfeits: tuple[int, ...]
    legal: list[Placement]


class MindGameState(BagState):
    """A position of the Mind Game with its turn, pushed and popped in place.

    `hands` are sorted pieces by player; `stage` and `player` tell who is to act and where the turn
    stands; `drawing` is true while a draw is due. `bag_size` counts the bag, whose order may be
    unknown. `declined`: no offer can be made before the next placement. `idle`: the last turn was
    forfeited without a draw. `agreed`: the game ended so. `forfeits` are the players whose turns
    passed by after the last action, in order.

    >>> import random
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> rules = MindGameRules()
    >>> game = rules.new_state(rules.deal(random.Random(1)))
    >>> game.play(game.legal_actions()[0])
    >>> len(game.board), game.scores()
    (1, (1, 0))
    """

    board: MindBoard

    def __init__(  # noqa: PLR0913, PLR0917 - a position has this many fields
        self,
        rules: MindGameRules,
        board: MindBoard,
        hands: Iterable[Iterable[int]],
        bag: Sequence[int] | None,
        bag_size: int,
        stage: Stage,
        player: int,
        *,
        drawing: bool = False,
        resigned: Iterable[int] = (),
        declined: bool = False,
        idle: bool = False,
        agreed: bool = False,
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
        self.declined = declined
        self.idle = idle
        self.agreed = agreed
        self.forfeits: tuple[int, ...] = ()
        self._order = None if bag is None else tuple(bag)
        self._frames: list[_MindGameFrame] = []
        self._legal: list[Placement] = []
        self._settle_turn()

    # --- what can be seen -------------------------------------------------------------------

    @property
    def may_offer(self) -> bool:
        """Whether the player to act may offer to end the game now [O]."""
        begins = self.stage in (Stage.FORCED, Stage.FREE) and not self.drawing
        return begins and bool(self.board) and not self.declined

    @property
    def unseen(self) -> list[int]:
        """The pieces that may still be drawn, sorted: neither on the board nor in a hand."""
        bag = self.bag
        if bag is not None:
            return sorted(bag)
        seen = {placement.tile for placement in self.board.tiles.values()}.union(*self.hands)
        return [piece for piece in self.rules.pieces if piece not in seen]

    def scores(self) -> tuple[int, ...]:
        """Return each player's points: the links of the longest line of the colour [S1]."""
        return tuple(lines.score(self.board, colour) for colour in MIND_COLOURS)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        if not self.is_over:
            return None
        scores = self.scores()
        if self.resigned:
            winners = tuple(p for p in range(self.rules.players) if p not in self.resigned)
            return Outcome(Termination.RESIGNED, winners, scores)
        best = max(scores)
        winners = tuple(player for player, points in enumerate(scores) if points == best)
        return Outcome(self._termination(), winners, scores)

    def _termination(self) -> Termination:
        """Return why the game ended, nobody having resigned."""
        if self.agreed:
            return Termination.AGREED
        left = self.bag_size or any(self.hands)
        return Termination.FORFEITED if left else Termination.PLAYED

    # --- actions ----------------------------------------------------------------------------

    def legal_actions(self) -> Sequence[Action]:
        """Return the legal actions: placements by (tile, q, r, rotation), then steps; or draws."""
        if self.drawing:
            return [draw for draw, _ in self.chance_outcomes()]
        return [*self._legal, *self._steps()]

    def _steps(self) -> list[Step]:
        """Return the steps that the player may make instead of a placement."""
        if self.stage is Stage.OFFERED:
            return [Step.AGREE, Step.DECLINE]
        return [Step.OFFER] if self.may_offer else []

    def refusals(self, action: Action) -> tuple[Refusal, ...]:
        """Return every reason why the player may not make `action` now; `()` means legal.

        The ids are those of `mindrefusals.refusals`.
        """
        return refusals(self, action)

    def push(self, action: Action) -> None:
        """Make an action, unchecked.

        What is no action raises `TypeError`, what the board cannot hold `IllegalAction`; the state
        then stays as it was.
        """
        hand = self.hands[self.player]
        frame = _MindGameFrame(
            action, self.stage, self.player, self.drawing, hand, self.resigned,
            self.declined, self.idle, self.agreed, self.forfeits, self._legal,
        )  # fmt: skip
        if isinstance(action, Placement):
            self._lay(action, hand)
        elif isinstance(action, Draw):
            self._take(action, hand)
        elif isinstance(action, Resign):
            self.resigned |= {action.player}
        elif isinstance(action, Step):
            self._step(action)
        else:
            raise no_action(action)  # this game knows no halts
        self._frames.append(frame)
        self._legal = []
        self.forfeits = ()
        self._settle_turn()

    def _restore(self, frame: _MindGameFrame) -> None:
        self.stage, self.player, self.drawing = frame.stage, frame.player, frame.drawing
        self.hands[frame.player] = frame.hand
        self.resigned, self.declined, self.idle = frame.resigned, frame.declined, frame.idle
        self.agreed, self.forfeits, self._legal = frame.agreed, frame.forfeits, frame.legal

    def _lay(self, placement: Placement, hand: tuple[int, ...]) -> None:
        """Lay a piece of the player's hand."""
        left = moves.without(hand, placement.tile)
        self.board.push(placement)
        self.hands[self.player] = left
        self.stage = Stage.AFTER
        self.declined = self.idle = False

    def _take(self, draw: Draw, hand: tuple[int, ...]) -> None:
        """Put a piece from the bag into the player's hand."""
        self.hands[self.player] = tuple(sorted((*hand, draw.tile)))
        self.bag_size -= 1
        self.drawing = len(hand) + 1 < HAND and self.bag_size > 0

    def _step(self, step: Step) -> None:
        """Offer to end the game, or answer an offer."""
        if step is Step.AGREE:
            self.agreed = True
            self.stage = Stage.OVER
            return
        self.declined = step is Step.DECLINE
        self.player = 1 - self.player
        self.stage = Stage.FORCED if self.declined else Stage.OFFERED

    # --- the turn ---------------------------------------------------------------------------

    def _settle_turn(self) -> None:
        """Pass every step that leaves nothing to do, and find what the player may do then."""
        if self.resigned and not self.drawing:
            self.stage = Stage.OVER
        while not self.drawing and self.stage not in (Stage.OFFERED, Stage.OVER):
            if not self.bag_size and not any(self.hands):
                self.stage = Stage.OVER
            elif self._can_act():
                return
            elif self.stage is Stage.AFTER:
                self.player = 1 - self.player
                self.stage = Stage.FORCED
            else:
                self._forfeit()

    def _can_act(self) -> bool:
        """Find the stage of the turn and what may be placed in it; tell whether anything may.

        A player without pieces draws first, which is something to do.
        """
        hand = self.hands[self.player]
        after = self.stage is Stage.AFTER
        if not after and not hand and self.bag_size:
            self.stage = Stage.FORCED
            self.drawing = True
            return True
        self._legal = moves.fills(self.board, hand)
        if self._legal:
            self.stage = Stage.AFTER if after else Stage.FORCED
        elif not after:
            self._legal = moves.normal_moves(self.board, hand)
            self.stage = Stage.FREE
        return bool(self._legal)

    def _forfeit(self) -> None:
        """Forfeit the turn and have the hand refilled; without a draw a second one is the end."""
        self.forfeits += (self.player,)
        self.drawing = len(self.hands[self.player]) < HAND and self.bag_size > 0
        if self.idle and not self.drawing:
            self.stage = Stage.OVER
            return
        self.idle = not self.drawing
        self.stage = Stage.AFTER

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
        turn = (self.stage, self.player, self.drawing, self.resigned)
        marks = (self.declined, self.idle, self.agreed)
        return (self.rules, placements, tuple(self.hands), bag, turn, marks)

    def __repr__(self) -> str:
        """Return a line for people who look inside."""
        turn = f"{self.stage} player={self.player}{' drawing' if self.drawing else ''}"
        return f"<MindGameState {turn} pieces={len(self.board)} bag={self.bag_size}>"

    def _drawn(self) -> str:
        from tantrix.render.mindgame.text import state

        return state(self)

    def _repr_svg_(self) -> str:
        from tantrix.render.mindgame.svg import state

        return state(self)
