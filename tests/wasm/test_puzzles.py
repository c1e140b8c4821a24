"""Tables with a puzzle in the page beside the Python rules: looks, swaps, hints, counts."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest

from sizes import SOAK, seeds
from tantrix.notation import puzzle_serializers
from tantrix.notation.moves import read_placement, write_placement
from tantrix.puzzles import puzzle_board
from tantrix.puzzles.catalogue import CATALOGUE, puzzle
from tantrix.puzzles.ids import read_id
from tantrix.puzzles.known import known
from tantrix.puzzles.puzzle import Puzzle
from tantrix.puzzles.verify import check, enclosed
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.server.freetable.http import InspectFigure
from tantrix.server.freetable.http import _look as free_look
from tantrix.server.puzzles.http import BoardRequest, TableLook, _look
from tantrix.solver import complete, count, find, solve

from .conftest import PageRules, Refused

NAMES = sorted(name for name, one in CATALOGUE.items() if len(one.tiles) <= 56)
SMALL = [f"discovery-{n}" for n in range(3, 11)] + ["junior", "student"]
WITH_GIVENS = [
    "v1~1-3~match~triangle-2~1at0.0t1_2at0.1",
    "v1~1x2.4~match~triangle-2~1at0.0t1_4t2",
    "v1~1-7~loopR_loopY~hexagon-2",
    "v1~1-4~loopR~holes",
]


def form(of: Puzzle) -> Any:  # noqa: ANN401
    return json.loads(json.dumps(puzzle_serializers.form(of)))


def some_table(of: Puzzle, rng: random.Random, solution: Sequence[Placement]) -> list[Placement]:
    """Some tiles of a puzzle: part of a solution, laid to fit, or laid at will."""
    kind, tiles = rng.randrange(4), list(of.tiles)
    if kind == 0 and solution:
        return rng.sample(solution, rng.randrange(len(solution) + 1))
    table: list[Placement] = []
    whole = kind == 1
    for tile in rng.sample(tiles, len(tiles) if whole else rng.randrange(min(len(tiles), 12) + 1)):
        board = Board(table)
        fits = puzzle_board.fitting(of, board).get(tile, []) if kind == 2 else []
        cells = set(of.board or {at for one in table for at in neighbours(one.hex)} | {Hex(0, 0)})
        free = sorted(cells - {one.hex for one in table})
        if fits:
            table.append(rng.choice(fits))
        elif free:
            table.append(Placement(tile, *rng.choice(free), rng.randrange(6)))
    return table


def scattered(tiles: Sequence[int], rng: random.Random) -> list[Placement]:
    """Some of some tiles at will, in cells near each other."""
    cells = [Hex(q, r) for q in range(-2, 3) for r in range(-2, 3)]
    laid = rng.sample(tiles, rng.randrange(len(tiles) + 1))
    places = rng.sample(cells, len(laid))
    return [Placement(tile, *at, rng.randrange(6)) for tile, at in zip(laid, places, strict=True)]


def check_look(rules: PageRules, of: Puzzle, table: Sequence[Placement]) -> TableLook:
    codes = list(map(write_placement, table))
    expected = _look(BoardRequest(id=of.name, placements=codes))
    assert rules.ask("look", form(of), codes) == json.loads(msgspec.json.encode(expected))
    return expected


def outcome(swap: Callable[[], Any]) -> Any:  # noqa: ANN401
    """What an exchange leaves on the table, or why there is none."""
    try:
        return swap()
    except (TantrixError, Refused) as error:
        return error.id, dict(error.params)


def check_swap(rules: PageRules, of: Puzzle, table: list[Placement], rng: random.Random) -> None:
    at, other = rng.choice(table).hex, rng.choice(table).hex
    tile, codes = rng.choice(of.tiles), list(map(write_placement, table))

    def asked(to: Hex | None, new: int | None) -> Any:  # noqa: ANN401
        swap = {"at": at, "other": to, "tile": new}
        return list(map(read_placement, rules.ask("swap", form(of), codes, swap)["placements"]))

    swapped = outcome(lambda: puzzle_board.swap(of, table, at, other))
    assert outcome(lambda: asked(other, None)) == swapped
    swapped = outcome(lambda: puzzle_board.swap_in(of, table, at, tile))
    assert outcome(lambda: asked(None, tile)) == swapped


@pytest.mark.parametrize("name", [*NAMES, *WITH_GIVENS])
def test_a_table_looks_and_swaps_as_by_the_rules(page_rules: PageRules, name: str) -> None:
    of = CATALOGUE[name] if name in CATALOGUE else read_id(name)
    rng = random.Random(name)
    searched = of.scored is None and len(of.tiles) < 30
    solution = (find(of, seconds=20).solutions or ((),))[0] if searched else ()
    if solution:
        assert check_look(page_rules, of, solution).solved
    for _ in seeds(6, 60):
        table = some_table(of, rng, solution)
        check_look(page_rules, of, table)
        if table:
            check_swap(page_rules, of, table, rng)


@pytest.mark.parametrize("seed", seeds(10, 100))
def test_a_free_table_looks_as_by_the_rules(page_rules: PageRules, seed: int) -> None:
    rng = random.Random(seed)
    tiles = sorted(rng.choices(range(1, 57), k=rng.randrange(1, 15)))
    for _ in range(5):
        table = scattered(tiles, rng)
        codes = list(map(write_placement, table))
        expected = free_look(InspectFigure(tiles=tiles, placements=codes))
        assert page_rules.ask("freeLook", tiles, codes) == json.loads(msgspec.json.encode(expected))


@pytest.mark.parametrize("name", SMALL)
def test_hints_lead_to_a_solution_and_counts_are_complete(
    page_searches: PageRules, name: str
) -> None:
    of, table = puzzle(name), list[Placement]()
    for _ in of.tiles:
        answer = page_searches.ask("hint", form(of), list(map(write_placement, table)))
        assert answer["answer"] == "next"
        table.append(read_placement(answer["placement"]))
        assert complete(of, table).solutions
    assert page_searches.ask("hint", form(of), list(map(write_placement, table))) == {
        "answer": "solved"
    }
    found = page_searches.ask("solution", form(of))
    assert found["status"] == "solved"
    assert complete(of, list(map(read_placement, found["placements"]))).solutions
    counted = {"count": count(of).count, "complete": True}
    assert page_searches.ask("count", form(of)) == counted


@cache
def enclosing(name: str) -> list[list[Placement]]:
    """Arrangements that reach the goals of a puzzle and enclose something, holes among them.

    They are some of 20,000 and more, all of them in the long run.
    """
    wider = replace(known(name), holes=True, no_hole=False)
    found = [list(one) for one in sorted(solve(wider))]
    some = found if SOAK else random.Random(name).sample(found, 1500)
    return [one for one in some if enclosed(Board(one))]


@pytest.mark.parametrize("name", ["discovery-10", "v1~1-10~loopR~free"])
def test_enclosed_spaces_are_judged_as_by_the_rules(page_rules: PageRules, name: str) -> None:
    seen = {check_look(page_rules, known(name), one).solved for one in enclosing(name)}
    assert seen == ({True, False} if name == "discovery-10" else {True})


def test_a_hint_leads_on_from_a_table_that_encloses_a_space(page_searches: PageRules) -> None:
    of = puzzle("discovery-10")
    whole = next(one for one in enclosing("discovery-10") if not check(of, one))
    gone = next(one for one in whole if not count_with(of, [p for p in whole if p != one]))
    table = [one for one in whole if one != gone]
    answer = page_searches.ask("hint", form(of), list(map(write_placement, table)))
    assert not check(of, [*table, read_placement(answer["placement"])])


def count_with(of: Puzzle, table: list[Placement]) -> int:
    """Number the solid solutions that contain a table."""
    return complete(of, table).count


def test_a_table_that_is_no_part_of_a_solution_has_no_hint(page_searches: PageRules) -> None:
    clash = ["1@0,0:0", "2@0,1:1"]
    assert page_searches.ask("hint", form(puzzle("discovery-10")), clash) == {"answer": "none"}


def test_a_board_with_givens_is_filled_round_them(page_searches: PageRules) -> None:
    of = read_id("v1~1-7~match~hexagon-2~1at0.0t2")
    answer = find(of)
    found = page_searches.ask("solution", form(of))
    assert bool(found["placements"]) == bool(answer.solutions)
    if answer.solutions:
        first = answer.solutions[0][0]
        hint = page_searches.ask("hint", form(of), [write_placement(first)])
        assert complete(of, [first, read_placement(hint["placement"])]).solutions
    assert page_searches.ask("count", form(of))["count"] == count(of).count


def test_a_tile_otherwise_than_given_leaves_no_solution(page_searches: PageRules) -> None:
    of = read_id("v1~1-7~match~hexagon-2~1at0.0t2")
    assert page_searches.ask("hint", form(of), ["1@0,0:3"]) == {"answer": "none"}
    assert page_searches.ask("hint", form(of), ["2@0,0:3"]) == {"answer": "none"}


@pytest.mark.parametrize("method", ["hint", "solution", "count"])
def test_puzzles_with_scores_are_not_searched(page_searches: PageRules, method: str) -> None:
    of = form(puzzle("four-lines"))
    with pytest.raises(Refused, match=r"bad\.puzzle"):
        page_searches.ask(method, *([of, []] if method == "hint" else [of]))


@pytest.mark.parametrize(
    "table",
    [
        ["4@0,0:0"],
        ["1@0,0:0", "1@0,1:0"],
        ["1@0,0:0", "2@0,0:0"],
        ["1@0,0:6"],
        ["x"],
        ["1@501,0:0"],
    ],
)
def test_what_cannot_lie_is_refused(page_rules: PageRules, table: list[str]) -> None:
    with pytest.raises(Refused, match=r"bad\.puzzle"):
        page_rules.ask("look", form(puzzle("discovery-3")), table)


@pytest.mark.parametrize(
    "change",
    [
        {"tiles": [57]},
        {"choices": [[{"form": "loop", "colour": "X"}]]},
        {"choices": [[{"form": "ring", "colour": "R"}]]},
        {"board": [[0]]},
        {"givens": [{"tile": 1, "at": None, "rotation": 6}]},
        {"givens": [{"tile": 0, "at": None, "rotation": 1}]},
    ],
)
def test_what_is_no_puzzle_is_refused(page_rules: PageRules, change: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=r"bad\.puzzle"):
        page_rules.ask("look", {**form(puzzle("discovery-3")), **change}, [])
