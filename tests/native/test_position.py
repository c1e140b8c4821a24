"""A position of the kernel answers like a state of the rules."""

from __future__ import annotations

import random

import pytest

from native.twins import new_game
from tantrix.native import Position
from tantrix.rules.base import Halt, Resign, Step
from tantrix.rules.core.errors import IllegalAction, NotationError
from tantrix.rules.core.placements import Placement

BESIDE = {"halted", "endgame", "key", "restricted", "trail", "unplayed", "unseen"}
"""What only the state of the rules has: games that were halted, and what follows from the rest."""


def test_it_has_what_a_state_has() -> None:
    public = {name for name in dir(new_game(0)) if not name.startswith("_")}
    assert public - set(dir(Position)) == BESIDE
    assert all(f"`{name}`" in str(Position.__doc__) for name in BESIDE)


@pytest.mark.parametrize("seed", range(8))
def test_a_game_is_played_alike(seed: int) -> None:
    rng = random.Random(seed)
    state = new_game(seed)
    position = Position(state)
    while not state.is_over:
        action = rng.choice(state.legal_actions())
        state.play(action)
        position.play(action)
        assert position.state() == state
        assert position.last == state.last
        assert position.chance_outcomes() == state.chance_outcomes()
    assert position.history == state.history
    while state.history:
        assert position.pop() == state.pop()
    assert position.history == ()


def test_text_is_played_and_draws_can_be_left() -> None:
    state = new_game(0)
    position = Position(state)
    first = state.legal_placements()[0]
    position.play(f"{first.tile}@0,0:0", settle=False)
    assert position.drawing
    assert position.hidden().bag is None
    assert position.bag is not None
    with pytest.raises(NotationError):
        position.play("nonsense")


@pytest.mark.parametrize("action", [Placement(1, 5, 5, 9), Resign(7), Step.OFFER])
def test_what_is_not_legal_is_refused_as_the_rules_refuse_it(action: Placement | Resign) -> None:
    state = new_game(0)
    position = Position(state)
    with pytest.raises(IllegalAction) as by_rules:
        state.play(action)
    with pytest.raises(IllegalAction) as by_kernel:
        position.play(action)
    assert by_kernel.value.refusals == by_rules.value.refusals == position.refusals(action)
    assert position.history == ()


def test_what_is_no_action_and_what_the_kernel_does_not_know_is_refused() -> None:
    position = Position(new_game(0))
    with pytest.raises(TypeError, match="no action"):
        position.play((1, 0, 0, 0))  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        position.play(Halt.TIE)
