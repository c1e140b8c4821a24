"""A record: a game from its deal on, move by move, with what people say about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from tantrix.rules.bag import Deal
from tantrix.rules.base import Draw, Halt, Resign
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES
from tantrix.rules.strategy.state import StrategyRules, StrategyState

DEEPEST = 8
"""How deep variations may be nested."""


@dataclass(frozen=True)
class RecordMove:
    """A placement with the tile drawn after it, a resignation or a halt, and what is noted of it.

    `drawn` is None where nothing is drawn, or where it is not known (any more). `clock_ms` is the
    player's clock after the move. Each of the `variations` begins in place of this move.
    """

    placement: Placement | Resign | Halt
    drawn: int | None = None
    clock_ms: int | None = None
    comment: str = ""
    variations: tuple[tuple[RecordMove, ...], ...] = ()


@dataclass
class Record:
    """A game as it is kept: the rules, the deal and every move, and tags of free text.

    `tags` are those that the game itself does not tell: the event, the date, the players' names.
    While the order of the bag must stay secret, the bag of `deal` is empty and `hidden` is the
    number of tiles in it at the start; the moves have the tiles drawn so far.
    """

    tags: dict[str, str]
    rules: StrategyRules
    deal: Deal
    moves: list[RecordMove] = field(default_factory=list)
    hidden: int = 0
    comment: str = ""


class Problem(NamedTuple):
    """Something wrong in a text, where it stands (line and column from 1), by a stable id."""

    line: int
    column: int
    id: str
    params: Mapping[str, object]


def of(
    deal: Deal,
    state: StrategyState,
    tags: Mapping[str, str] | None = None,
    clocks: Sequence[int | None] = (),
) -> Record:
    """Return the record of the game that led from `deal` to `state`.

    `clocks` are the times of the moves in milliseconds. Until the game is over the order of the
    bag is left out, and the tag `Seed` with it.
    """
    record = Record(dict(tags or {}), state.rules, deal, _moves(state, clocks))
    if not state.is_over:
        record.tags.pop("Seed", None)
        record.hidden = len(deal.bag)
        record.deal = deal._replace(bag=())
    return record


def _moves(state: StrategyState, clocks: Sequence[int | None]) -> list[RecordMove]:
    """Return the moves of a state's history, each with its draw and its time."""
    moves: list[RecordMove] = []
    for action in state.history:
        if isinstance(action, Draw):
            moves[-1] = RecordMove(moves[-1].placement, action.tile, moves[-1].clock_ms)
        else:
            clock = clocks[len(moves)] if len(moves) < len(clocks) else None
            moves.append(RecordMove(cast(Placement | Resign | Halt, action), clock_ms=clock))
    return moves


def start(record: Record) -> StrategyState:
    """Return the state before the first move."""
    deal = record.deal
    if not record.hidden:
        return record.rules.new_state(deal)
    dealt = {tile for hand in deal.hands for tile in hand}
    rest = [tile for tile in TILES if tile not in dealt]
    return record.rules.new_state(deal._replace(bag=tuple(rest[: record.hidden]))).hidden()


def advance(state: StrategyState, move: RecordMove) -> None:
    """Make a move of a record, and the draw after it, from the bag where its order is known.

    Raises `IllegalAction` where the move or the draw is against the rules; the placement of an
    illegal draw stays made.
    """
    state.play(move.placement)
    if move.drawn is not None:
        state.play(Draw(move.drawn))
    else:
        state.settle()


def iter_states(record: Record) -> Iterator[StrategyState]:
    """Yield the state before the first move and after each one, every one a copy.

    Raises `IllegalAction` where a move is against the rules.
    """
    state = start(record)
    yield state.copy()
    for move in record.moves:
        advance(state, move)
        yield state.copy()


def replay(record: Record) -> StrategyState:
    """Return the state after the last move.

    Raises `IllegalAction` where a move is against the rules.
    """
    state = start(record)
    for move in record.moves:
        advance(state, move)
    return state
