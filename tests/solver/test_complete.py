"""What can become of a table: against trying everything, and where there is much to try."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

import pytest

from oracle import puzzles as oracle
from sizes import seeds
from tantrix.puzzles.boards import triangle
from tantrix.puzzles.catalogue import CATALOGUE, discovery, puzzle
from tantrix.puzzles.puzzle import Given, Goals, LinkShape, Puzzle, lines, loops
from tantrix.puzzles.records import records
from tantrix.puzzles.verify import check, figure, turned
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import COLOURS
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import fits
from tantrix.rules.core.tiles import TILES
from tantrix.solver import Search, Solution, Status, complete, find

RED, YELLOW, BLUE, GREEN = COLOURS
Table = list[Placement]


def goals_reached(board: oracle.Board, goals: Goals) -> bool:
    form = {LinkShape.LOOP: oracle.is_loop, LinkShape.LINE: oracle.is_line}
    return all(form[goal.form](board, goal.colour) for goal in goals)


@cache
def solutions(asked: Puzzle) -> tuple[oracle.Arrangement, ...]:
    """Every solution that the oracle finds: on a board as it lies, else up to rotation."""
    (goals,) = asked.choices
    if asked.board is not None:
        cells = [(at.q, at.r) for at in sorted(asked.board)]
        fillings = oracle.filled(cells, list(asked.tiles))
        return tuple(
            tuple(sorted((tile, q, r, k) for (q, r), (tile, k) in board.items()))
            for board in fillings
            if goals_reached(board, goals)
        )
    if all(goals[0].colour in TILES[tile].edges for tile in asked.tiles) and len(goals) == 1:
        through_all = oracle.loops if goals[0].form is LinkShape.LOOP else oracle.lines
        return tuple(through_all(list(asked.tiles), goals[0].colour))
    found = []
    for arrangement in oracle.grown(asked.tiles):
        board = oracle.as_board(arrangement)
        if goals_reached(board, goals) and (asked.holes or not oracle.has_hole(board)):
            found.append(arrangement)
    return tuple(found)


def lying(asked: Puzzle) -> list[Solution]:
    """Every solution in every way that a board, or a table, lets it lie."""
    found = [[Placement(*one) for one in arrangement] for arrangement in solutions(asked)]
    turns = range(1 if asked.board is not None else 6)
    return [tuple(sorted(turned(one, sixths))) for one in found for sixths in turns]


@cache
def by_tile(asked: Puzzle) -> dict[tuple[int, int], set[frozenset[Placement]]]:
    """Every solution so moved that a tile lies at 0,0, by that tile and its rotation."""
    found: dict[tuple[int, int], set[frozenset[Placement]]] = {}
    for whole in lying(asked):
        for one in whole:
            found.setdefault((one.tile, one.rotation), set()).add(moved(whole, -one.q, -one.r))
    return found


def moved(placements: Iterable[Placement], q: int, r: int) -> frozenset[Placement]:
    return frozenset(one._replace(q=one.q + q, r=one.r + r) for one in placements)


def containing(asked: Puzzle, table: Table) -> set[frozenset[Placement]]:
    """Every solution that contains a table."""
    if asked.board is not None:
        return {frozenset(one) for one in lying(asked) if set(table) <= set(one)}
    tile, q, r, rotation = table[0]
    wanted = moved(table, -q, -r)
    found = by_tile(asked).get((tile, rotation), set())
    return {moved(one, q, r) for one in found if wanted <= one}


def agree(asked: Puzzle, table: Table) -> bool:
    """The search finds what the oracle finds; tells whether that is anything.

    On a board it gives one of those fillings that are each other turned.
    """
    known = containing(asked, table)
    search = Search(asked, table)
    found = {frozenset(one) for one in search}
    assert found <= known
    assert {figure(one) for one in found} == {figure(one) for one in known}
    assert search.answer().count == len(found if asked.board is not None else known)
    assert search.answer().complete
    answer = complete(asked, table)
    assert answer.status is (Status.SOLVED if known else Status.UNSOLVABLE)
    assert all(frozenset(one) in known for one in answer.solutions)
    return bool(known)


SMALL = [
    discovery(3),
    discovery(5),
    discovery(6),
    discovery(7),
    Puzzle("line", (1, 2, 3, 4), (lines(RED),)),
    Puzzle("copies", (1, 1, 2, 2, 3), (lines(YELLOW),)),
    Puzzle("copied loop", (2, 2, 2, 3, 3, 3), (loops(BLUE),)),
    Puzzle("beside a loop", (1, 2, 3, 24), (loops(YELLOW),)),
    Puzzle("two lines", (1, 2, 3, 24), (lines(RED, GREEN),)),
    Puzzle("pyramid", (1, 2, 3, 4, 5, 6), (lines(RED),), triangle(3)),
    Puzzle("match", (1, 1, 2, 3, 4, 5), ((),), triangle(3)),
]


@pytest.mark.parametrize("asked", SMALL, ids=lambda one: one.name)
def test_every_part_of_solutions_is_completed_in_every_way(asked: Puzzle) -> None:
    for whole in random.Random(1).sample(lying(asked), 2):
        for size in range(1, len(whole) + 1):
            for table in combinations(whole, size):
                assert agree(asked, list(table))


@pytest.mark.parametrize("asked", SMALL, ids=lambda one: one.name)
def test_of_random_tables_exactly_those_are_completed_that_can_be(
    asked: Puzzle, rng: random.Random
) -> None:
    verdicts = [agree(asked, table) for table in spoilt(asked, rng, len(seeds(30, 300)))]
    assert set(verdicts) == {True, False}


def spoilt(asked: Puzzle, rng: random.Random, number: int) -> Iterator[Table]:
    """Parts of solutions in which one tile lies as another might, matching or anyhow."""
    for _ in range(number):
        whole = rng.choice(lying(asked))
        table = rng.sample(whole, rng.randint(1, len(whole)))
        spared = [one.tile for one in set(whole) - set(table)]
        old = rng.randrange(len(table))
        at, rest = table[old].hex, table[:old] + table[old + 1 :]
        fit = fits(Board(rest).pattern(at))
        tile = rng.choice([*spared, table[old].tile])
        rotation = rng.choice(fit.get(tile, tuple(range(6))))
        yield [*rest, Placement(tile, *at, rotation)]


def test_a_table_may_be_more_than_any_solution_is() -> None:
    asked = discovery(4)
    table = list(find(asked).solutions[0])
    assert complete(asked, [*table, Placement(5, 9, 9, 0)]).status is Status.UNSOLVABLE
    assert complete(asked, [table[0], table[0]]).status is Status.UNSOLVABLE
    assert complete(asked, [table[0], table[0]._replace(q=5)]).status is Status.UNSOLVABLE
    assert complete(asked, [table[0]._replace(rotation=7)]).status is Status.UNSOLVABLE


def test_nothing_on_the_table_asks_for_any_solution() -> None:
    assert complete(discovery(9), ()).solutions == find(discovery(9)).solutions


@pytest.mark.parametrize("name", [n for n, one in CATALOGUE.items() if one.scored is None])
def test_parts_of_the_solutions_of_every_puzzle_can_be_completed(
    name: str, rng: random.Random
) -> None:
    asked = puzzle(name)
    (whole,) = find(asked, seed=5).solutions
    for share in (0.5, 0.8, 1.0):
        table = rng.sample(whole, max(1, round(share * len(whole))))
        answer = complete(asked, table, seed=1)
        assert set(table) <= set(answer.solutions[0])
        assert check(asked, answer.solutions[0]) == []


@pytest.mark.parametrize("threads", [1, 2, 4])
def test_any_number_of_threads_counts_the_same(threads: int) -> None:
    tables = [[Placement(1, 0, 0, 0)], [Placement(10, 7, -3, 4)]]
    for table in tables:
        answer = Search(puzzle("discovery-10"), table, threads=threads).finish()
        assert (answer.complete, answer.count) == (True, 1280)


def test_a_given_tile_and_one_that_lies_are_one() -> None:
    asked = puzzle("pyramid-45")
    (whole,) = find(asked).solutions
    assert complete(asked, whole[::2]).solutions == (whole,)
    wrong = whole[0]._replace(rotation=(whole[0].rotation + 1) % 6)
    assert complete(asked, [wrong]).status is Status.UNSOLVABLE
    swapped = [whole[0]._replace(tile=whole[1].tile)]
    assert complete(asked, swapped).status is Status.UNSOLVABLE


def test_a_tile_that_is_given_turned_is_met_by_one_that_lies_so() -> None:
    loose = Puzzle("", (1, 2, 3, 4, 5, 6), ((),), triangle(3), givens=(Given(2, None, 1),))
    (whole,) = find(loose).solutions
    (two,) = (one for one in whole if one.tile == 2)
    assert two.rotation == 1
    assert complete(loose, [two]).status is Status.SOLVED
    assert complete(loose, [two._replace(rotation=2)]).status is Status.UNSOLVABLE


def test_a_tile_beside_the_board_is_in_no_filling() -> None:
    asked = puzzle("rainbow-blue")
    assert complete(asked, [Placement(asked.tiles[0], -1, 0, 0)]).status is Status.UNSOLVABLE


@pytest.mark.parametrize("sixths", range(6))
@pytest.mark.parametrize("name", records())
def test_a_part_of_a_record_is_completed_to_the_record(
    name: str, sixths: int, rng: random.Random
) -> None:
    whole = [one._replace(q=one.q + 3) for one in turned(records()[name].placements, sixths)]
    answer = complete(puzzle(name), rng.sample(whole, 20))
    assert answer.status is Status.SOLVED
    assert set(answer.solutions[0]) == set(whole)
    assert answer.score == records()[name].score


def test_of_scores_nothing_is_known_but_the_record_and_that_clashes_are_wrong() -> None:
    lone = [Placement(1, 0, 0, 0), Placement(2, 7, 0, 0)]
    assert complete(puzzle("four-lines"), lone).status is Status.STOPPED
    clash = [Placement(1, 0, 0, 0), Placement(2, 0, -1, 0)]
    assert complete(puzzle("four-lines"), clash).status is Status.UNSOLVABLE
    assert complete(puzzle("four-loops"), ()).score == records()["four-loops"].score


def test_without_time_nothing_is_known() -> None:
    asked = puzzle("sets-300")
    answer = complete(asked, [Placement(1, 0, 0, 0), Placement(2, 5, 0, 0)], seconds=0)
    assert (answer.status, answer.solutions) == (Status.STOPPED, ())


def test_a_tile_too_far_out_is_refused() -> None:
    with pytest.raises(TantrixError) as error:
        complete(discovery(5), [Placement(1, 501, 0, 0)])
    assert error.value.id == "bad.puzzle.far"
