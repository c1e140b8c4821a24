"""Standings: what puts one entry above another, and which criterion did."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.tournaments.results import Ending, GameResult, Match, Sum, by_default
from tantrix.tournaments.rounds import (
    Bye,
    Pairing,
    Unplayed,
    free_points,
    late_byes,
    may_enter_late,
    may_request_bye,
    meetings,
)
from tantrix.tournaments.standings import Criterion, StandingRow, standings, tallies

from .drawn import GAMES, by_margin


def met(number: int, one: int, two: int, *games: GameResult) -> Pairing:
    return Pairing(number, (one, two), Match(len(games), games))


def summary(rows: list[StandingRow]) -> list[tuple[int, int, Criterion | None]]:
    return [(row.place, row.entry, row.decided) for row in rows]


def ruled(first: int, scores: tuple[int, int] = (0, 0)) -> GameResult:
    """A game whose points a Controller shared, so that they say nothing about the scores."""
    return GameResult(ending=Ending.RULED, ruled=first, scores=scores)


A, B, C, D = range(1, 5)


def test_three_equal_go_by_their_mutual_points() -> None:
    games = [met(1, A, B, by_margin(1)), met(2, B, C, by_margin(5)), met(3, C, A, by_margin(2))]
    found = tallies([A, B, C], games)
    assert [found[entry].tenths for entry in (A, B, C)] == [194, 217, 189]
    others = [met(4, A, D, ruled(116)), met(4, B, D, ruled(93)), met(4, C, D, ruled(121))]
    rows = standings([A, B, C, D], games + others)
    assert {row.tally.tenths for row in rows[:3]} == {310}
    assert summary(rows) == [
        (1, B, None),
        (2, A, Criterion.MUTUAL),
        (3, C, Criterion.MUTUAL),
        (4, D, Criterion.POINTS),
    ]


def test_mutual_points_are_passed_over_unless_all_have_met_equally_often() -> None:
    """Wins 6 5 6, margins of A +31 and of C +28; A and C have not met."""
    a = [met(n, A, D, ruled(100, (20, 15))) for n in range(1, 6)]  # 5 wins, +25
    c = [met(n, C, D, ruled(100, (20, 15))) for n in range(1, 6)]  # 5 wins, +25
    b = [met(n, B, D, ruled(100, (20, 15))) for n in range(1, 6)]  # 5 wins, +25
    games = [*a, *b, *c, met(6, A, B, ruled(100, (26, 20))), met(7, C, B, ruled(100, (23, 20)))]
    games += [met(7, A, D, ruled(100)), met(6, C, D, ruled(100))]
    rows = standings([A, B, C], games)
    tally = {row.entry: row.tally for row in rows}
    assert [tally[entry].wins for entry in (A, B, C)] == [6, 5, 6]
    assert [tally[entry].margin for entry in (A, C)] == [31, 28]
    assert {row.tally.tenths for row in rows} == {700}
    assert summary(rows) == [(1, A, None), (2, C, Criterion.MARGINS), (3, B, Criterion.WINS)]


def test_each_part_of_a_split_group_begins_again() -> None:
    """All three have not met equally often; once wins set C apart, A and B have."""
    games = [met(1, A, B, ruled(90, (5, 9))), met(2, A, D, ruled(110, (9, 5)))]
    games += [met(2, B, D, ruled(90)), met(1, C, D, ruled(200)), met(3, C, D, ruled(0))]
    rows = standings([A, B, C], games)
    assert {row.tally.tenths for row in rows} == {200}
    assert summary(rows) == [(1, B, None), (2, A, Criterion.MUTUAL), (3, C, Criterion.WINS)]


def test_own_tiles_are_last_and_then_a_place_is_shared() -> None:
    games = [met(1, A, D, ruled(100, (20, 20))), met(1, B, D, ruled(100, (30, 30)))]
    games += [met(1, C, D, ruled(100, (20, 20)))]
    assert summary(standings([C, A, B], games)) == [
        (1, B, None),
        (2, C, Criterion.TILES),
        (2, A, None),
    ]
    games.append(met(2, D, D + 1, ruled(0)))
    assert standings([A, B, C, D], games)[0].entry == D
    assert [row.place for row in standings([A, C, D + 1, B], games)] == [1, 2, 3, 3]


def test_byes_absences_and_late_entries() -> None:
    assert [Bye(1, A, why, 4).tenths for why in Unplayed] == [600, 400, 0, 200]
    assert late_byes(A, {2: 5, 1: 1}) == [
        Bye(1, A, Unplayed.LATE, 1),
        Bye(2, A, Unplayed.LATE, 5),
    ]
    rows = standings([A, B], [], [Bye(1, B, Unplayed.BYE, 2), *late_byes(A, {1: 2})])
    assert [(row.entry, row.tally.tenths, row.tally.byes) for row in rows] == [
        (B, 300, 1),
        (A, 100, 0),
    ]
    assert (rows[0].tally.wins, rows[0].tally.games) == (0, 0)


def test_a_default_is_a_win_and_nothing_else() -> None:
    tally = tallies([A, B], [met(1, A, B, by_default(1))])[A]
    assert (tally.tenths, tally.wins, tally.margin, tally.tiles) == (150, 1, 0, 0)


def test_neither_came() -> None:
    tally = tallies([A, B], [met(1, A, B, GameResult(ending=Ending.ABSENT))])[A]
    assert (tally.tenths, tally.games, tally.wins, tally.ties, tally.losses) == (0, 0, 0, 0, 0)


def test_a_correction_changes_standings_and_its_reversal_restores_them() -> None:
    games = [met(1, A, B, by_margin(1)), met(1, C, D, by_margin(9)), met(2, A, C, by_margin(2))]
    before = summary(standings([A, B, C, D], games))
    corrected = [met(1, A, B, by_margin(-36)), *games[1:]]
    assert [row.entry for row in standings([A, B, C, D], corrected)] == [C, B, A, D]
    corrected[0] = games[0]
    assert summary(standings([A, B, C, D], corrected)) == before


def test_standings_by_wins() -> None:
    games = [met(1, A, B, by_margin(36)), met(2, A, B, by_margin(-1)), met(3, A, B, by_margin(-1))]
    assert [row.entry for row in standings([A, B], games)] == [A, B]
    assert summary(standings([A, B], games, by=Sum.WINS)) == [
        (1, B, None),
        (2, A, Criterion.WINS),
    ]


def test_who_has_had_byes_or_won_by_default() -> None:
    pairings = [
        met(1, A, B, by_default(0), by_default(0)),
        met(2, A, C, by_default(1), by_margin(3)),
    ]
    byes = [Bye(1, C, Unplayed.BYE, 1), Bye(2, C, Unplayed.REQUESTED, 1)]
    byes += [Bye(1, D, Unplayed.LATE, 1), Bye(2, D, Unplayed.ABSENT, 1)]
    assert free_points(pairings, byes) == {B: 1, C: 2}
    assert meetings(reversed(pairings)) == {(A, B): [1], (A, C): [2]}


@pytest.mark.parametrize(
    ("number", "had", "may"),
    [(1, 0, True), (5, 1, False), (6, 1, True), (6, 2, False), (16, 0, False), (15, 2, True)],
)
def test_one_bye_may_be_requested_in_every_five_rounds_begun(
    number: int, had: int, *, may: bool
) -> None:
    assert may_request_bye(number, 16, had) is may


def test_one_may_enter_late_until_half_of_the_rounds_are_paired() -> None:
    assert [may_enter_late(paired, 6) for paired in range(5)] == [True, True, True, False, False]
    assert may_enter_late(2, 5)
    assert not may_enter_late(3, 5)


@st.composite
def seasons(draw: st.DrawFn) -> tuple[list[int], list[Pairing], list[Bye]]:
    """Entries with few different results, so that many of them are equal."""
    entries = list(range(1, draw(st.integers(2, 8)) + 1))
    few = st.sampled_from([by_margin(n) for n in (-4, 0, 4)]) | GAMES
    pairs = draw(st.lists(st.sampled_from(list(combinations(entries, 2))), max_size=20))
    pairings = [met(n, *pair, draw(few)) for n, pair in enumerate(pairs, 1)]
    why = st.sampled_from(Unplayed)
    away = draw(st.lists(st.tuples(st.sampled_from(entries), why), max_size=4))
    return entries, pairings, [Bye(1, entry, reason, 1) for entry, reason in away]


def ordered(
    entries: frozenset[int], pairings: list[Pairing], byes: list[Bye]
) -> list[frozenset[int]]:
    """Places by the words of [S4.8], counted anew from the games for every group."""

    def games(entry: int, among: frozenset[int]) -> list[tuple[int, int, int, int]]:
        return [
            (game.tenths[0], game.winner == 0, game.margin, game.tiles[0])
            for pairing in pairings
            if entry in pairing.sides and set(pairing.sides) - {entry} <= among
            for game in (
                pairing.match.results[0]
                if pairing.sides[0] == entry
                else pairing.match.results[0].swapped(),
            )
        ]

    def total(entry: int, column: int) -> int:
        return sum(row[column] for row in games(entry, entries_of_all))

    def keys(group: frozenset[int]) -> list[dict[int, int]]:
        often = {sum({one, two} == set(each.sides) for each in pairings)
                 for one, two in combinations(group, 2)}  # fmt: skip
        mutual = {entry: sum(row[0] for row in games(entry, group)) for entry in group}
        return [
            mutual if len(often) == 1 else dict.fromkeys(group, 0),
            *({entry: total(entry, column) for entry in group} for column in (1, 2, 3)),
        ]

    def refine(group: frozenset[int]) -> list[frozenset[int]]:
        for key in keys(group):
            values = sorted(set(key.values()), reverse=True)
            if len(values) > 1:
                parts = [frozenset(e for e in group if key[e] == value) for value in values]
                return [place for part in parts for place in refine(part)]
        return [group]

    entries_of_all = entries
    points = {e: total(e, 0) + sum(bye.tenths for bye in byes if bye.entry == e) for e in entries}
    groups = [
        frozenset(e for e in entries if points[e] == value)
        for value in sorted(set(points.values()), reverse=True)
    ]
    return [place for group in groups for place in refine(group)]


@given(seasons())
def test_places_are_those_of_the_rule_read_word_by_word(
    season: tuple[list[int], list[Pairing], list[Bye]],
) -> None:
    entries, pairings, byes = season
    rows = standings(entries, pairings, byes)
    places = sorted({row.place for row in rows})
    shared = [frozenset(row.entry for row in rows if row.place == place) for place in places]
    assert shared == ordered(frozenset(entries), pairings, byes)
    for above, row in pairwise(rows):
        assert (row.decided is None) == (row.place == above.place)
        if row.decided is Criterion.POINTS:
            assert above.tally.tenths > row.tally.tenths


@given(seasons(), st.integers(0, 99))
def test_the_order_of_results_changes_nothing(
    season: tuple[list[int], list[Pairing], list[Bye]], seed: int
) -> None:
    entries, pairings, byes = season
    again = Random(seed).sample(pairings, len(pairings))
    turned = [
        Pairing(p.round, p.sides[::-1], Match(1, (p.match.results[0].swapped(),))) for p in again
    ]
    assert summary(standings(entries, pairings, byes)) == summary(
        standings(entries, turned, byes[::-1])
    )


@given(seasons())
def test_a_round_gives_20_for_each_game_and_what_byes_are_worth(
    season: tuple[list[int], list[Pairing], list[Bye]],
) -> None:
    entries, pairings, byes = season
    found = tallies(entries, pairings, byes)
    games = sum(each.match.results[0].ending is not Ending.ABSENT for each in pairings)
    assert sum(tally.tenths for tally in found.values()) == 200 * games + sum(
        bye.tenths for bye in byes
    )
    assert all(t.wins + t.ties + t.losses == t.games for t in found.values())
