"""Games and positions for the tests of the text forms."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from hypothesis import strategies as st

from tantrix.rules.bag import Deal
from tantrix.rules.base import Halt, Outcome, Resign
from tantrix.rules.core.colours import Colour
from tantrix.rules.strategy.state import StrategyRules, StrategyState

KINDS = (
    StrategyRules(),
    StrategyRules(colours=(Colour.GREEN, Colour.BLUE)),
    StrategyRules(players=3),
    StrategyRules(players=4),
    StrategyRules(players=4, doubles=True),
    StrategyRules(players=4, doubles=True, colours=(Colour.BLUE, Colour.YELLOW)),
)


BESIDE = "1@0,-1:0+2@1,-1:0+3@1,0"
FORCED = f"{BESIDE}:0"
"""Three tiles round 0,0, which asks for red, red, yellow: 12, 13, 14, 16, 20 and 21 fit."""
ALIKE = f"{BESIDE}:5"
"""Three tiles round 0,0, all red there, which play never leaves."""
DEADLOCKED = "v1 strategy:2 over 0 27,36,40/5,14 ?10 2@-1,2:3+23@0,0:5+1@0,1:1"
"""A position in which the player has tiles, and none may be placed."""


def deal(seed: int) -> tuple[StrategyRules, Deal]:
    """The deal of a game of some kind."""
    rules = KINDS[seed % len(KINDS)]
    return rules, rules.deal(random.Random(seed))


def steps(seed: int, *, resign: bool = False) -> Iterator[StrategyState]:
    """The state of a random game after every action and every draw: one object, played on.

    With `resign` the game may end early, by agreement too, or go on without a player.
    """
    rng = random.Random(seed)
    rules, dealt = deal(seed)
    state = rules.new_state(dealt)
    yield state
    while not state.is_over:
        actions = state.legal_actions()
        if resign and not state.drawing and rng.random() < 0.02:
            playing = [p for p in range(rules.players) if p not in state.resigned]
            state.play(rng.choice([*map(Resign, playing), *Halt]))
        else:
            state.push(rng.choice(actions))
        yield state


def game(seed: int, *, resign: bool = False) -> StrategyState:
    """The end of a random game."""
    for state in steps(seed, resign=resign):
        end = state
    return end


@st.composite
def states(draw: st.DrawFn) -> StrategyState:
    """A state that play reaches, with or without the order of its bag; at a draw as well."""
    seed = draw(st.integers(0, 10_000))
    wanted = draw(st.integers(0, 120))
    resign = draw(st.booleans())
    for state in itertools.islice(steps(seed, resign=resign), wanted + 1):
        found = state
    return found.hidden() if draw(st.booleans()) else found


def outcome(state: StrategyState) -> Outcome:
    """How a game that is over has ended."""
    found = state.outcome()
    assert found is not None
    return found


def slipped(text: str, rng: random.Random) -> str:
    """The text with some characters lost, doubled, swapped or replaced."""
    letters = list(text)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(letters))
        letters[at : at + 1] = rng.choice(
            [[], [letters[at]] * 2, [rng.choice(letters)], [rng.choice("0123456789,/@:+-? ")]]
        )
    return "".join(letters)
