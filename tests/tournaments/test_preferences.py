"""Who plays which colour."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.tournaments.preferences import Preference, chooser, colours


def wish(letters: str) -> Preference | None:
    return Preference(Colour(letters[0]), Colour(letters[1])) if letters else None


def both(one: str, two: str, yields: int | None = None) -> set[str]:
    """What two sides can get, over many lots."""
    return {
        "".join(colours(wish(one), wish(two), Random(seed), yields=yields)) for seed in range(30)
    }


@pytest.mark.parametrize(
    ("one", "two", "got"),
    [
        ("RB", "GB", {"RG"}),
        ("RB", "RG", {"BG"}),  # nobody has red
        ("RB", "RB", {"RB", "BR"}),
        ("RB", "", {"RY"}),
        ("", "YR", {"RY"}),
        ("", "RY", {"YR"}),
        ("", "", {"RY", "YR"}),
        ("RB", "BR", {"RB"}),
    ],
)
def test_colours_without_agreement(one: str, two: str, got: set[str]) -> None:
    assert both(one, two) == got


def test_one_may_yield_the_colour_both_want() -> None:
    assert both("RB", "RG", 0) == {"BR"}
    assert both("RB", "RB", 1) == {"RB"}
    assert both("RB", "GB", 1) == {"RG"}  # nothing to yield


WISHES = st.none() | st.sampled_from([Preference(*two) for two in permutations(COLOURS, 2)])


@given(WISHES, WISHES, st.integers(0, 99), st.sampled_from([None, 0, 1]))
def test_nobody_has_the_other_ones_colour(
    one: Preference | None, two: Preference | None, seed: int, yields: int | None
) -> None:
    got = colours(one, two, Random(seed), yields=yields)
    assert got[0] is not got[1]
    for wished, colour in zip((one, two), got, strict=True):
        assert wished is None or colour in {wished.first, wished.second}


def test_two_different_colours_are_registered() -> None:
    with pytest.raises(ValueError, match="R is preferred twice"):
        wish("RR")


def test_who_plays_the_colour_blind_chooses_both() -> None:
    assert chooser(one=True, two=False) == 1
    assert chooser(one=False, two=True) == 0
    assert chooser(one=True, two=True) is None
    assert chooser(one=False, two=False) is None
