from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.notation import moves
from tantrix.notation.positions import registry
from tantrix.rules.base import Action, Draw, Halt, Resign, Stage, Step
from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import fits
from tantrix.rules.core.tiles import TILES
from tantrix.rules.strategy.state import StrategyState

from .examples import states

FAR = moves.REACH
CELLS = [*itertools.product(range(-3, 4), repeat=2), (-FAR, FAR), (FAR, -FAR)]
placements = st.builds(
    Placement,
    st.integers(1, 56),
    st.integers(-FAR, FAR),
    st.integers(-FAR, FAR),
    st.integers(0, 5),
)


def reason(error: pytest.ExceptionInfo[NotationError]) -> object:
    assert error.value.id == "bad.placement"
    return error.value.params["reason"]


def test_a_code_tells_tile_place_and_rotation() -> None:
    assert moves.write_placement(Placement(25, 0, -1, 5)) == "25@0,-1:5"


def test_code_and_placement_are_inverse_for_all_tiles_rotations_and_a_range_of_cells() -> None:
    every = [Placement(t, q, r, k) for t in TILES for q, r in CELLS for k in range(6)]
    texts = [moves.write_placement(placement) for placement in every]
    assert [moves.read_placement(text) for text in texts] == every
    assert len(set(texts)) == len(every)


@given(placements)
def test_code_and_placement_are_inverse_anywhere(placement: Placement) -> None:
    assert moves.read_placement(moves.write_placement(placement)) == placement


@pytest.mark.parametrize(
    "text",
    [
        "",
        "25",
        "25@0,-1",
        "25@0,-1:",
        "25@0:5",
        "025@0,-1:5",
        "25@00,-1:5",
        "25@-0,-1:5",
        "25@+1,-1:5",
        "+25@0,-1:5",
        "25@0,-1:05",
        " 25@0,-1:5",
        "25@0,-1:5 ",
        "25@0,-1:5\n",
        "25@0, -1:5",
        "25@0,--1:5",
        "25@0,-1:5:5",
        "25@0,-1:5=41",
        "F25@0,-1:5",
        "\uff12\uff15@0,-1:5",
        "25@0,-1:\u0665",
        "25@0,\u22121:5",
        "2_5@0,-1:5",
        "25@0,-1:5.0",
        "25@0,-1:" + "5" * 5000,
    ],
)
def test_a_code_of_another_form_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        moves.read_placement(text)
    assert reason(error) == "form"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("0@0,0:0", "tile"),
        ("57@0,0:0", "tile"),
        ("-1@0,0:0", "tile"),
        ("1@0,0:6", "rotation"),
        ("1@0,0:-1", "rotation"),
        ("1@2147483648,0:0", "coordinate"),
        ("1@0,-2147483648:0", "coordinate"),
        ("1@99999999999,0:0", "coordinate"),
    ],
)
def test_a_number_out_of_range_is_refused_by_name(text: str, what: str) -> None:
    with pytest.raises(NotationError) as error:
        moves.read_placement(text)
    assert reason(error) == what
    assert error.value.params["text"] == text


def test_no_code_is_written_that_cannot_be_read() -> None:
    for wrong in (Placement(57, 0, 0, 0), Placement(1, 0, 2**31, 0), Placement(1, 0, 0, 6)):
        with pytest.raises(NotationError):
            moves.write_placement(wrong)


def test_an_error_keeps_only_the_beginning_of_a_long_text() -> None:
    with pytest.raises(NotationError) as error:
        moves.read_placement("x" * 1_000_000)
    assert error.value.params["text"] == "x" * 60


@given(st.text(alphabet="0123456789@,:-+F= ", max_size=16) | st.text(max_size=16))
def test_whatever_is_read_as_a_code_is_written_alike(text: str) -> None:
    try:
        placement = moves.read_placement(text)
    except NotationError:
        return
    assert moves.write_placement(placement) == text


FORCED = "v1 strategy:2 forced 0 4,12,13/5,14 ?42 1@0,-1:0+2@1,-1:0+3@1,0:0"
"""The space at 0,0 asks for red, red, yellow from the north on."""


def test_the_rotation_is_dropped_where_only_one_fits() -> None:
    state = registry.read(FORCED)
    only = Placement(12, 0, 0, fits("RRY...")[12][0])
    assert moves.write_move(state, only) == "F12@0,0"
    assert moves.read_move(state, "F12@0,0") == (only, None)


def test_the_rotation_is_kept_where_several_fit() -> None:
    state = registry.read(FORCED)
    rotations = fits(state.board.spaces[Hex(0, -2)])[4]
    assert len(rotations) > 1
    for rotation in rotations:
        assert moves.write_move(state, Placement(4, 0, -2, rotation)) == f"4@0,-2:{rotation}"


def test_the_first_tile_of_a_game_keeps_its_rotation() -> None:
    state = registry.read("v1 strategy:2 free 0 1/2 ?54 -")
    assert moves.write_move(state, Placement(1, 0, 0, 0), 41) == "1@0,0:0=41"


def test_the_drawn_tile_ends_the_human_form() -> None:
    state = registry.read(FORCED)
    only = Placement(12, 0, 0, fits("RRY...")[12][0])
    assert moves.write_move(state, only, 41) == "F12@0,0=41"
    assert moves.read_move(state, "F12@0,0=41") == (only, 41)


def test_a_rotation_that_does_not_match_is_written_out() -> None:
    state = registry.read(FORCED)
    wrong = Placement(12, 0, 0, (fits("RRY...")[12][0] + 1) % 6)
    assert moves.write_move(state, wrong) == f"F12@0,0:{wrong.rotation}"
    assert moves.read_move(state, moves.write_move(state, wrong)) == (wrong, None)


def test_people_may_write_what_is_needless() -> None:
    state = registry.read(FORCED)
    only = fits("RRY...")[12][0]
    for text in (f"F12@0,0:{only}", f"12@0,0:{only}", "12@0,0"):
        assert moves.read_move(state, text) == (Placement(12, 0, 0, only), None)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("f12@0,0", "form"),
        ("F12@0,0=", "form"),
        ("F12@0,0=041", "form"),
        ("F12@0,0=57", "drawn"),
        ("F12@0,0=0", "drawn"),
        ("F57@0,0", "tile"),
        ("F12@9999999999,0", "coordinate"),
        ("F12@0,0:6", "rotation"),
        ("F4@0,-2:0", "not_forced"),
        ("4@0,-2", "rotation_missing"),
        ("4@0,0", "rotation_missing"),
        ("4@9,9", "rotation_missing"),
    ],
)
def test_a_human_form_is_refused_with_the_reason(text: str, what: str) -> None:
    with pytest.raises(NotationError) as error:
        moves.read_move(registry.read(FORCED), text)
    assert reason(error) == what


def test_a_drawn_tile_that_does_not_exist_is_not_written() -> None:
    with pytest.raises(NotationError) as error:
        moves.write_move(registry.read(FORCED), Placement(4, 0, -2, 0), 57)
    assert reason(error) == "drawn"


def test_human_form_and_placement_are_inverse_for_all_tiles_and_rotations_on_a_board() -> None:
    state = registry.read(FORCED)
    texts = set()
    for placement in every_placement():
        text = moves.write_move(state, placement)
        assert moves.read_move(state, text) == (placement, None)
        texts.add(text)
    assert len(texts) == len(every_placement())


def every_placement() -> list[Placement]:
    """Every tile in every rotation on the spaces of the position, its tiles, and far away."""
    cells = list(itertools.product(range(-2, 4), repeat=2))
    return [Placement(t, q, r, k) for t in TILES for q, r in cells for k in range(6)]


@given(states(), st.none() | st.integers(1, 56))
def test_human_forms_are_short_and_exact_in_every_state(
    state: StrategyState, drawn: int | None
) -> None:
    for action in state.legal_actions():
        if isinstance(action, Placement):
            text = moves.write_move(state, action, drawn)
            assert moves.read_move(state, text) == (action, drawn)
            assert text.startswith("F") == (state.stage is not Stage.FREE)


@given(st.text(alphabet="F0123456789@,:-= ", max_size=16) | st.text(max_size=16))
def test_whatever_is_read_as_a_human_form_comes_back(text: str) -> None:
    state = registry.read(FORCED)
    try:
        placement, drawn = moves.read_move(state, text)
    except NotationError:
        return
    assert moves.read_move(state, moves.write_move(state, placement, drawn)) == (placement, drawn)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Placement(25, 0, -1, 5), "25@0,-1:5"),
        (Draw(41), "=41"),
        (Resign(2), "resign:2"),
        *((step, step.value) for step in (*Step, *Halt)),
    ],
)
def test_every_kind_of_action_has_a_text_that_reads_back(action: Action, text: str) -> None:
    assert moves.write_action(action) == text
    back = moves.read_action(text)
    assert (type(back), back) == (type(action), action)


@pytest.mark.parametrize("text", ["=57", "=0", "resign:", "resign:12", "Discard", "", "keep "])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        moves.read_action(text)


def test_a_text_is_not_written_as_a_placement() -> None:
    with pytest.raises(TypeError, match="read_placement reads '25@0,-1:5'"):
        moves.write_placement("25@0,-1:5")  # type: ignore[arg-type]
