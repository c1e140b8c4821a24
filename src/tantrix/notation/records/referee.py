"""Who makes the moves of a record: the rules in Python, or the kernel, which is far faster.

The rules are the specification. They read a move in the position that the moves before it led to,
make it, and say what is wrong with it. The kernel replays all moves of a game at once and answers
for every one, or not at all: where anything in the text is no legal game of Strategy, or asks for
more than the kernel knows, the rules read it from the beginning. So both lead to the same record,
and every problem is one that the rules report.

A referee follows one line of moves, the game itself or a variation; `branch` is the referee of
another line in place of the last move. The kernel's has all its answers in the order of the text,
so that it serves every line of a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, Protocol, TypeGuard

from tantrix.native import Position, ReplayedMove
from tantrix.notation.moves import OnBoard, read_action, read_move, write_action, write_move
from tantrix.notation.records.lexer import Token
from tantrix.notation.records.model import DEEPEST, RecordMove, TurnState, advance, result
from tantrix.notation.turns import Turn, moment
from tantrix.rules.base import Action, Draw
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import NotationError, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

Doubt = Callable[[Token, NotationError], None]
"""Is called with a move that can be made all the same, and with what is wrong with it."""

_ACTION = re.compile(r"(.+)=([1-9][0-9]?)")


class MadeMove(Protocol):
    """A move that was read and made."""

    @property
    def action(self) -> Action:
        """The action."""

    @property
    def drawn(self) -> int | None:
        """The tile drawn after it, None where there is none, or nobody knows it."""

    @property
    def turn(self) -> int:
        """The number of its turn, from 1."""


class _Replayed(NamedTuple):
    """A move that the rules made."""

    action: Action
    drawn: int | None
    turn: int


class WrittenMove(NamedTuple):
    """The text of a move that was made, the number of its turn, and whether it begins that."""

    text: str
    turn: int
    begins: bool


class Referee(Protocol):
    """Makes the moves of one line."""

    @property
    def steps(self) -> bool:
        """Whether a word such as `discard` or `=31` can be a move now."""

    def read(self, token: Token, doubt: Doubt) -> MadeMove:
        """Make a move as it is written; raises `NotationError` and `IllegalAction`."""

    def write(self, move: RecordMove) -> WrittenMove:
        """Make a move; raises `NotationError` and `IllegalAction`."""

    def branch(self) -> Referee:
        """Return the referee of a variation of the last move, in which the bag is unknown."""

    def result(self) -> tuple[str, str]:
        """Return the result and how the game ended; see `result`."""


class RulesReferee:
    """Makes moves by the rules in Python, of any game; the state given is played on."""

    def __init__(self, state: TurnState, turn: Turn | None = None) -> None:
        """Begin a line in a state; `turn` is the one of the move before it."""
        self._state = state
        self._turn = self._before = turn or Turn()
        self._made = 0

    @property
    def steps(self) -> bool:
        """Whether a word such as `discard` or `=31` can be a move now."""
        return self._state.drawing or not isinstance(self._state, StrategyState)

    def read(self, token: Token, doubt: Doubt) -> MadeMove:
        """Make a move as it is written; a needless `F` is a doubt, but no obstacle."""
        action, drawn = self._action(token, doubt)
        self._make(RecordMove(action, drawn))
        return _Replayed(action, drawn or self._new(action), self._turn.number)

    def write(self, move: RecordMove) -> WrittenMove:
        """Make a move."""
        action, state, turns = move.placement, self._state, self._turn.number
        if isinstance(action, Placement) and on_board(state):
            text = write_move(state, action)
        else:
            text = write_action(action)
        self._make(move)
        drawn = self._new(action)
        text = text if drawn is None else f"{text}={drawn}"
        return WrittenMove(text, self._turn.number, self._turn.number > turns)

    def branch(self) -> RulesReferee:
        """Return the referee of a variation of the last move."""
        state = self._state.copy()
        for _ in range(self._made):
            state.pop()
        return RulesReferee(state.hidden(), self._before)

    def result(self) -> tuple[str, str]:
        """Return the result and how the game ended."""
        return result(self._state)

    def _make(self, move: RecordMove) -> None:
        """Make a move and count its turn."""
        turn = self._turn if self._state.drawing else self._turn.at(moment(self._state))
        advance(self._state, move)
        self._before, self._turn = self._turn, turn
        self._made = 1 if self._new(move.placement) is None else 2

    def _new(self, action: Action) -> int | None:
        """Return the tile that was drawn after an action."""
        last = self._state.last
        return last.tile if isinstance(last, Draw) and not isinstance(action, Draw) else None

    def _action(self, token: Token, doubt: Doubt) -> tuple[Action, int | None]:
        """Return what a move says."""
        state, text = self._state, token.text
        if "@" not in text or not on_board(state):
            drawn = _ACTION.fullmatch(text)
            action = read_action(drawn[1] if drawn else text)
            return action, int(drawn[2]) if drawn else None
        try:
            return read_move(state, text)
        except NotationError as error:
            if error.params["reason"] != "not_forced":
                raise
            doubt(token, error)
            return read_move(state, text.removeprefix("F"))


class KernelReferee:
    """Answers as the kernel has replayed the game."""

    steps = True

    def __init__(self, moves: Iterator[ReplayedMove], end: Position) -> None:
        """Take the answers, and the position at the end of the game, `end`."""
        self._moves = moves
        self.end = end

    def read(self, token: Token, doubt: Doubt) -> ReplayedMove:  # noqa: ARG002 - it was read before
        """Return the next move."""
        return next(self._moves)

    def write(self, move: RecordMove) -> WrittenMove:  # noqa: ARG002 - it was made before
        """Return the next move as text."""
        found = next(self._moves)
        text = write_action(found.action)
        if found.only_rotation:
            text = text.partition(":")[0]
        mark = "F" if found.forced else ""
        drawn = "" if found.drawn is None else f"={found.drawn}"
        return WrittenMove(f"{mark}{text}{drawn}", found.turn, found.begins)

    def branch(self) -> KernelReferee:
        """Return the referee of a variation of the last move, whose moves come next."""
        return self

    def result(self) -> tuple[str, str]:
        """Return the result and how the game ended."""
        return result(self.end)


def referee(state: TurnState, words: Iterable[str]) -> Referee:
    """Return who judges a game from a state on; the state is handed over.

    `words` are all moves of the game itself, and of its variations in parentheses.
    """
    return by_kernel(state, words) or RulesReferee(state)


def by_kernel(state: TurnState, words: Iterable[str]) -> KernelReferee | None:
    """Return the kernel's referee, None where it does not know the game or a word is no move."""
    if not isinstance(state, StrategyState) or state.halted:
        return None
    try:
        position = Position(state)
        moves = position.replay(words, DEEPEST)
    except TantrixError:
        return None
    return None if moves is None else KernelReferee(iter(moves), position)


def words_of(moves: Iterable[RecordMove]) -> Iterator[str]:
    """Yield the words of a line that the kernel is to replay."""
    for move in moves:
        text = write_action(move.placement)
        yield text if move.drawn is None else f"{text}={move.drawn}"
        for branch in move.variations:
            if branch:
                yield "("
                yield from words_of(branch)
                yield ")"


def on_board(state: TurnState) -> TypeGuard[OnBoard]:
    """Tell whether a game is played with the real tiles, so that moves have a short form."""
    return isinstance(state.board, Board)
