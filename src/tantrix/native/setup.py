"""Positions on their way into the kernel, and its refusals on their way out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from tantrix.native import _native
from tantrix.rules.base import Stage
from tantrix.rules.core.colours import COLOURS
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

STAGES = (Stage.FORCED, Stage.FREE, Stage.AFTER, Stage.OVER)
"""The stages by the kernel's numbers."""

_MOST = 2**62
"""No number beyond it is handed over; every one so great is refused in there, or makes no odds."""
_MOST_SMALL = 2**30

PLACEMENT = partial(tuple.__new__, Placement)
"""Makes a placement of what is known to be four numbers, in half the time."""


def copied_in(
    state: StrategyState, bag: Sequence[int] | None, spare: _native.Position | None = None
) -> _native.Position:
    """Return the position of a state, with its bag in this order, or in none where it is None.

    A `spare` one that nobody needs any more is used again. Raises `TantrixError` `bad.kernel`.
    """
    position = spare or _native.Position()
    placements, hands = list(state.board.tiles.values()), state.hands
    try:
        _set_up(
            position, state, placements, hands, bag, state.bag_size, state.player, [*state.resigned]
        )
    except TypeError:
        # A number for which there is no room there; bounded it is refused by the kernel.
        _set_up(
            position,
            state,
            list(map(bounded, placements)),
            [list(map(small, hand)) for hand in hands],
            None if bag is None else list(map(small, bag)),
            near(state.bag_size),
            small(state.player),
            list(map(small, state.resigned)),
        )
    return position


def _set_up(  # noqa: PLR0913, PLR0917 - what may be too great is handed over by itself
    position: _native.Position,
    state: StrategyState,
    placements: Sequence[tuple[int, int, int, int]],
    hands: Sequence[Sequence[int]],
    bag: Sequence[int] | None,
    bag_size: int,
    player: int,
    resigned: Sequence[int],
) -> None:
    rules = state.rules
    try:
        position.set_up(
            rules.players,
            rules.doubles,
            [COLOURS.index(colour) for colour in rules.colours],
            placements,
            hands,
            bag,
            bag_size,
            STAGES.index(state.stage),
            player,
            state.drawing,
            resigned,
        )
    except _native.Refused as refused:
        raise error(refused) from None


def placements_of(position: _native.Position) -> list[Placement]:
    """Return the legal placements, sorted; none while a draw is due."""
    return list(map(PLACEMENT, position.placements()))


def near(number: int) -> int:
    """Return a number, or one that is refused likewise and goes into 64 bits."""
    return max(-_MOST, min(number, _MOST))


def small(number: int) -> int:
    """Return a number, or one that is refused likewise and goes into 32 bits."""
    return max(-_MOST_SMALL, min(number, _MOST_SMALL))


def bounded(placement: Placement) -> tuple[int, int, int, int]:
    """Return a placement, its numbers bounded by `near`."""
    tile, q, r, rotation = placement
    return near(tile), near(q), near(r), near(rotation)


@contextmanager
def refusing() -> Iterator[None]:
    """Raise what the kernel refuses as an error of ours."""
    try:
        yield
    except _native.Refused as refused:
        raise error(refused) from None


def error(refused: _native.Refused) -> TantrixError:
    """Return what the kernel refuses as an error of ours."""
    reason, number = refused.args
    return TantrixError("bad.kernel", reason=reason, number=number)
