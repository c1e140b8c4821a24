from __future__ import annotations

import random

import pytest

from puzzles.spaghetti import GOOD, text
from tantrix.messages import LANGUAGES, say
from tantrix.puzzles.spaghetti import MOST_SHOWN, SpaghettiReport, check, read, text_of
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.placements import Placement


def laid(text: str) -> list[Placement]:
    return [
        Placement(cell // 6, column.q, column.r + i, cell % 6)
        for column in read(text.splitlines())
        for i, cell in enumerate(column.cells)
        if cell
    ]


def report(written: str) -> SpaghettiReport:
    return check(written.splitlines(keepends=True))


def problems(written: str) -> dict[str, dict[str, object]]:
    return {
        fault.id.removeprefix("bad.spaghetti."): dict(fault.params)
        for fault in report(written).problems
    }


def test_whole_sets_that_match_and_hang_together_are_a_spaghetti() -> None:
    assert report(GOOD) == SpaghettiReport(56, 1, ())


def test_what_is_read_is_written_as_it_was() -> None:
    assert text(laid(GOOD)) == GOOD


def test_a_column_is_read_without_those_that_follow() -> None:
    lines = iter(GOOD.splitlines())
    first = next(read(lines))
    assert f"{first.q} {first.r} " in GOOD.splitlines()[1]
    assert next(lines) == GOOD.splitlines()[2]


@pytest.mark.parametrize(
    "header",
    ["", "tantrix-spaghetti 1 0", "tantrix-spaghetti 2 1", "tantrix-spaghetti 1 1 ", "spaghetti"],
)
def test_a_file_begins_with_its_version_and_its_sets(header: str) -> None:
    written = "\n".join([header, *GOOD.splitlines()[1:]])
    assert problems(written) == {"header": {"text": header.rstrip()}}


def test_a_file_without_a_line_has_no_header() -> None:
    assert problems("") == {"header": {"text": ""}}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "0 0",
        "0 0 A",
        "0 0 A6",
        "0 0 40",
        "0 0 A0.",
        "0 0 ..A0",
        "0 0 A0..",
        "x 0 A0",
        "0 0 A0 ",
    ],
)
def test_a_column_is_two_places_and_pairs_of_signs_that_begin_and_end_with_a_tile(
    line: str,
) -> None:
    assert problems(f"tantrix-spaghetti 1 1\n-1 0 A0\n{line}\n") == {"line": {"line": 3}}


@pytest.mark.parametrize("q", [-1, -2])
def test_columns_come_in_order_each_once(q: int) -> None:
    assert problems(f"tantrix-spaghetti 1 1\n-1 0 A0\n{q} 5 B0\n") == {"order": {"line": 3}}


@pytest.mark.parametrize("line", ["0 0 A6", "-9 0 A0"])
def test_reading_refuses_what_checking_reports(line: str) -> None:
    with pytest.raises(TantrixError) as caught:
        list(read(["tantrix-spaghetti 1 1", "-1 0 A0", line]))
    assert caught.value.id in {"bad.spaghetti.line", "bad.spaghetti.order"}


def test_a_tile_that_lacks_and_one_too_many_are_named() -> None:
    placements = laid(GOOD)
    first = placements[0]
    other = first._replace(tile=first.tile % 56 + 1)
    wrong = problems(text([other, *placements[1:]]))["sets"]
    assert wrong == {"sets": 1, "tiles": sorted([first.tile, other.tile])}


def test_every_tile_is_wrong_where_other_sets_are_announced() -> None:
    wrong = problems(text(laid(GOOD), sets=2))
    assert wrong == {"sets": {"sets": 2, "tiles": list(range(1, 57))}}


def test_tiles_that_do_not_match_are_shown() -> None:
    (inner,) = (one for one in laid(GOOD) if one.hex == Hex(0, 0))
    turned = inner._replace(rotation=(inner.rotation + 1) % 6)
    wrong = report(text([one for one in laid(GOOD) if one != inner] + [turned])).problems
    assert [fault.id for fault in wrong] == ["bad.spaghetti.mismatch"]
    assert set(wrong[0].cells) <= {inner.hex, *neighbours(inner.hex)}


@pytest.mark.parametrize("edge", range(6))
def test_a_tile_set_apart_is_a_piece_of_its_own(edge: int) -> None:
    away = {0: (0, -20), 1: (20, -20), 2: (20, 0), 3: (0, 20), 4: (-20, 20), 5: (-20, 0)}[edge]
    first, *rest = laid(GOOD)
    assert problems(text([*rest, first._replace(q=away[0], r=away[1])]))["apart"] == {"count": 2}


def test_a_tile_taken_out_of_the_middle_leaves_a_hole_where_it_lay() -> None:
    wrong = report(text(one for one in laid(GOOD) if one.hex != Hex(0, 0))).problems
    assert [fault.id for fault in wrong] == ["bad.spaghetti.sets", "bad.spaghetti.hole"]
    assert wrong[1].cells == (Hex(0, 0),)


def regions(cells: set[Hex]) -> int:
    """Count the groups of cells that hang together."""
    left, count = set(cells), 0
    while left:
        count += 1
        ahead = [left.pop()]
        while ahead:
            near = left & set(neighbours(ahead.pop()))
            left -= near
            ahead += near
    return count


def counted(placements: list[Placement], sets: int) -> dict[str, object]:
    """Find what is wrong with everything in sight at once."""
    board = Board(placements)
    tiles = {one.hex for one in placements}
    most = max(max(at) for at in tiles) + 2
    window = {Hex(q, r) for q in range(-2, most) for r in range(-2, most)}
    unlike = [
        at
        for at in tiles
        for edge in (3, 4, 5)
        if (cell := neighbours(at)[edge]) in tiles
        and board.edge(at, edge) != board.edge(cell, OPPOSITE[edge])
    ]
    times = [one.tile for one in placements]
    found: dict[str, object] = {
        "sets": [tile for tile in range(1, 57) if times.count(tile) != sets],
        "mismatch": len(set(unlike)),
        "apart": count if (count := regions(tiles)) > 1 else 0,
        "hole": regions(window - tiles) - 1,
    }
    return {name: value for name, value in found.items() if value}


def check_heap(rng: random.Random, size: int, tiles: int) -> None:
    """Heap tiles on a board of `size` cells a side, and compare what the checker tells of them."""
    every = [Hex(q, r) for q in range(size) for r in range(size)]
    cells = rng.sample(every, tiles)
    heap = [Placement(rng.randint(1, 56), q, r, rng.randrange(6)) for q, r in cells]
    found = report(text(heap))
    assert found.tiles == len(heap)
    expected = {
        fault.id.removeprefix("bad.spaghetti."): fault.params.get("count") or fault.params["tiles"]
        for fault in found.problems
    }
    assert expected == counted(heap, 1)
    assert all(len(fault.cells) <= MOST_SHOWN for fault in found.problems)


def test_any_heap_of_tiles_has_the_problems_that_are_seen_at_a_glance(rng: random.Random) -> None:
    for _ in range(300):
        size = rng.randint(2, 9)
        check_heap(rng, size, rng.randint(1, size * size))


@pytest.mark.parametrize("share", [0.4, 0.55])
def test_a_large_heap_with_winding_pieces_and_holes_is_no_other(
    rng: random.Random, share: float
) -> None:
    check_heap(rng, 100, int(share * 100 * 100))


@pytest.mark.parametrize("arms", range(2, 9))
def test_arms_joined_one_after_the_other_in_their_last_column_are_one_piece(arms: int) -> None:
    """The lower an arm, the earlier it begins; each join meets the arms above and below it."""
    cells = [
        Hex(q, 6 * arm + row)
        for arm in range(arms)
        for q in range(arms - arm, arms + 2)
        for row in range(4)
    ]
    joins = [Hex(arms + 2, 6 * arm + row) for arm in range(arms - 1) for row in range(2, 7)]
    comb = [Placement(1, q, r, 0) for q, r in [*cells, *joins]]
    assert not {"apart", "hole"} & problems(text(comb)).keys()
    assert problems(text(comb[:-5]))["apart"] == {"count": 2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_is_told_in_a_sentence(lang: str) -> None:
    far = [*laid(GOOD), Placement(1, 30, 0, 0), Placement(1, 30, 1, 0), Placement(2, 40, 0, 0)]
    heap = [one for one in far if one.hex != Hex(0, 0)]
    written = [text(heap), "", GOOD + "x", GOOD + "0 0 A0"]
    faults = [fault for each in written for fault in report(each).problems]
    assert len(faults) == 7
    for fault in faults:
        assert fault.id not in say(fault, lang=lang)


def test_the_file_of_placements_in_any_order_is_the_one_that_they_were_read_from() -> None:
    laid = [
        Placement(cell // 6, column.q, column.r + i, cell % 6)
        for column in read(GOOD.splitlines())
        for i, cell in enumerate(column.cells)
        if cell
    ]
    assert text_of(laid[::-1]) == GOOD
    assert text_of(laid[:1]).startswith("tantrix-spaghetti 1 1\n")
    assert text_of([*laid, laid[0]._replace(q=99)]).startswith("tantrix-spaghetti 1 2\n")
    assert check(text_of([]).splitlines()).problems
