"""What the network should have said of a position, from what happened after it.

TD(lambda) on distributions (Sutton 1988; in self-play as TD-Gammon): the target of an afterstate is
a mixture of what the network says of the same player's next afterstate and of that afterstate's own
target, down to the final margin. Random placements are not what the player would have chosen: a
trace ends before them, and an afterstate whose continuation begins with one is not learnt from.
Where the final margin alone counts (lambda 1), no random placement at all may follow.

Where the player looked ahead, its estimates of the win and of the margin are known too. The
distribution that has both and is nearest to the network's own (in relative entropy) is an
exponential tilt of it, p exp(a margin + b [margin > 0]); it enters the target with a share, and is
the whole target of a placement that the player thought of and did not make.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tantrix.training.network import BINS, LARGEST, Floats
from tantrix.training.positions import Positions

MARGINS = np.arange(-LARGEST, LARGEST + 1, dtype=np.float32)
WON = (MARGINS > 0).astype(np.float32)


@dataclass(frozen=True)
class Chains:
    """How the afterstates of one player in one game follow each other.

    `following` is the number of the player's next afterstate, -1 for the last; `cut` tells whether
    a random placement comes first. `rank` counts from the last one, 0.
    """

    following: NDArray[np.intp]
    cut: NDArray[np.bool_]
    rank: NDArray[np.intp]


def chains(positions: Positions, *, to_the_end: bool = False) -> Chains:
    """Find the chains; `to_the_end` looks for random placements up to the end of the game."""
    count = len(positions)
    key = positions.game.astype(np.int64) * 8 + positions.player
    key = np.where(positions.played, key, -1 - np.arange(count))
    order = np.argsort(key, kind="stable")
    same = key[order][1:] == key[order][:-1]
    following = np.full(count, -1, np.intp)
    following[order[:-1][same]] = order[1:][same]
    random = np.concatenate([[0], np.cumsum(positions.random)])
    game_end = np.searchsorted(positions.game, positions.game, side="right")
    until = np.where((following >= 0) & (not to_the_end), following + 1, game_end)
    cut = random[until] > random[np.arange(count) + 1]
    chain_end = np.searchsorted(key[order], key[order], side="right")
    rank = np.empty(count, np.intp)
    rank[order] = chain_end - 1 - np.arange(count)
    return Chains(following, cut, rank)


def outcomes(margin: NDArray[np.int8]) -> Floats:
    """Return the final margins as distributions."""
    found = np.zeros((len(margin), BINS), np.float32)
    found[np.arange(len(margin)), margin.astype(np.intp) + LARGEST] = 1
    return found


def margin_targets(
    positions: Positions, said: Floats, trace: float, searched: float
) -> tuple[Floats, Floats]:
    """Return the target of each position, and its weight (0 where there is none).

    `said` is what the network says of each now; `trace` is lambda; `searched` is the share of the
    player's own estimate where it has one.
    """
    links = chains(positions, to_the_end=trace == 1)
    found = np.where(links.cut[:, None], said, outcomes(positions.margin))
    for rank in range(1, int(links.rank.max(initial=0)) + 1):
        at = np.flatnonzero((links.rank == rank) & ~links.cut)
        then = links.following[at]
        found[at] = (1 - trace) * said[then] + trace * found[then]
    weights = positions.played.astype(bool) & ~links.cut
    if searched:
        known = np.flatnonzero(~np.isnan(positions.win) & ~np.isnan(positions.expected))
        guided = tilted(said[known], positions.win[known], positions.expected[known])
        share = np.where(positions.played[known], searched, 1)[:, None]
        found[known] = (1 - share) * found[known] + share * guided
        weights[known] = True
    return found.astype(np.float32), weights.astype(np.float32)


def tilted(said: Floats, win: Floats, expected: Floats, rounds: int = 12) -> Floats:
    """Return the distributions nearest to `said` with these chances to win and mean margins.

    By Newton's method for both multipliers at once, damped; wishes that cannot be met together are
    met as nearly as a bounded tilt can.
    """
    logs = np.log(said.astype(np.float64) + 1e-9)
    tilt = np.zeros((len(said), 2))
    wanted = np.stack([np.clip(expected, -35, 35), np.clip(win, 0.002, 0.998)], axis=1)
    for _ in range(rounds):
        p = _normalised(logs + tilt[:, :1] * MARGINS + tilt[:, 1:] * WON)
        mean, won = p @ MARGINS, p @ WON
        spread = p @ (MARGINS.astype(np.float64) ** 2) - mean**2 + 1e-3
        both = (p * WON) @ MARGINS - mean * won
        chance = won * (1 - won) + 1e-3
        miss = wanted - np.stack([mean, won], axis=1)
        ground = spread * chance - both**2 + 1e-6
        step = np.stack(
            [chance * miss[:, 0] - both * miss[:, 1], spread * miss[:, 1] - both * miss[:, 0]],
            axis=1,
        )
        tilt += np.clip(step / ground[:, None], [-0.2, -1.0], [0.2, 1.0])
        tilt = np.clip(tilt, [-1.5, -6.0], [1.5, 6.0])
    return _normalised(logs + tilt[:, :1] * MARGINS + tilt[:, 1:] * WON).astype(np.float32)


def _normalised(logs: NDArray[np.float64]) -> NDArray[np.float64]:
    powers = np.exp(logs - logs.max(axis=1, keepdims=True))
    found: NDArray[np.float64] = powers / powers.sum(axis=1, keepdims=True)
    return found
