"""Puzzles that are made have one solution, come from their seed, and are graded."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from statistics import mean

import pytest
from click.testing import CliRunner

from oracle import puzzles as naive
from oracle.strategy import Board, Cell
from sizes import seeds
from tantrix.cli.main import tantrix
from tantrix.puzzles.boards import triangle
from tantrix.puzzles.ids import read_id
from tantrix.puzzles.puzzle import Goals, LinkShape, Puzzle, common_colours, lines, loops
from tantrix.puzzles.verify import check
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES
from tantrix.solver import count
from tantrix.solver.generate import GRADES, KINDS, GeneratedPuzzle, assess, generate, generate_many
from tantrix.solver.makers import BOARDS, TURNS, letters
from tantrix.solver.people import labour
from tantrix.solver.search import count_up_to
from tantrix.solver.themes import opposite_cells
from tantrix.solver.working_boards import BoardTable, LoopTable

SOME = len(seeds(3, 8))


@cache
def made(kind: str, size: int = SOME) -> tuple[GeneratedPuzzle, ...]:
    return tuple(generate_many(kind, size, 1))


@pytest.fixture(
    params=[pytest.param((kind, n), id=f"{kind}-{n}") for kind in KINDS for n in range(SOME)]
)
def one(request: pytest.FixtureRequest) -> GeneratedPuzzle:
    """Each of some puzzles of every kind."""
    kind, number = request.param
    return made(kind)[number]


def ids(kind: str, size: int, seed: int, grade: int | None = None) -> list[str]:
    return [made.puzzle.name for made in generate_many(kind, size, seed, grade=grade)]


# --- one solution --------------------------------------------------------------------------------


def test_a_search_finds_exactly_one_solution_and_the_check_agrees(one: GeneratedPuzzle) -> None:
    answer = count(one.puzzle)
    assert (answer.complete, answer.count) == (True, 1)
    assert check(one.puzzle, answer.solutions[0]) == []


def test_the_id_carries_the_whole_puzzle(one: GeneratedPuzzle) -> None:
    assert read_id(one.puzzle.name) == one.puzzle


def turned(cells: list[Cell], tiles: dict[Cell, int], board: Board) -> Iterator[Board]:
    """Every way to turn given tiles, cell after cell."""
    if not cells:
        yield dict(board)
        return
    for rotation in range(6):
        if naive.matches(board, cells[0], tiles[cells[0]], rotation):
            yield from turned(cells[1:], tiles, {**board, cells[0]: (tiles[cells[0]], rotation)})


def tried(puzzle: Puzzle) -> set[naive.Arrangement]:
    """All solutions of a puzzle with at most one goal a choice, by trying everything."""
    if puzzle.board is None:
        found = [naive.loops(list(puzzle.tiles), goal.colour) for (goal,) in puzzle.choices]
        return set().union(*found)
    given = {(g.at.q, g.at.r): g for g in puzzle.givens if g.at}
    fixed: Board = {at: (g.tile, g.rotation) for at, g in given.items() if g.rotation is not None}
    cells = [(at.q, at.r) for at in sorted(puzzle.board) if at not in fixed]
    if len(given) == len(puzzle.board):
        boards = turned(cells, {at: g.tile for at, g in given.items()}, fixed)
    else:
        left = Counter(puzzle.tiles) - Counter(tile for tile, _ in fixed.values())
        boards = naive.filled([*fixed, *cells], list(left.elements()), fixed)
    if not puzzle.choices[0]:
        return {naive.canonical(board) for board in boards}
    ((form, colour),) = puzzle.choices[0]
    reached = naive.is_loop if form is LinkShape.LOOP else naive.is_line
    return {naive.canonical(board) for board in boards if reached(board, colour)}


def small(one: GeneratedPuzzle) -> bool:
    """Whether everything can be tried in a moment; copies spare a pyramid most of it."""
    size = len(one.puzzle.tiles)
    if one.kind == "pyramid":
        return size == 10 and len(set(one.puzzle.tiles)) < 7
    return size <= (8 if one.kind == "loop" else 30 if one.kind in {"turns", "letter"} else 14)


@pytest.mark.parametrize("kind", KINDS)
def test_trying_everything_finds_exactly_one_solution_of_the_small_ones(kind: str) -> None:
    few = list(islice(filter(small, generate_many(kind, 30, 1)), 1 if kind == "pyramid" else 3))
    assert few
    for one in few:
        assert len(tried(one.puzzle)) == 1


# --- what the kinds are --------------------------------------------------------------------------


def test_a_loop_might_have_any_colour_that_its_tiles_share_and_those_are_two_at_least() -> None:
    for one in made("loop"):
        colours = common_colours(one.puzzle.tiles)
        assert len(colours) >= 2
        assert one.puzzle.colours == colours
        assert one.puzzle.board is None


def test_a_pyramid_is_a_triangle_with_one_line_or_loop_through_all() -> None:
    for one in made("pyramid"):
        ((goal,),) = one.puzzle.choices
        assert one.puzzle.board in [triangle(side) for side in (4, 5, 6)]
        assert all(goal.colour in TILES[tile].edges for tile in one.puzzle.tiles)


def test_no_given_of_a_board_is_needless() -> None:
    for one in made("board"):
        givens = one.puzzle.givens
        assert givens
        assert one.puzzle.board in BOARDS
        for left_out in givens:
            fewer = tuple(given for given in givens if given != left_out)
            assert count(replace(one.puzzle, givens=fewer), seconds=60).count > 1


def test_in_a_rotation_puzzle_every_place_is_given_and_not_every_rotation() -> None:
    for one in made("turns"):
        assert {given.at for given in one.puzzle.givens} == set(one.puzzle.board or ())
        assert any(given.rotation is None for given in one.puzzle.givens)
        assert one.puzzle.board in TURNS


def test_letters_are_26_boards_and_each_is_one_piece() -> None:
    assert len(set(letters())) == len(letters()) == 26
    for board in letters():
        reached, ahead = set(), [min(board)]
        while ahead:
            at = ahead.pop()
            if at not in reached:
                reached.add(at)
                ahead += [cell for cell in neighbours(at) if cell in board]
        assert reached == board


def test_a_letter_is_a_rotation_puzzle_in_its_shape() -> None:
    for one in made("letter"):
        assert {given.at for given in one.puzzle.givens} == set(one.puzzle.board or ())
        assert one.puzzle.board in letters()


def test_half_a_turn_brings_a_symmetric_board_and_its_givens_onto_themselves() -> None:
    for one in made("symmetric"):
        turned = opposite_cells(one.puzzle.board or frozenset())
        assert turned
        cells = {given.at for given in one.puzzle.givens if given.at}
        assert {turned[at] for at in cells} == cells
        for at in cells:
            pair = {at, turned[at]}
            fewer = tuple(given for given in one.puzzle.givens if given.at not in pair)
            assert count(replace(one.puzzle, givens=fewer), seconds=60).count > 1


def test_a_long_line_passes_all_tiles_and_none_of_its_givens_is_needless() -> None:
    for one in made("line"):
        ((goal,),) = one.puzzle.choices
        assert goal.form is LinkShape.LINE
        assert all(goal.colour in TILES[tile].edges for tile in one.puzzle.tiles)
        for left_out in one.puzzle.givens:
            fewer = tuple(given for given in one.puzzle.givens if given != left_out)
            assert count_up_to(replace(one.puzzle, givens=fewer), 2) > 1


# --- seeds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_gives_the_same_puzzles_however_many_are_asked_for(kind: str) -> None:
    found = [one.puzzle.name for one in made(kind)]
    assert found[:2] == ids(kind, 2, 1)
    assert generate(kind, 1) == made(kind)[0]
    assert len(set(found)) == SOME
    assert not set(found) & set(ids(kind, 1, 2))


def test_puzzles_are_made_when_they_are_asked_for() -> None:
    puzzles = generate_many("board", 10**6, 1)
    assert next(puzzles) == generate("board", 1)


@pytest.mark.parametrize(
    ("kind", "grade", "error"), [("snake", 1, "kind"), ("loop", 0, "grade"), ("loop", 6, "grade")]
)
def test_a_kind_or_grade_that_is_not_known_is_refused(kind: str, grade: int, error: str) -> None:
    with pytest.raises(TantrixError) as refused:
        generate(kind, 0, grade=grade)
    assert refused.value.id == f"bad.generate.{error}"


# --- grades --------------------------------------------------------------------------------------


@pytest.mark.parametrize("grade", GRADES)
def test_only_puzzles_of_the_grade_that_is_asked_for_are_made(grade: int) -> None:
    for one in generate_many("board", 2, 0, grade=grade):
        assert one.grade == assess("board", one.puzzle).grade == grade


@pytest.mark.parametrize("kind", ["board", "turns"])
def test_grades_rise_with_the_trials_of_solver_and_person(kind: str) -> None:
    of = {grade: [m for m in made(kind, 40) if m.grade == grade] for grade in GRADES}
    for what in (lambda m: m.effort, lambda m: m.labour.trials):
        deps = [mean(map(what, some)) for some in of.values()]
        assert deps == sorted(deps)


def test_a_person_needs_one_trial_a_tile_where_all_is_forced() -> None:
    puzzle = generate("turns", 1).puzzle
    (solution,) = count(puzzle).solutions
    lies = {one.hex: one.rotation for one in solution}
    givens = [one._replace(rotation=lies[one.at]) for one in puzzle.givens if one.at]
    givens[0] = givens[0]._replace(rotation=None)
    found = labour(replace(puzzle, givens=tuple(givens)), solution, random.Random(1))
    assert (found.trials, found.choices) == (1, 0)


def walked(table: LoopTable | BoardTable) -> int:
    """How many solutions a person would find who tries every answer."""
    if table.done:
        return 1
    found, size = 0, len(table)
    for answer in table.answers():
        table.place(answer)
        found += walked(table)
        table.undo_to(size)
    return found


@pytest.mark.parametrize("size", range(4, 8))
@pytest.mark.parametrize("colour", [Colour.RED, Colour.YELLOW, Colour.BLUE])
def test_what_a_person_leaves_out_of_a_loop_solves_nothing(size: int, colour: Colour) -> None:
    puzzle = Puzzle("", tuple(range(1, size + 1)), (loops(colour),))
    assert walked(LoopTable(puzzle, colour, Placement(1, 0, 0, 0))) == count(puzzle).count


@pytest.mark.parametrize("goals", [loops, lines])
@pytest.mark.parametrize("colour", [Colour.RED, Colour.YELLOW, Colour.BLUE])
@pytest.mark.parametrize("tiles", [(1, 2, 3, 4, 5, 6), (2, 3, 4, 5, 7, 9), (3, 3, 3, 5, 6, 7)])
def test_what_a_person_leaves_out_on_a_board_solves_nothing(
    goals: Callable[[Colour], Goals], colour: Colour, tiles: tuple[int, ...]
) -> None:
    puzzle = Puzzle("", tiles, (goals(colour),), triangle(3))
    # A person finds each in the three turns of the board.
    assert walked(BoardTable(puzzle)) == 3 * count(puzzle).count


def test_a_person_finds_the_one_solution_of_a_board() -> None:
    assert [walked(BoardTable(one.puzzle)) for one in made("board")] == [1] * SOME


# --- the command ---------------------------------------------------------------------------------


def called(*words: str) -> str:
    """What the command prints."""
    done = CliRunner().invoke(tantrix, ["generate", *words])
    assert (done.exit_code, done.stderr) == (0, "")
    return done.stdout


def test_the_command_prints_an_id_and_a_grade_a_line() -> None:
    lines = called("turns", "--count", "3", "--seed", "1").splitlines()
    assert lines == [f"{one.puzzle.name} {one.grade}" for one in made("turns")[:3]]


def test_the_command_prints_one_document() -> None:
    document = json.loads(called("board", "--count", "2", "--seed", "1", "--grade", "3", "--json"))
    assert (document["kind"], document["seed"]) == ("board", 1)
    assert [one["puzzle"] for one in document["puzzles"]] == ids("board", 2, 1, grade=3)
    assert [one["grade"] for one in document["puzzles"]] == [3, 3]


def test_an_interruption_keeps_what_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> Iterator[GeneratedPuzzle]:
        yield made("turns")[0]
        raise KeyboardInterrupt

    monkeypatch.setattr("tantrix.cli.generate.generate_many", interrupted)
    done = CliRunner().invoke(tantrix, ["generate", "turns", "--count", "9", "--json"])
    assert done.exit_code == 3
    assert [one["puzzle"] for one in json.loads(done.stdout)["puzzles"]] == ids("turns", 1, 1)
