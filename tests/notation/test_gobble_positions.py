from __future__ import annotations

import contextlib
import itertools
import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.gobbles import dealt, randomly
from tantrix.notation.positions import gobble, registry
from tantrix.rules.base import Stage
from tantrix.rules.core.errors import NotationError
from tantrix.rules.gobble.state import GobbleRules, GobbleState

from .examples import slipped

PAIR = "2@0,-1:3+1@0,0:0"
START = f"v1 gobble:1:lot=7 free 0 3/- 4,5,6 {PAIR}"
RELIEF = f"v1 gobble:1:gobbles=2 relief 0 -/7,8 ?9 {PAIR}"


def steps(seed: int) -> Iterator[GobbleState]:
    """The state of a random game after every action: one object, played on."""
    rng = random.Random(seed)
    state = GobbleRules().new_state(dealt(seed))
    yield state
    while not state.is_over:
        state.push(rng.choice(state.legal_actions()))
        yield state


@st.composite
def states(draw: st.DrawFn) -> GobbleState:
    """A state that play reaches, with or without the order of its bag; at a draw as well."""
    wanted = draw(st.integers(0, 130))
    for state in itertools.islice(steps(draw(st.integers(0, 10_000))), wanted + 1):
        found = state
    return found.hidden() if draw(st.booleans()) else found


@given(states())
def test_text_and_state_are_inverse_in_every_state_that_play_reaches(state: GobbleState) -> None:
    text = registry.write(state)
    again = registry.read(text)
    assert (again, hash(again), registry.write(again)) == (state, hash(state), text)
    assert again.current_player == state.current_player
    assert again.legal_actions() == state.legal_actions()
    assert again.outcome() == state.outcome()


@pytest.mark.parametrize("seed", range(5))
def test_a_position_plays_on_as_the_game_does_returned_tiles_included(seed: int) -> None:
    state = GobbleRules().new_state(dealt(seed))
    read = [registry.read(registry.write(state))]
    for action in randomly(state, random.Random(seed), greed=0.5):
        for again in read:
            assert isinstance(again, GobbleState)
            again.play(action)
            again.settle()
            assert again == state
        if len(read) < 20:
            read.append(registry.read(registry.write(state)))


def test_the_fields_of_the_first_position_and_of_a_relief() -> None:
    state = gobble.read(START)
    assert (state.stage, state.hands, state.stack) == (Stage.FREE, [(3,)], ())
    assert (state.bag, state.lot, state.gobbles) == ((4, 5, 6), 7, 0)
    assert registry.write(state) == START
    state = gobble.read(RELIEF)
    assert (state.stage, state.hands, state.stack) == (Stage.RELIEF, [()], (7, 8))
    assert (state.bag, state.bag_size, state.gobbles) == (None, 9, 2)
    assert registry.write(state) == RELIEF


def test_while_a_draw_is_due_the_stage_says_so() -> None:
    text = START.replace("free", "free+draw").replace("3/-", "-/3")
    state = gobble.read(text)
    assert state.drawing
    assert registry.write(state) == text


def test_the_end_has_neither_hand_nor_bag() -> None:
    text = f"v1 gobble:1:gobbles=11 over 0 -/9 - {PAIR}"
    state = gobble.read(text)
    assert (state.is_over, state.left) == (True, 1)
    assert registry.write(state) == text


FAULTS = [
    (START.replace("gobble:1", "^gobbles:1"), 2, "game"),
    (START.replace("gobble:1", "gobble:^2"), 2, "players"),
    (START.replace("lot=7", "^lot=07"), 2, "option"),
    (START.replace("lot=7", "^gobbles=0"), 2, "option"),
    (START.replace("lot=7", "lot=7:^lot=8"), 2, "option"),
    (START.replace("lot=7", "^lot=4294967296"), 2, "lot"),
    (RELIEF.replace("gobble:1", "^gobble:1:lot=8"), 2, "lot"),
    (START.replace("free", "^forced"), 3, "stage"),
    (START.replace("free", "^relief+draw"), 3, "stage"),
    (START.replace("free", "^free+draw"), 3, "stage_tiles"),
    (START.replace("free", "^relief"), 3, "stage_tiles"),
    (START.replace("free", "^over"), 3, "stage_tiles"),
    (RELIEF.replace("relief", "^free"), 3, "stage_tiles"),
    (RELIEF.replace("relief", "^over"), 3, "stage_tiles"),
    (RELIEF.replace("-/7,8", "-/-").replace("relief", "^relief"), 3, "stage_tiles"),
    (START.replace("free 0", "free ^1"), 4, "player"),
    (START.replace("3/-", "^3"), 5, "hand_and_stack"),
    (START.replace("3/-", "^3,7/-"), 5, "hand_and_stack"),
    (START.replace("3/-", "^3/-/-"), 5, "hand_and_stack"),
    (START.replace("3/-", "3/^3"), 5, "tile_twice"),
    (START.replace("4,5,6", "4,^57"), 6, "tile"),
    (RELIEF.replace("?9", "^?60"), 6, "bag_size"),
    (START.replace("1@0,0:0", "^1@0,0:2"), 7, "mismatch"),
]
"""Texts with their fault at the mark, its field, and the reason."""


@pytest.mark.parametrize(("marked", "field", "reason"), FAULTS)
def test_every_fault_is_told_with_its_field_and_place(marked: str, field: int, reason: str) -> None:
    at, text = marked.index("^"), marked.replace("^", "")
    with pytest.raises(NotationError) as caught:
        registry.read(text)
    params = caught.value.params
    assert caught.value.id == "bad.position"
    assert (params["reason"], params["field"], params["at"]) == (reason, field, at)
    assert text[at:].startswith(str(params["text"]))


@given(states(), st.randoms(use_true_random=False))
def test_a_text_with_a_slip_is_refused_or_means_what_it_says(
    state: GobbleState, rng: random.Random
) -> None:
    with contextlib.suppress(NotationError):
        again = registry.read(slipped(registry.write(state), rng))
        assert registry.read(registry.write(again)) == again
        assert bool(again.legal_actions()) != again.is_over
