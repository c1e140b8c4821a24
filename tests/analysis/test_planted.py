"""Blunders that are planted are found, and good placements are not blamed.

Positions come from games of the network with some noise. What is good and what is a blunder there
is decided by another search: every legal placement is sampled, two turns further than the analysis
looks, random games are mixed in, and the best go on to hundreds of samples. Where nothing is drawn
any more it searches in depth, and counts where it has come to the end.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count, islice

from sizes import SOAK
from tantrix.native import engine
from tantrix.native.analysis import Label, analyse_position, label_of
from tantrix.native.state import KernelState
from tantrix.robots.native import native_player, network
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules, StrategyState

PLANTED = 500 if SOAK else 8
"""How many blunders, and how many good placements, are planted."""

CLEAR = 0.35
"""By how much a planted blunder lowers the expected result, by the other search."""

SAMPLES = 12
"""How many samples a blunder has there at least."""

SHARE = 0.95
"""How many must be found, and how many not blamed."""


@dataclass(frozen=True)
class Planted:
    """A position with its best placement, and one that loses much."""

    state: StrategyState
    good: Placement
    blunder: Placement


@cache
def planted(number: int) -> tuple[Planted, ...]:
    """So many positions."""
    return tuple(islice(_planted(), number))


def _planted() -> Iterator[Planted]:
    """Yield positions of games, one a game, where they have a blunder."""
    for seed in count():
        rng = random.Random(f"planted {seed}")
        state = _position(rng)
        choices = len(state.legal_actions())
        if choices < 2:
            continue
        rounds = (choices - 1).bit_length()
        samples = choices * SAMPLES * rounds
        text = f"search samples={samples} candidates=1000 turns=4 mix=0.4 playouts=2"
        judged = engine.search(state, native_player(text), rng.getrandbits(60))
        if not state.bag_size and judged[0].sd:
            continue  # it has not come to the end
        best = judged[0].win + judged[0].tie / 2
        bad = [one for one in judged if best - one.win - one.tie / 2 >= CLEAR]
        if bad:
            yield Planted(state, judged[0].placement, rng.choice(bad).placement)


def _position(rng: random.Random) -> StrategyState:
    """A position of a game of the network, with some noise, in which a placement is due."""
    rules = StrategyRules()
    state = KernelState.of(rules.new_state(rules.deal(rng)))
    player = native_player("net temperature=0.02")
    placements = rng.randrange(4, 50)
    while len(state.board) < placements:
        state.push(engine.choose(state, player, rng.getrandbits(60)))
        state.settle()
    return state


def labels(placements: list[tuple[StrategyState, Placement]]) -> Counter[Label | None]:
    """What each placement is called."""
    found: Counter[Label | None] = Counter()
    for number, (state, placement) in enumerate(placements):
        analysed = analyse_position(state, placement, network(), seed=number)
        assert analysed is not None
        found[label_of(analysed.loss, analysed.error)] += 1
    return found


def test_planted_blunders_are_found() -> None:
    found = labels([(one.state, one.blunder) for one in planted(PLANTED)])
    assert found[Label.BLUNDER] + found[Label.MISTAKE] >= SHARE * PLANTED, found


def test_planted_good_placements_are_not_blamed() -> None:
    found = labels([(one.state, one.good) for one in planted(PLANTED)])
    assert found[None] >= SHARE * PLANTED, found
