"""What a game was: accuracy and luck by player, and where it turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Literal, NamedTuple

from tantrix.analysis.game import PLAYERS, Moment
from tantrix.analysis.labels import Label
from tantrix.rules.base import Outcome

FAVOURITE = 0.6
"""Who can expect so much is the favourite, until the other one can."""

Cause = Literal["placement", "draw", "play"]


class PlayerSummary(NamedTuple):
    """What one player did and met.

    `accuracy` is the mean over their `choices`, in percent; None where they had none. `lost` is
    what their placements cost in all, `luck` what their draws brought, both in expected results.
    """

    accuracy: float | None
    choices: int
    labels: dict[Label, int]
    lost: float
    luck: float


class TurningPoint(NamedTuple):
    """Where the favourite changed: the move, the new favourite, and what did most of it."""

    number: int
    player: int
    cause: Cause


class GameSummary(NamedTuple):
    """A whole game. `values` are the results that player 0 could expect, before each move.

    The last one is the result itself, where the game is over.
    """

    values: list[float]
    players: tuple[PlayerSummary, ...]
    turning_points: list[TurningPoint]


def summary(found: Sequence[Moment], outcome: Outcome | None) -> GameSummary:
    """Return what moments add up to; the outcome is None where the game goes on."""
    values = [moment.seen(moment.best.candidate.result) for moment in found]
    if outcome is not None:
        values.append(fmean([0 in outcome.winners, 1 not in outcome.winners]))
    players = tuple(_player(found, player) for player in range(PLAYERS))
    return GameSummary(values, players, _turning_points(found, values))


def _player(found: Sequence[Moment], player: int) -> PlayerSummary:
    own = [moment for moment in found if moment.player == player]
    accuracies = [moment.accuracy for moment in own if moment.accuracy is not None]
    counts = Counter(moment.label for moment in own)
    return PlayerSummary(
        fmean(accuracies) if accuracies else None,
        len(accuracies),
        {label: counts[label] for label in Label},
        sum(moment.found.loss for moment in own),
        sum(moment.luck.luck for moment in own if moment.luck is not None),
    )


def _turning_points(found: Sequence[Moment], values: Sequence[float]) -> list[TurningPoint]:
    """Return the moves by which the favourite changed.

    Between the last time that the former favourite was one and the first time that the new one is,
    it is the move that brought most.
    """
    points = []
    favourite: int | None = None
    since = 0
    for index, value in enumerate(values):
        ahead = 0 if value >= FAVOURITE else 1 if value <= 1 - FAVOURITE else None
        if ahead is None:
            continue
        if favourite is not None and ahead != favourite:
            points.append(_turning_point(found, values, range(since, index), ahead))
        favourite, since = ahead, index
    return points


def _turning_point(
    found: Sequence[Moment], values: Sequence[float], moves: range, player: int
) -> TurningPoint:
    sign = 1 if player == 0 else -1
    index = max(moves, key=lambda at: sign * (values[at + 1] - values[at]))
    moment = found[index]
    change = abs(values[index + 1] - values[index])
    own = moment.player == player
    luck = 0.0 if moment.luck is None else moment.luck.luck
    cause: Cause = "play"
    if not own and moment.found.loss >= change / 2:
        cause = "placement"
    elif (luck if own else -luck) >= change / 2:
        cause = "draw"
    return TurningPoint(moment.number, player, cause)
