"""What a line of moves comes to: whether it is legal, its last position, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tantrix.native import Position
from tantrix.notation.records.model import RecordMove, TurnState, advance, at_move
from tantrix.notation.records.referee import by_kernel, words_of
from tantrix.rules.base import State


def end(state: TurnState, moves: Sequence[RecordMove]) -> State | Position:
    """Return the position after a line of moves; the state is handed over.

    Raises `IllegalAction`, for which variations are not looked at.

    >>> import tantrix
    >>> from tantrix.notation.records import end, start
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> record, problems = tantrix.read_record(head + " 1. 5@0,0:0=13 2. 8@0,1:0=14")
    >>> len(end(start(record), record.moves).board)
    2
    """
    judge = by_kernel(state, words_of(replace(move, variations=()) for move in moves))
    if judge is not None:
        return judge.end
    for number, move in enumerate(moves, start=1):
        with at_move(number):
            advance(state, move)
    return state


def check(state: TurnState, moves: Sequence[RecordMove]) -> None:
    """Raise `IllegalAction` where a move, of a variation too, is against the rules.

    >>> import tantrix
    >>> from tantrix.notation.records import start
    >>> from tantrix.notation.records.outcomes import check
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> record, problems = tantrix.read_record(head + " 1. 5@0,0:0=13 2. 8@0,1:0=14")
    >>> check(start(record), record.moves)
    >>> try:
    ...     check(start(record), record.moves[1:])
    ... except tantrix.IllegalAction as error:
    ...     print(error.refusals[0].id)
    illegal.tile_not_in_hand
    """
    if by_kernel(state, words_of(moves)) is None:
        _check(state.copy(), moves)


def _check(state: TurnState, moves: Iterable[RecordMove]) -> None:
    """Check a line by the rules; the state is handed over."""
    for number, move in enumerate(moves, start=1):
        for place, branch in enumerate(move.variations, start=1):
            with at_move(number, place):
                _check(state.hidden(), branch)
        with at_move(number):
            advance(state, move)
