"""What a position of two players is worth, what was lost by a placement, what a draw brought.

`native/engine/analysis.hpp` says how, `native/engine/game_summary.hpp` what all of it adds up to.
The order of the bag is never looked at.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import starmap
from typing import Literal, NamedTuple, cast

from tantrix.native import _native
from tantrix.native.engine import Candidate, Network, Stop
from tantrix.native.setup import copied_in, refusing
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState


class Effort(NamedTuple):
    """How much work an analysis is.

    A choice is made in three steps: the network's `candidates` best placements get `first` samples
    each, the `kept` best of these get `second`, and the best one and what was played get `confirm`
    fresh ones. A sample has so many random `playouts`. From `endgame` tiles on the result is exact
    where it is found within so many `nodes`.

    >>> from tantrix.native.analysis import USUAL, Effort
    >>> USUAL == Effort(), Effort(confirm=50).candidates
    (True, 12)
    """

    first: int = 24
    second: int = 72
    confirm: int = 200
    candidates: int = 12
    kept: int = 4
    playouts: int = 3
    endgame: int = 8
    nodes: int = 20_000


USUAL = Effort()
"""A whole game in some five seconds."""


class Judged(NamedTuple):
    """A placement that was compared with others, and how its samples went on.

    `own` is how many placements of this turn begin with it, `rival` how many the other makes next,
    both on average; `own_points` and `rival_points` are those of the lines of both by then. `chain`
    is what followed in at least half of the samples.

    >>> import tantrix
    >>> from tantrix.native.analysis import Effort, analyse_position
    >>> from tantrix.robots.native import network
    >>> quick = Effort(first=4, second=8, confirm=16)
    >>> state = tantrix.new_game(seed=1)
    >>> played = state.legal_placements()[0]
    >>> found = analyse_position(state, played, network(), effort=quick)
    >>> best = found.placements[0]
    >>> best.candidate.placement in state.legal_placements(), best.own > 0
    (True, True)
    """

    candidate: Candidate
    own: float
    rival: float
    own_points: float
    rival_points: float
    chain: tuple[Placement, ...]


class ReasonKind(StrEnum):
    """Why a placement is worse than another.

    >>> from tantrix.native.analysis import ReasonKind
    >>> ReasonKind("loop_given").name
    'LOOP_GIVEN'
    """

    LOOP_LOST = "loop_lost"
    """The better one leads to a loop of so many points more often."""
    LOOP_GIVEN = "loop_given"
    """The other gets a loop of so many points more often."""
    END_BLOCKED = "end_blocked"
    """An own line of so many tiles ends for ever: no tile is left that fits."""
    END_OPEN = "end_open"
    """A line of the other of so many tiles goes on, which the better one ends for ever."""
    RIVAL_SPACE = "rival_space"
    """A forced space that the other alone can fill, for a line of theirs."""
    TEMPO = "tempo"
    """With the bag empty, so many placements more of the other, or fewer of one's own."""
    FREE_MOVES = "free_moves"
    """So many placements more of the other in their next turn."""
    LINE_SHORTER = "line_shorter"
    """The best own line is expected to be so many points shorter."""
    LINE_GIVEN = "line_given"
    """The other's best line is expected to be so many points longer."""
    MARGIN = "margin"
    """None of these: so many points fewer in the end."""


class Reason(NamedTuple):
    """What speaks against what was played: the space that it is about, and how much it is.

    >>> import tantrix
    >>> from tantrix.native.analysis import Reason, ReasonKind
    >>> reason = Reason(ReasonKind.LOOP_GIVEN, tantrix.Hex(1, 2), amount=6.0)
    >>> f"{reason.kind} at {reason.at.q},{reason.at.r}"
    'loop_given at 1,2'
    """

    kind: ReasonKind
    at: Hex | None
    amount: float


class PositionAnalysis(NamedTuple):
    """A position in which somebody is to place.

    `placements` are those that were compared, the best first; `played` is where among them stands
    what was played, None where that is not known. `loss` is by how much it lowered the expected
    result, with the standard error `error`, and `reasons` tell why, the weightiest first. `exact`
    tells that all of this is proved.

    >>> import tantrix
    >>> from tantrix.native.analysis import Effort, analyse_position
    >>> from tantrix.robots.native import network
    >>> quick = Effort(first=4, second=8, confirm=16)
    >>> state = tantrix.new_game(seed=1)
    >>> played = state.legal_placements()[0]
    >>> found = analyse_position(state, played, network(), effort=quick)
    >>> found.choices, found.exact, found.placements[found.played].candidate.placement == played
    (36, False, True)
    """

    choices: int
    exact: bool
    placements: tuple[Judged, ...]
    played: int | None
    loss: float
    error: float
    reasons: tuple[Reason, ...]


class DrawAnalysis(NamedTuple):
    """A draw, seen by who drew.

    `luck` is by how much the expected result is above its mean over all tiles that might have come,
    `sd` the standard deviation over them.

    >>> import tantrix
    >>> from tantrix.native.analysis import analyse_draw
    >>> from tantrix.robots.native import network
    >>> state = tantrix.new_game(seed=1)
    >>> state.push(state.legal_placements()[0])
    >>> drawn = analyse_draw(state, state.unseen[0], network())
    >>> drawn.sd > 0, abs(drawn.luck) < 1
    (True, True)
    """

    luck: float
    sd: float


def analyse_position(  # noqa: PLR0913 - an analysis has this many options
    state: StrategyState,
    played: Placement | None,
    network: Network,
    *,
    effort: Effort = USUAL,
    seed: int = 0,
    stop: Stop | None = None,
) -> PositionAnalysis | None:
    """Return what the placements of a position are worth, None where it was stopped.

    Equal seeds give equal answers. Raises `TantrixError` `bad.kernel` with a reason: `two_players`
    where they are not two, `nobody_to_act`, `not_possible` where `played` is not legal.

    >>> import tantrix
    >>> from tantrix.native.analysis import Effort, analyse_position
    >>> from tantrix.robots.native import network
    >>> quick = Effort(first=4, second=8, confirm=16)
    >>> state = tantrix.new_game(seed=1)
    >>> found = analyse_position(state, None, network(), effort=quick)
    >>> found.choices == len(state.legal_placements()), found.played
    (True, None)
    """
    with refusing():
        found = _native.analyse_position(
            copied_in(state, None),
            network._own,  # noqa: SLF001 - of this room
            played,
            tuple(effort),
            seed % 2**64,
            stop or Stop(),
        )
    if found is None:
        return None
    choices, exact, rows, index, loss, error, why = found
    placements = tuple(
        Judged(
            Candidate.of(row),
            own,
            rival,
            own_points,
            rival_points,
            tuple(starmap(Placement, chain)),
        )
        for row, own, rival, own_points, rival_points, chain in rows
    )
    reasons = tuple(
        Reason(ReasonKind(kind), None if at is None else Hex(*at), amount)
        for kind, at, amount in why
    )
    played_at = None if index < 0 else index
    return PositionAnalysis(choices, exact, placements, played_at, loss, error, reasons)


def analyse_draw(
    state: StrategyState, tile: int, network: Network, stop: Stop | None = None
) -> DrawAnalysis | None:
    """Return what a draw brought in a position in which it is due, None where it was stopped.

    Raises `TantrixError` `bad.kernel` as `analyse_position`.

    >>> import tantrix
    >>> from tantrix.native.analysis import analyse_draw
    >>> from tantrix.robots.native import network
    >>> state = tantrix.new_game(seed=1)
    >>> state.push(state.legal_placements()[0])
    >>> lucks = [analyse_draw(state, tile, network()).luck for tile in state.unseen]
    >>> abs(sum(lucks)) < 0.001  # luck is nothing on average
    True
    """
    with refusing():
        found = _native.analyse_draw(
            copied_in(state, None),
            network._own,  # noqa: SLF001 - of this room
            tile,
            stop or Stop(),
        )
    return None if found is None else DrawAnalysis(*found)


class Label(StrEnum):
    """What a placement that cost something is called; the name of a person's sentence too.

    >>> from tantrix.native.analysis import Label
    >>> [label.value for label in Label]
    ['inaccuracy', 'mistake', 'blunder']
    """

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


def label_of(loss: float, error: float) -> Label | None:
    """Return what a placement is called that lost so much, None where it is not blamed.

    >>> from tantrix.native.analysis import label_of
    >>> label_of(0.0, 0.01) is None, label_of(0.5, 0.01).value
    (True, 'blunder')
    """
    name = _native.label_of(loss, error)
    return None if name is None else Label(name)


def accuracy(loss: float) -> float:
    """Return the accuracy of a placement in percent: 100 where it lost nothing.

    >>> from tantrix.native.analysis import accuracy
    >>> accuracy(0.0), accuracy(0.5) < accuracy(0.1)
    (100.0, True)
    """
    return _native.accuracy_of(loss)


class MomentFigures(NamedTuple):
    """What a placement of a game was worth, seen by who made it.

    `number` is that of the move, `result` what the best of its `choices` could expect, `loss` what
    was given away and `error` the standard error of that, `luck` what the draw after it brought.

    >>> from tantrix.native.analysis import MomentFigures
    >>> MomentFigures(1, 0, choices=36, result=0.5, loss=0.1, error=0.01, luck=0.02).loss
    0.1
    """

    number: int
    player: int
    choices: int
    result: float
    loss: float
    error: float
    luck: float | None


Cause = Literal["placement", "draw", "play"]


class PlayerSummary(NamedTuple):
    """What one player did and met.

    `accuracy` is the mean over their `choices`, in percent; None where they had none. `lost` is
    what their placements cost in all, `luck` what their draws brought, both in expected results.

    >>> from tantrix.native.analysis import Label, MomentFigures, summarise
    >>> first = MomentFigures(1, 0, choices=36, result=0.6, loss=0.3, error=0.01, luck=None)
    >>> player = summarise([first], result=None).players[0]
    >>> player.choices, player.lost, player.labels[Label.BLUNDER]
    (1, 0.3, 1)
    """

    accuracy: float | None
    choices: int
    labels: dict[Label, int]
    lost: float
    luck: float


class TurningPoint(NamedTuple):
    """Where the favourite changed: the move, the new favourite, and what did most of it.

    >>> from tantrix.native.analysis import MomentFigures, summarise
    >>> first = MomentFigures(1, 0, choices=36, result=0.6, loss=0.3, error=0.01, luck=None)
    >>> summarise([first], result=0.0).turning_points
    [TurningPoint(number=1, player=1, cause='placement')]
    """

    number: int
    player: int
    cause: Cause


class GameSummary(NamedTuple):
    """A whole game. `values` are the results that player 0 could expect, before each move.

    The last one is the result itself, where the game is over.

    >>> from tantrix.native.analysis import MomentFigures, summarise
    >>> first = MomentFigures(1, 0, choices=36, result=0.6, loss=0.3, error=0.01, luck=None)
    >>> game = summarise([first], result=0.0)
    >>> game.values, len(game.players)
    ([0.6, 0.0], 2)
    """

    values: list[float]
    players: tuple[PlayerSummary, ...]
    turning_points: list[TurningPoint]


def summarise(moments: Iterable[MomentFigures], result: float | None) -> GameSummary:
    """Return what moments add up to; `result` is that of player 0, None where the game goes on.

    >>> from tantrix.native.analysis import MomentFigures, summarise
    >>> first = MomentFigures(1, 0, choices=36, result=0.6, loss=0.3, error=0.01, luck=None)
    >>> game = summarise([first], result=0.0)
    >>> game.values, game.players[0].choices
    ([0.6, 0.0], 1)
    """
    values, players, points = _native.summarise(list(moments), result)
    return GameSummary(
        values,
        tuple(
            PlayerSummary(accuracy, choices, dict(zip(Label, labels, strict=True)), lost, luck)
            for accuracy, choices, labels, lost, luck in players
        ),
        [TurningPoint(number, player, cast("Cause", cause)) for number, player, cause in points],
    )
