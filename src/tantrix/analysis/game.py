"""A game placement by placement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tantrix.native.analysis import (
    USUAL,
    DrawAnalysis,
    Effort,
    Judged,
    Label,
    MomentFigures,
    PositionAnalysis,
    accuracy,
    analyse_draw,
    analyse_position,
    label_of,
)
from tantrix.native.engine import Network, Stop
from tantrix.notation import records
from tantrix.rules.base import Draw
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules, StrategyState

PLAYERS = 2
"""How many players a game must have: the network has learnt from no others."""

_NUMBERS = 1024
"""More than a game has moves."""


class Moment(NamedTuple):
    """A placement of a game: what it was worth, and what its draw brought.

    `number` counts the moves from 1. What `found` says is seen by `player`, and so is the luck.

    >>> import tantrix
    >>> from tantrix.analysis import moments
    >>> from tantrix.native.analysis import Effort
    >>> from tantrix.robots.native import network
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> record, problems = tantrix.read_record(head + " 1. 5@0,0:0=13 2. 8@0,1:0=14")
    >>> one, two = moments(record, network(), effort=Effort(first=4, second=8, confirm=16))
    >>> one.number, one.player, two.player, one.played == one.made.candidate.placement
    (1, 0, 1, True)
    """

    number: int
    player: int
    played: Placement
    found: PositionAnalysis
    drawn: int | None
    luck: DrawAnalysis | None

    @property
    def best(self) -> Judged:
        """The best placement."""
        return self.found.placements[0]

    @property
    def made(self) -> Judged:
        """The placement that was made."""
        return self.found.placements[self.found.played or 0]

    @property
    def label(self) -> Label | None:
        """What the placement is called, None where it is not blamed."""
        return label_of(self.found.loss, self.found.error)

    @property
    def accuracy(self) -> float | None:
        """Its accuracy in percent, None where there was no choice."""
        return accuracy(self.found.loss) if self.found.choices > 1 else None

    @property
    def figures(self) -> MomentFigures:
        """What of it counts in a summary."""
        found = self.found
        luck = None if self.luck is None else self.luck.luck
        best = self.best.candidate.result
        return MomentFigures(
            self.number, self.player, found.choices, best, found.loss, found.error, luck
        )

    def seen(self, result: float, player: int = 0) -> float:
        """Return an expected result of who placed as `player` sees it."""
        return result if player == self.player else 1 - result


def check(record: records.Record) -> None:
    """Raise `TantrixError` where a game cannot be analysed.

    `bad.analysis.players` where not two play, `bad.analysis.empty` where nothing is placed.

    >>> import tantrix
    >>> from tantrix.analysis import check
    >>> record, problems = tantrix.read_record('[Game "strategy:2"] [Hands "1,2,3/4,5,6"]')
    >>> try:
    ...     check(record)
    ... except tantrix.TantrixError as error:
    ...     print(error.id)
    bad.analysis.empty
    """
    _check_players(record.rules)
    if not any(isinstance(move.placement, Placement) for move in record.moves):
        raise TantrixError("bad.analysis.empty")


def position(state: StrategyState, network: Network, seed: int = 0) -> PositionAnalysis:
    """Return what the placements of a position are worth.

    Raises `TantrixError` `bad.analysis.players`, and `bad.kernel` `nobody_to_act`.

    >>> import tantrix
    >>> from tantrix.analysis import position
    >>> from tantrix.robots.native import network
    >>> state = tantrix.new_game(seed=1)
    >>> found = position(state, network())
    >>> found.placements[0].candidate.placement in state.legal_placements()
    True
    """
    _check_players(state.rules)
    found = analyse_position(state, None, network, seed=seed)
    if found is None:
        raise RuntimeError("nobody stopped it")
    return found


def _check_players(rules: StrategyRules) -> None:
    """Raise `TantrixError` `bad.analysis.players` where a game has not two players."""
    if rules.players != PLAYERS:
        raise TantrixError("bad.analysis.players", players=rules.players)


def moments(
    record: records.Record,
    network: Network,
    *,
    effort: Effort = USUAL,
    seed: int = 0,
    stop: Stop | None = None,
) -> Iterator[Moment]:
    """Yield what each placement of a game was worth, in order; fewer where it is stopped.

    Equal seeds give equal answers, whatever is in the bag. Raises `TantrixError` as `check`, and
    `bad.kernel` `far` where the tiles lie too far apart.

    >>> import tantrix
    >>> from tantrix.analysis import moments
    >>> from tantrix.native.analysis import Effort
    >>> from tantrix.robots.native import network
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> record, problems = tantrix.read_record(head + " 1. 5@0,0:0=13 2. 8@0,1:0=14")
    >>> quick = Effort(first=4, second=8, confirm=16)
    >>> for moment in moments(record, network(), effort=quick):
    ...     print(moment.number, moment.found.choices)
    1 36
    2 72
    """
    check(record)
    states = records.iter_states(record)
    state = next(states)
    for number, (move, after) in enumerate(zip(record.moves, states, strict=True), start=1):
        if not isinstance(move.placement, Placement):
            return
        found = analyse_position(
            state,
            move.placement,
            network,
            effort=effort,
            seed=seed * _NUMBERS + number,
            stop=stop,
        )
        drawn = after.history[-1]
        tile = drawn.tile if isinstance(drawn, Draw) else None
        luck = None if tile is None else _luck(state, move.placement, tile, network, stop)
        if found is None or (luck is None and tile is not None):
            return
        yield Moment(number, state.player, move.placement, found, tile, luck)
        state = after


def _luck(
    state: StrategyState, placed: Placement, tile: int, network: Network, stop: Stop | None
) -> DrawAnalysis | None:
    """Return what the draw after a placement brought."""
    due = state.hidden()
    due.push(placed)
    return analyse_draw(due, tile, network, stop)
