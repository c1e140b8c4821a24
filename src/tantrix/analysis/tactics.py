"""Tactics: positions of two players with one placement that is clearly the best.

Those of the package come from games of an upper level with itself; `tools/find_tactics.py` finds
them, and `proved` says which positions are tactics. Near the end all that may follow is tried.
Before that:

1. Every legal placement is sampled; the best of them are sampled more.
2. The best and each of its nearest rivals are compared in a thousand samples with the same draws,
   which had no part in choosing them: it must be ahead by `LEAST_LEAD` and by `CERTAIN` standard
   errors.
3. A search of another kind, twice as deep and half of random games, must agree.

A tactic is the harder, the more samples it takes to tell the best placement from the second: with
the standard deviation s of a sample and the lead l, (`TOLD` s / l)^2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import ceil, sqrt
from typing import NamedTuple

import msgspec

from tantrix.native import engine
from tantrix.native.analysis import Effort, PositionAnalysis, Reason, analyse_position
from tantrix.native.engine import Candidate, Network
from tantrix.notation.moves import read_placement, write_placement
from tantrix.notation.positions import strategy
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

LEAST_LEAD = 0.06
"""By how much the best placement is ahead of every other, in expected results."""

CERTAIN = 4.0
"""By how many standard errors."""

TOLD = 3.0
"""Two placements are told apart where their difference is so many standard errors."""

GRADES: Sequence[int] = (10, 30, 100, 300)
"""Up to so many samples tell a tactic of the grades 1, 2, ...; the last grade takes more."""

UNTOLD = 10_000
"""The samples of a tactic that is proved by trying all, but that samples do not tell."""

RIVALS = 2
"""How many of the next best placements are compared with the best."""

_WIDE = Effort(
    first=24, second=96, confirm=1, candidates=1000, kept=1 + RIVALS, playouts=1, endgame=0
)
_DEEP = _WIDE._replace(first=8, second=64, confirm=1000)
_AGREES = "search samples=1500 turns=4 mix=0.5 candidates=6"
_EXACT = Effort(nodes=100_000)


class Tactic(msgspec.Struct, frozen=True):
    """A position in which one placement is best.

    `second` is the best other one, `lead` the difference of their expected results, and `samples`
    how many of them tell the two apart. `exact` says that the best one is proved by trying all that
    may follow.

    >>> import tantrix
    >>> from tantrix.analysis import packaged_tactics
    >>> tactic = packaged_tactics()[0]
    >>> tactic.grade, tactic.solved_by(tantrix.read_placement(tactic.best))
    (1, True)
    >>> tactic.solved_by(tantrix.read_placement(tactic.second))
    False
    """

    position: str
    best: str
    second: str
    result: float
    lead: float
    samples: int
    exact: bool

    @property
    def id(self) -> str:
        """Eight hexadecimal digits of its own, which stay when others are added."""
        return sha256(self.position.encode()).hexdigest()[:8]

    @property
    def grade(self) -> int:
        """From 1, which few samples tell, to 5."""
        return 1 + sum(self.samples > most for most in GRADES)

    def state(self) -> StrategyState:
        """Return the position, in which the player to act is to find the best placement."""
        return strategy.read(self.position)

    def solved_by(self, placement: Placement) -> bool:
        """Tell whether a placement is the best one."""
        return placement == read_placement(self.best)


@cache
def packaged_tactics() -> tuple[Tactic, ...]:
    """Return the tactics of the package, the easiest first.

    >>> from tantrix.analysis import packaged_tactics
    >>> grades = [tactic.grade for tactic in packaged_tactics()]
    >>> grades[0], grades[-1]
    (1, 4)
    """
    text = files("tantrix.analysis").joinpath("tactics.json").read_bytes()
    return tuple(msgspec.json.decode(text, type=list[Tactic]))


class Followed(NamedTuple):
    """A placement that follows another one in at least half of the samples, and who makes it.

    >>> import tantrix
    >>> from tantrix.analysis import explained, packaged_tactics
    >>> from tantrix.robots.native import network
    >>> tactic = packaged_tactics()[0]
    >>> told = explained(tactic, tantrix.read_placement(tactic.best), network())
    >>> [followed.player for followed in told.chain][:2]
    [1, 1]
    """

    placement: Placement
    player: int


class Explanation(NamedTuple):
    """What is said of a placement in a tactic.

    `loss` is by how much it lowers the expected result; of the best one, by how much the second
    best does. `reasons` are what speaks against it, or against the second best. `chain` is what
    follows the placement, as far as the tiles are known.

    >>> import tantrix
    >>> from tantrix.analysis import explained, packaged_tactics
    >>> from tantrix.robots.native import network
    >>> tactic = packaged_tactics()[0]
    >>> told = explained(tactic, tantrix.read_placement(tactic.best), network())
    >>> told.right, told.loss == round(tactic.lead, 3)
    (True, True)
    """

    right: bool
    loss: float
    reasons: tuple[Reason, ...]
    chain: tuple[Followed, ...]


def explained(tactic: Tactic, placement: Placement, network: Network) -> Explanation:
    """Return what speaks for the best placement of a tactic, or against another one.

    Takes up to a second. Raises `TantrixError` `bad.kernel` `not_possible` where it is not legal.

    >>> import tantrix
    >>> from tantrix.analysis import explained, packaged_tactics
    >>> from tantrix.robots.native import network
    >>> tactic = packaged_tactics()[0]
    >>> told = explained(tactic, tantrix.read_placement(tactic.second), network())
    >>> told.right, told.loss > 0, len(told.reasons) > 0
    (False, True, True)
    """
    state, right = tactic.state(), tactic.solved_by(placement)
    other = read_placement(tactic.second) if right else placement
    found = _analysed(state, other, network, Effort(), 0)
    seen = (one for one in found.placements if one.candidate.placement == placement)
    chain = next((one.chain for one in seen), ())
    # What was proved of the second best holds for all that are no better.
    loss = tactic.lead if right else max(found.loss, tactic.lead)
    return Explanation(right, round(loss, 3), found.reasons, tuple(_followed(state, chain)))


def _followed(state: StrategyState, chain: Sequence[Placement]) -> Iterator[Followed]:
    """Yield the placements of a chain down to the first tile that is in nobody's hand yet."""
    holders = {tile: player for player, hand in enumerate(state.hands) for tile in hand}
    for placement in chain:
        if placement.tile not in holders:
            return
        yield Followed(placement, holders[placement.tile])


def proved(state: StrategyState, network: Network, seed: int = 0) -> Tactic | None:
    """Return the tactic of a position of two players, None where no placement is clearly the best.

    Takes up to some seconds. Raises `TantrixError` as `analyse_position`.

    >>> from tantrix.analysis import packaged_tactics, proved
    >>> from tantrix.robots.native import network
    >>> easy = next(tactic for tactic in packaged_tactics() if tactic.exact)
    >>> proved(easy.state(), network()).best == easy.best
    True
    """
    if state.bag_size == 0 and sum(map(len, state.hands)) <= _EXACT.endgame:
        return _solved(state, network, seed)
    wide = _analysed(state, None, network, _WIDE, seed)
    best, *others = (one.candidate for one in wide.placements)
    if not others or any(best.utility - one.utility < LEAST_LEAD / 2 for one in others):
        return None
    tried = []
    for rival in others[:RIVALS]:
        found = _compared(state, best, rival, network, seed)
        if found is None or found.loss < max(LEAST_LEAD, CERTAIN * found.error):
            return None
        tried.append(found)
    nearest = min(tried, key=lambda found: found.loss)
    first, after = engine.search(state, engine.Player(_AGREES, network), seed + 1)[:2]
    if first.placement != best.placement or first.utility - after.utility < LEAST_LEAD / 2:
        return None
    first, second = (
        nearest.placements[0].candidate,
        nearest.placements[nearest.played or 0].candidate,
    )
    return _tactic(state, first, second, _told(nearest))


def _solved(state: StrategyState, network: Network, seed: int) -> Tactic | None:
    """Return the tactic of an ending, where it can be solved."""
    solution = _analysed(state, None, network, _EXACT, seed)
    if not solution.exact or len(solution.placements) <= 1:
        return None
    best, second = (one.candidate for one in solution.placements[:2])
    if best.result - second.result < LEAST_LEAD:
        return None
    found = _compared(state, best, second, network, seed)
    samples = UNTOLD if found is None else _told(found)
    return _tactic(state, best, second, samples)


def _compared(
    state: StrategyState, best: Candidate, rival: Candidate, network: Network, seed: int
) -> PositionAnalysis | None:
    """Return what samples say of a placement against the best, None where they prefer another."""
    found = _analysed(state, rival.placement, network, _DEEP, seed)
    return found if found.placements[0].candidate.placement == best.placement else None


def _told(found: PositionAnalysis) -> int:
    """Return how many samples tell the best placement from the one it was compared with."""
    if found.loss <= 0:
        return UNTOLD
    spread = found.error * sqrt(_DEEP.confirm)
    return min(UNTOLD, max(1, ceil((TOLD * spread / found.loss) ** 2)))


def _tactic(state: StrategyState, best: Candidate, second: Candidate, samples: int) -> Tactic:
    """Return a tactic; no samples stand behind what was proved by trying all."""
    return Tactic(
        strategy.write(state, hidden=True),
        write_placement(best.placement),
        write_placement(second.placement),
        round(best.result, 3),
        round(best.result - second.result, 3),
        samples,
        exact=not best.samples,
    )


def _analysed(
    state: StrategyState, played: Placement | None, network: Network, effort: Effort, seed: int
) -> PositionAnalysis:
    """Return an analysis, which nobody stops."""
    found = analyse_position(state, played, network, effort=effort, seed=seed)
    if found is None:
        raise RuntimeError("nobody stopped it")
    return found
