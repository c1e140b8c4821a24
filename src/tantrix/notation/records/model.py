"""A record: a game from its deal on, move by move, with what people say about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

from tantrix.native import Position
from tantrix.notation.turns import InTurn
from tantrix.rules.bag import Deal
from tantrix.rules.base import Action, Draw, State
from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.core.tile_board import TileBoard
from tantrix.rules.core.tiles import TILES
from tantrix.rules.strategy.state import StrategyRules, StrategyState

DEEPEST = 8
"""How deep variations may be nested."""

GLYPHS = ("!", "?", "!!", "??", "!?", "?!")
"""The signs that people write for the glyphs 1 to 6; all others have numbers only."""

MOST_NAG = 255
"""The greatest number of a glyph, as in PGN."""


class TurnState(State, InTurn, Protocol):
    """A position of any game with turns: what a record can begin with.

    >>> import tantrix
    >>> from tantrix.notation.records.model import TurnState
    >>> state: TurnState = tantrix.new_game(seed=1)
    >>> len(state.board), state.drawing, state.current_player
    (0, False, 1)
    """

    @property
    def board(self) -> TileBoard:
        """The tiles on the table."""

    @property
    def drawing(self) -> bool:
        """Whether a draw is due."""


@dataclass(frozen=True, slots=True)
class RecordMove:
    """An action with the tile drawn after it, and what is noted of it.

    `placement` is any action; of several draws in a row the second and later ones, and one that
    follows no action, are moves of their own. `drawn` is None where nothing is drawn, or where it
    is not known (any more). `used_ms` is the time that the player has used after the move,
    `left_ms` what is left of it, in milliseconds. `nags` are numeric annotation glyphs as in PGN: 1
    is a good move, 2 a mistake. Each of the `variations` begins in place of this move.

    >>> import tantrix
    >>> from tantrix.notation.records import RecordMove
    >>> RecordMove(tantrix.Placement(1, 0, 0, 0), drawn=7, comment="a start").drawn
    7
    """

    placement: Action
    drawn: int | None = None
    used_ms: int | None = None
    comment: str = ""
    variations: tuple[tuple[RecordMove, ...], ...] = ()
    nags: tuple[int, ...] = ()
    left_ms: int | None = None


@dataclass
class Record:
    """A game of Strategy as it is kept: the rules, the deal and every move, and tags of free text.

    `tags` are those that the game itself does not tell: the event, the date, the players' names.
    While the order of the bag must stay secret, the bag of `deal` is empty and `hidden` is the
    number of tiles in it at the start; the moves have the tiles drawn so far.

    `begun` is the position that somebody set up for the game to begin with, None where it began
    with a deal. `deal` has the hands and the bag of that position then.

    >>> import random, tantrix
    >>> rules = tantrix.StrategyRules()
    >>> deal = rules.deal(random.Random(1))
    >>> record = tantrix.record_of(deal, rules.new_state(deal), {"Event": "Trial"})
    >>> record.rules.players, record.moves, record.tags
    (2, [], {'Event': 'Trial'})
    """

    tags: dict[str, str]
    rules: StrategyRules
    deal: Deal
    moves: list[RecordMove] = field(default_factory=list)
    hidden: int = 0
    comment: str = ""
    begun: StrategyState | None = None


class Problem(NamedTuple):
    """Something wrong in a text, where it stands (line and column from 1), by a stable id.

    >>> import tantrix
    >>> record, problems = tantrix.read_record("1. nonsense")
    >>> problems[-1].line, problems[-1].id
    (1, 'bad.record.word')
    """

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
    bag is left out, and the tag `Seed` with it. Raises `TypeError` for anything but a deal: of a
    game that began in a position, `Game.played` makes a record.

    >>> import random, tantrix
    >>> rules = tantrix.StrategyRules()
    >>> deal = rules.deal(random.Random(1))
    >>> state = rules.new_state(deal)
    >>> state.play(state.legal_actions()[0])
    >>> len(tantrix.record_of(deal, state).moves)
    1
    """
    if not isinstance(deal, Deal):
        raise TypeError(f"no deal: {deal!r}")
    record = Record(dict(tags or {}), state.rules, deal, moves_of(state.history, clocks))
    if not state.is_over:
        record.tags.pop("Seed", None)
        record.hidden = len(deal.bag)
        record.deal = deal._replace(bag=())
    return record


def moves_of(history: Sequence[Action], clocks: Sequence[int | None] = ()) -> list[RecordMove]:
    """Return the moves of a history, each with its draw and its time; draws take none.

    >>> import tantrix
    >>> from tantrix.notation.records.model import moves_of
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(game.legal_actions()[0])
    >>> len(moves_of(game.history))
    1
    """
    moves: list[RecordMove] = []
    times = iter(clocks)
    for action in history:
        if not isinstance(action, Draw):
            moves.append(RecordMove(action, used_ms=next(times, None)))
        elif moves and moves[-1].drawn is None and not isinstance(moves[-1].placement, Draw):
            moves[-1] = replace(moves[-1], drawn=action.tile)
        else:
            moves.append(RecordMove(action))
    return moves


def start(record: Record) -> StrategyState:
    """Return the state before the first move.

    >>> import tantrix
    >>> from tantrix.notation.records.model import start
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(game.legal_actions()[0])
    >>> record, _ = tantrix.read_record(tantrix.write_game(game))
    >>> len(start(record).board)
    0
    """
    if record.begun is not None:
        return record.begun.copy()
    deal = record.deal
    if not record.hidden:
        return record.rules.new_state(deal)
    dealt = {tile for hand in deal.hands for tile in hand}
    rest = [tile for tile in TILES if tile not in dealt]
    return record.rules.new_state(deal._replace(bag=tuple(rest[: record.hidden]))).hidden()


def advance(state: TurnState, move: RecordMove) -> None:
    """Make a move of a record, and the draw after it, from the bag where its order is known.

    Raises `IllegalAction` where the move or the draw is against the rules; the state then stays as
    it was.

    >>> import tantrix
    >>> from tantrix.notation.records import RecordMove, advance
    >>> state = tantrix.new_game(seed=1)
    >>> advance(state, RecordMove(state.legal_placements()[0]))
    >>> len(state.board), len(state.hands[1])  # the tile of the bag is drawn too
    (1, 6)
    """
    state.play(move.placement, settle=False)
    if move.drawn is None:
        if not isinstance(move.placement, Draw):
            state.settle()
        return
    try:
        state.play(Draw(move.drawn), settle=False)
    except ValueError:
        state.pop()
        raise


@contextmanager
def at_move(*place: int) -> Iterator[None]:
    """Say of an action that is refused at which move it was; see `IllegalAction.at`.

    >>> import tantrix
    >>> from tantrix.notation.records.model import at_move
    >>> state = tantrix.new_game(seed=1)
    >>> try:
    ...     with at_move(7):
    ...         state.play("25@9,9:0")
    ... except tantrix.IllegalAction as error:
    ...     print(error.at)
    (7,)
    """
    try:
        yield
    except IllegalAction as error:
        raise IllegalAction(error.refusals, (*place, *error.at)) from None


def iter_states(record: Record) -> Iterator[StrategyState]:
    """Yield the state before the first move and after each one, every one a copy.

    Raises `IllegalAction` where a move is against the rules.

    >>> import tantrix
    >>> from tantrix.notation.records.model import iter_states
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(game.legal_actions()[0])
    >>> record, _ = tantrix.read_record(tantrix.write_game(game))
    >>> [len(state.board) for state in iter_states(record)]
    [0, 1]
    """
    state = start(record)
    yield state.copy()
    for number, move in enumerate(record.moves, start=1):
        with at_move(number):
            advance(state, move)
        yield state.copy()


def replay(record: Record) -> StrategyState:
    """Return the state after the last move.

    Raises `IllegalAction` where a move is against the rules.

    >>> import random, tantrix
    >>> rules = tantrix.StrategyRules()
    >>> deal = rules.deal(random.Random(1))
    >>> state = rules.new_state(deal)
    >>> while not state.is_over:
    ...     state.play(state.legal_actions()[0])
    >>> tantrix.replay_record(tantrix.record_of(deal, state)) == state
    True
    """
    state = start(record)
    for number, move in enumerate(record.moves, start=1):
        with at_move(number):
            advance(state, move)
    return state


def result(state: State | Position) -> tuple[str, str]:
    """Return the result and how the game ended: `24-18` and `played`, or `*` and `unfinished`.

    >>> import tantrix
    >>> from tantrix.notation.records import result
    >>> state = tantrix.new_game(seed=1)
    >>> result(state)
    ('*', 'unfinished')
    >>> while not state.is_over:
    ...     state.play(state.legal_actions()[0])
    >>> result(state)[1]
    'played'
    """
    outcome = state.outcome()
    if outcome is None:
        return "*", "unfinished"
    return "-".join(map(str, outcome.scores)), outcome.termination.value
