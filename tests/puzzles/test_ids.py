from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.puzzles.boards import SHAPES, hexagon, spiral
from tantrix.puzzles.catalogue import CATALOGUE, puzzle
from tantrix.puzzles.ids import LONGEST, ad_hoc, read_id, read_tiles, write_id
from tantrix.puzzles.puzzle import Given, Goal, LinkShape, Puzzle, lines, loops
from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.tiles import TILES

LINKABLE = re.compile(r"[A-Za-z0-9._~-]+")
ALL = tuple(TILES)


def choices(rng: random.Random) -> tuple[tuple[Goal, ...], ...]:
    """Return some choices of goals, each of different colours."""
    count = rng.randrange(1, 4)
    return tuple(
        tuple(
            Goal(rng.choice(list(LinkShape)), c) for c in rng.sample(COLOURS, rng.randrange(1, 5))
        )
        for _ in range(count)
    )


def givens(rng: random.Random, tiles: tuple[int, ...], cells: list[Hex]) -> tuple[Given, ...]:
    """Return some given tiles: one bound altogether, the others to a place or a rotation."""
    pairs = zip(rng.sample(tiles, len(tiles)), rng.sample(cells, len(cells)), strict=True)
    tile, at = next(pairs)
    found = [Given(tile, at, rng.randrange(6))]
    for tile, at in pairs:
        if rng.random() < 0.4:
            found.append(rng.choice([Given(tile, at), Given(tile, None, rng.randrange(6))]))
    return tuple(found)


def some_puzzle(rng: random.Random) -> Puzzle:
    """Return any puzzle of all 56 tiles at least once."""
    tiles = tuple(sorted([*ALL, *rng.choices(ALL, k=rng.randrange(20))]))
    if rng.random() < 0.2:
        return Puzzle("", ALL, ((),), holes=rng.random() < 0.5, scored=rng.choice(list(LinkShape)))
    if rng.random() < 0.3:
        holes, no_hole = rng.choice([(False, False), (True, False), (False, True)])
        return Puzzle("", tiles, choices(rng), holes=holes, no_hole=no_hole)
    cells = {Hex(rng.randrange(-20, 20), rng.randrange(-20, 20)) for _ in range(len(tiles))}
    cells |= set(list(spiral(3000) - cells)[: len(tiles) - len(cells)])
    board = rng.choice([frozenset(cells), spiral(len(tiles))])
    goals = rng.choice([((),), choices(rng)])
    return Puzzle("", tiles, goals, board, givens=givens(rng, tiles, sorted(board)))


@given(st.randoms(use_true_random=False))
def test_an_id_is_the_whole_puzzle_and_fits_into_a_link(rng: random.Random) -> None:
    made = some_puzzle(rng)
    text = write_id(made)
    assert LINKABLE.fullmatch(text)
    assert read_id(text) == ad_hoc(made)
    assert read_id(text).name == text


@pytest.mark.parametrize("name", [*CATALOGUE, "sets-60"])
def test_a_named_puzzle_has_an_id_too(name: str) -> None:
    assert read_id(write_id(puzzle(name))) == ad_hoc(puzzle(name))


def test_ids_are_as_their_description_says() -> None:
    assert write_id(puzzle("discovery-10")) == "v1~1-10~loopR~nohole"
    assert write_id(puzzle("sets-12")) == "v1~1-2x2.3-10~loopY~nohole"
    assert write_id(puzzle("four-lines")) == "v1~1-56~best-line~free"
    own = Puzzle(
        "",
        (1, 1, 7, 9),
        (loops(Colour.RED), (*loops(Colour.BLUE), *lines(Colour.YELLOW))),
        frozenset({Hex(0, 0), Hex(1, 0), Hex(-1, -2), Hex(3, 0)}),
        givens=(Given(1, Hex(-1, -2), 4), Given(7, Hex(0, 0)), Given(9, None, 0)),
    )
    assert write_id(own) == (
        "v1~1x2.7.9~loopR_loopB.lineY~rows_n2.n1.1_0.0.2_0.3.1~1atn1.n2t4_7at0.0_9t0"
    )


@pytest.mark.parametrize(("name", "size"), [("triangle", 5), ("hexagon", 3), ("spiral", 11)])
def test_a_board_that_has_a_name_is_told_by_it(name: str, size: int) -> None:
    board = SHAPES[name][0](size)
    text = write_id(Puzzle("", ALL[: len(board)], ((),), board))
    assert text.endswith(f"~{name}-{size}")


def test_another_way_to_write_an_id_is_read_and_put_right() -> None:
    assert read_id("v1~1.2.3~loopY~free").name == "v1~1-3~loopY~free"
    assert read_id("v1~1-19~match~spiral-19").board == hexagon(3)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "v2~1-3~loopY~free",
        "v1~1-3~loopY",
        "v1~1-3~loopY~free~~",
        "v1~1-3~loopW~free",
        "v1~1-3~~free",
        "v1~1-3~loopY~rows_0.0",
        "v1~1-3~loopY~rows_0.0.3~",
        "v1~1-3~loopY~rows_0.0.3~1at0",
        "v1~1-3~loopY~rows_0.0.3~1t6",
        "v1~1-3~loopY~rows_0.n0.3",
        "v1~1-3~loopY~free" + "~" * LONGEST,
    ],
)
def test_what_is_no_id_is_refused(text: str) -> None:
    with pytest.raises(TantrixError) as refused:
        read_id(text)
    assert refused.value.id == "bad.puzzle.id"


@pytest.mark.parametrize(
    ("text", "error_id"),
    [
        ("v1~~loopY~free", "bad.puzzle.list"),
        ("v1~1,2~loopY~free", "bad.puzzle.list"),
        ("v1~1-57~loopY~free", "bad.puzzle.tile"),
        ("v1~3-1~loopY~free", "bad.puzzle.tiles"),
        ("v1~1-3.2~loopY~free", "bad.puzzle.tile_twice"),
        ("v1~1-10x1001~loopY~free", "bad.puzzle.many"),
        ("v1~1-3~loopG~free", "bad.puzzle.colour"),
        ("v1~1-3~loopY.lineY~free", "bad.puzzle.colour_twice"),
        ("v1~1-3~match~free", "bad.puzzle.goals"),
        ("v1~1-3~loopY~square-3", "bad.board"),
        ("v1~1-3~loopY~triangle-3", "bad.puzzle.cells"),
        ("v1~1-3~loopY~rows_0.0.99999_1.0.2", "bad.puzzle.many"),
        ("v1~1-4~loopY~rows_0.0.2_0.1.2", "bad.puzzle.cells"),
        ("v1~1-3~match~triangle-2~4t0", "bad.puzzle.given.tile"),
        ("v1~1-3~match~triangle-2~1t0_1t1", "bad.puzzle.given.tile"),
        ("v1~1-3~match~triangle-2~1", "bad.puzzle.given.rotation"),
        ("v1~1-3~match~triangle-2~1at2.0", "bad.puzzle.given.cell"),
        ("v1~1-3~loopY~free~1at0.0", "bad.puzzle.given.board"),
        ("v1~1-3~match~triangle-2~1at0.0_2at0.0", "bad.puzzle.given.twice"),
        ("v1~1-3~match~triangle-2~1at0.0t0_2at0.1t0", "bad.puzzle.given.clash"),
        ("v1~1-2~match~rows_0.0.1_0.501.1", "bad.puzzle.far"),
        ("v1~1-55~best-line~free", "bad.puzzle.scored"),
        ("v1~1-56~best-loop~spiral-56", "bad.puzzle.scored"),
    ],
)
def test_a_puzzle_that_cannot_be_is_refused_by_what_is_wrong(text: str, error_id: str) -> None:
    with pytest.raises(TantrixError) as refused:
        read_id(text)
    assert refused.value.id == error_id


def test_a_list_of_tiles_with_copies_is_in_rising_order() -> None:
    assert read_tiles("7x2.1-3.5") == (1, 2, 3, 5, 7, 7)
