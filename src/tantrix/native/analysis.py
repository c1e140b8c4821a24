"""What a position of two players is worth, what was lost by a placement, what a draw brought.

`native/engine/analysis.hpp` says how. The order of the bag is never looked at.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import starmap
from typing import NamedTuple

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
    """

    candidate: Candidate
    own: float
    rival: float
    own_points: float
    rival_points: float
    chain: tuple[Placement, ...]


class ReasonKind(StrEnum):
    """Why a placement is worse than another."""

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
    """What speaks against what was played: the space that it is about, and how much it is."""

    kind: ReasonKind
    at: Hex | None
    amount: float


class PositionAnalysis(NamedTuple):
    """A position in which somebody is to place.

    `placements` are those that were compared, the best first; `played` is where among them stands
    what was played, None where that is not known. `loss` is by how much it lowered the expected
    result, with the standard error `error`, and `reasons` tell why, the weightiest first. `exact`
    tells that all of this is proved.
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
    """
    with refusing():
        found = _native.analyse_draw(
            copied_in(state, None),
            network._own,  # noqa: SLF001 - of this room
            tile,
            stop or Stop(),
        )
    return None if found is None else DrawAnalysis(*found)
