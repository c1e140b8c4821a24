"""Searches against counts that are known, and against trying everything."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, islice, product
from math import nan
from pathlib import Path

import pytest

from oracle import puzzles as oracle
from sizes import SOAK
from tantrix.native import _native
from tantrix.puzzles import catalogue
from tantrix.puzzles.boards import read_board
from tantrix.puzzles.catalogue import CATALOGUE, puzzle
from tantrix.puzzles.puzzle import Given, Goal, Goals, LinkShape, Puzzle, lines, loops
from tantrix.puzzles.records import records
from tantrix.puzzles.verify import check, figure, score
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES
from tantrix.solver import (
    Search,
    Solution,
    Status,
    count,
    find,
    full_loops,
    improve,
    longest,
    solve,
)
from tantrix.solver.generate import generate_many
from tantrix.solver.search import count_up_to, minimal_givens

RED, YELLOW, BLUE, GREEN = COLOURS
KNOWN = json.loads((Path(__file__).parent.parent / "data" / "known_counts.json").read_text())
SOLVABLE = [name for name, one in CATALOGUE.items() if one.scored is None]
COUNTED = [name for name in SOLVABLE if name not in {f"discovery-{n}" for n in range(13, 31)}]
DISCOVERY = [
    (int(size), Colour(colour), number)
    for size, counts in KNOWN["discovery_hole_free_loops"].items()
    for colour, number in counts.items()
]


def as_oracle(solution: Solution) -> oracle.Arrangement:
    return oracle.canonical({(p.q, p.r): (p.tile, p.rotation) for p in solution})


def loop_puzzle(tiles: int, colour: Colour) -> Puzzle:
    return catalogue.loop("", range(1, tiles + 1), colour)


@pytest.mark.parametrize(("size", "colour", "number"), DISCOVERY)
def test_the_loops_of_discovery_are_as_many_as_known(
    size: int, colour: Colour, number: int
) -> None:
    found = count(loop_puzzle(size, colour))
    assert (found.status, found.complete, found.count) == (Status.SOLVED, True, number)


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("junior", KNOWN["junior"]["loops"]),
        ("student", KNOWN["student"]["loops"]),
        ("professor", KNOWN["professor"]["solutions"]),
        ("rainbow-blue", KNOWN["rainbow"]["blue_pyramid_side_4_line"]),
        ("genius-rb", KNOWN["genius"]["genius-rb"]),
        ("genius", KNOWN["genius"]["genius"]),
    ],
)
def test_the_named_puzzles_have_as_many_solutions_as_known(name: str, number: int) -> None:
    assert count(puzzle(name)).count == number


@pytest.mark.parametrize("size", range(60, 2001, 1 if SOAK else 97))
@pytest.mark.parametrize("colour", [RED, YELLOW, BLUE])
def test_loops_of_up_to_2000_tiles_are_found_or_have_an_odd_number_of_bends(
    size: int, colour: Colour
) -> None:
    asked = catalogue.loop("", catalogue.sets(size).tiles, colour)
    found = find(asked, seed=size)
    if found.status is Status.UNSOLVABLE:
        edges = [TILES[tile].edges for tile in asked.tiles]
        ends = [[edge for edge, shown in enumerate(one) if shown == colour] for one in edges]
        assert sum((a - b) % 2 == 0 for a, b in ends) % 2 == 1
    else:
        assert not check(asked, found.solutions[0])


@pytest.mark.parametrize(
    ("board", "number"),
    [
        ("triangle:5", KNOWN["full_loops_on_boards"]["triangle_15_cells"]),
        ("triangle:7", KNOWN["full_loops_on_boards"]["triangle_28_cells"]),
        ("hexagon:3", KNOWN["full_loops_on_boards"]["hexagon_19_cells"]),
        ("hexagon:4", KNOWN["full_loops_on_boards"]["hexagon_37_cells"]),
        ("triangle:9", KNOWN["full_loops_on_boards"]["triangle_45_cells"]),
    ],
)
def test_full_loops_of_boards_are_as_many_as_known(board: str, number: int) -> None:
    assert full_loops(read_board(board)) == number


@pytest.mark.parametrize("cells", [*range(3, 13)] * 5)
def test_full_loops_of_random_boards_are_those_that_trying_everything_finds(
    cells: int, rng: random.Random
) -> None:
    board = {(0, 0)}
    while len(board) < cells:
        board.add(rng.choice([at for one in sorted(board) for at in oracle.steps(one)]))
    start = min(board)
    loops = [p for p in oracle.paths([start], board) if start in oracle.steps(p[-1])]
    found = Counter(
        tuple(Counter(map(link_of, [path[-1], *path], path, [*path[1:], path[0]])).items())
        for path in loops
    )
    links = {tuple(dict(counts).get(link, 0) for link in (1, 2, 3)) for counts in found}
    assert full_loops(Hex(q, r) for q, r in board) == len(loops) // 2
    for corners, bends in product(range(cells + 1), repeat=2):
        wanted = (corners, bends, cells - corners - bends)
        if min(wanted) >= 0:
            assert _native.has_full_loop(sorted(board), *wanted) is (wanted in links)


@pytest.mark.parametrize("goals", [loops, lines])
@pytest.mark.parametrize("board", [None, "triangle:4", "hexagon:2", "spiral:10"])
def test_number_of_solutions_is_what_a_count_finds(
    board: str | None, goals: Callable[[Colour], Goals], rng: random.Random
) -> None:
    cells = None if board is None else read_board(board)
    found = set()
    for _ in range(60):
        colour = rng.choice(COLOURS)
        pool = [tile for tile in TILES if colour in TILES[tile].edges]
        pool = rng.choice((pool, rng.sample(pool, 5) * 3))
        size = rng.randint(4, 8) if cells is None else len(cells)
        tiles = tuple(sorted(rng.sample(pool, size)))
        puzzle = Puzzle("", tiles, (goals(colour),), cells)
        total = count(puzzle).count
        assert count_up_to(puzzle, 10**6) == total
        assert count_up_to(puzzle, 2) == min(total, 2)
        found.add(total)
    assert len(found) > 1


@pytest.mark.parametrize("kind", ["board", "turns"])
def test_givens_that_remain_are_those_of_leaving_out_one_after_the_other(kind: str) -> None:
    rng = random.Random(7)
    for made in generate_many(kind, 4, 7, tiles=range(10, 20)):
        (solution,) = find(made.puzzle).solutions
        givens = tuple(Given(one.tile, one.hex, one.rotation) for one in solution)
        whole = replace(made.puzzle, givens=givens)
        orders = [rng.sample(range(len(givens)), len(givens)) for _ in range(3)]
        told = [left_out_singly(whole, order, rotations_only=kind == "turns") for order in orders]
        assert minimal_givens(whole, orders, rotations_only=kind == "turns") == min(told, key=len)


def left_out_singly(puzzle: Puzzle, order: list[int], *, rotations_only: bool) -> list[int]:
    """Return the givens that remain where each is left out if one solution still is."""
    kept = set(order)
    for index in order:
        fewer = kept - {index}
        givens = [
            one if i in fewer else one._replace(rotation=None)
            for i, one in enumerate(puzzle.givens)
            if i in fewer or rotations_only
        ]
        if count_up_to(replace(puzzle, givens=tuple(givens)), 2) == 1:
            kept = fewer
    return sorted(kept)


def link_of(before: tuple[int, int], at: tuple[int, int], after: tuple[int, int]) -> int:
    """Return how far apart the edges are by which a loop comes and goes."""
    apart = abs(oracle.steps(at).index(before) - oracle.steps(at).index(after))
    return min(apart, 6 - apart)


def test_no_red_loop_fills_the_triangle_of_55_cells() -> None:
    asked = Puzzle("", catalogue.sets(55).tiles, (loops(RED),), read_board("triangle:10"))
    found = find(asked)
    assert (found.status, found.complete) == (Status.UNSOLVABLE, True)


@pytest.mark.parametrize(
    "tiles", [(1, 2, 3, 4, 5), (1, 1, 2, 3, 3), (2, 4, 6, 8, 10), (5, 5, 5, 6)]
)
@pytest.mark.parametrize("goals", [loops(RED), lines(RED), lines(YELLOW)])
def test_as_many_are_counted_as_are_found(tiles: tuple[int, ...], goals: Goals) -> None:
    asked = Puzzle("", tiles, (goals,))
    assert count(asked).count == len({as_oracle(one) for one in solve(asked)})


@pytest.mark.parametrize(
    ("name", "colours"), [("junior", "B"), ("student", "G"), ("professor", "YB"), ("master", "G")]
)
def test_only_the_known_colours_solve(name: str, colours: str) -> None:
    asked = puzzle(name)
    for goals in asked.choices:
        found = find(Puzzle("", asked.tiles, (goals,)))
        known = "".join(goal.colour for goal in goals) == colours
        assert found.status is (Status.SOLVED if known else Status.UNSOLVABLE)


def test_genius_has_no_solution_in_yellow_and_blue() -> None:
    found = count(Puzzle("", catalogue.GENIUS, (lines(YELLOW, BLUE),)))
    assert (found.status, found.complete, found.count) == (Status.UNSOLVABLE, True, 0)


@pytest.mark.parametrize("name", SOLVABLE)
def test_a_solution_of_every_puzzle_is_found_and_passes_the_check(name: str) -> None:
    found = find(puzzle(name))
    assert (found.status, found.count, len(found.solutions)) == (Status.SOLVED, 1, 1)
    assert check(puzzle(name), found.solutions[0]) == []


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", ["discovery-10", "discovery-30", "professor", "rainbow-red"])
def test_equal_seeds_give_equal_answers(name: str, seed: int) -> None:
    found = find(puzzle(name), seed=seed)
    assert check(puzzle(name), found.solutions[0]) == []
    assert find(puzzle(name), seed=seed).solutions == found.solutions


def test_seeds_lead_to_different_solutions() -> None:
    assert len({figure(find(puzzle("discovery-20"), seed=s).solutions[0]) for s in range(1, 6)}) > 1


@pytest.mark.parametrize("threads", [1, 2, 4])
@pytest.mark.parametrize("name", [n for n in COUNTED if n not in {"discovery-11", "discovery-12"}])
def test_all_solutions_are_different_and_pass_the_check(name: str, threads: int) -> None:
    search = solve(puzzle(name), threads=threads)
    found = list(search)
    assert len({figure(one) for one in found}) == len(found) == search.answer().count
    assert all(check(puzzle(name), one) == [] for one in found[:: 1 + len(found) // 40])
    assert search.answer().complete


@pytest.mark.parametrize("size", range(3, 8))
@pytest.mark.parametrize("colour", [RED, YELLOW, BLUE])
def test_the_loops_are_those_that_trying_everything_finds(size: int, colour: Colour) -> None:
    found = {as_oracle(one) for one in solve(loop_puzzle(size, colour))}
    assert found == oracle.loops(list(range(1, size + 1)), colour)


@pytest.fixture(scope="module")
def grown() -> set[oracle.Arrangement]:
    return oracle.grown([1, 2, 4, 8])


@pytest.mark.parametrize("holes", [False, True])
@pytest.mark.parametrize(
    "goals",
    [loops(RED), lines(RED), lines(YELLOW), lines(RED, BLUE), (*lines(RED), *loops(BLUE))],
)
def test_goals_of_any_kind_are_reached_as_trying_everything_says(
    goals: Goals, holes: bool, grown: set[oracle.Arrangement]
) -> None:
    asked = Puzzle("", (1, 2, 4, 8), (goals,), holes=holes)
    solving = {one for one in grown if check(asked, [Placement(*p) for p in one]) == []}
    assert {as_oracle(one) for one in solve(asked)} == solving


def test_a_first_solution_comes_long_before_the_last() -> None:
    search = solve(puzzle("discovery-28"))
    found = list(islice(search, 3))
    search.stop()
    assert len({figure(one) for one in found}) == 3
    assert all(check(puzzle("discovery-28"), one) == [] for one in found)


def test_a_search_waits_where_nobody_takes_its_solutions() -> None:
    with solve(puzzle("discovery-16")) as search:
        next(search)
        assert search.progress.count < 100_000


def test_a_search_without_time_enough_says_so() -> None:
    found = count(puzzle("discovery-28"), seconds=0.05)
    assert (found.status, found.complete) == (Status.STOPPED, False)
    assert found.seconds >= 0.05
    assert found.nodes > 0


def test_a_search_is_stopped_soon() -> None:
    with Search(puzzle("discovery-28"), keep=0) as search:  # which takes days
        assert search.take() is None
        search.stop()
        assert list(search) == []
    assert search.answer().status is Status.STOPPED


def test_solutions_beyond_those_to_keep_are_counted() -> None:
    search = Search(puzzle("discovery-10"), keep=7)
    assert (len(list(search)), search.answer().count) == (7, 1280)


def test_other_things_go_on_while_a_search_is_awaited() -> None:
    async def both() -> tuple[list[Solution], int]:
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                ticks += 1
                await asyncio.sleep(0)

        ticking = asyncio.create_task(tick())
        found = [one async for one in solve(puzzle("discovery-8"))]
        ticking.cancel()
        return found, ticks

    found, ticks = asyncio.run(both())
    assert (len(found), ticks > 0) == (84, True)


@pytest.mark.parametrize(
    ("board", "tiles"), [("triangle:4", range(1, 11)), ("spiral:7", range(1, 8))]
)
def test_a_loop_through_a_board_fills_it(board: str, tiles: range) -> None:
    for colour in (RED, YELLOW, BLUE):
        asked = Puzzle("", tuple(tiles), (loops(colour),), read_board(board))
        found = list(solve(asked))
        assert all(check(asked, one) == [] for one in found)
        free = {figure(one) for one in solve(loop_puzzle(len(tiles), colour))}
        assert {figure(one) for one in found} <= free


@pytest.mark.parametrize("name", ["four-lines", "four-loops"])
def test_a_score_grows_and_is_the_same_for_a_seed(name: str) -> None:
    runs = []
    for _ in range(2):
        with solve(puzzle(name), seed=3, seconds=60) as search:
            runs.append(list(islice(search, 4 if SOAK else 3)))
    assert runs[0] == runs[1]
    scores = [score(puzzle(name), Board(one)) or 0 for one in runs[0]]
    assert scores == sorted(set(scores))
    assert all(check(puzzle(name), one) == [] for one in runs[0])


@pytest.mark.parametrize("name", ["four-lines", "four-loops"])
def test_a_score_rises_from_a_start(name: str) -> None:
    asked, record = puzzle(name), records()[name]
    with improve(asked, asked.scored or LinkShape.LINE, record.placements, seconds=60) as search:
        first = next(search)
    assert figure(first) == figure(record.placements)
    half = record.placements[:28]
    with pytest.raises(IllegalAction):
        improve(asked, asked.scored or LinkShape.LINE, half)


def test_the_pyramid_of_45_has_one_solution() -> None:
    asked = puzzle("pyramid-45")
    found = count(asked)
    assert (found.count, found.complete) == (KNOWN["pyramid-45"]["solutions"], True)
    assert check(asked, found.solutions[0]) == []
    assert [figure(one) for one in solve(asked)] == [figure(found.solutions[0])]


def test_rotations_are_counted_up_to_the_turns_of_the_board() -> None:
    board = read_board("triangle:2")
    asked = Puzzle("", (1, 1, 1), ((),), board, givens=tuple(Given(1, at) for at in board))
    found = list(solve(asked))
    assert len({figure(one) for one in found}) == len(found) == count(asked).count
    placed = oracle.filled([(at.q, at.r) for at in board], [1, 1, 1])
    assert {as_oracle(one) for one in found} == {oracle.canonical(one) for one in placed}


def test_ten_thousand_rotations_are_found_or_proved_impossible() -> None:
    board = sorted(read_board("spiral:10000"))
    rng = random.Random(1)
    tiles = rng.choices(range(1, 57), k=len(board))
    givens = tuple(Given(tile, at) for tile, at in zip(tiles, board, strict=True))
    found = find(Puzzle("", tuple(sorted(tiles)), ((),), frozenset(board), givens=givens))
    assert (found.status, found.complete) == (Status.UNSOLVABLE, True)


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("form", list(LinkShape))
def test_the_longest_tracks_of_the_whole_set_have_42_tiles(form: LinkShape, colour: Colour) -> None:
    found = longest(range(1, 57), Goal(form, colour)).finish()
    assert (found.status, found.complete, found.score, found.bound) == ("solved", True, 42, 42)
    asked = Puzzle("", tuple(p.tile for p in found.solutions[0]), ((Goal(form, colour),),))
    assert check(asked, found.solutions[0]) == []


@pytest.mark.parametrize("colour", [RED, YELLOW, BLUE])
@pytest.mark.parametrize(
    "tiles", [(1, 2), (1, 2, 3), (1, 2, 3, 4), (2, 4, 6, 8, 10), (1, 3, 5, 7, 9)]
)
def test_the_longest_loop_is_as_long_as_trying_everything_finds(
    tiles: tuple[int, ...], colour: Colour
) -> None:
    sizes = [
        size
        for size in range(3, len(tiles) + 1)
        for some in combinations(tiles, size)
        if oracle.loops(list(some), colour)
    ]
    found = longest(tiles, Goal(LinkShape.LOOP, colour)).finish()
    assert (found.complete, found.score) == (True, max(sizes, default=None))
    assert found.status is (Status.SOLVED if sizes else Status.UNSOLVABLE)


@pytest.mark.parametrize("tiles", [(1, 2, 57), (48,)])
def test_the_longest_track_needs_tiles_with_the_colour(tiles: tuple[int, ...]) -> None:
    with pytest.raises(TantrixError):
        longest(tiles, Goal(LinkShape.LOOP, RED))


@pytest.mark.parametrize(
    "wrong", [{"seed": -1}, {"seed": 2**64}, {"threads": 0}, {"seconds": -1}, {"seconds": nan}]
)
def test_numbers_that_no_search_can_have_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(TantrixError) as refused:
        solve(puzzle("discovery-5"), **wrong)
    assert refused.value.id == "bad.search"


def test_what_has_a_score_is_not_counted() -> None:
    with pytest.raises(TantrixError) as refused:
        count(puzzle("four-lines"))
    assert refused.value.id == "bad.search.scored"
