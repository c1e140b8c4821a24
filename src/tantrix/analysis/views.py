"""The types of an analysis as JSON.

Results are expected ones: 1 is a win, 0 a loss, a half a tie.
"""

from __future__ import annotations

from typing import TypedDict

from tantrix.native.analysis import Cause, Label, ReasonKind
from tantrix.notation.json_types import Cell


class CandidateView(TypedDict):
    """A placement that was looked at, seen by who would make it.

    `margin` and `sd` are the mean and the standard deviation of the final margin in points, `chain`
    what follows in at least half of the samples. It was proved where there are no `samples`.
    """

    placement: str
    result: float
    win: float
    tie: float
    margin: float
    sd: float
    samples: int
    chain: list[str]


class PositionAnalysisView(TypedDict):
    """A position in which somebody is to place: the placements compared, the best first."""

    choices: int
    exact: bool
    placements: list[CandidateView]


class ReasonView(TypedDict):
    """Why a placement is worse than the best one: which space it is about, and how much it is."""

    kind: ReasonKind
    at: Cell | None
    amount: float


class MomentView(TypedDict):
    """A placement of a game, by the number of its move.

    `before` and `after` are the results that player 0 can expect before and after it, `margin` and
    `sd` those of the final margin of player 0 before it. `loss` is what the placement cost its
    player, `error` its standard error, `label` what that is called, and `reasons` why it is.
    `best` is the best placement,
    `made` the one that was made; `drawn` the tile drawn after it, and `luck` what that brought its
    player.
    """

    number: int
    player: int
    choices: int
    exact: bool
    before: float
    after: float
    margin: float
    sd: float
    loss: float
    error: float
    accuracy: float | None
    label: Label | None
    reasons: list[ReasonView]
    best: CandidateView
    made: CandidateView
    drawn: int | None
    luck: float | None


class PlayerSummaryView(TypedDict):
    """What one player did and met: `accuracy` in percent, all that was `lost`, and all `luck`."""

    accuracy: float | None
    choices: int
    inaccuracies: int
    mistakes: int
    blunders: int
    lost: float
    luck: float


class TurningPointView(TypedDict):
    """Where the favourite changed: the move, the new favourite, and what did most of it."""

    number: int
    player: int
    cause: Cause


class GameAnalysisView(TypedDict):
    """A game: `values` are the results that player 0 could expect before each move, and at its end.

    `complete` tells whether every placement was looked at.
    """

    values: list[float]
    moments: list[MomentView]
    players: list[PlayerSummaryView]
    turning_points: list[TurningPointView]
    complete: bool
