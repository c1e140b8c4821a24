"""What the checker finds in rounds that somebody made by hand."""

from __future__ import annotations

import pytest

from tantrix.tournaments.checker import PairingRule, faults
from tantrix.tournaments.rounds import Contender, PairingRequest, Round

FOUR = [Contender(n, 90 - n, n) for n in range(1, 5)]
FIVE = [Contender(n, 90 - n, n, free=int(n == 5)) for n in range(1, 6)]
MANY = [Contender(n, 90 - n, n) for n in range(1, 13)]


def found(request: PairingRequest, *pairs: tuple[int, int], bye: int | None = None) -> list[object]:
    return [(rule.value, *entries) for rule, entries in faults(request, Round(pairs, bye))]


def test_a_round_without_faults() -> None:
    assert found(PairingRequest(2, FOUR), (1, 4), (3, 2)) == []
    assert found(PairingRequest(2, FIVE), (1, 5), (3, 2), bye=4) == []
    assert found(PairingRequest(2, []), bye=None) == []


@pytest.mark.parametrize(
    ("pairs", "bye", "expected"),
    [
        ([(1, 2)], None, [("once", 3), ("once", 4)]),
        ([(1, 2), (3, 3)], None, [("present", 3, 3), ("once", 3), ("once", 4)]),
        ([(1, 2), (3, 9)], None, [("present", 9), ("once", 4)]),
        ([(1, 2), (2, 3)], None, [("once", 2), ("once", 4)]),
        ([(1, 2), (3, 4)], 1, [("once", 1), ("bye", 1)]),
    ],
)
def test_places(pairs: list[tuple[int, int]], bye: int | None, expected: list[object]) -> None:
    assert found(PairingRequest(2, FOUR), *pairs, bye=bye) == expected


def test_an_odd_number_needs_a_bye() -> None:
    assert found(PairingRequest(2, FIVE), (1, 2), (3, 4)) == [("once", 5), ("bye",)]


def test_forced_and_forbidden_pairs() -> None:
    request = PairingRequest(2, FOUR, forced=frozenset({(1, 4)}), forbidden=frozenset({(1, 2)}))
    assert found(request, (2, 1), (3, 4)) == [("forced", 1, 4), ("forbidden", 2, 1)]
    assert found(request, (4, 1), (3, 2)) == []


def test_a_forced_bye() -> None:
    request = PairingRequest(2, FIVE, forced_bye=1)
    assert found(request, (2, 3), (4, 5), bye=1) == []
    assert found(request, (2, 3), (1, 5), bye=4)[0] == ("forced", 1)


def test_a_forced_pair_may_meet_again() -> None:
    request = PairingRequest(2, FOUR, {(1, 4): [1]}, forced=frozenset({(1, 4)}))
    assert found(request, (1, 4), (2, 3)) == []


@pytest.mark.parametrize("entries", [FOUR, MANY])
def test_a_repeat_that_could_be_avoided(entries: list[Contender]) -> None:
    numbers = [one.entry for one in entries]
    pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
    request = PairingRequest(2, entries, {(1, 2): [1]}, repeats=True)
    assert found(request, *pairs) == [("repeat", 1, 2)]


def test_a_repeat_that_cannot_be_avoided() -> None:
    met = {(1, 2): [1], (1, 3): [2], (1, 4): [3]}
    assert found(PairingRequest(4, FOUR, met, repeats=True), (1, 2), (3, 4)) == []
    assert found(PairingRequest(4, FOUR, met), (1, 2), (3, 4)) == [("repeat", 1, 2)]


def test_a_second_bye_and_a_bye_that_is_not_for_the_lowest() -> None:
    assert found(PairingRequest(2, FIVE), (1, 2), (3, 4), bye=5) == [("second_bye", 5, 1)]
    assert found(PairingRequest(2, FIVE), (1, 2), (4, 5), bye=3) == [("lowest", 3, 4)]


def test_a_bye_for_another_where_the_lowest_must_play() -> None:
    """Without 4 nobody is left whom 1 may meet: 2, 3 and 5 are barred."""
    barred = frozenset({(1, 2), (1, 3), (1, 5)})
    assert found(PairingRequest(2, FIVE, forbidden=barred), (1, 4), (2, 5), bye=3) == []


def test_every_rule_can_be_broken() -> None:
    """The tests above name them all."""
    assert {rule.value for rule in PairingRule} == {
        "present", "once", "bye", "forced", "forbidden", "repeat", "second_bye", "lowest",
    }  # fmt: skip
