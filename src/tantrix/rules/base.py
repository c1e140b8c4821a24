"""What every game shares: stages, actions, outcomes, and the shape of a state.

An action is one placement, not one turn. Drawing a tile is an action of chance, so that one state
serves play, search, records and learning alike.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol, Self

from tantrix.rules.core.errors import IllegalAction, Refusal, no_action
from tantrix.rules.core.placements import Placement

CHANCE = -1
"""The player to act when a draw is due."""

TERMINAL = -2
"""The player to act when the game is over."""


class Stage(StrEnum):
    """Where a turn stands: forced fills, the free move, forced fills again; or the end.

    >>> import tantrix
    >>> tantrix.new_game(seed=1).stage
    <Stage.FREE: 'free'>
    """

    FORCED = "forced"
    FREE = "free"
    AFTER = "after"
    RELIEF = "relief"
    """A gobble was made: the top of the penalty stack may go [S0]."""
    OFFERED = "offered"
    """The other player has offered to end the game, and awaits the answer [S1]."""
    OVER = "over"


class Termination(StrEnum):
    """Why a game ended.

    >>> import tantrix
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(tantrix.Resign(game.player))
    >>> game.outcome().termination
    <Termination.RESIGNED: 'resigned'>
    """

    PLAYED = "played"
    DEADLOCK = "deadlock"
    RESIGNED = "resigned"
    STUCK = "stuck"
    """Tiles are left that can be joined no more [O]."""
    AGREED = "agreed"
    """Both players agreed to end the game [S1]."""
    FORFEITED = "forfeited"
    """Nobody could place a tile, and the bag was empty [O]."""
    TIE = "tie"
    """All who played agreed on a tie, whatever the scores [O]."""
    ADJUDICATED = "adjudicated"
    """Somebody took far too long; the scores count as they stood [S4]."""
    DEFAULT = "default"
    """One side did not come, or lost by a ruling; no rules of a game end it so [S4]."""
    ABSENT = "absent"
    """No side came, and nobody wins [O]."""
    VOID = "void"
    """The game was not needed any more, or its result was made elsewhere; nobody wins [O]."""


class Draw(NamedTuple):
    """The action of chance: `tile` comes out of the bag.

    >>> import tantrix
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(game.legal_actions()[0])
    >>> game.history[-1]  # drawn from the bag at once
    Draw(tile=41)
    """

    tile: int


class Resign(NamedTuple):
    """`player` gives up.

    >>> import tantrix
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(tantrix.Resign(player=0))
    >>> game.outcome().winners
    (1,)
    """

    player: int


class Halt(StrEnum):
    """Why a game ends as it stands, for a reason outside its own rules.

    >>> import tantrix
    >>> from tantrix.rules.base import Halt
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(Halt.VOID)
    >>> game.is_over
    True
    """

    TIE = "tie"
    """All who play agree on a tie [O]."""
    ADJUDICATED = "adjudicated"
    """Somebody takes far too long [S4]."""
    ABSENT = "absent"
    """Nobody has come to play [O]."""
    VOID = "void"
    """The game is not needed any more, or its result is made elsewhere [O]."""


class Step(StrEnum):
    """The actions that need no more words than their names.

    >>> from tantrix.notation.moves import read_action
    >>> read_action("discard")
    <Step.DISCARD: 'discard'>
    """

    DISCARD = "discard"
    """The tile in hand goes face up to the penalty stack [S0]."""
    RETURN = "return"
    """The top tile of the penalty stack goes back to the bag [S0]."""
    KEEP = "keep"
    """The penalty stack stays as it is."""
    OFFER = "offer"
    """The player to act offers to end the game [S1]."""
    AGREE = "agree"
    """The game ends, as was offered."""
    DECLINE = "decline"
    """The game goes on; the offer cannot be made again before the next placement [O]."""


Action = Placement | Draw | Resign | Halt | Step


class Outcome(NamedTuple):
    """How a game ended: the winning players.

    Several share a tie; there are none after a deadlock, and where no side came.

    >>> import random, tantrix
    >>> game, rng = tantrix.new_game(seed=1), random.Random(1)
    >>> while not game.is_over:
    ...     game.play(rng.choice(game.legal_actions()))
    >>> outcome = game.outcome()
    >>> outcome.termination.value, len(outcome.scores)
    ('played', 2)
    """

    termination: Termination
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Rules(Protocol):
    """The options of some game: they deal it and make its first state.

    What is dealt differs from game to game; all secrets are in it.

    >>> import random
    >>> from tantrix.rules.base import Rules
    >>> from tantrix.rules.solitaire.state import SolitaireRules
    >>> def first(rules: Rules) -> str:
    ...     return str(rules.new_state(rules.deal(random.Random(1))).legal_actions()[0])
    >>> first(SolitaireRules())
    'Placement(tile=3, q=0, r=0, rotation=0)'
    """

    @property
    def players(self) -> int:
        """How many play."""

    def deal(self, rng: random.Random) -> Any:  # noqa: ANN401 - each game has its own
        """Deal at random."""

    def new_state(self, dealt: Any) -> State:  # noqa: ANN401
        """Return the state of the first action."""


class State(Protocol):
    """A position of some game, with its turn; pushed and popped in place.

    >>> import tantrix
    >>> game = tantrix.new_game(seed=1)
    >>> game.push(game.legal_actions()[0])
    >>> game.settle()  # draws
    True
    >>> _ = game.pop(), game.pop()
    >>> game == tantrix.new_game(seed=1)
    True
    """

    @property
    def current_player(self) -> int:
        """The player to act, `CHANCE`, or `TERMINAL`."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions pushed so far, draws included."""

    @property
    def last(self) -> Action:
        """The last action pushed; there must be one."""

    def legal_actions(self) -> Sequence[Action]:
        """Return the legal actions: placements, sorted, then steps in order; or draws."""

    def play(self, action: Action | str, *, settle: bool = True) -> None:
        """Make a legal action and the draws after it; see `TurnBasedState.play`."""

    def scores(self) -> tuple[int, ...]:
        """Return each player's points."""

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    def copy(self) -> Self:
        """Return a state of its own, with the same history."""

    def hidden(self) -> Self:
        """Return a copy that knows no secret: what players may see."""

    def push(self, action: Action) -> None:
        """Make an action, unchecked."""

    def pop(self) -> Action:
        """Take the last action back and return it; raises `IndexError` where there is none."""

    def settle(self) -> bool:
        """Make the due draw from a bag whose order is known; tell whether there was one."""


class _Turn(Protocol):
    """Whose turn it is."""

    @property
    def player(self) -> int:
        """The player whose turn it is."""

    @property
    def drawing(self) -> bool:
        """Whether a draw is due."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""


class TurnBasedState(ABC):
    """What the states of all games with turns have alike.

    >>> import tantrix
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(game.legal_actions()[0])
    >>> game.last == game.history[-1], game.current_player == game.player
    (True, True)
    """

    stage: Stage
    _frames: list[Any]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.stage is Stage.OVER

    @property
    def current_player(self: _Turn) -> int:
        """The player to act, `CHANCE` while a draw is due, `TERMINAL` when the game is over."""
        if self.drawing:
            return CHANCE
        return TERMINAL if self.is_over else self.player

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions pushed so far."""
        return tuple(frame.action for frame in self._frames)

    @property
    def last(self) -> Action:
        """The last action pushed; there must be one."""
        action: Action = self._frames[-1].action
        return action

    def play(self, action: Action | str, *, settle: bool = True) -> None:
        """Make an action after checking it, and then the draws that are due.

        An action may be given as text: `25@0,0:0`, `resign:1`, the name of a step. Draws come from
        a bag whose order is known; with `settle=False`, or where the order is unknown, they are
        left to the caller (`settle`, or a `Draw` to play). `pop` takes back one action or one draw.

        Raises `IllegalAction`, `NotationError` where a text is no action, and `TypeError` for
        anything that is neither; the state then stays as it was.
        """
        if isinstance(action, str) and not isinstance(action, Step | Halt):
            from tantrix.notation.moves import read_action

            action = read_action(action)
        if not isinstance(action, Action):
            raise no_action(action)
        reasons = self.refusals(action)
        if reasons:
            raise IllegalAction(reasons)
        self._make(action)
        while settle and self.settle():
            pass

    def _make(self, action: Action) -> None:
        """Make an action that is legal."""
        self.push(action)

    @abstractmethod
    def refusals(self, action: Action) -> tuple[Refusal, ...]:
        """Return every reason why `action` may not be made now; `()` means legal."""

    @abstractmethod
    def push(self, action: Action) -> None:
        """Make an action, unchecked."""

    @abstractmethod
    def settle(self) -> bool:
        """Make the due draw from a bag whose order is known; tell whether there was one."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Return what makes the position: equal keys, equal play; the history is no part of it."""

    def __eq__(self, other: object) -> bool:
        """Tell whether both are the same position, however it came about."""
        return self.key() == other.key() if isinstance(other, type(self)) else NotImplemented

    def __hash__(self) -> int:
        """Return the hash of the position as it is now."""
        return hash(self.key())

    def __str__(self) -> str:
        """Return the board with what lies round it, as plain text."""
        return self._drawn()

    @abstractmethod
    def _drawn(self) -> str:
        """Return the state as plain text."""
