"""Knock-out: the tree, who goes on, third place, the plate, and the stage before it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.tournaments.knockout import (
    Slots,
    beaten,
    games_in,
    onward,
    pairs,
    places,
    plate,
    rounds_of,
    tree,
)
from tantrix.tournaments.lots import drawn, lot
from tantrix.tournaments.results import Match
from tantrix.tournaments.rounds import Pairing
from tantrix.tournaments.seeding import Rated, seeded, seeding_elo
from tantrix.tournaments.stages import Cut, cut, seeds_from_groups
from tantrix.tournaments.standings import standings

from .drawn import by_margin


def played(entries: int, winners: object = min) -> list[Slots]:
    """The slots of every round, where the better seed wins or whoever `winners` says."""
    rounds = [tree(range(1, entries + 1))]
    while len(rounds[-1]) > 1:
        won = {winners(each) for each in pairs(rounds[-1])}  # type: ignore[operator]
        rounds.append(onward(rounds[-1], won))
    return rounds


def test_a_tree_of_eleven() -> None:
    slots = tree(range(1, 12))
    assert sorted(map(sorted, pairs(slots))) == [[6, 11], [7, 10], [8, 9]]
    following = onward(slots, {6, 7, 8})
    assert sorted(map(sorted, pairs(following))) == [[1, 8], [2, 7], [3, 6], [4, 5]]


@given(st.integers(1, 70))
def test_the_best_2_to_the_k_are_apart_until_the_last_k_rounds(entries: int) -> None:
    rounds = played(entries)
    assert len(rounds) == rounds_of(entries) + 1
    assert rounds[-1] == [1]
    for left, slots in enumerate(reversed(rounds)):
        here = {entry for entry in slots if entry is not None}
        assert set(range(1, min(2**left, entries) + 1)) <= here
    assert all(max(each) <= entries for each in pairs(rounds[0]))
    byes = len(rounds[0]) - entries
    first = {entry for each in pairs(rounds[0]) for entry in each}
    assert first == set(range(byes + 1, entries + 1)) or entries == 1


@pytest.mark.parametrize(
    ("rounds", "games"),
    [(1, [9]), (3, [5, 8, 9]), (5, [5, 5, 5, 8, 9]), (6, [5, 5, 5, 5, 8, 9])],
)
def test_matches_grow_towards_the_final(rounds: int, games: list[int]) -> None:
    assert [games_in(number, rounds) for number in range(1, rounds + 1)] == games


@pytest.mark.parametrize("winners", [set(), {1, 4}, {3}])
def test_each_pair_has_one_winner(winners: set[int]) -> None:
    with pytest.raises(ValueError, match="no winner of"):
        onward(tree([1, 2, 3, 4]), winners)


def test_places_and_the_match_for_third() -> None:
    rounds = played(8)
    assert onward(rounds[-1], set()) == [1]
    assert rounds[1:] == [[1, 4, 2, 3], [1, 2], [1]]
    assert beaten(rounds[1], rounds[2]) == [4, 3]
    assert places(rounds) == [[1], [2], [4, 3], [8, 5, 7, 6]]
    assert places(rounds, third=4) == [[1], [2], [4], [3], [8, 5, 7, 6]]
    assert places(rounds[:2]) == [[1, 4, 2, 3], [8, 5, 7, 6]]


def test_the_plate_is_for_who_loses_the_first_match_played() -> None:
    seeds = list(range(1, 12))
    rounds = played(11, max)  # the worse seed wins
    assert plate(rounds[:2], seeds) == [6, 7, 8]
    assert plate(rounds[:3], seeds) == plate(rounds, seeds) == [1, 2, 3, 4, 6, 7, 8]


def rows(*margins: int) -> list[Pairing]:
    """Entries from 1 on, each beating entry 99 by so many tiles."""
    return [Pairing(n, (n, 99), Match(1, (by_margin(m),))) for n, m in enumerate(margins, 1)]


def test_a_place_that_is_shared_across_the_cut_needs_a_playoff() -> None:
    found = standings([1, 2, 3, 4, 5], rows(9, 7, 5, 5, 5))
    assert cut(found, 2) == Cut((1, 2))
    assert cut(found, 3) == Cut((1, 2), (3, 4, 5), 1)
    assert cut(found, 4) == Cut((1, 2), (3, 4, 5), 2)
    assert cut(found, 5) == cut(found, 9) == Cut((1, 2, 3, 4, 5))
    assert cut(found, 0) == Cut(())


def test_winners_of_groups_meet_seconds_of_other_groups() -> None:
    through = [[10, 11], [20, 21], [30, 31], [40, 41]]
    strength = [10, 20, 30, 40, 41, 31, 21, 11]
    seeds = seeds_from_groups(through, strength)
    assert seeds[:4] == [10, 20, 30, 40]
    for one, two in pairs(tree(seeds)):
        assert one // 10 != two // 10


def test_two_of_one_group_meet_where_there_is_no_other() -> None:
    assert seeds_from_groups([[1, 2, 3, 4]], [4, 3, 2, 1]) == [1, 2, 3, 4]
    assert seeds_from_groups([], []) == []


@given(st.integers(2, 16), st.integers(1, 4), st.integers(0, 999))
def test_of_several_groups_no_two_of_one_meet_at_once(groups: int, each: int, seed: int) -> None:
    through = [[100 * group + n for n in range(each)] for group in range(groups)]
    everybody = [entry for row in through for entry in row]
    seeds = seeds_from_groups(through, drawn(everybody, Random(seed)))
    assert sorted(seeds) == sorted(everybody)
    assert [seed % 100 for seed in seeds] == sorted(seed % 100 for seed in seeds)
    assert all(one // 100 != two // 100 for one, two in pairs(tree(seeds)))


def test_an_opened_secret_draws_every_lot_again() -> None:
    secret = bytes(range(32))
    entries = list(range(50))
    once = drawn(entries, lot(secret, "seeds"))
    assert once == drawn(entries[::-1], lot(secret, "seeds"))
    assert sorted(once) == entries
    others = [lot(secret, "groups"), lot(secret, "seeds", 1), lot(b"other", "seeds"), lot(secret)]
    assert all(drawn(entries, chance) != once for chance in others)
    assert lot(secret, "a", "b").random() != lot(secret, "a\nb").random()


def test_seeds_go_by_elo_then_ranking_then_lot() -> None:
    assert [seeding_elo(1700, games) for games in (0, 18, 36, 90)] == [1500, 1600, 1700, 1700]
    entries = [Rated(1), Rated(2, ranking=700), Rated(3, 1700, 36), Rated(4, 2000, 9), Rated(5)]
    found = [tuple(seeded(entries, Random(seed))) for seed in range(20)]
    assert set(found) == {(3, 4, 2, 1, 5), (3, 4, 2, 5, 1)}
    assert seeded(entries[::-1], Random(3)) == seeded(entries, Random(3))
