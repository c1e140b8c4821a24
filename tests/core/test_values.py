from __future__ import annotations

import copy
import itertools
import pickle

import pytest

from tantrix.rules.core.colours import COLOURS, Colour, read_colour
from tantrix.rules.core.errors import IllegalAction, NotationError, Refusal, TantrixError
from tantrix.rules.core.hexes import DIRECTIONS, Hex, distance, neighbours, opposite, rotated
from tantrix.rules.core.placements import Placement

CELLS = [Hex(q, r) for q in range(-3, 4) for r in range(-3, 4)]


# --- hexes -------------------------------------------------------------------------------------


def test_directions_go_clockwise_from_north() -> None:
    assert DIRECTIONS == ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def test_neighbours_are_one_step_away_by_direction_and_opposite_edges_touch() -> None:
    for at in CELLS:
        for edge, cell in enumerate(neighbours(at)):
            assert cell == (at.q + DIRECTIONS[edge].q, at.r + DIRECTIONS[edge].r)
            assert neighbours(cell)[opposite(edge)] == at
            assert opposite(edge) == (edge + 3) % 6


def test_a_sixth_of_a_turn_moves_each_direction_to_the_next() -> None:
    for edge, step in enumerate(DIRECTIONS):
        for sixths in range(-6, 13):
            assert rotated(step, sixths) == DIRECTIONS[(edge + sixths) % 6]


def test_turning_keeps_distances_and_six_sixths_change_nothing() -> None:
    for a, b in itertools.product(CELLS[::4], CELLS[::5]):
        assert distance(rotated(a, 1), rotated(b, 1)) == distance(a, b)
        assert rotated(a, 6) == a


def test_the_distance_is_the_least_number_of_steps() -> None:
    reached = {Hex(0, 0): 0}
    for steps in range(1, 7):
        for cell in [at for at, n in reached.items() if n == steps - 1]:
            for beside in neighbours(cell):
                reached.setdefault(beside, steps)
    for a, b in itertools.product(CELLS, CELLS):
        step = Hex(b.q - a.q, b.r - a.r)
        if step in reached:
            assert distance(a, b) == reached[step]


# --- colours -----------------------------------------------------------------------------------


def test_a_colour_equals_its_letter_and_the_default_order_is_red_yellow_blue_green() -> None:
    assert COLOURS == ("R", "Y", "B", "G")
    assert Colour.BLUE == "B"


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_is_named_by_letter_or_word_in_any_case(colour: Colour) -> None:
    names = (colour.value, colour.value.lower(), colour.name, colour.name.title())
    for name in (*names, f"  {colour.name.lower()} "):
        assert read_colour(name) is colour


@pytest.mark.parametrize("text", ["", "W", "white", "RE", "rouge", "R Y"])
def test_what_names_no_colour_is_refused(text: str) -> None:
    with pytest.raises(TantrixError) as refused:
        read_colour(text)
    assert (refused.value.id, refused.value.params) == ("bad.colour", {"text": text})


# --- placements --------------------------------------------------------------------------------


def test_a_placement_knows_its_place_and_its_edges_as_they_lie() -> None:
    placement = Placement(3, 4, -2, 1)
    assert placement.hex == Hex(4, -2)
    assert placement.edges == "YRRBBY"


# --- errors ------------------------------------------------------------------------------------

REASONS = [Refusal("illegal.mismatch", {"edges": [1]}, (Hex(0, 1),)), Refusal("illegal.rotation")]
ERRORS = [TantrixError("bad.bag", tile=57), NotationError("bad.tile"), IllegalAction(REASONS)]


def test_an_error_shows_its_sentence_and_its_id() -> None:
    assert [str(error) for error in ERRORS] == [
        "Tile 57 is not one of the tiles 1 to 56, or appears in the bag twice. [bad.bag]",
        "bad.tile",
        "The colours don't match there. [illegal.mismatch]",
    ]


def test_an_illegal_action_has_every_reason_and_the_id_of_the_first() -> None:
    error = IllegalAction(REASONS)
    assert error.refusals == tuple(REASONS)
    assert (error.id, error.params) == ("illegal.mismatch", {"edges": [1]})


def test_every_error_can_be_caught_as_a_value_error() -> None:
    assert all(isinstance(error, TantrixError | ValueError) for error in ERRORS)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.id)
def test_an_error_can_be_copied_and_sent_to_another_process(error: TantrixError) -> None:
    for again in (copy.copy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301 - our own
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)
