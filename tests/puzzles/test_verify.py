from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import tantrix
from oracle import puzzles as oracle
from sizes import SOAK
from tantrix.messages import LANGUAGES, say
from tantrix.notation.moves import write_placement
from tantrix.puzzles.boards import spiral, triangle
from tantrix.puzzles.catalogue import CATALOGUE, discovery, loop, puzzle
from tantrix.puzzles.ids import read_id, write_id
from tantrix.puzzles.puzzle import Given, Goals, Puzzle, lines, loops
from tantrix.puzzles.verify import check, enclosed, figure, traced
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import NotationError, TantrixError
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.solver import solve

RED, YELLOW, BLUE, GREEN = Colour
RING = min(oracle.loops([1, 2, 3, 4, 5, 6], "B"))


def laid(placements: Iterable[tuple[int, int, int, int]]) -> list[Placement]:
    return [Placement(*one) for one in placements]


@cache
def grown(tiles: tuple[int, ...]) -> set[oracle.Arrangement]:
    return oracle.grown(tiles)


def ids(puzzle: Puzzle, placements: list[Placement]) -> list[str]:
    return [fault.id.removeprefix("bad.solution.") for fault in check(puzzle, placements)]


@pytest.mark.parametrize("size", range(3, 8))
def test_every_loop_of_the_oracle_solves_its_puzzle(size: int) -> None:
    asked = discovery(size)
    for arrangement in oracle.loops(list(asked.tiles), asked.colours[0]):
        assert check(asked, laid(arrangement)) == []


def test_a_puzzle_by_its_name_or_id_and_placements_by_their_codes_are_checked() -> None:
    solution = laid(min(oracle.loops([1, 2, 3], discovery(3).colours[0])))
    codes = [write_placement(one) for one in solution]
    assert check("discovery-3", codes) == check(write_id(discovery(3)), codes) == []
    assert check("discovery-3", codes[:2]) == check(discovery(3), solution[:2]) != []
    with pytest.raises(TantrixError):
        check("discovery-31", codes)
    with pytest.raises(NotationError):
        check("discovery-3", ["one"])


def test_a_puzzle_is_found_by_its_id() -> None:
    assert tantrix.puzzle("v1~1-10~loopR~free") == read_id("v1~1-10~loopR~free")


@pytest.mark.parametrize(
    "goals", [loops(RED), loops(BLUE), lines(RED), lines(YELLOW), lines(RED, BLUE)]
)
def test_an_arrangement_is_a_solution_exactly_when_the_oracle_says_so(goals: Goals) -> None:
    asked = Puzzle("", (1, 2, 4, 8), (goals,))
    for arrangement in grown(asked.tiles):
        board = oracle.as_board(arrangement)
        form = oracle.is_loop if goals == loops(goals[0].colour) else oracle.is_line
        solved = all(form(board, goal.colour) for goal in goals)
        assert (check(asked, laid(arrangement)) == []) == solved


def test_a_tile_that_lacks_is_named() -> None:
    (fault,) = check(discovery(6), laid(RING[1:]))
    assert (fault.id, fault.params) == ("bad.solution.missing", {"tiles": [RING[0][0]]})


def test_a_tile_that_the_puzzle_does_not_have_is_named_and_shown() -> None:
    faults = check(discovery(6), laid([*RING, (57, 9, 9, 0)]))
    assert [(f.id, f.params, f.cells) for f in faults] == [
        ("bad.solution.surplus", {"tiles": [57]}, (Hex(9, 9),))
    ]


def test_copies_of_a_tile_are_counted() -> None:
    twice = Puzzle("", (1, 1, 2), (loops(RED),))
    assert ids(twice, laid([(1, 0, 0, 0), (2, 0, 1, 0)])) == ["missing"]


def test_no_tile_is_turned_by_more_than_five_sixths() -> None:
    tile, q, r, rotation = RING[0]
    assert ids(discovery(6), laid([(tile, q, r, rotation + 6), *RING[1:]])) == ["rotation"]


def test_no_two_tiles_lie_in_one_place() -> None:
    (fault,) = check(discovery(3), laid([(1, 0, 0, 0), (2, 0, 0, 0), (3, 1, 0, 0)]))
    assert (fault.id, fault.cells) == ("bad.solution.overlap", (Hex(0, 0),))


def test_a_mismatch_shows_both_tiles_and_the_torn_loop() -> None:
    board = [Placement(1, 0, 0, 0), Placement(2, 0, 1, 1), Placement(3, 5, 5, 0)]
    faults = {fault.id: fault.cells for fault in check(discovery(3), board)}
    assert faults == {
        "bad.solution.mismatch": (Hex(0, 0), Hex(0, 1)),
        "bad.solution.apart": (Hex(5, 5),),
        "bad.solution.loop": (Hex(0, 0), Hex(0, 1), Hex(5, 5)),
    }


def holed() -> list[Placement]:
    """A loop of six of the 56 tiles in a ring: it passes six bends round an empty cell."""
    cells = sorted(spiral(7) - {Hex(0, 0)})
    fill = oracle.filled([(at.q, at.r) for at in cells], [6, 7, 8, 9, 10, 11])
    board = next(found for found in fill)
    return [Placement(tile, q, r, turned) for (q, r), (tile, turned) in board.items()]


def holed_puzzle(*, no_hole: bool) -> Puzzle:
    tiles = tuple(sorted(one.tile for one in holed()))
    return Puzzle("", tiles, (lines(RED),), no_hole=no_hole)


def test_in_discovery_an_empty_cell_with_six_tiles_round_it_is_a_hole() -> None:
    strict, lenient = (check(holed_puzzle(no_hole=no_hole), holed()) for no_hole in (True, False))
    (fault,) = [one for one in strict if one not in lenient]
    assert (fault.id, fault.cells) == ("bad.solution.hole", (Hex(0, 0),))
    assert "bad.solution.hole" not in {one.id for one in lenient}


def test_what_an_arrangement_encloses_is_shown_along_its_rim() -> None:
    assert enclosed(Board(holed())) == (Hex(0, 0),)
    assert enclosed(Board(laid(RING))) == ()


def wide_loops() -> list[tuple[tuple[Hex, ...], list[Placement]]]:
    """Solutions of Discovery 10 that enclose something, with the empty cells that they enclose.

    They are some of 22,080, all of them in the long run.
    """
    found = sorted(solve(replace(discovery(10), holes=True, no_hole=False)))
    some = found if SOAK else random.Random(10).sample(found, 2000)
    enclosing = ((enclosed(Board(one)), list(one)) for one in some)
    return [(cells, one) for cells, one in enclosing if cells]


def test_a_wider_enclosed_space_is_no_hole() -> None:
    seen = set()
    for cells, one in wide_loops():
        faults = {fault.id for fault in check(discovery(10), one)}
        hole = any(all(cell in {p.hex for p in one} for cell in neighbours(at)) for at in cells)
        assert faults == ({"bad.solution.hole"} if hole else set())
        seen.add(hole)
    assert seen == {False, True}


@pytest.mark.parametrize("name", CATALOGUE)
def test_only_discovery_refuses_holes(name: str) -> None:
    assert puzzle(name).no_hole == name.startswith("discovery-")


@pytest.mark.parametrize("more", [{"holes": True}, {"board": spiral(7)}])
def test_without_holes_is_only_a_free_shape_that_asks_for_none(more: dict[str, Any]) -> None:
    with pytest.raises(TantrixError, match=r"bad\.puzzle\.holes"):
        Puzzle("", tuple(range(1, 8)), (lines(RED),), no_hole=True, **more)


def test_a_gap_in_a_given_board_is_no_hole() -> None:
    ring = holed()
    tiles = tuple(sorted(one.tile for one in ring))
    board = spiral(7) - {Hex(0, 0)}
    assert check(Puzzle("", tiles, ((),), board), ring) == []


def test_a_board_must_be_filled_where_it_is() -> None:
    moved = [one._replace(q=one.q + 1) for one in laid(RING)]
    board = frozenset(one.hex for one in laid(RING))
    (fault,) = check(Puzzle("", discovery(6).tiles, (loops(BLUE),), board), moved)
    assert fault.id == "bad.solution.board"
    assert set(fault.cells) == board ^ {one.hex for one in moved}


def test_of_several_choices_the_nearest_is_told() -> None:
    assert ids(loop("", discovery(6).tiles), laid(RING)) == []
    wrong = Puzzle("", discovery(6).tiles, (loops(RED, BLUE), loops(RED, YELLOW)))
    (fault,) = check(wrong, laid(RING))
    assert (fault.id, fault.params) == ("bad.solution.loop", {"colour": "R"})


def test_a_loop_is_no_line() -> None:
    assert ids(Puzzle("", discovery(6).tiles, (lines(BLUE),)), laid(RING)) == ["line"]


@pytest.mark.soak
def test_the_blue_pyramid_is_solved_by_what_the_oracle_finds() -> None:
    asked = puzzle("rainbow-blue")
    cells = [(at.q, at.r) for at in sorted(triangle(4))]
    found = list(filter(lambda b: oracle.is_line(b, "B"), oracle.filled(cells, list(asked.tiles))))
    assert len({oracle.canonical(board) for board in found}) == 5
    for board in found:
        assert check(asked, [Placement(t, q, r, k) for (q, r), (t, k) in board.items()]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_is_told_in_a_whole_sentence(lang: str) -> None:
    for placements in ([], [(1, 0, 0, 9)], [(1, 0, 0, 0), (2, 0, 0, 0)], [*RING, (57, 0, 9, 0)]):
        for fault in check(discovery(3), laid(placements)):
            text = say(fault, lang=lang)
            assert "{" not in text
            assert fault.id not in text


def pair(*givens: Given) -> Puzzle:
    """Two copies of tile 1, side by side, and what is given of them."""
    return Puzzle("", (1, 1), ((),), frozenset({Hex(0, 0), Hex(0, 1)}), givens=givens)


PAIR = [Placement(1, 0, 0, 0), Placement(1, 0, 1, 3)]


@pytest.mark.parametrize(
    "given",
    [Given(1, Hex(0, 0)), Given(1, Hex(0, 1), 3), Given(1, None, 3), Given(1, None, 0)],
)
def test_a_given_is_obeyed_by_any_copy_that_lies_so(given: Given) -> None:
    assert ids(pair(given), PAIR) == []


@pytest.mark.parametrize(
    ("given", "cells"),
    [
        (Given(1, Hex(0, 1), 0), {Hex(0, 1)}),
        (Given(1, None, 5), {Hex(0, 0), Hex(0, 1)}),
    ],
)
def test_a_given_that_is_not_obeyed_is_shown(given: Given, cells: set[Hex]) -> None:
    (fault,) = check(pair(given), PAIR)
    assert (fault.id, set(fault.cells)) == ("bad.solution.given", cells)


@pytest.mark.parametrize("sixths", range(6))
def test_a_figure_is_the_same_however_it_is_turned_and_moved(sixths: int) -> None:
    turned = []
    for one in RING:
        tile, q, r, rotation = one
        for _ in range(sixths):
            q, r = -r, q + r
        turned.append(Placement(tile, q + 3, r - sixths, (rotation + sixths) % 6))
    assert figure(turned) == figure(laid(RING))
    assert figure(laid(RING)) != figure(laid(sorted(oracle.loops([1, 2, 3, 4, 5, 6], "B"))[1]))


def test_what_a_solution_forms_is_traced() -> None:
    board = Board(laid(RING))
    (line,) = traced(discovery(6), board)
    assert (line.colour, line.closed, line.length) == (BLUE, True, 6)
    assert traced(discovery(5), board) == []
