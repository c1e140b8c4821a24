from __future__ import annotations

import itertools
from collections import Counter

import pytest

from oracle import strategy as oracle
from tantrix.rules.core.spaces import OPEN, canonical, count, fits, three_alike, with_edge
from tantrix.rules.core.tiles import TILES, TURNED

RUNS = ["".join(letters) for letters in itertools.product("RYBG", repeat=3)]


def in_a_row(letters: str, first: int) -> str:
    """A pattern with letters at consecutive edges from `first` on."""
    pattern = OPEN
    for step, letter in enumerate(letters):
        pattern = with_edge(pattern, (first + step) % 6, letter)
    return pattern


@pytest.mark.parametrize("letters", RUNS)
def test_abc_fits_5_tiles_aba_6_aab_and_abb_6_aaa_none(letters: str) -> None:
    expected = {3: 5, 2: 6, 1: 0}[len(set(letters))]
    for first in range(6):
        found = fits(in_a_row(letters, first))
        assert len(found) == expected
        assert all(len(rotations) == 1 for rotations in found.values())


@pytest.mark.parametrize("letters", RUNS)
def test_a_pattern_of_three_is_three_alike_just_when_no_tile_can_fit(letters: str) -> None:
    for first in range(6):
        pattern = in_a_row(letters, first)
        assert three_alike(pattern) == (not fits(pattern)) == (len(set(letters)) == 1)


def test_three_edges_of_one_colour_are_alike_wherever_they_are_and_two_are_not() -> None:
    assert three_alike("R.R.R.")
    assert three_alike("RRY.RB")
    assert not three_alike("RR.YYB")
    assert not three_alike(OPEN)


def test_an_open_cell_fits_every_tile_in_every_rotation() -> None:
    assert dict(fits(OPEN)) == dict.fromkeys(TILES, tuple(range(6)))


def test_a_pattern_of_six_fits_the_tile_that_shows_it() -> None:
    for tile, turns in TURNED.items():
        for rotation, edges in enumerate(turns):
            assert dict(fits(edges)) == {tile: (rotation,)}


def test_fits_are_those_of_brute_force_for_all_patterns() -> None:
    for letters in itertools.product("RYBG.", repeat=6):
        pattern = "".join(letters)
        if canonical(pattern) == pattern and count(pattern) in {1, 2, 4, 5}:
            asked = {e: c for e, c in enumerate(pattern) if c != "."}
            found = {
                tile: rotations
                for tile in oracle.TILES
                if (
                    rotations := tuple(
                        turn
                        for turn in range(6)
                        if asked.items() <= dict(enumerate(oracle.rotated(tile, turn))).items()
                    )
                )
            }
            assert dict(fits(pattern)) == found


def test_an_edge_of_one_colour_fits_the_42_tiles_that_have_it_in_two_rotations_each() -> None:
    for letter in "RYBG":
        found = fits(with_edge(OPEN, 2, letter))
        assert Counter(map(len, found.values())) == {2: 42}


def test_the_fits_of_a_pattern_cannot_be_changed() -> None:
    with pytest.raises(TypeError, match="does not support item assignment"):
        fits(OPEN)[1] = ()


def test_count_tells_how_many_tiles_stand_round() -> None:
    assert [count(pattern) for pattern in (OPEN, "R.....", "R.YB..", "RYBGRY")] == [0, 1, 3, 6]


def test_twin_spaces_share_their_canonical_pattern_and_others_do_not() -> None:
    turns = {in_a_row("RYB", first) for first in range(6)}
    assert len({canonical(pattern) for pattern in turns}) == 1
    assert canonical("RYB...") in turns
    assert canonical(in_a_row("RYB", 0)) != canonical(in_a_row("BYR", 0))


def test_with_edge_sets_one_edge_and_leaves_the_others() -> None:
    assert with_edge("RYB...", 5, "G") == "RYB..G"
    assert with_edge("RYB..G", 0, ".") == ".YB..G"
