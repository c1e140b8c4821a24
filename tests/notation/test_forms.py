"""What the text form of every game promises."""

from __future__ import annotations

import random

import pytest

from tantrix.notation.moves import write_placement
from tantrix.notation.positions import registry
from tantrix.rules.core.board import Board
from tantrix.rules.core.placements import Placement
from tantrix.rules.registry import GAMES


def test_every_game_has_a_form() -> None:
    assert registry.FORMS.keys() == GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_text_and_state_are_inverse_at_every_step_of_a_game(game: str, seed: int) -> None:
    rng = random.Random(f"{game} {seed}")
    rules = GAMES[game]()
    state = rules.new_state(rules.deal(rng))
    while not state.is_over:
        for known in (state, state.hidden()):
            text = registry.write(known)
            assert text.startswith(f"v1 {game}:{rules.players}")
            again = registry.read(text)
            assert (again, hash(again), registry.write(again)) == (known, hash(known), text)
            assert again.legal_actions() == known.legal_actions()
        state.push(rng.choice(state.legal_actions()))
    assert registry.read(registry.write(state)).outcome() == state.outcome()


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_seen_and_a_placement_foreseen_in_the_form_of_its_game(game: str) -> None:
    rules = GAMES[game]()
    state = rules.new_state(rules.deal(random.Random(game)))
    form = registry.form_of(state)
    assert form is registry.FORMS[game]
    first = next(action for action in state.legal_actions() if isinstance(action, Placement))
    after = state.copy()
    after.push(first)
    preview = form.preview(state, first)
    assert (preview["placement"], preview["refusals"]) == (write_placement(first), [])
    assert preview["scores"] == list(after.scores())


def test_what_is_no_state_has_no_form() -> None:
    with pytest.raises(TypeError, match="no position of a game with turns: Board"):
        registry.form_of(Board())  # type: ignore[arg-type]
